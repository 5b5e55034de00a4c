"""The two forms of BOSCC: when they are made, that they can be switched off, and that copies stay bounded."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv.errors import OptionError
from wfv.fuzz.interpreted_stages import stage_after
from wfv.options import Boscc, Options, make_options, parse_boscc
from wfv.pipeline import Stage, read_source

ALWAYS = Boscc(threshold=0, copy_threshold=0)


def returns(count: int) -> str:
    """A kernel with so many early returns, each in the region of the one before."""
    lines = [
        "define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {\nentry:",
        "  %id = call i64 @_Z13get_global_idj(i32 0)",
        "  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id",
        "  %v0 = load i32, ptr addrspace(1) %p, align 4\n  br label %b0",
    ]
    for i in range(count):
        lines += [f"b{i}:"]
        lines += [f"  %c{i} = icmp eq i32 %v0, {i}\n  br i1 %c{i}, label %end, label %s{i}", f"s{i}:"]
        lines += [f"  store i32 %n, ptr addrspace(1) %p, align 4\n  br label %b{i + 1}"]
    text = "\n".join([*lines, f"b{count}:", "  br label %end", "end:", "  ret void", "}"])
    return text + "\ndeclare i64 @_Z13get_global_idj(i32)\n"


def after(text: str, step: str, strategy: str, boscc: Boscc) -> Stage:
    options: Options = make_options(strategy, 4, boscc=boscc)
    found = stage_after(read_source(text), "k", options, step)
    assert found is not None
    return found[0]


def size(stage: Stage) -> int:
    return sum(1 for fn in stage.functions for _ in fn.instrs())


def votes(stage: Stage) -> dict[str, int]:
    calls = [i.callee for fn in stage.functions for i in fn.instrs()]
    return {name: calls.count(f"wfv.{name}") for name in ("any", "all")}


@pytest.mark.parametrize("strategy", ["boscc", "unicf+boscc"])
def test_each_form_can_be_switched_off(strategy: str) -> None:
    text = returns(3)
    assert votes(after(text, "boscc", strategy, Boscc(False, False, 0, 0))) == {"any": 0, "all": 0}
    skips = votes(after(text, "boscc", strategy, Boscc(True, False, 0, 0)))
    copies = votes(after(text, "boscc", strategy, Boscc(False, True, 0, 0)))
    assert skips["any"] > 0 and skips["all"] == 0
    assert copies["any"] == 0 and copies["all"] > 0


def test_an_unreachable_threshold_is_the_same_as_off() -> None:
    dear, off = (after(returns(3), "boscc", "boscc", b) for b in (Boscc(True, True, 1e9, 1e9), Boscc(False, False)))
    assert dear.text == off.text


@pytest.mark.parametrize("growth", [0.5, 2, 6])
@pytest.mark.parametrize("count", [4, 24])
def test_copies_stay_within_the_size_limit(count: int, growth: float) -> None:
    boscc = Boscc(skip=False, copy_threshold=0, growth=growth)
    before, with_copies = (after(returns(count), step, "unicf+boscc", boscc) for step in ("loops", "boscc"))
    votes_added = 2 * votes(with_copies)["all"]
    assert size(with_copies) - votes_added <= (1 + growth) * size(before)


def test_a_guarded_kernel_is_copied_without_masks_and_right_at_every_bound() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %end
a:
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = mul i32 %v, 3
  store i32 %w, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
    stage = after(text, "widen", "unicf+boscc", ALWAYS)
    plain = [i for fn in stage.functions for i in fn.instrs() if i.op in ("load", "store")]
    assert any(str(i.type) == "<4 x i32>" for i in plain) and any(i.op == "store" for i in plain)
    program = wfv.build(text, strategy="unicf+boscc", lanes=4, boscc=ALWAYS)
    for n in range(18):
        x = np.arange(16, dtype=np.int32)
        program.k(16, 8, x, n)
        np.testing.assert_array_equal(x, np.where(np.arange(16) < n, 3, 1) * np.arange(16))


def test_boscc_options_of_the_command_line() -> None:
    assert parse_boscc("off") == Boscc(skip=False, all=False)
    assert parse_boscc("skip=0") == Boscc(skip=True, all=False, threshold=0)
    assert parse_boscc("skip, all=2.5") == Boscc(copy_threshold=2.5)


@pytest.mark.parametrize(
    ("text", "what"), [("al", "did you mean all"), ("al=3", "did you mean all"), ("all=-1", "cost"), ("skip=x", "cost")]
)
def test_wrong_boscc_options_are_refused(text: str, what: str) -> None:
    with pytest.raises(OptionError, match=what):
        parse_boscc(text)
