"""The claims that lockstep asserts (wfv/fuzz/claims): each is broken on purpose, and found. All versions run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import wfv
from passes.analysis import affine_addresses, clamped_ids
from passes.analysis.divergence import Shapes
from passes.analysis.ranges import Range
from passes.analysis.shapes import UNIFORM, Shape, strided
from passes.speculate import row_loops
from passes.speculate.counters import Counter
from tests.support.interp_cases import parse
from tests.support.interpreter import run_lockstep
from tests.support.wild import build
from wfv.fuzz.claims import numbers
from wfv.fuzz.claims.bases import base_of
from wfv.fuzz.claims.broken import BrokenClaimError
from wfv.fuzz.claims.memory import SlotMemory
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.values import GARBAGE
from wfv.ir.types import I1, I32, I64
from wfv.ir.values import FALSE, TRUE, Poison, Value, const_int
from wfv.launch import Launch
from wfv.options import make_options

IN = np.arange(1024, dtype=np.int32)


def kept(
    text: str, kernel: str = "k", lanes: int = 4, target: str = "x86-64-v3", without: Sequence[str] = (), **more: Any
) -> Form:
    """The linearized forms of a kernel."""
    found = stage_after(text, kernel, make_options("unicf", lanes, target=target, without=without), "linearize")
    assert found is not None
    return Form(*found, lanes, **more)


def source(body: str, params: str = "global const int *in") -> str:
    return wfv.build(f"kernel void k(global int *out, {params}) {{ int g = get_global_id(0); {body} }}").text


def run(form: Form, size: int = 16, local: int = 8, *args: Any) -> tuple[np.ndarray, frozenset[str]]:
    out = np.zeros(size, np.int32)
    return out, run_form(form, Launch((size,), (local,), (out, *args)))


def function(form: Form, ending: str) -> tuple[Function, Shapes]:
    """The kept function whose name ends so, and its shapes."""
    fn, shapes = next((fn, shapes) for name, (fn, shapes, _) in form.stage.kept.items() if name.endswith(ending))
    assert shapes is not None
    return fn, shapes


# Versions


OR_65 = "out[g] = in[g | 65];"
PART = "int x = g + a; if ((x & 1) == 0) out[g] = in[(x + 1 + v) ^ 2];"
OF_PART = "global const int *in, int a, ulong v"


def test_a_version_runs_where_its_guard_holds() -> None:
    out, ways = run(kept(source(OR_65)), 16, 7, IN)  # groups that begin at 0, 7 and 14
    np.testing.assert_array_equal(out, np.arange(16) | 65)
    assert ways == {"fast 0"}
    assert run(kept(source(OR_65)), 3, 3, IN)[1] == frozenset()  # less than a vector


@pytest.mark.parametrize("lanes", [4, 8])
def test_a_guard_that_passes_wrongly_breaks_a_claim(lanes: int) -> None:
    """Lane 0 is inactive: no store and no load shows the error."""
    form = kept(source(PART, OF_PART), lanes=lanes)
    ((guard, _),) = form.continuations[0].fast.values()
    guard.blocks[0].instrs[:] = [replace_operands(guard.blocks[0].terminator, [TRUE])]
    with pytest.raises(
        BrokenClaimError, match=r"xor.* is not of the offsets 0, 1, -2, -1.*@k.c0.aligned.*inactive: \[0"
    ):
        run(form, 64, 64, IN, 1, 61)


def replace_operands(instr: Instr, operands: list[Value]) -> Instr:
    new = instr.clone()
    new.operands = operands
    return new


def test_a_base_that_is_not_lane_0s_value_breaks_a_claim() -> None:
    """The sum of the bases is the `or` only where no bit is in both."""

    def or_as_sum(instr: Instr) -> Instr:
        operation = base_of(instr)
        operation.op = "add" if instr.op == "or" else operation.op
        return operation

    assert run(kept(source(OR_65)), 128, 64, IN)[1] == {"fast 0"}
    with pytest.raises(BrokenClaimError, match=r"or.* is not of the offsets 0, 0, 2, 2 .*@k.c0.aligned.*base: 129"):
        run(kept(source(OR_65), base_of=or_as_sum), 128, 64, IN)


def test_a_version_that_computes_something_else() -> None:
    form = kept(source(OR_65))
    fn, _ = function(form, ".aligned")
    store = next(instr for instr in fn.instrs() if instr.op == "store")
    store.operands[0] = const_int(I32, 7)
    with pytest.raises(BrokenClaimError, match=r"fast 0 leaves another out\[0\]: 65 wanted, 7 found"):
        run(form, 16, 8, IN)


def test_versions_run_on_one_array_for_two_arguments() -> None:
    text = source("out[g] = in[g | 65]; more[g] += 3;", "global const int *in, global int *more")
    out = np.zeros(16, np.int32)
    ways = run_form(kept(text, without=["separate buffers"]), Launch((16,), (8,), (out, IN, out)))
    assert ways == {"fast 0"}
    np.testing.assert_array_equal(out, (np.arange(16) | 65) + 3)


def test_forms_of_tiles_and_of_pairs_run() -> None:
    x, defines = np.arange(1024, dtype=np.float32), {"T": "float"}
    out = np.zeros(256, np.float32)
    tiles = kept(build("tiles.cl", "unicf", lanes=4, defines=defines).text, "gather")
    assert run_form(tiles, Launch((16, 16), (8, 8), (out, x, 16))) == {"tile"}
    assert run_form(tiles, Launch((14, 16), (7, 8), (out, x, 16))) == frozenset()
    pairs = kept(build("pairs.cl", "unicf", lanes=4, defines=defines).text, "one")
    launch = Launch((30,), (15,), (out, x, np.float32(3)))
    assert run_form(pairs, launch) == {"pair"}
    fn, _ = function(pairs, ".pair")
    first, *_, last = (instr for instr in fn.instrs() if instr.op == "store")
    last.operands[0] = first.operands[0]
    with pytest.raises(BrokenClaimError, match=r"pair leaves another out\[4\]"):
        run_form(pairs, launch)


def test_a_row_loop_that_goes_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop along rows is a part of the main form. Four iterations where three are left miss the end."""
    text = source(
        "int s = 0; for (int k = 0; k < n; k++) s += in[g * n + k]; out[g] = s;", "global const int *in, int n"
    )
    form = kept(text, lanes=8)
    assert any(".4." in block.name for block in function(form, ".vector")[0].blocks)
    np.testing.assert_array_equal(run(form, 16, 8, IN, 7)[0], IN[: 16 * 7].reshape(16, 7).sum(axis=1))

    def three_are_enough(self: Any, build: Builder, done: Value) -> Value:
        return build.icmp("uge", build.binop("sub", self.counter.bound, done), 3)

    monkeypatch.setattr(row_loops._Unrolling, "enough", three_are_enough)
    with pytest.raises(UndefinedBehaviour, match="out of bounds"):
        run(kept(text, lanes=8), 16, 8, IN, 7)


# Shapes and masks


def claim(form: Form, op: str, shape: Shape) -> None:
    """Claims a shape of the instructions of this opcode in the main form."""
    fn, shapes = function(form, ".vector")
    shapes.values.update((instr, shape) for instr in fn.instrs() if instr.op == op)


@pytest.mark.parametrize(("shape", "what"), [(UNIFORM, "uniform"), (strided(3), "strided by 3")])
def test_shapes(shape: Shape, what: str) -> None:
    form = kept(source("out[g] = (g * g) & 31;", "int n"))
    claim(form, "and", shape)
    with pytest.raises(BrokenClaimError, match=f"and.* is not {what} in %entry of @k.c0.vector, by lane: .*0: 0, 1: 1"):
        run(form, 16, 8, 1)


def test_shapes_hold_in_active_lanes_only() -> None:
    form = kept(source("if (in[g] & 1) out[g] = in[g] & 1;"))
    claim(form, "and", UNIFORM)
    with pytest.raises(BrokenClaimError, match="uniform"):
        run(form, 16, 8, IN)
    form = kept(source("if (in[g] > 3) out[g] = in[g] / 4;"))
    fn, shapes = function(form, ".vector")
    shapes.values.update((i, UNIFORM) for i in fn.instrs() if i.op == "lshr" and i.type == I32)  # not of the index
    run(form, 4, 4, np.array([0, 8, 9, 3], np.int32))
    with pytest.raises(BrokenClaimError, match=r"lshr.*1: 2, 2: 3.*inactive: \[0, 3\]"):
        run(form, 4, 4, np.array([0, 8, 12, 3], np.int32))


def test_masks_of_edges() -> None:
    """A mask that is true in an inactive lane, and one that is poison."""
    text = source("int s = 1; if (in[g] > 3) { s = in[g + 1]; if (s > 9) s = in[g + 2]; } out[g] = s;")
    run(kept(text), 16, 8, IN)
    for value, what in ((TRUE, "one of the edges that arrive"), (Poison(I1), "without poison")):
        form = kept(text)
        fn, _ = function(form, ".vector")
        for instr in fn.instrs():
            if is_op(instr, "select") and instr.name.startswith("m."):
                instr.operands[2] = value
        with pytest.raises(BrokenClaimError, match=what):
            run(form, 16, 8, IN)


def test_a_mask_is_true_where_a_lane_runs_before_linearization() -> None:
    found = stage_after(source("if (in[g] > 3) out[g] = 1;"), "k", make_options("unicf", 4), "masks")
    assert found is not None
    run(Form(*found, 4), 16, 8, IN)
    form = Form(*found, 4)
    (_, _, marks), *_ = form.stage.kept.values()
    assert marks is not None
    for mark in (mark for block, mark in marks.of_block.items() if block.name.startswith("if.then")):
        mark.operands[0] = FALSE
    with pytest.raises(BrokenClaimError, match="is not the mask of the lanes that run in %"):
        run(form, 16, 8, IN)


# Numbers


def watched(text: str, lanes: list[list[Any]]) -> None:
    """Runs a function with all claims but those on shapes."""
    module, fn = parse(text)
    run_lockstep(module, fn, lanes, Memory(), uniform=lambda value: False)


def test_ranges_hold_in_every_lane() -> None:
    text = "define i32 @f(i32 range(i32 0, 8) %x) {\n%y = add i32 %x, 1\nret i32 %y\n}"
    watched(text, [[0], [7], [POISON]])
    with pytest.raises(BrokenClaimError, match=r"x.* is not in the range 0 to 7 in %.* of @f, by lane: {0: 3, 1: 8}"):
        watched(text, [[3], [8]])


def test_ranges_of_long_chains_hold_in_every_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 14th sum is deeper than a range by operands goes; here its rule is wrong."""
    sums = "".join(f"%x{n + 1} = add i32 %x{n}, 1\n" for n in range(14))
    text = f"define i32 @f(i32 %x) {{\n%x0 = and i32 %x, 7\n{sums}ret i32 %x14\n}}"
    watched(text, [[3], [8]])
    right = numbers.ranges_in_order

    def wrong(instrs: list[Instr]) -> dict[Value, Range]:
        return {x: (low, high - (x.name == "x14")) for x, (low, high) in right(instrs).items()}

    monkeypatch.setattr(numbers, "ranges_in_order", wrong)
    with pytest.raises(BrokenClaimError, match=r"x14.* is not in the range 14 to 20 in %.*, by lane: {0: 21, 1: 17}"):
        watched(text, [[7], [3]])


def test_ids_do_not_wrap() -> None:
    text = """define i64 @f(i64 %wfv.gbase0, i64 %wfv.lid0) {
    %x = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
    ret i64 %x
    }"""
    watched(text, [[5, 0], [5, 1]])
    with pytest.raises(BrokenClaimError, match=r"x.* is not a sum that does not wrap"):
        watched(text, [[2**63 - 1, 0], [2**63 - 1, 1]])
    watched(text.replace("wfv.lid0", "n"), [[2**63 - 1, 1]])  # what the source says of its numbers


# Distances


@pytest.mark.parametrize("start", ["", "if (in[g] & 4) "])
def test_addresses_are_at_constant_distances(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = source(
        start + "{ int i = g + a; out[g] = in[i + b] + in[i] + in[i + 3]; }", "global const int *in, int a, int b"
    )
    run(kept(text), 16, 8, IN, 5, 7)
    form = kept(text)
    monkeypatch.setattr(affine_addresses, "gep_terms", lambda gep: [(const_int(I64, 1), 4)])
    with pytest.raises(BrokenClaimError, match=r"as others of its base and terms say, in %.* by lane: {0: "):
        run(form, 16, 8, IN, 5, 7)


@pytest.mark.parametrize("lanes", [4, 8])
def test_clamped_ids_rise_by_one_or_not_at_all(lanes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The id wraps between the lanes 1 and 2, where no test is made."""
    text = source("int i = g + by; out[g] = in[max(min(i, n), 3)];", "global const int *in, int by, int n")
    run(kept(text, lanes=lanes), 16, 8, IN, 2**31 - 2, 9)
    monkeypatch.setattr(clamped_ids, "may_wrap", lambda clamp, id, lanes: False)
    run(kept(text, lanes=lanes), 16, 8, IN, 2, 9)
    with pytest.raises(
        BrokenClaimError, match=r"is not one more or the same from lane to lane in .*{0: 9, 1: 9, 2: 3,"
    ):
        run(kept(text, lanes=lanes), 16, 8, IN, 2**31 - 2, 9)


LOOP = """define i32 @f(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %i
}"""


def test_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    module, fn = parse(LOOP)
    everything: Callable[[Value], bool] = lambda value: True  # noqa: E731
    for n in (-3, 0, 1, 5):
        run_lockstep(module, fn, [[n], [n]], Memory(), uniform=everything)
    phi = fn.blocks[1].phis[0]
    for predicate, tests_next in (("slt", True), ("ult", True), ("ne", False)):
        wrong = Counter(phi, const_int(I32, 1), predicate, const_int(I32, 9), tests_next, is_exit=True)
        monkeypatch.setattr(numbers, "find_counters", lambda cfg, shapes, wrong=wrong: {phi: wrong})
        with pytest.raises(BrokenClaimError, match=r"i.* is not between the ends of a counter in %h"):
            run_lockstep(module, fn, [[5], [5]], Memory(), uniform=everything)


@pytest.mark.parametrize("most", [3, 4])
def test_trip_counts(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "trip_count", lambda cfg, loop: most)
    if most == 4:
        watched(LOOP, [[4], [4]])
    else:
        with pytest.raises(BrokenClaimError, match="run at most 3 times in %h"):
            watched(LOOP, [[4], [4]])


# Memory


@pytest.mark.parametrize(("name", "is_separate"), [("wfv.slot0", False), ("buffer", True), ("restrict", False)])
def test_what_is_noalias_is_not_reached_otherwise(name: str, is_separate: bool) -> None:
    """What the source calls `noalias` is the user's, unless a launch tests all buffers."""
    text = """define void @f(ptr noalias %wfv.slot0, ptr %p) {
      %q = load ptr, ptr %p
      store i32 1, ptr %wfv.slot0
      store i32 2, ptr %q
      ret void
    }"""
    module, fn = parse(text.replace("wfv.slot0", name))
    memory = Memory()
    slot, other = memory.allocate(4, 4), memory.allocate(4, 4)

    def run_with(pointee: int) -> None:
        cell = memory.map(np.array([pointee], np.uint64))
        run_lockstep(module, fn, [[slot, cell]], memory, uniform=lambda value: False, is_separate=is_separate)

    run_with(other)
    if name == "restrict":
        run_with(slot)
    else:
        with pytest.raises(BrokenClaimError, match="apart from what is `noalias`"):
            run_with(slot)


def test_group_slots_get_one_value() -> None:
    memory = SlotMemory()
    slot, item = memory.allocate(4, 4), memory.allocate(4, 4)
    memory.begin_group({"wfv.gslot0": slot})
    for value in (3, POISON, 3):
        memory.store(slot, value, I32)
    memory.store(item, 4, I32)
    with pytest.raises(BrokenClaimError, match=r"wfv.gslot0 is not uniform in the group: work-items store 3 and 5"):
        memory.store(slot, 5, I32)
    memory.begin({}, frozenset())
    memory.store(slot, 5, I32)


def test_slots_of_work_items_that_have_returned_are_poison() -> None:
    memory = SlotMemory()
    slot = memory.map(np.arange(4, dtype=np.int32))
    memory.begin({slot: 4}, frozenset({2}))
    assert [memory.load(slot + 4 * k, I32) for k in range(4)] == [0, 1, POISON, 3]
    memory.begin({slot: 4}, frozenset())
    assert memory.load(slot + 8, I32) == 2


LEAVE = """kernel void k(global int *out, global const int *in, local int *all) {
  int g = get_global_id(0), l = get_local_id(0), v = in[g] * 3;
  all[l] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (all[l] == 6) return;
  all[l] += 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[g] = v;
}"""


def test_a_work_item_that_has_returned_must_not_use_its_slots() -> None:
    text, args = wfv.build(LEAVE).text, (np.array([0, 1, 2, 3] * 2, np.int32), wfv.LocalMemory(16))
    assert run(kept(text), 8, 4, *args)[0].tolist() == [0, 3, 0, 9] * 2
    form = kept(text)
    fn, _ = function(form, "c2.vector")
    for store in [instr for instr in fn.instrs() if instr.callee.startswith("wfv.store.")]:
        store.operands[2] = TRUE
    out = np.zeros(8, np.int32)
    run_form(form, Launch((8,), (4,), (out, *args)))
    garbage = int.from_bytes(bytes([GARBAGE]) * 4, "little", signed=True)
    assert out.tolist() == [0, 3, garbage, 9] * 2
