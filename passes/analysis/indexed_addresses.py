"""Addresses that are a uniform pointer and one varying index."""

from dataclasses import dataclass

from passes.analysis.affine_addresses import gep_terms
from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension
from wfv.ir.core import is_op
from wfv.ir.types import Type
from wfv.ir.values import Value


@dataclass(frozen=True)
class IndexedAddress:
    """A varying address `pointer + step * index` with a uniform pointer; `index` before it was extended to 64 bits."""

    pointer: Value
    index: Value
    extension: str  # "sext", "zext" or ""
    is_narrow: bool  # from 32 bits, and in bounds of its object
    step: int
    elem_type: Type


def indexed_address(address: Value, shapes: Shapes) -> IndexedAddress | None:
    """The address as a uniform pointer and one varying index, or None."""
    if not (is_op(address, "getelementptr") and len(address.operands) == 2):
        return None
    if not shapes.of(address.operands[0]).is_uniform:
        return None
    ((index, step),) = gep_terms(address)
    pointer, elem_type = address.operands[0], address.attrs["elem_type"]
    if is_op(index, "sext", "zext"):
        is_narrow = is_narrow_extension(index) and "inbounds" in address.flags
        return IndexedAddress(pointer, index.operands[0], index.op, is_narrow, step, elem_type)
    return IndexedAddress(pointer, index, "", False, step, elem_type)
