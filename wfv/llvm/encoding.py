"""Works around LLVM 22 reading masks from the wrong register.

    vpmovd2m %zmm16, %k0; kmovw %k0, %eax       becomes         vmovmskps %xmm16, %eax

which cannot be encoded: the instruction in the object file reads %xmm0. The last pass over the machine code does this
(X86CompressEVEX, llvm-project issue 191304), with AVX-512 and under register pressure. LLVM reports no error, but the
assembly shows the instruction. Such code is generated again without the CPU features that lead to it.
"""

from __future__ import annotations

import re
from dataclasses import replace

import llvmlite.binding as llvm

from wfv.errors import InternalError
from wfv.llvm.machine import Target, machine_of

_UNENCODABLE = re.compile(r"^\s*v(?:movmskp[sd]|pmovmskb)\s+%[xy]mm(?:1[6-9]|2\d|3[01]),", re.MULTILINE)
_LANE_BITS = re.compile(r"bitcast <\d+ x i1>|reduce\.(?:or|and|add)\.v\d+i1|<\d+ x i1> .* to <\d+ x i")
_WITHOUT = ("", ",-avx512dq", ",-avx512dq,-avx512bw")


def encodable_machine(module: llvm.ModuleRef, target: Target, level: int) -> llvm.TargetMachine:
    """The target's machine, or one with fewer features, whose code for this optimized module can be encoded.

    Raises InternalError if there is none.
    """
    if "avx512f" not in target.available or not _LANE_BITS.search(str(module)):
        return machine_of(target, level)
    for less in _WITHOUT:
        machine = machine_of(replace(target, features=target.features + less), level)
        with module.clone() as copy:  # code generation changes the module
            if not _UNENCODABLE.search(machine.emit_assembly(copy)):
                return machine
    raise InternalError(f"LLVM generates code for {target.name} that cannot be encoded", help="try another target")
