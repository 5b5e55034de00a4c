"""Hosts that end with objects in static variables: in C++, and in Python, whose end precedes static destructors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.driver.opencl_api import PLATFORM
from tests.support.requires import needs_clang
from wfv.driver.library import library_path

pytestmark = [needs_clang, pytest.mark.skipif(PLATFORM != "wfv", reason="about wfv's library")]
HERE = Path(__file__).parent
# A host in Python: `host` is the C++ library. `Late` stays alive until Python frees the modules.
PYTHON = """
import atexit, ctypes, sys
host = ctypes.CDLL(sys.argv[2])
class Late:
    def __init__(self, *functions):
        self.functions = functions
    def __del__(self):
        for each in self.functions:
            each()
"""
PYTHON_ENDS = {
    "leave": "",
    "modules": "late = Late(host.late, host.release_all)",
    "cycle": "late = Late(host.late, host.release_all); late.itself = late",
    "query": "late = Late(ctypes.PyDLL(sys.argv[2]).ask)",
    "in sys": "sys.late = Late(host.late, host.release_all)",
    "atexit": "atexit.register(host.release_all)",
    "threads": "host.begin_threads()",
    "threads, modules": "host.begin_threads(); sys.late = Late(host.late, host.release_all)",
    "late": "host.late_at_exit()",
}


def translated(path: Path, *options: str) -> Path:
    command = [sys.executable, "-m", "ziglang", "cc", "-O1", "-fno-exceptions", "-fno-rtti", *options]
    command += [str(HERE / "exit_host.cpp"), "-o", str(path), "-ldl", "-lpthread"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return path


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, vendors: str) -> Path:
    return translated(tmp_path_factory.mktemp("host") / "host")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, vendors: str) -> Path:
    return translated(tmp_path_factory.mktemp("host") / "host.so", "-shared", "-fPIC")


def outcome(*command: str | Path) -> tuple[int, str, str]:
    done = subprocess.run([*map(str, command)], check=False, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("how", ["leave", "release", "atexit", "_exit", "quick_exit", "threads", "dlclose"])
def test_a_program_in_cpp_ends(how: str, program: Path) -> None:
    assert outcome(program, library_path(), how) == (0, "end\n", "")


@pytest.mark.parametrize("how", PYTHON_ENDS)
def test_a_program_in_python_ends(how: str, host: Path) -> None:
    code = f"{PYTHON}\nhost.use(sys.argv[1].encode())\n{PYTHON_ENDS[how]}\nprint('end', flush=True)"
    assert outcome(sys.executable, "-c", code, library_path(), host) == (0, "end\n", "")
