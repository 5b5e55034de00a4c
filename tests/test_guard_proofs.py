"""Guards of further versions (passes/speculate/), proved: for all numbers, a guard that says yes implies the claims.

A claim: the lanes' values of an instruction, where they are no poison, are its base plus offsets. Each function has one
block and one form of assumption. Numbers have 8 bits where the solver is slow with 32. Each rule of masks is proved of
a kernel.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import z3

from passes.analysis.lane_algebra import make_base_operation
from passes.analysis.ranges import range_of
from passes.speculate import Speculation
from tests.mutants.mutant import ROOT
from tests.test_guard_claims import KERNELS, function, load, shapes_of, versions
from wfv.fuzz.campaign import options_of
from wfv.ir.core import Function, Instr
from wfv.ir.interp.operations import RULES, meaning_of_call
from wfv.ir.interp.sums import definitions
from wfv.ir.interp.terms import Scalar, as_truth, both, negated, truth_of
from wfv.ir.types import IntType
from wfv.ir.values import TRUE, Value
from wfv.runtime.program_source import load_source
from wfv.validation.compare import TACTICS
from wfv.validation.execute import Execution
from wfv.validation.instructions import Instructions
from wfv.validation.prove import prove_kernel

pytestmark = pytest.mark.every_case
SECONDS = 60
Values = dict[Value, Any]


class Prover:
    """The claims of a version, and the numbers of all its parameters."""

    def __init__(self, version: Speculation, lanes: int) -> None:
        self.version, self.lanes, self.shapes = version, lanes, shapes_of(version.fast, lanes)
        self.execution = Execution("rule", None, {}, False, 1, Instructions())  # type: ignore[arg-type]
        self.given = {a.name: _number(a.name, a) for a in version.fast.args if isinstance(a.type, IntType)}
        self.loaded = {i: _number(f"load.{i.name}", i) for i in version.fast.instrs() if i.op == "load"}
        self.solver = z3.Then(*TACTICS).solver()
        self.solver.set("timeout", 1000 * SECONDS)

    def wrong_claim(self) -> str:
        """The first claim that does not hold, given those before it; "" if all do."""
        self.assume_launch()
        self.solver.add(self.says_yes())
        bases = self.values(self.version.fast, 0, is_base=True)
        of_lanes = [self.values(self.version.fast, lane) for lane in range(self.lanes)]
        self.solver.add(*definitions())
        for instr in self.claimed():
            for lane, offset in enumerate(self.shapes.of(instr).lane_offsets(self.lanes)):
                found = of_lanes[lane][instr]
                wrong = as_truth(both(negated(found.poison), found.term != bases[instr].term + offset))
                answer = self.solver.check(wrong)
                assert answer != z3.unknown, self.solver.reason_unknown()
                if answer == z3.sat:
                    return f"{instr!r} is no {self.shapes.of(instr)} in lane {lane}"
                self.solver.add(z3.Not(wrong))
        return ""

    def assume_launch(self) -> None:
        """Numbers are in their ranges, and vectors begin at multiples of the lanes."""
        for arg in self.version.fast.args:
            if arg.name in self.given:
                low, high = range_of(arg)
                self.solver.add(z3.UGE(self.given[arg.name].bits, low), z3.ULE(self.given[arg.name].bits, high))
        self.solver.add(z3.URem(self.given["wfv.lid0"].bits, self.lanes) == 0)

    def claimed(self) -> list[Instr]:
        known = [i for i in self.version.fast.instrs() if isinstance(i.type, IntType) and self.shapes.of(i).has_base]
        return [i for i in known if i.op != "load"]

    def says_yes(self) -> Any:
        (block,) = self.version.guard.blocks
        found = self.value(block.terminator.operands[0], self.values(self.version.guard, 0))
        return as_truth(both(truth_of(found.bits), negated(found.poison)))

    def value(self, value: Value, known: Values) -> Any:
        return known[value] if value in known else self.execution.semantics.constant(self.execution, value)

    def values(self, fn: Function, lane: int, is_base: bool = False) -> Values:
        """The values of a function of one block in a lane; or those of the bases, which lane 0's values are."""
        found: Values = {arg: self.given[arg.name] for arg in fn.args if arg.name in self.given}
        found |= {a: Scalar(self.given[a.name].bits + lane, 64) for a in fn.args if a.name == "wfv.lid0"}
        for old in fn.blocks[0].instrs:
            if old.op == "load":
                is_same = self.shapes.of(old).is_uniform
                found[old] = self.loaded[old] if is_same else _number(f"load.{old.name}.{lane}", old)
            elif isinstance(old.type, IntType):
                instr = old.clone()
                if is_base:
                    make_base_operation(instr)
                row = meaning_of_call(instr) if instr.op == "call" else RULES[instr.op]
                found[old] = row.symbolic(instr, self.execution)(*(self.value(x, found) for x in old.operands))
        return found


def _number(name: str, value: Value) -> Scalar:
    bits = value.type.bits  # type: ignore[attr-defined]
    return Scalar(z3.BitVec(name, bits), bits)


FORMS = {
    **KERNELS,
    "a magnitude": "%n = add i32 %t, %u\n  %a = call i32 @llvm.abs.i32(i32 %n, i1 false)" + load("a"),
    "an extension": "%n = add i32 %t, %u\n  %z = zext i32 %n to i64\n" + load("z", 64),
    "a maximum": "%a = call i32 @llvm.umax.i32(i32 %t, i32 %u)" + load("a"),
    "a remainder that wraps once": "%n = add i32 %t, %u\n  %r = urem i32 %n, %v" + load("r"),
}
NARROW = (  # the solver is slow with 32 bits; an index of 32 bits needs no test
    "a bound, disjoint in active lanes", "an unsigned bound", "an extension", "divided", "a remainder",
    "a remainder that wraps once",
)  # fmt: skip
SMALL = {"bits": 8, "base": 100, "local": 96}


def provers(name: str, has_guard: bool = True) -> list[Prover]:
    """Those of the versions of a form, for the fewest lanes that have any."""
    fn = function(f"  {FORMS[name]}", **SMALL if name in NARROW else {})
    lanes, found = next((lanes, found) for lanes in (4, 8) if (found := versions(fn, lanes)))
    for version in found if not has_guard else ():
        version.guard.blocks[0].terminator.operands[0] = TRUE
    return [Prover(version, lanes) for version in found]


SLOW = pytest.param("a magnitude", marks=pytest.mark.full)  # a third of the time of all


@pytest.mark.parametrize("name", [SLOW if name == "a magnitude" else name for name in FORMS])
def test_a_guard_implies_the_claims(name: str) -> None:
    assert not [wrong for each in provers(name) if (wrong := each.wrong_claim())]


@pytest.mark.parametrize("name", FORMS)
def test_without_a_guard_a_claim_does_not_hold(name: str) -> None:
    assert any(each.wrong_claim() for each in provers(name, has_guard=False))


RULES_OF_MASKS = {
    "an edge has the condition, the other edge its negation": "linearize/varying_uniform_varying.ll unicf",
    "a condition that is poison in other lanes": "masks/poison_condition.ll unicf",
    "a block in which all lanes reconverge has their mask": "masks/join_has_mask_of_branch.ll unicf",
    "a join has the lanes of its edges": "linearize/nested_regions.ll unicf",
    "the edge of a kept branch on which others are deferred": "linearize/deferred_edge_mask.ll partial",
    "a kept branch that no lane may reach": "linearize/uniform_branch_past_other_lanes.ll unicf",
    "a case of a linearized switch": "linearize/switch_varying.ll unicf",
    "a case of a kept switch that no lane may reach": "linearize/switch_in_divergent_branch.ll partial",
    "a live mask": "loops/i1_live_out.ll unicf",
    "a vote on whether a lane is active": "boscc/guarded_kernel.ll unicf+boscc/always",
    "a vote on whether all are": "boscc/branch_in_the_copy.ll unicf+boscc/always",
    "a divisor of inactive lanes": "guards/uniform_division.ll unicf",
}


@pytest.mark.parametrize("rule", RULES_OF_MASKS)
def test_a_rule_of_masks_is_proved(rule: str) -> None:
    file, strategy = RULES_OF_MASKS[rule].split()
    text = load_source(ROOT / "tests" / "golden" / file).ir
    options = replace(options_of(strategy, 4, "x86-64-v3"), math="exact")
    proof = prove_kernel(text, "k", options)
    assert proof.verdict == "proved", proof.text()
