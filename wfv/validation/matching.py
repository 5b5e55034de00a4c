"""The accesses of one side that the accesses of the other side stand for.

An address of vector code, such as a base and a lane's number, seldom has the form of the work-item's own. Each access
of the second side is compared with those of the first side that are at the same place for some numbers: if the solver
shows that the places are always equal, the first side's form is used, and values that are loaded there are one term.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from wfv.ir.interp.sums import added
from wfv.ir.interp.terms import Truth, as_term, implies, negated, smt
from wfv.ir.names import LOCAL_IDS
from wfv.validation.compare import Comparison, key_of, unique_accesses
from wfv.validation.launch import SymbolicLaunch
from wfv.validation.memory import Access, Found, Object

SAMPLES = 2


@dataclass
class Matcher:
    """Finds the accesses of `source`. `check` has the assumptions."""

    check: Comparison
    launch: SymbolicLaunch
    source: list[Access]
    _by_value: dict[tuple[Object, int, tuple[int, ...]], list[Access]] = field(default_factory=dict)
    _values: dict[Any, tuple[int, ...]] = field(default_factory=dict)
    _kept: list[Any] = field(default_factory=list)
    _seen: set[int] = field(default_factory=set)
    _functions: dict[str, Any] = field(default_factory=dict)
    _proved: dict[tuple[Any, Any], bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        random = Random(1)
        self._samples = [self._sample(random) for _ in range(SAMPLES)]
        self._written = {access.thing for access in self.source if access.is_write}
        for access in self.source:
            key = access.thing, access.size, self._value_of(access.place)
            self._by_value.setdefault(key, []).append(access)

    def _sample(self, random: Random) -> list[tuple[Any, Any]]:
        """Small numbers for what a launch gives; the first local id is that of a vector's first lane."""
        z = smt()
        found = []
        for name, number in sorted(self.launch.numbers.items()):
            value = random.randrange(1, 30) * (64 if name in LOCAL_IDS else 1)
            found.append((number.term, z.BitVecVal(value, number.width)))
        return found

    def _value_of(self, place: Any) -> tuple[int, ...]:
        """The places for the samples."""
        z = smt()
        key = key_of(place)
        if key not in self._values:
            self._kept.append(place)
            term = as_term(place, 64)
            self._collect(term)
            plain = z.substitute_funs(term, *self._functions.values())
            found = [z.simplify(z.substitute(plain, *each)) for each in self._samples]
            self._values[key] = tuple(x.as_long() if z.is_bv_value(x) else x.hash() for x in found)
        return self._values[key]

    def _collect(self, term: Any) -> None:
        """Finds the uninterpreted functions in a term, and gives each a meaning for samples."""
        z, work = smt(), [term]
        while work:
            part = work.pop()
            if part.get_id() in self._seen:
                continue
            self._seen.add(part.get_id())
            self._kept.append(part)
            work += part.children()
            if part.num_args() and part.decl().kind() == z.Z3_OP_UNINTERPRETED:
                self._functions.setdefault(part.decl().name(), (part.decl(), _sampled(part)))

    def find(self, access: Access) -> Found:
        """The first side's form of a place, and the accesses there that are made whenever this one is."""
        place, same = access.place, list[Access]()
        for other in self._candidates(access):
            if same and other.thing not in self._written:
                break  # one of them is enough where no lane may see another one's writes
            if self._is_equal(access.guard, access.place, other):
                if not same:
                    place = other.place
                if self._follows(access.guard, other.guard):
                    same.append(other)
        lanes = {other.lane: other for other in reversed(same)}
        return Found(place, tuple(lanes.values()))

    def _candidates(self, access: Access) -> list[Access]:
        found = self._by_value.get((access.thing, access.size, self._value_of(access.place)), [])
        found = [other for other in found if other.is_write or not access.is_write]

        def order(other: Access) -> tuple[bool, bool, int]:
            return other.lane != access.lane, not implies(access.guard, other.guard), other.lane

        return sorted(unique_accesses(found), key=order)[:16]

    def _is_equal(self, guard: Truth, place: Any, other: Access) -> bool:
        difference = added(place, other.place, 64, -1)
        if isinstance(difference, int):
            return difference == 0
        return self._is_proved(guard, as_term(place, 64) != as_term(other.place, 64), other.facts)

    def _follows(self, guard: Truth, other: Truth) -> bool:
        return implies(guard, other) or self._is_proved(guard, negated(other))

    def _is_proved(self, guard: Truth, wrong: Truth, facts: tuple[Truth, ...] = ()) -> bool:
        """Whether a condition cannot hold where the guard does: by a few facts, or by all."""
        key = key_of(guard), key_of(wrong)
        if key not in self._proved:
            self._kept += [guard, wrong]
            self._proved[key] = self.check.is_impossible(guard, wrong, facts)
        return self._proved[key]


def _sampled(application: Any) -> Any:
    """What an uninterpreted function is for samples: a product, or a small number that depends on the operands."""
    z = smt()
    variables = [z.Var(number, x.sort()) for number, x in enumerate(application.children())]
    if z.is_bool(application):
        return z.BoolVal(application.decl().name().startswith("mul."))
    if application.decl().name().startswith("mul."):
        return variables[0] * variables[1]
    bits, total = application.size(), z.BitVecVal(1, application.size())
    for variable in variables:
        low = z.Extract(min(bits, variable.size()) - 1, 0, variable)
        total = total + 3 * (z.ZeroExt(bits - low.size(), low) if low.size() < bits else low)
    return total & 15 if bits > 1 else total
