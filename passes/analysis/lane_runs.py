"""Runs: neighbouring elements that each lane accesses, wherever the lanes themselves are.

    x[row[i] * 4], x[row[i] * 4 + 1], ..        each lane: a run of four elements; the lanes' runs lie anywhere

One wide access for each lane serves four accesses; a transposition in registers makes vectors of lanes of it.
"""

from collections.abc import Iterator, Sequence

from passes.analysis.affine_addresses import gep_terms
from passes.analysis.divergence import Shapes
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I1, FloatType, IntType, Type, size_of
from wfv.ir.values import Value

MAX_RUN = 16  # elements, from a group's lowest to its highest one
_RUN_BYTES = 16  # the widest access of one lane
_NEAR_STRIDE = 4  # elements: nearer lanes are interleaved, or one after the other


def is_number(type: Type) -> bool:
    """Whether a type can be bitcast to all others of its size, since it fills its bytes; a bool or a vector cannot."""
    return isinstance(type, (IntType, FloatType)) and type != I1 and 8 * size_of(type) == type.bits


def may_be_run(address: Value, type: Type, shapes: Shapes) -> bool:
    """Whether an access of a number of `type` is a gather or a scatter, without a test at run time."""
    shape, size = shapes.of(address), size_of(type)
    if shape.is_uniform or shape.offsets or not is_number(type):
        return False
    if shape.is_strided:
        return abs(shape.stride) > _NEAR_STRIDE * size
    return not any(shapes.of(index).possibly_contiguous for index in _indices(address))


def dense_runs(distances: Sequence[int], size: int, lanes: int) -> list[list[int]]:
    """The accesses at `distances` bytes, all different, as runs of 2, 4 .. neighbours, each one wide access.

    A run is the list of its members' places in `distances`, in ascending order. A single access is in none.
    """
    longest = min(max(_RUN_BYTES // size, 2), lanes)
    return [
        sorted(places)
        for run in _neighbours(sorted(range(len(distances)), key=distances.__getitem__), distances, size)
        for places in _powers_of_two(run, longest)
    ]


def _neighbours(ordered: Sequence[int], distances: Sequence[int], size: int) -> Iterator[list[int]]:
    """The places in the order of their distances, cut where elements are missing."""
    run: list[int] = []
    for place in ordered:
        if run and distances[place] != distances[run[-1]] + size:
            yield run
            run = []
        run.append(place)
    yield run


def _powers_of_two(run: list[int], longest: int) -> Iterator[list[int]]:
    """Cuts a run into pieces of `longest`, then the next lower power of two, down to 2."""
    length = 1 << (longest.bit_length() - 1)
    while length > 1:
        while len(run) >= length:
            yield run[:length]
            run = run[length:]
        length //= 2


def _indices(address: Value) -> Iterator[Value]:
    """The indices that an address is computed with, before they were extended."""
    while is_op(address, "getelementptr"):
        for index, _ in gep_terms(address):
            is_extended = is_op(index, "sext", "zext")
            yield index.operands[0] if isinstance(index, Instr) and is_extended else index
        address = address.operands[0]
