"""Clang and the source check find the same directives, in random texts of comments, strings and lines."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from tests.support.requires import needs_clang
from wfv.errors import UnsupportedError
from wfv.opencl import clang, clang_program
from wfv.opencl.source_check import check_source
from wfv.opencl.translation import plain_text

PIECES = [
    '"', "'", "/*", "*/", "//", "\\\n", "\n", "\n", "\n", "\\", "\r", "\\\r\n", " ", "\t", "\f", "\v", "\u00a0",
    "\u2028", "#", "%:", "#if 0\n", "#endif\n", "#else\n", "#if 1\n", "#warning ", "#error ", "#pragma ", "#define A ",
    "#ident ", "#include <a", ">", "<", 'R"(', ')"', "L", '\\"', "\\'", "a", "0x1'", "/", "*", "??/\n", '_Pragma("',
    "\ufeff", "\x1c", "\\u0020", "@", "\\ \n", "/\\\n*", "*\\\n/", "##",
]  # fmt: skip


def text_around(directive: str, draw: random.Random) -> str:
    before = "".join(draw.choices(PIECES, k=draw.randint(0, 8)))
    return f"{before}{draw.choice(('', chr(10)))}{directive}\n{''.join(draw.choices(PIECES, k=draw.randint(0, 3)))}"


def passes(text: str) -> bool:
    try:
        check_source(text)
    except UnsupportedError:
        return False
    return True


def preprocessed(text: str) -> str:
    """The output and the messages of Clang's preprocessor."""
    options = [option for option in clang.FIXED_FLAGS if option not in ("-S", "-emit-llvm")]
    command = [*clang_program.clang_command(), *options, "-cl-std=CL1.2", "-E", "-", "-o", "-"]
    done = subprocess.run(
        command, input=f"{text}\n".encode(), capture_output=True, check=False, cwd=clang_program.INCLUDE
    )
    return done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace")


@needs_clang
@pytest.mark.parametrize("seed", [1, pytest.param(range(2, 60), marks=pytest.mark.full)], ids=["few", "many"])
def test_accepted_sources_include_nothing(seed: int | range, tmp_path: Path) -> None:
    secret = tmp_path / "secret.h"
    secret.write_text("words_of_the_secret\n")
    directive = f'#include "{secret}"'
    assert "words_of_the_secret" in preprocessed(directive)
    for each in [seed] if isinstance(seed, int) else seed:
        draw = random.Random(each)
        texts = [plain_text(text_around(directive, draw)) for _ in range(100)]
        passed = [text for text in texts if passes(text)]
        assert 10 <= len(passed) < 90
        for text in passed:
            assert "words_of_the_secret" not in preprocessed(text), repr(text)
