"""The types and operations of work-group functions, and the names of the functions."""

from __future__ import annotations

DTYPES = {
    "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8", "half": "f2", "float": "f4", "double": "f8",
}  # fmt: skip
TYPES = tuple(DTYPES)
INTEGERS = TYPES[:4]
OPERATIONS = [
    *((type, operation) for type in TYPES for operation in ("add", "min", "max", "mul")),
    *((type, operation) for type in INTEGERS for operation in ("and", "or", "xor")),
    *(("int", f"logical_{operation}") for operation in ("and", "or", "xor")),
]
NAMES = {
    "work_group_all", "work_group_any", "work_group_broadcast",
    *(f"work_group_{kind}_{operation}"
      for kind in ("reduce", "scan_inclusive", "scan_exclusive") for _, operation in OPERATIONS),
}  # fmt: skip
