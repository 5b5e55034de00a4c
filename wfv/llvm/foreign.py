"""Reads LLVM IR and bitcode that our own Clang has not made, in a child process.

LLVM ends the process, or never ends, on some texts that its parser accepts: old forms of intrinsics with wrong types,
wrong text with debug info, metadata in chains that exhaust the stack, damaged bitcode. The child reads the module,
verifies it, prints it, and reads that once more, with less stack than a thread of this process has. So this process can
read the child's output.
"""

import json
import os
import resource
import signal
import subprocess
import sys
from contextlib import suppress

from wfv.errors import ParseError, UnsupportedError, not_started
from wfv.llvm.text import canonicalize, read_bitcode, verify, without_debug_info

SECONDS, MEMORY, STACK = 20, 4 << 30, 2 << 20  # of processor time; bytes
_SHOWN = 300  # characters of LLVM's last output
_FAILED = 3  # the exit code if LLVM refuses the module


class LlvmFailureError(UnsupportedError):
    """LLVM ended its process, or did not end, while it read a module."""


def canonical_text(text: str) -> str:
    """`canonicalize` for a text from anywhere. Raises ParseError, LlvmFailureError, OptionError."""
    try:
        return _in_child("text", text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise ParseError("not LLVM IR: not UTF-8", line=line, help="pass the text of a .ll file") from None


def bitcode_text(data: bytes) -> str:
    """The module as LLVM prints it, not yet verified. Raises ParseError, OptionError."""
    try:
        return _in_child("bitcode", data)
    except (ParseError, LlvmFailureError) as error:
        raise ParseError(
            f"not LLVM bitcode of a version that LLVM 22 reads: {error.message}",
            help="it may be damaged: generate it again",
        ) from None


def canonical(kind: str, data: bytes) -> str:
    """The text of a "text" or of "bitcode", read in this process. Raises ParseError."""
    if kind == "bitcode":
        return read_bitcode(data)
    verify(without_debug_info(data.decode()))  # then a mistake is an error, and does not end the process
    text = canonicalize(data.decode())
    verify(text)
    return text


def _in_child(kind: str, data: bytes) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
    command = [sys.executable, "-c", "from wfv.llvm.foreign import main; main()", kind]
    try:
        done = subprocess.run(
            command, input=data, capture_output=True, env=environment, timeout=3 * SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise _failure(f"does not end within {3 * SECONDS} s") from None
    except OSError as error:
        raise not_started("the process that reads LLVM IR", error) from None
    if done.returncode == 0:
        return done.stdout.decode("utf-8", "surrogateescape")
    if done.returncode == _FAILED:
        raise ParseError(**json.loads(done.stdout))
    how = signal.Signals(-done.returncode).name if done.returncode < 0 else f"exit code {done.returncode}"
    said = done.stderr.decode(errors="replace").strip().split("\n")[0][:_SHOWN]
    raise _failure(f"ended with {how}{f': {said}' if said else ''}")


def _failure(what: str) -> LlvmFailureError:
    return LlvmFailureError(
        f"LLVM cannot read this module: it {what}",
        help="print it with LLVM 22 (`opt -S`), without debug info and other metadata (`-strip-debug`)",
    )


def main() -> None:
    """The child: reads the module on its standard input, and prints its canonical text, or the error."""
    _limit()
    data = sys.stdin.buffer.read()
    try:
        text = canonical(sys.argv[1], data)
    except ParseError as error:
        print(json.dumps({"message": error.message, "line": error.line, "help": error.help}))
        sys.exit(_FAILED)
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))


def _limit() -> None:
    for name, limit in {"CPU": SECONDS, "AS": MEMORY, "STACK": STACK, "CORE": 0}.items():
        kind = getattr(resource, f"RLIMIT_{name}")
        with suppress(OSError, ValueError):
            resource.setrlimit(kind, (limit, resource.getrlimit(kind)[1]))
