"""Programs: from source and binary, build options, logs, compile and link, callbacks, queries, errors."""

from __future__ import annotations

import struct
import threading
from typing import Any

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, Api, World, address, ffi, not_on_pocl
from tests.support.requires import needs_clang

pytestmark = needs_clang
WRONG = "kernel void k(global int *x) { *x = unknown_name; }"
SET = "kernel void set(global int *x) { *x = VALUE; }"
TEXT = ffi.new("char[]", b"kernel void k(global int *x) { *x = 1; }")
END = (NULL, NULL)  # no callback
BUILT: dict[str, int] = {}


def new(w: World) -> Any:
    return w.new_program("kernel void k(global int *x) { *x = 1; }")


def compiled(w: World) -> Any:
    """A program that is compiled, but not linked."""
    if "object" not in BUILT:
        BUILT["object"] = w.compiled("kernel void k(global int *x) { *x = 1; }")
    return BUILT["object"]


def headers(w: World, count: int, programs: Any, names: Any) -> tuple[Any, ...]:
    return (new(w), 0, NULL, NULL, count, programs, names, *END)


def link(w: World, count: int, programs: Any, options: Any = NULL) -> tuple[Any, ...]:
    return (w.context, 0, NULL, options, count, programs, *END)


def binary(w: World, data: bytes) -> tuple[Any, ...]:
    return (w.context, 1, w.devices, [len(data)], [w.array("unsigned char", *data)], NULL)


ROWS = [
    *query_rows("clGetProgramInfo", "INVALID_PROGRAM", "PROGRAM_CONTEXT", lambda w: (w.unbuilt,)),
    *query_rows("clGetProgramBuildInfo", "INVALID_PROGRAM", "PROGRAM_BUILD_STATUS", lambda w: (w.unbuilt, w.device)),
    *null_handle("INVALID_PROGRAM", "clRetainProgram", "clReleaseProgram"),
    *rows(
        {
            "clCreateProgramWithSource": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, 1, [TEXT], NULL)),
                ("INVALID_VALUE", "no texts", lambda w: (w.context, 0, [TEXT], NULL)),
                ("INVALID_VALUE", "a null list", lambda w: (w.context, 1, NULL, NULL)),
                ("INVALID_VALUE", "a null text", lambda w: (w.context, 2, [TEXT, NULL], NULL)),
            ],
            "clCreateProgramWithBinary": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, *binary(w, b"abc")[1:])),
                ("INVALID_VALUE", "no devices", lambda w: (w.context, 0, *binary(w, b"abc")[2:])),
                ("INVALID_VALUE", "no list of devices", lambda w: (w.context, 1, NULL, *binary(w, b"abc")[3:])),
                ("INVALID_VALUE", "no sizes", lambda w: (w.context, 1, w.devices, NULL, [w.room()], NULL)),
                ("INVALID_VALUE", "no binaries", lambda w: (w.context, 1, w.devices, [3], NULL, NULL)),
                ("INVALID_VALUE", "a size of zero", lambda w: (w.context, 1, w.devices, [0], [w.room()], NULL)),
                ("INVALID_VALUE", "a null binary", lambda w: (w.context, 1, w.devices, [3], [NULL], NULL)),
                ("INVALID_DEVICE", "a null device", lambda w: (w.context, 1, [NULL], [3], [w.room()], NULL)),
                ("INVALID_BINARY", "not a program", lambda w: binary(w, b"not a program at all")),
                ("INVALID_BINARY", "one zero byte", lambda w: binary(w, b"\0")),
            ],
            "clCreateProgramWithBuiltInKernels": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, 1, w.devices, b"k")),
                ("INVALID_VALUE", "no devices", lambda w: (w.context, 0, w.devices, b"k")),
                ("INVALID_VALUE", "no list of devices", lambda w: (w.context, 1, NULL, b"k")),
                ("INVALID_VALUE", "no names", lambda w: (w.context, 1, w.devices, NULL)),
                ("INVALID_VALUE", "an unknown name", lambda w: (w.context, 1, w.devices, b"k")),
            ],
            "clCreateProgramWithIL": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, b"abcd", 4)),
                ("INVALID_OPERATION", "no intermediate languages", lambda w: (w.context, b"abcd", 4)),
            ],
            "clSetProgramSpecializationConstant": [
                ("INVALID_PROGRAM", "a null program", lambda w: (NULL, 0, 4, w.room())),
                ("INVALID_OPERATION|INVALID_PROGRAM", "a program of source", lambda w: (new(w), 0, 4, w.room())),
            ],
            "clSetProgramReleaseCallback": [
                ("INVALID_OPERATION|INVALID_VALUE", "no callback", lambda w: (new(w), NULL, NULL))
            ],
            "clBuildProgram": [
                ("INVALID_PROGRAM", "a null program", lambda w: (NULL, 0, NULL, NULL, *END)),
                ("INVALID_VALUE", "devices without a list", lambda w: (new(w), 1, NULL, NULL, *END)),
                ("INVALID_VALUE", "a list without devices", lambda w: (new(w), 0, w.devices, NULL, *END)),
                ("INVALID_VALUE", "data, no callback", lambda w: (new(w), 0, NULL, NULL, NULL, w.room())),
                ("INVALID_DEVICE", "a null device", lambda w: (new(w), 1, [NULL], NULL, *END)),
                ("INVALID_BUILD_OPTIONS", "an unknown option", lambda w: (new(w), 0, NULL, b"-no-such-option", *END)),
                ("INVALID_BUILD_OPTIONS", "an unknown standard", lambda w: (new(w), 0, NULL, b"-cl-std=CL9.9", *END)),
                ("BUILD_PROGRAM_FAILURE", "an error", lambda w: (w.new_program(WRONG), 0, NULL, NULL, *END)),
                ("INVALID_OPERATION", "a program with kernels", lambda w: (with_kernel(w), 0, NULL, NULL, *END)),
            ],
            "clCompileProgram": [
                ("INVALID_PROGRAM", "a null program", lambda w: (NULL, 0, NULL, NULL, 0, NULL, NULL, *END)),
                ("INVALID_VALUE", "devices without a list", lambda w: (new(w), 1, NULL, NULL, 0, NULL, NULL, *END)),
                (
                    "INVALID_VALUE",
                    "a list without devices",
                    lambda w: (new(w), 0, w.devices, NULL, 0, NULL, NULL, *END),
                ),
                ("INVALID_VALUE", "headers without a list", lambda w: headers(w, 1, NULL, [TEXT])),
                ("INVALID_VALUE", "headers without names", lambda w: headers(w, 1, [new(w)], NULL)),
                ("INVALID_VALUE", "a null name", lambda w: headers(w, 1, [new(w)], [NULL]), "it ends the process"),
                ("INVALID_VALUE", "a list without headers", lambda w: headers(w, 0, [new(w)], [TEXT])),
                ("INVALID_VALUE", "data, no callback", lambda w: (*headers(w, 0, NULL, NULL)[:-1], w.room())),
                ("INVALID_DEVICE", "a null device", lambda w: (new(w), 1, [NULL], NULL, 0, NULL, NULL, *END)),
                (
                    "INVALID_COMPILER_OPTIONS",
                    "an unknown option",
                    lambda w: (new(w), 0, NULL, b"-no-such-option", 0, NULL, NULL, *END),
                ),
                (
                    "COMPILE_PROGRAM_FAILURE",
                    "an error",
                    lambda w: (w.new_program(WRONG), 0, NULL, NULL, 0, NULL, NULL, *END),
                ),
                (
                    "INVALID_OPERATION",
                    "a program with kernels",
                    lambda w: (with_kernel(w), 0, NULL, NULL, 0, NULL, NULL, *END),
                ),
            ],
            "clLinkProgram": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, *link(w, 1, [compiled(w)])[1:])),
                ("INVALID_VALUE", "no programs", lambda w: link(w, 0, NULL)),
                ("INVALID_VALUE", "a list without programs", lambda w: link(w, 0, [compiled(w)])),
                ("INVALID_VALUE", "programs without a list", lambda w: link(w, 1, NULL)),
                (
                    "INVALID_VALUE",
                    "devices without a list",
                    lambda w: (w.context, 1, NULL, *link(w, 1, [compiled(w)])[3:]),
                ),
                ("INVALID_VALUE", "data, no callback", lambda w: (*link(w, 1, [compiled(w)])[:-1], w.room())),
                ("INVALID_PROGRAM", "a null program", lambda w: link(w, 2, [compiled(w), NULL])),
                ("INVALID_DEVICE", "a null device", lambda w: (w.context, 1, [NULL], *link(w, 1, [compiled(w)])[3:])),
                (
                    "INVALID_LINKER_OPTIONS",
                    "an unknown option",
                    lambda w: link(w, 1, [compiled(w)], b"-no-such-option"),
                ),
                (
                    "INVALID_LINKER_OPTIONS",
                    "an option of libraries",
                    lambda w: link(w, 1, [compiled(w)], b"-enable-link-options"),
                    "no check",
                ),
                ("INVALID_OPERATION", "a program that is not compiled", lambda w: link(w, 1, [new(w)]), "no check"),
                (
                    "LINK_PROGRAM_FAILURE",
                    "a function that is nowhere",
                    lambda w: link(w, 1, [w.compiled("int f(int); kernel void k(global int *x) { *x = f(1); }")]),
                    "links it",
                ),
            ],
            "clGetProgramInfo": [
                (
                    "INVALID_PROGRAM_EXECUTABLE",
                    "kernels of a program that is not built",
                    lambda w: (w.unbuilt, CL.PROGRAM_NUM_KERNELS, 0, NULL, NULL),
                ),
                (
                    "INVALID_PROGRAM_EXECUTABLE",
                    "kernel names of a program that is not built",
                    lambda w: (w.unbuilt, CL.PROGRAM_KERNEL_NAMES, 0, NULL, NULL),
                ),
            ],
            "clGetProgramBuildInfo": [
                ("INVALID_DEVICE", "a null device", lambda w: (w.unbuilt, NULL, CL.PROGRAM_BUILD_LOG, 0, NULL, NULL))
            ],
        }
    ),
]


def with_kernel(w: World) -> Any:
    if "kernel" not in BUILT:
        BUILT["kernel"] = w.built("kernel void k(global int *x) { *x = 1; }")
        w.keep(w.cl.clCreateKernel(BUILT["kernel"], b"k"))
    return BUILT["kernel"]


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def value(w: World, program: Any, name: bytes = b"set") -> int:
    """What a kernel writes to its buffer."""
    kernel = w.cl.clCreateKernel(program, name)
    w.cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", w.buffer))
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [1], NULL, 0, NULL, NULL)
    (found,) = struct.unpack("i", w.read(w.buffer, 4))
    w.cl.clReleaseKernel(kernel)
    return int(found)


def status(w: World, program: Any) -> tuple[int, int]:
    ask = ("clGetProgramBuildInfo", program, w.device)
    built = struct.unpack("i", w.cl.info(*ask, CL.PROGRAM_BUILD_STATUS))[0]
    return built, w.cl.number(*ask, CL.PROGRAM_BINARY_TYPE)


def test_a_program_answers(w: World, cl: Api) -> None:
    text = "kernel void one(global int *x) { *x = 1; }\nkernel void two(global int *x) { *x = 2; }\n"
    program = w.new_program(text)
    ask = ("clGetProgramInfo", program)
    assert status(w, program) == (CL.BUILD_NONE, CL.PROGRAM_BINARY_TYPE_NONE)
    assert cl.text("clGetProgramBuildInfo", program, w.device, CL.PROGRAM_BUILD_OPTIONS) == ""
    cl.clBuildProgram(program, 1, w.devices, b"-D A=1 -cl-mad-enable", *END)
    assert status(w, program) == (CL.BUILD_SUCCESS, CL.PROGRAM_BINARY_TYPE_EXECUTABLE)
    assert cl.text("clGetProgramBuildInfo", program, w.device, CL.PROGRAM_BUILD_OPTIONS) == "-D A=1 -cl-mad-enable"
    assert cl.number(*ask, CL.PROGRAM_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.PROGRAM_NUM_DEVICES) == 1
    assert cl.number(*ask, CL.PROGRAM_DEVICES) == address(w.device)
    assert cl.text(*ask, CL.PROGRAM_SOURCE) == text
    assert cl.number(*ask, CL.PROGRAM_NUM_KERNELS) == 2
    assert sorted(cl.text(*ask, CL.PROGRAM_KERNEL_NAMES).split(";")) == ["one", "two"]
    assert cl.info(*ask, CL.PROGRAM_IL) == b""
    assert cl.number(*ask, CL.PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT) == 0
    assert cl.number(*ask, CL.PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT) == 0
    assert cl.number("clGetProgramBuildInfo", program, w.device, CL.PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE) == 0
    assert value(w, program, b"two") == 2


def test_a_program_is_counted(w: World, cl: Api) -> None:
    program = w.new_program()
    assert cl.number("clGetProgramInfo", program, CL.PROGRAM_REFERENCE_COUNT) == 1
    cl.clRetainProgram(program)
    assert cl.number("clGetProgramInfo", program, CL.PROGRAM_REFERENCE_COUNT) == 2
    cl.clReleaseProgram(program)
    cl.clReleaseProgram(program)


def test_texts_with_and_without_lengths_are_joined(w: World, cl: Api) -> None:
    parts = [ffi.new("char[]", text) for text in (b"kernel void set(", b"global int *xJUNK", b") { *x = 3; }")]
    program = cl.clCreateProgramWithSource(w.context, 3, parts, [0, len(b"global int *x"), 0])
    cl.clBuildProgram(program, 0, NULL, NULL, *END)
    assert value(w, program) == 3
    assert cl.text("clGetProgramInfo", program, CL.PROGRAM_SOURCE) == "kernel void set(global int *x) { *x = 3; }"


@pytest.mark.parametrize(
    "options",
    [
        "-D VALUE=42",
        "-DVALUE=42",
        "-D VALUE=(6*7)",
        '-D VALUE="40 + 2"',
        "-D ANSWER=42 -D VALUE=ANSWER",
        "-DVALUE=42 -w -cl-fast-relaxed-math -cl-no-signed-zeros",
        "-DVALUE=42 -cl-opt-disable",
        "-DVALUE=42 -cl-denorms-are-zero -cl-single-precision-constant",
        "-DVALUE=42 -cl-finite-math-only -cl-unsafe-math-optimizations",
        "-DVALUE=42 -cl-std=CL1.2 -cl-kernel-arg-info",
        "-DVALUE=42 -cl-std=CL1.1",
        "-DVALUE=42 -cl-fp32-correctly-rounded-divide-sqrt",
        "  -DVALUE=42  ",
    ],
)
def test_build_options(options: str, w: World) -> None:
    assert value(w, w.built(SET, options)) == 42


def test_a_program_is_built_again_with_other_options(w: World, cl: Api) -> None:
    program = w.new_program(SET)
    for number in (1, 2):
        cl.clBuildProgram(program, 0, NULL, b"-DVALUE=%d" % number, *END)
        assert value(w, program) == number
    assert cl.code("clBuildProgram", program, 0, NULL, b"-DVALUE=missing", *END) == "BUILD_PROGRAM_FAILURE"
    assert status(w, program)[0] == CL.BUILD_ERROR
    cl.clBuildProgram(program, 0, NULL, b"-DVALUE=3", *END)
    assert value(w, program) == 3


def test_a_log_says_what_is_wrong(w: World, cl: Api) -> None:
    program = w.new_program(WRONG)
    assert cl.code("clBuildProgram", program, 0, NULL, NULL, *END) == "BUILD_PROGRAM_FAILURE"
    assert "unknown_name" in w.log(program)
    assert status(w, program) == (CL.BUILD_ERROR, CL.PROGRAM_BINARY_TYPE_NONE)
    assert cl.code("clCreateKernel", program, b"k") == "INVALID_PROGRAM_EXECUTABLE"


def test_warnings_are_in_the_log_and_can_be_errors(w: World, cl: Api) -> None:
    text = "kernel void set(global int *x) { int y = x; *x = 4; }".replace(
        "= x;", "= (*x = 1, 2);\n#warning look here\n"
    )
    program = w.built(text)
    assert "look here" in w.log(program)
    assert "look here" not in w.log(w.built(text, "-w"))
    assert cl.code("clBuildProgram", w.new_program(text), 0, NULL, b"-Werror", *END) == "BUILD_PROGRAM_FAILURE"


def test_includes_are_searched_for(w: World, cl: Api, tmp_path: Any) -> None:
    (tmp_path / "number.h").write_text("#define VALUE 77\n")
    program = w.built('#include "number.h"\n' + SET, f"-I {tmp_path}")
    assert value(w, program) == 77
    assert value(w, w.built('#include "number.h"\n' + SET, f"-I{tmp_path}")) == 77


done: list[tuple[int, int]] = []


@ffi.callback("void(cl_program, void *)")
def called(program: object, data: object) -> None:
    done.append((address(program), int(ffi.cast("intptr_t", data))))


@pytest.mark.parametrize("text", [SET, WRONG], ids=["right", "wrong"])
def test_a_callback_is_called_once_when_the_build_ends(text: str, w: World, cl: Api) -> None:
    done.clear()
    program = w.new_program(text)
    code, _ = cl.outcome("clBuildProgram", program, 0, NULL, b"-DVALUE=1", called, ffi.cast("void *", 5))
    assert code in (0, CL.BUILD_PROGRAM_FAILURE)
    wait_for(lambda: bool(done))
    assert done == [(address(program), 5)]
    assert status(w, program)[0] == (CL.BUILD_SUCCESS if text == SET else CL.BUILD_ERROR)


def wait_for(condition: Any) -> None:
    """Waits for a callback that another thread may call."""
    for _ in range(1000):
        if condition():
            return
        WAIT.wait(0.01)
    raise AssertionError("the callback was not called")


WAIT = threading.Event()


def binaries(w: World, program: Any) -> bytes:
    (size,) = struct.unpack("N", w.cl.info("clGetProgramInfo", program, CL.PROGRAM_BINARY_SIZES))
    memory = ffi.new("unsigned char[]", size)
    w.cl.clGetProgramInfo(program, CL.PROGRAM_BINARIES, 8, ffi.new("unsigned char *[]", [memory]), NULL)
    return bytes(ffi.buffer(memory))


def load(w: World, data: bytes) -> Any:
    memory = ffi.new("unsigned char[]", data)
    state = ffi.new("cl_int[1]")
    program = w.cl.clCreateProgramWithBinary(w.context, 1, w.devices, [len(data)], [memory], state)
    assert state[0] == 0
    return program


def test_a_binary_is_loaded(w: World, cl: Api) -> None:
    data = binaries(w, w.built(SET, "-DVALUE=12"))
    assert len(data) > 100
    program = load(w, data)
    cl.clBuildProgram(program, 0, NULL, NULL, *END)
    assert value(w, program) == 12
    assert status(w, program)[1] == CL.PROGRAM_BINARY_TYPE_EXECUTABLE
    assert cl.info("clGetProgramInfo", program, CL.PROGRAM_SOURCE) in (b"", b"\0")
    again = load(w, binaries(w, program))
    cl.clBuildProgram(again, 0, NULL, NULL, *END)
    assert value(w, again) == 12


@not_on_pocl("keeps the attributes")
def test_kernels_of_a_binary_have_no_attributes(w: World, cl: Api) -> None:
    shaped = "kernel __attribute__((reqd_work_group_size(8, 8, 1))) void set(global int *x) { *x = 3; }"
    loaded = load(w, binaries(w, w.built(shaped)))
    cl.clBuildProgram(loaded, 0, NULL, NULL, *END)
    linked = cl.clLinkProgram(w.context, 0, NULL, NULL, 1, [w.compiled(shaped)], *END)
    for program, attributes in ((linked, "reqd_work_group_size(8,8,1)"), (loaded, "")):
        kernel = cl.clCreateKernel(program, b"set")
        assert cl.text("clGetKernelInfo", kernel, CL.KERNEL_ATTRIBUTES) == attributes
        required = cl.info("clGetKernelWorkGroupInfo", kernel, w.device, CL.KERNEL_COMPILE_WORK_GROUP_SIZE)
        assert struct.unpack("3N", required) == (8, 8, 1)


def test_a_binary_of_a_program_that_is_not_built_has_no_bytes(w: World, cl: Api) -> None:
    assert cl.number("clGetProgramInfo", w.new_program(), CL.PROGRAM_BINARY_SIZES) == 0


@not_on_pocl("reads a damaged binary")
@pytest.mark.parametrize("place", ["start", "middle", "end", "short"])
def test_a_damaged_binary_is_refused(place: str, w: World, cl: Api) -> None:
    data = bytearray(binaries(w, w.built(SET, "-DVALUE=13")))
    if place == "short":
        data = data[: len(data) // 2]
    else:
        data[{"start": 0, "middle": len(data) // 2, "end": -1}[place]] ^= 0xFF
    memory, state = ffi.new("unsigned char[]", bytes(data)), ffi.new("cl_int[1]")
    arguments = (w.context, 1, w.devices, [len(data)], [memory], state)
    assert cl.code("clCreateProgramWithBinary", *arguments) == "INVALID_BINARY"
    assert state[0] == CL.INVALID_BINARY


@pytest.mark.every_case
@pytest.mark.parametrize("name", [b"", b"/", b"a/..", b"../a.h", b"n" * 5000])
def test_a_header_whose_name_no_file_can_have_is_refused(w: World, name: bytes) -> None:
    program, header = w.new_program("kernel void k(global int *x) { x[0] = 1; }"), w.new_program("#define A 1")
    text = ffi.new("char[]", name)
    code = w.cl.code("clCompileProgram", program, 0, NULL, NULL, 1, [header], [text], *END)
    assert code == "INVALID_VALUE"


def test_programs_are_compiled_with_headers_and_linked(w: World, cl: Api) -> None:
    header = w.new_program("int f(int x);\n#define TWICE(x) (2 * (x))\n")
    first = w.new_program('#include "parts/f.h"\nkernel void set(global int *x) { *x = TWICE(f(5)); }')
    second = w.new_program("int f(int x) { return x + OFFSET; }")
    name = ffi.new("char[]", b"parts/f.h")
    cl.clCompileProgram(first, 1, w.devices, NULL, 1, [header], [name], *END)
    assert status(w, first) == (CL.BUILD_SUCCESS, CL.PROGRAM_BINARY_TYPE_COMPILED_OBJECT)
    cl.clCompileProgram(second, 0, NULL, b"-D OFFSET=7", 0, NULL, NULL, *END)
    program = cl.clLinkProgram(w.context, 0, NULL, NULL, 2, [first, second], *END)
    assert value(w, program) == 24
    assert status(w, program) == (CL.BUILD_SUCCESS, CL.PROGRAM_BINARY_TYPE_EXECUTABLE)
    assert cl.text("clGetProgramInfo", program, CL.PROGRAM_KERNEL_NAMES) == "set"


def test_a_library_is_linked(w: World, cl: Api) -> None:
    part = w.compiled("int f(int x) { return 3 * x; }")
    library = cl.clLinkProgram(w.context, 0, NULL, b"-create-library", 1, [part], *END)
    assert status(w, library) == (CL.BUILD_SUCCESS, CL.PROGRAM_BINARY_TYPE_LIBRARY)
    user = w.compiled("int f(int x); kernel void set(global int *x) { *x = f(9); }")
    assert value(w, cl.clLinkProgram(w.context, 0, NULL, NULL, 2, [user, library], *END)) == 27


# 41 / 41, or 41 times the number that is next to 1 / 41: with arcp, a part of -cl-unsafe-math-optimizations.
ONE = "kernel void set(global int *x) { *x = (40.0f + get_global_size(0)) / 41.0f == 1.0f; }"
FAST = b"-cl-fast-relaxed-math"


@not_on_pocl("links with the options of the compilation")
@pytest.mark.parametrize(
    ("options", "found"),
    [(b"", 1), (FAST, 0), (b"-cl-unsafe-math-optimizations", 0), (b"-cl-finite-math-only", 1),
     (b"-cl-no-signed-zeroes -cl-denorms-are-zero", 1)],
)  # fmt: skip
def test_options_for_math_when_linking(options: bytes, found: int, w: World, cl: Api) -> None:
    program = cl.clLinkProgram(w.context, 0, NULL, options, 1, [w.compiled(ONE)], *END)
    assert value(w, program) == found
    if not options or options == FAST:  # as when the source is compiled with them
        assert value(w, w.built(ONE, options.decode())) == found


@not_on_pocl("links with the options of the compilation")
@pytest.mark.parametrize(("may_change", "found"), [(b"", 1), (b" -enable-link-options", 0)])
def test_a_library_allows_options_for_math(may_change: bytes, found: int, w: World, cl: Api) -> None:
    library = cl.clLinkProgram(w.context, 0, NULL, b"-create-library" + may_change, 1, [w.compiled(ONE)], *END)
    assert value(w, cl.clLinkProgram(w.context, 0, NULL, FAST, 1, [library], *END)) == found


def test_a_compiled_binary_is_linked(w: World, cl: Api) -> None:
    data = binaries(w, w.compiled(SET, "-DVALUE=31"))
    part = load(w, data)
    assert status(w, part)[1] == CL.PROGRAM_BINARY_TYPE_COMPILED_OBJECT
    assert value(w, cl.clLinkProgram(w.context, 0, NULL, NULL, 1, [part], *END)) == 31


def test_a_compile_log_says_what_is_wrong(w: World, cl: Api) -> None:
    program = w.new_program(WRONG)
    code = cl.code("clCompileProgram", program, 0, NULL, NULL, 0, NULL, NULL, *END)
    assert code == "COMPILE_PROGRAM_FAILURE"
    assert "unknown_name" in w.log(program)


def test_a_program_that_is_released_lives_as_long_as_its_kernel(w: World, cl: Api) -> None:
    program = w.built(SET, "-DVALUE=6")
    kernel = cl.clCreateKernel(program, b"set")
    cl.clReleaseProgram(program)
    cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", w.buffer))
    cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [1], NULL, 0, NULL, NULL)
    assert w.read(w.buffer, 4) == struct.pack("i", 6)
    assert cl.number("clGetKernelInfo", kernel, CL.KERNEL_PROGRAM) == address(program)
    cl.clReleaseKernel(kernel)
