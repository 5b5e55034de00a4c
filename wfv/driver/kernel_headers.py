"""The head of a kernel: its parameters and attributes, and the memory of its work-groups."""

from typing import Literal, NamedTuple

Kind = Literal["buffer", "local", "image", "sampler", "value", "struct"]


class Parameter(NamedTuple):
    """A parameter: `nbytes` of its value (0: the compiled kernel tells), `space` is its LLVM address space.

    `type` is its type in the source, `base` without its typedefs; `access` and `qualifiers` are as in the source.
    """

    name: str
    kind: Kind
    nbytes: int
    space: int = 0
    type: str = ""
    base: str = ""
    access: str = "none"
    qualifiers: str = ""


class KernelHeader(NamedTuple):
    """A kernel's name, its parameters, and its attributes in source form."""

    name: str
    parameters: tuple[Parameter, ...]
    attributes: str = ""


class KernelMemory(NamedTuple):
    """`local_bytes` of `__local` variables; `meets`: whether work-items may wait for each other.

    Only then values are kept in memory for each work-item of a group.
    """

    local_bytes: int
    meets: bool
