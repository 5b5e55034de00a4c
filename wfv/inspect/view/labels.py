"""The text in a picture: labels of blocks and edges, and the legend, in Graphviz's HTML."""

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap

from wfv.grouped import grouped
from wfv.inspect.view.lane_words import NO_WORDS, LaneWords
from wfv.inspect.view.shading import Shade
from wfv.inspect.view.value_words import NO_SOURCE, ValueWords, block_title
from wfv.ir.core import Block, Instr
from wfv.ir.names import LOAD, STORE, words_of
from wfv.ir.printer import print_instr
from wfv.ir.values import ConstInt

# Lightness falls from UNIFORM to BRANCH, so that the shades differ in greyscale too.
FILLS = {
    Shade.UNIFORM: "#eaf2fb",
    Shade.PARTIAL: "#fbd08f",
    Shade.KEPT: "#f6b36c",
    Shade.BRANCH: "#ec8a4b",
    Shade.UNKNOWN: "#ffffff",
}
BORDERS = {Shade.BRANCH: 2}  # pixels
SMALL, MIDDLE = 9, 11
MAX_NAME, MAX_LINE, MAX_CASES, WRAPPED = 34, 58, 3, 30
# The width of a character, in parts of the font's size: of DejaVu Sans, which is wider than Graphviz measures.
NORMAL, BOLD, MONO = 0.6, 0.7, 0.62


Row = tuple[str, float]  # HTML, and its width


def block_rows(
    block: Block, lanes: str = "", linearized: str = "", values: ValueWords = NO_SOURCE, changes: str = ""
) -> list[Row]:
    """A block's name and lines, the summary of its instructions, its branch condition, and the lanes that run it.

    `linearized`: the condition that it branched on. `changes`: the changes of a step.
    """
    name, lines = _middle_cut(block_title(block.name), MAX_NAME), line_text(block.instrs)
    rows = [_heading(name, lines), _small_row(summary(block.instrs))]
    if condition := _condition(block.terminator, values):
        mono = f'<font face="monospace" point-size="{SMALL}">{escape(condition)}</font>'
        rows.append((mono, MONO * SMALL * len(condition)))
    if linearized:
        rows += text_rows(f"linearized: {linearized}")
    if lanes:
        rows += text_rows(f"lanes: {lanes}")
    if changes:
        rows.append(_small_row(f"changed: {changes}"))
    return rows


def text_rows(text: str) -> list[Row]:
    """A text of MAX_LINE characters at most, in lines of WRAPPED."""
    return [_small_row(line) for line in wrap(_cut(text, MAX_LINE), WRAPPED)]


def table_label(rows: Sequence[Row]) -> str:
    """Rows of HTML with their widths: the box is wide enough for the text, whatever font draws it."""
    return f"<{_table(rows)}>"


def _table(rows: Sequence[Row]) -> str:
    cells = "".join(f'<tr><td width="{width:.0f}">{row}</td></tr>' for row, width in rows)
    return f'<table border="0" cellborder="0" cellspacing="0" cellpadding="2">{cells}</table>'


def line_label(blocks: Sequence[tuple[Sequence[Row], Shade]]) -> str:
    """The rows of the blocks of a straight line, each block on its colour, one below the other."""
    cells = "".join(f'<tr><td bgcolor="{FILLS[shade]}">{_table(rows)}</td></tr>' for rows, shade in blocks)
    return f'<<table border="0" cellborder="1" cellspacing="0" cellpadding="2">{cells}</table>>'


def title_label(text: str, size: int) -> str:
    """The label of a box around nodes."""
    return table_label([(f'<font point-size="{size}">{escape(text)}</font>', NORMAL * size * len(text))])


def line_text(instrs: Iterable[Instr]) -> str:
    """`lines 13-15`, "" if no instruction has a line of the source."""
    found = source_lines(instrs)
    return f"line{'s' if len(found) > 1 else ''} {line_range(found)}" if found else ""


def line_range(lines: Iterable[int]) -> str:
    """`12-19`, from the least to the largest number; "" if there are none."""
    found = [line for line in lines if line]
    if not found:
        return ""
    return str(min(found)) if min(found) == max(found) else f"{min(found)}-{max(found)}"


def source_lines(instrs: Iterable[Instr]) -> list[int]:
    """The lines of the source that the instructions are from, in ascending order."""
    return sorted({int(instr.line) for instr in instrs if getattr(instr.line, "file", "")})


def _heading(name: str, lines: str) -> Row:
    """A row with the name in bold."""
    after, width = _small_row(f"  {lines}")
    return f"<b>{escape(name)}</b>{after}", BOLD * MIDDLE * len(name) + width


def _small_row(text: str) -> Row:
    return _small(text), NORMAL * SMALL * len(text)


def summary(instrs: list[Instr]) -> str:
    """`14 instructions: 2 phis, 3 loads`."""
    kinds = Counter(kind for kind in map(_kind, instrs) if kind)
    parts = ", ".join(_count(number, kind) for kind, number in kinds.items())
    return _count(len(instrs), "instruction") + (f": {parts}" if parts else "")


def edge_labels(block: Block, words: LaneWords = NO_WORDS) -> dict[Block, str]:
    """The label of each successor's edge."""
    return {target: table_label(rows) if rows else "" for target, rows in edge_rows(block, words).items()}


def edge_rows(block: Block, words: LaneWords) -> dict[Block, list[Row]]:
    """The labels of each successor's edge: T and F, or a switch's cases; the lanes that take it, if not all do."""
    terminator = block.terminator
    if terminator.op == "br":
        tags = ["T", "F"] if terminator.is_cond_br else [""]
    else:
        tags = ["default", *(str(v.value) if isinstance(v, ConstInt) else "?" for v in terminator.operands[1:])]
    found = grouped(zip(terminator.blocks, tags, strict=False))
    return {target: _edge_rows(cases, block, target, words) for target, cases in found.items()}


def _edge_rows(tags: list[str], block: Block, target: Block, words: LaneWords) -> list[Row]:
    cases = ", ".join(tags[:MAX_CASES] + [".."] * (len(tags) > MAX_CASES))
    lanes = words.edge.get((block.name, target.name), "")
    if lanes.count(":") > 1 or "still in" in lanes or "have left" in lanes:
        cases = ""
    texts = (f"{cases}  {lanes}".strip(), _deferred(words, block, target))
    return [row for text in texts for row in text_rows(text)]


def _deferred(words: LaneWords, src: Block, dst: Block) -> str:
    titles = map(block_title, words.deferred.get((src.name, dst.name), ()))
    waiting = [title for title in titles if ":" not in title]  # not blocks that wfv has made
    return f"deferred: {', '.join(waiting)}" if waiting else ""


def title_with_legend(title: str, shades: Iterable[Shade], notes: Sequence[str] = ()) -> str:
    """The heading, if there is one, a legend of the shades that the picture uses, and notes on edges and boxes."""
    cells = "".join(_legend_cell(shade) for shade in Shade if shade in set(shades))
    legend = f'<table border="0" cellborder="1" cellspacing="6"><tr>{cells}</tr></table>'
    below = f"<tr><td>{_table(list(map(_small_row, notes)))}</td></tr>" if notes else ""
    heading = f'<tr><td><font point-size="16"><b>{escape(title)}</b></font></td></tr>' if title else ""
    return f'<<table border="0">{heading}<tr><td>{legend}</td></tr>{below}</table>>'


def _legend_cell(shade: Shade) -> str:
    cell = (
        f'<td bgcolor="{FILLS[shade]}" border="{BORDERS.get(shade, 1)}" cellpadding="5" '
        f'width="{NORMAL * SMALL * len(shade.value):.0f}">{_small(shade.value)}</td>'
    )
    double = f'<td cellpadding="0"><table border="0" cellspacing="2"><tr>{cell}</tr></table></td>'
    return double if shade is Shade.KEPT else cell


def tooltip(block: Block) -> str:
    """The block's name in the IR and its instructions, for viewers that display tooltips."""
    return "\n".join([f"{block.name}:", *(f"  {print_instr(i)}" for i in block.instrs)])


def _kind(instr: Instr) -> str:
    """The kind that an instruction is counted as, "" if it is not counted."""
    callee = instr.callee
    if callee.startswith((LOAD, STORE)):
        return f"masked {words_of(callee)[0]}"
    if instr.op == "call":
        return "barrier" if "barrier" in callee else "call"
    if instr.op in ("atomicrmw", "cmpxchg"):
        return "atomic"
    return instr.op if instr.op in ("phi", "load", "store", "select") else ""


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _condition(terminator: Instr, values: ValueWords) -> str:
    """The condition of the block's branch as text, "" if it has none."""
    if not terminator.operands or len(terminator.blocks) < 2:
        return ""
    text = values.condition(terminator.operands[0])
    return _cut(f"{text} ?" if terminator.op == "br" else f"switch {text}", MAX_LINE)


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 2] + ".."


def _middle_cut(text: str, limit: int) -> str:
    half = limit // 2 - 1
    return text if len(text) <= limit else f"{text[:half]}..{text[-half:]}"


def _small(text: str) -> str:
    return f'<font point-size="{SMALL}">{escape(text)}</font>'
