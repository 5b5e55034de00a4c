"""Programs: all kernels of a module, compiled on demand."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from wfv import llvm, pipeline
from wfv.errors import OptionError, ParseError
from wfv.options import Boscc, Options, make_options
from wfv.runtime.kernel import Kernel, check_threads

__all__ = ["Program", "UnknownKernelError", "build"]


class UnknownKernelError(OptionError, AttributeError):
    """The program has no kernel of that name."""


class Program:
    """The kernels of a module, made by `build`: `program.NAME(global_size, local_size, *args)` or `program["NAME"]`."""

    def __init__(
        self, text: str, options: Options, *, threads: int = 1, strict: bool = False, suits_lanes: bool = False
    ) -> None:
        self.options = options
        defaults: Any = {"threads": threads, "strict": strict, "suits_lanes": suits_lanes}
        self._kernels = {
            name: Kernel(name, partial(pipeline.compile_kernel, text, name), options, source=text, **defaults)
            for name in pipeline.kernel_names(text)
        }

    @property
    def kernels(self) -> tuple[str, ...]:
        """The names of the kernels."""
        return tuple(self._kernels)

    def __getitem__(self, name: str) -> Kernel:
        """The kernel of that name, or an UnknownKernelError that lists what there is."""
        if name in self._kernels:
            return self._kernels[name]
        close = difflib.get_close_matches(name, self._kernels, 3)
        hint = f"did you mean {' or '.join(close)}? " if close else ""
        raise UnknownKernelError(
            f"no kernel {name!r}", help=f"{hint}there are: {', '.join(self._kernels) or 'none at all'}"
        )

    def __getattr__(self, name: str) -> Kernel:
        if name.startswith("_"):  # Python's own protocols ask, also before __init__ has run
            raise AttributeError(name)
        return self[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self._kernels])

    def __repr__(self) -> str:
        return f"<wfv program: {', '.join(self._kernels)}>"


def build(
    source: str | Path,
    *,
    strategy: str = "unicf",
    lanes: int | None = None,
    target: str = "host",
    threads: int = 1,
    boscc: Boscc | None = None,
    strict: bool = False,
) -> Program:
    """A program from LLVM IR: a path to a `.ll` file, or the text itself (a string of several lines).

    `strategy` is a key of `wfv.STRATEGIES`; `lanes` the work-items per SIMD vector, a power of two from 2 to 64
    (None: as many 32-bit values as fit into a register, or what the kernel's attributes say); `target` is `host` or
    `x86-64-v2`, `-v3`, `-v4`; `threads` and `strict` are the defaults of the launches; `boscc` says where the
    strategies of that name put their branches. Kernels are compiled at their first launch. Raises OptionError (also
    for a file that is not there), ParseError, UnsupportedError.
    """
    suits_lanes = lanes is None
    if lanes is None:
        lanes = llvm.find_target(target).vector_bits // 32
    options = make_options(strategy, lanes, target, boscc)
    text = pipeline.read_source(read_text(source))
    return Program(text, options, threads=check_threads(threads), strict=strict, suits_lanes=suits_lanes)


def read_text(source: str | Path) -> str:
    """The IR text of a path, or the string itself if it has several lines. Raises OptionError, ParseError."""
    if isinstance(source, str) and "\n" in source:
        return source
    if not isinstance(source, (str, Path)):
        raise OptionError(f"a program's source is a path or a text, not {type(source).__name__}")
    if not str(source):
        raise OptionError("no source: the path is empty", help="pass the path of a .ll file, or its text")
    return _read_file(Path(source)) + "\n"


def _read_file(path: Path) -> str:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError(
            f"cannot read {str(path)!r}: {reason}", help="pass the path of a .ll file, or its text"
        ) from None
    if data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"):
        raise ParseError(f"{str(path)!r} is LLVM bitcode, not text", help="llvm-dis turns it into text")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise ParseError(f"{str(path)!r} is not LLVM IR: not a text file") from None
