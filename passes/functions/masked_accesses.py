"""Masked accesses to vectors in the source, `llvm.masked.load` and its like, become functions with branches.

Before:                                                    After:
    %v = call <4 x i32> @llvm.masked.load.v4i32.p0(            %v = call <4 x i32> @wfv.masked.load.v4i32.p0.align4(
        ptr align 4 %p, <4 x i1> %m, <4 x i32> %old)               ptr %p, <4 x i1> %m, <4 x i32> %old)

The function tests one component of the mask after the other, and loads or stores its element if it is true. It is
inlined like any helper; its branches are linearized like any other, so each element's access is masked in each lane.
"""

import math
import re
from dataclasses import dataclass

from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.intrinsics import family_of, known_family
from wfv.ir.types import VOID, FnType, IntType, PtrType, Type, VecType, size_of
from wfv.ir.values import Value

_ALIGN = re.compile(r"\balign (\d+)")


def define_masked_accesses(module: Module) -> None:
    """Replaces, in place, the calls in all functions. Raises UnsupportedError for elements that are not whole bytes."""
    called = set()
    for fn in list(module.functions.values()):
        for call in fn.instrs():
            family = known_family(call.callee) if call.op == "call" else None
            if family is not None and family.kind == "masked":
                called.add(call.callee)
                _replace(module, call)
    for name in called:
        del module.functions[name]


def _replace(module: Module, call: Instr) -> None:
    """Calls our function instead, which is made if this is its first call."""
    operation = family_of(call.callee).removeprefix("masked.")
    is_load = call.type != VOID
    pointer = call.operands[0 if is_load else 1]
    align = _alignment(call, 0 if is_load else 1)
    vector = call.type if is_load else call.operands[0].type
    assert isinstance(vector, VecType)
    _check_element(vector.element, call)
    name = f"wfv.{call.callee.removeprefix('llvm.')}.p{_space(pointer.type)}.align{align}"
    call.attrs = {"callee": name}
    if name not in module.functions:
        _Body(_declare(module, name, call), operation, vector, align).build()


def _alignment(call: Instr, operand: int) -> int:
    texts: list[str] = call.attrs.get("arg_attrs") or []
    found = _ALIGN.search(texts[operand]) if operand < len(texts) else None
    return int(found[1]) if found else 1


def _space(type: Type) -> int:
    element = type.element if isinstance(type, VecType) else type
    assert isinstance(element, PtrType)
    return element.addrspace


def _check_element(element: Type, call: Instr) -> None:
    """The elements of a vector of i1 or i24 do not lie where those of an array would."""
    if isinstance(element, IntType) and (element.bits < 8 or element.bits & (element.bits - 1)):
        help = "use elements of 8, 16, 32, 64 or 128 bits"
        raise UnsupportedError(f"@{call.callee} on elements of {element}", line=call.line, help=help)


def _declare(module: Module, name: str, call: Instr) -> Function:
    fn = module.declare(name, FnType(call.type, tuple(operand.type for operand in call.operands)))
    fn.prefix, fn.suffix = "internal", "alwaysinline nounwind"
    for number, arg in enumerate(fn.args):
        arg.name = f"a{number}"
    return fn


@dataclass
class _Body:
    """Builds the function of one masked access."""

    fn: Function
    operation: str  # load, store, gather, scatter, expandload, compressstore
    vector: VecType
    align: int

    def build(self) -> None:
        """For each component: a test, and a block with the access; then a block that joins them."""
        is_load = self.fn.ret != VOID
        first, second, third = self.fn.args
        pointer, mask, result = (first, second, third) if is_load else (second, third, first)
        block = self.new_block("entry")
        state: tuple[Value, Value] = (pointer, result)  # the next element's address; the result, or what is stored
        for i in range(self.vector.count):
            block, state = self.element(block, i, mask, state)
        Builder(self.fn, block.instrs).ret(state[1] if is_load else None)

    def new_block(self, name: str) -> Block:
        block = Block(name)
        self.fn.blocks.append(block)
        return block

    def element(
        self, test: Block, i: int, mask: Value, state: tuple[Value, Value]
    ) -> tuple[Block, tuple[Value, Value]]:
        access, join = self.new_block(f"access{i}"), self.new_block(f"join{i}")
        b = Builder(self.fn, test.instrs)
        b.cond_br(b.extractelement(mask, i), access, join)
        b = Builder(self.fn, access.instrs)
        changed = self.access(b, i, *state)
        b.br(join)
        b = Builder(self.fn, join.instrs)
        merged = [
            old if old is new else b.phi(old.type, [(old, test), (new, access)])
            for old, new in zip(state, changed, strict=True)
        ]
        return join, (merged[0], merged[1])

    def access(self, b: Builder, i: int, pointer: Value, value: Value) -> tuple[Value, Value]:
        """Loads or stores component i; returns the next element's address, and the result so far."""
        element, size = self.vector.element, size_of(self.vector.element)
        address, align = pointer, self.align
        if self.operation in ("gather", "scatter"):
            address = b.extractelement(pointer, i)
        elif self.operation in ("expandload", "compressstore"):
            align = math.gcd(align, size)
            pointer = b.gep(element, pointer, [1])
        else:
            address = b.gep(element, pointer, [i])
            align = math.gcd(align, i * size)
        if self.fn.ret != VOID:
            return pointer, b.insertelement(value, b.load(element, address, align), i)
        b.store(b.extractelement(value, i), address, align)
        return pointer, value
