"""Makes NAME.ll from NAME.cl for all bundled kernels: `python -m kernels_ir.remake [--check] [NAME...]`.

Needs the extra `opencl` (the wheel `ziglang`, which contains Clang 22). The files are exactly what Clang prints.
"""

import argparse
import difflib
import sys
from pathlib import Path

from wfv.errors import OptionError, ParseError
from wfv.opencl.clang import FIXED_FLAGS
from wfv.opencl.generated import compile_file

HERE = Path(__file__).resolve().parent

# a * b + c stays two roundings: scalar code, vector code and NumPy then agree bit by bit.
OPTIONS = (*FIXED_FLAGS, "-cl-std=CL1.2", "-ffp-contract=off")


def sources() -> dict[str, Path]:
    """The sources of all kernels by their names."""
    return {path.stem: path for path in sorted([*HERE.glob("*.cl"), *HERE.glob("more/*.cl")])}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m kernels_ir.remake", description="Remake NAME.ll from NAME.cl.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels to remake (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a stored .ll differs")
    options = parser.parse_args(arguments)

    known = sources()
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"no such kernel: {', '.join(unknown)} (there are {', '.join(known)})")
    differing = 0
    for name in options.names or known:
        path = known[name].with_suffix(".ll")
        try:
            made = compile_file(known[name], OPTIONS)
        except (ParseError, OptionError) as error:
            print(error, file=sys.stderr)
            return 2
        stored = path.read_text(encoding="utf-8") if path.exists() else ""
        differing += made != stored
        if made == stored:
            print(f"{name}.ll: unchanged")
        elif options.check:
            print(f"{name}.ll: differs from what Clang makes of {name}.cl")
            lines = stored.splitlines(True), made.splitlines(True)
            sys.stdout.writelines(difflib.unified_diff(*lines, "stored", "made", n=1))
        else:
            path.write_text(made, encoding="utf-8")
            print(f"{name}.ll: remade")
    return 1 if options.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
