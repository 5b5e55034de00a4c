"""An interpreter whose program all work-items share: a uniform switch with many short cases in a uniform loop."""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "stackMachine"
SIZES = {"tiny": (64, 16, 40), "small": (1024, 64, 100), "default": (16384, 64, 400)}  # items, local size, instructions
OPERATIONS = 20


def _step(operation: int, a: Array, b: Array, c: Array) -> tuple[Array, Array, Array]:
    """The registers after one instruction."""
    f = np.float32
    match operation:
        case 0:
            a = a + b
        case 1:
            a = a - b
        case 2:
            a = a * f(0.5) + c
        case 3:
            b = np.where(a < b, a, b)
        case 4:
            b = np.where(a > b, a, b)
        case 5:
            c = -c
        case 6:
            c = np.where(a < 0, -a, a)
        case 7:
            a = f(0.25) * (a + b + c)
        case 8:
            b = b * f(0.5) - a * f(0.25)
        case 9:
            a, b = b, a
        case 10:
            b, c = c, b
        case 11:
            a = np.minimum(a, f(4))
        case 12:
            a = np.maximum(a, f(-4))
        case 13:
            c = np.where(a < b, c * f(0.5), c * f(0.75))
        case 14:
            b = c * c * f(0.0625)
        case 15:
            c = c * f(0.5) + b * f(0.125)
        case 16:
            a = b * c * f(0.125)
        case 17:
            b = np.clip(b, f(-8), f(8))
        case 18:
            c = np.clip(c, f(-8), f(8))
        case _:
            a = a * f(0.875) + f(0.125)
    return a, b, c


def _reference(initial: Arrays) -> Arrays:
    a, b = initial["x"], initial["y"]
    c = np.ones_like(a)
    for operation in initial["program"]:
        a, b, c = _step(int(operation), a, b, c)
    return {"out": a + b + c}


def workload(seed: int, items: int, local: int, length: int) -> Workload:
    generator = np.random.default_rng(seed)
    program = generator.integers(0, OPERATIONS, length, dtype=np.int32)
    program[::5] = 11 + generator.integers(0, 2, len(program[::5]))  # limits
    program[2::5] = 17 + generator.integers(0, 2, len(program[2::5]))
    x, y = generator.uniform(-2, 2, (2, items)).astype(np.float32)
    out = np.zeros(items, np.float32)
    launch = Launch((items,), (local,), (program, length, x, y, out))
    return Workload({"program": program, "x": x, "y": y, "out": out}, [launch], _reference, {"out": (1e-5, 1e-5)})
