"""The heads of a program's kernels, from the cache: to parse LLVM IR takes longer than to launch a kernel."""

from functools import lru_cache

from wfv.cache.store import Entry, default_cache
from wfv.driver.kernel_headers import KernelHeader, KernelMemory, Parameter
from wfv.forks import compiling
from wfv.whole_imports import uninterrupted


def kernel_header(text: str, name: str) -> KernelHeader:
    """The head of a kernel of a canonical module."""
    return _headers(text).get(name, KernelHeader(name, ()))


@lru_cache(maxsize=64)
def _headers(text: str) -> dict[str, KernelHeader]:
    """Of all kernels, which are asked for one after the other."""

    @compiling
    def make() -> Entry:
        with uninterrupted():
            from wfv.driver import header_reader

        return Entry(header_reader.read_headers(text))

    found = default_cache().cached("headers", [text], make).data
    return {
        name: KernelHeader(name, tuple(Parameter(*each) for each in parameters), attributes)
        for name, parameters, attributes in found
    }


@compiling
def kernel_memory(text: str, name: str) -> KernelMemory:
    """The memory of a kernel of a canonical module."""
    with uninterrupted():
        from wfv.driver import header_reader

    return header_reader.read_memory(text, name)
