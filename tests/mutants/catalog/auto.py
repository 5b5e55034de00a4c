"""Bugs of what `auto` runs: versions with constants for launches that do not have them, and arrays' alignment.

Random kernels run code with constants, but do not choose it by these rules: tests find the bugs.
"""

from __future__ import annotations

from tests.mutants.mutant import Mutant

VERSIONS, REPEATED = "wfv/runtime/constant_versions.py", ("tests/test_repeated_launches.py",)

MUTANTS = (
    Mutant(
        "constants-of-another-launch",
        VERSIONS,
        "return all(values.get(name) == value for name, value in self.constants.items())",
        "return any(values.get(name) == value for name, value in self.constants.items())",
        "a version runs launches that have only one of its constants",
        tests=REPEATED,
    ),
    Mutant(
        "constants-that-have-not-repeated",
        VERSIONS,
        "{name: value for name, value in values.items() if before.get(name) == value}",
        "dict(values)",
        "what changes from launch to launch is compiled in",
        tests=REPEATED,
    ),
    Mutant(
        "local-size-of-groups-that-are-not-full",
        VERSIONS,
        "if ndrange.is_full and self",
        "if self",
        "the last group of a dimension runs with the size of the others",
        tests=REPEATED,
    ),
    Mutant(
        "arrays-are-aligned-as-vectors",
        "passes/normalize/array_alignment.py",
        'instr.attrs["align"] = min(instr.align, align_of(scalar_of(instr.accessed)))',
        "pass",
        "accesses to an array assume the alignment of a whole vector",
        tests=("tests/test_array_alignment.py",),
    ),
)
