"""What the bundled kernels say that they move and compute, against what an interpreter sees them do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from kernels_ir import catalog
from kernels_ir.catalog import DIVIDE, FUNCTION, SQUARE_ROOT
from tests.support.compiled import canonical
from wfv.fuzz import interpreted_stages
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.ir.core import Instr
from wfv.ir.interp import Memory, prepare
from wfv.ir.interp.environment import Registers, Step
from wfv.launch import Launch
from wfv.opencl.mangling import demangle
from wfv.options import make_options

LANES = 4
SLOW = ("FloydWarshall", "FloydWarshallInt", "Conv2D", "MatrixMultiply")  # in the interpreter
FEWER = {"SpMVVector": 0.25}  # the kernel also adds up zeros in local memory
FLOATS = {"fadd": 1, "fsub": 1, "fmul": 1, "fcmp": 1, "fdiv": DIVIDE}
CALLS = {"fmuladd": 2, "fma": 2, "sqrt": SQUARE_ROOT, "exp": FUNCTION, "log": FUNCTION, "floor": 1, "mad": 2}
INTS = {"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "icmp"}
INT_CALLS = {"fshl": 1, "umin": 1, "umax": 1, "smin": 1, "smax": 1}


class Counting:
    """Runs a workload in the interpreter: `loaded` and `stored` are bytes, each once per launch."""

    def __init__(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loaded = self.stored = 0
        self.touched, self.operations = set[int](), Counter[str]()
        self._watch_operations(monkeypatch)
        benchmark = catalog.load(name)
        found = stage_after(canonical(name), benchmark.kernel, make_options("unicf", LANES), "scalarize")
        assert found is not None
        self.workload = benchmark.workload("tiny", seed=3)
        form = Form(*found, LANES)
        for launch in self.workload.launches:
            self._run(form, launch, monkeypatch)
        assert self.workload.mismatches() == []

    def _run(self, form: Form, launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
        seen = {"load": set[int](), "store": set[int]()}
        arrays = dict[int, int]()

        class Watched(Memory):
            def map(self, array: np.ndarray, align: int = 64) -> int:
                base = super().map(array, align)
                if any(array is each for each in launch.args):  # not the launch block
                    arrays[base >> 32] = array.ctypes.data
                return base

            def _find(self, address: Any, size: int, align: int, what: str) -> Any:
                found = super()._find(address, size, align, what)
                if address >> 32 in arrays:
                    first = arrays[address >> 32] + found[1]
                    seen["load" if what in ("load", "copy from") else "store"].update(range(first, first + size))
                return found

        monkeypatch.setattr(interpreted_stages, "Memory", Watched)
        run_form(form, launch, 10**8)
        self.loaded += len(seen["load"])
        self.stored += len(seen["store"])
        self.touched |= seen["load"] | seen["store"]

    def _watch_operations(self, monkeypatch: pytest.MonkeyPatch) -> None:
        make = prepare.make_step

        def counted(instr: Instr, registers: Registers) -> Step:
            step, name = make(instr, registers), self._name(instr)

            def count(envs: list[Any]) -> None:
                self.operations[name] += len(envs)
                step(envs)

            return count

        monkeypatch.setattr(prepare, "make_step", counted)

    @staticmethod
    def _name(instr: Instr) -> str:
        """The opcode; of a call, the OpenCL function, or the function's name between `llvm.` and its type."""
        if instr.op != "call":
            return instr.op
        signature = demangle(instr.callee)
        return signature.name if signature is not None else instr.callee.removeprefix("llvm.").partition(".")[0]

    @property
    def flops(self) -> int:
        return sum(n * FLOATS.get(name, CALLS.get(name, 0)) for name, n in self.operations.items())

    @property
    def int_ops(self) -> int:
        return sum(n * (name in INTS or INT_CALLS.get(name, 0)) for name, n in self.operations.items())


def cases() -> list[object]:
    return [pytest.param(n, marks=(pytest.mark.full,) if n in SLOW else ()) for n in catalog.all_names()]


@pytest.mark.parametrize("name", cases())
def test_the_work_is_what_the_kernel_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counting(name, monkeypatch)
    work = catalog.load(name).work
    assert work is not None
    stated = work(seen.workload)
    assert 0.95 * seen.loaded <= stated.loaded <= seen.loaded
    assert stated.stored == seen.stored
    assert len(seen.touched) <= stated.footprint <= sum(array.nbytes for array in seen.workload.arrays.values())
    assert FEWER.get(name, 0.9) * seen.flops <= stated.flops <= seen.flops
    assert stated.int_ops <= seen.int_ops
