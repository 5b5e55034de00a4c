"""LLVM's services: LLVM IR text to optimized text, object code or linked code. The only importer of llvmlite.

Each text is parsed in its own context, so calls do not influence each other. llvmlite serializes all calls into LLVM by
one lock: compiling on several threads is safe, but not faster.

`workarounds.py` avoids bugs of LLVM 22.
"""

from wfv.llvm.emit import (
    assembled_symbols,
    emit_assembly,
    emit_object,
    emit_object_as_it_is,
    link_texts,
    optimize,
)
from wfv.llvm.jit import NativeCode, libmvec_symbols, load_object
from wfv.llvm.machine import host_cpu, versions
from wfv.llvm.targets import Target, find_target, target_is_runnable, target_of
from wfv.llvm.text import canonicalize, run_passes, simplified, verify

__all__ = [
    "NativeCode", "Target", "assembled_symbols", "canonicalize", "emit_assembly",
    "emit_object", "emit_object_as_it_is", "find_target", "host_cpu", "libmvec_symbols", "link_texts", "load_object",
    "optimize", "run_passes", "simplified", "target_is_runnable", "target_of", "verify", "versions",
]  # fmt: skip
