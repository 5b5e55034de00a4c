"""Works around LLVM 22 reading masks from the wrong register.

    vpmovd2m %zmm16, %k0; kmovw %k0, %eax       becomes         vmovmskps %xmm16, %eax

which cannot be encoded: the instruction in the object file reads %xmm0. The last pass over the machine code does this
(X86CompressEVEX, llvm-project issue 191304), with AVX-512 and under register pressure. LLVM reports no error, but the
assembly shows the instruction. Such code is generated again without the CPU features that lead to it.

To generate code takes as long as to optimize it, so object code is searched for the instruction's bytes first: the
assembly is made only if they occur, to see which register is meant.
"""

from __future__ import annotations

import re
from dataclasses import replace

import llvmlite.binding as llvm

from wfv.errors import InternalError
from wfv.llvm.machine import Target, machine_of

_UNENCODABLE = re.compile(r"^\s*v(?:movmskp[sd]|pmovmskb)\s+%[xy]mm(?:1[6-9]|2\d|3[01]),", re.MULTILINE)
# The same instructions with any register: a VEX prefix of two or three bytes, the opcode, two registers.
_READS_MASK = re.compile(
    rb"(?:\xc5|\xc4[\x01\x21\x41\x61\x81\xa1\xc1\xe1])[\x78\x79\x7c\x7d\xf8\xf9\xfc\xfd][\x50\xd7][\xc0-\xff]",
    re.DOTALL,
)
_WITHOUT = ("", ",-avx512dq", ",-avx512dq,-avx512bw")


def emit_encodable_object(module: llvm.ModuleRef, target: Target, level: int) -> bytes:
    """The object code of an optimized module. Raises InternalError if all code that LLVM generates for it is wrong."""
    machine = machine_of(target, level, False)
    if not _is_concerned(target):
        return machine.emit_object(module)
    with module.clone() as spare:  # code generation changes the module
        code = machine.emit_object(module)
        if not _READS_MASK.search(code):
            return code
        other = _encodable_machine(spare, target, level)
        return code if other is machine else other.emit_object(spare)


def emit_encodable_assembly(module: llvm.ModuleRef, target: Target, level: int, has_comments: bool = False) -> str:
    """The assembly of the same code, with LLVM's comments if `has_comments`. Raises InternalError likewise."""
    machine = machine_of(target, level, has_comments)
    if not _is_concerned(target):
        return str(machine.emit_assembly(module))
    with module.clone() as spare:
        text = str(machine.emit_assembly(module))
        if not _UNENCODABLE.search(text):
            return text
        return str(_encodable_machine(spare, target, level, has_comments).emit_assembly(spare))


def _is_concerned(target: Target) -> bool:
    return "avx512f" in target.available


def _encodable_machine(
    module: llvm.ModuleRef, target: Target, level: int, has_comments: bool = False
) -> llvm.TargetMachine:
    """The target's machine, or one with fewer features, whose code for the module can be encoded."""
    for less in _WITHOUT:
        machine = machine_of(replace(target, features=target.features + less), level, has_comments)
        with module.clone() as copy:
            if not _UNENCODABLE.search(machine.emit_assembly(copy)):
                return machine
    raise InternalError(f"LLVM generates code for {target.name} that cannot be encoded", help="try another target")
