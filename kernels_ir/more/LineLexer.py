"""A lexer of lines: a state machine for each lane, whose long action at the end of a token is rare."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "lineLexer"
SIZES = {"tiny": (32, 16, 40), "small": (256, 64, 80), "default": (2048, 64, 200)}  # lines, local size, length
BITS = 2**32 - 1


def _mixed(h: int) -> int:
    h ^= h >> 16
    h = h * 0x7FEB352D & BITS
    h ^= h >> 15
    h = h * 0x846CA68B & BITS
    return h ^ h >> 16


def _ended(h: int, token: int) -> int:
    """The hash after a token."""
    h = _mixed(h ^ token) + _mixed(token + 0x9E3779B9 & BITS) * 3 & BITS
    h = _mixed(h + _mixed(token ^ 0x85EBCA6B) & BITS) ^ _mixed(h * 5 + 1 & BITS)
    return _mixed(h ^ h << 7 & BITS) + _mixed(h + token & BITS) & BITS


def _lexed(line: bytes) -> tuple[int, int]:
    """The hash of a line, and its number of tokens."""
    text = line.partition(b"\n")[0]
    words = text.partition(b"#")[0].split(b" ")[:-1]  # the last one has no end
    found = [word for word in words if word]
    h = 17
    for word in found:
        token = word[0]
        for c in word[1:]:
            token = (token * 10 + c - 48 if word[0] <= 57 else token * 31 + c) & BITS
        h = _ended(h, token)
    return h, len(found)


def _reference(initial: Arrays) -> Arrays:
    found = [_lexed(line.tobytes()) for line in initial["text"].T]
    hashes, tokens = zip(*found, strict=True)
    return {"hashes": np.array(hashes, np.uint32), "tokens": np.array(tokens, np.int32)}


def _line(generator: np.random.Generator, length: int) -> bytes:
    """Words and numbers with blanks between them; some lines end early, some by a comment."""
    parts = list[bytes]()
    while sum(map(len, parts)) < length:
        letters = b"0123456789" if generator.random() < 0.3 else b"abcdefghijklmnop"
        size = int(generator.integers(12, 40))
        parts.append(bytes(generator.choice(list(letters), size).tolist()) + b" ")
    end = b"# no more" if generator.random() < 0.3 else b"\n" if generator.random() < 0.3 else b""
    keep = int(generator.integers(length // 2, length)) if end else length
    text = b"".join(parts)[:keep]
    return (text + (b" " + end if end else b"") + b" " * length)[:length]


def workload(seed: int, lines: int, local: int, length: int) -> Workload:
    generator = np.random.default_rng(seed)
    text = np.frombuffer(b"".join(_line(generator, length) for _ in range(lines)), np.uint8).reshape(lines, length)
    text = np.ascontiguousarray(text.T)
    hashes, tokens = np.zeros(lines, np.uint32), np.zeros(lines, np.int32)
    launch = Launch((lines,), (local,), (text, lines, length, hashes, tokens))
    return Workload({"text": text, "hashes": hashes, "tokens": tokens}, [launch], _reference)
