"""The platform: clGetPlatformIDs, clGetPlatformInfo, and functions by name."""

from __future__ import annotations

from typing import Any

from wfv import __version__
from wfv.driver import constants as cl
from wfv.driver import queries
from wfv.driver.entry_points import entry_point, is_supported
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError, Object
from wfv.driver.queries import Getter, text, uint

VERSION = queries.version(3, 0)
PLATFORM_EXTENSIONS = (("cl_khr_icd", queries.version(1, 0)), ("cl_khr_extended_versioning", queries.version(1, 0)))


class Platform(Object):
    """The one platform."""

    kind = "cl_platform_id"


PLATFORM = Platform()


def extensions() -> tuple[tuple[str, int], ...]:
    """The extensions of the device, with their versions; all are of the platform, too."""
    first = queries.version(1, 0)
    names = [
        "cl_khr_byte_addressable_store", "cl_khr_global_int32_base_atomics", "cl_khr_global_int32_extended_atomics",
        "cl_khr_local_int32_base_atomics", "cl_khr_local_int32_extended_atomics", "cl_khr_int64_base_atomics",
        "cl_khr_int64_extended_atomics", "cl_khr_fp64", "cl_khr_fp16", "cl_khr_expect_assume",
        "cl_khr_extended_bit_ops", "cl_khr_subgroup_extended_types", "cl_khr_subgroup_non_uniform_vote",
        "cl_khr_subgroup_ballot", "cl_khr_subgroup_non_uniform_arithmetic", "cl_khr_subgroup_shuffle",
        "cl_khr_subgroup_shuffle_relative", "cl_khr_subgroup_clustered_reduce", "cl_khr_subgroup_rotate",
    ]  # fmt: skip
    if is_supported("clCreateImage"):
        names += ["cl_khr_3d_image_writes", "cl_khr_image2d_from_buffer"]
    return (*PLATFORM_EXTENSIONS, *((name, first) for name in names))


_INFO: dict[int, Getter] = {
    cl.PLATFORM_PROFILE: lambda _: text("FULL_PROFILE"),
    cl.PLATFORM_VERSION: lambda _: text(f"OpenCL 3.0 wfv {__version__}"),
    cl.PLATFORM_NUMERIC_VERSION: lambda _: uint(VERSION),
    cl.PLATFORM_NAME: lambda _: text("wfv"),
    cl.PLATFORM_VENDOR: lambda _: text("wfv"),
    cl.PLATFORM_EXTENSIONS: lambda _: text(" ".join(name for name, _ in extensions())),
    cl.PLATFORM_EXTENSIONS_WITH_VERSION: lambda _: queries.names_with_versions(extensions()),
    cl.PLATFORM_HOST_TIMER_RESOLUTION: lambda _: queries.ulong(1),
    cl.PLATFORM_ICD_SUFFIX_KHR: lambda _: text("WFV"),
}


@entry_point("clGetPlatformIDs", "clIcdGetPlatformIDsKHR")
def get_platform_ids(count: int, platforms: Any, count_ret: Any) -> None:
    if (platforms and count == 0) or not (platforms or count_ret):
        raise ClError(cl.INVALID_VALUE)
    queries.give_list([PLATFORM], count, platforms, count_ret)


@entry_point("clGetPlatformInfo")
def get_platform_info(_: Platform, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    queries.answer(_INFO, PLATFORM, name, nbytes, value, nbytes_ret)


@entry_point("clGetExtensionFunctionAddress")
def get_function(name: Any) -> int:
    return _address(name)


@entry_point("clGetExtensionFunctionAddressForPlatform")
def get_function_for_platform(_: Platform, name: Any) -> int:
    return _address(name)


@entry_point("clUnloadPlatformCompiler")
def unload_platform_compiler(_: Platform) -> None:
    """Nothing is kept that could be unloaded."""


@entry_point("clUnloadCompiler")
def unload_compiler() -> None:
    """Nothing is kept that could be unloaded."""


def _address(name: Any) -> int:
    """That of a function of an extension that is supported, or one that the loader needs; else 0."""
    if not name:
        return 0
    asked = ffi.string(name).decode(errors="replace")
    known = asked == "clIcdGetPlatformIDsKHR" or is_supported(asked)
    return int(lib.wfv_entry_point(name)) if known else 0
