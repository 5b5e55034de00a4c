"""A divergence profile decides where BOSCC votes; one of another kernel or of another source is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wfv
from passes.records import record
from tests.support.command_line import fail, succeed
from wfv.cache.keys import plain
from wfv.divergence_profile import Profile, read_profile
from wfv.errors import OptionError
from wfv.options import Boscc, make_options
from wfv.runtime.cached_compiler import kernel_parts

LANES, COUNT = 8, 64
COPIES = Boscc(copy_threshold=1)  # masks cost little here on most machines


def source(name: str = "k", addend: int = 7) -> str:
    """A kernel that divides where its input is large: a region that is worth a skip unless lanes mostly need it."""
    return f"""
define spir_kernel void @{name}(ptr addrspace(1) %out, ptr addrspace(1) %x) {{
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %c = icmp sgt i32 %v, 5
  br i1 %c, label %large, label %end
large:
  %a = add i32 %v, {addend}
  %b = udiv i32 100000, %a
  %d = udiv i32 %b, %v
  store i32 %d, ptr addrspace(1) %po, align 4
  br label %end
end:
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


FEW = np.where(np.arange(COUNT) == 3, 9, 1).astype(np.int32)  # one vector needs the region
ALL = np.full(COUNT, 9, np.int32)
MIXED = np.where(np.arange(COUNT) % 2, 9, 1).astype(np.int32)  # each vector does, but not with all lanes


def profile(x: np.ndarray, strategy: str = "unicf") -> Profile:
    kernel = wfv.build(source(), strategy=strategy, lanes=LANES).k
    (found,) = wfv.trace_lanes(kernel, (COUNT, COUNT), (np.zeros(COUNT, np.int32), x)).profile()
    return found


def votes(strategy: str, boscc: Boscc) -> set[str]:
    """The votes of the vectorized kernel, which is run on all inputs first."""
    program = wfv.build(source(), strategy=strategy, lanes=LANES, boscc=boscc)
    for x in (FEW, ALL, MIXED):
        out = np.zeros(COUNT, np.int32)
        program.k(COUNT, COUNT, out, x)
        np.testing.assert_array_equal(out, np.where(x > 5, 100000 // (x + 7) // x, 0))
    (remark,) = (each for each in program.k.remarks if each.kind == "boscc")
    return {
        word for word, text in (("any", ": skipped if no lane"), ("all", "a copy without masks")) if text in remark.text
    }


@pytest.mark.every_case
@pytest.mark.parametrize("strategy", ["boscc", "unicf+boscc"])
def test_the_measured_shares_decide(strategy: str) -> None:
    assert votes(strategy, COPIES) == {"any", "all"}  # nothing is known
    assert votes(strategy, replace(COPIES, profile=profile(FEW))) == {"any"}
    assert votes(strategy, replace(COPIES, profile=profile(ALL))) == {"all"}
    assert votes(strategy, replace(COPIES, profile=profile(MIXED))) == set()
    assert votes(strategy, Boscc(threshold=0, copy_threshold=0, profile=profile(MIXED))) == {"any", "all"}


@pytest.mark.every_case
@pytest.mark.parametrize("strategy", ["naive", "unival", "boscc", "unicf+boscc", "partial"])
def test_each_strategy_measures_the_same_shares(strategy: str) -> None:
    shares = {profile(x, strategy).edge("k.c0", "entry", 0) for x in (FEW,)}
    assert shares == {profile(FEW).edge("k.c0.vector", "entry", 0)} != {None}


def test_a_branch_that_no_lane_reached_keeps_the_estimate() -> None:
    found = profile(FEW)
    empty = found._replace(branches=tuple(each._replace(empty=each.runs) for each in found.branches))
    assert empty.edge("k.c0", "entry", 0) is None and found.edge("k.c0", "other", 0) is None
    assert votes("unicf+boscc", replace(COPIES, profile=empty)) == {"any", "all"}


def test_a_profile_of_another_kernel_or_source_is_refused() -> None:
    boscc = Boscc(profile=profile(FEW))
    with pytest.raises(OptionError, match="is of kernel 'k', not of 'other'"):
        wfv.build(source("other"), strategy="boscc", lanes=LANES, boscc=boscc)["other"]
    with pytest.raises(OptionError, match="another version of kernel 'k'"):
        wfv.build(source(addend=8), strategy="boscc", lanes=LANES, boscc=boscc)["k"]


def test_the_profile_is_in_the_cache_key_and_in_records() -> None:
    with_one, other = (make_options("boscc", LANES, boscc=Boscc(profile=profile(x))) for x in (FEW, ALL))
    keys = [json.dumps(plain(kernel_parts(source(), "k", each))) for each in (with_one, other, make_options("boscc"))]
    assert len(set(keys)) == 3
    assert record(json.loads(json.dumps(plain(with_one)))) == with_one


def test_the_command_line(tmp_path: Path) -> None:
    kernel, measured, wrong = tmp_path / "k.ll", tmp_path / "profile.json", tmp_path / "other.ll"
    kernel.write_text(source())
    wrong.write_text(source(addend=8))
    launch = ("-g", str(COUNT), "-l", str(COUNT), "-a", f"out=zeros:i32:{COUNT}", "-a", f"x=ones:i32:{COUNT}")
    lanes = ("lanes", str(kernel), *launch, "--lanes", str(LANES), "--format", "json")
    measured.write_text(succeed(*lanes))
    assert read_profile(measured).edge("k.c0", "entry", 0) is not None
    code = ("--strategy", "unicf+boscc", "--lanes", str(LANES), "--profile", str(measured))
    costs = ("--boscc", "skip,all=1", "--stop-after", "boscc")
    text = succeed("opt", str(kernel), *code, *costs)
    assert "call i1 @wfv.any" in text and "call i1 @wfv.all" not in text
    assert "call i1 @wfv.all" in succeed("opt", str(kernel), *code[:-2], *costs)
    told = succeed("explain", str(kernel), *code)
    assert "Measured under unicf, 8 lanes" in told and "lanes disagreed" in told
    assert "another version of kernel 'k'" in fail("opt", str(wrong), *code)
    assert "no divergence profile of one strategy" in fail("opt", str(kernel), *code[:-1], str(kernel))
    measured.write_text(succeed(*lanes, "--strategy", "naive,unicf"))
    assert "no divergence profile of one strategy" in fail("opt", str(kernel), *code)
    assert "cannot read the profile" in fail("explain", str(kernel), "--profile", str(tmp_path / "none.json"))
