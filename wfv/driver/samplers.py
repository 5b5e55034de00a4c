"""Samplers."""

from typing import Any

from wfv.driver.constants import cl
from wfv.driver.contexts import Context
from wfv.driver.entry_points import entry_point, information
from wfv.driver.objects import Object, boolean, properties_of, refuse_if, uint

_DEFAULTS = {
    cl.SAMPLER_NORMALIZED_COORDS: 1,
    cl.SAMPLER_ADDRESSING_MODE: cl.ADDRESS_CLAMP,
    cl.SAMPLER_FILTER_MODE: cl.FILTER_NEAREST,
}
_VALUES = {
    cl.SAMPLER_NORMALIZED_COORDS: range(2),
    cl.SAMPLER_ADDRESSING_MODE: range(cl.ADDRESS_NONE, cl.ADDRESS_MIRRORED_REPEAT + 1),
    cl.SAMPLER_FILTER_MODE: range(cl.FILTER_NEAREST, cl.FILTER_LINEAR + 1),
}


class Sampler(Object):
    """A sampler; `values`: those of CL_SAMPLER_NORMALIZED_COORDS, .._ADDRESSING_MODE and .._FILTER_MODE."""

    kind = "cl_sampler"

    def __init__(self, context: Context, values: dict[int, int], properties: tuple[int, ...] = ()) -> None:
        for name, value in values.items():
            refuse_if(value not in _VALUES[name], cl.INVALID_VALUE)
        self.context, self.values, self.properties = context, values, properties
        self.keep(context)

    @property
    def number(self) -> int:
        """What a kernel gets: the sum of OpenCL C's constants (wfv.runtime.arguments.images)."""
        addressing = 2 * (self.values[cl.SAMPLER_ADDRESSING_MODE] - cl.ADDRESS_NONE)
        filter = 0x10 << (self.values[cl.SAMPLER_FILTER_MODE] - cl.FILTER_NEAREST)
        return self.values[cl.SAMPLER_NORMALIZED_COORDS] | addressing | filter


@entry_point("clCreateSampler")
def create_sampler(context: Context, normalized: int, addressing: int, filter: int) -> Sampler:
    return Sampler(context, dict(zip(_DEFAULTS, (normalized, addressing, filter), strict=True)))


@entry_point("clCreateSamplerWithProperties")
def create_sampler_with_properties(context: Context, properties: Any) -> Sampler:
    given = properties_of(properties)
    found = dict(zip(given[::2], given[1::2], strict=False))
    refuse_if(len(found) < len(given) // 2 or not found.keys() <= _DEFAULTS.keys(), cl.INVALID_VALUE)
    return Sampler(context, _DEFAULTS | found, given)


information(
    "clGetSamplerInfo",
    {
        cl.SAMPLER_NORMALIZED_COORDS: lambda sampler: boolean(sampler.values[cl.SAMPLER_NORMALIZED_COORDS]),
        cl.SAMPLER_ADDRESSING_MODE: lambda sampler: uint(sampler.values[cl.SAMPLER_ADDRESSING_MODE]),
        cl.SAMPLER_FILTER_MODE: lambda sampler: uint(sampler.values[cl.SAMPLER_FILTER_MODE]),
    },
)
