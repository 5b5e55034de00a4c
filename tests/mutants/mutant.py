"""A seeded bug: one change of the source, or two where the other code would compensate for one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("wfv", "passes", "kernels_ir", "tests", "docs")


@dataclass(frozen=True)
class Mutant:
    """In `file`, the only occurrence of `old` is replaced by `new`. `why`: what is wrong then.

    `also`: (file, old, new), a second replacement. `tests`: the files that must fail if the fuzzers do
    not find it, because their kernels have nothing of the kind. `claim`: the optimization (wfv/options.py) or the row
    of the algebra of lanes that takes for granted what is wrong then. `times`: how often `old` occurs.
    """

    name: str
    file: str
    old: str
    new: str
    why: str
    also: tuple[str, str, str] | None = None
    tests: tuple[str, ...] = ()
    claim: str = ""
    times: int = 1

    @property
    def is_native(self) -> bool:
        """Whether it is a bug of C or OpenCL C, of which the package has what Clang makes."""
        return self.file.endswith((".c", ".cl"))

    def sources(self) -> dict[str, str]:
        """File -> text with the bug. Raises ValueError if a text to replace does not occur as often as it should."""
        changes = [(self.file, self.old, self.new, self.times), *([(*self.also, 1)] if self.also else [])]
        texts: dict[str, str] = {}
        for file, old, new, times in changes:  # both may be in one file
            text = texts.get(file) or (ROOT / file).read_text()
            if text.count(old) != times:
                raise ValueError(f"{self.name}: {text.count(old)} times in {file}: {old!r}")
            texts[file] = text.replace(old, new)
        return texts


def _make_native_code(root: Path, file: str) -> None:
    command = [sys.executable, str(ROOT / "tests" / "remake.py"), "library" if "/opencl/" in file else "launch"]
    subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, check=True)


@contextmanager
def project_with(mutant: Mutant | None) -> Iterator[Path]:
    """A temporary directory with a copy of the packages, with the bug (without any for None)."""
    with TemporaryDirectory(prefix="wfv-mutant-") as directory:
        root = Path(directory)
        for folder in FOLDERS:  # some tests are about pages
            shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("images"))
        shutil.copy(ROOT / "pyproject.toml", root)
        for name, text in mutant.sources().items() if mutant is not None else ():
            (root / name).write_text(text)
            Path(cache_from_source(str(root / name))).unlink(missing_ok=True)
        if mutant is not None and mutant.is_native:
            _make_native_code(root, mutant.file)
        yield root
