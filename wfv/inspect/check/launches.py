"""Checks a launch of a kernel: `Kernel.check`, and each launch if WFV_CHECK=1 is set."""

from collections.abc import Mapping, Sequence

from passes.interface import Param
from wfv.errors import BarrierDivergenceError, OptionError, UnsupportedError
from wfv.inspect.check.report import Findings
from wfv.inspect.check.run import check_launch, prepare
from wfv.launch import Launch
from wfv.runtime.arguments.packer import ArgumentPacker, local_memory
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size


def check_kernel(
    kernel: Kernel, sizes: tuple[Size, Size | None, Size | None], args: Sequence[object],
    by_name: Mapping[str, object], groups: int, is_pedantic: bool, max_steps: int,
) -> Findings:  # fmt: skip
    """What a launch does wrong; `sizes`: global size, local size, offset. Raises what `Kernel.check` raises."""
    text = kernel.check_source()
    if groups < 0:
        raise OptionError(f"{groups} groups: not a positive number", help="0 checks all of them")
    values = tuple(array_of(arg) for arg in _ordered(kernel, args, by_name))
    ndrange = kernel.range(*sizes, as_given=True, local_bytes=local_memory(values, {}))
    launch = Launch(ndrange.global_size, ndrange.local_size, values, ndrange.offset)
    return check_launch(text, kernel.name, kernel.options.lanes, launch, groups, is_pedantic, max_steps)


def _ordered(kernel: Kernel, args: Sequence[object], by_name: Mapping[str, object]) -> Sequence[object]:
    """The arguments in the parameters' order, checked if the kernel can be compiled; its mistakes may prevent that."""
    try:
        values = kernel.variant().packer.order(args, by_name)
        kernel.bind(*values)
    except (BarrierDivergenceError, UnsupportedError):
        return ArgumentPacker(kernel.name, parameters_of(kernel), 0, 0).order(args, by_name)
    return values


def parameters_of(kernel: Kernel) -> tuple[Param, ...]:
    """The kernel's parameters, of one that cannot be compiled too. Raises OptionError."""
    return prepare(kernel.check_source(), kernel.name, False)[1].params
