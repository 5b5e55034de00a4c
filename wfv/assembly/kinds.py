"""What an instruction of x86-64 does, by its text: one word for each."""

from __future__ import annotations

import re

KINDS = (
    "arithmetic", "divide", "convert", "compare", "mask", "shuffle", "load", "store", "gather", "scatter", "spill",
    "move", "scalar", "branch", "call",
)  # fmt: skip

_PREFIXES = ("lock", "rep", "repne")
_ADDRESS = re.compile(r"-?[\w.+-]*\([^)]*\)|[\w.]+\(%rip\)")
_VECTOR = re.compile(r"%[xyz]mm\d")
_ZEROED = re.compile(r"v?p?xor\w*\s+(%[xyz]mm\d+)(?:, \1){1,2}|xor[lq]\s+(%\w+), \2")
_SINGLE = re.compile(r"s[sd](?:2\w+)?$")
# The first that fits decides, for instructions that name a vector register.
_OF_VECTORS = (
    ("gather", re.compile(r"gather")),
    ("scatter", re.compile(r"scatter")),
    ("divide", re.compile(r"div|sqrt")),
    ("convert", re.compile(r"cvt|pmov[sz]x|pmovu?s?(?:[qdw]{2}|[qdw]b|qw)$")),
    ("compare", re.compile(r"cmp|comis|ptest|fpclass")),
    ("mask", re.compile(r"movmsk|pmov\w2m|pmovm2\w|blendv|blendm")),
    ("shuffle", re.compile(
        r"perm|shuf|unpck|pack|blend|broadcast|insert|extr|movddup|movs[lh]dup|align|ps[lr]ldq|compress|expand|movlhps"
        r"|movhlps|pins|pbroadcast"
    )),
)  # fmt: skip


def kind_of(text: str, comment: str = "") -> str:
    """One of KINDS. `text`: an instruction in AT&T syntax; `comment`: what LLVM says of it, such as `8-byte Spill`."""
    name, operands = _parts(text)
    if "Spill" in comment or "Reload" in comment:
        return "spill"
    if name.startswith("call"):
        return "call"
    if name.startswith(("j", "ret")):
        return "branch"
    if _ZEROED.fullmatch(f"{name} {operands}"):
        return "move"
    if re.match(r"k[a-z]", name):
        return "mask"
    return _kind_on_vectors(name, operands) if _VECTOR.search(operands) else _kind_on_scalars(name, operands)


def _parts(text: str) -> tuple[str, str]:
    """The name of the instruction, and its operands with one blank behind each comma."""
    words = text.split()
    while len(words) > 1 and words[0] in _PREFIXES:
        words = words[1:]
    return words[0], " ".join(words[1:])


def _kind_on_vectors(name: str, operands: str) -> str:
    is_move = re.match(r"v?mov|v?lddqu|v?maskmov|v?pmaskmov", name) and "movmsk" not in name and "dup" not in name
    if is_move and not re.match(r"v?mov[lh]{2}ps", name):
        return _kind_of_move(operands)
    if "broadcast" in name and _ADDRESS.search(operands):
        return "load"
    found = next((kind for kind, pattern in _OF_VECTORS if pattern.search(name)), "arithmetic")
    return "scalar" if found in ("arithmetic", "convert", "compare") and _SINGLE.search(name) else found


def _kind_on_scalars(name: str, operands: str) -> str:
    if re.match(r"i?div", name):
        return "divide"
    kind = _kind_of_move(operands) if name.startswith("mov") else "scalar"
    return "scalar" if kind == "move" and re.match(r"mov[sz]", name) else kind


def _kind_of_move(operands: str) -> str:
    """A store if the last operand is in memory, a load if another one is."""
    found = _ADDRESS.search(operands)
    if found is None:
        return "move"
    behind = operands[found.end() :]
    return "load" if "," in behind else "store"
