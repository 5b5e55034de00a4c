"""OpenCL C that other implementations accept: bytes that are not UTF-8, loose types, C's inline, vendors' options."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, WILD, build

pytestmark = needs_clang
KERNEL = "kernel void k(global float *x) {{ {0} }}\n"


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("flags", ["", "-O0 -cl-opt-disable"])
def test_large_inline_functions_are_called_from_several_kernels(strategy: str, flags: str) -> None:
    program = build("md5.cl", strategy, options=flags)
    out, found = np.zeros(4 * 19, np.uint32), np.zeros(1, np.uint32)
    program.digests(19, 8, out)
    words = [np.array([i, i ^ 0x55555555], "<u4").tobytes() for i in range(19)]
    assert out.tobytes() == b"".join(hashlib.md5(word, usedforsecurity=False).digest() for word in words)
    program.find(19, 8, int(out[4 * 17]), int(out[4 * 17 + 3]), found)
    assert found[0] == 17
    assert "__uniq" not in program.text


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_aligned_accesses_of_one_half(strategy: str) -> None:
    program, rng = build("half_storage.cl", strategy), np.random.default_rng(1)
    given, offset, out = rng.random(21).astype(np.float16)[:20], rng.random(20).astype(np.float16), np.zeros(20, "f2")
    program.scale(20, 4, given, offset, out, wfv.LocalMemory(8), 1.7)
    scaled = (given.astype(np.float32) * np.float32(1.7)).astype(np.float16).reshape(-1, 2)[:, ::-1].ravel()
    np.testing.assert_array_equal(out, (scaled.astype(np.float32) + offset.astype(np.float32)).astype(np.float16))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_aligned_stores_of_one_half_round_in_each_mode(strategy: str) -> None:
    given, out = np.random.default_rng(2).normal(size=20).astype(np.float32), np.zeros((6, 20), np.float16)
    build("half_storage.cl", strategy).store_modes(20, 4, given, out, 20)
    nearest = given.astype(np.float16)
    down = np.where(nearest > given, np.nextafter(nearest, np.float16(-np.inf)), nearest)
    up = np.where(nearest < given, np.nextafter(nearest, np.float16(np.inf)), nearest)
    zero = np.where(given > 0, down, up)
    np.testing.assert_array_equal(out, [nearest, zero, up, down, nearest, zero])


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_loose_types_are_warnings(strategy: str) -> None:
    flags = "-Wall -Wno-unused -Wunheard-of -U OPTION -D OPTION=5 -O3 -cl-nv-verbose -cl-nv-maxrregcount 32 -I nowhere"
    program = build("loose_types.cl", strategy, options=flags)
    bits, values, counts = np.zeros(11, np.int32), np.linspace(-1, 1, 11, dtype=np.float32), np.arange(11, dtype="u4")
    expected = values.view(np.int32).copy()
    program.loose(16, 4, bits, values, counts, 11)
    assert bits.tolist() == expected.tolist() and counts.tolist() == np.minimum(np.arange(11), 5).tolist()
    np.testing.assert_array_equal(values, np.linspace(-1, 1, 11, dtype=np.float32) * 2)
    for text in ("-Wincompatible-pointer-types]", "-Wint-conversion]", "-Wimplicit-int]", "-Wreturn-mismatch]",
                 "'-Wunheard-of'", "option -cl-nv-maxrregcount 32 has no", "directory 'nowhere' does not"):  # fmt: skip
        assert text in program.build_log


def test_chained_comparisons_are_those_of_c() -> None:
    program = wfv.build("kernel void k(global int *x, int z) { size_t i = get_global_id(0); x[i] = 0 < x[i] <= z; }")
    values = np.arange(-2, 3, dtype=np.int32)
    program.k(5, 1, values, 0)
    assert values.tolist() == [1, 1, 1, 0, 0]
    assert "warning: chained comparison" in program.build_log


@pytest.mark.parametrize(
    ("flags", "error", "message"),
    [
        ("-Werror", wfv.ParseError, "-Wimplicit-int"),
        ("-Werror=int-conversion", wfv.ParseError, "-Wint-conversion"),
        ("-Werror -cl-nv-verbose", wfv.OptionError, "-cl-nv-verbose has no effect"),
        ("-Werror -I nowhere", wfv.OptionError, "'nowhere' does not exist"),
    ],
)
def test_werror_makes_errors_of_the_warnings(flags: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        build("loose_types.cl", "unicf", defines={"OPTION": 1}, options=flags)


def test_an_unknown_warning_with_werror_is_an_error_about_the_option() -> None:
    with pytest.raises(wfv.OptionError, match="unknown warning option '-Wunheard-of'"):
        wfv.build(KERNEL.format("x[0] = 1;"), options="-Werror -Wunheard-of")


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_latin1_in_sources_and_headers(strategy: str) -> None:
    for source in (WILD / "latin1.cl", str(WILD / "latin1.cl")):
        x = np.arange(9, dtype=np.int32)
        wfv.build(source, strategy=strategy).twice(9, 4, x)
        assert x.tolist() == list(range(0, 18, 2))
    x = np.arange(9, dtype=np.int32)
    wfv.build((WILD / "latin1.cl").read_bytes(), strategy=strategy, include_dirs=WILD).twice(9, 4, x)
    assert x.tolist() == list(range(0, 18, 2))


def test_columns_and_carets_behind_latin1() -> None:
    for text, message in ((b"x[0] = unknown;", "undeclared identifier"), (b"x[0] = later(1);", "not defined")):
        source = b"int later(int);\nkernel void k(global int *x) { /* \xa9\xe4 */ " + text + b" }\n"
        with pytest.raises(wfv.Error, match=message) as caught:
            wfv.build(source)
        assert (caught.value.line, caught.value.column) == (2, source.splitlines()[1].index(text[7:]) + 1)
        *_, line, caret = (caught.value.excerpt or str(caught.value)).partition("1 error")[0].strip("\n").split("\n")
        assert caret.rstrip("~").index("^") == line.index(text[7:].decode())


def test_latin1_is_cached_by_its_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    for _ in range(2):
        for mark, text in ((b"\xa9", r"\xa9"), (b"\xc2\xa9", "\xa9"), (b"\xaa", r"\xaa")):
            source = b'kernel void k(global int *x) { int unused; printf("' + mark + b'"); }\n'
            program = wfv.build(source, options="-Wunused")
            assert "unused variable" in program.build_log
            program.k(1, 1, np.zeros(1, np.int32))
            assert capsys.readouterr().out == text


@pytest.mark.parametrize("source", [b"kernel void \xa9\0k() {}", b"\x7fELF\2\1\1\0kernel\xff", b"\xff\xfek\0e\0r\0n\0"])
def test_binary_files_are_refused_by_name(source: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.cl").write_bytes(source)
    with pytest.raises(wfv.ParseError, match=r"a\.cl' is neither OpenCL C nor LLVM IR: not a text file"):
        wfv.build(tmp_path / "a.cl")


@pytest.mark.parametrize(
    ("name", "help"),
    [
        ("cosf", "the built-in is cos"), ("sqrtf", "the built-in is sqrt"), ("fabsf", "the built-in is fabs"),
        ("fabsl", "the built-in is fabs"), ("rsqrtf", "the built-in is rsqrt"), ("labs", "the built-in is abs"),
        ("isnanf", "the built-in is isnan"), ("memcpy", "write a loop"), ("malloc", "OpenCL C has no malloc"),
        ("abort", "__builtin_trap() ends the launch"),
        ("sinn", "did you mean sin"), ("zzz", "at the caret"),
    ],
)  # fmt: skip
def test_c_functions_are_refused_with_the_built_in_that_is_meant(name: str, help: str) -> None:
    with pytest.raises(wfv.ParseError, match=f"undeclared identifier '{name}'") as caught:
        wfv.build(KERNEL.format(f"x[0] = {name}(x[1]);"))
    assert help in caught.value.help


@pytest.mark.parametrize(
    ("parameter", "call", "help"),
    [
        ("global float *p", "atomic_add(p, 1.0f)", "atomic_add takes an int* or a uint*"),
        ("global atomic_int *p", "atomic_inc(p)", "OpenCL C 2.0 has atomic_fetch_add"),
        ("global int *p", "atomic_fetch_add(p, 1)", "a pointer to an atomic type, such as atomic_int*"),
        ("bool p", "p + 1", "make it an int or a uchar"),
    ],
)
def test_the_help_for_a_wrong_type_names_the_right_one(parameter: str, call: str, help: str) -> None:
    with pytest.raises(wfv.ParseError) as caught:
        wfv.build(f"kernel void k({parameter}) {{ {call}; }}", options="-cl-std=CL2.0")
    assert help in caught.value.help
