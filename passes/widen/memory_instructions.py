"""Memory instructions beyond loads and stores: LLVM's intrinsics `llvm.masked.*`, and how stores go past the caches.

A plain store first loads the line that it changes, and evicts another line from the caches. If a launch stores more
than the caches hold (wfv/runtime/auto_choice.py decides that), both are lost time: *non-temporal* stores go past the
caches. They need aligned addresses, and arrays may lie anywhere, so each store tests its address (PIECE is the
alignment of NumPy's arrays):

    store <16 x float> %v, ptr %p           %low = and i64 (ptrtoint %p), 15
                                            if %low == 0:  store <4 x float> %v[0..3], ptr %p, align 16, !nontemporal
                                                           .. %v[4..7], %p + 16; %v[8..11], %p + 32; %v[12..15], %p + 48
                                            else:          store <16 x float> %v, ptr %p

Other threads may see such stores late. The launch function waits for them at its end (STORE_FENCE). A kernel with
atomic operations or fences has no such store: other groups may wait for its data.
"""

from collections.abc import Iterable

from passes.analysis.shapes import Shape
from passes.widen.emitter import in_memory
from passes.widen.machine import Machine
from passes.widen.widener import Widener
from wfv.ir.core import Function, Instr, Module
from wfv.ir.intrinsics import mangled
from wfv.ir.types import I64, VOID, FloatType, IntType, PtrType, Type, VecType, scalar_of, size_of
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument, Poison, Value


def has_masked_access(machine: Machine, type: Type) -> bool:
    """The target loads and stores vectors of this element type under a mask."""
    element = in_memory(scalar_of(type))
    bits = 64 if isinstance(element, PtrType) else element.bits if isinstance(element, (IntType, FloatType)) else 0
    return machine.has_masked_bytes or (machine.has_masked_memory and bits in (32, 64))


def has_gather(machine: Machine, type: Type) -> bool:
    """The target has gather and scatter instructions of this type under a mask, and they are fast."""
    return machine.has_avx512 and isinstance(type, (IntType, FloatType)) and type.bits in (32, 64)


def is_gather_instruction(machine: Machine, type: Type, address: Shape) -> bool:
    """A load of all lanes from such addresses is a gather: strided ones need no address out of a vector."""
    return machine.has_quick_gathers and not address.has_base and has_gather(machine, type)


def masked_load(w: Widener, type: Type, pointer: Value, mask: Value, align: int) -> Value:
    """A vector `type` from `pointer`; poison in inactive lanes."""
    return _intrinsic(w, "load", type, [pointer, mask, Poison(type)], 0, align)


def masked_store(w: Widener, value: Value, pointer: Value, mask: Value, align: int) -> None:
    _intrinsic(w, "store", value.type, [value, pointer, mask], 1, align)


def gather_instruction(w: Widener, type: Type, pointers: Value, mask: Value, align: int) -> Value:
    """A vector `type` from a vector of addresses; poison in inactive lanes."""
    return _intrinsic(w, "gather", type, [pointers, mask, Poison(type)], 0, align)


def scatter_instruction(w: Widener, value: Value, pointers: Value, mask: Value, align: int) -> None:
    _intrinsic(w, "scatter", value.type, [value, pointers, mask], 1, align)


def _intrinsic(w: Widener, what: str, type: Type, args: list[Value], pointer: int, align: int) -> Instr:
    """A call of llvm.masked.WHAT; the alignment is an attribute of argument number `pointer`."""
    at = args[pointer].type
    name = f"llvm.masked.{what}.{mangled(type)}.{mangled(at)}"
    call = w.emit.call(name, VOID if what in ("store", "scatter") else type, args)
    call.attrs["arg_attrs"] = [f"align {align}" if i == pointer else "" for i in range(len(args))]
    return call


LINE, PIECE = 64, 16  # bytes: of a cache line; of a store that needs no more alignment
STORE_FENCE = "llvm.x86.sse.sfence"
_GLOBAL = 1  # the address space of buffers
_ORDERED = ("atomicrmw", "cmpxchg", "fence")
_KIND, _NODE = "nontemporal", "!{i32 1}"


def orders_stores(functions: Iterable[Function]) -> bool:
    """Whether one of these has an atomic or volatile access, or a fence."""
    return any(_is_ordered(instr) for fn in functions for instr in fn.instrs())


def loads_what_it_stores(functions: Iterable[Function]) -> bool:
    """Whether they load from a pointer's memory that they also store to: its lines are in the caches then."""
    accesses = [instr for fn in functions for instr in fn.instrs() if instr.op in ("load", "store")]
    loaded, stored = (
        {base.name for each in accesses if each.op == op and isinstance(base := _base(each), Argument)}
        for op in ("load", "store")
    )
    return not loaded.isdisjoint(stored)


def _base(access: Instr) -> Value:
    return underlying_object(access.operands[-1])


def has_stores_past_caches(functions: Iterable[Function]) -> bool:
    """Whether one of these has a store that goes past the caches."""
    return any(_KIND in instr.metadata for fn in functions for instr in fn.instrs())


def stores_lines(w: Widener, value: Value, pointer: Value) -> bool:
    """Whether a store of this vector is to go past the caches: it has whole lines, and goes to a buffer."""
    is_global = isinstance(pointer.type, PtrType) and pointer.type.addrspace == _GLOBAL
    return w.facts.machine.past_caches and is_global and _bytes_of(value) % LINE == 0


def store_lines(w: Widener, value: Value, pointer: Value, align: int) -> None:
    """Stores a vector past the caches if its address is aligned, else plainly."""
    number = w.build.cast("ptrtoint", pointer, I64)
    low = w.build.binop("and", number, PIECE - 1)
    is_aligned = w.build.icmp("eq", low, 0)
    w.emit.if_then(
        is_aligned,
        lambda: _store_pieces(w, value, pointer),
        lambda: w.build.store(value, pointer, align),
        "past.caches",
    )


def _store_pieces(w: Widener, value: Value, pointer: Value) -> None:
    assert isinstance(value.type, VecType)
    element, node = value.type.element, _node(w.emit.module)
    count = PIECE // size_of(element)
    for first in range(0, value.type.count, count):
        piece = w.build.shufflevector(value, None, list(range(first, first + count)))
        address = w.build.gep(element, pointer, [first])
        w.build.store(piece, address, PIECE).metadata[_KIND] = node


def _node(module: Module) -> str:
    """The name of the metadata that marks such stores."""
    found = [key for key, text in module.metadata.items() if text == _NODE and key[1:].isdigit()]
    name = found[0] if found else next(module.free_nodes())
    module.metadata[name] = _NODE
    return name


def _bytes_of(value: Value) -> int:
    assert isinstance(value.type, VecType)
    return size_of(value.type)


def _is_ordered(instr: Instr) -> bool:
    return instr.op in _ORDERED or instr.is_ordered
