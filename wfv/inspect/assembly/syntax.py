"""The assembly languages that LLVM prints: how comments begin, and the kinds of instructions."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from wfv import llvm

KINDS = (
    "arithmetic", "divide", "convert", "compare", "mask", "shuffle", "load", "store", "gather", "scatter", "spill",
    "move", "scalar", "branch", "call",
)  # fmt: skip

_PREFIX = re.compile(r"^(?:(?:lock|rep|repne) )+")
_VECTOR, _MOVE = r"(?=.*%[xyz]mm\d)", r"v?(?:mov(?!msk|s[lh]dup|ddup|hlps|lhps)|lddqu|p?maskmov)\S* "
# The first that fits decides. Operands are in AT&T syntax: the last one is the result.
_X86 = (
    ("call", "call"),
    ("branch", "j|ret"),
    ("move", r"v?p?xor\w* (%[xyz]mm\d+)(?:, \1){1,2}$|xor[lq] (%\w+), \2$"),  # zero
    ("mask", "k[a-z]"),
    ("gather", _VECTOR + r"\S*gather"),
    ("scatter", _VECTOR + r"\S*scatter"),
    ("store", _MOVE + r"[^(]*\([^)]*\)[^,]*$"),
    ("load", _MOVE + r".*\(|\S*broadcast\S* .*\("),
    ("scalar", r"mov[sz](?!.*%[xyz]mm)"),
    ("move", _MOVE),
    ("divide", _VECTOR + r"\S*(?:div|sqrt)|i?div"),
    ("scalar", r"(?!.*%[xyz]mm)"),
    ("mask", r"\S*(?:movmsk|pmov\w2m|pmovm2\w|blendv|blendm)"),
    ("shuffle", r"\S*(?:perm|shuf|unpck|pack|blend|broadcast|insert|extr|movddup|movs[lh]dup|align|ps[lr]ldq|compress"
                r"|expand|movlhps|movhlps|pins)"),
    ("scalar", r"\S*s[sd](?:2\w+)? "),
    ("convert", r"\S*(?:cvt|pmov[sz]x|pmovu?s?(?:[qdw]{2}|[qdw]b|qw) )"),
    ("compare", r"\S*(?:cmp|comis|ptest|fpclass)"),
    ("arithmetic", ""),
)  # fmt: skip
_LANES = r"(?=.*\b[vqzp]\d)"  # a register of vectors or masks; s0 and d0 hold one number
# The first operand is the result.
_AARCH64 = (
    ("call", "blr? "),
    ("branch", r"b[. ]|br |[ct]bn?z |ret"),
    ("gather", _LANES + r"ld[a-z]*1\w* .*\[.*\bz\d"),
    ("scatter", _LANES + r"st1\w* .*\[.*\bz\d"),
    ("load", _LANES + r"ld"),
    ("store", _LANES + r"st"),
    ("scalar", f"(?!{_LANES})"),
    ("divide", "f(?:div|sqrt)|[su]div"),
    ("mask", r"bi[ft] |bsl|sel|ptrue|ptest|pfalse|while|[a-z]+ p\d.*p\d+\.b, p|[su]?maxv|minv"),
    ("compare", r"cm|fcm|fac|umaxv|uminv"),
    ("shuffle", r"zip|uzp|trn|ext |rev|tbl|dup|ins|[su]?mov .*\.\w+\["),
    ("convert", r"[su]cvtf|fcvt|[su]?q?xtu?n|[su]xt|[su]shll|[su]unpk|[us]xtl"),
    ("move", r"f?movi? |movprfx"),
    ("arithmetic", ""),
)


@dataclass(frozen=True)
class Syntax:
    """`comment`: how a comment begins. `rules`: kinds, each with the pattern of its instructions."""

    comment: str
    rules: Sequence[tuple[str, re.Pattern[str]]]

    def kind_of(self, text: str, comment: str = "") -> str:
        """One of KINDS. `text`: an instruction; `comment`: what LLVM says of it, such as `8-byte Spill`."""
        if "Spill" in comment or "Reload" in comment:
            return "spill"
        plain = _PREFIX.sub("", " ".join(text.split()))
        return next(kind for kind, pattern in self.rules if pattern.match(plain))

    def split(self, row: str) -> tuple[str, str]:
        """Code and comment. What begins a comment begins none in a string, or in a name that is quoted."""
        end = re.match(rf'(?:(?!{self.comment})[^"]|"(?:[^"\\]|\\.)*")*', row).end()  # type: ignore[union-attr]
        return row[:end].rstrip(), row[end + len(self.comment) :].strip()


X86, AARCH64 = (
    Syntax(comment, [(kind, re.compile(pattern)) for kind, pattern in rules])
    for comment, rules in (("#", _X86), ("//", _AARCH64))
)


def syntax_of(target: llvm.Target) -> Syntax:
    """The language that LLVM prints for the target."""
    return X86 if target.is_x86 else AARCH64
