"""The masks of a function in words: which lanes run a block, which take an edge, which blocks linearized edges defer.

Conditions (`n > 4`, `not v == 0`) are in the source's names as far as they are known, without the suffixes of Clang's
and wfv's passes.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from passes.analysis.cause import source_name
from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Plan
from wfv.ir.cfg import Cfg
from wfv.ir.constants import constant_text
from wfv.ir.core import Block, Instr, is_op
from wfv.ir.interp.values import literal_float
from wfv.ir.names import OWN, is_any, is_vote
from wfv.ir.values import FALSE, TRUE, Argument, Const, ConstFloat, ConstInt, Value

_INLINED = re.compile(r"\.i\d*(?=\.|$)")
_EXIT = re.compile(r"^__clang_ocl_kern_imp_.*\.exit")
_OF_LLVM = re.compile(r"(\.(loopexit|unr-lcssa|lcssa|unr|epil|prol|us|split|crit_edge))+\d*$")  # its passes' suffixes
_FORMS = {"latch": "next iteration", "leave": "lanes leave", "stay": "lanes stay"}


def block_title(name: str) -> str:
    """`while.body` for `while.body.i`; `while.cond: lanes leave` for `while.cond.i.leave.w4`."""
    plain = _EXIT.sub("exit", _INLINED.sub("", _OF_LLVM.sub("", source_name(name))))
    base, _, last = plain.rpartition(".")
    return f"{base}: {_FORMS[last]}" if base and last in _FORMS else plain


_SIGNS = {"eq": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
_OPPOSITES = {"==": "!=", "!=": "==", ">": "<=", ">=": "<", "<": ">=", "<=": ">"}
_NUMBER = re.compile(r"\.\d+$|\.lcssa$|\.addr$")
DEPTH = 2  # of operations that are written out


def condition_text(value: Value, depth: int = DEPTH) -> str:
    """A condition, with comparisons written out."""
    if not isinstance(value, Instr) or not depth:
        return value_text(value)
    if value.op in ("icmp", "fcmp"):
        left, right = (_operand(each, depth - 1) for each in value.operands)
        sign = _SIGNS.get(str(value.attrs["predicate"])[-2:])
        return f"{left} {sign} {right}" if sign else f"{left} {value.attrs['predicate']} {right}"
    if value.op == "xor" and isinstance(value.operands[1], ConstInt):
        return f"not {condition_text(value.operands[0], depth)}"
    if is_vote(value):
        return "any lane" if is_any(value) else "all lanes"
    return value_text(value)


def negated_text(value: Value) -> str:
    """The negation of a condition."""
    text = condition_text(value)
    if is_op(value, "icmp"):
        sign = _SIGNS[str(value.attrs["predicate"])[-2:]]
        return text.replace(f" {sign} ", f" {_OPPOSITES[sign]} ")
    if text.startswith("not "):
        return text.removeprefix("not ")
    return f"not ({text})" if " " in text else f"not {text}"


def _operand(value: Value, depth: int) -> str:
    """An operand of a comparison: a value that has only a name made by Clang is written out."""
    if isinstance(value, Instr) and depth and value.op in ("add", "and", "sub", "mul", "fadd", "fsub", "fmul"):
        sign = {"add": "+", "and": "&", "sub": "-", "mul": "*"}[value.op.removeprefix("f")]
        return f" {sign} ".join(value_text(each) for each in value.operands).replace("+ -", "- ")
    return value_text(value)


def value_text(value: Value) -> str:
    """A value's name in the source, or the constant."""
    if isinstance(value, (Instr, Argument)) and value.name:
        return _NUMBER.sub("", block_title(value.name)).removeprefix(OWN)
    if isinstance(value, ConstInt):
        return str(value.value)
    if isinstance(value, ConstFloat):
        return f"{literal_float(value.text, value.type):g}"
    if isinstance(value, Const):
        return constant_text(value)
    return value.op if isinstance(value, Instr) else "?"


EdgeName = tuple[str, str]


@dataclass(frozen=True)
class LaneWords:
    """By the blocks' names. `entry`: the lanes that run a block, "" for all. `edge`: those that take an old edge.

    `deferred`: the names of the blocks that are still to run when a new edge is taken, other than its target.
    `branch`: the conditions of old branches.
    """

    entry: Mapping[str, str] = field(default_factory=dict)
    edge: Mapping[EdgeName, str] = field(default_factory=dict)
    deferred: Mapping[EdgeName, tuple[str, ...]] = field(default_factory=dict)
    branch: Mapping[str, str] = field(default_factory=dict)

    def linearized(self, block: Block) -> str:
        """The condition that the block branched on; "" if it still branches, or never has."""
        return "" if len(block.successors) > 1 else self.branch.get(block.name, "")


NO_WORDS = LaneWords()


def edge_conditions(cfg: Cfg, divergent: set[Block]) -> dict[EdgeName, str]:
    """The lanes that take each edge of a divergent branch."""
    edges = ((block, target) for block in cfg.rpo if block in divergent for target in cfg.succs(block))
    return {(block.name, target.name): f"lanes: {_condition(block, target)}" for block, target in edges}


def mask_words(cfg: Cfg, plan: Plan, masks: Masks, divergent: set[Block]) -> LaneWords:
    """The words for a function that has masks, and whose branches are still the old ones."""
    entry: dict[str, str] = {}
    for block in plan.order:
        entry[block.name] = _entry(block, cfg, masks, entry, divergent)
    deferred = {
        (src.name, edge.target.name): tuple(
            block.name for block in plan.order if edge.deferred.get(block) and block is not edge.target
        )
        for src, edges in plan.edges.items()
        for edge in edges
    }
    ends = {block.name: block.terminator for block in plan.order if len(cfg.succs(block)) > 1}
    branch = {name: condition_text(end.operands[0]) for name, end in ends.items()}
    return LaneWords(entry, edge_conditions(cfg, divergent), deferred, branch)


def _entry(block: Block, cfg: Cfg, masks: Masks, known: Mapping[str, str], divergent: set[Block]) -> str:
    mask, dominator = masks.entry.get(block, TRUE), cfg.idom.get(block)
    if mask in (TRUE, FALSE):
        return "" if mask == TRUE else "none"
    preds = [pred for pred in cfg.preds(block) if not cfg.dominates(block, pred)]
    if len(preds) == 1:
        (pred,) = preds
        around = known.get(pred.name, "")
        own = _condition(pred, block) if pred in divergent else ""
        return " and ".join(part for part in (around, own) if part)
    if dominator is not None and masks.entry.get(dominator) == mask:
        return known.get(dominator.name, "")
    return f"from {', '.join(block_title(pred.name) for pred in preds)}"


def _condition(src: Block, dst: Block) -> str:
    """The condition of the lanes that go from `src` to `dst`."""
    branch = src.terminator
    if branch.is_cond_br:
        if branch.notes.is_live_mask_branch:
            return "still in the loop" if branch.blocks[0] is dst else "have left the loop"
        text = condition_text(branch.operands[0])
        return text if branch.blocks[0] is dst else negated_text(branch.operands[0])
    if branch.op != "switch":
        return ""
    cases = [str(v.value) for v, to in zip(branch.operands[1:], branch.blocks[1:], strict=True)
             if to is dst and isinstance(v, ConstInt)]  # fmt: skip
    value = condition_text(branch.operands[0])
    if branch.blocks[0] is dst:
        return f"{value}: other"
    return f"{value} in {', '.join(cases)}" if len(cases) > 1 else f"{value} == {cases[0]}"
