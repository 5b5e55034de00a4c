"""The interpreter's lockstep execution, poison, undefined behaviour, memory and collective functions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.support.interp_cases import parse
from tests.support.interpreter import run_lockstep, run_scalar
from wfv.errors import KernelTrapError
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.values import decode, encode
from wfv.ir.types import DOUBLE, FLOAT, HALF, I1, I8, I16, I32, StructType, VecType


def evaluate(body: str, *args: Any, params: str = "i32 %a, i32 %b", ret: str = "i32", top: str = "") -> Any:
    """The result of a function of one block."""
    module, fn = parse(f"{top}\ndefine {ret} @f({params}) {{\nentry:\n{body}\nret {ret} %r\n}}")
    return run_scalar(module, fn, list(args), Memory())


# Poison and undefined behaviour.


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("add nuw i8 %a, %b", 255, 1),
        ("add nsw i8 %a, %b", 127, 1),
        ("sub nuw i8 %a, %b", 0, 1),
        ("sub nsw i8 %a, %b", -128, 1),
        ("mul nuw i8 %a, %b", 16, 16),
        ("mul nsw i8 %a, %b", 64, 2),
        ("shl i8 %a, %b", 1, 8),
        ("shl nuw i8 %a, %b", 129, 1),
        ("shl nsw i8 %a, %b", 64, 1),
        ("lshr i8 %a, %b", 1, 8),
        ("lshr exact i8 %a, %b", 3, 1),
        ("ashr exact i8 %a, %b", 3, 1),
        ("udiv exact i8 %a, %b", 5, 2),
        ("sdiv exact i8 %a, %b", -5, 2),
        ("or disjoint i8 %a, %b", 3, 1),
    ],
)
def test_violated_flags_give_poison(text: str, a: int, b: int) -> None:
    assert evaluate(f"%r = {text}", a, b, params="i8 %a, i8 %b", ret="i8") is POISON
    assert evaluate(f"%r = {text}", 8, 1, params="i8 %a, i8 %b", ret="i8") is not POISON
    assert evaluate(f"%r = {text}", POISON, 1, params="i8 %a, i8 %b", ret="i8") is POISON


def test_other_poison() -> None:
    assert evaluate("%r = zext nneg i8 %a to i32", 128, params="i8 %a") is POISON
    assert evaluate("%r = icmp samesign ult i32 %a, %b", -1, 1, ret="i1") is POISON
    assert evaluate("%r = trunc nuw i32 %a to i8", 256, 0, ret="i8") is POISON
    assert evaluate("%r = trunc nsw i32 %a to i8", 128, 0, ret="i8") is POISON
    assert evaluate("%r = fptosi float %a to i32", 3e9, params="float %a") is POISON
    assert evaluate("%r = fdiv nnan float %a, %a", 0.0, params="float %a", ret="float") is POISON
    assert evaluate("%r = fdiv ninf float 1.0, %a", 0.0, params="float %a", ret="float") is POISON
    assert evaluate("%r = select i1 %c, i32 %a, i32 3", POISON, 0, params="i32 %a, i1 %c") == 3
    assert evaluate("%r = select i1 %c, i32 %a, i32 3", 1, POISON, params="i32 %a, i1 %c") is POISON
    assert evaluate("%r = freeze i32 %a", POISON, 0) == 0


def test_poison_in_vectors_stays_in_its_element() -> None:
    assert evaluate("%r = add <2 x i8> %v, <i8 1, i8 poison>", (1, 2), params="<2 x i8> %v", ret="<2 x i8>") == (
        2,
        POISON,
    )
    body = "%r = bitcast <2 x i8> <i8 1, i8 poison> to i16"
    assert evaluate(body, 0, 0, ret="i16") is POISON
    body = "%r = bitcast <2 x i16> <i16 258, i16 poison> to <4 x i8>"
    assert evaluate(body, 0, 0, ret="<4 x i8>") == (2, 1, POISON, POISON)
    assert evaluate("%r = extractelement <2 x i8> <i8 1, i8 2>, i32 %a", 2, 0, ret="i8") is POISON


@pytest.mark.parametrize(
    "body",
    [
        "%r = udiv i32 %a, 0",
        "%r = urem i32 1, poison",
        "%r = sdiv i32 -2147483648, %b",
        "%r = srem i32 -2147483648, %b",
        "%p = inttoptr i64 0 to ptr\n%r = load i32, ptr %p",
        "%r = load i32, ptr poison",
        "%m = alloca i64\n%p = getelementptr i8, ptr %m, i64 1\n%r = load i32, ptr %p, align 2",
        "%m = alloca i32\n%p = getelementptr i32, ptr %m, i64 1\nstore i8 0, ptr %p\n%r = add i32 0, 0",
        "%m = alloca i32\n%c = load i32, ptr %m\n%r = sdiv i32 1, %c",
        "store i32 1, ptr @t\n%r = add i32 0, 0",
        "call void @llvm.assume(i1 false)\n%r = add i32 0, 0",
    ],
)
def test_undefined_behaviour(body: str) -> None:
    top = "@t = constant i32 5\ndeclare void @llvm.assume(i1)"
    with pytest.raises(UndefinedBehaviour):
        evaluate(body, 1, -1, top=top)


@pytest.mark.parametrize("call", ["trap()", "debugtrap()", "ubsantrap(i8 1)"])
def test_traps(call: str) -> None:
    top = f"declare void @llvm.{call.replace('i8 1', 'i8 immarg')}"
    with pytest.raises(KernelTrapError):
        evaluate(f"call void @llvm.{call}\n%r = add i32 0, 0", 1, -1, top=top)


def test_branches_on_poison_and_unreachable() -> None:
    module, fn = parse("""define void @f(i1 %c, i32 %n) {
    entry:
      br i1 %c, label %a, label %b
    a:
      switch i32 %n, label %b [
        i32 1, label %u
      ]
    b:
      ret void
    u:
      unreachable
    }""")
    assert run_scalar(module, fn, [1, 2], Memory()) is None
    for args, message in (([POISON, 1], "br on poison"), ([1, POISON], "switch on poison"), ([1, 1], "unreachable")):
        with pytest.raises(UndefinedBehaviour, match=message):
            run_scalar(module, fn, args, Memory())


def test_double_rounding() -> None:
    assert evaluate(
        "%r = sitofp i64 %a to float", (1 << 60) + (1 << 36) + 1, params="i64 %a", ret="float"
    ) == np.float32(2**60 + 2**37)
    a = 1 + 2.0**-11 + 2.0**-40
    assert evaluate("%r = fptrunc double %a to half", a, params="double %a", ret="half") == np.float16(1 + 2.0**-10)

    args = [1 + 2.0**-23, 2.0**-24 * (1 - 2.0**-23), 1 + 2.0**-23]  # just below the middle of two floats
    top, params = "declare float @llvm.fma.f32(float, float, float)", "float %a, float %b, float %c"
    body = "%r = call float @llvm.fma.f32(float %a, float %b, float %c)"
    assert evaluate(body, *args, params=params, ret="float", top=top) == np.float32(args[2])


# Memory.


def test_memory_keeps_poison_bits() -> None:
    memory = Memory()
    data = np.arange(4, dtype=np.uint32)
    base = memory.map(data)
    memory.store(base + 4, POISON, I32)
    assert memory.load(base, VecType(4, I32)) == (0, POISON, 2, 3)
    memory.copy(base + 8, base + 4, 4)
    assert memory.load(base + 8, I16) is POISON
    memory.fill(base + 8, 1, 2)
    assert memory.load(base + 8, I16) == 0x0101 and memory.load(base + 8, I32) is POISON
    memory.store(base + 4, 7, I32)
    assert memory.load(base + 4, I32) == 7 and data[1] == 7


def test_memory_bounds() -> None:
    memory = Memory()
    first, second = memory.map(np.zeros(3, np.float32)), memory.map(np.zeros(0, np.int8))
    frozen = np.ones(2)
    frozen.setflags(write=False)
    third = memory.map(frozen, align=8)
    assert third % 16 == 8 and memory.load(third, DOUBLE, 8) == 1.0
    for access in (
        lambda: memory.load(first + 12, FLOAT),
        lambda: memory.load(first - 1, I8),
        lambda: memory.load(second, I8),
        lambda: memory.load(first + 2, FLOAT, 4),
        lambda: memory.load(third, DOUBLE, 16),
        lambda: memory.store(third, np.float64(2), DOUBLE),
        lambda: memory.load(POISON, I8),
    ):
        with pytest.raises(UndefinedBehaviour):
            access()
    with pytest.raises(ValueError, match="contiguous"):
        memory.map(np.zeros((4, 4))[:, 1])


def test_encoding_is_reversible() -> None:
    struct = StructType((I8, VecType(3, HALF), StructType((I1, DOUBLE))))
    value = (7, (np.float16(1), POISON, np.float16(-2)), (1, np.float64(0.1)))
    assert decode(*encode(value, struct), struct) == value
    assert encode((1, 0, 1), VecType(3, I1)) == (5, 0)


def test_allocas_are_private_and_end_with_their_function() -> None:
    module, fn = parse("""define i32 @f(i32 %x) {
      %p = call ptr @g(i32 %x)
      %r = load i32, ptr %p
      ret i32 %r
    }
    define ptr @g(i32 %x) {
      %m = alloca i32
      store i32 %x, ptr %m
      ret ptr %m
    }""")
    memory = Memory()
    first, second = run_lockstep(module, module.functions["g"], [[1], [2]], memory)
    assert first != second
    with pytest.raises(UndefinedBehaviour, match="out of bounds"):
        run_scalar(module, fn, [1], memory)


def test_globals_keep_their_values_between_runs() -> None:
    module, fn = parse("""@n = global i32 5
    define i32 @f() {
      %v = load i32, ptr @n
      %w = add i32 %v, 1
      store i32 %w, ptr @n
      ret i32 %w
    }""")
    memory = Memory()
    assert [run_scalar(module, fn, [], memory) for _ in range(2)] == [6, 7]
    assert run_scalar(module, fn, [], Memory()) == 6
