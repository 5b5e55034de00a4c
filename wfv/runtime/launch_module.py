"""What a kernel's compiler returns: the interface between compiling (pipeline, cache) and launching.

`record` reads options, interfaces and remarks back from JSON: the inverse of `wfv.cache.keys.plain`, for these only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from passes.interface import BarrierPoint, KernelInterface, Param, SourcePlace
from passes.remarks import NamedCause, Remark
from passes.source_parameters import ByValue, SourceParam
from wfv.cache.store import Cache
from wfv.ir import types
from wfv.opencl.printf_buffer import Printf
from wfv.options import Boscc, Options
from wfv.strategies import Strategy


class LaunchModule(Protocol):
    """The launch function with all that it calls, as LLVM IR, and how to call it."""

    @property
    def ir(self) -> str: ...

    @property
    def interface(self) -> KernelInterface: ...

    @property
    def remarks(self) -> tuple[Remark, ...]: ...


_CLASSES: dict[str, type] = {
    each.__qualname__: each
    for each in (
        *(BarrierPoint, Boscc, KernelInterface, NamedCause, Options, Param, Printf, Remark, SourcePlace, Strategy),
        *(ByValue, SourceParam),
        *(types.ArrayType, types.FloatType, types.FnType, types.IntType, types.LabelType, types.MetadataType),
        *(types.PtrType, types.StructType, types.VecType, types.VoidType),
    )
}


@dataclass(frozen=True)
class CachedModule:
    """A `LaunchModule` that was read from a cache; its object code is kept in the same one."""

    ir: str
    interface: KernelInterface
    remarks: tuple[Remark, ...]
    cache: Cache


def cached_module(ir: str, interface: object, remarks: object, cache: Cache) -> CachedModule:
    """A launch module from the JSON of its interface and remarks. Raises ValueError."""
    made, facts = record(interface), record(remarks)
    if not isinstance(made, KernelInterface) or not isinstance(facts, tuple):
        raise ValueError("not a launch module")
    return CachedModule(ir, made, facts, cache)


def record(data: object) -> object:
    """The record that `plain` turned into this data. Raises ValueError if there is none."""
    if isinstance(data, list):
        return tuple(map(record, data))
    if not isinstance(data, dict):
        return data
    made = _CLASSES.get(str(data.get("")))
    if made is None:
        raise ValueError(f"unknown record class {data.get('')!r}")
    try:
        return made(**{name: record(value) for name, value in data.items() if name})
    except TypeError as error:
        raise ValueError(str(error)) from None
