"""Mutators: small random changes of an IR text's bytes, tokens and lines, determined by the random generator.

They insert the words and lines of mutators.toml.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

_TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
TYPES: list[bytes] = [word.encode() for word in _TABLES["types"]]
VALUES: list[bytes] = [word.encode() for word in _TABLES["values"]]
ATTRIBUTES: list[bytes] = [word.encode() for word in _TABLES["attributes"]]
WORDS: list[bytes] = _TABLES["words"].encode().split()
KINDS: list[list[bytes]] = [kind.encode().split() for kind in _TABLES["kinds"]]
GARBAGE = (b"\0", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", "é".encode(), "\u2028".encode(), b"\r", b"\t", b"\\00")

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
    snippet = rng.choice(_TABLES["snippets"])
    body, more = snippet["body"].encode(), snippet.get("more", "").encode()
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
