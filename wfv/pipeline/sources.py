"""Reads LLVM IR: the canonical text of the supported functions, and the errors about the rest.

LLVM canonicalizes the text, in a child process if it is not Clang's; wfv's parser reads the result once, and all checks
are made on that module. Errors have locations: in the source that Clang compiled, or lines of the LLVM IR that the user
has passed.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from passes.kernel_hints import Fixed
from passes.normalize.fixed_arguments import fix_arguments
from passes.records import refuse_saved, saved_record
from wfv import llvm
from wfv.errors import ParseError, UnsupportedError, known
from wfv.ir.core import Module
from wfv.ir.items import reached_from_kernels
from wfv.ir.metadata import drop_function_metadata
from wfv.ir.parser import parse_headers, parse_module
from wfv.ir.printer import print_module
from wfv.ir.source_locations import move_to_source, show_line
from wfv.ir.source_types import check_no_structs
from wfv.llvm.foreign import canonical_text
from wfv.opencl.image_types import IMAGE, LIKELY_FORMAT, with_plain_images
from wfv.opencl.printf import check_printf_in, kernels_of
from wfv.opencl.signatures import check_builtins_in, help_for, known_callees
from wfv.pipeline.admission import (
    check_function,
    check_initial_functions,
    check_layout,
    check_metadata,
    check_variable,
    drop_foreign_attributes,
)

Errors = dict[str, UnsupportedError]
_BODY = "__clang_ocl_kern_imp_"  # Clang makes two functions of a kernel: this is the prefix of the one that is none


class Supported(NamedTuple):
    """Canonical IR of the supported kernels, and the errors about the others."""

    ir: str
    refused: Errors


def kernel_names(text: str) -> list[str]:
    """The kernels that a canonical module defines; if no function is a `spir_kernel`, all defined functions.

    Of a state's text, its kernel.
    """
    if (saved := saved_record(text)) is not None:
        return [str(saved["interface"]["name"])]
    return _kernel_names(parse_headers(text))


def read_source(text: str, is_clangs: bool = False) -> str:
    """The canonical text of a module of which wfv supports all. Raises ParseError, UnsupportedError.

    `is_clangs`: Clang, or wfv itself, has made the text.
    """
    canonical, _, errors = _read(with_plain_images(text), is_clangs)
    for error in errors.values():
        raise error
    return canonical


def read_kernels(text: str, is_clangs: bool) -> Supported:
    """The kernels of a module that wfv supports. Raises ParseError, and UnsupportedError if there is none.

    Clang keeps a second function of each kernel, and helper functions that it has inlined: they are left out.
    """
    text = with_plain_images(reached_from_kernels([text])[0] if is_clangs else text)
    canonical, module, errors = _read(text, is_clangs)
    refused = Errors()
    if errors:
        causes = module.reaching(errors)
        kernels = _kernel_names(module)
        refused = {name: errors[causes[name]] for name in kernels if name in causes}
        if len(refused) == len(kernels):
            raise next(iter(errors.values()))
        _remove(module, causes)
        canonical = llvm.canonicalize(print_module(module))
    return Supported(canonical, refused)


class FunctionSource(NamedTuple):
    """Canonical IR of a function, of its callees, and of its module's vector variants of other functions."""

    ir: str
    variants: str


def read_function(text: str, name: str, variants: Iterable[str], is_clangs: bool) -> FunctionSource:
    """The function of this name, which may call functions that no module defines, and the functions `variants`.

    Raises OptionError for a function that is not there, ParseError, UnsupportedError.
    """
    canonical, module, errors = _read(with_plain_images(text), is_clangs, function=name)
    known(name, [fn.name for fn in module.defined], "function")
    if (cause := module.reaching(errors).get(name)) is not None:
        raise errors[cause]
    defined = [each for each in variants if each in module.functions and not module.functions[each].is_declaration]
    return FunctionSource(_part(canonical, [name]), _part(canonical, defined) if defined else "")


def _part(canonical: str, roots: list[str]) -> str:
    """The module of these functions and of all that they refer to."""
    module = parse_module(canonical, roots, refused={})
    kept = module.reached_from(roots)
    module.globals = {name: item for name, item in module.globals.items() if name in kept}
    return print_module(module)


def _kernel_names(module: Module) -> list[str]:
    found = kernels_of(module)
    return [fn.name for fn in found if "spir_kernel" in fn.prefix or not fn.name.startswith(_BODY)]


def _read(text: str, is_clangs: bool, function: str = "") -> tuple[str, Module, Errors]:
    """The canonical text, its module, and the unsupported functions and variables, each with its located error."""
    canonical = _canonical(text, is_clangs)
    try:
        module, errors = _checked(canonical, is_clangs, function)
    except (ParseError, UnsupportedError) as error:
        with suppress(ParseError):
            if not is_clangs:
                _checked(text)  # raises the same error, with a line of the user's text, if our parser reads it
        _locate([error], canonical, is_clangs)
        raise
    if errors and not is_clangs:
        original = Errors()
        with suppress(ParseError, UnsupportedError):
            original = _checked(text, function=function)[1]
            original = {name: error for name, error in original.items() if name in errors}
        _locate(original.values(), text, False)
        errors |= original
    _locate(errors.values(), canonical, is_clangs)
    return canonical, module, errors


def _canonical(text: str, is_clangs: bool) -> str:
    canonicalize = llvm.canonicalize if is_clangs else canonical_text
    return drop_foreign_attributes(canonicalize(drop_foreign_attributes(text)))


def _checked(text: str, is_clangs: bool = False, function: str = "") -> tuple[Module, Errors]:
    """The module, and the functions and variables that are not supported. Raises UnsupportedError for other parts.

    In Clang's text, metadata is right. `function`: it is wanted, and may call functions that the module only declares.
    """
    errors = Errors()
    module = parse_module(text, refused=errors)
    if not module.defined:
        raise ParseError("not LLVM IR: no function is defined (`define`)", help="pass the text that `clang -S` makes")
    callees = set(module.functions) if function else known_callees(module.functions)
    check_layout(module)
    errors |= check_initial_functions(module)
    for item in module.globals.values():
        try:
            check_variable(item, module, callees)
        except UnsupportedError as error:
            errors[item.name] = error
    without_body = module.reaching(errors) if errors else {}
    for fn in module.functions.values():
        if fn.name in without_body:
            continue
        try:
            check_function(module, fn, callees, help_for)
            check_builtins_in(module, fn)
            check_printf_in(module, fn)
            if fn.name == function:
                check_no_structs(module, fn, is_clangs)
            if not is_clangs:
                check_metadata(module, fn)
        except UnsupportedError as error:
            errors[fn.name] = error
    return module, errors


def _locate(errors: Iterable[ParseError | UnsupportedError], text: str, is_clangs: bool) -> None:
    for error in errors:
        if is_clangs:
            move_to_source(error, text)
        else:
            show_line(error, text)


def _remove(module: Module, names: Iterable[str]) -> None:
    """Removes functions and variables, and the declarations that nothing refers to any more."""
    for name in names:
        for items in (module.functions, module.globals):
            items.pop(name, None)
    drop_function_metadata(module)
    mentioned = {name for fn in module.functions.values() for name in fn.mentions()}
    for name in [fn.name for fn in module.functions.values() if fn.is_declaration and fn.name not in mentioned]:
        del module.functions[name]


def specialized_source(text: str, kernel: str, fixed: Fixed) -> str:
    """The canonical module of this kernel alone, for launches with these arguments and this local size."""
    refuse_saved(text)
    module = parse_module(text, roots=[kernel])
    fix_arguments(module, module.functions[kernel], fixed)
    return print_module(module)


def likely_source(text: str, kernel: str) -> str:
    """The canonical module of this kernel as if all its images had four floats, as most launches of `auto` see it.

    As it is if the kernel has no image, or asks for formats itself: its branches on them may be any.
    """
    if str(IMAGE) not in text or saved_record(text) is not None:
        return text
    module = parse_module(text, roots=[kernel])
    images = tuple((arg.name, LIKELY_FORMAT.hex()) for arg in module.functions[kernel].args if arg.type == IMAGE)
    asks = any("get_image_channel_" in name for name in module.functions)
    return text if asks or not images else specialized_source(text, kernel, Fixed(images))
