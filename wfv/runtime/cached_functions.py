"""Functions that are no kernels, behind the cache: where it has missed, the pipeline is imported.

An entry is found by the function's text: a foreign text is read in another process, which takes as long as the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from passes.analysis.shapes import Kind, Shape
from passes.records import record
from passes.widen.function_entry import FunctionInterface, FunctionModule, Parameter
from wfv import llvm
from wfv.cache.keys import plain
from wfv.cache.store import Entry, default_cache
from wfv.forks import compiling
from wfv.ir import source_locations
from wfv.ir.program_variables import with_variables
from wfv.options import Options
from wfv.plugin_code import UnversionedError, load_code_of, plugin_versions
from wfv.whole_imports import uninterrupted

if TYPE_CHECKING:
    from wfv.pipeline.functions import Wanted
    from wfv.pipeline.sources import FunctionSource

_CLASSES: dict[str, Callable[..., object]] = {
    "FunctionInterface": FunctionInterface,
    "Parameter": Parameter,
    "Shape": lambda kind, offsets, **more: Shape(Kind(kind), offsets=tuple(offsets), **more),
}


class Request(NamedTuple):
    """The function that is wanted, as the user describes it: `Wanted` in wfv/pipeline/functions.py has the words.

    `variants`: the letters, scalar function and symbol of each vector variant.
    """

    name: str
    shapes: Mapping[str, str]
    result: str
    has_mask: bool
    variants: Sequence[tuple[str, str, str]]


def function_module(text: str, is_clangs: bool, request: Request, options: Options) -> FunctionModule:
    """The vectorized function, from the cache or compiled and stored. Raises the errors of compilations.

    `is_clangs`: Clang, or a front end of wfv, has made the text.
    """

    @compiling
    def make() -> Entry:
        return _entry_of(_compiled(text, is_clangs, request, options))

    try:
        load_code_of(options)
        versions = plugin_versions(options)
    except UnversionedError:
        return _module_of(make())
    target, plain_text = llvm.target_of(options), source_locations.without_sources(text)
    parts = [plain_text, is_clangs, *request, options, target, llvm.libmvec_symbols(), *versions]
    return _module_of(default_cache().cached("function", parts, make))


def load_function(text: str, is_clangs: bool, name: str, wanted: Wanted) -> tuple[FunctionSource, Wanted]:
    """The canonical IR of a function, and `wanted` together with the variants that the source names."""
    with uninterrupted():
        from passes.functions.vector_variants import variants_in
        from wfv.pipeline.sources import read_function

    variants = (*wanted.variants, *variants_in(text))
    read = read_function(text, name, [variant.symbol for variant in variants], is_clangs)
    return read, replace(wanted, variants=variants)


def _compiled(text: str, is_clangs: bool, request: Request, options: Options) -> FunctionModule:
    with uninterrupted():
        from passes.functions.vector_variants import read_variant
        from wfv.pipeline.functions import Wanted, compile_function

    variants = tuple(read_variant(*each) for each in request.variants)
    wanted = Wanted(request.shapes, request.result, request.has_mask, variants)
    read, wanted = load_function(text, is_clangs, request.name, wanted)
    made = compile_function(read.ir, request.name, options, wanted)
    if read.variants:
        made = replace(made, ir=llvm.link_texts([made.ir, with_variables(read.variants, read.ir)]))
    return made


def _entry_of(module: FunctionModule) -> Entry:
    data = {"interface": plain(module.interface), "remarks": plain(module.remarks), "shapes": dict(module.shapes)}
    return Entry(data, {"ir": module.ir.encode()})


def _module_of(entry: Entry) -> FunctionModule:
    interface, remarks = record(entry.data["interface"], _CLASSES), record(entry.data["remarks"])
    if not isinstance(interface, FunctionInterface) or not isinstance(remarks, tuple):
        raise ValueError("not a vectorized function")
    return FunctionModule(entry.blobs["ir"].decode(), interface, remarks, entry.data["shapes"])
