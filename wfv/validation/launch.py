"""The launches that a proof speaks of: any arguments, ids, sizes and contents of memory, as terms.

Each buffer is an object of its own, of any size that a launch may have, unless buffers may be one (`aliases`). What is
assumed of a launch is what the runtime checks or makes: ranges of ids and sizes, whole vectors, alignments.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from passes.analysis.ranges import full_range, range_of
from passes.interface import DUMP_SLOT_BYTES, KernelInterface, exchanged
from wfv.ir.core import Function, Module
from wfv.ir.interp.formulas import NoFormulaError
from wfv.ir.interp.pointers import Pointer
from wfv.ir.interp.sums import added, limit
from wfv.ir.interp.terms import Scalar, smt
from wfv.ir.interp.values import width
from wfv.ir.names import DUMP_SLOT, GROUP_SLOT, LOCAL_IDS, LOCAL_VARIABLE, MASK, SLOT, name_of, stem_and_dimension
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import IntType, PtrType, VecType, size_of
from wfv.ir.values import Argument
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.validation.memory import Object
from wfv.validation.sides import Lanes


@dataclass
class SymbolicLaunch:
    """A launch; `assumed` lists the conditions on it."""

    interface: KernelInterface
    module: Module
    lanes: Lanes
    rows: int
    objects: dict[str, Object] = field(default_factory=dict)
    numbers: dict[str, Scalar] = field(default_factory=dict)
    assumed: list[Any] = field(default_factory=list)

    def arguments(self, fn: Function, lanes: Iterable[tuple[int, int]], lane_dimension: int = 0) -> list[list[Any]]:
        """The values of a function's parameters for each of these lanes.

        `lane_dimension`: the dimension along which lanes are neighbours, in a function that does not call it 0.
        """
        args = [Argument(arg.type, in_code(arg.name, lane_dimension), arg.attrs) for arg in fn.args]
        return [[self._argument(arg, lane) for arg in args] for lane in lanes]

    def _argument(self, arg: Argument, lane: tuple[int, int]) -> Any:
        if arg.name == MASK:
            raise NoFormulaError("the form of the rest of a row")
        if isinstance(arg.type, PtrType):
            return Pointer(((True, self._object(arg), 0),))
        if isinstance(arg.type, VecType):
            raise NoFormulaError("a parameter that is a vector")
        found = self._number(arg)
        if arg.name in LOCAL_IDS[:2]:
            distance = lane[LOCAL_IDS.index(arg.name)]
            return Scalar(added(found.bits, distance, found.width), found.width)
        return found

    def _number(self, arg: Argument) -> Scalar:
        if arg.name not in self.numbers:
            bits = width(arg.type)
            self.numbers[arg.name] = Scalar(smt().BitVec(arg.name, bits), bits)
            if isinstance(arg.type, IntType):
                self._assume_range(arg)
        return self.numbers[arg.name]

    def _assume_range(self, arg: Argument) -> None:
        z, term = smt(), self.numbers[arg.name].term
        low, high = range_of(arg)
        if (low, high) != full_range(arg.type):
            self.assumed += [z.UGE(term, low), z.ULE(term, high)]
            limit(term, high)
        if arg.name == LOCAL_IDS[0]:
            count = 1 + max(x for x, _ in self.lanes)
            self.assumed += [z.URem(term, z.BitVecVal(count, 64)) == 0, z.ULE(term, high - count + 1)]
        if arg.name == LOCAL_IDS[1] and self.rows > 1:
            self.assumed += [z.URem(term, z.BitVecVal(self.rows, 64)) == 0, z.ULE(term, high - self.rows + 1)]
        self._assume_sizes()

    def _assume_sizes(self) -> None:
        """A work-item's ids are less than the sizes of its group."""
        z = smt()
        for dimension, local_id in enumerate(LOCAL_IDS):
            size = local_id.replace("lid", "lsize")
            if local_id in self.numbers and size in self.numbers:
                last = max((lane[dimension] for lane in self.lanes), default=0) if dimension < 2 else 0
                self.assumed.append(z.ULT(self.numbers[local_id].term + last, self.numbers[size].term))

    def _object(self, arg: Argument) -> Object:
        if arg.name not in self.objects:
            self.objects[arg.name] = found = self._new_object(arg)
            z = smt()
            if not isinstance(found.size, int):
                self.assumed.append(z.ULE(found.size, INDEX32_BUFFER_BYTES))
            if found.align > 1:
                self.assumed.append(z.Extract(found.align.bit_length() - 2, 0, found.address) == 0)
            self.assumed += [found.address != 0, z.ULT(found.address, 1 << 47)]
        return self.objects[arg.name]

    def _new_object(self, arg: Argument) -> Object:
        name = arg.name
        if name == DUMP_SLOT:
            return Object(name, DUMP_SLOT_BYTES, self.interface.slot_align, "any", is_shared=False)
        size = smt().BitVec(f"{name}.size", 64)
        if name.startswith(LOCAL_VARIABLE):
            variable = self.module.globals.get(name.removeprefix(LOCAL_VARIABLE))
            size = size_of(variable.value_type) if variable else size
        if is_own_parameter(arg) and not name.startswith((LOCAL_VARIABLE, SLOT, GROUP_SLOT)):
            raise NoFormulaError(f"the parameter {name}")
        params = {param.name: param for param in self.interface.params}
        if name not in params or params[name].kind == "local":
            return Object(name, size, self.interface.slot_align, "any", is_uniform=name.startswith(GROUP_SLOT))
        return Object(name, size, max(1, params[name].align))


def in_code(name: str, lane_dimension: int) -> str:
    """The name that a parameter has where the lane dimension is called 0."""
    stem, dimension = stem_and_dimension(name)
    return name_of(f"{stem}{exchanged((0, 1, 2), lane_dimension)[dimension]}") if stem else name
