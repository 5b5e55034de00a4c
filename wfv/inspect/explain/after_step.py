"""Why a value has its shape, or a block its mask, after a step of a strategy.

A value is explained by the last step that knows its shape. A block's mask is that of the last step before `linearize`,
in which branches disappear; the branch says whether it is one of these.
"""

from __future__ import annotations

from collections.abc import Callable

from passes.located_remarks import debug_names
from passes.remarks import NamedCause
from wfv.errors import OptionError, choices
from wfv.inspect.explain.cause_tree import CauseNode, Place
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Block, Instr
from wfv.options import Options
from wfv.pipeline import Observer, Stage
from wfv.pipeline.steps import all_steps

FIRST, LAST = "barriers", "linearize"  # the last step with the kernel's own control flow, and with shapes
Compile = Callable[[Observer], object]


def causes_after(
    step: str, text: str, kernel: str, options: Options, place: str, shown: SourceText, compile: Compile
) -> list[CauseNode]:
    """The tree of a value, or of a block's branch, then that of the block's mask. Raises OptionError.

    `compile` compiles the kernel up to LAST at least.
    """
    if not options.strategy.vectorize:
        raise OptionError(f"strategy {options.strategy.name!r} makes no vectors to explain", help="choose another one")
    for name in _origins(place):
        reader = _Reader(step, text, kernel, name, shown)
        compile(reader.observe)
        notes = [_note(place, "made by a step", f"shapes are known of {name}")] if name != place else []
        if LAST in reader.steps[:-1]:
            notes += [_note(f"step {LAST}", "the last one with shapes", "this is its answer")]
        if reader.masks or (reader.values and (place.startswith("%") or name == place)):
            return [*notes, *reader.values, *reader.masks]
    raise reader.unknown(place, step)


def _origins(place: str) -> list[str]:
    """The place, and the names that a step may have made it of, the longest first: %x.i.w7, %x.i, %x."""
    parts = place.split(".")
    return [".".join(parts[:count]) for count in range(len(parts), 0, -1)]


def _note(title: str, fact: str, why: str) -> CauseNode:
    return CauseNode(NamedCause("", 0, "", words=title), fact, why)


class _Reader:
    """Explains the place after each step with shapes, until the chosen one."""

    def __init__(self, step: str, text: str, kernel: str, place: str, shown: SourceText) -> None:
        names = [each.name for each in all_steps()]
        self.steps, self.place, self.shown = names[: names.index(step) + 1], place, shown
        self.names = debug_names(text, kernel)
        self.values, self.masks = list[CauseNode](), list[CauseNode]()
        self.known_from, self.known, self.known_lines = "", dict[str, None](), set[int]()

    def observe(self, stage: Stage) -> None:
        for fn in stage.functions:
            if fn.name in stage.shapes:
                self.known_from = self.known_from or stage.step
                here = Place(fn, stage.shapes[fn.name], self.shown, self.names)
                if stage.step in self.steps:
                    self.known |= dict.fromkeys(here.known)
                    self.known_lines |= here.known_lines
                    if self._read(here, stage.step):
                        break

    def unknown(self, place: str, step: str) -> OptionError:
        """The error about a place that is not there, with those that are."""
        if self.known_from not in self.steps:
            help = f"shapes are known from step {self.known_from} on"
        elif place.isdecimal():
            lines = ", ".join(map(str, sorted(self.known_lines)))
            return OptionError(f"line {place} has no values", help=f"lines with values: {lines or 'none'}")
        else:
            help = choices(place, sorted(self.known, key=lambda name: not name.isidentifier()))
        return OptionError(f"nothing is known of {place!r} after {step}", help=help)

    def _read(self, here: Place, step: str) -> bool:
        """Whether the function has the place."""
        block, values = here.block_of(self.place), here.values(self.place)
        if block is None and not values:
            return False
        if step == LAST and block is not None and not self.place.startswith("%"):
            _note_linearized(self.values, block)
            return True
        if not values and block is not None and self.place.startswith("%"):
            values = [_made(here, block, self.place.removeprefix("%"), step)]
        self.values = values
        if step != LAST:
            self.masks = [] if block is None else [here.mask(block)]
        return True


def _note_linearized(trees: list[CauseNode], block: Block) -> None:
    """Says of the block's branch whether it is there after linearization."""
    for each in trees:
        each.shape += ", which stays" if len(block.successors) > 1 else ", linearized"


def _made(here: Place, block: Block, name: str, step: str) -> CauseNode:
    """A value that has no shape yet, with its operands."""
    value = next(each for each in block.instrs if each.name == name)
    operands = dict.fromkeys(each.name for each in value.operands if isinstance(each, Instr) and each.name)
    below = [tree for each in operands for tree in here.values(f"%{each}")]
    return CauseNode(NamedCause(name, 0, ""), f"made by step {step}", "of these values", below=below)
