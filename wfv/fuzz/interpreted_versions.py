"""The versions that run a continuation's work-items in the interpreter: runs their guards, and asserts nothing.

It takes one version wherever it fits, and the main form elsewhere. The group kernel takes the first fast version
whose guard holds (passes/group/work_item_loops.py); each must be right wherever its own guard holds. The forms of
tiles and of pairs (passes/speculate/forms.py) run several vectors at once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from passes.costs import TILE_ROWS
from passes.functions.masked_forms import rest_name
from passes.speculate import PAIRS, TILES
from passes.speculate.pairs import PAIR
from wfv.inspect.interpreted_groups import Ids, WorkGroup
from wfv.ir.core import Function
from wfv.ir.edits import clone_function
from wfv.ir.names import VECTOR
from wfv.pipeline import Stage

Way = str  # MAIN, PAIRS.suffix, TILES.suffix, or `fast` with the number of the version
MAIN: Way = "main"
Call = Callable[[Function, list[Ids]], set[Any]]


@dataclass(frozen=True)
class Continuation:
    """The forms of one continuation. `rest`: runs less than a whole vector. `fast`: guards and versions, by ways."""

    main: Function
    rest: Function
    fast: Mapping[Way, tuple[Function, Function]] = field(default_factory=dict)
    pair: Function | None = None
    tile: Function | None = None


def continuations_of(stage: Stage, kept: Mapping[str, Function]) -> tuple[Continuation, ...]:
    """The continuations of a stage, by number. `kept`: copies of all functions, by name."""
    if not stage.forms:
        return tuple(Continuation(kept[fn.name], kept[fn.name]) for fn in stage.functions)
    mains = [kept[form.fn.name] for form in stage.forms if form.role == "continuation"]
    found = []
    for main, versions in zip(mains, stage.speculations or ((),) * len(mains), strict=True):
        fast = {
            f"fast {n}": (clone_function(each.guard, each.guard.name), kept[each.fast.name])
            for n, each in enumerate(versions)
        }
        rest = kept.get(rest_name(main.name.removesuffix(VECTOR)), main)
        pair, tile = (kept.get(form.name_of(main.name)) for form in (PAIRS, TILES))
        found.append(Continuation(main, rest, fast, pair, tile))
    return tuple(found)


def ways_of(continuations: Sequence[Continuation]) -> list[Way]:
    """The ways besides the main one."""
    ways = [way for each in continuations for way in each.fast]
    ways += [PAIRS.suffix for each in continuations if each.pair] + [
        TILES.suffix for each in continuations if each.tile
    ]
    return list(dict.fromkeys(ways))


def calls(
    continuation: Continuation, group: WorkGroup, lanes: int, way: Way, fits: set[Way], call: Call
) -> Iterator[tuple[Function, list[Ids]]]:
    """The calls for all work-items of a group: functions, each with the work-items of its lanes.

    `call` runs a guard; `fits` gets the ways that fit.
    """
    if continuation.tile is not None and all(n % of == 0 for n, of in zip(group.own, (lanes, TILE_ROWS), strict=False)):
        fits.add(TILES.suffix)
        if way == TILES.suffix:
            yield from ((continuation.tile, row) for row in group.rows(lanes) if row[0][1] % TILE_ROWS == 0)
            return
    rows = list(group.rows(lanes))
    while rows:
        row = rows.pop(0)
        is_pair = (
            bool(rows) and len(rows[0]) == lanes and row[0][0] % (PAIR * lanes) == 0 and rows[0][0][1:] == row[0][1:]
        )
        if continuation.pair is not None and is_pair:
            fits.add(PAIRS.suffix)
            if way == PAIRS.suffix:
                rows.pop(0)
                yield continuation.pair, row
                continue
        yield _version(continuation, row, lanes, way, fits, call), row


def _version(continuation: Continuation, row: list[Ids], lanes: int, way: Way, fits: set[Way], call: Call) -> Function:
    """The function that runs one vector, or less than that."""
    if len(row) < lanes:
        return continuation.rest
    wanted = continuation.fast if way == MAIN else {way: continuation.fast[way]} if way in continuation.fast else {}
    fitting = {each for each, (guard, _) in wanted.items() if call(guard, row[:1]) == {1}}
    fits |= fitting
    return continuation.fast[way][1] if way in fitting else continuation.main
