"""A seeded bug: a place of the source, written wrongly; or two, where one alone makes up for the other."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("wfv", "passes", "kernels_ir")


@dataclass(frozen=True)
class Mutant:
    """In `file`, `old` (which stands there once) becomes `new`. `why`: what is wrong then.

    `also`: (file, old, new) in another file, at the same time.
    """

    name: str
    file: str
    old: str
    new: str
    why: str
    also: tuple[str, str, str] | None = None

    def sources(self) -> dict[str, str]:
        """The files' texts with the bug. Raises ValueError if a place is not there, or not the only one."""
        places = [(self.file, self.old, self.new), *([self.also] if self.also else [])]
        return {file: self._changed(file, old, new) for file, old, new in places}

    def _changed(self, file: str, old: str, new: str) -> str:
        text = (ROOT / file).read_text()
        if text.count(old) != 1:
            raise ValueError(f"{self.name}: {text.count(old)} times in {file}: {old!r}")
        return text.replace(old, new)


@contextmanager
def project_with(mutant: Mutant | None) -> Iterator[Path]:
    """A directory with a copy of the packages, which has the bug (None: has none)."""
    with TemporaryDirectory(prefix="wfv-mutant-") as directory:
        root = Path(directory)
        for package in PACKAGES:
            shutil.copytree(ROOT / package, root / package)
        for name, text in mutant.sources().items() if mutant is not None else ():
            (root / name).write_text(text)
            Path(cache_from_source(str(root / name))).unlink(missing_ok=True)
        yield root
