"""Tables of errors: one row is one call and the code that the specification lists for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from tests.driver.opencl_api import NULL, PLATFORM, World

Arguments = Callable[[World], tuple[Any, ...]]


@dataclass(frozen=True)
class Row:
    """`function(*arguments(world))` gives `code`, because `why`. `pocl` says what PoCL 3.1 does instead."""

    function: str
    code: str  # several, separated by |, where the specification leaves the choice
    why: str
    arguments: Arguments
    pocl: str = ""

    def __str__(self) -> str:
        return f"{self.function}, {self.code}: {self.why}"


def rows(table: Mapping[str, Iterable[tuple[Any, ...]]]) -> list[Row]:
    """The rows of a table: for each entry point (code, why, arguments[, what PoCL does])."""
    return [Row(function, *row) for function, entries in table.items() for row in entries]


def check_row(row: Row, world: World) -> None:
    """Makes the call and compares the code."""
    if PLATFORM == "pocl" and row.pocl:
        pytest.skip(f"PoCL: {row.pocl}")
    found = world.cl.code(row.function, *row.arguments(world))
    assert found in row.code.split("|"), f"{row}: {found}"


def error_rows(table: Iterable[Row]) -> pytest.MarkDecorator:
    """`@error_rows(ROWS)`: one test a row."""
    return pytest.mark.parametrize("row", list(table), ids=str)


def null_handle(code: str, *functions: str, extra: tuple[Any, ...] = ()) -> list[Row]:
    """A null handle as the only argument (before `extra`)."""
    return [Row(name, code, "a null handle", lambda w: (NULL, *extra)) for name in functions]


def query_rows(function: str, code: str, known: str, before: Arguments, skip_null: bool = False) -> list[Row]:
    """What each `clGet..Info` refuses: a null handle, an unknown name, too little memory. `known` is a parameter."""
    made = [
        Row(function, "INVALID_VALUE", "an unknown name", lambda w: (*before(w), 0x7654, 0, NULL, NULL)),
        Row(
            function, "INVALID_VALUE", "too little memory", lambda w: (*before(w), w.constant(known), 1, w.room(), NULL)
        ),
    ]
    if not skip_null:
        null = Row(function, code, "a null handle", lambda w: (NULL, *before(w)[1:], w.constant(known), 0, NULL, NULL))
        made.append(null)
    return made


def command_rows(function: str, middle: Arguments, memory: bool = True) -> list[Row]:
    """What each enqueued command refuses: `function(queue, *middle(world), count, wait_list, event)`."""

    def wait(count: int, events: Callable[[World], Any]) -> Arguments:
        return lambda w: (w.queue, *middle(w), count, events(w), NULL)

    made = [
        Row(function, "INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, *middle(w), 0, NULL, NULL)),
        Row(function, "INVALID_EVENT_WAIT_LIST", "a count without a list", wait(1, lambda w: NULL)),
        Row(function, "INVALID_EVENT_WAIT_LIST", "a list without a count", wait(0, lambda w: [w.event])),
        Row(function, "INVALID_EVENT_WAIT_LIST", "a null event", wait(2, lambda w: [w.event, NULL])),
        Row(function, "INVALID_CONTEXT", "an event of another context", wait(1, lambda w: [w.other_event])),
    ]
    if memory:
        other = Row(function, "INVALID_CONTEXT", "a queue of another context", _with_other_queue(middle))
        made.append(other)
    return made


def _with_other_queue(middle: Arguments) -> Arguments:
    return lambda w: (w.other_queue, *middle(w), 0, NULL, NULL)
