"""One proof: a version of a kernel against the scalar function, for all launches."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from time import process_time
from typing import Any, Literal

from passes.interface import KernelInterface
from wfv.errors import UnsupportedError
from wfv.ir.interp.context import forget_contexts
from wfv.ir.interp.formulas import NoFormulaError
from wfv.ir.interp.sums import forget_sums
from wfv.ir.interp.terms import as_truth, both, negated, truth_of
from wfv.validation.compare import Comparison, Goal, defined, goals, no_races
from wfv.validation.counterexample import Counterexample, confirmed, decoded, sizes
from wfv.validation.execute import Execution
from wfv.validation.instructions import Instructions
from wfv.validation.launch import SymbolicLaunch
from wfv.validation.matching import Matcher
from wfv.validation.memory import Access, FinerAccessError
from wfv.validation.sides import Side, Version

NO_LAUNCH = "no launch is within the bound: a loop always goes on beyond it, or all launches race or are undefined"
SMALL_SIZES = (256, 4096, 1 << 16)  # of objects, in bytes, that counterexamples should have
VACUITY_SECONDS = 10.0
LARGEST = 1 << 24  # which the interpreter runs
UNINTERPRETED = "operations on floating-point numbers are any functions for it"


@dataclass(frozen=True)
class Outcome:
    """`reason`: why it is unknown, or what is wrong."""

    verdict: Literal["proved", "refuted", "unknown"]
    reason: str = ""
    counterexample: Counterexample | None = None
    seconds: float = 0.0


def prove_version(
    source: Side, target: Side, version: Version, interface: KernelInterface, unroll: int, seconds: float
) -> Outcome:
    """The verdict on a version; `source` has the function of one work-item."""
    started, granules = process_time(), dict[str, int]()
    while True:
        try:
            outcome = _Proof(source, target, version, interface, unroll, granules).run(
                seconds - process_time() + started
            )
        except FinerAccessError as error:
            granules[error.name] = error.granule
            continue
        except (NoFormulaError, UnsupportedError) as error:
            outcome = Outcome("unknown", error.args[0])
        return replace(outcome, seconds=process_time() - started)


@dataclass
class _Proof:
    """A proof with granules of these sizes."""

    source: Side
    target: Side
    version: Version
    interface: KernelInterface
    unroll: int
    granules: dict[str, int]
    accesses: list[Access] = field(default_factory=list)

    def run(self, seconds: float) -> Outcome:
        forget_sums()
        forget_contexts()
        version, semantics = self.version, Instructions()
        launch = SymbolicLaunch(self.interface, self.source.module, version.lanes, version.rows)
        old = Execution("source", self.source.module, self.granules, False, self.unroll, semantics)
        args = launch.arguments(self.source.fn, version.lanes, self.source.lane_dimension)
        old_results = old.run(self.source.fn, args, [True] * len(version.lanes))
        lanes = version.lanes[:1] if version.is_vector else version.lanes
        new_args = launch.arguments(self.target.fn, lanes)
        check = Comparison(launch.assumed, seconds, defined(old))
        if version.guard is not None:
            launch.assumed.append(as_truth(self._guard(launch, check, semantics)))
        most = max(self.unroll, len(version.lanes), old.longest) + 1
        new = Execution(
            "target", self.target.module, self.granules, True, most, semantics, check.is_possible, self.unroll, most
        )
        new.memory.find = Matcher(check, launch, old.memory.accesses).find
        new_results = new.run(self.target.fn, new_args, [True] * len(lanes))
        check.no_races = list(no_races(old))
        self.accesses = [*old.memory.accesses, *new.memory.accesses]
        if check.answer([*check.launch, *check.defined, *check.no_races], VACUITY_SECONDS)[0] == "unsat":
            return Outcome("unknown", NO_LAUNCH)
        return self._settle(check, list(goals(old, new, (old_results, new_results))), launch)

    def _guard(self, launch: SymbolicLaunch, check: Comparison, semantics: Instructions) -> Any:
        guard = self.version.guard
        assert guard is not None
        run = Execution("guard", self.target.module, self.granules, True, self.unroll, semantics)
        (results,) = run.run(guard, launch.arguments(guard, self.version.lanes[:1]), [True])
        for each in run.undefined_behaviour:
            goal = Goal(each.what, each.condition)
            if not check.is_proved_soon(goal) and check.settle(goal)[0] != "unsat":
                raise NoFormulaError(f"the guard may do something undefined: {each.what}")
        return both(*(both(when, truth_of(value.bits), negated(value.poison)) for when, value in results[:1]))

    def _settle(self, check: Comparison, found: Sequence[Goal], launch: SymbolicLaunch) -> Outcome:
        """Looks for a small counterexample of each goal before it tries to prove one for long."""
        hard = [goal for goal in found if goal.wrong is not False and not check.is_proved_soon(goal)]
        for goal in hard:
            if (example := self._small(check, goal, launch, SMALL_SIZES[:1])) is not None:
                return Outcome("refuted", example.what, example)
        unknown = ""
        for goal in hard:
            verdict, more = check.settle(goal)
            if verdict == "sat":
                example = self._small(check, goal, launch, SMALL_SIZES) or self._confirmed(more, launch)
                if example is not None:
                    return Outcome("refuted", example.what, example)
                more = f"the solver's counterexample is none in the interpreter ({UNINTERPRETED})"
            if verdict != "unsat":
                unknown = unknown or f"{goal.what}: {more}"
        return Outcome("unknown", unknown) if unknown else Outcome("proved")

    def _small(
        self, check: Comparison, goal: Goal, launch: SymbolicLaunch, sizes: Sequence[int]
    ) -> Counterexample | None:
        """A launch of objects of at most one of these sizes, the first for which the solver soon finds one."""
        variable = [x.size for x in launch.objects.values() if not isinstance(x.size, int)]
        for size in sizes:
            verdict, model = check.small(goal, variable, size)
            if verdict == "sat":
                return self._confirmed(model, launch)
        return None

    def _confirmed(self, model: Any, launch: SymbolicLaunch) -> Counterexample | None:
        """The launch of a model, if the interpreter confirms it."""
        if any(size > LARGEST for size in sizes(model, launch)):
            return None
        example = decoded(model, launch, self.granules, self.accesses)
        what = confirmed(example, self.source, self.target, self.version)
        return replace(example, what=what) if what else None
