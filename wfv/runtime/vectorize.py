"""`wfv.vectorize`: a scalar function becomes a SIMD function for NumPy arrays, for C, or to be called by its address.

f = wfv.vectorize("float f(float x, int n) { .. }", "f", shapes={"n": "uniform"})
f(x, 3)              # for each element of x, 8 at a time
"""

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from passes.remarks import Remark
from passes.widen.function_entry import FunctionModule, Parameter
from wfv import llvm
from wfv.errors import ArgumentError, OptionError, known, with_known_options
from wfv.ir.types import I1, FloatType, IntType, PtrType, Type, size_of
from wfv.options import DEFAULT, Boscc, Options, make_options
from wfv.runtime.arguments.parameters import refuse_masked
from wfv.runtime.c_header import c_header
from wfv.runtime.cached_compiler import emit_object
from wfv.runtime.cached_functions import Request, function_module
from wfv.runtime.function_source import function_ir
from wfv.runtime.program_source import Source
from wfv.strategies import OWN_ANALYSIS

VariantsOf = Mapping[str, Sequence[tuple[str, int | str]]]
_RESULTS = ("varying", "uniform")
_FLOATS = {"half": "f2", "float": "f4", "double": "f8"}


@with_known_options
def vectorize(
    source: str | bytes | Path | Source,
    name: str,
    lanes: int = 8,
    shapes: Mapping[str, str] | None = None,
    *,
    result: str = "varying",
    mask: bool = False,
    strategy: str = DEFAULT,
    mapping: VariantsOf | None = None,
    target: str = "host",
    boscc: Boscc | None = None,
    math: str = "fast",
    without: Iterable[str] = (),
    analysis: str = OWN_ANALYSIS,
) -> "VectorFunction":
    """Vectorizes a scalar function of LLVM IR, C or OpenCL C (Karrenberg & Hack, CGO 2011).

    `source` is a path or the text; a text that is neither LLVM IR nor has a kernel is C. `shapes`: for a parameter,
    the shape of the lanes' values: "varying" (an array of them), "uniform" (one for all), "contiguous"
    (consecutive integers, or the addresses of consecutive elements), "strided(N)" (for pointers in bytes). Pointers
    are uniform by default, all others varying. `result`: "varying", or "uniform" for one that all lanes share. With
    `mask`, a mask of the active lanes is the last parameter. `mapping`: for a function that the source does not define,
    vector variants as pairs: letters of the Vector Function ABI (`N8vu`: no mask, 8 lanes, varying, uniform; M: with a
    mask), and an address or the name of a function of the source; the letters "" stand for the scalar function.

    Raises OptionError, ParseError, UnsupportedError.
    """
    options = make_options(strategy, lanes, target, boscc, math, without, analysis)
    known(result, _RESULTS, "kind of result")
    variants, addresses = _variants(mapping or {})
    request = Request(name, dict(shapes or {}), result, mask, variants)
    return VectorFunction(function_module(*function_ir(source), request, options), options, addresses)


def _variants(mapping: VariantsOf) -> tuple[list[tuple[str, str, str]], dict[str, int]]:
    """The letters, function and symbol of the user's vector variants; the addresses of functions by symbol."""
    variants, addresses = list[tuple[str, str, str]](), dict[str, int]()
    for scalar, pairs in mapping.items():
        for n, (letters, target) in enumerate(pairs):
            symbol = target if isinstance(target, str) else f"{scalar}.variant.{n}" if letters else scalar
            if isinstance(target, int):
                addresses[symbol] = target
            if letters:
                variants.append((letters, scalar, symbol))
    return variants, addresses


class VectorFunction:
    """A vectorized function.

    `ir`: its LLVM IR. `interface`: parameters with shapes, results, symbols. `remarks`: on code that is not vectorized.
    """

    def __init__(self, module: FunctionModule, options: Options, addresses: Mapping[str, int]) -> None:
        self.ir, self.interface, self.options = module.ir, module.interface, options
        self.remarks: tuple[Remark, ...] = module.remarks
        self.shapes = module.shapes
        self._target, self._addresses = llvm.target_of(options), addresses

    @property
    def name(self) -> str:
        return self.interface.name

    @property
    def symbol(self) -> str:
        """The SIMD function's name by the Vector Function ABI."""
        return self.interface.symbol

    @cached_property
    def optimized_ir(self) -> str:
        """The IR as optimized by LLVM."""
        return llvm.optimize(self.ir, self._target)

    @cached_property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return llvm.emit_assembly(self.ir, self._target)

    def object_code(self) -> bytes:
        """The machine code as an object file."""
        return emit_object(self.ir, self._target)

    def write(self, path: str | Path) -> None:
        """Writes an object file, and a header for C beside it: `f.o` and `f.h`."""
        path = Path(path)
        path.write_bytes(self.object_code())
        path.with_suffix(".h").write_text(c_header(self.interface, self._target))

    @property
    def address(self) -> int:
        """The SIMD function's address, as long as this object exists."""
        return self._code.address(self.symbol)

    @cached_property
    def _code(self) -> llvm.NativeCode:
        if not llvm.target_is_runnable(self._target):
            raise OptionError(
                f"this CPU cannot run code for {self._target.name!r}",
                help="`ir`, `assembly` and `write` work for any target",
            )
        symbols = (self.symbol, self.interface.arrays_symbol)
        return llvm.load_object(self.object_code(), symbols, self._addresses, title=self.name)

    @cached_property
    def _arrays(self) -> Any:
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p)
        return prototype(self._code.address(self.interface.arrays_symbol))

    def __call__(self, *arguments: Any, mask: Any = None, size: int | tuple[int, ...] = (), out: Any = None) -> Any:
        """Calls it for all elements of the arrays, which are broadcast.

        For a varying parameter, an array or a number; for a uniform one, a number; for a uniform or contiguous pointer,
        a NumPy array of contiguous elements, which the function may read and write; it is not checked how far. `size`
        is the number of calls, or the shape, if no array says it. Returns an array of the broadcast shape, a tuple of
        arrays for a struct, None for void; zero where `mask` is false. `out`: a contiguous array for one result, which
        overlaps no argument. Raises ArgumentError.
        """
        refuse_masked((*arguments, mask, out))
        parameters = self.interface.parameters
        if len(arguments) != len(parameters):
            names = ", ".join(each.name for each in parameters)
            message = f"{self.name} takes {len(parameters)} arguments, not {len(arguments)}"
            raise ArgumentError(message, help=f"they are {names}")
        if mask is not None and not self.interface.has_mask:
            raise ArgumentError(f"{self.name} has no mask", help="vectorize it with mask=True")
        values = [_converted(parameter, value) for parameter, value in zip(parameters, arguments, strict=True)]
        if self.interface.has_mask:
            values.append(np.asarray(True if mask is None else mask, np.bool_))
        return self._run(values, (size,) if isinstance(size, int) else size, out)

    def _run(self, values: list[np.ndarray[Any, Any]], size: tuple[int, ...], out: Any) -> Any:
        interface = self.interface
        kinds = [*(each.shape.is_varying for each in interface.parameters), True]
        shape = self._shape([value for value, is_varying in zip(values, kinds, strict=False) if is_varying], size)
        passed = [
            np.ascontiguousarray(np.broadcast_to(value, shape)) if is_varying else value
            for value, is_varying in zip(values, kinds, strict=False)
        ]
        own = () if interface.is_result_uniform else shape
        outputs = [np.zeros(own, each) for each in self._result_dtypes()] if out is None else [out]
        if out is not None and not _is_place(out, own, interface.results):
            raise ArgumentError(f"{self.name}: `out` is no array for the result", help="or call it without")
        pointers = (ctypes.c_void_p * (len(passed) + len(outputs)))(*(each.ctypes.data for each in (*passed, *outputs)))
        self._arrays(int(np.prod(shape)), ctypes.addressof(pointers))
        results = [each[()] for each in outputs]
        return None if not results else results[0] if len(results) == 1 else tuple(results)

    def _result_dtypes(self) -> list[np.dtype[Any]]:
        found = map(dtype_of, self.interface.results)
        is_unsigned = self.interface.is_result_unsigned
        return [np.dtype(f"u{each.itemsize}") if is_unsigned and each.kind == "i" else each for each in found]

    def _shape(self, varying: list[np.ndarray[Any, Any]], size: tuple[int, ...]) -> tuple[int, ...]:
        try:
            return np.broadcast_shapes(size, *(each.shape for each in varying))
        except ValueError as error:
            raise ArgumentError(f"{self.name}: {error}", help="arrays are broadcast as in NumPy") from None

    def __repr__(self) -> str:
        return f"<wfv.VectorFunction {self.symbol}>"


def _is_place(out: Any, shape: tuple[int, ...], results: Sequence[Type]) -> bool:
    """Whether an array has the places of the only result."""
    flags, sizes = out.flags, [dtype_of(type).itemsize for type in results]
    return out.shape == shape and [out.itemsize] == sizes and flags.c_contiguous and flags.writeable


def dtype_of(type: Type) -> np.dtype[Any]:
    """The dtype of an element: i1 is bool, a pointer is its address."""
    match type:
        case FloatType(kind=kind) if kind in _FLOATS:
            return np.dtype(_FLOATS[kind])
        case IntType() if type == I1:
            return np.dtype(np.bool_)
        case IntType(bits=bits) if bits in (8, 16, 32, 64):
            return np.dtype(f"i{bits // 8}")
        case PtrType():
            return np.dtype(np.uint64)
    raise OptionError(f"no array has elements of type {type}", help="call the function by its address")


def _converted(parameter: Parameter, value: Any) -> np.ndarray[Any, Any]:
    """The argument as an array of the parameter's dtype; for a pointer, the array's address. Raises ArgumentError."""
    name, dtype = parameter.name, dtype_of(parameter.type)
    if isinstance(parameter.type, PtrType) and not parameter.shape.is_varying:
        if not isinstance(value, np.ndarray) or not value.flags.c_contiguous:
            raise ArgumentError(f"{name}: the parameter is a pointer", help="pass a NumPy array of contiguous elements")
        return np.array(value.ctypes.data, np.uint64)
    given = np.asarray(value)
    if given.dtype.kind == "u" and dtype.kind == "i":
        dtype = np.dtype(f"u{size_of(parameter.type)}")
    with np.errstate(over="ignore"):
        found = given.astype(dtype, copy=False) if np.can_cast(given.dtype, dtype, "same_kind") else None
    if found is None or (dtype.kind in "iu" and not np.array_equal(found, given)):
        raise ArgumentError(f"{name}: {given.dtype} does not fit {parameter.type}", help=f"pass an array of {dtype}")
    if found.ndim and not parameter.shape.is_varying:
        raise ArgumentError(f"{name}: the parameter is {parameter.shape}", help="pass one number")
    return found
