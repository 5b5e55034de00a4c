"""Results that tests share: LLVM and Clang compile the same text once in a test process.

Many tests compile one source for several strategies, and strategies often make the same code. LLVM and Clang are
deterministic (tests/test_native_code.py tests that for LLVM), so a second run finds nothing that the first one did not.
wfv itself compiles each kernel anew. A test process reads LLVM IR itself, where wfv starts a child process to be safe
from damaged texts; tests of these use the fixture `llvm_in_child`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps

from wfv import llvm
from wfv.llvm import foreign
from wfv.opencl import clang
from wfv.opencl.translation import Translation
from wfv.runtime import cached_compiler

_COUNT = 500  # of the last results: tests that share them run one after the other

Translate = Callable[..., Translation]
MakeObject = Callable[[str, llvm.Target, bool], bytes]


def share_results() -> None:
    """Replaces the calls of LLVM and Clang. Errors, and what depends on other files, are not shared."""
    clang._translate = _shared_translations(clang._translate)
    foreign._in_child = lru_cache(_COUNT)(foreign.canonical)
    cached_compiler.make_object = _shared_objects(cached_compiler.make_object)


def _shared_translations(translate: Translate) -> Translate:
    shared = lru_cache(_COUNT)(lambda arguments, *others: translate(list(arguments), *others))

    @wraps(translate)
    def translated(arguments: list[str], text: str, *others: str) -> Translation:
        has_files = "include" in text or "embed" in text or any("-MF" in one for one in arguments)
        if has_files:
            return translate(arguments, text, *others)
        return shared(tuple(arguments), text, *others)

    return translated


def _shared_objects(make_object: MakeObject) -> MakeObject:
    shared, emit_object = lru_cache(_COUNT)(make_object), llvm.emit_object

    @wraps(make_object)
    def made(ir: str, target: llvm.Target, vectorize: bool) -> bytes:
        is_observed = llvm.emit_object is not emit_object  # by the test
        return make_object(ir, target, vectorize) if is_observed else shared(ir, target, vectorize)

    return made
