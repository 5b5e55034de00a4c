"""Files, lines and tokens of the product, folder by folder, and the record of tokens that it is held to.

    python tests/size.py             # prints the table; exit code 1 if there are more tokens than recorded
    python tests/size.py --write     # records a lower number of tokens in tests/size.json; refuses a higher one

Files and lines are printed, but not limited: a limit would put two subjects into one file. A token is one of Python's
`tokenize`, without comments, line ends and indentation: a longer name or a comment costs nothing, and neither does an
honest line break.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "size.json"
PRODUCT = ("wfv", "passes", "kernels_ir")
_FREE = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING,
    tokenize.ENDMARKER,
}  # fmt: skip


def product_files() -> Iterator[Path]:
    """The Python files of the product that git knows of, or would."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *PRODUCT]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    yield from (ROOT / name for name in sorted(set(listed)) if name.endswith(".py") and (ROOT / name).exists())


def size_of(path: Path) -> Counter[str]:
    """One file, its lines, its tokens."""
    with path.open("rb") as file:
        lines = sum(1 for _ in file)
        file.seek(0)
        tokens = sum(token.type not in _FREE for token in tokenize.tokenize(file.readline))
    return Counter(files=1, lines=lines, tokens=tokens)


def sizes() -> dict[str, Counter[str]]:
    """The sizes by folder."""
    found: dict[str, Counter[str]] = {}
    for path in product_files():
        found.setdefault(str(path.parent.relative_to(ROOT)), Counter()).update(size_of(path))
    return found


def total(found: dict[str, Counter[str]]) -> Counter[str]:
    """Files, lines and tokens in all."""
    return sum(found.values(), Counter())


def recorded_tokens() -> int:
    number: int = json.loads(RECORD.read_text())["tokens"]
    return number


def main() -> int:
    found = sizes()
    now = total(found)
    for folder, size in sorted(found.items()):
        print(f"{folder:32} {size['files']:4} files {size['lines']:6,} lines {size['tokens']:8,} tokens")
    print(", ".join(f"{number:,} {name}" for name, number in now.items()))
    is_above = now["tokens"] > recorded_tokens()
    if is_above:
        print(f"the record is {recorded_tokens():,} tokens")
    elif "--write" in sys.argv[1:]:
        RECORD.write_text(json.dumps({"tokens": now["tokens"]}) + "\n")
    return 1 if is_above else 0


if __name__ == "__main__":
    sys.exit(main())
