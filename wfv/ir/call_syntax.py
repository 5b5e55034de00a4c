"""The syntax of calls: calling convention, attributes, callee, arguments. Indirect calls and assembly are refused.

call = FLAGS cc? attributes? TYPE '@'NAME '(' ARGUMENTS ')' attributes? bundles?
"""

from wfv.errors import UnsupportedError
from wfv.ir.constants import VALUE_WORDS, global_name
from wfv.ir.core import Instr
from wfv.ir.lexer import END, Cursor, parse_fn_type, parse_type, starts_type
from wfv.ir.operands import Namer, Reader, metadata_text
from wfv.ir.spelling import quote_global
from wfv.ir.syntax_parts import Part, text
from wfv.ir.types import METADATA
from wfv.ir.values import MetadataRef

CALL_MARKERS = frozenset({"tail", "musttail", "notail"})
_CONVENTIONS = frozenset({
    "ccc", "fastcc", "coldcc", "spir_func", "spir_kernel", "cc", "preserve_mostcc", "preserve_allcc",
    "preserve_nonecc", "tailcc", "swiftcc", "swifttailcc", "cxx_fast_tlscc", "ghccc", "anyregcc",
})  # fmt: skip
NO_ASSEMBLY = "assembly cannot be vectorized; write the operation in OpenCL C"


def _skip_convention(r: Reader, instr: Instr) -> None:
    if r.cur.peek in _CONVENTIONS and r.cur.next() == "cc":
        r.cur.integer()


def _skip_to_type(r: Reader, instr: Instr) -> None:
    while not starts_type(r.cur):
        if r.cur.peek == "addrspace":
            help = "functions are in address space 0"
            raise UnsupportedError("a call in an address space", line=r.cur.line, help=help)
        r.cur.skip_balanced()


def _read_callee(r: Reader, instr: Instr) -> None:
    """The type of the result, or of the function if it has any number of arguments, and its name."""
    cur = r.cur
    instr.type = parse_type(cur)
    if cur.peek == "(" and (fn_type := parse_fn_type(cur, instr.type)).vararg:
        instr.attrs["fn_type"] = fn_type
    token = cur.next()
    if token[0] == "%" and len(token) > 1:
        raise UnsupportedError(f"an indirect call of {token}", line=cur.line, help="call functions by name")
    if token == "asm":
        raise UnsupportedError("inline assembly (`asm`)", line=cur.line, help=NO_ASSEMBLY)
    instr.attrs["callee"] = global_name(cur, token)


def _write_callee(namer: Namer, instr: Instr) -> str:
    return f" {instr.attrs.get('fn_type', instr.type)} @{quote_global(instr.attrs['callee'])}"


def _read_arguments(r: Reader, instr: Instr) -> None:
    attrs: list[str] = []

    def argument(cur: Cursor) -> None:
        type = parse_type(cur)
        first = cur.pos
        if type is not METADATA:
            _skip_attributes(cur)
        elif cur.peek[0] != "!":
            raise UnsupportedError("a value as metadata", line=cur.line, help="drop debug intrinsics first")
        attrs.append(cur.text_between(first, cur.pos))
        instr.operands.append(MetadataRef(metadata_text(cur)) if type is METADATA else r.value(type))

    r.cur.expect("(")
    r.cur.listed(")", argument)
    if any(attrs):
        instr.attrs["arg_attrs"] = attrs


def _skip_attributes(cur: Cursor) -> None:
    """Skips the attributes of an argument before its value."""
    while not _starts_value(cur.tokens[cur.pos]):
        if cur.next() == "align" and cur.peek != "(":
            cur.integer()
        elif cur.peek == "(":
            cur.skip_balanced()
        elif cur.accept("="):
            cur.next()


def _starts_value(token: str) -> bool:
    return token[0] in "%@-0123456789,)" or token in VALUE_WORDS or token[:2] == 'c"' or token == END


def _write_arguments(namer: Namer, instr: Instr) -> str:
    attrs = instr.attrs.get("arg_attrs") or [""] * len(instr.operands)
    texts = [
        f"{value.type} {words} {namer.operand(value)}" if words else namer.typed(value)
        for value, words in zip(instr.operands, attrs, strict=True)
    ]
    return f"({', '.join(texts)})"


def _skip_suffix(r: Reader, instr: Instr) -> None:
    """Attributes after the arguments: `#4`."""
    while r.cur.tokens[r.cur.pos] not in (",", END, "["):
        r.cur.skip_balanced()


def _read_bundles(r: Reader, instr: Instr) -> None:
    """Operand bundles of llvm.assume are dropped, which changes no result; bundles of other calls are refused."""
    if r.cur.peek == "[":
        if instr.callee != "llvm.assume":
            help = "drop them: only calls of llvm.assume may have bundles"
            raise UnsupportedError('operand bundles (`[ ".."(..) ]` of a call)', line=r.cur.line, help=help)
        r.cur.skip_balanced()


CALL = (
    text("cconv", _skip_convention), text("ret_attrs", _skip_to_type), Part(_read_callee, _write_callee),
    Part(_read_arguments, _write_arguments), text("suffix", _skip_suffix), Part(_read_bundles, lambda namer, instr: ""),
)  # fmt: skip
