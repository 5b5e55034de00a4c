"""Masked accesses to vectors in the source, `llvm.masked.load` and its like, become functions with branches.

Before:                                                    After:
    %v = call <4 x i32> @llvm.masked.load.v4i32.p0(            %v = call <4 x i32> @wfv.masked.load.v4i32.p0.align4(
        ptr align 4 %p, <4 x i1> %m, <4 x i32> %old)               ptr %p, <4 x i1> %m, <4 x i32> %old)

The function tests one component of the mask after the other, and loads or stores its element if it is true. It is
inlined like any helper; its branches are linearized like any other, so each element's access is masked in each lane.
"""

import math

from passes.ir_template import fill
from wfv.errors import UnsupportedError
from wfv.ir.core import Instr, Module
from wfv.ir.intrinsics import family_of, known_family
from wfv.ir.names import OWN
from wfv.ir.parser import parse_module
from wfv.ir.types import VOID, IntType, PtrType, Type, VecType, declared_align, scalar_of, size_of


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
    is_load = call.type != VOID
    pointer = call.operands[0 if is_load else 1]
    vector = call.type if is_load else call.operands[0].type
    assert isinstance(vector, VecType)
    _check_element(vector.element, call)
    align, space = _alignment(call, 0 if is_load else 1), scalar_of(pointer.type)
    assert isinstance(space, PtrType)
    name = f"{OWN}{call.callee.removeprefix('llvm.')}.p{space.addrspace}.align{align}"
    operation = family_of(call.callee).removeprefix("masked.")
    call.attrs = {"callee": name}
    if name not in module.functions:
        text = _definition(name, operation, vector, pointer.type, align)
        module.add(parse_module(text).functions[name])


def _alignment(call: Instr, operand: int) -> int:
    texts: list[str] = call.attrs.get("arg_attrs") or []
    return declared_align(texts[operand]) if operand < len(texts) else 1


def _check_element(element: Type, call: Instr) -> None:
    """Raises UnsupportedError for elements such as i1 or i24, which a vector lays out unlike an array."""
    if isinstance(element, IntType) and (element.bits < 8 or element.bits & (element.bits - 1)):
        help = "use elements of 8, 16, 32, 64 or 128 bits"
        raise UnsupportedError(f"@{call.callee} on elements of {element}", line=call.line, help=help)


# For each component: a test, and a block with the access. `$p`: the address; `$w`: the result with the component.
_HEAD = """\
define internal $result @$name($params) alwaysinline nounwind {
entry:
  br label %test0
test0:
"""
_ELEMENT = """\
  %bit$i = extractelement <$count x i1> %mask, i64 $i
  br i1 %bit$i, label %access$i, label %test$next
access$i:
  %at$i = $address
$access
$advance
  br label %test$next
test$next:
$merged
"""
_ADDRESSES = {
    "gather": "extractelement $pointers %p, i64 $i", "scatter": "extractelement $pointers %p, i64 $i",
    "expandload": "getelementptr $element, $pointer $p, i64 0",
    "compressstore": "getelementptr $element, $pointer $p, i64 0",
}  # fmt: skip
_LOAD = """\
  %x$i = load $element, $pointer %at$i, align $align
  %w$i = insertelement $vector %v$i, $element %x$i, i64 $i"""
_STORE = """\
  %x$i = extractelement $vector %v0, i64 $i
  store $element %x$i, $pointer %at$i, align $align"""
_ADVANCE = "  %after$i = getelementptr $element, $pointer $p, i64 1"
_MERGED = "  %v$next = phi $vector [ %v$i, %test$i ], [ %w$i, %access$i ]"
_ADVANCED = "  %p$next = phi $pointer [ $p, %test$i ], [ %after$i, %access$i ]"


def _definition(name: str, operation: str, vector: VecType, pointers: Type, align: int) -> str:
    """The function's text. `operation`: load, store, gather, scatter, expandload or compressstore."""
    is_load, is_packed = operation.endswith(("load", "gather")), operation in ("expandload", "compressstore")
    size, mask = size_of(vector.element), f"<{vector.count} x i1> %mask"
    params = f"{pointers} %p, {mask}, {vector} %v0" if is_load else f"{vector} %v0, {pointers} %p, {mask}"
    text = fill(_HEAD, name=name, params=params, result=vector if is_load else VOID)
    address = _ADDRESSES.get(operation, "getelementptr $element, $pointer %p, i64 $i")
    element = _ELEMENT.replace("$address", address).replace("$access", _LOAD if is_load else _STORE)
    element = element.replace("$advance", _ADVANCE if is_packed else "")
    element = element.replace("$merged", "\n".join([_MERGED] * is_load + [_ADVANCED] * is_packed))
    for i in range(vector.count):
        text += "\n" + fill(
            element, i=i, next=i + 1, count=vector.count, vector=vector, element=vector.element, pointers=pointers,
            pointer=scalar_of(pointers), p=f"%p{i}" if is_packed and i else "%p",
            align=align if operation in ("gather", "scatter") else math.gcd(align, size if is_packed else i * size),
        )  # fmt: skip
    return f"{text}\n  ret {f'{vector} %v{vector.count}' if is_load else 'void'}\n}}\n"
