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
        "return self.constants.items() <= values.items()",
        "return not self.constants.items().isdisjoint(values.items())",
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
        "partial-sum-left-out",
        "wfv/python/numpy_functions.py",
        "s7 += a[i + 7]",
        "s7 += a[i + 6]",
        "the last of eight partial sums is the one before",
        tests=("tests/test_python_functions.py",),
    ),
    Mutant(
        "rest-of-a-sum-left-out",
        "wfv/python/numpy_functions.py",
        "for i in range(end, a.shape[0]):",
        "for i in range(end + 1, a.shape[0]):",
        "the first number after the last eight is not added",
        tests=("tests/test_python_functions.py",),
    ),
    Mutant(
        "private-memory-of-one-work-item",
        "passes/builtins/address_spaces.py",
        "_is_between(build, pointer, LOCAL_END, SLOTS_END) if has_slots else FALSE",
        "FALSE",
        "an address of another work-item's private memory is taken for a global one",
        tests=("tests/test_golden.py::test_text[builtins/private_of_others]",),
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
