"""Help lines for an unknown name: similar names, and all valid ones."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from wfv.errors import OptionError

MOST = 3
CLOSE = 0.1  # a name is left out if another one is more similar by this much


def near(name: str, names: Iterable[str]) -> str:
    """`did you mean sin or sinh?`, "" if no name is similar."""
    close = difflib.get_close_matches(name, list(names), MOST)
    likeness = [difflib.SequenceMatcher(None, other, name).ratio() for other in close]
    named = [other for other, ratio in zip(close, likeness, strict=True) if ratio > likeness[0] - CLOSE]
    return f"did you mean {' or '.join(named)}?" if named else ""


def choices(name: str, names: Iterable[str]) -> str:
    """A help line: the similar names, and all names."""
    known = list(names)
    return f"{near(name, known)} valid names: {', '.join(known) or 'none'}".lstrip()


def known(name: object, names: Iterable[str], what: str) -> str:
    """Returns the name if it is one of these. Raises OptionError: `unknown step 'wide'`."""
    if isinstance(name, str) and name in names:
        return name
    raise OptionError(f"unknown {what} {name!r}", help=choices(str(name), names))
