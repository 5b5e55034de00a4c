"""The environment of a work-group in the interpreter.

A launch supplies the ids of its work-items, `__local` memory, slots, the parameters `wfv.*`, and OpenCL's built-ins.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from passes.barriers.slots import EXCHANGE_BYTES
from passes.interface import NEXT_BYTES, AtomicCopy, KernelInterface, Param, exchanged
from wfv.errors import OptionError
from wfv.ir.core import Function, Module
from wfv.ir.interp import Lockstep, Memory, SubGroupPlace
from wfv.ir.interp.math import c_call
from wfv.ir.interp.scalars import combining
from wfv.ir.interp.values import decode
from wfv.ir.names import EXCHANGE, GROUP_SLOT, LOCAL_VARIABLE, MASK, SLOT, TRAP, name_of, stem_and_dimension
from wfv.ir.types import I32, size_of
from wfv.ir.values import Argument
from wfv.launch import Launch, LocalMemory
from wfv.opencl.builtins import find_builtin
from wfv.opencl.mangling import demangle
from wfv.opencl.printf_buffer import HEADER, WORD
from wfv.runtime.arguments.array_copies import ALIGN, copies_of, memory_of
from wfv.runtime.arguments.images import Image, Sampler
from wfv.runtime.arguments.values import make_encoder

Ids = tuple[int, ...]  # three numbers
DIMS = (0, 1, 2)


class WorkGroup:
    """One work-group of a launch. The code calls its `lane_dimension` 0, as all work-items and sizes here do.

    `whole`: the global size; `local`: the size of a full group; `own`: of this one; `counts`: the numbers of groups.
    """

    def __init__(self, launch: Launch, id: Ids, lane_dimension: int = 0) -> None:
        self.launch, self.id, self.lane_dimension = launch, id, lane_dimension
        given = ((launch.global_size, 1), (launch.local_size, 1), (launch.offset, 0))
        self.whole, self.local, self.offset = (self.in_source((*n, *[rest] * 3)[:3]) for n, rest in given)
        self.code_id = self.in_source(id)
        sizes = list(zip(self.whole, self.local, self.code_id, strict=True))
        self.counts = tuple(-(-whole // local) for whole, local, _ in sizes)
        self.own = tuple(min(local, whole - number * local) for whole, local, number in sizes)

    def in_source(self, ids: Ids) -> Ids:
        """Ids of the code as the source knows them, or the other way round."""
        return exchanged(ids, self.lane_dimension)

    def items(self) -> Iterator[Ids]:
        yield from ids_within(self.own)

    def rows(self, lanes: int) -> Iterator[list[Ids]]:
        """The work-items of each vector: up to `lanes` neighbours along local id 0."""
        for y, z in itertools.product(range(self.own[1]), range(self.own[2])):
            for x in range(0, self.own[0], lanes):
                yield [(x + k, y, z) for k in range(min(lanes, self.own[0] - x))]

    def place(self, item: Ids, lanes: int) -> SubGroupPlace:
        """Where a work-item is in a sub-group: up to `lanes` neighbours along local id 0 are one."""
        (x, y, z), (width, height, _) = item, self.own
        row = -(-width // lanes)
        size = min(lanes, width - x // lanes * lanes)
        count, enqueued = (-(-sizes[0] // lanes) * sizes[1] * sizes[2] for sizes in (self.own, self.local))
        return SubGroupPlace((z * height + y) * row + x // lanes, x % lanes, size, lanes, count, enqueued)

    def value(self, stem: str, dim: int, item: Ids) -> int:
        """The value of the parameter `wfv.STEMDIM` for a work-item. Raises KeyError."""
        base = self.code_id[dim] * self.local[dim] + self.offset[dim]
        values = {
            "lid": item[dim], "lsize": self.own[dim], "elsize": self.local[dim], "group": self.code_id[dim],
            "ngroups": self.counts[dim], "gsize": self.whole[dim], "gbase": base, "goffset": self.offset[dim],
            "global_id": base + item[dim],
        }  # fmt: skip
        return values[stem]


def groups_of(launch: Launch, lane_dimension: int = 0) -> Iterator[WorkGroup]:
    """The work-groups of a launch, in order."""
    counts = WorkGroup(launch, (0, 0, 0)).counts
    yield from (WorkGroup(launch, id, lane_dimension) for id in ids_within(counts))


def ids_within(sizes: Ids) -> Iterator[Ids]:
    """All ids below these sizes, dimension 0 fastest."""
    yield from ((x, y, z) for z, y, x in itertools.product(*map(range, reversed(sizes))))


def map_arguments(
    memory: Memory, params: Sequence[Param], args: Sequence[Any], owner: Callable[[Param], Any] = lambda param: None
) -> list[Any]:
    """The values of the parameters: the addresses of copies of arrays and structs; of images, their fields.

    `owner`: the data that memory keeps about a parameter's array.
    """
    addresses, values = dict[int, int](), list[Any]()
    for old, new, param in zip(args, copies_of(args), params, strict=True):
        array = memory_of(new) if param.kind == "buffer" or isinstance(new, Image) else None
        if array is not None:
            if id(old) not in addresses:
                addresses[id(old)] = memory.map(array, ALIGN, owner(param))
            values.append(new.fields_at(addresses[id(old)]) if isinstance(new, Image) else addresses[id(old)])
        elif param.kind in ("scalar", "struct") and not isinstance(new, Sampler):
            data = make_encoder(param.type, param.c_type, param.name)(old)
            if param.kind == "struct":
                values.append(memory.map(np.frombuffer(bytearray(data), np.uint8)))
            else:
                values.append(decode(int.from_bytes(data, "little"), 0, param.type))
        else:
            values.append(new.number if isinstance(new, Sampler) else 0 if new is None else new)
    return values


def full_printf_buffer(memory: Memory) -> int:
    """The address of a buffer in which nothing fits."""
    return memory.map(np.array([HEADER * WORD, 0, HEADER * WORD], np.int64))


UNKNOWN_TRAP = 2**32 - 1  # before traps have numbers
_ALL_LATER = 1 << 60  # beyond the addresses of all allocations of a run
MOST_ROUNDS = 1000  # continuations that a group runs
DONE = 2**32 - 1  # -1 as the interpreter returns it
LOCAL = 3  # the address space of `__local` memory


def group_memory(
    interface: KernelInterface, module: Module, group: WorkGroup, given: Sequence[Any], memory: Memory
) -> dict[str, Any]:
    """The values of the parameters that a group's work-items share; `given`: the arguments, arrays as addresses."""
    shared = _local_memory(interface, module, given, memory) | _slots(interface, group, memory)
    shared[TRAP] = memory.map(np.zeros(1, np.int32))
    items = len(list(group.items()))
    shared[EXCHANGE] = memory.allocate(EXCHANGE_BYTES * items, 64)  # in forms in which it is no slot yet
    for copy, _, element in _copied(interface, shared):
        memory.store(element, copy.neutral, copy.type)
    sized = [each for each in zip(interface.params, group.launch.args, strict=True) if each[0].size_offset]
    return shared | {name_of("size", param.name): getattr(arg, "nbytes", 0) for param, arg in sized}


def combine_copies(interface: KernelInterface, shared: Mapping[str, Any], memory: Memory) -> None:
    """Updates the buffers by their copies, as the launch function does."""
    for copy, at, element in _copied(interface, shared):
        if (value := memory.load(element, copy.type)) != copy.neutral:
            memory.store(at, combining(copy.operation, copy.type)(memory.load(at, copy.type), value), copy.type)


def _copied(interface: KernelInterface, shared: Mapping[str, Any]) -> Iterator[tuple[AtomicCopy, int, int]]:
    """The elements of all copies, with their addresses in the buffer and in the copy."""
    for copy in interface.copies:
        for k in range(copy.count):
            offset = k * size_of(copy.type)
            yield copy, shared[copy.param] + offset, shared[LOCAL_VARIABLE + copy.name] + offset


def _local_memory(interface: KernelInterface, module: Module, given: Sequence[Any], memory: Memory) -> dict[str, Any]:
    """The arguments and the `__local` variables by their parameters; addresses are handed out in order."""
    align = interface.slot_align
    shared: dict[str, Any] = {name_of("local_begin"): memory.allocate(1, align)}
    for param, arg in zip(interface.params, given, strict=True):
        shared[param.name] = memory.allocate(arg.nbytes, align) if isinstance(arg, LocalMemory) else arg
    for name, variable in module.globals.items():
        if variable.addrspace == LOCAL:
            shared[LOCAL_VARIABLE + name] = memory.allocate(size_of(variable.value_type), align)
    return shared | {name_of("local_end"): memory.allocate(1, align)}


def _slots(interface: KernelInterface, group: WorkGroup, memory: Memory) -> dict[str, int]:
    """Fresh memory, which reads as poison until it is written."""
    align, items = interface.slot_align, math.prod(group.local)
    slots = {f"{SLOT}{k}": memory.allocate(size * items, align) for k, size in enumerate(interface.item_slots)}
    slots |= {f"{GROUP_SLOT}{k}": memory.allocate(size, align) for k, size in enumerate(interface.group_slots)}
    # Allocas that are no slots yet come later: they are private memory, too.
    return slots | {name_of("slots_end"): memory.allocate(1, align) + _ALL_LATER}


def next_ids(interface: KernelInterface, group: WorkGroup, shared: Mapping[str, Any], memory: Memory) -> list[Any]:
    """The ids of the work-items' next continuations, where barriers are checked."""
    base = shared[f"{SLOT}{len(interface.item_slots) - 1}"]
    return [memory.load(base + NEXT_BYTES * k, I32) for k in range(len(list(group.items())))]


def next_by_ids(interface: KernelInterface, group: WorkGroup, shared: Mapping[str, Any], memory: Memory) -> set[Any]:
    """The next ids by those that the work-items have stored, where barriers are checked; DONE: all have returned."""
    found = set(next_ids(interface, group, shared, memory))
    if DONE not in found:
        return {number + len(interface.barriers) for number in found}
    return found - {DONE} or {DONE}


def argument(arg: Argument, group: WorkGroup, item: Ids, shared: Mapping[str, Any]) -> Any:
    """The value of a parameter for a work-item of the group."""
    if arg.name in shared:
        return shared[arg.name]
    if arg.name == MASK:
        return 1
    if arg.name == name_of("wdim"):
        return len(group.launch.global_size)
    return group.value(*stem_and_dimension(arg.name), item)


def opencl_builtins(
    module: Module, group: WorkGroup, batch: list[Ids], exchange: int, trap: Callable[[int, int], None]
) -> dict[str, Callable[..., Any]]:
    """OpenCL's built-ins, for forms before they are lowered.

    `exchange`: the address of the exchange memory; `trap` is called for each lane that traps.
    """
    found: dict[str, Callable[..., Any]] = {}
    in_code = exchanged(DIMS, group.lane_dimension)
    for name in module.functions:
        builtin = find_builtin(name)
        match builtin.kind if builtin else None:
            case "work_item":
                found[name] = partial(_work_item, group, in_code, batch, builtin.name)  # type: ignore[union-attr]
            case "work_dim":
                found[name] = lambda lane: len(group.launch.global_size)
            case "exchange":
                found[name] = lambda lane: exchange
            case "trap":
                found[name] = trap
            case "barrier" | "fence":
                found[name] = lambda lane, *_: None
            case "intrinsic" | "libm":
                found[name] = partial(_math, name)
    return found


def _math(symbol: str, lane: int, *values: Any) -> Any:
    """The value of a math function of OpenCL."""
    signature = demangle(symbol)
    assert signature is not None
    return c_call({"mad": "fma"}.get(signature.name, signature.name), type(values[0]), *values)


def _work_item(group: WorkGroup, in_code: tuple[int, ...], batch: list[Ids], stem: str, lane: int, dim: int) -> int:
    """The value of a work-item function; of a dimension that does not exist, ids are 0 and sizes 1."""
    if dim not in DIMS:
        return int(stem in ("gsize", "lsize", "elsize", "ngroups"))
    return group.value(stem, in_code[dim], batch[lane])


@dataclass(frozen=True)
class GroupRun:
    """The run of a group in lockstep; `shared`: the values that its work-items share (`group_memory`)."""

    lockstep: Lockstep
    module: Module
    interface: KernelInterface
    lanes: int
    group: WorkGroup
    shared: Mapping[str, Any]

    def call(
        self,
        fn: Function,
        batch: list[Ids],
        max_steps: int,
        more: Mapping[str, Callable[..., Any]] | None = None,
    ) -> set[Any]:
        """Runs a function for work-items; returns their results. `more`: functions besides OpenCL's own."""

        def trap(lane: int, kind: int) -> None:
            self.lockstep.context.memory.store(self.shared[TRAP], UNKNOWN_TRAP, I32)

        args = [[argument(arg, self.group, item, self.shared) for arg in fn.args] for item in batch]
        builtins = opencl_builtins(self.module, self.group, batch, self.shared[EXCHANGE], trap) | dict(more or {})
        places = [self.group.place(item, self.lanes) for item in batch]
        return set(self.lockstep.run(fn, args, builtins, max_steps, places.__getitem__))

    def returned(self) -> frozenset[int]:
        """The linear ids of the work-items that have returned, where barriers are checked."""
        found = next_ids(self.interface, self.group, self.shared, self.lockstep.context.memory)
        return frozenset(item for item, number in enumerate(found) if number == DONE)

    def continuations(self, count: int, run: Callable[[int], set[Any]]) -> None:
        """Runs the continuations to the end; `run` takes a number and returns the work-items' next numbers.

        Raises OptionError if they come to different barriers, or to no end.
        """
        number = 0
        for _ in range(MOST_ROUNDS):
            results = run(number)
            if self.interface.barriers and count > 1:
                results = next_by_ids(self.interface, self.group, self.shared, self.lockstep.context.memory)
            if len(results) != 1:
                raise OptionError(f"the work-items of group {self.group.id} come to different barriers")
            (number,) = results
            if number in (None, DONE):  # None: a kernel that is not split returns nothing
                return
        raise OptionError(f"group {self.group.id} does not end: it came to more than {MOST_ROUNDS} barriers")
