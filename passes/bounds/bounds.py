"""Tests of bounds: an access outside of its object ends the launch, before it is done (docs/check.md).

Before:                                                     After, for `Options.bounds`:
    %p = getelementptr float, ptr addrspace(1) %x, i64 %i       %end = .. ; in the entry: %wfv.size.x / 4
    %v = load float, ptr addrspace(1) %p                        %p = getelementptr float, ptr addrspace(1) %x, i64 %i
                                                                call void @wfv.bounds(i64 %i, i64 %end, i64 1, ..)
                                                                %v = load float, ptr addrspace(1) %p

The call ends the launch unless %i < %end, as unsigned numbers: that covers numbers below 0. It counts *units*, the
greatest common divisor of the bytes of all steps, so that an index need not be multiplied. The call is no branch: the
control flow stays that of the kernel, and no later step sees a divergent exit. Its last operand becomes the mask of its
block (passes/linearize/guarded_effects.py); passes/widen/bounds.py makes code for all lanes of it.

Accesses of one block that are constant distances apart have one test, for all bytes from the first to the last. There
is none after a test of the same bytes that is always done before, and none where ranges of the indices prove it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import gcd
from typing import NamedTuple

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.objects import object_of
from passes.analysis.ranges import range_of
from passes.bounds.object_addresses import Distances, Terms, sum_of
from passes.builtins.table_sizes import with_sizes
from passes.builtins.work_item_parameters import implicit_parameter
from passes.interface import BoundsTest, KernelInterface, SourcePlace, TestedAccess
from passes.remarks import Remark
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.names import BOUNDS, LOCAL_VARIABLE, local_variable
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import I64, VOID, size_of
from wfv.ir.values import TRUE, Argument, ConstInt, GlobalRef, Value, const_int

_BLOCKS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


class _Object(NamedTuple):
    """An accessed object: its name in messages, its size in bytes; None: an argument, whose size the launch knows."""

    name: str
    nbytes: int | None


class _Access(NamedTuple):
    """An access; `begin`: its distance from others of its group. With 0 bytes, the group has their number."""

    instr: Instr
    pointer: Value
    nbytes: int
    is_write: bool
    begin: int


_Key = tuple[_Object, object, object, Value | None]  # of a group: the addresses' base and terms, the bytes if a value


def insert_bounds_tests(
    module: Module, fn: Function, interface: KernelInterface, fits_index32: bool
) -> tuple[KernelInterface, frozenset[Remark]]:
    """Inserts tests before the accesses of the kernel `fn`, in place.

    Returns the interface with the tests, and a remark if there are accesses without one.
    """
    insertion = _Insertion(module, fn, interface, fits_index32)
    for block in insertion.cfg.rpo:
        for key, group in insertion.groups(block).items():
            insertion.test(block, key, group)
    fn.entry.instrs[:0] = insertion.entry
    return replace(with_sizes(fn, interface), bounds=tuple(insertion.tests)), _remarks(insertion.untested)


class _Insertion:
    def __init__(self, module: Module, fn: Function, interface: KernelInterface, fits_index32: bool) -> None:
        self.module, self.fn, self.is_narrow, self.cfg = module, fn, fits_index32, Cfg(fn)
        self.params = dict(zip(fn.args, interface.params, strict=False))
        self.addresses, self.distances = AffineAddresses(fits_index32), Distances(fn)
        self.tests: list[BoundsTest] = []
        self.done: dict[object, list[tuple[Block, int, int]]] = {}  # by group: where, from which byte to which
        self.untested: list[Instr] = []
        self.entry: list[Instr] = []  # new instructions of the entry
        self.ends: dict[object, Value] = {}

    def groups(self, block: Block) -> dict[_Key, list[_Access]]:
        """The accesses of known objects, grouped: accesses of one group are constant distances apart."""
        found: dict[_Key, list[_Access]] = {}
        for instr in block.instrs:
            for pointer, length, is_write in _accesses(instr):
                thing, address = self.object_of(pointer), self.addresses.of(pointer)
                nbytes, other = (length.value, None) if isinstance(length, ConstInt) else (0, length)
                if thing is not None:
                    access = _Access(instr, pointer, nbytes, is_write, address.distance)
                    found.setdefault((thing, address.base, address.terms, other), []).append(access)
                elif not _is_internal(pointer):
                    self.untested.append(instr)
        return found

    def object_of(self, pointer: Value) -> _Object | None:
        """The object, if its size is known here or to the launch."""
        match object_of(pointer):
            case Argument(name=name) as arg if arg in self.params:
                param = self.params[arg]
                return _Object(name, size_of(param.type) if param.kind == "struct" else None)
            case Argument(name=name) | GlobalRef(name=name) if name.removeprefix(LOCAL_VARIABLE) in self.module.globals:
                variable = self.module.globals[name.removeprefix(LOCAL_VARIABLE)]
                return _Object(local_variable(variable.name), size_of(variable.value_type))
            case Instr(op="alloca", operands=[] | [ConstInt(value=1)]) as array:
                return _Object(array.name.partition(".")[0], size_of(array.attrs["elem_type"]))
        return None

    def test(self, block: Block, key: _Key, group: Sequence[_Access]) -> None:
        """Inserts the test of a group before its first access, if there must be one."""
        low, high = min(each.begin for each in group), max(each.begin + each.nbytes for each in group)
        before = self.done.setdefault(key, [])
        if any(a <= low and high <= b and self.cfg.dominates(at, block) for at, a, b in before):
            return
        before.append((block, low, high))
        first, (thing, *_, length) = group[0], key
        terms, constant = self.distances.of(first.pointer)
        constant += low - first.begin
        if length is None and self.is_inside(terms, constant, high - low, thing):
            return
        unit = 1 if length is not None else gcd(*(step for _, step in terms)) or 1
        index, rest = divmod(constant, unit)
        new: list[Instr] = []
        build = Builder(self.fn, new, first.instr)
        at = sum_of(build, terms, index, unit)
        end = self.end(build, thing, const_int(I64, rest + high - low) if length is None else length, unit)
        accesses = (
            TestedAccess(each.begin - low + rest, each.nbytes, each.is_write, SourcePlace.of(each.instr.line))
            for each in group
        )
        self.tests.append(BoundsTest(thing.name, thing.nbytes, unit, tuple(accesses)))
        number = const_int(I64, len(self.tests))
        operands = [
            at,
            end,
            number,
            *(implicit_parameter(self.fn, stem, False) for stem in ("report", "report_group")),
            TRUE,
        ]
        build.call(BOUNDS, VOID, operands)
        place = block.instrs.index(first.instr)
        block.instrs[place:place] = new

    def is_inside(self, terms: Terms, constant: int, nbytes: int, thing: _Object) -> bool:
        """Whether the ranges of the indices prove that the bytes are part of the object."""
        ends = [[step * end for end in range_of(index)] for index, step in terms]
        low, high = (constant + sum(map(extreme, ends)) for extreme in (min, max))
        return thing.nbytes is not None and low >= 0 and high + nbytes <= thing.nbytes

    def end(self, build: Builder, thing: _Object, length: Value, unit: int) -> Value:
        """How many units from the begin on have so many bytes after them; computed in the entry if these are known."""
        key = (thing, length, unit)
        if isinstance(length, ConstInt):
            build = Builder(self.fn, self.entry)
        if build.instrs is not self.entry or key not in self.ends:
            known, stem = thing.nbytes, f"size.{thing.name}"
            size = implicit_parameter(self.fn, stem, self.is_narrow) if known is None else const_int(I64, known)
            wide = build.cast("zext", length, I64) if length.type != I64 else length
            room = build.call("llvm.usub.sat.i64", I64, [build.binop("add", size, unit), wide])
            self.ends[key] = build.binop("udiv", room, unit)
        return self.ends[key]


def _accesses(instr: Instr) -> Iterator[tuple[Value, Value, bool]]:
    """The accesses of an instruction: the pointer, how many bytes, whether they are written."""
    if instr.op in ACCESSES_MEMORY:
        value = instr if instr.op == "load" else instr.operands[instr.op != "store"]
        yield instr.operands[instr.op == "store"], const_int(I64, size_of(value.type)), instr.op != "load"
    elif instr.callee.startswith(_BLOCKS):
        for number, pointer in enumerate(instr.operands[: 1 + (".memset." not in instr.callee)]):
            yield pointer, instr.operands[2], number == 0


def _is_internal(pointer: Value) -> bool:
    """Whether it is memory that no kernel names: of printf, of built-ins."""
    return is_own_parameter(object_of(pointer))


def _remarks(untested: Sequence[Instr]) -> frozenset[Remark]:
    if not untested:
        return frozenset()
    text = f"{len(untested)} accesses are not tested: it is not known into which object the pointers point"
    return frozenset({Remark(untested[0].line, "bounds", untested[0].op, untested[0].name, text)})
