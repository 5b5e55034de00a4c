"""`light_dataclass` makes what `dataclass` makes, in less time."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from functools import partial
from typing import Any

import pytest

from wfv.light_dataclass import light_dataclass


def classes(define: Callable[..., Any], define_slots: Callable[..., Any]) -> tuple[type, type, type, type]:
    @define
    class Empty:
        """No field."""

    @define
    class One:
        """A default, and a check."""

        x: int = 3

        def __post_init__(self) -> None:
            if self.x < 0:
                raise ValueError("negative")

    @define
    class Many(One):
        """A base, a factory, a field that is not passed, one that does not count, a method of its own."""

        y: list[int] = field(default_factory=list)
        z: int = field(init=False, default=7)
        note: str = field(default="", compare=False, repr=False)

        def __hash__(self) -> int:
            return 5

    @define_slots
    class Slots:
        """Slots, with a default."""

        a: int
        b: str = "b"

    return Empty, One, Many, Slots


OWN = classes(light_dataclass, light_dataclass(slots=True))
PYTHONS = classes(dataclass(frozen=True), dataclass(frozen=True, slots=True))
OwnSlots = OWN[3]
OwnSlots.__qualname__ = "OwnSlots"  # for pickle

CALLS: tuple[tuple[int, tuple[Any, ...], dict[str, Any]], ...] = (
    (0, (), {}), (1, (), {}), (1, (4,), {}), (1, (), {"x": 5}), (2, (), {}), (2, (1, [2]), {}),
    (2, (), {"y": [1], "note": "n"}), (3, (1,), {}), (3, (1, "c"), {}),
)  # fmt: skip


def shown(made: object) -> str:
    return repr(made).replace("OwnSlots", "classes.<locals>.Slots")


@pytest.mark.parametrize(("number", "args", "named"), CALLS)
def test_a_record_is_as_a_dataclass(number: int, args: tuple[Any, ...], named: dict[str, Any]) -> None:
    own, pythons = OWN[number](*args, **named), PYTHONS[number](*args, **named)
    assert shown(own) == repr(pythons)
    assert hash(own) == hash(pythons)  # sets have the same order
    assert is_dataclass(own) and [one.name for one in fields(own)] == [one.name for one in fields(pythons)]
    assert [one.type for one in fields(own)] == [one.type for one in fields(pythons)]
    assert OWN[number].__annotations__ == PYTHONS[number].__annotations__
    assert OWN[number].__match_args__ == PYTHONS[number].__match_args__
    assert own == OWN[number](*args, **named) and own != pythons and own != ()


def test_errors_are_as_those_of_a_dataclass() -> None:
    for one, more, slots in (OWN[1:], PYTHONS[1:]):
        with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
            one().x = 2
        with pytest.raises(FrozenInstanceError, match="cannot delete field 'a'"):
            del slots(1).a
        with pytest.raises(ValueError, match="negative"):
            replace(one(), x=-1)
        with pytest.raises(TypeError, match=r"__init__\(\) missing 1 required positional argument: 'a'"):
            slots()
        with pytest.raises(TypeError, match=r"__init__\(\) got an unexpected keyword argument 'z'"):
            more(z=1)


def test_fields_decide_equality() -> None:
    more = OWN[2]
    assert more(note="a") == more(note="b") != more(4)
    assert replace(more(4), y=[1]) == more(4, [1])
    assert more().y is not more().y


def test_records_with_slots_can_be_copied_and_pickled() -> None:
    made = OwnSlots(1, "c")
    assert not hasattr(made, "__dict__")
    assert pickle.loads(pickle.dumps(made)) == copy.copy(made) == copy.deepcopy(made) == made


def test_a_record_may_be_mutable() -> None:
    @light_dataclass(frozen=False)
    class Mutable:
        """Fields that change."""

        x: int
        y: list[int] = field(default_factory=list)

    made = Mutable(1)
    made.x, made.y = 2, [3]
    assert made == Mutable(2, [3])
    with pytest.raises(TypeError, match="unhashable"):
        hash(made)


def test_the_code_of_init_is_made_when_it_is_asked_for() -> None:
    @light_dataclass
    class Late:
        """Of two classes with as many fields, one may never have an object."""

        first: int
        second: str = "b"

    assert not inspect.isfunction(vars(Late)["__init__"])
    assert str(inspect.signature(Late)) == "(first, second='b')"
    assert inspect.isfunction(vars(Late)["__init__"])

    @light_dataclass
    class Derived(Late):
        """Its base has been asked for its `__init__`; it has not."""

        third: int = 3

        def __post_init__(self) -> None:
            assert self.first

    assert not inspect.isfunction(vars(Derived)["__init__"])
    assert Derived(1) == Derived(1, "b", 3) and Late(1) == Late(1, "b")
    assert inspect.isfunction(vars(Derived)["__init__"])


def test_ordered_records_are_ordered_as_dataclasses() -> None:
    def ordered(define: Callable[..., Any]) -> list[Any]:
        @define(order=True)
        class Place:
            line: int
            word: str = field(default="", compare=False)
            column: int = 0

        places = [Place(line, word, column) for line, word, column in ((3, "c", 1), (1, "b", 2), (3, "a", 0))]
        assert places[1] < places[0] >= places[2] and places[0] <= places[0] and places[0] > places[2]
        with pytest.raises(TypeError, match="'<' not supported"):
            _ = places[0] < 3
        return [(one.line, one.word, one.column) for one in sorted(places)]

    assert (
        ordered(light_dataclass) == ordered(partial(dataclass, frozen=True)) == [(1, "b", 2), (3, "a", 0), (3, "c", 1)]
    )
    with pytest.raises(TypeError, match="'<' not supported"):
        _ = OWN[1](1) < OWN[1](2)
