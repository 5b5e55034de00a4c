"""A kernel with arguments and a local size compiled in: its source, and the check that launches pass these values.

passes/normalize/fixed_arguments.py compiles them in.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence

from passes.interface import KernelInterface, Param
from passes.kernel_hints import Fixed, KernelHints
from wfv.errors import ArgumentError, GeometryError, OptionError, choices
from wfv.runtime.arguments.packer import ArgumentBlock, constant_bytes, encoder_of
from wfv.runtime.arguments.parameters import refuse_parameters
from wfv.runtime.cached_compiler import source_of
from wfv.runtime.launch.geometry import Size, make_range


def specialize(
    text: str, interface: KernelInterface, hints: KernelHints, values: Mapping[str, object], size: Size | None
) -> str:
    """The source of the kernel with these arguments and this local size. Raises ArgumentError, GeometryError."""
    if not values and size is None:
        raise OptionError(
            f"kernel {interface.name!r}: nothing to specialize on",
            help="pass parameters with their values, or local_size: kernel.specialize(width=1024, local_size=(8, 8))",
        )
    encoded = tuple((name, _encoded(interface, name, value).hex()) for name, value in values.items())
    _check_again(interface, dict(hints.fixed), encoded)
    local_size = None if size is None else _local_size(size, hints)
    return source_of(text, interface.name, Fixed(encoded, local_size))


def check_fixed(kernel: str, parameters: Sequence[Param], hints: KernelHints, block: ArgumentBlock) -> None:
    """Raises ArgumentError if an argument is not the one that the kernel is specialized on."""
    params = {param.name: (i, param) for i, param in enumerate(parameters)}
    for name, digits in hints.fixed:
        (i, param), data = params[name], bytes.fromhex(digits)
        if ctypes.string_at(block.address + param.offset, len(data)) != data:
            raise ArgumentError(
                f"argument {i} ({name}) is not the value that kernel {kernel!r} is specialized on",
                help="pass that value, or call the kernel that was specialized",
            )


def _encoded(interface: KernelInterface, name: str, value: object) -> bytes:
    refuse_parameters((value,))
    param = next((each for each in interface.params if each.name == name), None)
    scalars = [each.name for each in interface.params if each.kind == "scalar"]
    if param is None:
        raise ArgumentError(f"kernel {interface.name!r} has no parameter {name!r}", help=choices(name, scalars))
    if param.kind != "scalar":
        raise ArgumentError(
            f"parameter {name!r} is {_what(param)}: a kernel is specialized on numbers and vectors of numbers",
            help=f"parameters of kernel {interface.name!r} that can be compiled in: {', '.join(scalars) or 'none'}",
        )
    encoded = encoder_of(param, f"parameter {name!r}")(value)
    assert isinstance(encoded, bytes)  # of a scalar
    return encoded[: constant_bytes(param)]


def _check_again(interface: KernelInterface, before: Mapping[str, str], now: Sequence[tuple[str, str]]) -> None:
    for name, digits in now:
        if before.get(name, digits) != digits:
            raise ArgumentError(
                f"kernel {interface.name!r} is specialized on another value of {name!r} already",
                help="specialize the kernel that was specialized",
            )


def _what(param: Param) -> str:
    return {"buffer": "a buffer", "local": "local memory"}.get(param.kind, "a struct")


def _local_size(size: Size, hints: KernelHints) -> tuple[int, ...]:
    found = (*make_range(size, size).local_size, 1, 1)[:3]
    if hints.required_size not in (None, found):
        raise GeometryError(
            f"local size {found}: the kernel requires {hints.required_size}",
            help=f"its attribute is reqd_work_group_size: pass {hints.required_size}, or leave out local_size",
        )
    return found
