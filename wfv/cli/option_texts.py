"""How the texts of options are read: words, sizes, ranges of sizes, expressions in braces."""

import re
from collections.abc import Mapping

from wfv.errors import OptionError


def words(text: str) -> list[str]:
    """The words between commas, each once."""
    return list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))


def parse_shapes(text: str) -> dict[str, str]:
    """`x=varying,n=uniform`: the shapes of a function's parameters. Raises OptionError."""
    pairs = [each.partition("=") for each in words(text)]
    if wrong := [name for name, _, shape in pairs if not shape]:
        raise OptionError(f"parameter {wrong[0]!r} has no shape", help="name it: x=varying,n=uniform")
    return {name.strip(): shape.strip() for name, _, shape in pairs}


def parse_size(text: str, what: str, least: int = 1) -> tuple[int, ...]:
    """`1024,1024`: one to three integers from `least` on. Raises OptionError."""
    try:
        size = tuple(map(int, text.split(",")))
    except ValueError:
        size = ()
    if not 1 <= len(size) <= 3 or min(size) < least:
        wanted = "positive integers" if least else "numbers from 0 on"
        raise OptionError(f"{what} {text!r}: not one to three {wanted}", help="pass one, such as 1024 or 64,64")
    return size


def filled(text: str, names: Mapping[str, int]) -> str:
    """`zeros:f32:{n*n}` with the value of each expression in braces. Raises OptionError."""

    def value(found: re.Match[str]) -> str:
        try:
            return str(eval(found[1], {"__builtins__": {}}, dict(names)))
        except Exception as error:  # whatever the user's expression raises
            help = "an expression is of numbers, threads and n, the size that --size gives: '{4*n}'"
            raise OptionError(f"{text!r}: {error}", help=help) from None

    return re.sub(r"\{([^{}]*)\}", value, text)


def parse_sizes(text: str) -> list[int]:
    """`1000,2^10..2^12`: numbers, and ranges in which each is twice the one before. Raises OptionError."""
    found = list[int]()
    for word in words(text):
        first, dots, last = word.partition("..")
        size, end = _power(first, text), _power(last if dots else first, text)
        if size > end:
            raise OptionError(f"--size {text!r}: {first} is more than {last}", help="pass the smaller size first")
        while size <= end:
            found.append(size)
            size *= 2
    return list(dict.fromkeys(found))


def _power(word: str, text: str) -> int:
    """`1024` or `2^10`. Raises OptionError."""
    base, sign, exponent = word.partition("^")
    if not base.isdecimal() or (sign and not exponent.isdecimal()) or not int(base):
        raise OptionError(f"--size {text!r}: {word!r} is no size", help="pass sizes such as 1024,4096 or 2^10..2^24")
    return int(int(base) ** int(exponent or 1))
