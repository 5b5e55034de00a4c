"""What a check finds: each mistake once for its lines, with a count; those that a comment permits are left out.

A comment in the line, or in one of the two lines of a race, permits a kind of finding: `// wfv: race ok`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from wfv.errors import SourceLocation
from wfv.inspect.source_text import SourceText

MAX_FINDINGS = 50
MOST_ITEMS = 4  # work-items that a finding names
_PERMIT = re.compile(r"//.*?\bwfv:\s*((?:[a-z-]+[\s,]+)+)ok\b")
Item = tuple[int, ...]


@dataclass(frozen=True)
class Finding:
    """A mistake. `kind` is one of docs/check.md; `line`, `other`: source locations (0: unknown, or there is none).

    `other` is the second access of a race. `items`: the global ids of the first work-items that made it; `count`: how
    often it was made. `is_benign`: a race in which all write the same value.
    """

    kind: str
    message: str
    line: SourceLocation
    other: SourceLocation = field(default=SourceLocation(0))
    items: tuple[Item, ...] = ()
    count: int = 1
    is_benign: bool = False


class TooManyFindingsError(Exception):
    """The limit of different findings was reached."""


class Collector:
    """Collects up to MAX_FINDINGS findings; `source` has the comments that permit some. Raises TooManyFindingsError."""

    def __init__(self, source: SourceText) -> None:
        self._source = source
        self._found: dict[tuple[object, ...], Finding | None] = {}

    @property
    def findings(self) -> list[Finding]:
        """In the order of their first occurrence, the benign ones last."""
        return sorted(filter(None, self._found.values()), key=lambda finding: finding.is_benign)

    def add(
        self, kind: str, what: object, line: SourceLocation, item: Item, message: Callable[[], str],
        other: SourceLocation | None = None, is_benign: bool = False,
    ) -> None:  # fmt: skip
        """Counts a mistake. `what` distinguishes several of a line; `message` is called for the first one."""
        other = other or SourceLocation(0)
        key = kind, what, line.file, int(line), other.file, int(other)
        if key not in self._found:
            permitted = self._permits(kind, line) or self._permits(kind, other)
            self._found[key] = None if permitted else Finding(kind, message(), line, other, (item,), 1, is_benign)
            if len(self.findings) > MAX_FINDINGS:
                raise TooManyFindingsError
        elif (finding := self._found[key]) is not None:
            items = finding.items
            if len(items) < MOST_ITEMS and item not in items:
                items = (*items, item)
            self._found[key] = replace(
                finding, items=items, count=finding.count + 1, is_benign=finding.is_benign and is_benign
            )

    def _permits(self, kind: str, line: SourceLocation) -> bool:
        found = _PERMIT.search(self._source.line(line)) if line else None
        return found is not None and kind in re.findall(r"[a-z-]+", found[1])
