"""The syntax of each instruction as a row of parts, by which it is both read and printed.

    load = atomic? volatile? TYPE ',' VALUES ORDER? ALIGN?

A part reads the text at the cursor into the instruction, and writes that text again. LLVM has verified it, so nothing
is checked here that LLVM checks. Indirect calls and inline assembly are refused.
"""

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

from wfv.errors import UnsupportedError
from wfv.ir.constants import VALUE_WORDS, global_name, shuffle_mask
from wfv.ir.core import Instr
from wfv.ir.lexer import END, Cursor, parse_fn_type, parse_type, starts_type, tokens_of
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.operands import Namer, Reader, metadata_text
from wfv.ir.spelling import quote_global
from wfv.ir.types import I1, METADATA, VOID, PtrType, StructType, Type, VecType, element_of, scalar_of, with_element
from wfv.ir.values import MetadataRef


class Part(NamedTuple):
    """`write` returns the text with the separator from the part before, "" if the instruction has no such part."""

    read: Callable[[Reader, Instr], None]
    write: Callable[[Namer, Instr], str]


def read_instr(r: Reader, op: str, instr: Instr) -> None:
    """Reads the text after an opcode, or marker of a call, into the instruction."""
    instr.op = op
    if op in CALL_MARKERS:
        r.cur.expect("call")
        instr.op, instr.attrs["tail"] = "call", op
    for part in LAYOUTS[instr.op]:
        part.read(r, instr)
    if op in _RESULTS:
        instr.type = _RESULTS[op](instr)


def instr_text(namer: Namer, instr: Instr) -> str:
    """The instruction without its result's name and its metadata."""
    marker = f"{instr.attrs['tail']} " if "tail" in instr.attrs else ""
    return marker + instr.op + "".join([part.write(namer, instr) for part in LAYOUTS[instr.op]])


_FLAGS = frozenset({
    "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast", "nuw", "nsw", "exact", "disjoint", "nneg",
    "samesign", "inbounds", "nusw",
})  # fmt: skip
CALL_MARKERS = frozenset({"tail", "musttail", "notail"})
_CONVENTIONS = frozenset({
    "ccc", "fastcc", "coldcc", "spir_func", "spir_kernel", "cc", "preserve_mostcc", "preserve_allcc",
    "preserve_nonecc", "tailcc", "swiftcc", "swifttailcc", "cxx_fast_tlscc", "ghccc", "anyregcc",
})  # fmt: skip
NO_ASSEMBLY = "assembly cannot be vectorized; write the operation in OpenCL C"


def _read_flags(r: Reader, instr: Instr) -> None:
    cur = r.cur
    first = cur.pos
    while cur.tokens[cur.pos] in _FLAGS:
        cur.pos += 1
    if cur.pos > first:
        instr.attrs["flags"] = tuple(cur.tokens[first : cur.pos])


def _write_flags(namer: Namer, instr: Instr) -> str:
    flags = instr.attrs.get("flags")
    return f" {' '.join(flags)}" if flags else ""


def _word(key: str) -> Part:
    """One word, as the attribute of this name."""

    def read(r: Reader, instr: Instr) -> None:
        instr.attrs[key] = r.cur.next()

    return Part(read, lambda namer, instr: f" {instr.attrs[key]}")


def _sign(text: str) -> Part:
    """A comma or word that is always there."""
    return Part(lambda r, instr: r.cur.expect(text.strip()), lambda namer, instr: text)


def _keyword(word: str) -> Part:
    """A word that may be there: an attribute that is true."""

    def read(r: Reader, instr: Instr) -> None:
        if r.cur.accept(word):
            instr.attrs[word] = True

    return Part(read, lambda namer, instr: f" {word}" if instr.attrs.get(word) else "")


def _text(key: str, read: Callable[[Reader, Instr], None]) -> Part:
    """Text that may be there, kept as written in the attribute of this name."""

    def read_text(r: Reader, instr: Instr) -> None:
        first = r.cur.pos
        read(r, instr)
        if r.cur.pos > first:
            instr.attrs[key] = r.cur.text_between(first, r.cur.pos)

    return Part(read_text, lambda namer, instr: f" {instr.attrs[key]}" if instr.attrs.get(key) else "")


def _option(key: str, before: str, behind: str = "") -> Part:
    """A number or string between these texts, which may be there."""
    words = tokens_of(before)

    def read(r: Reader, instr: Instr) -> None:
        cur = r.cur
        if cur.tokens[cur.pos] == words[0] and cur.tokens[cur.pos : cur.pos + len(words)] == words:
            cur.pos += len(words)
            token = cur.next()
            instr.attrs[key] = int(token) if token.isdigit() else token.strip('"')
            cur.pos += len(behind)

    def write(namer: Namer, instr: Instr) -> str:
        value = instr.attrs.get(key)
        shown = f'"{value}"' if isinstance(value, str) else value
        return f"{before}{shown}{behind}" if value else ""

    return Part(read, write)


def _read_order(r: Reader, instr: Instr) -> None:
    """Scope and ordering of an atomic load or store."""
    if "atomic" in instr.attrs:
        SCOPE.read(r, instr)
        instr.attrs["atomic"] = r.cur.next()


def _write_order(namer: Namer, instr: Instr) -> str:
    order = instr.attrs.get("atomic")
    return f"{SCOPE.write(namer, instr)} {order}" if order else ""


def _read_type(r: Reader, instr: Instr) -> None:
    instr.type = parse_type(r.cur)


def _read_element_type(r: Reader, instr: Instr) -> None:
    instr.attrs["elem_type"] = parse_type(r.cur)


def _read_values(r: Reader, instr: Instr) -> None:
    instr.operands = [r.typed_value(), *r.more_values()]


def _write_values(namer: Namer, instr: Instr) -> str:
    return " " + ", ".join([namer.typed(value) for value in instr.operands])


def _write_more_values(namer: Namer, instr: Instr) -> str:
    return "".join([f", {namer.typed(value)}" for value in instr.operands])


def _read_pair(r: Reader, instr: Instr) -> None:
    """Two operands of one type, which is written once."""
    instr.type = parse_type(r.cur)
    first = r.value(instr.type)
    r.cur.expect(",")
    instr.operands = [first, r.value(instr.type)]


def _write_pair(namer: Namer, instr: Instr) -> str:
    first, second = instr.operands
    return f" {namer.typed(first)}, {namer.operand(second)}"


def _write_shuffle(namer: Namer, instr: Instr) -> str:
    first, second, mask = instr.operands
    return f" {namer.typed(first)}, {namer.typed(second)}, {shuffle_mask(mask)}"


def _read_indices(r: Reader, instr: Instr) -> None:
    indices: list[int] = []
    while r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1].isdigit():
        r.cur.pos += 1
        indices.append(r.cur.integer())
    instr.attrs["indices"] = tuple(indices)


def _write_indices(namer: Namer, instr: Instr) -> str:
    return "".join(f", {index}" for index in instr.attrs["indices"])


def _read_incoming(r: Reader, instr: Instr) -> None:
    """`[ %a, %x ], [ %b, %y ]`; a comma after the last pair belongs to the metadata."""
    while not instr.blocks or (r.cur.tokens[r.cur.pos + 1] == "[" and r.cur.accept(",")):
        r.cur.expect("[")
        instr.operands.append(r.value(instr.type))
        r.cur.expect(",")
        instr.blocks.append(r.label())
        r.cur.expect("]")


def _write_incoming(namer: Namer, instr: Instr) -> str:
    pairs = [f"[ {namer.operand(value)}, {namer(block)} ]" for value, block in instr.incoming()]
    return f" {', '.join(pairs)}"


def _read_branch(r: Reader, instr: Instr) -> None:
    if r.cur.peek != "label":
        instr.operands = [r.typed_value()]
        r.cur.expect(",")
    instr.blocks = [r.typed_label()]
    while instr.operands and len(instr.blocks) < 2:
        r.cur.expect(",")
        instr.blocks.append(r.typed_label())


def _write_branch(namer: Namer, instr: Instr) -> str:
    labels = [f"label {namer(block)}" for block in instr.blocks]
    return " " + ", ".join([namer.typed(value) for value in instr.operands] + labels)


def _read_case(r: Reader, instr: Instr) -> None:
    instr.operands.append(r.typed_value())
    r.cur.expect(",")
    instr.blocks.append(r.typed_label())


def _read_cases(r: Reader, instr: Instr) -> None:
    """A switch: value and default, then the cases, whose lines are joined."""
    _read_case(r, instr)
    r.cur.expect("[")
    while not r.cur.accept("]"):
        _read_case(r, instr)


def _write_cases(namer: Namer, instr: Instr) -> str:
    cases = [f"{namer.typed(value)}, label {namer(block)}" for value, block in instr.incoming()[1:]]
    lines = "".join(f"    {case}\n" for case in cases)
    return f" {namer.typed(instr.operands[0])}, label {namer(instr.blocks[0])} [\n{lines}  ]"


def _read_returned(r: Reader, instr: Instr) -> None:
    if not r.cur.accept("void"):
        instr.operands = [r.typed_value()]


def _write_returned(namer: Namer, instr: Instr) -> str:
    return _write_values(namer, instr) if instr.operands else " void"


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


def _refuse_words(r: Reader, instr: Instr) -> None:
    if r.cur.peek in ("inalloca", "swifterror"):
        raise UnsupportedError(f"alloca {r.cur.peek}", line=r.cur.line, help="OpenCL C never produces it")


FLAGS = Part(_read_flags, _write_flags)
TYPE = Part(_read_type, lambda namer, instr: f" {instr.type}")
ELEMENT_TYPE = Part(_read_element_type, lambda namer, instr: f" {instr.attrs['elem_type']}")
COMMA, TO = map(_sign, (",", " to"))
VALUES = Part(_read_values, _write_values)
MORE_VALUES = Part(lambda r, instr: instr.operands.extend(r.more_values()), _write_more_values)
PAIR = Part(_read_pair, _write_pair)
SHUFFLED = Part(_read_values, _write_shuffle)
INDICES = Part(_read_indices, _write_indices)
INCOMING = Part(_read_incoming, _write_incoming)
BRANCH = Part(_read_branch, _write_branch)
CASES = Part(_read_cases, _write_cases)
RETURNED = Part(_read_returned, _write_returned)
ATOMIC, VOLATILE, WEAK = map(_keyword, ("atomic", "volatile", "weak"))
SCOPE = _option("syncscope", " syncscope(", ")")
ORDER = Part(_read_order, _write_order)
ALIGN = _option("align", ", align ")
SPACE = _option("addrspace", ", addrspace(", ")")
NO_WORDS = Part(_refuse_words, lambda namer, instr: "")
CALLEE = Part(_read_callee, _write_callee)
ARGUMENTS = Part(_read_arguments, _write_arguments)
BUNDLES = Part(_read_bundles, lambda namer, instr: "")

LAYOUTS: dict[str, tuple[Part, ...]] = {
    **dict.fromkeys(BINARY, (FLAGS, PAIR)),
    **dict.fromkeys(CASTS, (FLAGS, VALUES, TO, TYPE)),
    **dict.fromkeys(("icmp", "fcmp"), (FLAGS, _word("predicate"), PAIR)),
    **dict.fromkeys(("fneg", "freeze", "select", "extractelement", "insertelement"), (FLAGS, VALUES)),
    "shufflevector": (SHUFFLED,),
    **dict.fromkeys(("extractvalue", "insertvalue"), (VALUES, INDICES)),
    "phi": (FLAGS, TYPE, INCOMING),
    "getelementptr": (FLAGS, ELEMENT_TYPE, COMMA, VALUES),
    "alloca": (NO_WORDS, ELEMENT_TYPE, MORE_VALUES, ALIGN, SPACE),
    "load": (ATOMIC, VOLATILE, TYPE, COMMA, VALUES, ORDER, ALIGN),
    "store": (ATOMIC, VOLATILE, VALUES, ORDER, ALIGN),
    "atomicrmw": (VOLATILE, _word("operation"), VALUES, SCOPE, _word("ordering"), ALIGN),
    "cmpxchg": (WEAK, VOLATILE, VALUES, SCOPE, _word("success_ordering"), _word("failure_ordering"), ALIGN),
    "fence": (SCOPE, _word("ordering")),
    "call": (
        FLAGS, _text("cconv", _skip_convention), _text("ret_attrs", _skip_to_type), CALLEE, ARGUMENTS,
        _text("suffix", _skip_suffix), BUNDLES,
    ),
    "br": (BRANCH,),
    "switch": (CASES,),
    "ret": (RETURNED,),
    "unreachable": (),
}  # fmt: skip


def _address(instr: Instr) -> Type:
    types = [operand.type for operand in instr.operands]
    return with_element(next((type for type in types if isinstance(type, VecType)), VOID), scalar_of(types[0]))


# The types of results that no part of the text states.
_RESULTS: dict[str, Callable[[Instr], Type]] = {
    **dict.fromkeys(("icmp", "fcmp"), lambda instr: with_element(instr.type, I1)),
    **dict.fromkeys(("fneg", "freeze", "insertelement", "insertvalue"), lambda instr: instr.operands[0].type),
    **dict.fromkeys(("select", "atomicrmw"), lambda instr: instr.operands[1].type),
    "extractelement": lambda instr: scalar_of(instr.operands[0].type),
    "shufflevector": lambda instr: with_element(instr.operands[2].type, scalar_of(instr.operands[0].type)),
    "extractvalue": lambda instr: reduce(element_of, instr.attrs["indices"], instr.operands[0].type),
    "getelementptr": _address,
    "alloca": lambda instr: PtrType(instr.attrs.get("addrspace", 0)),
    "cmpxchg": lambda instr: StructType((instr.operands[1].type, I1)),
}
