"""The functions that replace printf, as LLVM IR: one computes the work-item's index and calls one that stores a record.

    define internal i32 @wfv.printf.0(i64 %text, double %a0)                        one for each kind; is inlined
        ..
        call i32 @wfv.printf.write.double(ptr %buffer, i64 %head, i64 %item, double %a0)

    define internal i32 @wfv.printf.write.double(..) noinline                       one for each list of components
        %at = atomicrmw add ptr %buffer, i64 24 monotonic
        .. if the record fits, store it and return 0; else count it as lost and return -1 ..

The second function is not inlined: its atomic is replicated for each lane, which is much code.
"""

from collections.abc import Sequence

from wfv.ir.core import Module
from wfv.ir.names import PRINTF_BUFFER, PRINTF_WRITER
from wfv.ir.parser import parse_module
from wfv.ir.types import (
    HALF,
    I16,
    I32,
    I64,
    PTR,
    FloatType,
    FnType,
    IntType,
    PtrType,
    Type,
    VecType,
    count_of,
    scalar_of,
)
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.printf_buffer import WORD

_ID, _OFFSET, _SIZE = (mangle(f"get_global_{what}", CType("uint")) for what in ("id", "offset", "size"))
_BUILTINS = {
    PRINTF_BUFFER: FnType(PTR, ()),
    **dict.fromkeys((_ID, _OFFSET, _SIZE), FnType(I64, (I32,))),
}  # fmt: skip


def add_record_function(module: Module, name: str, kind: int, types: Sequence[Type]) -> None:
    """Defines the function for this kind of record, and the writer that it calls, unless the module has them."""
    if name in module.functions:
        return
    for builtin, type in _BUILTINS.items():
        module.declare(builtin, type)
    lines, words = _words(types)
    writer = PRINTF_WRITER + ".".join(str(type) for type, _ in words)
    _add(module, name, _record_function(name, kind, types, lines, f"@{writer}", words))
    if writer not in module.functions:
        _add(module, writer, _writer(writer, [type for type, _ in words]))


def _add(module: Module, name: str, text: str) -> None:
    fn = module.add(parse_module(text).functions[name])
    for instr in fn.instrs():
        instr.line = 0  # made by wfv: no line of the source


def _words(types: Sequence[Type]) -> tuple[list[str], list[tuple[Type, str]]]:
    """Instructions that extract the components of %a0, %a1, ..; and type and name of each component."""
    lines: list[str] = []
    words: list[tuple[Type, str]] = []
    for number, type in enumerate(types):
        for i in range(count_of(type)):
            value = f"%a{number}"
            if isinstance(type, VecType):
                lines.append(f"%e{number}.{i} = extractelement {type} {value}, i64 {i}")
                value = f"%e{number}.{i}"
            words.append(_passed_as(scalar_of(type), value, lines))
    return lines, words


def _passed_as(type: Type, value: str, lines: list[str]) -> tuple[Type, str]:
    """A component as it is passed to the writer: a half as its bits, a pointer in the generic address space."""
    if type == HALF:
        lines.append(f"{value}.b = bitcast half {value} to i16")
        return I16, f"{value}.b"
    if isinstance(type, PtrType) and type != PTR:
        lines.append(f"{value}.p = addrspacecast {type} {value} to ptr")
        return PTR, f"{value}.p"
    return type, value


def _record_function(
    name: str, kind: int, types: Sequence[Type], lines: list[str], writer: str, words: Sequence[tuple[Type, str]]
) -> str:
    params = ["i64 %text", *(f"{type} %a{number}" for number, type in enumerate(types))]
    args = ["ptr %buffer", "i64 %head", "i64 %item", *(f"{type} {value}" for type, value in words)]
    indices = [
        f"%id{d} = call i64 @{_ID}(i32 {d})\n  %o{d} = call i64 @{_OFFSET}(i32 {d})\n  %i{d} = sub i64 %id{d}, %o{d}"
        for d in range(3)
    ]
    return f"""
define internal i32 @{name}({", ".join(params)}) nounwind {{
entry:
  %buffer = call ptr @{PRINTF_BUFFER}()
  {_joined([*indices, *lines])}
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
declare i32 {writer}({", ".join(arg.rpartition(" ")[0] for arg in args)})
"""


def _writer(name: str, words: Sequence[Type]) -> str:
    """The function that stores a record, or counts it as lost.

    Components that are narrower than a word are zero-extended here. If the kernel extended a 32-bit index that it
    prints, that index would not stay contiguous.
    """
    lines: list[str] = []
    types: list[Type] = [I64, I64, *words]
    for at, type in enumerate(types):
        widest = PTR if type == PTR else I64
        value = f"%w{at}" if type == PTR else _widened(type, f"%w{at}", lines)
        lines.append(f"%p{at} = getelementptr inbounds i64, ptr %record, i64 {at}")
        lines.append(f"store {widest} {value}, ptr %p{at}, align {WORD}")
    params = ["ptr %buffer", *(f"{type} %w{at}" for at, type in enumerate(types))]
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
  {_joined(lines)}
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


def _widened(type: Type, value: str, lines: list[str]) -> str:
    """A number's bits, zero-extended to i64; adds the instructions to `lines`."""
    assert isinstance(type, (IntType, FloatType))
    if isinstance(type, FloatType):
        lines.append(f"{value}.b = bitcast {type} {value} to i{type.bits}")
        value += ".b"
    if type.bits < 8 * WORD:
        lines.append(f"{value}.i = zext i{type.bits} {value} to i64")
        value += ".i"
    return value


def _joined(instrs: Sequence[str]) -> str:
    return "\n  ".join(instrs)
