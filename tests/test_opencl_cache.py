"""Clang's results on disk: reused until the source, an option or an included file changes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wfv.cache.store import Cache, Store
from wfv.errors import ParseError
from wfv.opencl import clang
from wfv.opencl import clang_cache as opencl
from wfv.opencl.build_options import BuildOptions, make_build_options
from wfv.opencl.clang import compile_opencl
from wfv.opencl.clang_program import clang_command
from wfv.opencl.translation import Translation

try:
    clang_command()
except Exception as error:
    pytest.skip(f"needs Clang: {error}", allow_module_level=True)

SOURCE = '#include "k.h"\n__kernel void f(__global int *x) { x[get_global_id(0)] = K; }\n'


class Runs:
    """The cached compiler, in a directory with headers, and how often it really ran."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.count, self.store = root / "src", 0, Store(root / "cache")
        self.root.mkdir()
        self.write("k.h", "#define K 1\n")
        monkeypatch.setattr(clang, "compile_opencl", self._compile)

    def _compile(self, source: str, options: BuildOptions, **more: object) -> Translation:
        self.count += 1
        return compile_opencl(source, options, **more)  # type: ignore[arg-type]

    def write(self, name: str, text: str) -> None:
        """Writes a file with an old modification time."""
        path = self.root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        os.utime(path, (time.time() - 10,) * 2)

    def __call__(self, source: str = SOURCE, options: str = "", **more: object) -> str:
        more.setdefault("directory", self.root)
        made = opencl.compile_cached(source, make_build_options(options), cache=self.store, **more)  # type: ignore[arg-type]
        self.log = made.log
        return made.ir

    def ran(self, source: str = SOURCE, options: str = "", **more: object) -> bool:
        before = self.count
        self(source, options, **more)
        return self.count > before


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    return Runs(tmp_path, monkeypatch)


def test_an_unchanged_source_is_compiled_once(runs: Runs) -> None:
    first = runs()
    assert (runs(), runs.count) == (first, 1)
    assert first == compile_opencl(SOURCE, directory=runs.root).ir
    assert "store i32 1," in first


def test_warnings_are_kept(runs: Runs) -> None:
    source = "#warning mind the gap\n" + SOURCE
    for _ in range(2):
        runs(source)
        assert "mind the gap" in runs.log
    assert runs.count == 1


def test_the_key_covers_all_inputs(runs: Runs) -> None:
    runs()
    assert runs.ran(SOURCE + " ")
    assert runs.ran(options="-D N=1")
    assert runs.ran(options="-D N=2")
    assert runs.ran(options="-cl-fast-relaxed-math")
    assert runs.ran(options="-cl-opt-disable")
    assert runs.ran(options=f"-I {runs.root}")
    assert runs.ran(name="other.cl")
    assert runs.ran(contract=False)
    assert not runs.ran()
    assert not runs.ran(options="-D N=1")


def test_an_included_file_that_changes(runs: Runs) -> None:
    runs.write("k.h", '#include "sub dir/#k$.h"\n')
    runs.write("sub dir/#k$.h", "#define K 5\n")
    assert "store i32 5," in runs()
    assert not runs.ran()
    runs.write("sub dir/#k$.h", "#define K 6\n")
    assert "store i32 6," in runs()
    assert not runs.ran()
    (runs.root / "sub dir/#k$.h").unlink()
    with pytest.raises(ParseError):
        runs()


def test_a_file_that_would_be_included_instead(runs: Runs) -> None:
    runs.write("one/other.h", "")
    runs.write("two/n.h", "#define K 2\n")
    source = SOURCE.replace("k.h", "n.h")
    dirs = f"-I {runs.root / 'one'} -I {runs.root / 'two'}"
    assert "store i32 2," in runs(source, dirs)
    assert not runs.ran(source, dirs)
    runs.write("one/n.h", "#define K 3\n")
    assert "store i32 3," in runs(source, dirs)
    assert not runs.ran(source, dirs)


def test_a_new_file_in_the_including_files_directory(runs: Runs) -> None:
    runs.write("k.h", '#include "sub/a.h"\n')
    runs.write("sub/a.h", '#include "b.h"\n')
    runs.write("b.h", "#define K 2\n")
    assert "store i32 2," in runs()
    runs.write("sub/b.h", "#define K 3\n")
    assert "store i32 3," in runs()


@pytest.mark.parametrize("text", ["int t = sizeof(__TIME__);", "int t = sizeof(__DATE__);"])
def test_unstable_sources_are_not_cached(runs: Runs, text: str) -> None:
    source = SOURCE.replace("{ x", "{\n" + text + "\nx")
    assert runs.ran(source)
    assert runs.ran(source)
    runs.write("k.h", "#define K 1 // __DATE__\n")
    assert runs.ran()
    assert runs.ran()


def test_a_header_that_was_just_written_is_not_cached(runs: Runs) -> None:
    runs.write("k.h", "#define K 4\n")
    later = time.time() + 100
    os.utime(runs.root / "k.h", (later, later))
    assert runs.ran()
    assert runs.ran()


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_included_but_not_read_here(runs: Runs, device: str) -> None:
    """Clang takes it for an empty file; /dev/zero has no end."""
    for _ in range(2):
        assert runs.ran(f'#include "{device}"\n' + SOURCE)


def test_a_pipe_where_a_file_would_be_included_instead(runs: Runs) -> None:
    for folder in ("first", "second"):
        runs.write(f"{folder}/p.h", "#define K 5\n")
    source, options = (
        "#include <p.h>\nkernel void f(global int *x) { x[0] = K; }",
        f"-I {runs.root}/first -I {runs.root}/second",
    )
    (runs.root / "first" / "p.h").unlink()
    runs(source, options=options)
    os.mkfifo(runs.root / "first" / "p.h")
    assert not runs.ran(source, options=options)  # a pipe is not read


def test_errors_are_not_cached(runs: Runs) -> None:
    for _ in range(2):
        with pytest.raises(ParseError, match="not OpenCL C"):
            runs("__kernel void f(")
    assert runs.count == 2


def test_without_a_cache(runs: Runs) -> None:
    for _ in range(2):
        opencl.compile_cached(SOURCE, directory=runs.root, cache=Cache())
    assert runs.count == 2


def test_another_clang_compiles_again(runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs()
    script = tmp_path / "clang"
    script.write_text(f'#!/bin/sh\nexec {" ".join(clang_command())} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setattr(opencl, "clang_command", lambda: (str(script),))
    assert runs.ran()
    assert not runs.ran()
    os.utime(script, ns=(0, 0))
    assert runs.ran()
    assert not runs.ran()


PROGRAM = """
import sys, numpy as np, wfv
program = wfv.build(sys.argv[1])
kernel = program.f
x = np.zeros(16, np.int32)
kernel(16, 4, x)
assert ("wfv.pipeline" in sys.modules) == (sys.argv[2] == "cold"), sys.argv[2]
print(x[0], program.build_log.count("mind"))
"""


def test_a_program_in_opencl_c_is_built_without_clang_and_the_passes(runs: Runs, tmp_path: Path) -> None:
    runs.write("f.cl", "#warning mind the gap\n" + SOURCE)

    def run(how: str) -> str:
        environment = {**os.environ, "WFV_CACHE": str(tmp_path / "compiled"), "WFV_CLANG": clang}
        arguments = [sys.executable, "-c", PROGRAM, str(runs.root / "f.cl"), how]
        done = subprocess.run(arguments, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    log, clang = tmp_path / "log", str(tmp_path / "clang")
    Path(clang).write_text(f'#!/bin/sh\necho "$1" >> {log}\nexec {" ".join(clang_command())} "$@"\n')
    Path(clang).chmod(0o755)
    assert run("cold") == "1 2"  # the message and the line
    calls = log.read_text().count("\n")
    assert run("warm") == "1 2"  # the message and the line
    assert log.read_text().count("\n") == calls
    runs.write("k.h", "#define K 9\n")
    assert run("cold") == "9 2"  # the message and the line
    assert run("warm") == "9 2"  # the message and the line
