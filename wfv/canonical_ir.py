"""Canonical LLVM IR of a source text, and the kernels in it."""

from __future__ import annotations

from contextlib import suppress

from wfv import llvm
from wfv.errors import ParseError, UnsupportedError
from wfv.ir.admission import check_function, check_module, check_text
from wfv.ir.attributes import drop_foreign_attributes
from wfv.ir.items import Item, defined_names, items_of, reaching, without
from wfv.ir.parser import parse_module
from wfv.ir.source_locations import move_to_source, show_line
from wfv.opencl.printf import check_printf, check_printf_in, doubtful_calls
from wfv.opencl.signatures import check_builtins, check_builtins_in, help_for, known_callees


def read_source(text: str) -> str:
    """The text as LLVM prints it, without foreign attributes, checked. Raises ParseError, UnsupportedError.

    It is checked twice: the first check protects LLVM's parser, which crashes on some texts (docs/limits.md).
    """
    try:
        text = check_text(text)
        canonical = _canonical(text)
        try:
            _check(canonical)
        except UnsupportedError as error:
            # Repeat the check on the original text, if our parser reads it: the user knows its line numbers.
            with suppress(ParseError):
                _check(text)
            show_line(error, canonical)
            raise
    except (ParseError, UnsupportedError) as error:
        show_line(error, text)
        raise
    return canonical


def supported_kernels(text: str) -> tuple[str, dict[str, UnsupportedError]] | None:
    """Canonical IR of the kernels that wfv supports, and the errors, with source locations, about the others.

    `text` is Clang's, and `read_source` refuses it. None if no kernel is left, or if what is left is refused, too.
    """
    refused = dict[str, UnsupportedError]()
    with suppress(ParseError, UnsupportedError):
        text = _without(text, _refused_texts(text), refused)
        canonical = _canonical(check_text(text))
        canonical = _without(canonical, _refused_functions(canonical), refused)
        if any(item.is_kernel for item in items_of(canonical)):
            return read_source(canonical), refused
    return None


def doubtful_printf(text: str) -> list[UnsupportedError]:
    """The calls of printf in a canonical module that OpenCL C does not define, with source locations."""
    found = list(doubtful_calls(parse_module(text))) if "@printf(" in text else []
    for error in found:
        move_to_source(error, text)
    return found


def _without(text: str, errors: dict[str, UnsupportedError], refused: dict[str, UnsupportedError]) -> str:
    """The text without the functions that have errors and those that call them. Adds the kernels to `refused`."""
    if not errors:
        return text
    items = items_of(text)
    causes = reaching(items, errors)
    for item in items:
        if item.is_kernel and item.name in causes:
            refused.setdefault(item.name, errors[causes[item.name]])
    return without(text, causes)


def _refused_texts(text: str) -> dict[str, UnsupportedError]:
    """The functions that LLVM must not read, each with its error."""
    errors = dict[str, UnsupportedError]()
    for item in items_of(text):
        try:
            check_text(item.text)
        except UnsupportedError as error:
            errors[item.name] = _located(error, item, text)
    return errors


def _refused_functions(text: str) -> dict[str, UnsupportedError]:
    """The functions that wfv does not support, each with its error."""
    module, errors = parse_module(text), dict[str, UnsupportedError]()
    callees = known_callees(module.functions)
    for item in items_of(text):
        fn = module.functions[item.name]
        try:
            check_function(module, fn, callees, help_for)
            check_builtins_in(module, fn)
            check_printf_in(module, fn)
        except UnsupportedError as error:
            move_to_source(error, text)
            errors[item.name] = error
    return errors


def _located(error: UnsupportedError, item: Item, text: str) -> UnsupportedError:
    """The error about a line of the function's text, with the line of the source."""
    error.line = item.line + error.line - 1
    move_to_source(error, text)
    return error


def _canonical(text: str) -> str:
    return drop_foreign_attributes(llvm.canonicalize(drop_foreign_attributes(text)))


def _check(text: str) -> None:
    module = parse_module(text)
    check_module(module, known_callees(module.functions), help_for)
    check_builtins(module)
    check_printf(module)


def kernel_names(text: str) -> list[str]:
    """The kernels that a canonical module defines; if no function is a `spir_kernel`, all defined functions."""
    defined = defined_names(text)
    kernels = [name for name, is_kernel in defined.items() if is_kernel]
    return kernels or [name for name in defined if not name.startswith("__clang_ocl_kern_imp_")]
