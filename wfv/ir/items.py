"""The functions of a module as text: which there are, what they mention, and the module without some of them.

Each function must be laid out as Clang and LLVM print it. Functions that LLVM must not read are removed in this form.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from wfv.ir.used_nodes import with_used_nodes
from wfv.ir.values import unquote

# Line by line: a text may have megabytes. (Python 3.11.2 matches a possessive `*+` of such a group wrongly.)
_FUNCTION = re.compile(r'^define [^\n]*?@("[^"\n]*"|[-\w.$]+)\([^\n]*\n(?:(?!\}\n|define )[^\n]*\n)*\}\n', re.MULTILINE)
_DECLARATION = re.compile(r'^declare [^\n]*?@("[^"\n]*"|[-\w.$]+)\([^\n]*\n', re.MULTILINE)
_HEAD = re.compile(r'^define ([^\n]*?)@("[^"\n]*"|[-\w.$]+)\(', re.MULTILINE)
_NODE = re.compile(r"^!\d+ = .*$", re.MULTILINE)  # metadata
_POINTER = re.compile(r'\bptr @("[^"\n]*"|[-\w.$]+)')
_MENTION = re.compile(r'@("[^"\n]*"|[-\w.$]+)')
_VARIABLE = re.compile(
    r"^@[^\n]*? = (?:(?!addrspace\()[\w()]+ )*?(?:addrspace\((?!3\))\d+\) )?(?:externally_initialized )?global ", re.M
)


@dataclass(frozen=True)
class Item:
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


def items_of(text: str) -> list[Item]:
    """The functions that a module defines, in order."""
    items, line, end = list[Item](), 1, 0
    for found in _FUNCTION.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        items.append(Item(unquote(found[1]), found[0], line))
    return items


def defined_names(text: str) -> dict[str, bool]:
    """The names of the functions that a module defines, in order, and whether each is marked as a kernel."""
    return {unquote(found[2]): "spir_kernel" in found[1].split() for found in _HEAD.finditer(text)}


def reaching(items: Collection[Item], names: Collection[str]) -> dict[str, str]:
    """The functions that mention one of `names`, directly or through others, each with the name that it leads to."""
    found = {name: name for name in names}
    mentions = {item.name: item.mentions for item in items}
    while more := {
        name: found[next(iter(sorted(others & found.keys())))]
        for name, others in mentions.items()
        if name not in found and others & found.keys()
    }:
        found |= more
    return found


def without(text: str, names: Collection[str]) -> str:
    """The module without these functions, and without the declarations that nothing mentions any more.

    In metadata `null` takes a function's place. All lines keep their numbers.
    """
    text = _FUNCTION.sub(lambda found: "\n" * found[0].count("\n") if unquote(found[1]) in names else found[0], text)
    text = _NODE.sub(lambda found: _nulled(found[0], names), text)
    used = {unquote(name) for name in _MENTION.findall(_DECLARATION.sub("", text))}
    return _DECLARATION.sub(lambda found: found[0] if unquote(found[1]) in used else "\n", text)


def _nulled(node: str, names: Collection[str]) -> str:
    return _POINTER.sub(lambda found: "null" if unquote(found[1]) in names else found[0], node)


def reached_only(text: str, name: str) -> str:
    """The module with the function of that name and those that it mentions, directly or not.

    The lines of the other functions are empty, so that all others keep their numbers.
    """
    items = {item.name: item for item in items_of(text)}
    if name not in items:
        return text
    kept, work = {name}, [name]
    while work:
        item = items.get(work.pop())
        new = item.mentions - kept if item is not None else set()
        kept |= new
        work += new
    if kept >= items.keys():
        return text
    return _FUNCTION.sub(lambda found: found[0] if unquote(found[1]) in kept else "\n" * found[0].count("\n"), text)


def without_functions(text: str) -> str:
    """The module without the functions that it defines: its variables are read much faster."""
    return _FUNCTION.sub("", text)


def may_have_variables(text: str) -> bool:
    """Whether a canonical module may define variables of the program; faster than to parse it."""
    return _VARIABLE.search(text) is not None


def reached_from_kernels(texts: Collection[str]) -> list[str]:
    """Modules that will be linked, without the functions that no kernel of any of them mentions, directly or not.

    Metadata that only these mention is left out, too.
    """
    items = {item.name: item for text in texts for item in items_of(text)}
    work = [name for name, item in items.items() if item.is_kernel]
    kept = set(work)
    while work:
        item = items.get(work.pop())
        new = item.mentions - kept if item is not None else set()
        kept |= new
        work += new
    return [
        with_used_nodes(_FUNCTION.sub(lambda found: found[0] if unquote(found[1]) in kept else "", text))
        for text in texts
    ]
