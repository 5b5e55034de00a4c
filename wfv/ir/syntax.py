"""The syntax of each instruction as a row of parts, by which it is both read and printed.

    load = atomic? volatile? TYPE ',' VALUES ORDER? ALIGN?

A part reads the text at the cursor into the instruction, and writes that text again. LLVM has verified it, so nothing
is checked here that LLVM checks.
"""

from collections.abc import Callable
from functools import reduce

from wfv.errors import UnsupportedError
from wfv.ir.call_syntax import CALL, CALL_MARKERS
from wfv.ir.constants import shuffle_mask
from wfv.ir.core import Instr
from wfv.ir.lexer import parse_type
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.operands import Namer, Reader
from wfv.ir.syntax_parts import Part, keyword, option, sign, word
from wfv.ir.types import I1, VOID, PtrType, StructType, Type, VecType, element_of, scalar_of, with_element


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


def _refuse_words(r: Reader, instr: Instr) -> None:
    if r.cur.peek in ("inalloca", "swifterror"):
        raise UnsupportedError(f"alloca {r.cur.peek}", line=r.cur.line, help="OpenCL C never produces it")


FLAGS = Part(_read_flags, _write_flags)
TYPE = Part(_read_type, lambda namer, instr: f" {instr.type}")
ELEMENT_TYPE = Part(_read_element_type, lambda namer, instr: f" {instr.attrs['elem_type']}")
COMMA, TO = map(sign, (",", " to"))
VALUES = Part(_read_values, _write_values)
MORE_VALUES = Part(lambda r, instr: instr.operands.extend(r.more_values()), _write_more_values)
PAIR = Part(_read_pair, _write_pair)
SHUFFLED = Part(_read_values, _write_shuffle)
INDICES = Part(_read_indices, _write_indices)
INCOMING = Part(_read_incoming, _write_incoming)
BRANCH = Part(_read_branch, _write_branch)
CASES = Part(_read_cases, _write_cases)
RETURNED = Part(_read_returned, _write_returned)
ATOMIC, VOLATILE, WEAK = map(keyword, ("atomic", "volatile", "weak"))
SCOPE = option("syncscope", " syncscope(", ")")
ORDER = Part(_read_order, _write_order)
ALIGN = option("align", ", align ")
SPACE = option("addrspace", ", addrspace(", ")")
NO_WORDS = Part(_refuse_words, lambda namer, instr: "")

LAYOUTS: dict[str, tuple[Part, ...]] = {
    **dict.fromkeys(BINARY, (FLAGS, PAIR)),
    **dict.fromkeys(CASTS, (FLAGS, VALUES, TO, TYPE)),
    **dict.fromkeys(("icmp", "fcmp"), (FLAGS, word("predicate"), PAIR)),
    **dict.fromkeys(("fneg", "freeze", "select", "extractelement", "insertelement"), (FLAGS, VALUES)),
    "shufflevector": (SHUFFLED,),
    **dict.fromkeys(("extractvalue", "insertvalue"), (VALUES, INDICES)),
    "phi": (FLAGS, TYPE, INCOMING),
    "getelementptr": (FLAGS, ELEMENT_TYPE, COMMA, VALUES),
    "alloca": (NO_WORDS, ELEMENT_TYPE, MORE_VALUES, ALIGN, SPACE),
    "load": (ATOMIC, VOLATILE, TYPE, COMMA, VALUES, ORDER, ALIGN),
    "store": (ATOMIC, VOLATILE, VALUES, ORDER, ALIGN),
    "atomicrmw": (VOLATILE, word("operation"), VALUES, SCOPE, word("ordering"), ALIGN),
    "cmpxchg": (WEAK, VOLATILE, VALUES, SCOPE, word("success_ordering"), word("failure_ordering"), ALIGN),
    "fence": (SCOPE, word("ordering")),
    "call": (FLAGS, *CALL),
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
