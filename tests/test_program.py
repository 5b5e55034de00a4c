"""Programs: sources, kernels by name, and the package's public names."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from passes.launch_module import LaunchModule
from tests.support.launch_ir import saxpy_kernel
from wfv.options import Options

ROOT = Path(__file__).parent.parent
pytest.importorskip("wfv.pipeline")


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A program of the hand-written saxpy and an empty kernel, with a fake compiler."""
    saxpy = saxpy_kernel()
    asked: list[tuple[str, str, Options]] = []

    def compile_kernel(text: str, name: str, options: Options) -> LaunchModule:
        asked.append((text, name, options))
        return LaunchModule(saxpy.ir, saxpy.interface)

    monkeypatch.setattr("wfv.pipeline.compile_kernel", compile_kernel)
    monkeypatch.setattr("wfv.pipeline.kernel_names", lambda text: ["saxpy", "kernels", "blackScholes"])
    monkeypatch.setattr("wfv.pipeline.read_kernels", lambda text, is_clangs: (f"read {text}".rstrip(), {}))
    made = wfv.build("define\n@", strategy="boscc", lanes=4, threads=2)
    object.__setattr__(made, "asked", asked)
    return made


def run_saxpy(kernel: Any) -> None:
    x, y = np.arange(100, dtype=np.float32), np.ones(100, np.float32)
    kernel(100, 10, x, y, 2)
    np.testing.assert_array_equal(y, 2 * x + 1)


def test_kernels_are_attributes_and_items(program: Any) -> None:
    run_saxpy(program.saxpy)
    run_saxpy(program["saxpy"])
    assert program.saxpy is program["saxpy"]
    assert program.kernels == ("saxpy", "kernels", "blackScholes") == tuple(program)
    assert program["kernels"].name == "kernels"
    assert {"saxpy", "kernels", "options"} <= set(dir(program))
    assert "saxpy" in repr(program)


def test_kernels_are_compiled_at_their_first_use(program: Any) -> None:
    assert program.asked == []
    run_saxpy(program.saxpy)
    run_saxpy(program.saxpy)
    ((text, name, options),) = program.asked
    assert (text, name) == ("read define\n@", "saxpy")
    assert (options.strategy.name, options.lanes, options.target, options.fits_index32) == ("boscc", 4, "host", True)
    assert program.saxpy.threads == 2


def test_an_unknown_kernel_name_gets_suggestions(program: Any) -> None:
    with pytest.raises(wfv.OptionError, match=r"no kernel 'blackscholes'[\s\S]*did you mean blackScholes\?") as caught:
        _ = program.blackscholes
    assert isinstance(caught.value, AttributeError)
    assert not hasattr(program, "nothing")
    with pytest.raises(wfv.OptionError, match=r"no kernel 'zzz'[\s\S]*valid names: saxpy, kernels, blackScholes"):
        program["zzz"]
    with pytest.raises(wfv.OptionError, match="no kernel 0: not a name"):
        program[0]
    with pytest.raises(AttributeError):
        _ = program._private


def test_lanes_fill_a_register_by_default(program: Any) -> None:
    for target, lanes in (("x86-64-v2", 4), ("x86-64-v3", 8), ("x86-64-v4", 16)):
        assert wfv.build("define\n@", target=target).options.lanes == lanes


def test_numpy_integers_as_options() -> None:
    text = "define void @k(ptr %y) {\n  store i32 1, ptr %y\n  ret void\n}\n"
    lanes, threads, printf_bytes = np.int64(4), np.int32(2), np.uint16(64)
    program = wfv.build(text, lanes=lanes, threads=threads, printf_bytes=printf_bytes)  # type: ignore[arg-type]
    y = np.zeros(1, np.int32)
    program.k(8, None, y, threads=np.int8(1))
    assert (y[0], type(program.options.lanes), program.k.threads) == (1, int, 2)
    assert "define" in program.k.compiled(lanes=np.uint8(8)).ir()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"strategy": "unicfg"}, "unknown strategy 'unicfg'[^$]*did you mean unicf"),
        ({"lanes": 3}, "3 lanes: not a power of two"),
        ({"lanes": 8.0}, "lanes=8.0: not an integer"),
        ({"lanes": "8"}, "lanes='8': not an integer"),
        ({"strategy": 1}, "unknown strategy 1"),
        ({"math": 1}, "unknown math level 1"),
        ({"target": ["host"]}, "unknown target"),
        ({"boscc": "skip"}, "boscc='skip': not a wfv.Boscc"),
        ({"threads": 2.0}, "2.0 threads"),
        ({"printf_bytes": "1"}, "printf_bytes='1': not an integer"),
        ({"target": "avx"}, "unknown target 'avx'"),
        ({"threads": 0}, "0 threads"),
    ],
)
def test_bad_options_are_refused(program: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises(wfv.Error, match=message):
        wfv.build("define\n@", **options)


def test_sources_are_paths_or_texts(program: Any, tmp_path: Path) -> None:
    path = tmp_path / "module.ll"
    path.write_text("define from a file")
    for source in (path, str(path)):
        kernel = wfv.build(source).saxpy
        _ = kernel.ir
        assert program.asked[-1][0] == "read define from a file"


@pytest.mark.parametrize(
    ("source", "error", "message"),
    [
        ("nowhere.ll", wfv.OptionError, "cannot read 'nowhere.ll': No such file"),
        (Path("nowhere.ll"), wfv.OptionError, "No such file"),
        (ROOT, wfv.OptionError, "Is a directory"),
        ("", wfv.OptionError, "path is empty"),
        ("a\0b", wfv.OptionError, "cannot read"),
        (5, wfv.OptionError, "not int"),
        (None, wfv.OptionError, "not NoneType"),
        (b"BC\xc0\xde1234", wfv.ParseError, "not LLVM bitcode"),
        (b"\xff\xfe\x00\x01", wfv.ParseError, "not a text file"),
    ],
)
def test_bad_sources_are_refused(source: Any, error: type[Exception], message: str, tmp_path: Path) -> None:
    if isinstance(source, bytes):
        (tmp_path / "file.ll").write_bytes(source)
        source = tmp_path / "file.ll"
    with pytest.raises(error, match=message):
        wfv.build(source)


def test_text_that_is_not_ir_is_a_parse_error() -> None:
    with pytest.raises(wfv.ParseError):
        wfv.build("this is\nnot LLVM IR\n")


def test_the_package_exports_its_public_names() -> None:
    pytest.importorskip("numba", reason="kernels in Python need Numba")
    for name in wfv.__all__:
        assert getattr(wfv, name) is not None
    assert [name for name in dir(wfv) if not name.startswith("__")] == sorted(wfv.__all__)
    assert "__version__" in dir(wfv)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = wfv.nothing


def test_importing_the_package_loads_nothing_heavy() -> None:
    script = "import sys, wfv; print([name for name in ('numpy', 'llvmlite', 'networkx') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"


def test_the_version_is_the_installed_one() -> None:
    try:
        installed = importlib.metadata.version("wfv")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("wfv is not installed")
    assert wfv.__version__ == installed
