"""LLVM's scheduling models of Neoverse N1 and V1, made from Arm's optimization guides, agree with the figures of costs.

LLVM's model of apple-m1 is that of an older processor, which has no figures for divisions of vectors: an M1's measured
figures are in test_costs_of_apple_m1.py.
"""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from passes.costs import CLASSES, cost_machine

OLDEST = 17  # the first LLVM with a model of Neoverse V1
FACTOR = 2
# Class, and instructions of NEON that compute one register of it; those of scalar code.
VECTOR = {
    "add v0.4s, v1.4s, v2.4s": "alu", "and v0.16b, v1.16b, v2.16b": "alu", "shl v0.4s, v1.4s, #3": "shift",
    "ushl v0.4s, v1.4s, v2.4s": "vary shift", "xtn v0.4h, v1.4s": "move", "sshll v0.4s, v1.4h, #0": "move",
    "mul v0.4s, v1.4s, v2.4s": "multiply", "fadd v0.4s, v1.4s, v2.4s": "float", "fmul v0.4s, v1.4s, v2.4s": "float",
    "fmla v0.4s, v1.4s, v2.4s": "float", "fmaxnm v0.4s, v1.4s, v2.4s": "minimum", "scvtf v0.4s, v1.4s": "convert",
    "fcmgt v0.4s, v1.4s, v2.4s": "compare", "bsl v0.16b, v1.16b, v2.16b": "select",
    "fdiv v0.4s, v1.4s, v2.4s": "divide32", "fdiv v0.2d, v1.2d, v2.2d": "divide64", "fsqrt v0.4s, v1.4s": "root32",
    "fsqrt v0.2d, v1.2d": "root64", "zip1 v0.4s, v1.4s, v2.4s": "shuffle", "ldr q0, [x0]": "load",
    "str q0, [x0]": "store",
}  # fmt: skip
SCALAR = {
    "add x0, x1, x2": "alu", "lsl x0, x1, #3": "shift", "lsl x0, x1, x2": "vary shift", "fadd s0, s1, s2": "float",
    "fmul s0, s1, s2": "float", "scvtf s0, w0": "convert", "csel x0, x1, x2, eq": "select", "cmp x0, x1": "compare",
    "fdiv s0, s1, s2": "divide32", "fdiv d0, d1, d2": "divide64", "fsqrt s0, s1": "root32",
    "sdiv w0, w1, w2": "integer divide", "ldr x0, [x1]": "load", "str x0, [x1]": "store",
}  # fmt: skip
_ROW = re.compile(r"^ +\d+ +(\d+) +([\d.]+) [ *U]*(\S.*)$", re.MULTILINE)


def llvm_mca() -> str | None:
    named = [f"llvm-mca-{version}" for version in range(OLDEST, OLDEST + 10)]
    return next(filter(None, map(shutil.which, named)), None)


pytestmark = pytest.mark.skipif(not llvm_mca(), reason=f"no llvm-mca of LLVM {OLDEST} or newer (Debian: llvm-19)")


def analysis(cpu: str, instructions: list[str]) -> str:
    command = [str(llvm_mca()), "-march=aarch64", f"-mcpu={cpu}", "-iterations=1", "-resource-pressure=false"]
    return subprocess.run(command, input="\n".join(instructions), capture_output=True, text=True, check=True).stdout


def figures(cpu: str, instructions: list[str]) -> list[tuple[float, float]]:
    """Throughput and latency of each instruction in cycles."""
    said = analysis(cpu, instructions)
    rows = [(float(found[2]), float(found[1])) for found in _ROW.finditer(said)]
    assert len(rows) == len(instructions), said
    return rows


def disagreements(table: dict[str, str], wanted: dict[str, tuple[float, float]]) -> list[str]:
    """Figures that are not within the factor of what the two processors have, nor between them."""
    both = zip(figures("neoverse-n1", [*table]), figures("neoverse-v1", [*table]), strict=True)
    found = []
    for (instruction, name), cpus in zip(table.items(), both, strict=True):
        for what, own, cycles in zip(("throughput", "latency"), wanted[name], zip(*cpus, strict=True), strict=True):
            if name == "store" and what == "latency":
                continue  # LLVM's is that of the address; wfv's, until a load sees it
            if not min(cycles) / FACTOR <= own <= max(cycles) * FACTOR:
                found.append(f"{instruction}: {what} {own}, LLVM has {cycles}")
    return found


def test_vectors() -> None:
    machine = cost_machine("neon")
    wanted = {name: (each.vector, each.vector_latency) for name, each in CLASSES.items()}
    wanted["minimum"] = CLASSES["minimum"].vector * machine.minimum, CLASSES["minimum"].vector_latency
    assert machine.vary_shift == 1
    assert not disagreements(VECTOR, wanted)


def test_scalar_code() -> None:
    assert not disagreements(SCALAR, {name: (each.scalar, each.scalar_latency) for name, each in CLASSES.items()})


PRODUCTS = [
    "fmov x8, d1", "fmov x9, d0", "mov x10, v1.d[1]", "mov x11, v0.d[1]", "mul x8, x8, x9", "mul x9, x10, x11",
    "fmov d0, x8", "mov v0.d[1], x9",
]  # fmt: skip


def test_products_of_64_bits() -> None:
    """An instruction of SVE. NEON has none: LLVM multiplies in general registers."""
    ((sve, _),) = figures("neoverse-v1", ["mul z0.d, p0/m, z0.d, z1.d"])
    found = [re.search(r"Block RThroughput: +(.*)", analysis(f"neoverse-{cpu}", PRODUCTS)) for cpu in ("n1", "v1")]
    neon, product = [float(each[1]) for each in found if each], CLASSES["multiply"].vector
    assert sve / FACTOR <= product * cost_machine("sve256").multiply64 <= sve * FACTOR
    assert min(neon) / FACTOR <= product * cost_machine("neon").multiply64 <= max(neon) * FACTOR
