"""The functions that calls of printf become, as LLVM IR: one that makes words of its arguments, one that stores them.

    define internal i32 @wfv.printf.0(i64 %text, double %a0)                        for each kind of record; inlined
        ..
        call i32 @wfv.printf.write.i(ptr %buffer, i64 %head, i64 %item, i64 %w0)

    define internal i32 @wfv.printf.write.i(..) noinline                            for all records of so many words
        %at = atomicrmw add ptr %buffer, i64 24 monotonic
        .. store if it fits and return 0, count it as lost if it does not and return -1 ..

The second one stays a function, since the lanes reserve their room one after the other: that is much code.
"""

from __future__ import annotations

from collections.abc import Sequence

from wfv.ir.core import Module
from wfv.ir.parser import parse_module
from wfv.ir.types import I32, I64, PTR, FloatType, FnType, IntType, PtrType, Type, VecType, count_of, scalar_of
from wfv.opencl.builtins import PRINTF_BUFFER
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.printf_buffer import WORD

_ID, _OFFSET, _SIZE = (mangle(f"get_global_{what}", CType("uint")) for what in ("id", "offset", "size"))
_BUILTINS = {
    PRINTF_BUFFER: FnType(PTR, ()),
    **dict.fromkeys((_ID, _OFFSET, _SIZE), FnType(I64, (I32,))),
}  # fmt: skip


def add_record_function(module: Module, name: str, kind: int, types: Sequence[Type]) -> None:
    """Defines the function of this kind of record, and the one that it calls, unless they are there."""
    if name in module.functions:
        return
    for builtin, type in _BUILTINS.items():
        module.declare(builtin, type)
    lines, words = _words(types)
    writer = "wfv.printf.write." + "".join("p" if type.startswith("ptr") else "i" for type, _ in words)
    _add(module, name, _record_function(name, kind, types, lines, f"@{writer}", words))
    if writer not in module.functions:
        _add(module, writer, _writer(writer, [type for type, _ in words]))


def _add(module: Module, name: str, text: str) -> None:
    fn = module.add(parse_module(text).functions[name])
    for instr in fn.instrs():
        instr.line = 0  # of no source


def _words(types: Sequence[Type]) -> tuple[list[str], list[tuple[str, str]]]:
    """Instructions that make a word of each component of %a0, %a1, ..; type and name of these."""
    lines: list[str] = []
    words: list[tuple[str, str]] = []
    for number, type in enumerate(types):
        for i in range(count_of(type)):
            value = f"%a{number}"
            if isinstance(type, VecType):
                lines.append(f"%e{number}.{i} = extractelement {type} {value}, i64 {i}")
                value = f"%e{number}.{i}"
            words.append(_widened(scalar_of(type), value, lines))
    return lines, words


def _widened(type: Type, value: str, lines: list[str]) -> tuple[str, str]:
    """A number's bits with zeros above; a pointer as it is, in the private address space."""
    if isinstance(type, PtrType):
        if type.addrspace:
            lines.append(f"{value}.p = addrspacecast {type} {value} to ptr")
            value += ".p"
        return "ptr", value
    assert isinstance(type, (IntType, FloatType))
    if isinstance(type, FloatType):
        lines.append(f"{value}.b = bitcast {type} {value} to i{type.bits}")
        value += ".b"
    if type.bits < 8 * WORD:
        lines.append(f"{value}.w = zext i{type.bits} {value} to i64")
        value += ".w"
    return "i64", value


def _record_function(
    name: str, kind: int, types: Sequence[Type], lines: list[str], writer: str, words: Sequence[tuple[str, str]]
) -> str:
    params = ["i64 %text", *(f"{type} %a{number}" for number, type in enumerate(types))]
    args = ["ptr %buffer", "i64 %head", "i64 %item", *(" ".join(word) for word in words)]
    places = [
        f"%id{d} = call i64 @{_ID}(i32 {d})\n  %o{d} = call i64 @{_OFFSET}(i32 {d})\n  %i{d} = sub i64 %id{d}, %o{d}"
        for d in range(3)
    ]
    return f"""
define internal i32 @{name}({", ".join(params)}) nounwind {{
entry:
  %buffer = call ptr @{PRINTF_BUFFER}()
  {_joined([*places, *lines])}
  %n1 = call i64 @{_SIZE}(i32 1)
  %planes = mul i64 %i2, %n1
  %row = add i64 %planes, %i1
  %n0 = call i64 @{_SIZE}(i32 0)
  %rows = mul i64 %row, %n0
  %item = add i64 %rows, %i0
  %number = add i64 %text, 1
  %high = shl i64 %number, 32
  %head = or i64 %high, {kind}
  %result = call i32 {writer}({", ".join(args)})
  ret i32 %result
}}
declare ptr @{PRINTF_BUFFER}()
declare i64 @{_ID}(i32)
declare i64 @{_OFFSET}(i32)
declare i64 @{_SIZE}(i32)
declare i32 {writer}({", ".join(arg.split()[0] for arg in args)})
"""


def _writer(name: str, words: Sequence[str]) -> str:
    types = ["i64", "i64", *words]
    stores = [
        f"%p{k} = getelementptr inbounds i64, ptr %record, i64 {k}\n  store {type} %w{k}, ptr %p{k}, align {WORD}"
        for k, type in enumerate(types)
    ]
    params = ["ptr %buffer", *(f"{type} %w{k}" for k, type in enumerate(types))]
    return f"""
define internal i32 @{name}({", ".join(params)}) noinline nounwind {{
entry:
  %at = atomicrmw add ptr %buffer, i64 {WORD * len(types)} monotonic, align 8
  %end = add i64 %at, {WORD * len(types)}
  %size.at = getelementptr inbounds i64, ptr %buffer, i64 2
  %size = load i64, ptr %size.at, align 8
  %fits = icmp ule i64 %end, %size
  br i1 %fits, label %write, label %lose
write:
  %record = getelementptr inbounds i8, ptr %buffer, i64 %at
  {_joined(stores)}
  br label %done
lose:
  %lost.at = getelementptr inbounds i64, ptr %buffer, i64 1
  %lost = atomicrmw add ptr %lost.at, i64 1 monotonic, align 8
  br label %done
done:
  %result = phi i32 [ 0, %write ], [ -1, %lose ]
  ret i32 %result
}}
"""


def _joined(instrs: Sequence[str]) -> str:
    return "\n  ".join(instrs)
