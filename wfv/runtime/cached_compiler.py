"""The compiler's functions behind the cache.

Each looks its result up before it computes it. The pipeline is imported where the cache has missed: networkx and the
passes take 150 ms to import, more than a program from the cache takes to build and launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from passes.launch_module import LaunchModule
from passes.records import record
from wfv import llvm
from wfv.cache.keys import plain
from wfv.cache.store import Entry, default_cache
from wfv.forks import compiling
from wfv.ir import source_locations
from wfv.options import Options
from wfv.plugin_code import UnversionedError, load_code_of, plugin_versions
from wfv.runtime.refused_kernels import Refusal, record_of
from wfv.whole_imports import uninterrupted


class Kernels(NamedTuple):
    """Canonical IR, and the kernels that wfv does not support."""

    ir: str
    refused: list[Refusal]


def read_kernels(text: str, is_clangs: bool) -> Kernels:
    """`pipeline.read_kernels`.

    `is_clangs`: Clang has made the text from a source, so that errors have locations in that source.
    """
    entry = default_cache().cached("source", [text, "kernels", is_clangs], lambda: _kernels(text, is_clangs))
    return Kernels(entry.blobs["ir"].decode(), entry.data)


@compiling
def _kernels(text: str, is_clangs: bool) -> Entry:
    with uninterrupted():
        from wfv import pipeline

    ir, refused = pipeline.read_kernels(text, is_clangs)
    return Entry([record_of(name, error) for name, error in refused.items()], {"ir": ir.encode()})


def bitcode_text(data: bytes) -> str:
    """The module as LLVM prints it (wfv/llvm/foreign.py)."""

    def make() -> Entry:
        from wfv.llvm import foreign

        return Entry(blobs={"ir": foreign.bitcode_text(data).encode()})

    return default_cache().cached("bitcode", [sha256(data).hexdigest()], make).blobs["ir"].decode()


def kernel_names(text: str) -> list[str]:
    """`pipeline.kernel_names`."""

    @compiling
    def make() -> Entry:
        with uninterrupted():
            from wfv import pipeline

        return Entry(pipeline.kernel_names(text))

    return list(default_cache().cached("names", [text], make).data)


class KernelCompiler:
    """Compiles one kernel of a canonical module: `pipeline.compile_kernel`. `fixed`: values that are compiled in."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name = text, name

    def __call__(self, options: Options, fixed: Fixed | None = None) -> LaunchModule:
        """The launch module for these options, with these constants if any. Raises compilation errors."""
        entry = self.find_entry("kernel", options, fixed)
        if entry is None:
            entry = entry_of(compile_kernel(self.text, self.name, options, fixed))
            self.keep_entry("kernel", entry, options, fixed)
        return module_of(entry)

    def find_entry(self, kind: str, options: Options, *more: object) -> Entry | None:
        """The cache entry of the kernel with these options; None if there is none, or can be none."""
        with suppress(UnversionedError):
            return default_cache().find(kind, self._parts(options, more))
        return None

    def keep_entry(self, kind: str, entry: Entry, options: Options, *more: object) -> None:
        """Keeps something about the kernel with these options, if the cache can."""
        with suppress(UnversionedError):
            default_cache().keep(kind, self._parts(options, more), entry)

    def _parts(self, options: Options, more: Sequence[object]) -> list[object]:
        return [*kernel_parts(self.text, self.name, options), *(each for each in more if each is not None)]


@compiling
def compile_kernel(text: str, kernel: str, options: Options, fixed: Fixed | None = None) -> LaunchModule:
    """The launch module of a kernel of a canonical module, compiled now. Raises compilation errors."""
    with uninterrupted():
        from wfv import pipeline

    return pipeline.compile_kernel(source_of(text, kernel, fixed), kernel, options)


@compiling
def source_of(text: str, kernel: str, fixed: Fixed | None) -> str:
    """The module that a kernel is compiled from: with the constants compiled in, if there are any."""
    with uninterrupted():
        from wfv import pipeline

    return text if fixed is None else pipeline.specialized_source(text, kernel, fixed)


def kernel_parts(text: str, name: str, options: Options) -> list[object]:
    """The cache key of a launch module, with the versions of plugins. Raises UnversionedError."""
    load_code_of(options)
    return [
        source_locations.without_sources(text),
        name,
        options,
        llvm.target_of(options),
        llvm.libmvec_symbols(),
        *plugin_versions(options),
    ]


def entry_of(module: LaunchModule) -> Entry:
    """The cache entry of a launch module."""
    data = {"interface": plain(module.interface), "remarks": plain(tuple(module.remarks))}
    return Entry(data, {"ir": module.ir.encode()})


def module_of(entry: Entry) -> LaunchModule:
    """The launch module that an entry was made from. Raises ValueError."""
    interface, remarks = record(entry.data["interface"]), record(entry.data["remarks"])
    if not isinstance(interface, KernelInterface) or not isinstance(remarks, tuple):
        raise ValueError("not a launch module")
    return LaunchModule(entry.blobs["ir"].decode(), interface, remarks)


def emit_object(ir: str, target: llvm.Target, vectorize: bool = False) -> bytes:
    """The object code of an LLVM module, from the cache or compiled and stored.

    `vectorize` switches both of LLVM's own vectorizers.
    """

    def make() -> Entry:
        return Entry(blobs={"object": make_object(ir, target, vectorize)})

    return default_cache().cached("object", [ir, target, vectorize], make).blobs["object"]


def make_object(ir: str, target: llvm.Target, vectorize: bool) -> bytes:
    """The object code of an LLVM module, compiled now."""
    return llvm.emit_object(ir, target, vectorize=vectorize)


def emit_as_it_is(ir: str, target: llvm.Target) -> bytes:
    """The object code of an LLVM module that is not optimized any more, from the cache or compiled and stored.

    The module has no vectors.
    """

    def make() -> Entry:
        return Entry(blobs={"object": llvm.emit_object_as_it_is(ir, target)})

    return default_cache().cached("object", [ir, target, "level 0"], make).blobs["object"]
