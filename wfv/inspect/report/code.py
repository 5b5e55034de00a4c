"""Code for the page: the IR of a step, the step's changes, and its control flow.

Blocks are compared with the blocks of the same name, wherever they are: a step that only moves blocks changes nothing.
Pictures are SVG in which each block is an element of its own that scripts can find.
"""

import difflib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape

from wfv.inspect.source_text import SourceText
from wfv.inspect.view import draw
from wfv.inspect.view.shading import Panel
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.operands import Namer
from wfv.ir.spelling import quote_global
from wfv.ir.syntax import instr_text
from wfv.ir.types import VOID

_SERIAL = re.compile(r"(?:\.w\d+)+\b")  # suffixes that passes append to a name: a new number is no change
_COMMENT = re.compile(r'\s+; [^"]*$')
_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
_FORM = re.compile(r"(?:\.c\d+)?(?:\.masked|\.vector|\.simd|\.rest)*$")
MOST_BLOCKS = 150  # of a picture: Graphviz takes seconds for more
LARGE = 40  # blocks of a picture: in a larger one, those of a straight line are one node
_MOST_IS_NEW = 0.3  # below that share of equal lines
_ATTRIBUTES = re.compile(
    r"\b(?:dso_local|local_unnamed_addr|noundef|nonnull|readonly|readnone|writeonly|noalias|inreg) "
    r"|\b(?:captures|range|dereferenceable|initializes)\([^()]*(?:\([^()]*\))*[^()]*\) "
)


@dataclass(frozen=True)
class CodeLine:
    """A line of IR.

    `place`: the key of the source line that it is from, "" if unknown. `block`: the key of its block. `kind`: "+" if
    the step made it, "-" if the step removed it, else " ". `shape`: the shape of its value as text, "" if unknown.
    """

    text: str
    place: str = ""
    block: str = ""
    kind: str = " "
    shape: str = ""


def changed_lines(before: Sequence[CodeLine], after: Sequence[CodeLine]) -> tuple[list[CodeLine], bool]:
    """The lines of `after`, new ones marked, with removed ones between them; and whether almost all is new."""
    if not before:
        return list(after), False
    old, new = _parts(before), _parts(after)
    last, gone = None, defaultdict[object, list[CodeLine]](list)  # by the part before, which is still there
    for part, lines in old.items():
        if part in new:
            last = part
        else:
            gone[last] += _marked(lines, "-")
    found = gone[None]
    for part, lines in new.items():
        found += [*_compared(old.get(part, []), lines), *gone[part]]
    kept = sum(line.kind == " " for line in found)
    if 2 * kept < _MOST_IS_NEW * (len(before) + len(after)):
        return [line for line in found if line.kind != "-"], True
    return found, False


def with_changes(panel: Panel, lines: Sequence[CodeLine]) -> Panel:
    """The panel with the numbers of new and removed lines in each block, from the lines of `changed_lines`."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    block = ""
    for line in lines:
        block = line.block or (block if line.kind == "-" else "")
        counts[block][line.kind] += 1
    words = {key: ", ".join(f"{kind}{count[kind]}" for kind in "+-" if count[kind]) for key, count in counts.items()}
    changes = {
        fn.name: {block.name: text for at, block in enumerate(fn.blocks) if (text := words.get(block_key(number, at)))}
        for number, fn in enumerate(panel.functions)
    }
    return replace(panel, changes=changes)


def _parts(lines: Sequence[CodeLine]) -> dict[object, list[CodeLine]]:
    """The lines of function headers, blocks and ends of functions.

    A part's key is the function without its form, the label, and how many of these were before: a function may have
    become several.
    """
    found: dict[object, list[CodeLine]] = {}
    counts, function, part = Counter[object](), "", list[CodeLine]()
    for line in lines:
        if line.text.startswith("define "):
            name = _NAME.search(line.text)
            function = _FORM.sub("", name[1]) if name else ""
        if not line.text.startswith(" "):  # a function, a label, or the end
            label = "define" if line.text.startswith("define ") else _key(line)
            counts[function, label] += 1
            part = found[function, label, counts[function, label]] = []
        part.append(line)
    return found


def _compared(old: Sequence[CodeLine], new: Sequence[CodeLine]) -> list[CodeLine]:
    """The lines of a part, compared with the old ones."""
    found: list[CodeLine] = []
    matcher = difflib.SequenceMatcher(None, [_key(line) for line in old], [_key(line) for line in new])
    for kind, old_begin, old_end, begin, end in matcher.get_opcodes():
        if kind == "equal":
            found += new[begin:end]
        else:
            found += [*_marked(old[old_begin:old_end], "-"), *_marked(new[begin:end], "+")]
    return found


def _marked(lines: Sequence[CodeLine], kind: str) -> list[CodeLine]:
    """The lines with their kind; a removed line is in no block."""
    return [replace(line, kind=kind, block=line.block if kind == "+" else "") for line in lines]


def _key(line: CodeLine) -> str:
    """The text without names and comments that differ though nothing has changed."""
    text = _COMMENT.sub("", _SERIAL.sub("", line.text))
    return _NAME.sub("@", text, count=1) if text.startswith("define ") else text


def without_attributes(text: str) -> str:
    """IR without the attributes that LLVM adds to values and functions."""
    return _ATTRIBUTES.sub("", text)


def function_lines(
    functions: Iterable[Function], shapes: Mapping[str, Mapping[str, str]], source: SourceText
) -> list[CodeLine]:
    """The lines of all functions, without metadata and attributes."""
    return [line for number, fn in enumerate(functions) for line in _lines(fn, number, shapes.get(fn.name, {}), source)]


def block_key(function: int, block: int) -> str:
    """The key of a block: the number of its function, and its own number in the function's order of blocks."""
    return f"{function}.{block}"


def _lines(fn: Function, number: int, shapes: Mapping[str, str], source: SourceText) -> Iterator[CodeLine]:
    namer = Namer(fn)
    params = ", ".join(f"{argument.type} {namer(argument)}" for argument in fn.args)
    yield CodeLine(f"define {fn.ret} @{quote_global(fn.name)}({params}) {{")
    for at, block in enumerate(fn.blocks):
        key = block_key(number, at)
        yield CodeLine(f"{namer(block)[1:]}:", block=key)
        for instr in block.instrs:
            result = f"{namer(instr)} = " if instr.type != VOID else ""
            text, shape = f"  {result}{without_attributes(instr_text(namer, instr))}", shapes.get(instr.name, "")
            yield from (CodeLine(line, source.place(instr.line), key, shape=shape) for line in text.split("\n"))
    yield CodeLine("}")


# Comments, links, which would be tooltips, and ids: a page has several pictures.
_UNWANTED = re.compile(r"<!--.*?-->\n?|</?a\b[^>]*>\n?|(?<=<g) id=\"[^\"]*\"", re.DOTALL)
_NODE = re.compile(r' class="node">\n<title>(\w+)</title>')
_TITLE = re.compile(r"<title>.*?</title>\n?", re.DOTALL)


def graph_svg(panel: Panel) -> str:
    """The picture as an SVG element, of MOST_BLOCKS at most. A node has the keys of its blocks, and of jumps to them.

    Up to LARGE blocks each has a node of its own, as pages link them to lines one by one.
    """
    if (count := sum(len(fn.blocks) for fn in panel.functions)) > MOST_BLOCKS:
        text = f"{count} blocks are too many for a picture here: wfv cfg draws them"
        return f'<svg width="600" height="30"><text x="10" y="20">{text}</text></svg>'
    joins = count > LARGE
    graph = draw.draw_panels("Control flow", [panel], joins)
    graph.graph_attr["label"] = ""  # the page has the legend
    svg = draw.render(graph, "svg").decode()
    nodes = dict(node for number, fn in enumerate(panel.functions) for node in _nodes(fn, number, joins))
    svg = _UNWANTED.sub("", svg[svg.index("<svg") :])
    svg = _TITLE.sub("", _NODE.sub(lambda found: f' class="node block"{nodes[found[1]]}>', svg))
    return re.sub(r'="([\d.]+)pt"', r'="\1"', svg, count=2)


def _nodes(fn: Function, number: int, joins: bool) -> Iterator[tuple[str, str]]:
    """The name of each node in the picture, and its attributes: the keys of its blocks and its title."""
    skipped, index = draw.jumps(Cfg(fn)), {block: at for at, block in enumerate(fn.blocks)}
    for name, line in draw.named_lines(fn, f"p0f{number}", joins).items():
        here = [*line, *(each for each in skipped if draw.resolved(each, skipped) in line)]
        keys = " ".join(block_key(number, index[each]) for each in here)
        title = " and ".join(f"block {block.name}" for block in line)
        yield name, f' data-block="{keys}" aria-label="{escape(title)}"'
