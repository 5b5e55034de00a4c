"""The formats of printf: types, literals, refused ones; and that the output equals C's."""

from __future__ import annotations

import ctypes
import io
import math
import random
import re
import struct
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout

import numpy as np
import pytest

import wfv
from wfv.errors import UnsupportedError
from wfv.ir.types import DOUBLE, I32, I64
from wfv.opencl.printf_formats import conversions_of, formatter

WAYS = [("scalar", 4), ("unicf", 16), pytest.param("naive", 4, marks=pytest.mark.full)]


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_types(strategy: str, lanes: int, capsys: pytest.CaptureFixture[str]) -> None:
    source = """
    #pragma OPENCL EXTENSION cl_khr_fp16 : enable
    kernel void k(global const char4 *c, global const ushort8 *s, global const long2 *l, global const float *f,
                  global const double2 *d, global const half *h, float16 wide) {
        size_t i = get_global_id(0);
        printf("%hhd %hhu %c %v4hhd %v4hhx\\n", c[i].x, c[i].x, 'a' + (int)i, c[i], as_uchar4(c[i]));
        printf("%hd %hu %v8hu %v3hi\\n", (short)s[i].x, s[i].x, s[i], as_short8(s[i]).xyz);
        printf("%ld %#lx %v2ld %lu %zu\\n", l[i].x, l[i].y, l[i], l[i].x, i);
        printf("%d %u %o %v4hld\\n", (int)l[i].x, (uint)l[i].y, (int)i, convert_int4(c[i]));
        printf("%f %.2e %g %v2lf %v16hlg %2.2v4hlf\\n", f[i], f[i], f[i], d[i], wide, wide.s0123);
        printf("%f %v2hg %5.1v3hlf|%%|%s|%7s|%.2s\\n", h[i], vload2(0, h + i), wide.s012, "text", "right", "cut");
        printf("no arguments\\n");
    }"""
    n, rng = 6, np.random.default_rng(1)
    c = rng.integers(-128, 128, (n, 4)).astype(np.int8)
    s = rng.integers(0, 65536, (n, 8)).astype(np.uint16)
    v = rng.integers(-(2**63), 2**63, (n, 2))
    f = np.array([0.1, -2.5, np.inf, -np.inf, np.nan, 1e-30], np.float32)
    d = rng.standard_normal((n, 2)) * 1e10
    h = np.array([0.5, -1.25, 65504, 0, np.inf, 3, 7], np.float16)
    wide = np.arange(16, dtype=np.float32) * 1.25
    wfv.build(source, strategy=strategy, lanes=lanes).k(n, 3, c, s, v, f, d, h, wide)

    def joined(format: str, values: Sequence[object]) -> str:
        return ",".join(format % value for value in values)

    lines = []
    for i, bytes_of_i in enumerate(c.view(np.uint8)):
        low = int(v[i, 0]) & 0xFFFFFFFF
        lines += [
            f"{c[i, 0]} {bytes_of_i[0]} {chr(97 + i)} {joined('%d', c[i])} {joined('%x', bytes_of_i)}",
            f"{s[i].view(np.int16)[0]} {s[i, 0]} {joined('%d', s[i])} {joined('%d', s[i, :3].view(np.int16))}",
            f"{v[i, 0]} {int(v[i, 1]) & (1 << 64) - 1:#x} {v[i, 0]},{v[i, 1]} {int(v[i, 0]) & (1 << 64) - 1} {i}",
            f"{low - (low >> 31 << 32)} {int(v[i, 1]) & 0xFFFFFFFF} {i:o} {joined('%d', c[i])}",
            f"{f[i]:f} {f[i]:.2e} {f[i]:g} {joined('%f', d[i])} {joined('%g', wide)} {joined('%2.2f', wide[:4])}",
            f"{h[i]:f} {joined('%g', h[i : i + 2])} {joined('%5.1f', wide[:3])}|%|text|  right|cu",
            "no arguments",
        ]
    assert capsys.readouterr().out == "".join(f"{line}\n" for line in lines)


def test_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    """UTF-8 in formats and strings, also byte by byte; invalid bytes are escaped."""
    source = r"""constant char name[] = "Käse";
    kernel void k() {
        printf("ä\t\x01 %s %s|%c%c|\xff\n", "ö", name, 0xc3, 0xbc);
        printf("%3c|%-3c|%s|%s|", 'x', 'y', "", &name[3]);
    }"""
    wfv.build(source).k(1, 1)
    assert capsys.readouterr().out == "ä\t\x01 ö Käse|ü|\\xff\n  x|y  ||se|"


def test_literals_through_select_and_phi(capsys: pytest.CaptureFixture[str]) -> None:
    """A select or phi of two literals, which Clang makes of two calls or a ternary, is accepted."""
    source = """kernel void k(global const int *x) {
        int i = get_global_id(0);
        constant char *how = "none";
        for (int n = 0; n < x[i]; n++) how = n & 1 ? "even" : n == 4 ? "five" : "odd";
        printf(x[i] & 1 ? "%d: %s\\n" : "[%d, %s]\\n", x[i], how);
        printf("%s\\n", how);
    }"""
    x = np.arange(8, dtype=np.int32)
    wfv.build(source).k(8, 8, x)
    how = ["none", "odd", "even", "odd", "even", "five", "even", "odd"]
    wanted = [f"{i}: {how[i]}\n{how[i]}\n" if i & 1 else f"[{i}, {how[i]}]\n{how[i]}\n" for i in range(8)]
    assert capsys.readouterr().out == "".join(wanted)


def test_without_clangs_optimizations(capsys: pytest.CaptureFixture[str]) -> None:
    source = 'kernel void k(int x) { printf(x ? "%d: %s\\n" : "%d is %s\\n", x, x > 1 ? "many" : "few"); }'
    program = wfv.build(source, options="-cl-opt-disable")
    for x in range(3):
        program.k(1, 1, x)
    assert capsys.readouterr().out == "0 is few\n1: few\n2: many\n"


def test_lines_of_llvm_ir(capsys: pytest.CaptureFixture[str]) -> None:
    """Formats in any address space, floats that were not promoted."""
    text = """@f = constant [10 x i8] c"%d %g %p\\0A\\00"
    define void @k(i32 %n, float %x) {
      %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n, float %x, ptr null)
      ret void
    }
    declare i32 @printf(ptr, ...)
    """
    wfv.build(text).k(2, 2, 5, 0.25)
    assert capsys.readouterr().out == "5 0.25 (nil)\n" * 2


def test_pointers(capsys: pytest.CaptureFixture[str]) -> None:
    source = 'kernel void k(global int *x) { printf("%p\\n", x + get_global_id(0)); }'
    x = np.zeros(4, np.int32)
    wfv.build(source).k(4, 4, x)
    assert capsys.readouterr().out == "".join(f"{x.ctypes.data + 4 * i:#x}\n" for i in range(4))


# What is refused.


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ('*x ? "%s" : "%p", "text"', "whose format is not a literal"),
        ("y", "not a literal"),
    ],
)
def test_unsupported_is_refused(call: str, said: str) -> None:
    source = f"// line 1\nkernel void k(global int *x, constant char *y) {{\n  printf({call});\n}}\n"
    with pytest.raises(UnsupportedError) as caught:
        wfv.build(source, options="-w -Werror")
    assert caught.value.line == 3 and re.search(said, str(caught.value), re.DOTALL), str(caught.value)


@pytest.mark.parametrize("call", ['"%d"', '"%d", 1, 2', '"%d", 1.0f', '"%v4hlf", (float2)(1)', '"%n", x', '"100%"'])
def test_clang_warns_of_formats(call: str) -> None:
    source = f"kernel void k(global int *x) {{\n  printf({call});\n}}\n"
    assert re.search(r"<text>:2:\d+: warning: .*\[-Wformat", wfv.build(source).build_log)
    with pytest.raises(wfv.ParseError, match="-Wformat"):
        wfv.build(source, options="-Werror")


def test_functions_that_no_kernel_reaches_may_have_any_format() -> None:
    """Clang keeps a helper in the module after inlining it into the kernel."""
    source = 'void say(constant char *f, int x) { printf(f, x); }\nkernel void k(global int *x) { say("%d\\n", *x); }'
    stream = io.StringIO()
    with redirect_stdout(stream):
        wfv.build(source).k(1, 1, np.array([7], np.int32))
    assert stream.getvalue() == "7\n"


def test_a_defined_function_named_printf_is_not_the_builtin() -> None:
    source = "void printf(global int *x) { *x = 5; }\nkernel void k(global int *x) { printf(x); }"
    x = np.zeros(1, np.int32)
    wfv.build(source, options="-cl-std=CL1.1").k(1, 1, x)
    assert x[0] == 5


# As C prints.


def in_c(format: str, *args: object) -> bytes:
    buffer = ctypes.create_string_buffer(9000)
    ctypes.CDLL(None).snprintf(buffer, len(buffer), format.encode(), *args)
    return buffer.value


def formatted(format: str, word: int, type: object) -> bytes:
    (conversion,) = conversions_of(format)
    return formatter(conversion, type, [])(word).encode("latin-1")  # type: ignore[arg-type]


def some_flags(random: random.Random) -> str:
    flags = "".join(flag for flag in "-+ #0" if random.random() < 0.3)
    width = random.choice(["", "", "1", "7", "24"])
    return f"{flags}{width}{random.choice(['', '', '.', '.0', '.1', '.5', '.13', '.30'])}"


@pytest.mark.skipif(sys.platform != "linux", reason="compares with the C library, as glibc prints")
@pytest.mark.parametrize("letter", "diouxX")
def test_integers_as_in_c(letter: str) -> None:
    draw = random.Random(letter)
    values = [0, 1, -1, 5, 8, 255, 128, -128, 32768, 2**31 - 1, -(2**31), 2**63 - 1, -(2**63)]
    for length in ("", "hh", "h", "l", "ll", "z", "j", "t"):
        type, wanted = (I64, ctypes.c_int64) if length in ("l", "ll", "z", "j", "t") else (I32, ctypes.c_int)
        for _ in range(150):
            format = f"%{some_flags(draw)}{length}{letter}"
            value = wanted(draw.choice(values)).value
            assert formatted(format, value, type) == in_c(format, wanted(value)), (format, value)


@pytest.mark.skipif(sys.platform != "linux", reason="compares with the C library, as glibc prints")
@pytest.mark.parametrize("letter", "fFeEgGaA")
def test_floats_as_in_c(letter: str) -> None:
    draw = random.Random(letter)
    values = [0.0, 1.0, 1.5, 2.5, 0.1, 123456.789, 1e-5, 1e15, 5e-324, 2.0**-1022, 1.7e308, math.inf, math.nan]
    values += [float.fromhex(text) for text in ("0x1.08p0", "0x1.18p3", "0x1.f8p3", "0x1.ffffffffffffep5")]
    values += [draw.uniform(-1e6, 1e6) for _ in range(20)]
    for _ in range(1200):
        format = f"%{some_flags(draw)}{draw.choice(['', 'l'])}{letter}"
        value = draw.choice(values) * draw.choice([1, -1])
        (word,) = struct.unpack("<q", struct.pack("<d", value))
        assert formatted(format, word, DOUBLE) == in_c(format, ctypes.c_double(value)), (format, value)


@pytest.mark.skipif(sys.platform != "linux", reason="compares with the C library, as glibc prints")
def test_other_conversions_as_in_c(capsys: pytest.CaptureFixture[str]) -> None:
    for format in ("%c", "%5c", "%-5c"):
        assert formatted(format, ord("x"), I32) == in_c(format, ctypes.c_int(ord("x")))
    source = (
        'kernel void k() { printf("%s|%7s|%-7s|%.2s|%7.1s|%.0s|%%\\n", "abc", "abc", "abc", "abc", "abc", "abc"); }'
    )
    wfv.build(source).k(1, 1)
    wanted = in_c("%s|%7s|%-7s|%.2s|%7.1s|%.0s|%%\n", *[b"abc"] * 6)
    assert capsys.readouterr().out.encode() == wanted
