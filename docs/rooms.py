"""The table of contents of `passes/` and `wfv/`: each folder with its level, each file with its title.

python docs/rooms.py            # all
python docs/rooms.py passes     # one of them
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.test_layering import LEVELS  # noqa: E402


def title(file: Path) -> str:
    """The first line of the file's docstring, or of the comment that a C file begins with."""
    text = file.read_text()
    first = text.removeprefix("/*") if file.suffix == ".c" else ast.get_docstring(ast.parse(text)) or ""
    return first.partition("\n")[0].removesuffix("*/").strip()


def rooms(top: str) -> None:
    """Prints the folders of `top`, lower levels first, with the files in each."""
    folders = sorted({file.parent for file in (ROOT / top).rglob("*.py")}, key=lambda each: (level(each), str(each)))
    for folder in folders:
        name = folder.relative_to(ROOT)
        print(f"\n{name}/ {f'(level {level(folder)})' if level(folder) >= 0 else ''}  {title(folder / '__init__.py')}")
        for file in sorted([*folder.glob("*.py"), *folder.glob("*.c")]):
            if file.name != "__init__.py":
                print(f"    {file.name:28} {title(file)}")


def level(folder: Path) -> int:
    """The level of a folder of passes/ (docs/design.md); -1 of others."""
    return LEVELS.get(".".join(folder.relative_to(ROOT).parts), -1)


if __name__ == "__main__":
    for each in sys.argv[1:] or ("passes", "wfv"):
        rooms(each)
