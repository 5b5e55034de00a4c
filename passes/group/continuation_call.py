"""The forms of one continuation, and calls of them from the loops over the work-items, as LLVM IR text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from wfv.ir.core import Function
from wfv.ir.names import LOCAL_IDS, MASK, is_own, name_of
from wfv.ir.spelling import quote_local as print_name
from wfv.ir.types import I64
from wfv.ir.values import Argument

DIMENSIONS = (0, 1, 2)


class FastVersion(NamedTuple):
    """The SIMD form of a fast version, and its guard."""

    simd: Function
    guard: Function


@dataclass(frozen=True)
class Body:
    """The forms of one continuation: the scalar form, the SIMD form and the fast versions, if there are any.

    `fast`: the fast versions; the first one whose guard returns true runs (passes/speculate/speculate.py). `pair`:
    the SIMD form of two vectors (passes/speculate/pairs.py), which runs instead of `simd` where there are two. `tile`:
    the SIMD form of a vector in each of four rows (passes/speculate/tiles.py). `rest`: the SIMD form for the work-items
    after the last whole vector, which runs instead of the scalar form. `parts`: functions that the forms call, if they
    run a whole sub-group one work-item at a time (passes/sub_groups).
    """

    scalar: Function
    simd: Function | None = None
    fast: tuple[FastVersion, ...] = ()
    pair: Function | None = None
    tile: Function | None = None
    rest: Function | None = None
    parts: tuple[Function, ...] = ()

    @property
    def functions(self) -> list[Function]:
        last = self.rest or self.scalar
        fast = [fn for version in self.fast for fn in version]
        return [fn for fn in (last, self.simd, *fast, self.pair, self.tile) if fn is not None]


class GroupParams:
    """The parameters of the group kernel: the continuations' parameters except the local ids and the mask, by name."""

    def __init__(self, continuations: Iterable[Function]) -> None:
        args = {arg.name: arg for fn in continuations for arg in fn.args}
        for dim in DIMENSIONS:  # the loops over the work-items always use them
            size = name_of(f"lsize{dim}")
            args.setdefault(size, Argument(I64, size))
        self.args = [arg for name, arg in args.items() if name not in (*LOCAL_IDS, MASK)]

    def declared(self) -> str:
        return ", ".join(f"{a.type} {f'{a.attrs} ' if a.attrs else ''}{local_name(a.name)}" for a in self.args)

    def passed(self) -> str:
        return ", ".join(f"{a.type} {local_name(a.name)}" for a in self.args)


def local_name(name: str) -> str:
    """A kernel parameter in the group kernel and launch function, under a name that they do not use themselves."""
    return "%" + print_name(name if is_own(name) else f"p.{name}")


def group_name(kernel: str) -> str:
    """The name of the group kernel of a kernel."""
    return print_name(name_of("group", kernel))


def call_form(k: int, fn: Function, lid0: str, tag: str, others: tuple[str, str] | None = None) -> str:
    """Calls a form of continuation `k` for the work-items from `lid0` on; stores the id that it returns to `%next`.

    `others`: the local ids 1 and 2, if they are not the ids of the loops by rows.
    """
    result = f"%next.{tag}{k}"
    call = f"call i32 @{print_name(fn.name)}({arguments(k, fn, lid0, others)})"
    return f"  {result} = {call}\n  store i32 {result}, ptr %next"


def arguments(k: int, fn: Function, lid0: str, others: tuple[str, str] | None = None) -> str:
    """The arguments of a call of a form, as text."""
    lid1, lid2 = others or (f"%lid1.{k}", f"%lid2.{k}")
    ids = dict(zip((*LOCAL_IDS, MASK), (lid0, lid1, lid2, f"%mask.{k}"), strict=True))
    return ", ".join(f"{arg.type} {ids.get(arg.name) or local_name(arg.name)}" for arg in fn.args)
