"""The interpreter against LLVM's machine code: each opcode and intrinsic on edge-case inputs."""

from __future__ import annotations

import ctypes
import itertools
import math
import random
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from tests.support.interp_cases import GROUPS, Case
from tests.support.interpreter import run_lockstep
from wfv.ir.core import Function, Module
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.values import coerce
from wfv.ir.parser import parse_module
from wfv.ir.types import FloatType, IntType, Type, VecType

MOST_ROWS = 300  # inputs for one case


def machine() -> llvm.TargetMachine:
    """A new one each time: the engine frees it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.load_library_permanently("libgcc_s.so.1")  # conversions of half, 128-bit division
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=1
    )


def edge_values(type: Type) -> list[Any]:
    if isinstance(type, IntType):
        bits = type.bits
        near = [0, 1, 2, 3, 5, bits - 1, bits, 10]
        return sorted(
            {
                v & (1 << bits) - 1
                for v in [*near, *(-v for v in near), 1 << (bits - 1), (1 << (bits - 1)) - 1, 0x5A3C96]
            }
        )
    assert isinstance(type, FloatType)
    numbers = [
        0.0,
        0.1,
        0.5,
        1.0,
        1.5,
        2.5,
        3.7,
        127.6,
        255.9,
        1000.25,
        3e9,
        1e18,
        1e-7,
        65504.0,
        2.0**24 + 1,
        2.0**-149,
    ]
    limits = [math.inf, 3.4028234663852886e38, 2.0**-126, 4e38, 2.0**31, 2.0**63]
    return [s * v for v in [*numbers, *limits] for s in (1, -1)] + [math.nan]


def rows_for(types: list[Type]) -> list[list[Any]]:
    """All combinations of edge values as inputs, or a sample of them."""
    if len(types) <= 2 and not any(isinstance(t, VecType) or not isinstance(t, (IntType, FloatType)) for t in types):
        rows = [list(row) for row in itertools.product(*map(edge_values, types))]
        if len(rows) <= MOST_ROWS:
            return rows
    rng = random.Random(repr(types))
    return [[sample(t, rng) for t in types] for _ in range(MOST_ROWS)]


def sample(type: Type, rng: random.Random) -> Any:
    if isinstance(type, (IntType, FloatType)):
        return rng.choice(edge_values(type))
    if isinstance(type, VecType):
        return tuple(sample(type.element, rng) for _ in range(type.count))
    return 3, (rng.getrandbits(32), rng.getrandbits(32))  # the only struct that is an input here


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
def test_against_machine_code(group: Any) -> None:
    cases = list(group())
    text = "\n".join(dict.fromkeys(case.top for case in cases))
    native = llvm.parse_assembly(text + "\n" + "\n".join(case.text(i) for i, case in enumerate(cases)))
    native.verify()
    module = parse_module(str(native))
    engine = llvm.create_mcjit_compiler(native, machine())
    for i, case in enumerate(cases):
        compare_case(case, module, module.functions[f"f{i}"], engine.get_function_address(f"f{i}"))


def compare_case(case: Case, module: Module, fn: Function, address: int) -> None:
    loads = {i.name: i.type for i in fn.instrs() if i.name in ("a", "b", "c")}
    types = [loads[name] for name in "abc"[: len(case.inputs)]]
    (out_type,) = (i.operands[0].type for i in fn.instrs() if i.op == "store" and i.operands[1] is fn.args[1])
    rows = rows_for(types)
    inputs, found, expected = aligned(len(rows), 192), aligned(len(rows), 64), aligned(len(rows), 64)
    memory = Memory()
    source, target, truth = memory.map(inputs), memory.map(found), memory.map(expected)
    for n, row in enumerate(rows):
        for i, (value, type) in enumerate(zip(row, types, strict=True)):
            memory.store(source + n * 192 + i * 64, coerce_quietly(value, type), type)
    undefined = run_rows(module, fn, memory, [[source + n * 192, target + n * 64] for n in range(len(rows))])
    call_native = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(address)
    for n, row in enumerate(rows):
        if n not in undefined:
            call_native(inputs.ctypes.data + n * 192, expected.ctypes.data + n * 64)
            ours, theirs = memory.load(target + n * 64, out_type), memory.load(truth + n * 64, out_type)
            assert agree(ours, theirs, "num" in case.body), f"{case.body} of {row}: {ours}, LLVM has {theirs}"


def run_rows(module: Module, fn: Function, memory: Memory, args: list[list[int]]) -> set[int]:
    """All inputs as lanes of one run; if one of them is undefined, each alone. Returns which ones are undefined."""
    undefined = set()
    try:
        run_lockstep(module, fn, args, memory)
    except UndefinedBehaviour:
        for n, lane in enumerate(args):
            try:
                run_lockstep(module, fn, [lane], memory)
            except UndefinedBehaviour:
                undefined.add(n)
    assert len(undefined) < len(args)
    return undefined


def aligned(rows: int, stride: int) -> np.ndarray:
    space = np.zeros(rows * stride + 64, np.uint8)
    return space[-space.ctypes.data % 64 :][: rows * stride]


def coerce_quietly(value: Any, type: Type) -> Any:
    with np.errstate(all="ignore"):
        return coerce(value, type)


def agree(ours: Any, theirs: Any, any_zero: bool) -> bool:
    """Asserts equal bits; NaNs are equal, and poison in the interpreter equals any value."""
    if isinstance(ours, tuple):
        return all(agree(a, b, any_zero) for a, b in zip(ours, theirs, strict=True))
    if ours is POISON or isinstance(ours, int):
        return ours is POISON or ours == theirs
    if ours != ours or theirs != theirs:
        return bool(ours != ours and theirs != theirs)
    return bool(ours == theirs and (any_zero or np.signbit(ours) == np.signbit(theirs)))
