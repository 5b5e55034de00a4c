"""SHA-256 of the machine code of the nine kernels, and of the odd ones: what a change that means to change no code is
compared with.

    python tests/code_hashes.py --check      # compiles everything; exit code 1 if any code is other than recorded
    python tests/code_hashes.py --check --sample 10     # every tenth file only
    python tests/code_hashes.py --write      # records what is compiled now in tests/code_hashes.json

The nine kernels are compiled under every strategy, at 4, 8 and 16 lanes, for three targets; each odd kernel
(tests/odd) in two ways. The hash is of the whole object file. It depends on LLVM's version, which is recorded too.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import llvmlite

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
os.environ["WFV_CACHE"] = "off"

import wfv  # noqa: E402  # after the path

RECORD = HERE / "code_hashes.json"
KERNELS = HERE.parent / "kernels_ir"
LANES = (4, 8, 16)
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
ODD_WAYS = (("naive", 4, "x86-64-v2"), ("partial+boscc", 8, "x86-64-v3"))

Case = tuple[str, str, int, str]  # file from the project's root, strategy, lanes, target


def cases() -> Iterator[Case]:
    """All that is compiled."""
    for path in sorted(KERNELS.glob("*.ll")):
        for strategy in wfv.STRATEGIES:
            yield from ((f"kernels_ir/{path.name}", strategy, lanes, target) for lanes in LANES for target in TARGETS)
    for path in sorted((HERE / "odd").glob("*.cl")):
        yield from ((f"tests/odd/{path.name}", *way) for way in ODD_WAYS)


def code_hash(case: Case) -> str:
    """The hash of the object files of all kernels in the file."""
    file, strategy, lanes, target = case
    program = wfv.build(HERE.parent / file, strategy=strategy, lanes=lanes, target=target)
    code = hashlib.sha256()
    for name in program:
        code.update(program[name].variant().object_code())
    return code.hexdigest()[:20]


def hashes_of(work: list[Case]) -> dict[str, str]:
    """Case -> hash, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        hashes = pool.map(code_hash, work, chunksize=16)
        return {" ".join(map(str, case)): found for case, found in zip(work, hashes, strict=True)}


def compare(found: dict[str, str]) -> int:
    """Prints what differs from the record; the exit code."""
    record = json.loads(RECORD.read_text())
    if record["llvmlite"] != llvmlite.__version__:
        print(f"recorded with llvmlite {record['llvmlite']}, this is {llvmlite.__version__}: not comparable")
        return 2
    changed = sorted(case for case in found if found[case] != record["hashes"].get(case))
    for case in changed:
        print(f"differs: {case}")
    print(f"{len(found) - len(changed)} of {len(found)} object files are as recorded")
    return 1 if changed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="compare with the record")
    what.add_argument("--write", action="store_true", help="make the record again")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="with --check: every Nth file")
    given = parser.parse_args()
    found = hashes_of(list(cases())[:: 1 if given.write else given.sample])
    if given.check:
        return compare(found)
    record = {"llvmlite": llvmlite.__version__, "hashes": found}
    RECORD.write_text(json.dumps(record, indent=0) + "\n")
    print(f"{len(found)} hashes written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
