"""The kernels of a module that wfv supports, where some functions of the module are refused, and doubtful calls.

A refused function is left out with all that call it. Errors have locations: those of the source that Clang compiled,
or lines of the LLVM IR that the user has passed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from wfv.canonical_ir import canonical_form, read_source
from wfv.errors import ParseError, UnsupportedError
from wfv.ir.admission import check_function, check_text, defined_functions
from wfv.ir.items import items_of, reaching, without
from wfv.ir.parser import parse_module
from wfv.ir.source_locations import move_to_source, show_line
from wfv.opencl.image_types import with_plain_images
from wfv.opencl.printf import check_printf_in, doubtful_calls
from wfv.opencl.signatures import check_builtins_in, help_for, known_callees

Errors = dict[str, UnsupportedError]


def supported_kernels(text: str, is_clangs: bool) -> tuple[str, Errors] | None:
    """Canonical IR of the kernels that wfv supports, and the errors, with source locations, about the others.

    `read_source` refuses `text`; `is_clangs`: Clang has made it from a source. None if no kernel is left, or if what is
    left is refused, too.
    """
    text = with_plain_images(text)
    with suppress(ParseError, UnsupportedError):
        if defined_functions(text) != len(items_of(text)):
            return None  # a function's text may begin or end elsewhere
        search = _Search(move_to_source if is_clangs else show_line, _kernel_names(text))
        given = search.without(text, _refused_texts(text, search.locate))
        canonical = canonical_form(check_text(given))
        errors = _located_errors(canonical, given, search.locate, is_clangs)
        canonical = search.without(canonical, errors)
        if search.refused.keys() < search.kernels:
            return read_source(canonical), search.refused
    return None


def doubtful_printf(canonical: str, given: str | None = None) -> list[UnsupportedError]:
    """The calls of printf in a module that OpenCL C does not define, with source locations.

    `given`: the LLVM IR that the user has passed, whose lines the locations are then; None if Clang has made it.
    """
    if "@printf(" not in canonical:
        return []
    if given is not None:
        with suppress(ParseError):
            return _doubts(given, show_line)
    return _doubts(canonical, move_to_source)


Locate = Callable[[UnsupportedError, str], None]


@dataclass
class _Search:
    """The names of all kernels, and the errors about those that are left out."""

    locate: Locate
    kernels: set[str]
    refused: Errors = field(default_factory=dict)

    def without(self, text: str, errors: Errors) -> str:
        """The text, its lines at the same numbers, without the functions that have errors and those that call them."""
        if not errors:
            return text
        causes = reaching(items_of(text), errors)
        for name in causes.keys() & self.kernels:
            self.refused.setdefault(name, errors[causes[name]])
        return without(text, causes)


def _kernel_names(text: str) -> set[str]:
    """The kernels of a module; if no function is a `spir_kernel`, all defined functions."""
    items = items_of(text)
    return {item.name for item in items if item.is_kernel} or {item.name for item in items}


def _refused_texts(text: str, locate: Locate) -> Errors:
    """The functions that LLVM must not read, each with its error."""
    errors = Errors()
    for item in items_of(text):
        try:
            check_text(item.text)
        except UnsupportedError as error:
            error.line = item.line + error.line - 1
            locate(error, text)
            errors[item.name] = error
    return errors


def _located_errors(canonical: str, given: str, locate: Locate, is_clangs: bool) -> Errors:
    """The functions that wfv does not support, each with its error; about the given text if our parser reads that."""
    errors, original = _refused_functions(canonical), Errors()
    if errors and not is_clangs:
        with suppress(ParseError):
            original = {name: e for name, e in _refused_functions(given).items() if name in errors}
    errors |= original
    for name, error in errors.items():
        locate(error, given if name in original else canonical)
    return errors


def _refused_functions(text: str) -> Errors:
    """The functions that wfv does not support, each with its error, whose line is that of this text."""
    module, errors = parse_module(text), Errors()
    callees = known_callees(module.functions)
    for fn in module.functions.values():
        try:
            check_function(module, fn, callees, help_for)
            check_builtins_in(module, fn)
            check_printf_in(module, fn)
        except UnsupportedError as error:
            errors[fn.name] = error
    return errors


def _doubts(text: str, locate: Locate) -> list[UnsupportedError]:
    found = list(doubtful_calls(parse_module(text)))
    for error in found:
        locate(error, text)
    return found
