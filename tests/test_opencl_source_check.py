"""OpenCL C that would read other files, or contains assembly, is refused."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.opencl import KERNEL, ran, run
from tests.support.requires import needs_clang
from wfv.errors import ParseError, UnsupportedError
from wfv.opencl.clang import compile_opencl
from wfv.opencl.source_check import check_source
from wfv.opencl.translation import plain_text

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
        '// \\\n#include "/etc/passwd"\n',  # the comment continues
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
