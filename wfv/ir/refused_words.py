"""Words of LLVM IR that are refused before LLVM reads the text, with message and help.

Some make LLVM end the process. Others stand for what a vectorized kernel cannot have: exceptions, jumps to addresses,
thread-local variables. Keywords, types, and names of intrinsics and calling conventions count; other names, strings and
comments do not.
"""

from __future__ import annotations

import re

from wfv.ir.intrinsics import SPECIAL_GLOBALS, family_of, has_code

MAX_BITS = 128
MAX_DIGITS = 9  # LLVM counts values in 32 bits, and fails near the limit

_ASM = "assembly cannot be vectorized; write the operation in OpenCL C"
MACHINE = "compile for `spir64-unknown-unknown`, or pass wfv.build the OpenCL C"
_NOT_NEEDED = "OpenCL C never makes it; drop it"
_WORDS: dict[str, tuple[str, str]] = {
    "asm": ("inline or module-level assembly (`asm`)", _ASM),
    "vscale": ("a scalable vector (`vscale`)", "give vectors a fixed number of elements"),
    "gc": ("a garbage collector (`gc`)", _NOT_NEEDED),
    "token": ("the type `token`", _NOT_NEEDED),
    "target": ("a target extension type (`target(...)`)", MACHINE),
    "x86_amx": ("the type `x86_amx`", MACHINE),
    "ppc_fp128": ("the type `ppc_fp128`", MACHINE),
    "alias": ("an alias (`alias`)", _NOT_NEEDED),
    "ifunc": ("an indirect function (`ifunc`)", _NOT_NEEDED),
    "thread_local": ("a thread-local variable (`thread_local`)", "use a __local or __private variable"),
    "uselistorder": ("a use-list order (`uselistorder`)", "print the module without -preserve-ll-uselistorder"),
    "uselistorder_bb": ("a use-list order (`uselistorder_bb`)", "print the module without -preserve-ll-uselistorder"),
    **dict.fromkeys(
        ("invoke", "landingpad", "resume", "catchswitch", "catchpad", "cleanuppad", "catchret", "cleanupret"),
        ("", "compile without exceptions"),
    ),
    **dict.fromkeys(("callbr", "indirectbr", "blockaddress"), ("", "write branches and loops")),
    **dict.fromkeys(("va_arg", "musttail", "dso_local_equivalent", "no_cfi", "ptrauth"), ("", _NOT_NEEDED)),
    **dict.fromkeys(
        (
            "prefix",
            "prologue",
            "naked",
            "presplitcoroutine",
            "inalloca",
            "preallocated",
            "swifterror",
            "swiftself",
            "swiftasync",
            "nest",
            "jumptable",
        ),
        ("", _NOT_NEEDED),
    ),
    "cc": ("a numbered calling convention (`cc`)", MACHINE),
}
_START = ("@llvm.global_ctors", "@llvm.global_dtors")
_CONVENTION = re.compile(r"(?:amdgpu|ptx|aarch64|arm|riscv|avr|msp430|m68k|x86|win64|intel|hhvm|graal)\w*cc|"
                         r"(?:amdgpu|ptx)_\w+|arm_\w+|intel_ocl_bicc|x86_64_sysvcc")  # fmt: skip


# Types of OpenCL C that are target extension types in Clang's IR.
_NO_IMAGES = "wfv has no depth images and no multisampled ones: pass a buffer, or an image of order `r`"
_TYPES = {
    "Pipe": ("a pipe", "pass a buffer, and an atomic counter of its elements"),
    "ReserveId": ("a reservation of a pipe (`reserve_id_t`)", "pass a buffer, and an atomic counter of its elements"),
    "Queue": ("a queue (`queue_t`)", "kernels cannot enqueue kernels: launch them one after the other"),
    "DeviceEvent": ("an event of a queue (`clk_event_t`)", "kernels cannot enqueue kernels: launch them one by one"),
}
_EXTENSION_TYPE = re.compile(r'target\s*\(\s*"spirv\.(\w+)"')
# Dimension, depth, array, multisampled; behind the type the attributes and name of a parameter.
_IMAGE = re.compile(
    r'target\s*\(\s*"spirv\.Image",\s*void,\s*(\d+),\s*(\d+),\s*(\d+),\s*(\d+)[^)]*\)(?:\s+\w+)*(?:\s+%([A-Za-z_]\w*))?'
)
_DIMENSIONS = {"0": "1d", "1": "2d", "2": "3d", "5": "1d_buffer"}


def refusal_at(bare: str, position: int, word: str) -> tuple[str, str]:
    """Message and help for a refused word at this position of a text."""
    type = _EXTENSION_TYPE.match(bare, position)
    if type and type[1] == "Image":
        return f"an image (`{_image_at(bare, position)}`)", _NO_IMAGES
    refusal = _TYPES.get(type[1]) if type else refusal_of(word)
    return refusal or _WORDS["target"]


def _image_at(bare: str, position: int) -> str:
    """The image as OpenCL C writes it, with its name if it is a parameter: `image2d_t picture`."""
    found = _IMAGE.match(bare, position)
    if found is None or found[1] not in _DIMENSIONS:
        return "image_t"
    parts = (
        _DIMENSIONS[found[1]],
        *("_array" * (found[3] == "1"), "_msaa" * (found[4] == "1"), "_depth" * (found[2] == "1")),
    )
    return f"image{''.join(parts)}_t {found[5] or ''}".rstrip()


def refusal_of(word: str) -> tuple[str, str] | None:
    """Message and help if this word is refused, else None."""
    if word in _WORDS:
        message, help = _WORDS[word]
        return message or f"the keyword `{word}`", help
    if word[0] == "i" and word[1:].isdigit() and (len(word) > 5 or int(word[1:]) > MAX_BITS):
        return f"the type {word[:20]}", f"integers have at most {MAX_BITS} bits here"
    if word in _START:
        return f"the list of initial functions {word}", "call them from the kernel"
    if word[:6] == "@llvm." and not family_of(word[1:]) and word[1:] not in SPECIAL_GLOBALS:
        return f"the intrinsic {word[:80]}", MACHINE
    if word[:6] == "@llvm." and not has_code(word[1:]):
        return f"the intrinsic {word[:80]}", "LLVM has no machine code for it on these types; use it on scalars"
    if _CONVENTION.fullmatch(word):
        return f"the calling convention `{word}`", MACHINE
    if word[0] in "%@" and word[1:].isdigit() and len(word) > MAX_DIGITS:
        return f"the number {word[:40]}", "values are numbered from 0 on, as LLVM prints them"
    if word[0] == "^" and word[1:].isdigit():
        return "a module summary", "compile without ThinLTO"
    if word[:3] in ("u0x", "s0x"):
        return f"the hexadecimal integer {word[:40]}", "write it in decimal digits"
    return None
