"""Damage to IR texts: small random changes of bytes, tokens and lines. Every choice comes from the generator given."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from wfv.fuzz.mutations.words import ATTRIBUTES, GARBAGE, KINDS, SNIPPETS, TYPES, VALUES, WORDS

MAX_STRETCH, MAX_CHANGES = 60, 4
# A blank or nothing, the rest of a token: so that joined tokens are the text again.
_TOKEN = re.compile(rb"\s+|[-%@!#\w.]+|\S")
_TYPE = re.compile(rb"\b(?:i\d+|float|double|half|ptr|void|label)\b")
_NUMBER = re.compile(rb"(?<![\w.])-?\d+(?![\w.])")

Change = Callable[[Random, bytes], bytes]


def damage(rng: Random, text: bytes, other: bytes) -> bytes:
    """The text after one to MAX_CHANGES changes; `other` is a text that lines may be taken from."""
    changes = rng.choice((_CHANGES, _QUIET))
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
    """A few lines of another text in the middle of this one."""
    lines, more = text.split(b"\n"), other.split(b"\n")
    at, start = rng.randrange(len(lines)), rng.randrange(len(more))
    lines[at:at] = more[start : start + rng.randrange(1, 6)]
    return b"\n".join(lines)


def _splice_own(rng: Random, text: bytes) -> bytes:
    return _splice(rng, text, text)


def _change_token(rng: Random, text: bytes) -> bytes:
    """A token becomes another of the text, or a word of the language, or goes, or comes twice."""
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
    """One type for another, at one place or everywhere: then the text is often still valid."""
    places = list(_TYPE.finditer(text))
    if not places:
        return text
    place, new = rng.choice(places), rng.choice(TYPES)
    if rng.random() < 0.5:
        return re.sub(rb"\b" + place[0] + rb"\b", lambda _: new, text)
    return text[: place.start()] + new + text[place.end() :]


def _swap_numbers(rng: Random, text: bytes) -> bytes:
    places = list(_NUMBER.finditer(text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start()] + rng.choice(VALUES) + text[place.end() :]


def _swap_operands(rng: Random, text: bytes) -> bytes:
    """One local value for another, which may stand before its definition or be of another type."""
    places = list(re.finditer(rb"%[-\w.$]+", text))
    if not places:
        return text
    place, new = rng.choice(places), rng.choice(places)[0]
    return text[: place.start()] + new + text[place.end() :]


def _swap_opcodes(rng: Random, text: bytes) -> bytes:
    places = list(re.finditer(rb"(?m)^  (?:%[-\w.$]+ = )?(\w+)", text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start(1)] + rng.choice(WORDS) + text[place.end(1) :]


def _swap_arithmetic(rng: Random, text: bytes) -> bytes:
    """One operation for another of the same types."""
    kind = rng.choice(KINDS)
    places = list(re.finditer(rb"(?<= = )(?:" + b"|".join(kind) + rb")(?= )", text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start()] + rng.choice(kind) + text[place.end() :]


def _swap_predicates(rng: Random, text: bytes) -> bytes:
    places = list(re.finditer(rb"(?<=cmp )(?:eq|ne|[us][lg][te]|[ou](?:eq|ne|[lg][te]))(?= )", text))
    if not places:
        return text
    place = rng.choice(places)
    new = rng.choice((b"eq", b"ne", b"slt", b"ugt") if place[0][:1] in b"sune" else (b"oeq", b"ult", b"une", b"ord"))
    return text[: place.start()] + new + text[place.end() :]


def _swap_labels(rng: Random, text: bytes) -> bytes:
    """A branch to another block: endless and irreducible loops, barriers in branches."""
    places = list(re.finditer(rb"label (%[-\w.$]+)", text))
    if not places:
        return text
    place, new = rng.choice(places), rng.choice(places)[1]
    return text[: place.start(1)] + new + text[place.end(1) :]


def _add_lines(rng: Random, text: bytes) -> bytes:
    """Instructions that are valid by themselves, in front of some instruction, and what they need at the end."""
    lines = text.split(b"\n")
    places = [i for i, line in enumerate(lines) if line.startswith(b"  ") and b" phi " not in line]
    if not places:
        return text
    body, more = rng.choice(SNIPPETS)
    lines.insert(rng.choice(places), body.replace(b"%_", b"%%s%d." % rng.randrange(10**6)))
    missing = [line for line in more.split(b"\n") if line not in text]
    return b"\n".join([*lines, *missing])


def _add_attribute(rng: Random, text: bytes) -> bytes:
    places = list(re.finditer(rb"(?m)^define [^\n]*?\)(?= |\{)", text))
    if not places:
        return text
    end = rng.choice(places).end()
    return text[:end] + b" " + rng.choice(ATTRIBUTES) + text[end:]


_CHANGES: tuple[Change, ...] = (
    _flip_bit, _delete_bytes, _duplicate_bytes, _insert_garbage, _truncate, _delete_line, _duplicate_line, _swap_lines,
    _splice_own, _change_token, _swap_tokens, _swap_types, _swap_numbers, _swap_operands, _swap_opcodes,
)  # fmt: skip
# What mostly leaves a valid text comes further into the compiler.
_QUIET: tuple[Change, ...] = (
    _swap_numbers, _swap_arithmetic, _swap_predicates, _swap_labels, _swap_types, _add_lines, _add_lines,
    _add_attribute,
)  # fmt: skip
