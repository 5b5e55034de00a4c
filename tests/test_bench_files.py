"""`wfv bench` on a kernel of the user's own."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support.command_line import fail, succeed, wfv
from tests.support.requires import needs_clang

SAXPY = "docs/examples/saxpy.cl"
LAUNCH = ("-g", "1000", "-a", "y=ones:f32:1000", "-a", "x=arange:f32:1000", "-a", "a=2")
FEW = ("--runs", "15", "--max-seconds", "0", "--target", "host")


@needs_clang
def test_a_kernel_of_a_file_is_verified_and_timed(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    output = succeed("bench", f"{SAXPY}:saxpy", *LAUNCH, *FEW, "--strategies", "unival,unicf", "--json", str(record))
    assert "saxpy" in output and "unival" in output
    results = json.loads(record.read_text())["results"]
    assert [each["strategy"] for each in results] == ["scalar", "unival", "unicf"]
    assert all(len(each["samples"]) == 15 for each in results)


@needs_clang
def test_a_launch_that_is_not_complete_is_refused() -> None:
    assert "no kernel 'saxpi'" in fail("bench", f"{SAXPY}:saxpi", *LAUNCH)
    assert "no argument for y" in fail("bench", SAXPY, "-g", "1000")
    assert "no global size" in fail("bench", SAXPY)
    assert "measured alone" in fail("bench", SAXPY, "NBody", *LAUNCH)


def test_bundled_kernels_have_their_own_arguments() -> None:
    assert "has its own sizes" in fail("bench", "NBody", "-g", "1000")


@needs_clang
def test_results_outside_of_arrays_are_not_called_verified(tmp_path: Path) -> None:
    source = tmp_path / "nothing.cl"
    source.write_text("kernel void nothing(int n) {}")
    result = wfv("bench", str(source), "-g", "64", "-a", "n=1", *FEW, "--strategies", "unicf")
    assert result.exit_code == 0 and "not compared" in result.stderr
