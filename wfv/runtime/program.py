"""Programs: all kernels of a module, compiled on demand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from wfv.cache import Cache, default_cache
from wfv.errors import OptionError, ParseError
from wfv.lazy import LazyModule
from wfv.options import Boscc, Options, make_options
from wfv.runtime.cached import KernelCompiler, kernel_names, read_source, vector_bits
from wfv.runtime.thread_count import check_threads

if TYPE_CHECKING:
    import difflib

    from wfv.runtime import kernel, saved
else:  # a program in the cache is built before the first of them would have loaded
    difflib = LazyModule("difflib")
    kernel, saved = LazyModule("wfv.runtime.kernel"), LazyModule("wfv.runtime.saved")

__all__ = ["Program", "UnknownKernelError", "build", "load"]


class UnknownKernelError(OptionError, AttributeError):
    """The program has no kernel of that name."""


class Program:
    """The kernels of a module, made by `build`: `program.NAME(global_size, local_size, *args)` or `program["NAME"]`."""

    def __init__(self, text: str, options: Options, *, threads: int = 1, cache: Cache | None = None) -> None:
        self.text, self.options, self.threads = text, options, threads
        self.cache = default_cache() if cache is None else cache
        self.kernels = tuple(kernel_names(text, self.cache))
        self._kernels: dict[str, kernel.Kernel] = {}

    def __getitem__(self, name: str) -> kernel.Kernel:
        """The kernel of that name, or an UnknownKernelError that lists what there is."""
        if name in self._kernels:
            return self._kernels[name]
        if name in self.kernels:
            return self._kernels.setdefault(name, self._make(name))
        close = difflib.get_close_matches(name, self.kernels, 3)
        hint = f"did you mean {' or '.join(close)}? " if close else ""
        raise UnknownKernelError(f"no kernel {name!r}", help=f"{hint}there are: {', '.join(self) or 'none at all'}")

    def _make(self, name: str) -> kernel.Kernel:
        compiler = KernelCompiler(self.text, name, self.cache)
        return kernel.Kernel(name, compiler, self.options, threads=self.threads, source=self.text)

    def save(self, path: str | Path) -> None:
        """Writes the program and what was compiled of it into one file, for `wfv.load`.

        Each kernel is compiled, if it is not yet, for launches with the program's own lanes. Raises OptionError, and
        what compiling raises.
        """
        saved.save(self, Path(path))

    def __getattr__(self, name: str) -> kernel.Kernel:
        if name.startswith("_"):  # Python's own protocols ask, also before __init__ has run
            raise AttributeError(name)
        return self[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.kernels)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self.kernels])

    def __reduce__(self) -> tuple[object, ...]:
        return _make_program, (self.text, self.options, self.threads, self.cache)

    def __repr__(self) -> str:
        return f"<wfv program: {', '.join(self.kernels)}>"


def _make_program(text: str, options: Options, threads: int, cache: Cache) -> Program:
    return Program(text, options, threads=threads, cache=cache)


def build(
    source: str | Path,
    *,
    strategy: str = "unicf",
    lanes: int | None = None,
    target: str = "host",
    threads: int = 1,
    boscc: Boscc | None = None,
) -> Program:
    """A program from LLVM IR: a path to a `.ll` file, or the text itself (a string of several lines).

    `strategy` is a key of `wfv.STRATEGIES`; `lanes` the work-items per SIMD vector, a power of two from 2 to 64
    (None: as many 32-bit values as fit into a register); `target` is `host` or `x86-64-v2`, `-v3`, `-v4`; `threads`
    is the default of the launches; `boscc` says where the strategies of that name put their branches. Kernels are
    compiled at their first launch. Raises OptionError (also for a file that is not there), ParseError,
    UnsupportedError.
    """
    if lanes is None:
        lanes = vector_bits(target) // 32
    options = make_options(strategy, lanes, target, boscc)
    return Program(read_source(read_text(source)), options, threads=check_threads(threads))


def load(path: str | Path) -> Program:
    """The program that `Program.save` wrote, ready to launch; for another CPU or wfv, compiled again from its IR.

    The file's machine code runs in this process: load only what you trust. Raises CacheError, OptionError.
    """
    text, options, threads, cache = saved.load_parts(Path(path))
    return Program(read_source(text, cache), options, threads=threads, cache=cache)


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
