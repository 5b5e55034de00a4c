"""What basic and vectors ask of types: alignment, literals of vectors, as_TYPE, parameters of all types, constants."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.driver.expressions import HALVES, WIDTHS, evaluate, vector
from tests.driver.kernel_runs import new_buffer, run_kernel
from tests.driver.opencl_api import NULL, World, ffi, not_on_pocl
from tests.support.builtin_runs import DTYPES
from tests.support.requires import needs_clang
from tests.support.sampling import is_full

pytestmark = [needs_clang, not_on_pocl("version 3.1 has no halves")]
SIZES = {vector(base, width): np.dtype(dtype).itemsize * (4 if width == 3 else width)
         for base, dtype in DTYPES.items() for width in WIDTHS}  # fmt: skip


DIGITS = "0123456789"


def test_variables_are_aligned(w: World) -> None:
    """By their size, in all address spaces and in structs, also after a single byte."""
    kinds = list(SIZES)
    body, program = "size_t i = get_global_id(0);", ""
    for number, kind in enumerate(kinds):
        program += f"constant char cc{number} = 1; constant {kind} c{number}[3] = {{0}}; global char gc{number} = 1;"
        program += f"global {kind} g{number}[3]; struct s{number} {{ char c; {kind} v; char d; }};\n"
        body += f"local char lc{number}; local {kind} l{number}[3]; char pc{number} = i; {kind} p{number}[3];"
        body += f"lc{number} = i; struct s{number} own{number};"
        places = [f"c{number}", f"c{number} + 1", f"g{number} + 1", f"l{number}", f"l{number} + 2", f"p{number}",
                  f"p{number} + 1", f"&own{number}.v"]  # fmt: skip
        values = [f"(ulong)({place}) % {SIZES[kind]}" for place in places]
        values += [f"sizeof(struct s{number}) - {3 * SIZES[kind]}", f"sizeof({kind}) - {SIZES[kind]}",
                   f"cc{number} + gc{number} - 2", f"vec_step({kind}) - {SIZES[kind] // SIZES[kind.rstrip(DIGITS)]}",
                   f"pc{number} != (char)i"]  # fmt: skip
        body += "".join(f"r[{number * len(values) + place}] = {value};" for place, value in enumerate(values))
    found = np.full((len(kinds), len(values)), 99, np.uint64)
    run_kernel(w, f"{HALVES}{program}kernel void k(global ulong *r) {{ {body} }}", [found], [], [1])
    assert not found.any(), [kinds[number] for number in np.flatnonzero(found.any(1))]


def test_packed_structs(w: World) -> None:
    """Vectors that are not aligned are stored and loaded, in global, local and private memory."""
    kinds = list(SIZES)
    head, body = "", ""
    for number, kind in enumerate(kinds):
        head += f"struct __attribute__((packed)) s{number} {{ char c; {kind} v; char d; }};\n"
        body += f"local struct s{number} l{number}[3]; struct s{number} p{number}[3];"
        body += f"global struct s{number} *g{number} = (global struct s{number} *)(r + i * 512 + {number * 2048});"
        body += f"{{ {kind} v = *(global const {kind} *)x; p{number}[2].v = v; l{number}[1].v = p{number}[2].v;"
        body += f"g{number}[1].c = 7; g{number}[1].v = l{number}[1].v; g{number}[1].d = 9; }}\n"
    data = np.random.default_rng(4).integers(0, 128, 128, np.uint8)
    found = np.zeros((len(kinds), 4, 512), np.uint8)
    source = (
        f"{HALVES}{head}kernel void k(global uchar *r, global const uchar *x) {{ size_t i = get_global_id(0); {body} }}"
    )
    run_kernel(w, source, [found], [data], [4], [4])
    for kind, rows in zip(kinds, found, strict=True):
        size = SIZES[kind]
        wanted, told = np.zeros_like(rows), size * 3 // 4 if kind.endswith("3") else size
        wanted[:, size + 2] = 7
        wanted[:, size + 3 : size + 3 + told] = data[:told]
        wanted[:, size + 3 + size] = 9
        rows[:, size + 3 + told : size + 3 + size] = 0  # any value: the fourth element of three
        np.testing.assert_array_equal(rows, wanted, kind)


def compositions(n: int, draw: np.random.Generator) -> list[int]:
    """Widths of parts that make up a vector of n elements."""
    found: list[int] = []
    while (left := n - sum(found)) > 0:
        found.append(int(draw.choice([width for width in WIDTHS if width <= left and (width < n or n == 1)])))
    return found


@pytest.mark.parametrize("base", [
    pytest.param(base, marks=[pytest.mark.full] * (base not in ("uchar", "half", "double"))) for base in DTYPES
])  # fmt: skip
def test_literals_of_vectors(base: str, w: World) -> None:
    """Made of scalars and of smaller vectors in any order, and of one scalar."""
    draw = np.random.default_rng(len(base))
    given = {width: draw.integers(0, 100, (8, width)).astype(DTYPES[base]) for width in WIDTHS}
    inputs = {f"v{width}": (vector(base, width), values) for width, values in given.items()}
    texts, wanted = [], []
    for n in WIDTHS[1:]:
        type = vector(base, n)
        texts += [(f"({type})(v1)", type), (f"({type})(7)", type)]
        wanted += [np.repeat(given[1], n, 1), np.full((8, n), 7, DTYPES[base])]
        for _ in range(4):
            parts = compositions(n, draw)
            texts.append((f"({type})({', '.join(f'v{part}' for part in parts)})", type))
            wanted.append(np.concatenate([given[part] for part in parts], 1))
    for (text, _), found, want in zip(texts, evaluate(w, inputs, texts), wanted, strict=True):
        np.testing.assert_array_equal(found, want, text)


def same_sizes() -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for kind, size in SIZES.items():
        found.setdefault(size, []).append(kind)
    return found


@pytest.mark.parametrize("size", [pytest.param(size, marks=[pytest.mark.full] * (size > 16)) for size in same_sizes()])
def test_types_of_one_size_have_the_same_bits(size: int, w: World) -> None:
    """as_TYPE of every pair; without --full, of each fifth. The fourth element of three is not compared."""
    kinds = same_sizes()[size]
    data = np.random.default_rng(size).integers(0, 256, (16, size), np.uint8)
    pairs = [(a, b) for a, b in itertools.product(kinds, kinds) if a[-1] != "3" or b[-1] in "34"]
    pairs = pairs if is_full else pairs[::5]
    lines = "".join(f"r{n}[i] = as_{b}(((global const {a} *)p)[i]);\n" for n, (a, b) in enumerate(pairs))
    heads = "".join(f"global {b} *r{n}, " for n, (_, b) in enumerate(pairs))
    found = [np.zeros_like(data) for _ in pairs]
    source = f"{HALVES}kernel void k({heads}global const uchar *p) {{ size_t i = get_global_id(0); {lines} }}"
    run_kernel(w, source, found, [data], [len(data)])
    for (a, b), values in zip(pairs, found, strict=True):
        bytes_told = size * 3 // 4 if "3" in (a[-1], b[-1]) else size
        np.testing.assert_array_equal(values[:, :bytes_told], data[:, :bytes_told], f"as_{b} of {a}")


def test_parameters_of_all_types(w: World) -> None:
    """Numbers and vectors by value: each is as large as its type, three elements as large as four."""
    kinds, draw = list(SIZES), np.random.default_rng(1)
    kinds = [kind for kind in kinds if not kind.startswith("half")]
    values = [draw.integers(0, 256, SIZES[kind], np.uint8) for kind in kinds]
    heads = "".join(f", {kind} a{number}" for number, kind in enumerate(kinds))
    lines = "".join(f"*(global {kind} *)(r + {128 * number}) = a{number};" for number, kind in enumerate(kinds))
    kernel = w.cl.clCreateKernel(w.built(f"kernel void k(global uchar *r{heads}) {{ {lines} }}"), b"k")
    found = np.zeros((len(kinds), 128), np.uint8)
    out = new_buffer(w, found)
    w.cl.clSetKernelArg(kernel, 0, 8, ffi.new("void **", ffi.cast("void *", out)))
    for number, value in enumerate(values):
        w.cl.clSetKernelArg(kernel, number + 1, len(value), ffi.from_buffer(value))
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [1], NULL, 0, NULL, NULL)
    w.cl.clEnqueueReadBuffer(w.queue, out, 1, 0, found.nbytes, ffi.from_buffer(found), 0, NULL, NULL)
    for kind, value, row in zip(kinds, values, found, strict=True):
        told = len(value) * 3 // 4 if kind.endswith("3") else len(value)
        np.testing.assert_array_equal(row[:told], value[:told], kind)


f32, f64, f16 = np.finfo(np.float32), np.finfo(np.float64), np.finfo(np.float16)
E, PI = np.e, np.pi
NUMBERS = {"E": E, "LOG2E": np.log2(E), "LOG10E": np.log10(E), "LN2": np.log(2), "LN10": np.log(10), "PI": PI,
           "PI_2": PI / 2, "PI_4": PI / 4, "1_PI": 1 / PI, "2_PI": 2 / PI, "2_SQRTPI": 2 / np.sqrt(PI),
           "SQRT2": np.sqrt(2), "SQRT1_2": np.sqrt(0.5)}  # fmt: skip
CONSTANTS: dict[str, tuple[str, float]] = {
    **{f"M_{name}": ("double", value) for name, value in NUMBERS.items()},
    **{f"M_{name}_F": ("float", float(np.float32(value))) for name, value in NUMBERS.items()},
    **{f"M_{name}_H": ("half", float(np.float16(value))) for name, value in NUMBERS.items()},
    **{f"{prefix}_{name}": (type, float(value)) for prefix, type, of in (("FLT", "float", f32), ("DBL", "double", f64),
                                                                        ("HALF", "half", f16))
       for name, value in {"MAX": of.max, "MIN": of.tiny, "EPSILON": of.eps, "DIG": of.precision,
                           "MANT_DIG": of.nmant + 1, "MAX_EXP": of.maxexp, "MIN_EXP": of.minexp + 1, "RADIX": 2,
                           "MAX_10_EXP": int(np.log10(of.max)), "MIN_10_EXP": int(np.log10(of.tiny))}.items()},
    "CHAR_BIT": ("int", 8), "MAXFLOAT": ("float", float(f32.max)), "HUGE_VALF": ("float", np.inf),
    "HUGE_VAL": ("double", np.inf), "INFINITY": ("float", np.inf), "NAN": ("float", np.nan),
    **{f"{name}_{which.upper()}": (base, getattr(np.iinfo(DTYPES[base]), which))
       for name, base in (("CHAR", "char"), ("SCHAR", "char"), ("SHRT", "short"), ("INT", "int"), ("LONG", "long"))
       for which in ("max", "min")},
    **{f"U{name}_MAX": (base, np.iinfo(DTYPES[base]).max)
       for name, base in (("CHAR", "uchar"), ("SHRT", "ushort"), ("INT", "uint"), ("LONG", "ulong"))},
    "__ENDIAN_LITTLE__": ("int", 1), "__OPENCL_VERSION__": ("int", 300), "__OPENCL_C_VERSION__": ("int", 300),
    "CL_VERSION_1_0": ("int", 100), "CL_VERSION_3_0": ("int", 300),
    "__LINE__ > 0": ("int", 1), "__IMAGE_SUPPORT__": ("int", 1), "FP_ILOGB0": ("int", -(2**31)),
    "FP_ILOGBNAN": ("int", 2**31 - 1),
}  # fmt: skip


def test_constants(w: World) -> None:
    found = evaluate(w, {"x": ("int", np.zeros(1, np.int32))}, [(name, kind) for name, (kind, _) in CONSTANTS.items()])
    for (name, (kind, value)), (row,) in zip(CONSTANTS.items(), found, strict=True):
        np.testing.assert_array_equal(row, np.array([value]).astype(DTYPES[kind]), name)
