"""Canonical LLVM IR of a source text, and the kernels in it."""

from __future__ import annotations

from contextlib import suppress

from wfv import llvm
from wfv.errors import ParseError, UnsupportedError
from wfv.ir.admission import check_module, check_text
from wfv.ir.attributes import drop_foreign_attributes
from wfv.ir.items import defined_names
from wfv.ir.parser import parse_module
from wfv.ir.source_locations import show_line
from wfv.opencl.image_types import with_plain_images
from wfv.opencl.printf import check_printf
from wfv.opencl.signatures import check_builtins, help_for, known_callees


def read_source(text: str) -> str:
    """The text as LLVM prints it, without foreign attributes, checked. Raises ParseError, UnsupportedError.

    It is checked twice: the first check protects LLVM's parser, which crashes on some texts (docs/limits.md).
    """
    text = with_plain_images(text)
    try:
        text = check_text(text)
        canonical = canonical_form(text)
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


def canonical_form(text: str) -> str:
    """The text as LLVM prints it, without foreign attributes. Raises ParseError."""
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
