"""The findings of a check: each mistake once for its lines, with a count, as text and in SARIF 2.1.0, which is JSON.

A comment in the line, or in one of the two lines of a race, permits a kind of finding: `// wfv: race ok`. It is left
out then.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from wfv.errors import BarrierDivergenceError, CheckError, SourceLocation
from wfv.inspect.source_text import SourceText
from wfv.ir.source_locations import excerpt
from wfv.version import __version__

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


class Findings(list[Finding]):
    """The mistakes of a launch: `checked` of its `groups` groups ran; `is_cut`: not to their end, because of a limit.

    `kernel` is its name, `source` the module that ran, which has the source's lines.
    """

    def __init__(self, kernel: str, source: str, groups: int) -> None:
        super().__init__()
        self.kernel, self.source, self.groups = kernel, source, groups
        self.checked, self.is_cut = 0, False

    @property
    def mistakes(self) -> list[Finding]:
        """The findings that are not benign."""
        return [finding for finding in self if not finding.is_benign]

    def raise_any(self) -> None:
        """Raises CheckError with the text of all findings if one of them is not benign."""
        if self.mistakes:
            first = self.mistakes[0]
            error = CheckError(f"kernel {self.kernel!r}: {first.kind}: {first.message}", line=first.line)
            error.excerpt = self.text()
            raise error

    def text(self) -> str:
        """Each finding with its lines, then how much was checked."""
        lines = [line for finding in self for line in self._lines(finding)]
        return "\n".join(filter(None, [*lines, self._summary()]))

    def sarif(self) -> str:
        """The findings as a log of SARIF 2.1.0."""
        driver = {"name": "wfv check", "version": __version__}
        run = {"tool": {"driver": driver}, "results": [_result(finding) for finding in self]}
        return json.dumps(
            {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}, indent=2
        )

    def _lines(self, finding: Finding) -> Iterator[str]:
        benign = ", benign: same value" if finding.is_benign else ""
        where = f" ({finding.line.described})" if finding.line else ""
        yield f"{finding.kind}{benign}: {finding.message}{where}"
        yield excerpt(finding.line, self.source)
        if finding.other:
            yield f"  the other access ({finding.other.described}):"
            yield excerpt(finding.other, self.source, 1)
        more = ", .." if finding.count > len(finding.items) else ""
        times = f"{finding.count} times, " if finding.count > 1 else ""
        items = f"work-item{'s' * (len(finding.items) > 1)} {', '.join(map(shown, finding.items))}{more}"
        if finding.kind == "barrier":
            yield f"  {times}without {items}\n  help: {BarrierDivergenceError.default_help}\n"
        else:
            yield f"  {times}by {items}\n"

    def _summary(self) -> str:
        count = len(self.mistakes)
        benign = f" and {len(self) - count} benign" if len(self) > count else ""
        found = f"{count or 'no'} finding{'s' * (count != 1)}{benign}"
        cut = "; the check was stopped by a limit" if self.is_cut else ""
        return f"{self.kernel}: {found}; {self.checked} of {self.groups} groups checked{cut}"

    def __repr__(self) -> str:
        return self.text()


def shown(item: Item) -> str:
    """Global ids for a message: `17`, or `(3, 4)`."""
    return str(item[0]) if len(item) == 1 else str(item)


def _result(finding: Finding) -> dict[str, Any]:
    result = {
        "ruleId": finding.kind,
        "level": "note" if finding.is_benign else "error",
        "message": {"text": finding.message},
        "occurrenceCount": finding.count,
        "locations": [_location(finding.line)],
    }
    return result | ({"relatedLocations": [_location(finding.other)]} if finding.other else {})


def _location(line: SourceLocation) -> dict[str, Any]:
    region = {"startLine": max(line, 1), "startColumn": max(line.column, 1)}
    return {"physicalLocation": {"artifactLocation": {"uri": Path(line.file).as_posix()}, "region": region}}
