"""A target of Numba: functions become LLVM IR that wfv reads, and no machine code.

There is one for each set of `Rules`: Numba keeps its compiled functions by target.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
from numba.core import callconv, cgutils, codegen, cpu, debuginfo, errors
from numba.core.compiler import Compiler
from numba.core.descriptors import TargetDescriptor
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.target_extension import dispatcher_registry, jit_registry, target_override, target_registry

from wfv.errors import SourceLocation
from wfv.python import indices, numpy_functions, operations, ranges
from wfv.python.builtins import call
from wfv.python.call_copies import join_copies
from wfv.python.failures import NUMBAS
from wfv.python.numpy_functions import KernelTarget
from wfv.python.rules import Rules
from wfv.python.typing_rules import KernelTyping
from wfv.whole_imports import uninterrupted

_LIBRARIES = (NUMBAS, os.path.dirname(__file__))
_MOST_CONSTANT = 10**6  # bytes of an array: each is a number in the text of the module


class _Place(SourceLocation):
    """A line with a column, which Numba's messages then have as well."""

    def __str__(self) -> str:
        return f"{int(self)}:{self.column}"


class _Compiler(Compiler):
    def define_pipelines(self):
        """Before any pass runs, gives instructions the columns that Python knows, and joins copies of calls."""
        # Numba puts an instruction in front.
        places = [(0, None, 0, None), *self.state.func_id.code.co_positions()]
        for instruction in self.state.bc:
            line, _, column, _ = places[instruction.offset // 2]
            instruction.lineno = _Place(line or instruction.lineno, (column or 0) + 1, self.state.func_id.filename)
        join_copies(self.state.bc, places)
        return super().define_pipelines()


class _DebugInfo(debuginfo.DIBuilder):
    """Lines and columns, no variables."""

    def mark_variable(self, *_, **__):
        pass

    def mark_location(self, builder, line):
        builder.place = line
        place = {"line": int(line), "column": getattr(line, "column", 0), "scope": self.subprograms[-1]}
        builder.debug_metadata = self.module.add_debug_info("DILocation", place)


def _debug_info(filepath, **by_name):
    """Debug info. Numba's functions and wfv's have no lines: code inlined from them has the line of the call."""
    kind = debuginfo.DummyDIBuilder if filepath.startswith(_LIBRARIES) else _DebugInfo
    return kind(filepath=filepath, **by_name)


class _Library(codegen.AOTCodeLibrary):
    """IR as it is generated: wfv and LLVM optimize it later."""

    def _optimize_functions(self, ll_module):
        ll_module.data_layout = self.codegen._data_layout

    def _optimize_final_module(self):
        pass


class _Codegen(codegen.AOTCPUCodegen):
    _library_class = _Library


class _CallConv(callconv.MinimalCallConv):
    """An exception is a trap; an IndexError is one of Clang's sanitizer of bounds."""

    def return_user_exc(self, builder, exc, *_, **__):
        if exc is IndexError:
            call(builder, "llvm.ubsantrap", cgutils.int8_t(18))
        else:
            call(builder, "llvm.trap")
        self._return_errcode_raw(builder, callconv.RETCODE_OK)

    return_dynamic_user_exc = return_user_exc

    def check_try_status(self, builder):
        raise errors.UnsupportedError("`try` and `with` in a kernel")

    set_try_status = unset_try_status = check_try_status


class _Context(cpu.CPUContext):
    """Code that is neither run here nor linked with Numba's runtime."""

    DIBuilder = staticmethod(_debug_info)

    def init(self):
        super().init()
        self._internal_codegen = _Codegen("wfv")

    def load_additional_registries(self):
        rtsys.initialize(cpu_target.target_context)  # else Numba's runtime would be compiled for this target
        super().load_additional_registries()
        self.install_registry(operations.registry)
        self.install_registry(indices.registry)
        self.install_registry(numpy_functions.registry)

    def refresh(self):
        super().refresh()
        self.install_registry(ranges.registry)  # after Numba's own, of which the last is taken

    def make_constant_array(self, builder, typ, ary):
        """A global array as a constant: a copy of its elements as they are now. Numba would keep some by address."""
        if ary.nbytes > _MOST_CONSTANT:
            raise errors.UnsupportedError(f"a constant array of {ary.nbytes} bytes")
        if typ.layout == "A":
            typ, ary = typ.copy(layout="C"), np.ascontiguousarray(ary)
        return super().make_constant_array(builder, typ, ary)

    @property
    def call_conv(self):
        return _CallConv(self)

    def get_env_manager(self, builder, return_pyobject=False):
        raise errors.UnsupportedError("Python objects, and functions that print them")

    def post_lowering(self, mod, library):
        pass

    def get_executable(self, library, fndesc, env):
        """The function's name for Numba; its callees are linked."""
        library.finalize()
        return fndesc.mangled_name


class _Options(cpu.CPUTargetOptions):
    def finalize(self, flags, options):
        flags.nrt = False
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        flags.debuginfo = flags.dbg_directives_only = True
        flags.error_model = "numpy"


class _Target(TargetDescriptor):
    """The contexts of one set of rules, under a name of their own in Numba's registries."""

    options, typing_context, target_context = _Options, None, None

    def __init__(self, rules: Rules):
        self.name = f"wfv {rules}"
        super().__init__(self.name)
        token = type("Wfv", (KernelTarget,), {})
        self.dispatcher = type("KernelDispatcher", (_Dispatcher,), {"targetdescr": self})
        target_registry[self.name], dispatcher_registry[token] = token, self.dispatcher
        self._numbas: dict[FunctionType, Any] = {}
        self._users: dict[FunctionType, Any] = {}
        jit_registry[token] = lambda **_: self.of
        self.typing_context = KernelTyping(rules, self.of)
        with target_override(self.name):
            self.target_context = _Context(self.typing_context, self.name)
            self.typing_context.refresh()  # imports most of Numba
            self.target_context.refresh()

    def of(self, function: FunctionType) -> Any:
        """Numba's object for a function."""
        made = self._numbas if (function.__module__ or "").startswith("numba.") else self._users
        if function not in made:
            made[function] = self.dispatcher(function, pipeline_class=_Compiler)
        return made[function]

    def forget(self) -> None:
        """Forgets the user's functions: globals are constants in their code, and may have changed since."""
        self._users.clear()


class _Dispatcher(Dispatcher):
    """A function of which only the IR is made."""

    def add_overload(self, cres):
        self.overloads[tuple(cres.signature.args)] = cres


_target = cache(_Target)


def compiled(function: FunctionType, args: tuple[Any, ...], rules: Rules) -> Any:
    """Numba's compilation of a function for arguments of these types. Raises Numba's errors."""
    with uninterrupted():
        target = _target(rules)
    with target_override(target.name), warnings.catch_warnings():
        warnings.simplefilter("ignore", errors.NumbaDebugInfoWarning)  # a source that is in no file
        target.forget()
        made = target.of(function)
        made.compile(args)
    return made.overloads[args]
