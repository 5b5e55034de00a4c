"""Mutators: small random changes of an IR text's bytes, tokens and lines, determined by the random generator.

They insert common and unusual words and lines of LLVM IR.
"""

import re
from collections.abc import Callable, Sequence
from random import Random

TYPES = [*b"i1 i8 i16 i32 i64 i128 half float double ptr void label metadata token x86_fp80 fp128".split(),
    b"ptr addrspace(1)", b"ptr addrspace(3)", b"<4 x i32>", b"<3 x float>", b"<1 x i64>", b"[0 x i8]", b"[4 x float]",
    b"{ i32, float }", b"{}", b"<vscale x 2 x i8>", b"i4096", b"i8388607", b"<65536 x i8>", b"[4294967296 x i64]",
    b'target("spirv.Image")',
]  # fmt: skip
VALUES = [*b"0 1 -1 7 31 32 64 255 2147483647 -2147483648 4294967296 9223372036854775807".split(),
    b"99999999999999999999", b"0x7FF0000000000000", b"null", b"undef", b"poison", b"zeroinitializer", b"true", b"@f",
    b"splat (i32 3)", b"0.000000e+00",
]  # fmt: skip
WORDS = b"""
    add sub mul udiv sdiv urem srem shl ashr fadd fdiv frem icmp fcmp eq slt phi select call br ret switch load store
    alloca getelementptr inbounds nuw nsw exact volatile atomic seq_cst monotonic atomicrmw cmpxchg fence freeze trunc
    zext sext bitcast ptrtoint inttoptr addrspacecast extractelement insertelement shufflevector extractvalue
    insertvalue unreachable invoke landingpad resume indirectbr callbr va_arg musttail tail notail fast convergent
    noinline alwaysinline optnone internal external extern_weak appending linkonce_odr thread_local addrspace align
    define declare global constant alias ifunc comdat section gc prefix prologue personality asm cc syncscope
    !0 !{} !dbg { } [ ] ( ) < > , = ; "
""".split()
GARBAGE = (b"\0", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", "é".encode(), "\u2028".encode(), b"\r", b"\t", b"\\00")

KINDS = (
    b"add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split(),
    b"fadd fsub fmul fdiv frem".split(),
    b"trunc zext sext bitcast fptosi sitofp fpext fptrunc ptrtoint inttoptr".split(),
)
SNIPPETS = (
    (b"  call void @llvm.trap()", b"declare void @llvm.trap()"),
    (b"  fence seq_cst", b""),
    (b"  %_a = alloca [100 x i32]\n  store volatile i32 1, ptr %_a", b""),
    (b"  %_a = alloca [99999999 x i32]\n  store volatile i32 1, ptr %_a", b""),
    (b"  %_a = alloca { i8, [3 x i64] }, i32 7\n  %_b = load { i8, [3 x i64] }, ptr %_a", b""),
    (b"  %_a = load <3 x i33>, ptr null\n  store <3 x i33> %_a, ptr null", b""),
    (b"  %_a = udiv <4 x i128> splat (i128 7), splat (i128 0)\n  store <4 x i128> %_a, ptr null", b""),
    (b"  %_a = cmpxchg weak ptr null, i8 1, i8 2 acquire monotonic", b""),
    (b"  %_a = atomicrmw fmaximum ptr null, double 1.0 seq_cst", b""),
    (b"  %_a = atomicrmw xchg ptr addrspace(1) null, ptr null seq_cst", b""),
    (b"  store atomic i32 1, ptr null seq_cst, align 4", b""),
    (b"  %_a = freeze { i32, <2 x half> } undef\n  %_b = extractvalue { i32, <2 x half> } %_a, 1", b""),
    (b"  %_a = getelementptr { i32, [4 x <2 x i8>] }, ptr null, i64 9, i32 1, i64 -3\n  store i8 1, ptr %_a", b""),
    (b"  %_a = call i64 @_Z13get_global_idj(i32 7)\n  %_b = inttoptr i64 %_a to ptr\n  store i64 %_a, ptr %_b", b""),
    (
        b"  %_a = call i64 @_Z12get_local_idj(i32 1)\n  %_b = icmp eq i64 %_a, 3\n  call void @llvm.assume(i1 %_b)",
        b"declare void @llvm.assume(i1)\ndeclare i64 @_Z12get_local_idj(i32)",
    ),
    (b"  call void @_Z7barrierj(i32 1)", b"declare void @_Z7barrierj(i32) convergent"),
    (
        b"  %_a = call float @_Z3powff(float 2.0, float 3.0)\n  store float %_a, ptr null",
        b"declare float @_Z3powff(float, float)",
    ),
    (
        b"  %_a = call i32 @rec(i32 1)\n  store i32 %_a, ptr null",
        b"define i32 @rec(i32 %n) {\n  %r = call i32 @rec(i32 %n)\n  ret i32 %r\n}",
    ),
    (
        b"  call void @llvm.memset.p0.i64(ptr null, i8 1, i64 9, i1 true)",
        b"declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    ),
    (
        b"  %_a = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 7, i32 9)\n  %_b = extractvalue { i32, i1 } %_a, 1",
        b"declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)",
    ),
    (
        b"  %_a = call <2 x i16> @llvm.fshl.v2i16(<2 x i16> undef, <2 x i16> undef, <2 x i16> splat (i16 3))\n"
        b"  store <2 x i16> %_a, ptr null",
        b"declare <2 x i16> @llvm.fshl.v2i16(<2 x i16>, <2 x i16>, <2 x i16>)",
    ),
    (b"  %_a = bitcast <3 x i32> undef to <6 x i16>\n  store <6 x i16> %_a, ptr null", b""),
)
ATTRIBUTES = (
    b"noinline",
    b"optnone noinline",
    b"alwaysinline",
    b"naked",
    b"memory(none)",
    b"returns_twice",
    b"align 64",
    b"alignstack(64)",
    b'"target-cpu"="bogus"',
    b'"target-features"="+avx9"',
    b'"probe-stack"="x"',
    b'section "x"',
    b"presplitcoroutine",
    b"strictfp",
    b"sanitize_address",
    b"null_pointer_is_valid",
    b"convergent",
    b"!dbg !0",
)


MAX_STRETCH, MAX_CHANGES = 60, 4
# Blanks are tokens too, so that the tokens joined are the text.
_TOKEN, _LINE, _BYTE = rb"\s+|[-%@!#\w.]+|\S", rb"[^\n]*\n|[^\n]+", rb"."
_TYPE = re.compile(rb"\b(?:i\d+|float|double|half|ptr|void|label)\b")

Change = Callable[[Random, bytes], bytes]


def mutate(rng: Random, text: bytes, other: bytes) -> bytes:
    """The text after one to MAX_CHANGES mutations; lines of `other` may be inserted."""
    changes = rng.choice((_CHANGES, _VALID))
    for _ in range(rng.choice((1, 1, 1, 2, 3, MAX_CHANGES))):
        change = rng.choice(changes)
        text = _splice(rng, text, other) if change is _splice_own else change(rng, text)
        text = text or b"\n"
    return text


def _flip_bit(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + bytes([text[at] ^ (1 << rng.randrange(8))]) + text[at + 1 :]


def _insert_garbage(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(GARBAGE) + text[at:]


def _truncate(rng: Random, text: bytes) -> bytes:
    return text[: rng.randrange(len(text))]


def _splice(rng: Random, text: bytes, other: bytes) -> bytes:
    """Inserts a few lines of another text."""
    lines, more = text.split(b"\n"), other.split(b"\n")
    at, start = rng.randrange(len(lines)), rng.randrange(len(more))
    lines[at:at] = more[start : start + rng.randrange(1, 6)]
    return b"\n".join(lines)


def _splice_own(rng: Random, text: bytes) -> bytes:
    return _splice(rng, text, text)


def _delete(rng: Random, parts: list[bytes], most: int) -> None:
    at = rng.randrange(len(parts))
    del parts[at : at + rng.randint(1, most)]


def _duplicate(rng: Random, parts: list[bytes], most: int) -> None:
    at, source = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[at:at] = parts[source : source + rng.randint(1, most)]


def _exchange(rng: Random, parts: list[bytes], most: int) -> None:
    a, b = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[a], parts[b] = parts[b], parts[a]


def _replace(rng: Random, parts: list[bytes], most: int) -> None:
    parts[rng.randrange(len(parts))] = rng.choice((rng.choice(parts), rng.choice(WORDS)))


def _of_parts(pattern: bytes, change: Callable[[Random, list[bytes], int], None], most: int = 1) -> Change:
    """A mutator of the text's parts, which the pattern divides it into; `most`: neighbours that it concerns."""
    part = re.compile(pattern, re.DOTALL)

    def mutator(rng: Random, text: bytes) -> bytes:
        parts = part.findall(text)
        change(rng, parts, most)
        return b"".join(parts)

    return mutator


def _swap_types(rng: Random, text: bytes) -> bytes:
    """Replaces a type by another, once or everywhere; in the latter case the text is often still valid."""
    matches = list(_TYPE.finditer(text))
    if not matches:
        return text
    match, new = rng.choice(matches), rng.choice(TYPES)
    if rng.random() < 0.5:
        return re.sub(rb"\b" + match[0] + rb"\b", lambda _: new, text)
    return text[: match.start()] + new + text[match.end() :]


def _swap(pattern: bytes, others: Callable[[list[bytes]], Sequence[bytes]]) -> Change:
    """A mutator that replaces the group `x` of a match by one of `others`, which gets it and those of all matches."""

    def change(rng: Random, text: bytes) -> bytes:
        matches = list(re.finditer(pattern, text))
        if not matches:
            return text
        match = rng.choice(matches)
        new = rng.choice(others([match["x"], *(each["x"] for each in matches)]))
        return text[: match.start("x")] + new + text[match.end("x") :]

    return change


_swap_numbers = _swap(rb"(?<![\w.])(?P<x>-?\d+)(?![\w.])", lambda _: VALUES)
# Possibly of another type, or used before its definition.
_swap_operands = _swap(rb"(?P<x>%[-\w.$]+)", lambda found: found[1:])
_swap_opcodes = _swap(rb"(?m)^  (?:%[-\w.$]+ = )?(?P<x>\w+)", lambda _: WORDS)
# An operation becomes another of the same types.
_swap_arithmetic = _swap(
    rb"(?<= = )(?P<x>" + b"|".join(op for kind in KINDS for op in kind) + rb")(?= )",
    lambda found: next(kind for kind in KINDS if found[0] in kind),
)
_swap_predicates = _swap(
    rb"(?<=cmp )(?P<x>eq|ne|[us][lg][te]|[ou](?:eq|ne|[lg][te]))(?= )",
    lambda found: (b"eq", b"ne", b"slt", b"ugt") if found[0][:1] in b"sune" else (b"oeq", b"ult", b"une", b"ord"),
)
# May give infinite and irreducible loops, and barriers in branches.
_swap_labels = _swap(rb"label (?P<x>%[-\w.$]+)", lambda found: found[1:])


def _add_lines(rng: Random, text: bytes) -> bytes:
    """Inserts valid instructions, and at the end the declarations that they need."""
    lines = text.split(b"\n")
    matches = [i for i, line in enumerate(lines) if line.startswith(b"  ") and b" phi " not in line]
    if not matches:
        return text
    body, more = rng.choice(SNIPPETS)
    lines.insert(rng.choice(matches), body.replace(b"%_", b"%%s%d." % rng.randrange(10**6)))
    missing = [line for line in more.split(b"\n") if line not in text]
    return b"\n".join([*lines, *missing])


def _add_attribute(rng: Random, text: bytes) -> bytes:
    matches = list(re.finditer(rb"(?m)^define [^\n]*?\)(?= |\{)", text))
    if not matches:
        return text
    end = rng.choice(matches).end()
    return text[:end] + b" " + rng.choice(ATTRIBUTES) + text[end:]


_CHANGES: tuple[Change, ...] = (
    _flip_bit, _insert_garbage, _truncate, _splice_own, _swap_types, _swap_numbers, _swap_operands, _swap_opcodes,
    _of_parts(_BYTE, _delete, MAX_STRETCH), _of_parts(_BYTE, _duplicate, MAX_STRETCH),
    *(_of_parts(pattern, change) for pattern in (_LINE, _TOKEN) for change in (_delete, _duplicate, _exchange)),
    _of_parts(_TOKEN, _replace),
)  # fmt: skip
# Mutators that often leave the text valid, so that later steps of the compiler see it.
_VALID: tuple[Change, ...] = (
    _swap_numbers, _swap_arithmetic, _swap_predicates, _swap_labels, _swap_types, _add_lines, _add_lines,
    _add_attribute,
)  # fmt: skip
