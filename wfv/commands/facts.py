"""What `wfv doctor` knows of this installation and machine. Everything loads when asked: it may be what is broken."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import sys
from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any

import wfv
from wfv.cache import directory as cache_directory
from wfv.cache import sweep
from wfv.cache.store import Store
from wfv.cpus import usable_cpus
from wfv.lazy import LazyModule
from wfv.options import TARGETS

if TYPE_CHECKING:
    from wfv import llvm
    from wfv.llvm import announce, gdb
    from wfv.opencl import builtins, clang_program, math_implementations
    from wfv.runtime import program
else:
    llvm, announce, gdb = (LazyModule(f"wfv.llvm{name}") for name in ("", ".announce", ".gdb"))
    builtins, clang_program, math_implementations = (
        LazyModule(f"wfv.opencl.{name}") for name in ("builtins", "clang_program", "math_implementations")
    )
    program = LazyModule("wfv.runtime.program")

Facts = dict[str, Any]

NEEDED = ("numpy", "llvmlite", "networkx", "platformdirs", "rich", "typer")
OPTIONAL = {
    "ziglang": "OpenCL C: pip install 'wfv[opencl]'",
    "matplotlib": "pictures of measurements: pip install 'wfv[plot]'",
    "pygraphviz": "`wfv cfg`: pip install 'wfv[view]'",
    "pyopencl": "comparison with other OpenCL implementations",
    "gmpy2": "the errors of double functions",
}
FEATURES = ("has_masked_memory", "has_gather", "has_fma", "has_avx512")


def examine() -> Facts:
    """All of it. A part that cannot be told is `{"error": ..}`."""
    parts: dict[str, Callable[[], Facts]] = {
        "versions": versions, "clang": clang_facts, "cpu": cpu, "targets": targets, "threads": threads,
        "vector_math": vector_math, "cache": cache, "names": names,
    }  # fmt: skip
    return {name: _guarded(part) for name, part in parts.items()}


def _guarded(part: Callable[[], Facts]) -> Facts:
    try:
        return part()
    except Exception as error:  # whatever it is: the other parts can still be told
        return {"error": f"{type(error).__name__}: {error}"}


def versions() -> Facts:
    """Of wfv, of what it needs, and of what it can use; None for what is not there."""
    needed = {name: _version(name) for name in NEEDED}
    optional = {name: _version(name) for name in OPTIONAL}
    return {
        "wfv": wfv.__version__, "python": platform.python_version(), "executable": sys.executable,
        "system": platform.platform(), "packages": needed, "llvm": _llvm_version(), "optional": optional,
    }  # fmt: skip


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _llvm_version() -> str | None:
    try:
        return llvm.versions()["llvm"]
    except Exception:  # a library that does not load, for any reason: a check of its own tells it
        return None


def clang_facts() -> Facts:
    """How Clang is called, and where that comes from."""
    command = clang_program.clang_command()
    source = (
        clang_program.VARIABLE if os.environ.get(clang_program.VARIABLE) else "ziglang" if len(command) > 1 else "PATH"
    )
    return {"command": list(command), "from": source, "version": clang_program.clang_version()}


def cpu() -> Facts:
    """The machine's CPU as LLVM sees it."""
    return llvm.host_cpu()


def targets() -> Facts:
    """What code can be made for, and whether it runs here."""
    made = {name: llvm.find_target(name) for name in TARGETS}
    return {
        name: {
            "runs": llvm.target_is_runnable(target), "vector_bits": target.vector_bits,
            "lanes": target.vector_bits // 32, **{feature: getattr(target, feature) for feature in FEATURES},
        }
        for name, target in made.items()
    }  # fmt: skip


def threads() -> Facts:
    """Cores there are, those this process may use, and what a launch takes unless told otherwise."""
    default = signature(program.build).parameters["threads"].default
    return {"cores": os.cpu_count(), "usable": usable_cpus(), "default": default}


def vector_math() -> Facts:
    """libmvec's functions by type and elements of a call; which of libm are code of wfv, which are called by lane."""
    symbols, functions = llvm.libmvec_symbols(), builtins.libm_functions()
    forms: dict[str, list[str]] = {}
    for letter, bits in math_implementations.REGISTER_BITS.items():
        one = math_implementations.Libmvec(symbols, letter)
        for name, (_, kind, _) in functions.items():
            lanes = bits // int(kind[1:])
            if one.symbol(name, lanes):
                forms.setdefault(f"{kind} x {lanes}", []).append(name)
    host = llvm.find_target("host")
    libmvec = math_implementations.libmvec_of(host)
    made = {
        name: math_implementations.choose_implementation(name, "fast", libmvec, host.vector_bits // 32).kind
        for name in functions
    }
    named = {kind: sorted(name for name in made if made[name] == kind) for kind in ("own", "libm")}
    return {"libmvec": bool(symbols), "forms": forms, "own": named["own"], "scalar": named["libm"]}


def cache() -> Facts:
    """Where compiled code is kept, and how much there is."""
    used = cache_directory.default_cache()
    directory = cache_directory.directory()
    entries = list(sweep.entries(directory / cache_directory.FORMAT))
    return {
        "on": isinstance(used, Store), "path": str(directory), "entries": len(entries),
        "bytes": sum(file.size for file in entries), "limit": used.limit if isinstance(used, Store) else None,
        "writable": _is_writable(directory),
    }  # fmt: skip


def _is_writable(directory: os.PathLike[str]) -> bool:
    """Whether files can be made there, or it can be made itself."""
    path = os.fspath(directory)
    while not os.path.exists(path):
        path = os.path.dirname(path)
    return os.path.isdir(path) and os.access(path, os.W_OK | os.X_OK)


def names() -> Facts:
    """How native code gets names in perf and gdb (docs/profiling.md)."""
    return {
        "perf": {"variable": announce.PERF, "on": announce.is_asked(announce.PERF), "found": shutil.which("perf")},
        "gdb": {
            "variable": announce.GDB, "on": announce.is_asked(announce.GDB), "found": shutil.which("gdb"),
            "possible": gdb.is_available(),
        },
        "example": "wfv.KERNEL.unicf.x8",
    }  # fmt: skip
