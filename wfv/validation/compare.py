"""The comparison of two functions that run the same work-items: its assumptions, its goals, and the solver.

Of the first side, which has a lane for each work-item, it is assumed that nothing is undefined, that no loop goes on
beyond the bound, and that no two lanes race. Then it is shown of the second side that nothing is undefined there, that
its loops end, that it writes to no other places, leaves the same contents, and returns the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import process_time
from typing import Any

from wfv.grouped import grouped
from wfv.ir.interp.sums import definitions, equal
from wfv.ir.interp.terms import Truth, alternatives, as_truth, both, either, negated, smt
from wfv.validation.abstraction import Abstraction
from wfv.validation.execute import Execution
from wfv.validation.memory import Access, initial_granule, read

Results = list[list[tuple[Truth, Any]]]
LEMMA_SECONDS = 2.0
MOST_PAIRS = 1_000_000  # of applications of one function
RESOURCES_PER_SECOND = 5_000_000  # of the solver, in a second of one core
# Functions become numbers with the condition that equal arguments have equal results; then all is bits.
TACTICS = (
    "simplify", "propagate-values", "solve-eqs", "elim-uncnstr", "reduce-bv-size", "simplify", "ackermannize_bv",
    "simplify", "bit-blast", "sat",
)  # fmt: skip


@dataclass(frozen=True)
class Goal:
    """A condition under which the second side is wrong, in words. `facts`: some of those that help to refute it."""

    what: str
    wrong: Truth
    facts: tuple[Truth, ...] = ()


@dataclass
class Comparison:
    """The assumptions of a proof: on the launch, on what the first side does, and that its lanes do not race.

    `seconds`: of one core, for all of the proof.
    """

    launch: Sequence[Any]
    seconds: float
    defined: Sequence[Any] = ()
    no_races: Sequence[Any] = ()
    abstraction: Abstraction = field(default_factory=Abstraction)
    started: float = field(default_factory=process_time)

    @property
    def left(self) -> float:
        return max(0.0, self.seconds - (process_time() - self.started))

    def answer(self, conditions: Sequence[Any], seconds: float) -> tuple[str, Any]:
        """Whether conditions can hold: `unsat`, `sat` with a model, or `unknown` with the solver's reason."""
        limit = min(seconds, self.left)
        if limit <= 0:
            return "unknown", "time"
        z = smt()
        solver = z.With(z.Then(*TACTICS), div0_ackermann_limit=MOST_PAIRS).solver()
        solver.set("rlimit", max(1, int(RESOURCES_PER_SECOND * limit)))  # other processes do not change the answer
        solver.add(*conditions)
        found = solver.check()
        if found == z.unknown and "cancel" in solver.reason_unknown():
            return "unknown", "time"
        if found == z.sat:
            return "sat", solver.model()
        return ("unsat", None) if found == z.unsat else ("unknown", solver.reason_unknown())

    def is_impossible(self, guard: Truth, wrong: Truth, facts: Sequence[Truth] = ()) -> bool:
        """Whether the solver shows soon that a condition cannot hold where the guard does."""
        return any(self.answer(each, LEMMA_SECONDS)[0] == "unsat" for each in self._weaker((guard, wrong), facts))

    def _weaker(self, conditions: Sequence[Truth], facts: Sequence[Truth]) -> Iterator[list[Any]]:
        """Weaker forms of conditions, the fastest ones first: with a few facts, then with all."""
        both_sides = [as_truth(x) for x in (*conditions, *facts)]
        yield self.abstraction.weakened([*self.launch, *both_sides], has_sums=False)
        yield self.abstraction.weakened([*self.launch, *self.defined, *both_sides], has_sums=True)

    def is_possible(self, condition: Truth) -> bool:
        """Whether a condition may hold; also where the solver does not know it soon."""
        return not self.is_impossible(True, condition)

    def is_proved_soon(self, goal: Goal) -> bool:
        """Whether weaker forms prove a goal."""
        return any(
            self.answer(each, 2 * LEMMA_SECONDS)[0] == "unsat" for each in self._weaker((goal.wrong,), goal.facts)
        )

    def settle(self, goal: Goal) -> tuple[str, Any]:
        """Whether a goal is proved (`unsat`), with as few assumptions as are needed; only all of them refute it."""
        every = [*self.launch, *self.defined, as_truth(goal.wrong)]
        for more, part in (((), 4), (self.no_races, 3)):
            if self.answer([*every, *more], self.left / part)[0] == "unsat":
                return "unsat", None
        return self.answer([*every, *self.no_races, *definitions()], self.left)

    def small(self, goal: Goal, sizes: Sequence[Any], most: int) -> tuple[str, Any]:
        """A model in which the objects have at most that many bytes."""
        z = smt()
        few = [z.ULE(size, most) for size in sizes]
        every = [*self.launch, *self.defined, *self.no_races, *definitions(), as_truth(goal.wrong)]
        return self.answer([*every, *few], LEMMA_SECONDS)


def defined(source: Execution) -> list[Any]:
    """Nothing is undefined, and no loop goes on beyond the bound."""
    found = [negated(each.condition) for each in source.undefined_behaviour] + [negated(x) for x in source.beyond]
    return [as_truth(x) for x in _unique(found) if x is not True]


def _unique(conditions: Sequence[Truth]) -> Iterator[Truth]:
    seen: set[int] = set()
    for condition in conditions:
        key = -1 - condition if isinstance(condition, bool) else condition.get_id()
        if key not in seen:
            seen.add(key)
            yield condition


def no_races(source: Execution) -> Iterator[Any]:
    """For each two accesses of different lanes to one object, one of them a write: they are at different places."""
    own = [each for each in unique_accesses(source.memory.accesses) if not each.thing.is_uniform]
    for accesses in grouped((each.thing, each) for each in own).values():
        for a, b in combinations(accesses, 2):
            if a.lane != b.lane and (a.is_write or b.is_write):
                condition = either(negated(a.guard), negated(b.guard), negated(equal(a.place, b.place, 64)))
                if condition is not True:
                    yield as_truth(condition)


def unique_accesses(accesses: Sequence[Access]) -> list[Access]:
    """Without accesses like others of the same lane."""
    keys = ((a.lane, a.thing, a.is_write, key_of(a.place), key_of(a.guard)) for a in accesses)
    return list(dict(zip(keys, accesses, strict=True)).values())


def key_of(term: Any) -> Any:
    return term if isinstance(term, (bool, int)) else ("term", term.get_id())


def goals(source: Execution, target: Execution, results: tuple[Results, Results]) -> Iterator[Goal]:
    """What the second side must not do."""
    known = {key_of(x.condition) for x in source.undefined_behaviour}
    for each in target.undefined_behaviour:
        if key_of(each.condition) not in known:
            known.add(key_of(each.condition))
            yield Goal(each.what, each.condition)
    yield Goal("a loop does not end", either(*target.beyond))
    yield from _places_goals(source, target)
    yield from _contents_goals(source, target)
    yield from _result_goals(*results)


def _places_goals(source: Execution, target: Execution) -> Iterator[Goal]:
    """Each place that is written is one that the first side writes to."""
    for (thing, _), log in target.memory.logs.items():
        for write in log if thing.is_shared else ():
            if not write.same:
                old = source.memory.writes(thing)
                is_known = either(*(both(each.guard, equal(each.place, write.place, 64)) for each in old))
                yield Goal(f"another place of {thing.name} is written", both(write.guard, negated(is_known)))


def _contents_goals(source: Execution, target: Execution) -> Iterator[Goal]:
    """Each place that the first side writes to has the same contents in the end."""
    for access in unique_accesses([access for access in source.memory.accesses if access.is_write]):
        thing = access.thing

        def initial(access: Access = access) -> Any:
            return initial_granule(access.thing, access.place, access.size)

        old, new = (
            read(side.memory.log(thing, access.lane), access.guard, access.place, (access,), initial)
            for side in (source, target)
        )
        for wrong in _differences(access.guard, old, new):
            yield Goal(f"other contents of {thing.name}", wrong, access.facts)


def _differences(guard: Truth, old: Any, new: Any) -> Iterator[Truth]:
    """The conditions under which a value is not one that the first side may have."""
    differ = negated(equal(old.bits, new.bits, getattr(old, "width", 64)))
    for wrong in (*alternatives(new.poison), differ):
        yield both(guard, negated(old.poison), wrong)


def _result_goals(old: Results, new: Results) -> Iterator[Goal]:
    """A vector has one result, which each work-item must have."""
    for number, lane in enumerate(old):
        for guard, value in lane:
            for other_guard, other in new[number if len(new) > 1 else 0]:
                for wrong in _differences(both(guard, other_guard), value, other) if value is not None else ():
                    yield Goal("another result", wrong)
