"""`@wfv.kernel`: a Python function that is launched as a kernel; for each set of argument types it is compiled once."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import partial, update_wrapper
from inspect import Signature, signature
from types import FunctionType
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from wfv.auto_settings import AUTO, strategy_or_default
from wfv.collector import without_collection
from wfv.errors import ArgumentError, GeometryError, known, near
from wfv.options import DEFAULT, Options, make_options
from wfv.python.argument_types import annotated_type, is_in_module, parameters_of, type_key, type_of
from wfv.python.cached_front_end import ir_text
from wfv.python.parameters import Splitter, splitter
from wfv.python.rules import Rules, is_single, settled
from wfv.python.work_items import interpret
from wfv.runtime.arguments.parameters import LAUNCH_OPTIONS
from wfv.runtime.kernel import BoundKernel, Kernel
from wfv.runtime.launch.geometry import Size, as_sizes, make_range
from wfv.runtime.program import build
from wfv.runtime.program_source import from_front_end

if TYPE_CHECKING:
    from passes.remarks import Remark
    from wfv.inspect.check.findings import Findings

_OF_OPENCL = ("source", "options", "defines", "include_dirs", "contract")
_OPTIONS = [name for name in signature(build).parameters if name not in _OF_OPENCL]
_COMPILATION = signature(make_options).parameters.keys() - {"strategy"}
_INDEX = "sizes are in work-items: kernel[n], kernel[rows, columns], or kernel[(n,), (64,)] with groups of 64"
_SIZES_FIRST = "the sizes come first: kernel[n](..), or kernel(global_size, local_size, ..)"
_ASKED = re.compile(r"^ .* call .*@_Z\d+get_\w+j\(i32 (.+?)\)", re.MULTILINE)


class PythonKernel:
    """A kernel in Python, made by `wfv.kernel`: `kernel[global_size](*args)`, or with sizes as in `wfv.Kernel`.

    `py_func` is the Python function itself, `compile(*args)` the `wfv.Kernel` for arguments of these types.
    """

    __qualname__: str

    def __init__(
        self, function: FunctionType, wrap: bool, numba_types: bool, local_size: Size | None, options: Mapping[str, Any]
    ) -> None:
        self.py_func, self._options = function, options
        self._general, self._constants = self, dict[str, Any]()  # of a specialized kernel, what it is made from
        self._wrap, self._is_numbas = wrap, numba_types
        self._local_size = None if local_size is None else _checked_size(local_size)
        self._parameters = parameters_of(function)
        self._signature = Signature(self._parameters)
        self._launch_options = {*LAUNCH_OPTIONS} - {*self._signature.parameters}
        self._compiled: dict[tuple[Any, ...], Kernel] = {}  # by the types of the arguments
        self._called: dict[tuple[Any, ...], tuple[Kernel, list[Splitter]]] = {}  # with these types, by `type_key`
        self._dimensions: dict[Kernel, int] = {}  # how many a kernel asks for
        update_wrapper(self, function)
        self.__doc__ = function.__doc__ or "A kernel of wfv."  # without one, `help` is about the class

    def __getitem__(self, sizes: Any) -> Callable[..., None]:
        """`kernel[n]`, `kernel[rows, columns]`: a global size; `kernel[(rows, columns), (16, 16)]` has a local one."""
        if not isinstance(sizes, tuple) or not any(isinstance(each, tuple) for each in sizes):
            return partial(self, sizes, None)
        if len(sizes) != 2:
            raise GeometryError(f"kernel[{str(sizes)[1:-1]}]: the index is no pair of two sizes", help=_INDEX)
        return partial(self, *sizes)

    def __call__(
        self, global_size: Size | None = None, local_size: Size | None = None, /, *args: Any, **by_name: Any
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        `threads`, `global_offset`, `strict`, `math` are options of the launch, as for `wfv.Kernel`. Raises
        ArgumentError, GeometryError, UnsupportedError, and other errors of launches.
        """
        if global_size is None:
            raise GeometryError(f"kernel {self.py_func.__name__!r} is launched without a size", help=_SIZES_FIRST)
        options = {name: by_name.pop(name) for name in self._launch_options & by_name.keys()}
        compiled, flat = self._specialized(args, by_name)
        if isinstance(global_size, tuple):
            sizes = as_sizes(global_size, "global size")
            self._check_dimensions(compiled, sizes, local_size is not None)
            if isinstance(local_size, tuple):
                self._check_blocks(sizes, as_sizes(local_size, "local size"), (*args, *by_name.values()))
        compiled(global_size, local_size, *flat, **options)

    def bind(self, *args: Any, **by_name: Any) -> BoundKernel:
        """The kernel with its arguments, to be launched any number of times. Raises ArgumentError, UnsupportedError."""
        compiled, flat = self._specialized(args, by_name)
        return compiled.bind(*flat)

    def compile(self, *args: Any, **by_name: Any) -> Kernel:
        """The `wfv.Kernel` for arguments of these types; without arguments, for the annotated types.

        Its parameters are, of an array, the address and shape, and unless it is contiguous the strides. Raises
        ArgumentError, UnsupportedError.
        """
        if args or by_name:
            return self._specialized(args, by_name)[0]
        return self._of(settled(self._is_numbas, map(annotated_type, self._parameters)))

    def specialize(self, *, local_size: Size | None = None, **values: Any) -> PythonKernel:
        """The kernel with these numbers compiled in, by the parameters' names, and this local size for all launches.

        It is called as before, and refuses other values (ArgumentError) and local sizes (GeometryError).
        """
        for name in values:
            known(name, [*self._signature.parameters], "parameter of the kernel")
        size = self._local_size if local_size is None else local_size
        made = PythonKernel(self.py_func, self._wrap, self._is_numbas, size, self._options)
        made._general, made._constants = self._general, {**self._constants, **values}
        return made

    def interpret(self, global_size: Size, local_size: Size | None, /, *args: Any, **by_name: Any) -> None:
        """Runs all work-items in plain Python, for tests and debuggers; without a local size, in groups of one.

        Raises ArgumentError, GeometryError.
        """
        lanes = self._options.get("lanes", Options.lanes)
        sizes = as_sizes(global_size, "global size")
        own = (self._local_size or (1, 1, 1))[: len(sizes)]
        ndrange = make_range(sizes, own if local_size is None else local_size)
        interpret(self.py_func, ndrange, self._ordered(args, by_name), lanes)

    def check(self, global_size: Size, local_size: Size | None, /, *args: Any, **by_name: Any) -> Findings:
        """Runs a launch in an interpreter, and returns the mistakes that it finds, as `wfv.Kernel.check` does.

        `groups`, `pedantic`, `max_steps`, `global_offset` are its options.
        """
        names = ("groups", "pedantic", "max_steps", "global_offset")
        options = {name: by_name.pop(name) for name in names if name in by_name}
        compiled, flat = self._specialized(args, by_name)
        return compiled.check(global_size, local_size, *flat, **options)

    def tune(
        self, global_size: Size, local_size: Size | None, /, *args: Any, threads: int | None = None, **by_name: Any
    ) -> None:
        """Finds the fastest candidate of `auto` for such launches, as `wfv.Kernel.tune` does."""
        compiled, flat = self._specialized(args, by_name)
        compiled.tune(global_size, local_size, *flat, threads=threads)

    def launch_remarks(
        self, global_size: Size, local_size: Size | None, /, *args: Any, threads: int | None = None, **by_name: Any
    ) -> tuple[Remark, ...]:
        """Which work-items of such a launch run one at a time, and why, as `wfv.Kernel.launch_remarks` says it."""
        return self._specialized(args, by_name)[0].launch_remarks(global_size, local_size, threads=threads)

    def explain(self, *args: Any, place: str | int | None = None, **by_name: Any) -> str:
        """What costs time for arguments of these types, why, and what to try, as `wfv.Kernel.explain` says it."""
        return self.compile(*args, **by_name).explain(place)

    def report(self, *args: Any, **by_name: Any) -> str:
        """The page of `wfv report` for arguments of these types, as HTML."""
        return self.compile(*args, **by_name).report()

    def __reduce__(self) -> str | tuple[object, ...]:
        """A kernel that its module has under its name is pickled by that name, as functions are; else its parts."""
        if is_in_module(self):
            return self.__qualname__
        if self._general is not self:
            return _specialized, (self._general, self._local_size, self._constants)
        return PythonKernel, (self.py_func, self._wrap, self._is_numbas, self._local_size, self._options)

    def __repr__(self) -> str:
        types = ", ".join(f"({', '.join(map(str, each))})" for each in self._compiled) or "no types yet"
        return f"<wfv kernel {self.__qualname__}{self._signature}: compiled for {types}>"

    def _specialized(self, args: tuple[Any, ...], by_name: Mapping[str, Any]) -> tuple[Kernel, list[Any]]:
        """The kernel for arguments of these types, and its own arguments."""
        given = self._ordered(args, by_name)
        key = tuple(map(type_key, given))
        if key not in self._called:
            types = settled(self._is_numbas, map(type_of, self._parameters, given))
            self._called[key] = self._of(types), [splitter(type) for type in types]
        compiled, splitters = self._called[key]
        return compiled, [each for split, value in zip(splitters, given, strict=True) for each in split(value)]

    def _check_dimensions(self, compiled: Kernel, global_size: tuple[int, ...], has_groups: bool) -> None:
        """Raises GeometryError if work-items differ only in dimensions that the kernel does not ask for.

        In groups that the caller names, this may be meant: there is a warning.
        """
        asked = self._dimensions[compiled]
        if len(global_size) > 3 or all(size == 1 for size in global_size[asked:]):
            return
        message = f"{self.py_func.__name__!r} asks for no id or size of dimension {asked}, so that work-items repeat it"
        if not has_groups:
            raise GeometryError(f"kernel[{str(global_size)[1:-1]}]: {message}", help=_INDEX)
        warnings.warn(message, stacklevel=3)

    def _check_blocks(self, global_size: tuple[int, ...], local_size: tuple[int, ...], args: Iterable[Any]) -> None:
        """Warns if the global size is the number of groups that cover an array of several dimensions, as in CUDA."""
        if len(global_size) < 2 or min(local_size) < 2:
            return
        for shape in (each.shape for each in args if isinstance(each, np.ndarray)):
            if (
                tuple(-(-length // size) for length, size in zip(shape, local_size, strict=False))
                == global_size
                != shape
            ):
                message = f"{self.py_func.__name__!r}: {global_size} is the number of groups for an array of {shape}"
                warnings.warn(f"{message}, and the global size is in work-items: kernel[{shape}, ..]", stacklevel=3)
                return

    def _ordered(self, args: tuple[Any, ...], by_name: Mapping[str, Any]) -> tuple[Any, ...]:
        if not by_name and len(args) == len(self._parameters):
            return args
        try:
            found = self._signature.bind(*args, **by_name)
        except TypeError as error:
            names = [*self._signature.parameters, *self._launch_options]
            hints = (near(name, names) for name in by_name.keys() - names)
            help = " ".join([*hints, f"it takes {self._signature}; in a launch {_SIZES_FIRST}"]).lstrip()
            raise ArgumentError(f"kernel {self.py_func.__name__!r}: {error}", help=help) from None
        found.apply_defaults()
        return found.args

    @without_collection()  # after each of the steps, it would look at all that they made
    def _of(self, args: tuple[Any, ...]) -> Kernel:
        if args not in self._compiled:
            is_checked = self._options.get("bounds") == "check"
            rules = Rules(not self._is_numbas and is_single(args), self._wrap, self._is_numbas, is_checked)
            text, _ = ir_text(self.py_func, args, rules, local_size=self._local_size)
            source = from_front_end(text, self.py_func.__code__.co_filename)
            made = build(source, **self._options)[self.py_func.__name__]
            made = made.specialize(self._constants) if self._constants else made
            self._compiled[args], self._dimensions[made] = made, _dimensions_of(text)
        return self._compiled[args]


def _specialized(kernel: PythonKernel, local_size: Size | None, constants: Mapping[str, Any]) -> PythonKernel:
    return kernel.specialize(local_size=local_size, **constants)


def _checked_size(local_size: Size) -> tuple[int, ...]:
    """The local size as three numbers. Raises GeometryError."""
    one = [1 for _ in as_sizes(local_size, "local size")]
    return (*make_range(one, local_size).local_size, 1, 1)[:3]


def _dimensions_of(text: str) -> int:
    """How many dimensions a kernel asks for, by its calls; all three if it does not say."""
    asked = set(_ASKED.findall(text))
    return 1 + max(map(int, asked)) if asked and asked <= {"0", "1", "2"} else 3


@overload
def kernel(function: Callable[..., None], /) -> PythonKernel: ...
@overload
def kernel(
    *, wrap: bool = False, numba_types: bool = False, local_size: Size | None = None, **options: Any
) -> Callable[[Callable[..., None]], PythonKernel]: ...
@overload
def kernel(
    function: Callable[..., None], /, *, wrap: bool = False, numba_types: bool = False,
    local_size: Size | None = None, **options: Any,
) -> PythonKernel: ...  # fmt: skip
def kernel(
    function: Any = None,
    /,
    *,
    wrap: bool = False,
    numba_types: bool = False,
    local_size: Size | None = None,
    **options: Any,
) -> Any:
    """A kernel from a Python function: as a decorator, with or without options.

    `wrap`: indices may be negative, and count from the end. `numba_types`: the types of operations are Numba's, else
    values of 32 bits stay so (docs/python_kernels.md). `local_size`: that of all launches. All others
    are options of `wfv.build`. Raises OptionError, GeometryError.
    """
    _check_options(options)
    if function is None:
        return partial(kernel, wrap=wrap, numba_types=numba_types, local_size=local_size, **options)
    return PythonKernel(function, wrap, numba_types, local_size, options)


def _check_options(options: Mapping[str, Any]) -> None:
    """Raises OptionError for an option that `wfv.build` does not have, and for a value that it refuses."""
    for name in options:
        known(name, _OPTIONS, "option of a kernel")
    strategy = strategy_or_default(options.get("strategy"))
    given = {name: options[name] for name in _COMPILATION & options.keys() if options[name] is not None}
    make_options(DEFAULT if strategy == AUTO else strategy, **given)
