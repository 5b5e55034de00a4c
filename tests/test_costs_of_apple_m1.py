"""The figures of costs hold for Apple's M1 within a factor of two, if its throughputs are counted in half cycles.

Measured by others, on a fast core (Firestorm): https://github.com/ocxtal/insn_bench_aarch64, file
results/apple_m1_firestorm.md; divisions of floats: https://dougallj.github.io/applecpu/firestorm-simd.html.
"""

from __future__ import annotations

import pytest

from passes.costs import CLASSES, cost_machine

FACTOR, UNIT = 2, 0.5
# Class and bits of an element: instructions in a cycle, cycles until the result is used.
VECTOR = {
    "add.s": ("alu", 32, 4, 2), "and.b": ("alu", 8, 4, 2), "shl.s": ("shift", 32, 4, 2),
    "ushl.s": ("vary shift", 32, 4, 2), "xtn.s": ("move", 32, 4, 2), "sxtl.h": ("move", 16, 4, 2),
    "mul.s": ("multiply", 32, 4, 3), "fadd.s": ("float", 32, 4, 3), "fmul.s": ("float", 32, 4, 4),
    "fmla.s": ("float", 32, 4, 4), "fmaxnm.s": ("minimum", 32, 4, 2), "scvtf.s": ("convert", 32, 4, 3),
    "fcmgt.s": ("compare", 32, 4, 2), "bsl.b": ("select", 8, 4, 2), "fdiv.s": ("divide32", 32, 1, 8),
    "fdiv.d": ("divide64", 64, 1, 10), "fsqrt.s": ("root32", 32, 0.5, 10), "fsqrt.d": ("root64", 64, 0.5, 13),
    "zip1.s": ("shuffle", 32, 4, 2), "ldr.q": ("load", 32, 3, 5), "str.q -> ldr.q": ("store", 32, 2, 6.25),
}  # fmt: skip
SCALAR = {
    "add": ("alu", 64, 6, 1), "lsl (imm)": ("shift", 64, 6, 1), "lsl (reg)": ("vary shift", 64, 6, 1),
    "mul": ("multiply", 32, 2, 3), "fadd.s": ("float", 32, 4, 3), "fmul.s": ("float", 32, 4, 4),
    "scvtf.s (int)": ("convert", 32, 3, 8), "csinc": ("select", 64, 3, 1), "fdiv.s": ("divide32", 32, 1, 8),
    "fdiv.d": ("divide64", 64, 1, 10), "fsqrt.s": ("root32", 32, 0.5, 10), "fsqrt.d": ("root64", 64, 0.5, 13),
    "sdiv": ("integer divide", 32, 0.5, 7), "ldr": ("load", 64, 3, 3), "str -> ldr": ("store", 64, 2, 5.82),
}  # fmt: skip


def is_near(own: float, measured: float) -> bool:
    return measured / FACTOR <= own <= measured * FACTOR


@pytest.mark.parametrize("instruction", VECTOR)
def test_vectors(instruction: str) -> None:
    name, bits, per_cycle, latency = VECTOR[instruction]
    own = CLASSES[name].vector * cost_machine("apple-m1").slower_by(name, bits)
    assert is_near(own, 1 / per_cycle / UNIT)
    assert is_near(CLASSES[name].vector_latency, latency)


@pytest.mark.parametrize("instruction", SCALAR)
def test_scalar_code(instruction: str) -> None:
    """Comparisons are left out: those of integers are one with the branch."""
    name, _, per_cycle, latency = SCALAR[instruction]
    slower = cost_machine("apple-m1").divisions if CLASSES[name].part == "divisions" else 1
    assert is_near(CLASSES[name].scalar * slower, 1 / per_cycle / UNIT)
    assert is_near(CLASSES[name].scalar_latency, latency)


def test_figures_of_neoverse_do_not_hold_for_divisions() -> None:
    _, _, per_cycle, _ = VECTOR["fdiv.d"]
    assert not is_near(CLASSES["divide64"].vector, 1 / per_cycle / UNIT)
