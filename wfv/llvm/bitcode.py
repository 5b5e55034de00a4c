"""Converts bitcode to text, in a child process: LLVM aborts the process on some damaged bitcode."""

from __future__ import annotations

import subprocess
import sys

from wfv.errors import ParseError

TIME_LIMIT = 60.0  # seconds
MEMORY_LIMIT = 4 << 30
_SCRIPT = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY_LIMIT}, {MEMORY_LIMIT}))
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
import llvmlite.binding as llvm
try:
    text = str(llvm.parse_bitcode(sys.stdin.buffer.read()))
except RuntimeError as error:
    sys.exit(str(error))
sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
"""


def bitcode_text(data: bytes) -> str:
    """The module as LLVM prints it, not yet verified. Raises ParseError."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", _SCRIPT], input=data, capture_output=True, timeout=TIME_LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        raise ParseError(f"LLVM does not read this bitcode within {TIME_LIMIT:g} s") from None
    if done.returncode == 0:
        return done.stdout.decode("utf-8", "surrogateescape")
    reason = done.stderr.decode(errors="replace").strip().split("\n")[-1]
    raise ParseError(
        f"not LLVM bitcode of a version that LLVM 22 reads: {reason or 'LLVM aborted'}",
        help="it may be damaged: generate it again",
    )
