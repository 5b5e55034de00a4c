"""The text in a picture: labels of blocks and edges, and the legend, in Graphviz's HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape

from wfv.ir.core import Block, Instr
from wfv.ir.printer import print_instr
from wfv.ir.values import ConstInt
from wfv.view.shading import Shade

# Lightness falls from UNIFORM to BRANCH, so that the shades differ in greyscale too.
FILLS = {Shade.UNIFORM: "#eaf2fb", Shade.PARTIAL: "#fbd08f", Shade.BRANCH: "#ec8a4b", Shade.UNKNOWN: "#ffffff"}
SMALL = 9
MAX_NAME, MAX_LINE, MAX_CASES = 34, 46, 3


def block_label(block: Block) -> str:
    """A block's name, the summary of its instructions, and its branch condition."""
    lines = [f"<b>{escape(_middle_cut(block.name, MAX_NAME))}</b>", _small(summary(block.instrs))]
    condition = _condition(block.terminator)
    if condition:
        lines.append(f'<font face="monospace" point-size="{SMALL}">{escape(condition)}</font>')
    rows = "".join(f"<tr><td>{line}</td></tr>" for line in lines)
    return f'<<table border="0" cellborder="0" cellspacing="0" cellpadding="2">{rows}</table>>'


def summary(instrs: list[Instr]) -> str:
    """`14 instructions: 2 phis, 3 loads`."""
    kinds = Counter(kind for kind in map(_kind, instrs) if kind)
    parts = ", ".join(_count(number, kind) for kind, number in kinds.items())
    return _count(len(instrs), "instruction") + (f": {parts}" if parts else "")


def edge_labels(block: Block) -> dict[Block, str]:
    """The label of each successor's edge: T and F, or a switch's cases."""
    terminator = block.terminator
    if terminator.op == "br":
        tags = ["T", "F"] if terminator.is_cond_br else [""]
    else:
        tags = ["default", *(str(v.value) if isinstance(v, ConstInt) else "?" for v in terminator.operands[1:])]
    found: dict[Block, list[str]] = {}
    for tag, target in zip(tags, terminator.blocks, strict=False):
        found.setdefault(target, []).append(tag)
    # The blanks separate the label from its edge.
    return {target: f"  {_cases(cases)} " if any(cases) else "" for target, cases in found.items()}


def title_with_legend(title: str, shades: Iterable[Shade]) -> str:
    """The picture's heading, with a legend of the shades that it uses."""
    cells = "".join(
        f'<td bgcolor="{FILLS[shade]}" border="{_border(shade)}" cellpadding="5">{_small(shade.value)}</td>'
        for shade in Shade
        if shade in set(shades)
    )
    dashed = f'<td border="0">{_small("dashed: back edge")}</td>'
    legend = f'<table border="0" cellborder="1" cellspacing="6"><tr>{cells}{dashed}</tr></table>'
    heading = f'<font point-size="16"><b>{escape(title)}</b></font>'
    return f'<<table border="0"><tr><td>{heading}</td></tr><tr><td>{legend}</td></tr></table>>'


def tooltip(block: Block) -> str:
    """The block's instructions, for viewers that display tooltips."""
    return "\n".join([f"{block.name}:", *(f"  {print_instr(i)}" for i in block.instrs)])


def _border(shade: Shade) -> int:
    return 2 if shade is Shade.BRANCH else 1


def _kind(instr: Instr) -> str:
    """The kind that an instruction is counted as, "" if it is not counted."""
    callee = instr.callee
    if callee.startswith(("wfv.load", "wfv.store")):
        return f"masked {callee.split('.')[1]}"
    if instr.op == "call":
        return "barrier" if "barrier" in callee else "call"
    if instr.op in ("atomicrmw", "cmpxchg"):
        return "atomic"
    return instr.op if instr.op in ("phi", "load", "store", "select") else ""


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _condition(terminator: Instr) -> str:
    """The condition of the block's branch as text, "" if it has none."""
    if not terminator.operands or len(terminator.blocks) < 2:
        return ""
    test = terminator.operands[0]
    text = print_instr(test) if isinstance(test, Instr) else print_instr(terminator)
    text = text.split(", !")[0]
    return text if len(text) <= MAX_LINE else text[: MAX_LINE - 2] + ".."


def _cases(cases: list[str]) -> str:
    shown = cases[:MAX_CASES] + ([".."] if len(cases) > MAX_CASES else [])
    return ", ".join(shown)


def _middle_cut(text: str, limit: int) -> str:
    half = limit // 2 - 1
    return text if len(text) <= limit else f"{text[:half]}..{text[-half:]}"


def _small(text: str) -> str:
    return f'<font point-size="{SMALL}">{escape(text)}</font>'
