"""Data races: which work-items have accessed each word of shared memory, by instruction, and since which barrier.

Two accesses of the same bytes by different work-items are a race if one of them is a write that is not atomic, and
nothing orders them: in one group, no barrier is between them that fences this kind of memory; in two groups, nothing
ever does.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from wfv.ir.core import Instr
from wfv.ir.types import VOID

BUFFER, LOCAL, PRIVATE, VARIABLE, CONSTANT, INTERNAL = (
    "buffer", "local memory", "private variable", "program variable", "constant", "memory of wfv"
)  # fmt: skip
WORD = 4  # bytes
_WHOLE = (1 << WORD) - 1
Who = tuple[int, int]  # the number of a group in the run, and of a work-item in the group


@dataclass(slots=True)
class Access:
    """What one instruction has done with some bytes of a word.

    `oldest`: who was the first of all; `first` and `last`: since the last barrier, whose number is `epoch`.
    `barriers` counts those of any kind.
    """

    oldest: Who
    first: Who
    last: Who
    epoch: int
    barriers: int
    is_write: bool
    is_atomic: bool

    def by_other(self, who: Who, epoch: int) -> Who | None:
        """A work-item whose access is not ordered before one of `who` now."""
        for other in (self.oldest, self.first, self.last):
            if other[0] != who[0]:
                return other
        if self.epoch == epoch:
            for other in (self.first, self.last):
                if other != who:
                    return other
        return None


Cells = dict[int, dict[tuple[Instr, int], Access]]  # by word; then by instruction, and a bit for each byte


@dataclass
class Object:
    """What an address may belong to. `kind` is BUFFER, LOCAL, PRIVATE, .., as messages say it.

    `item`: the work-item whose private variable it is, by its number in the group; `cells`: who has accessed it.
    """

    name: str
    kind: str
    item: int | None = None
    cells: Cells = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.kind} `{self.name}`"


# Of a race: the object; the other instruction, its access, the work-item that made it; whether the access now writes;
# whether both write and the value was there already.
Found = Callable[[Object, Instr, Access, Who, bool, bool], None]


class Races:
    """Finds races, and calls `found` with each.

    `group`, `item`, `site`: the group, the work-item and the instruction at work; `is_atomic`: it accesses atomically.
    """

    def __init__(self, found: Found) -> None:
        self._found = found
        self.group, self.item, self.is_atomic = -1, 0, False
        self.site = Instr(VOID, "", "")
        self.barriers = 0
        self.epochs = {LOCAL: 0, BUFFER: 0}

    def barrier(self, local: bool, on_global: bool) -> None:
        """A barrier that orders the accesses to local memory, to global memory, or to both."""
        self.barriers += 1
        self.epochs[LOCAL] += local
        self.epochs[BUFFER] += on_global

    def access(self, thing: Object, offset: int, size: int, is_write: bool, is_same: bool = False) -> None:
        """Compares an access of `size` bytes with the earlier ones, and keeps it.

        `is_same`: it writes what is there.
        """
        who, epoch = (self.group, self.item), self.epochs[LOCAL if thing.kind == LOCAL else BUFFER]
        races: dict[Instr, tuple[Access, Who]] = {}
        for word in range(offset // WORD, (offset + size - 1) // WORD + 1):
            cell = thing.cells.setdefault(word, {})
            bits = _bits(offset - word * WORD, size)
            for (site, others), access in cell.items():
                is_plain_write = (is_write and not self.is_atomic) or (access.is_write and not access.is_atomic)
                if others & bits and is_plain_write and (by := access.by_other(who, epoch)) is not None:
                    races[site] = access, by
            self._keep(cell, (self.site, bits), who, epoch, is_write)
        for site, (access, by) in races.items():
            self._found(thing, site, access, by, is_write, is_same and is_write and access.is_write)

    def _keep(
        self, cell: dict[tuple[Instr, int], Access], key: tuple[Instr, int], who: Who, epoch: int,
        is_write: bool,
    ) -> None:  # fmt: skip
        own = cell.get(key)
        if own is None:
            cell[key] = Access(who, who, who, epoch, self.barriers, is_write, self.is_atomic)
            return
        if own.last[0] != who[0] or own.epoch != epoch:
            own.first, own.epoch = who, epoch
        own.last, own.barriers = who, self.barriers
        own.is_write |= is_write


def _bits(start: int, size: int) -> int:
    """The bytes of a word from `start`, which may be before it, as bits."""
    return ((1 << size) - 1 << start if start >= 0 else (1 << max(size + start, 0)) - 1) & _WHOLE
