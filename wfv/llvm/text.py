"""LLVM IR text, or bitcode, to LLVM IR text: canonical form, verification, single passes of LLVM."""

import re
from collections.abc import Sequence

import llvmlite.binding as llvm

from wfv.errors import ParseError
from wfv.forks import compiling
from wfv.llvm.machine import generic_machine

# The data layout for text without one. LLVM's default would align an i64 to four bytes, unlike our targets.
DEFAULT_LAYOUT = "e-i64:64-i128:128"

_LOCATED = re.compile(r"<string>:(\d+):\d+: error: (.*)", re.DOTALL)


@compiling
def canonicalize(text: str) -> str:
    """The text as LLVM prints it, verified, with every value and block named. Raises ParseError.

    Idempotent: canonical text is returned unchanged.
    """
    return run_passes(text, ())


@compiling
def verify(text: str) -> None:
    """Raises ParseError unless the text is a valid module."""
    parse(text).close()


@compiling
def run_passes(text: str, passes: Sequence[str]) -> str:
    """Canonical text after LLVM's passes of these names (llvmlite's), in order. Raises ParseError."""
    machine = generic_machine()
    manager = llvm.create_new_module_pass_manager()
    for name in (*passes, "instruction_namer"):
        getattr(manager, f"add_{name}_pass")()
    with parse(text) as module:
        if passes and not module.data_layout:
            module.data_layout = DEFAULT_LAYOUT
        manager.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
        check(module)
        return str(module)


@compiling
def simplified(text: str) -> str:
    """Canonical text after LLVM's standard pipeline of level 1, without vectors: as Clang compiles OpenCL C.

    Raises ParseError.
    """
    machine = generic_machine()
    tuning = llvm.create_pipeline_tuning_options(1)
    tuning.loop_vectorization = tuning.loop_interleaving = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = llvm.create_pass_builder(machine, tuning)
    manager = builder.getModulePassManager()
    manager.add_instruction_namer_pass()
    with parse(text) as module:
        manager.run(module, builder)
        check(module)
        return str(module)


def parse(text: str, context: llvm.ContextRef | None = None) -> llvm.ModuleRef:
    """A verified module in a context of its own (in a shared one, LLVM renames the second module's structs).

    LLVM ends the process on wrong text with debug info: foreign.py reads such text first, without it.
    """
    if "\0" in text:  # LLVM would silently ignore the rest
        raise ParseError("not LLVM IR: a NUL byte", line=text[: text.index("\0")].count("\n") + 1)
    try:
        module = llvm.parse_assembly(text, context or llvm.create_context())
    except (UnicodeEncodeError, UnicodeDecodeError) as error:
        raise ParseError("not LLVM IR: not encodable as UTF-8") from error
    except RuntimeError as error:
        raise _parse_error(str(error)) from None
    check(module)
    return module


def without_debug_info(text: str) -> str:
    """The text without debug info, with which LLVM verifies a module while it parses it."""
    text = re.sub(r"^\s*#dbg_.*$|,? !dbg !\d+|^!llvm\.dbg\.cu = .*$", "", text, flags=re.M)
    return text.replace('"Debug Info Version"', '"Source Info Version"')


def check(module: llvm.ModuleRef) -> None:
    """Raises ParseError with the verifier's findings, if any: they show the instruction."""
    try:
        module.verify()
    except RuntimeError as error:
        # Now, because the collection of the traceback may free the module's context before the module.
        module.close()
        raise ParseError(f"invalid LLVM IR: {str(error).strip()}") from None


def _parse_error(message: str) -> ParseError:
    found = _LOCATED.search(message)
    if found is None:
        return ParseError(f"not LLVM IR: {message.strip()}")
    return ParseError(f"not LLVM IR: {found[2].strip()}", line=int(found[1]))


def read_bitcode(data: bytes) -> str:
    """The module as LLVM prints it, not yet verified. Raises ParseError. LLVM ends the process on damaged bitcode."""
    try:
        return str(llvm.parse_bitcode(data))
    except RuntimeError as error:
        raise ParseError(str(error)) from None
