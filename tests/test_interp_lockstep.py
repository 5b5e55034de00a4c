"""The interpreter's lanes: their scheduling, uniform values, and collective functions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.support.interp_cases import parse
from tests.support.interpreter import run_lockstep, run_scalar
from tests.support.processor_time import ProcessorTime
from wfv.errors import UnsupportedError
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.interp import POISON, Memory, StepLimitError, UndefinedBehaviour
from wfv.ir.types import I1, I32, PTR, VOID
from wfv.ir.values import Argument, Value, const_int
from wfv.launch import Launch
from wfv.options import make_options

DIVERGENT = """define i32 @f(i32 %n, i32 %k) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner.latch ]
  %t = phi i32 [ %s, %outer ], [ %t.next, %inner.latch ]
  %stop = icmp eq i32 %j, %k
  br i1 %stop, label %latch, label %inner.latch
inner.latch:
  call void @trace(i32 %i, i32 %j)
  %t.next = add i32 %t, %j
  %j.next = add i32 %j, 1
  br label %inner
latch:
  %s.next = add i32 %t, 1
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %outer, label %exit
exit:
  call void @trace(i32 -1, i32 -1)
  ret i32 %s.next
}
declare void @trace(i32, i32)
"""


def test_divergent_loops_run_each_iteration_together() -> None:
    module, fn = parse(DIVERGENT)
    events: list[tuple[int, ...]] = []
    lanes = [[3, 2], [1, 4], [2, 0], [3, 2]]
    results = run_lockstep(module, fn, lanes, Memory(), {"trace": lambda lane, i, j: events.append((i, j, lane))})
    assert results == [n * (1 + k * (k - 1) // 2) for n, k in lanes]
    assert events[:-4] == sorted(events[:-4])  # lanes in one iteration of both loops go on together
    assert [lane for *_, lane in events[-4:]] == [0, 1, 2, 3]  # all reconverge after the loops


def test_lanes_in_earlier_iterations_run_first() -> None:
    module, fn = parse("""define void @f(i1 %short) {
    entry:
      br label %h
    h:
      %i = phi i32 [ 0, %entry ], [ %j, %a ], [ %j, %b ]
      call void @trace(i32 %i)
      %j = add i32 %i, 1
      %c = icmp eq i32 %i, 3
      br i1 %c, label %exit, label %next
    next:
      br i1 %short, label %a, label %b
    a:
      br label %h
    b:
      br label %h
    exit:
      ret void
    }
    declare void @trace(i32)""")
    events: list[tuple[int, int]] = []
    run_lockstep(module, fn, [[0], [1], [0]], Memory(), {"trace": lambda lane, i: events.append((i, lane))})
    assert events == [(i, lane) for i in range(4) for lane in range(3)]


def test_uniform_values_are_compared_among_active_lanes() -> None:
    module, fn = parse(DIVERGENT)
    values = {i.name: i for i in fn.instrs() if i.name}
    builtins: dict[str, Callable[..., Any]] = {"trace": lambda *_: None}

    def run(lanes: list[list[int]], *names: str) -> None:
        chosen: list[Value] = [values[name] for name in names if name in values]
        chosen += [arg for arg in fn.args if arg.name in names]
        run_lockstep(module, fn, lanes, Memory(), builtins, uniform=lambda value: value in chosen)

    run([[3, 2], [1, 4], [2, 0]], "i", "j", "j.next", "i.next")  # uniform among active lanes
    run([[3, 2], [1, 2]], "t", "k", "stop")
    for name in ("k", "stop", "t", "s.next"):
        with pytest.raises(AssertionError, match=f"{name}.*not uniform"):
            run([[3, 2], [3, 3]], name)
    with pytest.raises(AssertionError, match=r"again.*%latch.*by lane: {0: 1, 1: 0}"):
        run([[3, 2], [1, 2]], "again")


def test_poison_equals_any_value_in_uniformity_checks() -> None:
    module, fn = parse("define i32 @f(i32 %x) {\n%y = add i32 %x, 0\nret i32 %y\n}")
    run: Callable[..., list[Any]] = lambda *lanes, uniform: run_lockstep(  # noqa: E731
        module, fn, [[v] for v in lanes], Memory(), uniform=lambda value: uniform
    )
    assert run(POISON, 5, 5, uniform=True) == [5, 5, 5]
    assert run(POISON, 5, 6, uniform=False) == [POISON, 5, 6]
    assert run(POISON, POISON, uniform=True) == [POISON, POISON]
    with pytest.raises(AssertionError):
        run(5, POISON, 6, uniform=True)


def test_uniform_is_bitwise() -> None:
    module, fn = parse("define float @f(float %x) {\n%y = fneg float %x\nret float %y\n}")
    with pytest.raises(AssertionError):
        run_lockstep(module, fn, [[0.0], [-0.0]], Memory(), uniform=lambda value: True)
    assert len(run_lockstep(module, fn, [[np.nan], [np.nan]], Memory(), uniform=lambda value: True)) == 2


def test_all_lanes_load_before_any_stores() -> None:
    module, fn = parse("""define void @f(ptr %p, i64 %i) {
      %j = add i64 %i, 1
      %q = getelementptr i32, ptr %p, i64 %j
      %v = load i32, ptr %q
      %d = getelementptr i32, ptr %p, i64 %i
      store i32 %v, ptr %d
      ret void
    }""")
    data, memory = np.arange(5, dtype=np.int32), Memory()
    base = memory.map(data)
    run_lockstep(module, fn, [[base, i] for i in range(4)], memory)
    assert data.tolist() == [1, 2, 3, 4, 4]


# Collective functions, which every lane of a linearized function calls; masks are data.


def test_any_considers_active_lanes_only() -> None:
    module, fn = parse("""declare i1 @wfv.any(i1)
    define i1 @f(i1 %x, i1 %go) {
    entry:
      br i1 %go, label %a, label %b
    a:
      %r = call i1 @wfv.any(i1 %x)
      ret i1 %r
    b:
      ret i1 false
    }""")
    assert run_lockstep(module, fn, [[0, 1], [1, 1], [0, 1]], Memory()) == [1, 1, 1]
    assert run_lockstep(module, fn, [[0, 1], [1, 0], [0, 1]], Memory()) == [0, 0, 0]
    with pytest.raises(UndefinedBehaviour, match=r"wfv\.any"):
        run_lockstep(module, fn, [[0, 1], [POISON, 1]], Memory())


def masked_function() -> tuple[Module, Function]:
    return parse("""declare i32 @wfv.load.i32.p0(ptr, i1, i32)
    declare void @wfv.store.i32.p0(i32, ptr, i1, i32)
    declare i32 @wfv.atomicrmw.add.monotonic.i32.p0(ptr, i32, i1, i32)
    define i32 @f(ptr %src, ptr %dst, i1 %m) {
      %v = call i32 @wfv.load.i32.p0(ptr %src, i1 %m, i32 4)
      call void @wfv.store.i32.p0(i32 %v, ptr %dst, i1 %m, i32 4)
      %r = call i32 @wfv.atomicrmw.add.monotonic.i32.p0(ptr %dst, i32 1, i1 %m, i32 4)
      ret i32 %r
    }""")


def test_masked_accesses() -> None:
    module, fn = masked_function()
    memory, data = Memory(), np.array([10, 20, 0], np.uint32)
    base = memory.map(data)
    lanes: list[list[Any]] = [[base, base + 8, 1], [base + 4, base + 8, 1], [POISON, POISON, 0]]
    assert run_lockstep(module, fn, lanes, memory) == [20, 21, POISON]  # the last store wins, then lane by lane
    assert data[2] == 22
    bad: list[list[Any]] = [[POISON, base, 1], [base, base, POISON], [base + 2, base, 1]]
    for lane in bad:
        with pytest.raises(UndefinedBehaviour):
            run_lockstep(module, fn, [lane], memory)


def test_collective_functions_work_in_called_functions() -> None:
    module, fn = parse("""declare i1 @wfv.any(i1)
    define i1 @f(i1 %x) {
      %r = call i1 @g(i1 %x)
      ret i1 %r
    }
    define i1 @g(i1 %x) {
      %r = call i1 @wfv.any(i1 %x)
      ret i1 %r
    }""")
    assert run_lockstep(module, fn, [[0], [1]], Memory()) == [1, 1]


# Whole runs.


def test_builtins_and_unknown_functions() -> None:
    module, fn = parse("declare i64 @id(i32)\ndefine i64 @f() {\n%r = call i64 @id(i32 0)\nret i64 %r\n}")
    assert run_lockstep(module, fn, [[], []], Memory(), {"id": lambda lane, d: lane - 1}) == [2**64 - 1, 0]
    with pytest.raises(UnsupportedError, match="id"):
        run_scalar(module, fn, [], Memory())


def test_infinite_loops_are_stopped() -> None:
    module, fn = parse("define void @f() {\nbr label %a\na:\nbr label %a\n}")
    with pytest.raises(StepLimitError):
        run_scalar(module, fn, [], Memory(), max_steps=100)


def random_function(rng: random.Random) -> tuple[Module, Function]:
    """A random graph whose blocks branch on a hash of the path; a counter bounds the number of steps."""
    fn = Function("f", I32, [Argument(I32, "seed")])
    fn.blocks = [Block(f"b{i}") for i in range(rng.randint(3, 8))]
    end = Block("end")
    entry, *others = fn.blocks
    state, fuel = (Instr(PTR, name, "alloca", [], {"elem_type": I32}) for name in ("state", "fuel"))
    start = [Instr(VOID, "", "store", [fn.args[0], state]), Instr(VOID, "", "store", [const_int(I32, 40), fuel])]
    entry.instrs = [state, fuel, *start]
    end.instrs = [result := Instr(I32, "r", "load", [state]), Instr(VOID, "", "ret", [result])]
    for i, block in enumerate(fn.blocks):
        old, left = Instr(I32, f"o{i}", "load", [state]), Instr(I32, f"l{i}", "load", [fuel])
        new = Instr(I32, f"n{i}", "mul", [old, const_int(I32, rng.getrandbits(32) | 1)])
        more = Instr(I32, f"m{i}", "add", [new, const_int(I32, rng.getrandbits(32))])
        less = Instr(I32, f"d{i}", "sub", [left, const_int(I32, 1)])
        stores = [Instr(VOID, "", "store", [more, state]), Instr(VOID, "", "store", [less, fuel])]
        turn = Instr(I32, f"t{i}", "lshr", [more, const_int(I32, 31)])
        case = Instr(I32, f"c{i}", "add", [turn, const_int(I32, 0)])
        out = Instr(I1, f"z{i}", "icmp", [less, const_int(I32, 0)], {"predicate": "eq"})
        pick = Instr(I32, f"p{i}", "select", [out, const_int(I32, 2), case])
        targets = [rng.choice(others), rng.choice([*others, end]), end]
        cases: list[Value] = [pick, const_int(I32, 1), const_int(I32, 2)]
        block.instrs += [old, left, new, more, less, *stores, turn, case, out, pick]
        block.instrs.append(Instr(VOID, "", "switch", cases, blocks=targets))
    fn.blocks.append(end)
    module = Module()
    return module, module.add(fn)


@pytest.mark.parametrize("seed", range(60))
def test_lanes_have_separate_values(seed: int) -> None:
    rng = random.Random(seed)
    module, fn = random_function(rng)
    seeds = [[rng.getrandbits(32)] for _ in range(6)]
    alone = [run_scalar(module, fn, lane, Memory()) for lane in seeds]
    assert run_lockstep(module, fn, seeds, Memory()) == alone


def test_speed() -> None:
    module, fn = parse(DIVERGENT)
    with ProcessorTime() as time:
        run_lockstep(module, fn, [[64, 64]] * 16, Memory(), {"trace": lambda *_: None})
    assert time.seconds < 5


TAKEN_FROM_NOBODY = """
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z22get_sub_group_local_idv() convergent
declare spir_func i32 @_Z17sub_group_shuffleij(i32, i32) convergent
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !kernel_arg_addr_space !0 !kernel_arg_type !1 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %above = add i32 %lane, 2
  %taken = call spir_func i32 @_Z17sub_group_shuffleij(i32 %n, i32 %above)
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %taken, ptr addrspace(1) %to
  ret void
}
!0 = !{i32 1, i32 0}
!1 = !{!"int*", !"int"}
"""


def test_what_a_shuffle_takes_from_no_lane_is_uniform_if_all_lanes_have_the_same() -> None:
    """The analysis calls the result uniform, so the interpreter must not make it differ."""
    stage = stage_after(TAKEN_FROM_NOBODY, "k", make_options("unicf", 4), "linearize")
    assert stage is not None
    out = np.zeros(7, np.int32)
    run_form(Form(*stage, 4), Launch((7,), (7,), (out, 9)))
    assert out.tolist() == [9] * 7
