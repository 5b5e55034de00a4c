"""Hostile sources end in an error: Clang's memory, disk space and time are limited."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import ParseError
from wfv.opencl import clang
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.clang import compile_opencl
from wfv.opencl.limited_process import Limits, run_limited

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits are set by Linux's prlimit")
MILLION = 1 << 20
KERNEL = "kernel void k(global int *x) {{ x[0] = {0}; }}\n"
# Ten to the ninth of `x[1] +`: a name for ten of the one before.
LAUGHS = "#define A0 x[1] +\n" + "".join(f"#define A{i + 1} {f'A{i} ' * 10}\n" for i in range(9))


def refusal(source: str) -> wfv.ParseError:
    with pytest.raises(wfv.ParseError) as caught:
        wfv.build(source)
    assert caught.value.help and "Traceback" not in str(caught.value)
    return caught.value


@needs_clang
@pytest.mark.parametrize("line", ['#include "x.h"', '#include "{}/x.h"', '#embed "{}/x.h"', '%:inc\\\nlude "{}/x.h"'])
def test_an_isolated_source_reads_no_file(line: str, tmp_path: Path) -> None:
    (tmp_path / "x.h").write_text("1")
    source = "kernel void f(global int *p) { p[0] =\n" + line.format(tmp_path) + "\n; }\n"
    assert compile_opencl(source, directory=tmp_path).ir
    options = BuildOptions(is_isolated=True, include_dirs=(str(tmp_path),))
    with pytest.raises(ParseError, match="file not found"):
        compile_opencl(source, options, directory=tmp_path)
    assert compile_opencl("kernel void f(global int *p) { p[get_global_id(0)] = 1; }", options).ir


@needs_clang
@linux
def test_growing_macros_exceed_the_cpu_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.opencl.limited_process.LIMITS", Limits(cpu=1))
    began = time.process_time()
    assert "Clang was stopped: it does not end within 1 s" in refusal(LAUGHS + KERNEL.format("A9 0")).message
    assert time.process_time() - began < 1  # Clang's time is not ours


@needs_clang
@linux
@pytest.mark.parametrize(
    "source",
    [
        "constant int a[1 << 28] = {[0 ... (1 << 28) - 1] = 7};\n" + KERNEL.format("a[x[1]]"),
        "constant struct { char a[1 << 30]; } a[8] = {[0 ... 7].a[0 ... (1 << 30) - 1] = 7};\n"
        + KERNEL.format("a[x[1]].a[0]"),
    ],
    ids=["array", "struct"],
)
def test_large_arrays_exceed_the_memory_limit(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.opencl.limited_process.LIMITS", Limits(memory=1 << 30, cpu=60))
    assert "Clang was stopped: it needs more than 1024 MiB" in refusal(source).message


@needs_clang
def test_an_expression_that_is_nested_too_deeply_is_refused() -> None:
    assert "nesting level" in refusal(KERNEL.format("(" * 100_000 + "1" + ")" * 100_000)).message
    assert re.search("Clang (was killed|failed)", refusal(KERNEL.format("-~" * 100_000 + "x[1]")).message)


@needs_clang
def test_an_include_of_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text('#include "k.cl"\n' + KERNEL.format("1"))
    with pytest.raises(wfv.ParseError, match="nested too deeply"):
        wfv.build(tmp_path / "k.cl")


@linux
@pytest.mark.parametrize(
    ("script", "limits", "reason"),
    [
        pytest.param("while True: pass", Limits(cpu=1), "within 1 s", marks=pytest.mark.full),
        ("import time; time.sleep(60)", Limits(time=0.2), "within 0.2 s"),
        ("import sys\nwhile True: sys.stdout.write('x' * 10000)", Limits(output=MILLION), "more than 1 MiB"),
        ("import sys\nwhile True: sys.stderr.write('x' * 10000)", Limits(output=MILLION), "more than 1 MiB"),
    ],
    ids=["cpu", "time", "output", "errors"],
)
def test_a_child_is_stopped_at_its_limits(script: str, limits: Limits, reason: str, tmp_path: Path) -> None:
    head = "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_DFL)\n"  # Python itself ignores it
    done = run_limited([sys.executable, "-c", head + script], b"", tmp_path, limits)
    assert reason in done.exceeded and done.code != 0
    assert len(done.stdout) <= limits.output and len(done.stderr) <= limits.output


@linux
def test_limits_apply_to_the_child_only(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    script = "import resource as r; print(r.getrlimit(r.RLIMIT_AS)[0], r.getrlimit(r.RLIMIT_FSIZE)[0], input())"
    script = "import time; time.sleep(0.3)\n" + script  # the limits are set after the process has started
    done = run_limited([sys.executable, "-c", script], b"given", tmp_path, Limits(memory=1 << 30, output=MILLION))
    assert (done.code, done.stdout, done.stderr, done.exceeded) == (0, b"1073741824 1048576 given\n", b"", "")
    assert resource.getrlimit(resource.RLIMIT_FSIZE) == before


# OpenCL C, and IR that another process reads first.
STREAMS = """
import os, numpy as np, wfv
source = "kernel void k(global int *x) { x[get_global_id(0)] = 3; }"
ir = "define spir_kernel void @k(ptr addrspace(1) %x) { store i32 3, ptr addrspace(1) %x ret void }"
x = [np.zeros(4, np.int32), np.zeros(1, np.int32)]
for each, text in zip(x, (source, ir)):
    wfv.build(text).k(len(each), None, each)
os._exit(sum(map(sum, x)))
"""


@needs_clang
@linux
@pytest.mark.every_case
@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_a_program_may_have_closed_standard_streams(closed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that it opens then have the numbers of the streams, which are others in Clang's process."""
    monkeypatch.setenv("WFV_CACHE", "off")
    line = ["/bin/sh", "-c", f'"$0" -c "$1" {closed}', sys.executable, STREAMS]
    assert subprocess.run(line, check=False, timeout=120).returncode == 15


@linux
def test_an_interrupt_kills_the_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    children: list[int] = []

    def interrupted(pid: int, limits: Limits) -> None:
        children.append(pid)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("wfv.opencl.limited_process._limit", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run_limited([sys.executable, "-c", "import time; time.sleep(60)"], b"", tmp_path, Limits())
    with pytest.raises(ChildProcessError):
        os.waitpid(children[0], os.WNOHANG)


@needs_clang
def test_a_source_with_too_many_locations_is_compiled_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "".join(f"  x[{i}] = x[{i} * x[{i}]];\n" for i in range(20))
    source = f"kernel void k(global int *x) {{\n{lines}}}\n"
    told = len(clang.compile_opencl(source).ir.split("!DILocation(")) - 1
    assert told > 40
    monkeypatch.setattr("wfv.ir.source_locations.MAX_DEPTH", 10)
    assert "!DILocation(" in wfv.build(source).text  # many nodes, but no long chain of them
    monkeypatch.setattr("wfv.ir.source_locations.MAX_NODES", told)
    assert "!DILocation(" not in wfv.build(source).text
