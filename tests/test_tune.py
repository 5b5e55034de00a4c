"""`wfv tune`: the choices of `auto` for a launch, which later launches find; wrong results and options."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from tests.support.command_line import wfv as command

# The first work-item to come stores its id: with lanes, the last lane of the first vector.
FIRST = """
define spir_kernel void @first(ptr addrspace(1) %y, ptr addrspace(1) %z) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %old = load i32, ptr addrspace(1) %y, align 4
  %free = icmp eq i32 %old, 0
  br i1 %free, label %take, label %end
take:
  %id32 = trunc i64 %id to i32
  %own = add i32 %id32, 1
  store i32 %own, ptr addrspace(1) %y, align 4
  br label %end
end:
  %p = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %id
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


@pytest.mark.parametrize("name", ["DCT", pytest.param("BitonicSort", marks=pytest.mark.full)])
def test_bundled_kernels(name: str, tmp_path: Path) -> None:
    record = tmp_path / "found.json"
    text = succeed("tune", name, "--size", "small", "--json", str(record))
    assert ", tuned: " in text and "WRONG" not in text
    assert re.search(r"auto: \w+", text) and f"{name}, host, size small" in text
    found = json.loads(record.read_text())
    assert {row["strategy"] for row in found["results"]} == {"scalar", "auto"}
    assert all(row["samples"] and not row["mismatches"] for row in found["results"])


def test_a_file_with_wrong_results(tmp_path: Path) -> None:
    path = tmp_path / "first.ll"
    path.write_text(FIRST)
    items = "100000"
    result = command("tune", str(path), "-g", items, "-a", "y=zeros:i32:1", "-a", f"z=zeros:i32:{items}")
    assert result.exit_code == 3 and "WRONG" in result.stdout
    assert "wrong: first with auto: y: 1 of 1 differ" in result.stderr


def test_options_that_do_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "first.ll"
    path.write_text(FIRST)
    assert "NBody has its own sizes" in fail("tune", "NBody", "-g", "64")
    assert "--size is for bundled kernels" in fail("tune", str(path), "--size", "small")
    assert "no global size" in fail("tune", str(path))
    assert "no size 'huge'" in fail("tune", "NBody", "--size", "huge")
    assert "no directory" in fail("tune", "NBody", "--json", str(tmp_path / "none" / "x.json"))
    assert "did you mean" in fail("tune", "NBdy")


def test_later_launches_run_what_was_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    succeed("tune", "Saxpy", "--threads", "2")
    benchmark = catalog.load("Saxpy")
    launch = benchmark.workload("default", 1).launches[0]
    kernel = wfv.build(benchmark.ir_path, strategy="auto", threads=2)[benchmark.kernel]
    remarks = kernel.launch_remarks(launch.global_size, launch.local_size)
    assert ", tuned: " in remarks[-1].text
    kernel(launch.global_size, launch.local_size, *launch.args)
    assert "by the cost model" in kernel.launch_remarks(launch.global_size, launch.local_size, threads=1)[-1].text
