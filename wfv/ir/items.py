"""The functions of a module as text, laid out as Clang and LLVM print it: their names, and the names they mention."""

import re
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from wfv.ir.reached import reached
from wfv.ir.spelling import unquote

# Line by line: a text may have megabytes. (Python 3.11.2 matches a possessive `*+` of such a group wrongly.)
_FUNCTION = re.compile(r'^define [^\n]*?@("[^"\n]*"|[-\w.$]+)\([^\n]*\n(?:(?!\}\n|define )[^\n]*\n)*\}\n', re.MULTILINE)
_MENTION = re.compile(r'@("[^"\n]*"|[-\w.$]+)')


class Item(NamedTuple):
    """A defined function. `line` is the number of its first line, `mentions` are the names in it, its own included."""

    name: str
    text: str
    line: int

    @property
    def is_kernel(self) -> bool:
        return " spir_kernel " in self.text.partition("\n")[0]

    @property
    def mentions(self) -> set[str]:
        return {unquote(name) for name in _MENTION.findall(self.text)}


_BYTES = ' x i8] c"'  # before the bytes of a variable, up to the next quotation mark


def outside_byte_strings(text: str, edit: Callable[[str], str]) -> str:
    """The module with `edit` applied to all parts that are not the bytes of variables.

    Bytes may look like anything else, and those of an embedded file are many times as long as the other parts.
    """
    first, *others = text.split(_BYTES)
    parts = [edit(first)]
    for each in others:
        data, mark, rest = each.partition('"')
        parts += [_BYTES, data, mark, edit(rest)]
    return "".join(parts)


def items_of(text: str) -> list[Item]:
    """The functions that a module defines, in order."""
    items, line, end = list[Item](), 1, 0
    for found in _FUNCTION.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        items.append(Item(unquote(found[1]), found[0], line))
    return items


def reached_only(text: str, name: str) -> str:
    """The module with the function of that name and the functions that it mentions, directly or not.

    The lines of the other functions are empty, so that all others keep their numbers.
    """
    items = items_of(text)
    if all(item.name != name for item in items):
        return text
    kept = mentioned_by(items, [name])
    return _FUNCTION.sub(lambda found: found[0] if unquote(found[1]) in kept else "\n" * found[0].count("\n"), text)


def reached_from_kernels(texts: Collection[str]) -> list[str]:
    """Modules that will be linked, without the functions that no kernel of any of them reaches.

    A kernel reaches the functions that it mentions, directly or not, and those that variables mention.
    """
    items = [item for text in texts for item in items_of(text)]
    others = {unquote(name) for text in texts for name in _MENTION.findall(_FUNCTION.sub("", text))}
    kept = mentioned_by(items, {item.name for item in items if item.is_kernel} | others)
    return [_FUNCTION.sub(lambda found: found[0] if unquote(found[1]) in kept else "", text) for text in texts]


def mentioned_by(items: Iterable[Item], names: Iterable[str]) -> set[str]:
    """These names, and all that the functions of these names mention, directly or not."""
    by_name = {item.name: item for item in items}
    return reached(names, lambda name: by_name[name].mentions if name in by_name else ())
