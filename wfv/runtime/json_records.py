"""Options, interfaces and remarks from what `wfv.cache.keys.plain` makes of them; no other class is made."""

from __future__ import annotations

from dataclasses import dataclass

from passes.interface import KernelInterface, Param
from passes.remarks import Remark
from wfv.cache import Cache
from wfv.ir import types
from wfv.opencl.printf_buffer import Printf
from wfv.options import Boscc, Options, Strategy

_CLASSES: dict[str, type] = {
    each.__qualname__: each
    for each in (
        *(Boscc, KernelInterface, Options, Param, Printf, Remark, Strategy),
        *(types.ArrayType, types.FloatType, types.FnType, types.IntType, types.LabelType, types.MetadataType),
        *(types.PtrType, types.StructType, types.VecType, types.VoidType),
    )
}


@dataclass(frozen=True)
class Result:
    """A compiled kernel from the cache (a wfv.runtime.kernel.LaunchModule), and the cache."""

    ir: str
    interface: KernelInterface
    remarks: tuple[Remark, ...]
    cache: Cache


def result(ir: str, interface: object, remarks: object, cache: Cache) -> Result:
    """A compiled kernel of what JSON says of it. Raises ValueError."""
    made, facts = record(interface), record(remarks)
    if not isinstance(made, KernelInterface) or not isinstance(facts, tuple):
        raise ValueError("no compiled kernel")
    return Result(ir, made, facts, cache)


def record(data: object) -> object:
    """The record that became this data. Raises ValueError if none did."""
    if isinstance(data, list):
        return tuple(map(record, data))
    if not isinstance(data, dict):
        return data
    made = _CLASSES.get(str(data.get("")))
    if made is None:
        raise ValueError(f"no record is a {data.get('')!r}")
    try:
        return made(**{name: record(value) for name, value in data.items() if name})
    except TypeError as error:
        raise ValueError(str(error)) from None
