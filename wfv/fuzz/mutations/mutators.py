"""Mutators: small random changes of an IR text's bytes, tokens and lines, determined by the random generator."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from wfv.fuzz.mutations.vocabulary import ATTRIBUTES, GARBAGE, KINDS, SNIPPETS, TYPES, VALUES, WORDS

MAX_STRETCH, MAX_CHANGES = 60, 4
# Blanks are tokens too, so that the tokens joined are the text.
_TOKEN = re.compile(rb"\s+|[-%@!#\w.]+|\S")
_TYPE = re.compile(rb"\b(?:i\d+|float|double|half|ptr|void|label)\b")
_NUMBER = re.compile(rb"(?<![\w.])-?\d+(?![\w.])")

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


def _delete_bytes(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + text[at + rng.randrange(1, MAX_STRETCH) :]


def _duplicate_bytes(rng: Random, text: bytes) -> bytes:
    at, source = rng.randrange(len(text)), rng.randrange(len(text))
    return text[:at] + text[source : source + rng.randrange(1, MAX_STRETCH)] + text[at:]


def _insert_garbage(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(GARBAGE) + text[at:]


def _truncate(rng: Random, text: bytes) -> bytes:
    return text[: rng.randrange(len(text))]


def _delete_line(rng: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _duplicate_line(rng: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"\n".join(lines)


def _swap_lines(rng: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def _splice(rng: Random, text: bytes, other: bytes) -> bytes:
    """Inserts a few lines of another text."""
    lines, more = text.split(b"\n"), other.split(b"\n")
    at, start = rng.randrange(len(lines)), rng.randrange(len(more))
    lines[at:at] = more[start : start + rng.randrange(1, 6)]
    return b"\n".join(lines)


def _splice_own(rng: Random, text: bytes) -> bytes:
    return _splice(rng, text, text)


def _change_token(rng: Random, text: bytes) -> bytes:
    """Replaces a token by another of the text or of the language, deletes it or duplicates it."""
    tokens = _TOKEN.findall(text)
    at = rng.randrange(len(tokens))
    tokens[at] = rng.choice((rng.choice(tokens), rng.choice(WORDS), b"", tokens[at] + b" " + tokens[at]))
    return b"".join(tokens)


def _swap_tokens(rng: Random, text: bytes) -> bytes:
    tokens = _TOKEN.findall(text)
    a = rng.randrange(len(tokens))
    b = min(len(tokens) - 1, a + rng.randrange(1, 12))
    tokens[a], tokens[b] = tokens[b], tokens[a]
    return b"".join(tokens)


def _swap_types(rng: Random, text: bytes) -> bytes:
    """Replaces a type by another, once or everywhere; in the latter case the text is often still valid."""
    matches = list(_TYPE.finditer(text))
    if not matches:
        return text
    match, new = rng.choice(matches), rng.choice(TYPES)
    if rng.random() < 0.5:
        return re.sub(rb"\b" + match[0] + rb"\b", lambda _: new, text)
    return text[: match.start()] + new + text[match.end() :]


def _swap_numbers(rng: Random, text: bytes) -> bytes:
    matches = list(_NUMBER.finditer(text))
    if not matches:
        return text
    match = rng.choice(matches)
    return text[: match.start()] + rng.choice(VALUES) + text[match.end() :]


def _swap_operands(rng: Random, text: bytes) -> bytes:
    """Replaces a local value by another, possibly of another type, or used before its definition."""
    matches = list(re.finditer(rb"%[-\w.$]+", text))
    if not matches:
        return text
    match, new = rng.choice(matches), rng.choice(matches)[0]
    return text[: match.start()] + new + text[match.end() :]


def _swap_opcodes(rng: Random, text: bytes) -> bytes:
    matches = list(re.finditer(rb"(?m)^  (?:%[-\w.$]+ = )?(\w+)", text))
    if not matches:
        return text
    match = rng.choice(matches)
    return text[: match.start(1)] + rng.choice(WORDS) + text[match.end(1) :]


def _swap_arithmetic(rng: Random, text: bytes) -> bytes:
    """Replaces an operation by another of the same types."""
    kind = rng.choice(KINDS)
    matches = list(re.finditer(rb"(?<= = )(?:" + b"|".join(kind) + rb")(?= )", text))
    if not matches:
        return text
    match = rng.choice(matches)
    return text[: match.start()] + rng.choice(kind) + text[match.end() :]


def _swap_predicates(rng: Random, text: bytes) -> bytes:
    matches = list(re.finditer(rb"(?<=cmp )(?:eq|ne|[us][lg][te]|[ou](?:eq|ne|[lg][te]))(?= )", text))
    if not matches:
        return text
    match = rng.choice(matches)
    new = rng.choice((b"eq", b"ne", b"slt", b"ugt") if match[0][:1] in b"sune" else (b"oeq", b"ult", b"une", b"ord"))
    return text[: match.start()] + new + text[match.end() :]


def _swap_labels(rng: Random, text: bytes) -> bytes:
    """Replaces a branch target, which may give infinite and irreducible loops, and barriers in branches."""
    matches = list(re.finditer(rb"label (%[-\w.$]+)", text))
    if not matches:
        return text
    match, new = rng.choice(matches), rng.choice(matches)[1]
    return text[: match.start(1)] + new + text[match.end(1) :]


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
    _flip_bit, _delete_bytes, _duplicate_bytes, _insert_garbage, _truncate, _delete_line, _duplicate_line, _swap_lines,
    _splice_own, _change_token, _swap_tokens, _swap_types, _swap_numbers, _swap_operands, _swap_opcodes,
)  # fmt: skip
# Mutators that often leave the text valid, so that later steps of the compiler see it.
_VALID: tuple[Change, ...] = (
    _swap_numbers, _swap_arithmetic, _swap_predicates, _swap_labels, _swap_types, _add_lines, _add_lines,
    _add_attribute,
)  # fmt: skip
