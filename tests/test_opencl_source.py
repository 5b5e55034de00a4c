"""OpenCL C to LLVM IR: build options, forbidden constructs, Clang's diagnostics, results of compiled programs."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import pipeline
from wfv.errors import Error, OptionError, ParseError, UnsupportedError
from wfv.opencl import clang_program
from wfv.opencl.build_options import STANDARDS, BuildOptions, make_build_options
from wfv.opencl.clang import compile_opencl
from wfv.opencl.clang_program import VARIABLE
from wfv.opencl.limited_process import Limits
from wfv.opencl.source_check import check_source
from wfv.opencl.translation import plain_text
from wfv.options import make_options
from wfv.runtime.kernel import Kernel

needs_clang = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="needs Clang: pip install 'wfv[opencl]'"
)
KERNEL = "kernel void k(global int *x) { x[get_global_id(0)] = VALUE; }\n"


def run(source: str, *args: Any, options: str = "", size: int = 8, strategy: str = "unicf", **rest: Any) -> None:
    """Compiles the one kernel of a source and runs it, in groups of four work-items."""
    ir = pipeline.read_source(compile_opencl(source, make_build_options(options), **rest).ir)
    (name,) = pipeline.kernel_names(ir)
    chosen = make_options(strategy, 4)
    Kernel(name, lambda given: pipeline.compile_kernel(ir, name, given), chosen)(size, 4, *args)


def ran(source: str, size: int = 8, **rest: Any) -> list[int]:
    """What a kernel makes of 0, 1, 2, .. in its only buffer."""
    x = np.arange(size, dtype=np.int32)
    run(source, x, size=size, **rest)
    return x.tolist()


@pytest.mark.parametrize(
    ("options", "defines"),
    [
        ("-D N", (("N", "1"),)),
        ("-DN", (("N", "1"),)),
        ("-DN=4 -D M=5", (("N", "4"), ("M", "5"))),
        ("-DN=", (("N", ""),)),
        ("-D 'T=unsigned int'", (("T", "unsigned int"),)),
        ('-D"F(x, y)=x=y"', (("F(x, y)", "x=y"),)),
        (["-D", "N=a b"], (("N", "a b"),)),
    ],
)
def test_macros_of_the_options(options: str | list[str], defines: tuple[tuple[str, str], ...]) -> None:
    assert make_build_options(options).defines == defines


def test_numpy_numbers_define_macros_like_python_numbers() -> None:
    given = {"A": np.bool_(True), "B": np.int8(-3), "C": np.float32(0.5)}
    assert make_build_options(defines=given).defines == (("A", "1"), ("B", "-3"), ("C", "0.5"))


def test_macros_from_python_come_first() -> None:
    given = {"A": 3, "B": 1.5, "C": "x y", "D": True, "E": False, "F": None}
    found = make_build_options("-DA=4", given).defines
    assert found == (("A", "3"), ("B", "1.5"), ("C", "x y"), ("D", "1"), ("E", "0"), ("F", ""), ("A", "4"))


def test_directories_flags_and_standards(tmp_path: Path) -> None:
    (tmp_path / "a b").mkdir()
    options = make_build_options(f"-I {tmp_path} -I'{tmp_path}/a b'", include_dirs=[tmp_path / "a b"])
    assert options.include_dirs == (f"{tmp_path}/a b", str(tmp_path), f"{tmp_path}/a b")
    made = make_build_options("-cl-std=CL1.1 -cl-fast-relaxed-math -w -g -cl-kernel-arg-info")
    assert (made.standard, made.flags) == ("CL1.1", ("-cl-fast-relaxed-math", "-w"))
    assert make_build_options().standard == "CL1.2"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"defines": ["N"]}, r"defines=\['N'\]: not a dict"),
        ({"defines": {3: 4}}, "3 is not a macro name"),
        ({"options": 3}, "options=3: not a list of texts"),
        ({"options": ["-w", 3]}, "not a list of texts"),
        ({"include_dirs": [3]}, r"include_dirs=\[3\]: not a list of texts"),
    ],
)
def test_options_of_a_wrong_type_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        make_build_options(**given)


def test_one_directory_needs_no_list(tmp_path: Path) -> None:
    for given in (tmp_path, str(tmp_path), [tmp_path], (str(tmp_path),)):
        assert make_build_options(include_dirs=given).include_dirs == (str(tmp_path.resolve()),)
    assert make_build_options(None, include_dirs=None) == BuildOptions()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("-D", "'-D' without a value"),
        ("-I", "'-I' without a value"),
        ("-D 4", "'4' is not a macro name"),
        ("-D=4", "'' is not a macro name"),
        ("-DN-M", "'N-M' is not a macro name"),
        ("-DF(x", "not a macro name"),
        ("-D 'N=1\n#include x'", "more than one line"),
        ("-D 'N=1\r#include x'", "more than one line"),
        ("-I nowhere/at/all", "'nowhere/at/all' does not exist"),
        ("-cl-std=CL9", "unknown language standard 'CL9'"),
        ("-cl-unknown", "unknown build option '-cl-unknown'"),
        ("-include /etc/passwd", "unknown build option '-include'"),
        ("-Xclang", "unknown build option"),
        ("-fplugin=x.so", "unknown build option"),
        ("-o out", "unknown build option"),
        ("file.cl", "unknown build option"),
        ("@file", "unknown build option"),
        ("-D 'N", "No closing quotation"),
    ],
)
def test_wrong_options_are_refused(options: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        make_build_options(options)


SECRET = "/tmp/secret.h"
# Text that includes SECRET if Clang reads it as C; the line that is complained about.
EVASIONS = {
    "plain": (f'int a;\n#include "{SECRET}"', 2),
    "angle": (f"#include <{SECRET}>", 1),
    "blanks": (f' \t#\f\vinclude\t"{SECRET}"', 1),
    "blanks of Unicode": (f'\u3000#\u00a0include\u2003"{SECRET}"', 1),
    "the blank that is none to Python": (f'\u180e#include\u180e"{SECRET}"', 1),
    "no blank": (f'#include"{SECRET}"', 1),
    "digraph": (f'%:include "{SECRET}"', 1),
    "spliced digraph": (f'\\\n%\\\n:include "{SECRET}"', 3),
    "splice": (f'#inc\\\nlude "{SECRET}"', 1),
    "splice with blanks": (f'\n#inc\\ \t\f\nlude "{SECRET}"', 2),
    "splice with CR LF": (f'#in\\\r\nclude "{SECRET}"', 1),
    "CR alone": (f'int a;\r#include "{SECRET}"', 2),
    "byte order mark": (f'\ufeff#include "{SECRET}"', 1),
    "comment in front": (f'/* a\n b */ # /* c */ include /**/ "{SECRET}"', 2),
    "comment of more lines": (f'#/* a\n*/include "{SECRET}"', 2),
    "spliced comment": (f'/\\\n* a *\\\n/ #include "{SECRET}"', 3),
    "line comment that is spliced": (f'// a\\\n// b\n#include "{SECRET}"', 3),
    "quote in a comment": (f'// don\'t\n#include "{SECRET}"', 2),
    "comment in a string": (f'constant char *a = "/*";\n#include "{SECRET}"\n//*/', 2),
    "escaped quote": (f'constant char *a = "\\"/*";\n#include "{SECRET}"\n//*/', 2),
    "quote in skipped text": (f'#if 0\n \' /*\n#endif\n#include "{SECRET}"\n//*/', 4),
    "double quote in skipped text": (f'#if 0\n " /*\n#endif\n#include "{SECRET}"\n//*/', 4),
    "comment behind a warning": (f'#warning /*\n#include "{SECRET}"\n//*/', 1),
    "comment behind an error": (f'%: /**/ error /*\n#include "{SECRET}"\n//*/', 1),
    "quote in a name": (f'#include <a"b> /*\n" */ " /*\n#include "{SECRET}"\n//*/', 1),
    "comment in a name": ("#include <a/*b*/c>", 1),
    "by a macro": (f'#define F "{SECRET}"\n#include F', 2),
    "upwards": ('#include "a/../../x.h"', 1),
    "upwards by a backslash": ('#include "..\\x.h"', 1),
    "home": ('#include "~/x.h"', 1),
    "drive": ('#include "C:x.h"', 1),
    "import": (f'#import "{SECRET}"', 1),
    "next": (f'#include_next "{SECRET}"', 1),
    "embed": (f'constant char a[] = {{\n#embed "{SECRET}"\n}};', 2),
    "spliced embed": ('#em\\\nbed "x"', 1),
    "embed of a macro": ("#embed X", 1),
    "pragma": (f'#pragma GCC dependency "{SECRET}"', 1),
    "pragma with comments": (f'#pragma GCC/**/dependency "{SECRET}"', 1),
    "module": ("#pragma clang module import x", 1),
    "assembly": ('kernel void k() {\n __asm__("nop"); }', 2),
    "spliced assembly": ('kernel void k() { as\\\nm("nop"); }', 1),
    "NUL": ("int a;\n\0#include", 2),
}


@pytest.mark.parametrize("name", EVASIONS)
def test_forbidden_sources_are_refused(name: str) -> None:
    source, line = EVASIONS[name]
    with pytest.raises(UnsupportedError) as caught:
        check_source(plain_text(source))
    assert caught.value.line == line
    assert caught.value.help


@pytest.mark.parametrize(
    "source",
    [
        '#include "x.h"\n#include <dir/y.h> // from there\n# include "a..b.h" /* that */\n',
        '/* #include "/etc/passwd" */ int a;\n// #include "/etc/passwd"\n',
        '// \\\n#include "/etc/passwd"\n',  # the comment goes on
        'constant char *a = "\\\n#include </etc/passwd>";\n',
        "constant char a = '\"', b = '\\'', *c = \"it's /* no comment\";\n",
        "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma unroll 4\n#pragma once\n",
        "#if 0\nit's an unterminated quote\n#endif\n#error don't\n#warning a // b\n",
        'int asm_count, embed, dependency; /* asm */ // asm\nconstant char *a = "asm";\n',
        "#define F(x) #x\n#define include 3\nint b = F(/*);*/ ..);\n",
        "",
        "/* never closed\n#include </etc/passwd>\n",
    ],
)
def test_harmless_sources_pass(source: str) -> None:
    check_source(plain_text(source))


@needs_clang
@pytest.mark.parametrize("name", ["__has_include", "__has_include_next", "__has_embed"])
def test_a_source_cannot_test_whether_files_exist(name: str) -> None:
    for text in (f'#if {name}("/etc/passwd")', f'#define C(a, b) a##b\n#if C(__has_, {name[6:]})("/etc/passwd")'):
        with pytest.raises(ParseError, match="is not defined"):
            compile_opencl(f"{text}\n#endif\n{KERNEL}")
    assert ran(f"#ifdef {name}\n#error no\n#endif\n{KERNEL}", options="-DVALUE=7") == [7] * 8


@needs_clang
def test_assembly_built_by_macros_is_refused_in_the_ir() -> None:
    source = '#define C(a, b) a##b\nkernel void k(global int *x) { C(__as, m)(".incbin \\"/etc/passwd\\""); x[0] = 1; }'
    with pytest.raises(UnsupportedError, match="assembly"):
        run(source, np.zeros(8, np.int32))


@needs_clang
def test_trigraphs_and_raw_strings_hide_no_directive() -> None:
    """These pass the check because Clang, as it is called, does not read them as directives either."""
    for source in (
        '??=include "/etc/hostname"',
        '#inc??/\nlude "/etc/hostname"',
        'constant char *q = R"(" /*\n#include "/etc/hostname"\n/*)";',
        '#incl\\u0075de "/etc/hostname"',
        'int a;\u2028#include "/etc/hostname"',
    ):
        check_source(source)
        with pytest.raises(ParseError) as caught:
            compile_opencl(source)
        assert "included from" not in str(caught.value)


@needs_clang
def test_an_error_shows_line_and_caret() -> None:
    with pytest.raises(ParseError, match=r"k\.cl is not OpenCL C: use of undeclared identifier 'y'") as caught:
        compile_opencl("kernel void k(global int *x) {\n  x[0] = y;\n}", name="k.cl")
    assert caught.value.line == 2
    assert (caught.value.column, caught.value.file) == (10, "k.cl")
    assert str(caught.value).split("\n")[0].endswith("(k.cl, line 2, column 10)")
    assert "    2 |   x[0] = y;\n      |          ^" in str(caught.value)


@needs_clang
def test_a_line_too_long_for_clang_is_shown() -> None:
    filler = "x[0]++; " * 600
    with pytest.raises(ParseError) as caught:
        compile_opencl(f"kernel void k(global int *x) {{\n  {filler}x[0] = y; {filler}\n}}", name="k.cl")
    line, caret = caught.value.excerpt.split("\n")
    assert line[caret.index("^")] == "y" and line.startswith("    2 | ") and caught.value.excerpt in str(caught.value)


@needs_clang
def test_line_numbers_are_those_of_the_given_source() -> None:
    with pytest.raises(ParseError) as caught:
        compile_opencl("int f(void);\r\n\r\nkernel void k() {\r  y = 1; }")
    assert caught.value.line == 4


@needs_clang
def test_an_error_in_an_included_file_names_it(tmp_path: Path) -> None:
    (tmp_path / "x.h").write_text("int f( {\n")
    with pytest.raises(ParseError, match="expected parameter declarator") as caught:
        compile_opencl('#include "x.h"\n', directory=tmp_path)
    assert (caught.value.line, caught.value.column, caught.value.file) == (1, 8, f"{tmp_path}/x.h")
    assert f"{tmp_path}/x.h:1:8" in str(caught.value)


@needs_clang
def test_a_name_may_have_any_characters() -> None:
    for name in ('a "quoted"\\name.cl', "two\nlines", "50%.cl"):
        with pytest.raises(ParseError) as caught:
            compile_opencl("int;;x y;", name=name)
        assert "not OpenCL C" in caught.value.message


@needs_clang
def test_warnings_are_kept() -> None:
    made = compile_opencl("#warning mind the gap\n" + KERNEL, make_build_options("-DVALUE=1"), name="k.cl")
    assert "k.cl:1:2: warning: mind the gap" in made.log
    assert compile_opencl(KERNEL, make_build_options("-DVALUE=1")).log == ""
    assert compile_opencl("#warning a\n" + KERNEL, make_build_options("-w -DVALUE=1")).log == ""
    with pytest.raises(ParseError, match="mind the gap"):
        compile_opencl("#warning mind the gap\n" + KERNEL, make_build_options("-Werror -DVALUE=1"))


@needs_clang
def test_macros_reach_the_source() -> None:
    assert ran(KERNEL, options="-D VALUE=get_local_id(0)*2") == [0, 2, 4, 6] * 2
    assert ran(KERNEL, options="-D 'F(a)=a+a' -DVALUE=F(3)") == [6] * 8
    assert ran(KERNEL, options="-DVALUE=1 -w -DVALUE=2") == [2] * 8


@needs_clang
def test_includes_search_the_sources_directory_and_the_include_dirs(tmp_path: Path) -> None:
    (tmp_path / "beside").mkdir()
    (tmp_path / "named" / "sub").mkdir(parents=True)
    (tmp_path / "beside" / "a.h").write_text("#define A 10\n")
    (tmp_path / "named" / "a.h").write_text("#define A 20\n")
    (tmp_path / "named" / "sub" / "b.h").write_text('#include "c.h"\n#define B C\n')
    (tmp_path / "named" / "sub" / "c.h").write_text("#define C 3\n")
    source = '#include "a.h"\n#include <sub/b.h>\n#define VALUE A + B\n' + KERNEL
    assert ran(source, options=f"-I {tmp_path}/named", directory=tmp_path / "beside") == [13] * 8
    assert ran(source, options=f"-I {tmp_path}/named") == [23] * 8
    with pytest.raises(ParseError, match=r"'a\.h' file not found"):
        compile_opencl(source)


@needs_clang
def test_contraction_is_allowed_unless_it_is_forbidden() -> None:
    source = "kernel void k(global float *x, float a) { x[0] = x[0] * a + x[1]; }"
    for contract, options, fused in ((None, "", True), (True, "", True), (False, "", False)):
        ir = compile_opencl(source, make_build_options(options), contract=contract).ir
        assert ("fmuladd" in ir) == fused
    fast = compile_opencl(source, make_build_options("-cl-fast-relaxed-math")).ir
    assert "reassoc nnan ninf nsz arcp afn float @llvm.fmuladd" in fast


@needs_clang
@pytest.mark.parametrize(
    "flag",
    ["-cl-single-precision-constant", "-cl-denorms-are-zero", "-cl-fp32-correctly-rounded-divide-sqrt",
     "-cl-opt-disable", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations",
     "-cl-finite-math-only", "-cl-fast-relaxed-math", *(f"-cl-std={standard}" for standard in STANDARDS)],
)  # fmt: skip
def test_every_option_compiles_and_runs(flag: str) -> None:
    source = """
    float twice(float a) { return a + a; }
    kernel void k(global float *x) {
      int i = get_global_id(0);
      if (i % 3) x[i] = twice(x[i]) * 0.25 + 1.5; else x[i] = -1;
    }"""
    x = np.arange(8, dtype=np.float32)
    run(source, x, options=flag)
    expected = np.where(np.arange(8) % 3 != 0, np.arange(8) * 0.5 + 1.5, -1)
    np.testing.assert_allclose(x, expected, rtol=1e-6)


# A kernel on one buffer of int, and what it makes of 0 .. 7 in two groups of four.
PROGRAMS = {
    "constants of the program": (
        "constant int t[4] = {5, 6, 7, 9};\n"
        "kernel void k(global int *x) { int i = get_global_id(0); x[i] = t[x[i] & 3]; }",
        [5, 6, 7, 9] * 2,
    ),
    "unions": (
        "typedef union { uint u; uchar b[4]; } U;\n"
        "kernel void k(global uint *x) { U u; int i = get_global_id(0); u.u = x[i]; u.b[1] = 1; x[i] = u.u; }",
        [256 + i for i in range(8)],
    ),
    "pointers to pointers": (
        "kernel void k(global int *x) { int a = 1, b = 2, i = get_global_id(0); int *p[2] = {&a, &b}; int **q = p;\n"
        "*q[i & 1] += x[i]; x[i] = a * 100 + b; }",
        [(1 + (0 if i & 1 else i)) * 100 + 2 + (i if i & 1 else 0) for i in range(8)],
    ),
    "local memory": (
        "kernel void k(global int *x) { local int s[4]; int l = get_local_id(0); s[l] = x[get_global_id(0)];\n"
        "barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = s[3 - l]; }",
        [3, 2, 1, 0, 7, 6, 5, 4],
    ),
    "goto and switch": (
        "kernel void k(global int *x) { int i = get_global_id(0), n = 0; again: n += 3; if (n < i) goto again;\n"
        "switch (i) { case 1: n = 50; case 2: n++; break; case 5: n = -1; break; default: n += 10; } x[i] = n; }",
        [13, 51, 4, 13, 16, -1, 16, 19],
    ),
    "doubles": (
        "kernel void k(global int *x) { int i = get_global_id(0); double d = x[i] / 3.0;\n"
        "x[i] = (int)(d * 3e8 + 0.5) - 1; }",  # a float has no 9 digits
        [i * 10**8 - 1 for i in range(8)],
    ),
    "vectors": (
        "kernel void k(global int *x) { int i = get_global_id(0); int4 v = (int4)(i, 2, 3, 4);\n"
        "v.xy = v.yx; x[i] = v.y * v.s3; }",
        [4 * i for i in range(8)],
    ),
    "halves": (
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
        "kernel void k(global int *x) { int i = get_global_id(0); half4 h = (half4)(i, 2, 3, 0.5h);\n"
        "h *= h.wzyx; x[i] = (int)(h.x * 2 + h.y); }",
        [i + 6 for i in range(8)],
    ),
    "constants of the base header": (
        "kernel void k(global int *x) {\n"
        "x[get_global_id(0)] = (M_PI_F > 3.1f) + (FLT_MAX < INFINITY) * 2 + (INT_MAX > 0) * 4\n"
        "+ (as_int(1.0f) == 0x3f800000) * 8 + (sizeof(size_t) == 8) * 16 + (NAN != NAN) * 32 + CHAR_BIT * 64; }",
        [63 + 512] * 8,
    ),
}  # fmt: skip


@needs_clang
@pytest.mark.parametrize("strategy", ["scalar", "naive", "partial+boscc"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_compute_the_expected_values(name: str, strategy: str) -> None:
    source, expected = PROGRAMS[name]
    x = np.arange(8, dtype=np.uint32 if "uint *" in source else np.int32)
    run(source, x, strategy=strategy)
    assert x.tolist() == expected


@needs_clang
def test_kernels_call_each_other() -> None:
    source = """
    kernel void g(global int *x) { x[get_global_id(0)] += 1; }
    kernel void f(global int *x) { g(x); x[get_global_id(0)] *= 2; }"""
    ir = pipeline.read_source(compile_opencl(source).ir)
    assert sorted(pipeline.kernel_names(ir)) == ["f", "g"]
    x = np.arange(8, dtype=np.int32)
    Kernel("f", lambda given: pipeline.compile_kernel(ir, "f", given), make_options("unicf", 4))(8, 4, x)
    assert x.tolist() == [2 * (i + 1) for i in range(8)]


IMAGES = """
constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__attribute__((noinline)) float at(read_only image2d_t image, int i) { return read_imagef(image, s, (int2)(i, 0)).x; }
kernel void inner(read_only image2d_t image, global float *x) { x[0] = at(image, 1); }
kernel void outer(read_only image2d_t image, global float *x) { inner(image, x); }
"""


@needs_clang
def test_kernels_with_images_are_left_out() -> None:
    program = wfv.build(IMAGES + KERNEL, defines={"VALUE": 3})
    x = np.zeros(5, np.int32)
    program.k(5, None, x)
    assert x.tolist() == [3] * 5
    assert list(program) == ["k"]
    assert "kernel 'outer' is left out: wfv does not support images and samplers" in program.build_log
    with pytest.raises(OptionError, match="no kernel 'inner'") as refused:
        program["inner"]
    assert "build_log" in str(refused.value)


@needs_clang
def test_an_error_lists_few_overloads() -> None:
    with pytest.raises(ParseError, match="no matching function for call to 'shuffle'") as refused:
        wfv.build("kernel void k(global int4 *x) { x[0] = shuffle(x[1], (float4)(0)); }\n")
    assert len(str(refused.value).splitlines()) < 60


@needs_clang
def test_a_source_with_image_kernels_only_is_refused_with_its_location() -> None:
    with pytest.raises(UnsupportedError, match="no images and samplers") as refused:
        wfv.build(IMAGES)
    assert refused.value.line == 3


@pytest.fixture
def other_clang(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Puts a shell script in Clang's place."""

    def replace(text: str) -> None:
        path = tmp_path / "clang"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
        monkeypatch.setenv(VARIABLE, str(path))

    return replace


def test_another_clang_can_be_named(other_clang: Any) -> None:
    other_clang('cat >/dev/null; echo "made of $*"; echo careful >&2')
    made = compile_opencl("int a;", make_build_options("-DN=3"))
    assert made.ir.startswith("made of -x cl") and "-DN=3" in made.ir
    assert made.log == "careful"


def test_the_version_is_that_of_the_clang_in_use(other_clang: Any) -> None:
    other_clang('echo "clang version 99"; echo more')
    assert clang_program.clang_version() == "clang version 99"


def test_a_clang_that_hangs_is_stopped(other_clang: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    other_clang("exec sleep 60")
    monkeypatch.setattr("wfv.opencl.limited_process.LIMITS", Limits(time=0.2))
    with pytest.raises(ParseError, match=r"k\.cl: Clang was stopped: it does not end within 0\.2 s"):
        compile_opencl("int a;", name="k.cl")


def test_a_clang_that_dies_is_an_error(other_clang: Any) -> None:
    other_clang("echo stack dump >&2; kill -9 $$")
    with pytest.raises(ParseError, match="Clang was killed by SIGKILL: stack dump"):
        compile_opencl("int a;")


def test_a_missing_clang_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "none"))
    with pytest.raises(OptionError, match="no such program"):
        compile_opencl("int a;")
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(clang_program, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OptionError, match="needs Clang, which is not installed") as caught:
        compile_opencl("int a;")
    assert "pip install 'wfv[opencl]'" in caught.value.help


def test_a_clang_that_does_not_start(other_clang: Any, tmp_path: Path) -> None:
    other_clang("")
    (tmp_path / "clang").write_text("no program\n")
    with pytest.raises(Error, match="Clang"):
        compile_opencl("int a;")


def test_text_that_is_not_unicode_is_refused(other_clang: Any) -> None:
    other_clang("cat")
    with pytest.raises(ParseError, match="not encodable"):
        compile_opencl("int a; // \udcff")
