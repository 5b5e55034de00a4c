"""Links LLVM IR, and compiles it to optimized IR, assembly and object code."""

import re
from collections.abc import Sequence
from dataclasses import replace

import llvmlite.binding as llvm

from wfv.errors import ParseError
from wfv.forks import compiling
from wfv.llvm import workarounds
from wfv.llvm.elf import all_symbols
from wfv.llvm.machine import machine_of
from wfv.llvm.targets import Target
from wfv.llvm.text import check, parse


@compiling
def link_texts(texts: Sequence[str]) -> str:
    """One module of several. Raises ParseError, also for a name that two of them define."""
    context = llvm.create_context()
    with parse(texts[0], context) as linked:
        for text in texts[1:]:
            try:
                linked.link_in(parse(text, context))
            except RuntimeError as error:
                raise ParseError(f"the programs cannot be linked: {error}", help="define it in one of them") from None
        check(linked)
        return str(linked)


_UNROLL = re.compile(r'!\{!"llvm\.loop\.unroll\.(enable|full)"\}')
_OTHERS = re.compile(r'!"llvm\.loop\.(?=vectorize\.|interleave\.|distribute\.|unroll_and_jam\.)')


def without_forced_loops(text: str) -> str:
    """The module's text, in which no hint of the source forces a loop.

    LLVM writes a warning to the process's stderr for each loop that a hint forces it to transform and that it leaves as
    it is. A loop is forced if the hint, read as a Boolean, is true. Whether and how far to unroll it asks only whether
    there is a hint of that name. So the Boolean becomes false, with the same code:

        !{!"llvm.loop.unroll.enable"}              !{!"llvm.loop.unroll.enable", i1 false}

    The other transformations that a source can ask for are those of LLVM's vectorizers, which run on scalar code only,
    and make no choices of their own in code that is vector code already: these hints are dropped.
    """
    if '"llvm.loop.' not in text:
        return text
    return _OTHERS.sub('!"wfv.loop.', _UNROLL.sub(r'!{!"llvm.loop.unroll.\1", i1 false}', text))


@compiling
def optimize(text: str, target: Target, *, vectorize: bool = False) -> str:
    """The module after LLVM's standard pipeline for the target. Raises ParseError.

    `vectorize`: with LLVM's own vectorizers, which do nothing good for code that is vector code already.
    """
    with _optimized(text, target, vectorize) as module:
        return str(module)


@compiling
def emit_object(text: str, target: Target, *, vectorize: bool = False) -> bytes:
    """An object file of the optimized module: the same bytes for the same input in each process. Raises ParseError."""
    with _optimized(text, target, vectorize) as module:
        return workarounds.emit_encodable_object(module, target)


@compiling
def emit_object_as_it_is(text: str, target: Target) -> bytes:
    """An object file of a module that needs no more optimization, in a third of the time. Raises ParseError.

    The module has no vectors: it is not searched for code that LLVM miscompiles.
    """
    machine = machine_of(replace(target, level=0))
    with parse(text) as module:
        module.triple, module.data_layout = target.triple, str(machine.target_data)
        return bytes(machine.emit_object(module))


@compiling
def emit_assembly(text: str, target: Target, *, vectorize: bool = False, has_comments: bool = False) -> str:
    """The optimized module's assembly, of x86 in AT&T syntax. Raises ParseError.

    `has_comments`: with LLVM's comments on loops, blocks and spills.
    """
    with _optimized(text, target, vectorize) as module:
        return workarounds.emit_encodable_assembly(module, target, has_comments)


@compiling
def assembled_symbols(assembly: str, target: Target) -> dict[str, int]:
    """The symbols of a text in AT&T syntax, once it is assembled: their offsets in their sections in bytes."""
    llvm.initialize_native_asmparser()
    machine = machine_of(target)
    with parse("\n".join(f'module asm "{_quoted(row)}"' for row in assembly.split("\n"))) as module:
        module.triple, module.data_layout = target.triple, str(machine.target_data)
        return all_symbols(machine.emit_object(module))


def _quoted(text: str) -> str:
    """The text as the contents of a string in LLVM IR."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02x}" for byte in text.encode())


def _optimized(text: str, target: Target, vectorize: bool) -> llvm.ModuleRef:
    """One optimized module, whose code is right and is generated in linear time."""
    ready = workarounds.convert_halves_by_float(without_forced_loops(text), target)
    if target.has_sve:
        ready = workarounds.prepare_for_sve(ready, target)
    module = parse(workarounds.keep_pointer_tables(ready))
    _run_pipeline(module, target, vectorize)
    text = str(module)
    may_fold = "avx512f" in target.available and any(
        fn.name.startswith(workarounds.MASKED_LOAD) for fn in module.functions
    )
    ready = workarounds.divide_large_blocks(workarounds.keep_masked_loads(text) if may_fold else text)
    if ready == text:
        return module
    module.close()
    return parse(ready)


def _run_pipeline(module: llvm.ModuleRef, target: Target, vectorize: bool) -> None:
    machine = machine_of(target)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(target.level)
    tuning.loop_vectorization = tuning.loop_interleaving = tuning.slp_vectorization = vectorize
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
