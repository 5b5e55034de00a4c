"""A seeded bug: one place of the source, written wrongly."""

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
    """In `file`, `old` (which stands there once) becomes `new`. `why`: what is wrong then."""

    name: str
    file: str
    old: str
    new: str
    why: str

    def source(self) -> str:
        """The file's text with the bug. Raises ValueError if the place is not there, or not the only one."""
        text = (ROOT / self.file).read_text()
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {text.count(self.old)} times in {self.file}: {self.old!r}")
        return text.replace(self.old, self.new)


@contextmanager
def project_with(mutant: Mutant | None) -> Iterator[Path]:
    """A directory with a copy of the packages, one file of which has the bug (None: no file)."""
    with TemporaryDirectory(prefix="wfv-mutant-") as name:
        root = Path(name)
        for package in PACKAGES:
            shutil.copytree(ROOT / package, root / package)
        if mutant is not None:
            file = root / mutant.file
            file.write_text(mutant.source())
            Path(cache_from_source(str(file))).unlink(missing_ok=True)
        yield root
