"""Launch arguments: which are accepted, how they are packed, and which are refused."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from passes.interface import Param
from tests.support.launch_ir import buffer, interface, saxpy_kernel, scalar
from wfv.errors import ArgumentError, UnsupportedError
from wfv.ir.types import DOUBLE, FLOAT, HALF, I1, I8, I16, I32, I64, PTR, StructType, Type, VecType
from wfv.launch import LocalMemory
from wfv.runtime.arguments.packer import pack
from wfv.runtime.kernel import Kernel


@pytest.fixture(scope="module")
def saxpy() -> Kernel:
    return saxpy_kernel()


def packed(param: Param, value: object, size: int) -> bytes:
    block = pack(interface(param), [value])
    return ctypes.string_at(block.address + param.offset, size)


def test_the_argument_block_is_aligned_and_holds_addresses() -> None:
    array = np.zeros(3, np.float32)
    block = pack(interface(buffer("p", 8)), [array])
    assert block.address % 64 == 0
    assert ctypes.c_uint64.from_address(block.address + 8).value == array.ctypes.data


@pytest.mark.parametrize(
    ("type", "c_type", "value", "expected"),
    [
        (I32, "int", -2, np.int32(-2)),
        (I32, "uint", 2**32 - 1, np.uint32(2**32 - 1)),
        (I32, "", 2**32 - 1, np.uint32(2**32 - 1)),
        (I32, "", -(2**31), np.int32(-(2**31))),
        (I32, "int", np.uint8(200), np.int32(200)),
        (I32, "int", True, np.int32(1)),
        (I32, "int", np.bool_(True), np.int32(1)),
        (I32, "int", np.array(7), np.int32(7)),
        (I8, "uchar", 255, np.uint8(255)),
        (I16, "short", -1, np.int16(-1)),
        (I64, "ulong", 2**64 - 1, np.uint64(2**64 - 1)),
        (I1, "bool", True, np.uint8(1)),
        (FLOAT, "float", 1.1, np.float32(1.1)),
        (FLOAT, "float", 3, np.float32(3)),
        (FLOAT, "float", np.float64(0.1), np.float32(0.1)),
        (FLOAT, "float", float("inf"), np.float32("inf")),
        (FLOAT, "float", np.array(2.5), np.float32(2.5)),
        (FLOAT, "float", np.longdouble("inf"), np.float32("inf")),
        (DOUBLE, "double", 1.1, np.float64(1.1)),
        (HALF, "half", 1.5, np.float16(1.5)),
        (VecType(4, FLOAT), "float4", (1, 2, 3, 4), np.array([1, 2, 3, 4], np.float32)),
        (VecType(3, FLOAT), "float3", [1, 2, 3], np.array([1, 2, 3, 0], np.float32)),
        (VecType(2, I32), "uint2", np.array([1, 2**32 - 1]), np.array([1, 2**32 - 1], np.uint32)),
        (StructType((I32, FLOAT)), "", b"12345678", np.frombuffer(b"12345678", np.uint8)),
        (StructType((I32, FLOAT)), "", np.array([(1, 2)], "i4,f4")[0], np.array([(1, 2)], "i4,f4")[0]),
    ],
)
def test_scalars_become_their_bytes(type: Type, c_type: str, value: object, expected: Any) -> None:
    assert packed(scalar("s", type, 16, c_type), value, expected.nbytes) == expected.tobytes()


@pytest.mark.parametrize(
    ("type", "c_type", "value", "message"),
    [
        (I32, "int", 2**31, r"2147483648 is outside of -2147483648 \.\. 2147483647"),
        (I32, "uint", -1, r"-1 is outside of 0 \.\. 4294967295"),
        (I32, "", 2**32, "outside"),
        (I8, "char", 128, "outside"),
        (I1, "", 2, "outside"),
        (I32, "int", 1.0, r"argument 0 \(s\): the parameter is an integer \(int\), not float"),
        (I32, "", "1", r"an integer \(i32\), not str"),
        (I32, "int", None, "not NoneType"),
        (I32, "int", np.ones(2, np.int32), "not ndarray"),
        (FLOAT, "float", 1e39, r"1e\+39 is too large for float"),
        (DOUBLE, "double", 10**400, "an integer of 1329 bits is too large for double"),
        pytest.param(I32, "int", -(10**5000), "integer of 16610 bits is outside", id="more digits than Python writes"),
        (FLOAT, "float", np.timedelta64(1), "not timedelta64"),
        (DOUBLE, "double", np.longdouble("1e400"), "too large for double"),
        (HALF, "half", 65536.0, "too large for half"),
        (FLOAT, "float", 1j, r"a number \(float\), not complex"),
        (FLOAT, "float", "1.0", "not str"),
        (FLOAT, "float", np.ones(1, np.float32), "not ndarray"),
        (VecType(4, FLOAT), "float4", (1, 2, 3), "a vector of 4 numbers, not 3 of them"),
        (VecType(4, FLOAT), "float4", 1.0, "not float"),
        (VecType(4, FLOAT), "float4", ((1,), 2, 3, 4), "a number \\(float\\), not tuple"),
        (VecType(4, FLOAT), "float4", np.array(1.0), r"not an array of shape \(\)"),
        (VecType(4, FLOAT), "float4", np.ones((4, 2)), "not ndarray"),
        (StructType((I32, FLOAT)), "", np.zeros((), "O"), "dtype object is not one of integers and floats"),
        (StructType((I32, FLOAT)), "", np.zeros((), ">i4,f4")[()], "in the machine's byte order"),
        (VecType(2, I32), "uint2", (1, -1), "outside"),
        (StructType((I32, FLOAT)), "", b"123", "8 bytes by value, not 3"),
        (StructType((I32, FLOAT)), "", 5, "8 bytes by value, not int"),
    ],
)
def test_bad_scalars_are_argument_errors(type: Type, c_type: str, value: object, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        packed(scalar("s", type, 0, c_type), value, 0)


@pytest.mark.parametrize(
    ("param", "dtype"),
    [
        (buffer("p", 0), "float32"),
        (buffer("p", 0, DOUBLE), "float64"),
        (buffer("p", 0, HALF), "float16"),
        *((buffer("p", 0, I8), dtype) for dtype in ("int8", "uint8", "bool")),
        *((buffer("p", 0, I32), dtype) for dtype in ("int32", "uint32")),
        (buffer("p", 0, VecType(4, FLOAT)), "float32"),
        (buffer("p", 0, I32, c_type="float*"), "float32"),
        (buffer("p", 0, VecType(4, FLOAT), c_type="float4*"), "float32"),
        (buffer("p", 0, FLOAT, c_type="struct body*"), "float32"),
        *((buffer("p", 0, None), dtype) for dtype in ("int8", "float64", "uint16", "i4,f4")),
        (buffer("p", 0, StructType((I32, FLOAT))), "i4,f4"),
    ],
)
def test_buffers_take_their_dtypes(param: Param, dtype: str) -> None:
    array = np.zeros(8, dtype)
    assert packed(param, array, 8) == array.ctypes.data.to_bytes(8, "little")


@pytest.mark.parametrize(
    ("param", "dtype", "message"),
    [
        (buffer("p", 0), "float64", r"argument 0 \(p\): dtype float64 for a float\*[\s\S]*pass float32"),
        (buffer("p", 0, I32, c_type="uint*"), "int64", r"dtype int64 for a uint\*[\s\S]*pass int32 or uint32"),
        (buffer("p", 0), "complex64", "dtype complex64"),
        (buffer("p", 0), ">f4", "dtype >f4"),
        (buffer("p", 0, None), "complex64", "dtype complex64 is not one of integers and floats"),
        (buffer("p", 0, None), "object", "dtype object is not one of integers and floats"),
        (buffer("p", 0, None), ">i4", "not one of integers and floats"),
        (buffer("p", 0, None), "i4,O", "not one of integers and floats"),
        (buffer("p", 0, None), "U4", "not one of integers and floats"),
        (buffer("p", 0, None), "datetime64[s]", "not one of integers and floats"),
    ],
)
def test_other_dtypes_are_argument_errors(param: Param, dtype: str, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        packed(param, np.zeros(8, dtype), 0)


XY = np.dtype([("x", "i4"), ("y", "i4")])
S3 = np.dtype({"names": ["s0", "s1", "s2", "padding0"], "formats": ["f4"] * 4, "titles": ["x", "y", "z", None]})
S16 = np.dtype([(f"s{i:x}", "u1") for i in range(16)])
XYZW = np.dtype([(name, "f4") for name in "xyzw"])


@pytest.mark.parametrize(
    ("type", "c_type", "value", "expected"),
    [
        (VecType(2, I32), "int2", np.array((3, -4), XY)[()], [3, -4]),
        (VecType(2, I32), "int2", np.array((3, -4), XY), [3, -4]),
        (VecType(2, I32), "int2", np.array([(3, -4)], np.dtype([("y", "i8"), ("x", "i8")]))[0], [-4, 3]),
        (VecType(3, FLOAT), "float3", np.array((1, 2, 3, 9), S3)[()], [1, 2, 3, 0]),
        (VecType(4, FLOAT), "float4", np.array((1, 2, 3, 4), XYZW)[()], [1, 2, 3, 4]),
        (VecType(16, I8), "uchar16", np.array(tuple(range(240, 256)), S16)[()], list(range(240, 256))),
    ],
)
def test_records_are_vectors(type: VecType, c_type: str, value: object, expected: list[int]) -> None:
    element = {"i": np.int32, "f": np.float32, "u": np.uint8}[c_type[0]]
    want = np.array(expected, element)
    assert packed(scalar("s", type, 16, c_type), value, want.nbytes) == want.tobytes()


@pytest.mark.parametrize(
    ("type", "c_type", "value", "message"),
    [
        (
            VecType(2, I32),
            "int2",
            np.zeros((), "i4,i4"),
            "a vector of 2 numbers, not a record of f0, f1[\\s\\S]*x, y, z, w",
        ),
        (VecType(2, I32), "int2", np.zeros((), XYZW), "not a record of x, y, z, w"),
        (VecType(2, I32), "int2", np.zeros(2, XY), "an integer .int., not void"),
        (VecType(2, I32), "int2", np.zeros((), [("x", "f4"), ("y", "f4")]), "an integer .int., not float32"),
        (VecType(2, I32), "uint2", np.array((-1, 0), XY), "outside"),
    ],
)
def test_other_records_are_no_vectors(type: VecType, c_type: str, value: object, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        packed(scalar("s", type, 16, c_type), value, 8)


@pytest.mark.parametrize(
    ("param", "dtype"),
    [
        (buffer("p", 0, c_type="float4*"), XYZW),
        (buffer("p", 0, VecType(4, FLOAT)), XYZW),
        (buffer("p", 0, c_type="float3*"), S3),
        (buffer("p", 0, c_type="float3*"), XYZW),
        (buffer("p", 0, c_type="int2*"), XY),
        (buffer("p", 0, I32, c_type="uint2*"), XY),
        (buffer("p", 0, I8, c_type="uchar16*"), S16),
    ],
)
def test_record_arrays_are_buffers_of_vectors(param: Param, dtype: np.dtype) -> None:
    array = np.zeros(3, dtype)
    assert packed(param, array, 8) == array.ctypes.data.to_bytes(8, "little")


@pytest.mark.parametrize(
    ("c_type", "dtype", "message"),
    [
        (
            "float4*",
            XY,
            r"records of 8 bytes with the fields x, y for a float4\*[\s\S]*4 fields .*16 bytes in all, of float32",
        ),
        ("float2*", XY, r"dtype .* for a float2\*"),
        ("float3*", np.dtype([(name, "f4") for name in "xyz"]), r"records of 12 bytes[\s\S]*padded to four"),
        ("float4*", np.dtype([(name, "f4") for name in "wzyx"]), r"records of dtype"),
        ("float*", XYZW, r"dtype .* for a float\*"),
    ],
)
def test_other_record_arrays_are_argument_errors(c_type: str, dtype: np.dtype, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        packed(buffer("p", 0, c_type=c_type), np.zeros(4, dtype), 0)


def read_from(param: Param, value: object) -> bytes:
    """The bytes at the address that is passed for a buffer."""
    address = int.from_bytes(packed(param, value, 8), "little")
    return ctypes.string_at(address, 16)


BYTES = bytearray(range(32))


@pytest.mark.parametrize("value", [BYTES, memoryview(BYTES), memoryview(BYTES)[16:], np.frombuffer(BYTES, np.uint8)])
@pytest.mark.parametrize(
    "param",
    [
        buffer("p", 0, align=4),
        buffer("p", 0, DOUBLE, align=8),
        buffer("p", 0, VecType(4, FLOAT), align=4, c_type="float4*"),
        buffer("p", 0, None),
        buffer("p", 0, I8),
        buffer("p", 0, StructType((I32, FLOAT))),
    ],
)
def test_bytes_are_buffers_of_anything(param: Param, value: object) -> None:
    assert read_from(param, value) == bytes(value)[:16]  # type: ignore[call-overload]


def test_bytes_are_not_moved_while_they_are_bound(saxpy: Kernel) -> None:
    x, y = bytearray(np.full(4, 2, np.float32).tobytes()), bytearray(16)
    bound = saxpy.bind(x, y, 3.0)
    with pytest.raises(BufferError):
        x.extend(bytes(1000))
    bound.launch(4, 4)
    assert np.frombuffer(y, np.float32).tolist() == [6] * 4
    saxpy(4, 4, memoryview(x), memoryview(y), 1.0)
    assert np.frombuffer(y, np.float32).tolist() == [8] * 4


@pytest.mark.parametrize(
    ("param", "value", "message"),
    [
        (buffer("p", 0), bytearray(6), r"6 bytes for a float\*, of 4 each[\s\S]*whole elements"),
        (buffer("p", 0, c_type="float3*"), np.zeros(12, np.uint8), r"12 bytes for a float3\*, of 16 each"),
        (buffer("p", 0, DOUBLE), memoryview(bytearray(16))[4:12], "multiple of 8 bytes"),
        (buffer("p", 0), memoryview(bytearray(16))[::2], "not contiguous"),
        (buffer("p", 0), memoryview((ctypes.c_wchar * 4)()), r"argument 0 \(p\): NumPy cannot read"),
        (buffer("p", 0), memoryview(bytes(16)), "read-only, and the kernel writes it"),
        (buffer("p", 0), memoryview(np.zeros(4)), r"dtype float64 for a float\*"),
        (buffer("p", 0), np.zeros((4, 4), np.uint8), r"dtype uint8 for a float\*[\s\S]*pass float32"),
        (buffer("p", 0), np.zeros(16, np.int8), r"dtype int8 for a float\*"),
    ],
)
def test_other_bytes_are_argument_errors(param: Param, value: object, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        packed(param, value, 0)


def test_bytes_must_not_overlap_either() -> None:
    data = bytearray(64)
    params = (buffer("a", 0), replace(buffer("b", 8), is_restrict=True))
    with pytest.raises(ArgumentError, match="overlap"):
        pack(interface(*params), [data, memoryview(data)[16:32]])
    pack(interface(*params), [memoryview(data)[:16], memoryview(data)[16:32]])


@pytest.mark.parametrize("value", [[1.0, 2.0], 3, np.float32(1), "1234", np.ma.zeros(4, np.float32), LocalMemory(4)])
def test_only_arrays_are_buffers(value: object) -> None:
    with pytest.raises(ArgumentError, match=r"argument 0 \(p\): the parameter is a buffer[\s\S]*NumPy array"):
        packed(buffer("p", 0), value, 0)


def test_buffers_must_be_contiguous() -> None:
    array = np.zeros((6, 4), np.float32)
    for good in (array, array[:1].T, array[2:], np.float32(1) * np.ones(())):
        packed(buffer("p", 0), np.asarray(good, np.float32), 0)
    for bad in (array[:, :2], array[::2], array.T[1:], array[::-1]):
        with pytest.raises(ArgumentError, match=r"not contiguous[\s\S]*ascontiguousarray"):
            packed(buffer("p", 0), bad, 0)
    for transposed in (array.T, np.asfortranarray(array)):
        with pytest.raises(ArgumentError, match=r"Fortran order, or transposed[\s\S]*ascontiguousarray[\s\S]*array\.T"):
            packed(buffer("p", 0), transposed, 0)


def test_read_only_arrays_must_not_be_written(saxpy: Kernel) -> None:
    x, y = np.ones(4, np.float32), np.ones(4, np.float32)
    x.flags.writeable = False
    saxpy(4, 4, x, y, 1.0)
    assert y.tolist() == [2] * 4
    with pytest.raises(ArgumentError, match=r"argument 1 \(y\): the array is read-only, and the kernel writes it"):
        saxpy(4, 4, y, x, 1.0)


def test_alignment() -> None:
    raw = np.zeros(256, np.uint8)
    start = -raw.ctypes.data % 64
    aligned, shifted, odd = (raw[start + k : start + k + 64].view(np.float32) for k in (0, 4, 1))
    packed(buffer("p", 0, align=16), aligned, 0)
    packed(buffer("p", 0, align=4), shifted, 0)
    for array, align in ((shifted, 16), (odd, 4)):
        with pytest.raises(ArgumentError, match=f"multiple of {align} bytes"):
            packed(buffer("p", 0, align=align), array, 0)


def test_the_number_of_arguments(saxpy: Kernel) -> None:
    with pytest.raises(ArgumentError, match=r"'saxpy' takes 3 arguments, not 1[\s\S]*x, y, a") as caught:
        saxpy(1, 1, np.ones(1, np.float32))
    assert isinstance(caught.value, TypeError)
    with pytest.raises(ArgumentError, match="takes 1 argument, not 0"):
        pack(interface(buffer("p", 0)), [])
    with pytest.raises(ArgumentError, match=r"takes 0 arguments, not 1[\s\S]*none"):
        pack(interface(size=0), [1])
    pack(interface(size=0), [])


def test_a_parameter_that_has_no_bytes_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match=r"argument 0 \(image\)"):
        pack(interface(scalar("image", PTR)), [1])


@pytest.mark.parametrize(
    ("nbytes", "message"), [(0, "not positive"), (-4, "not positive"), (1.5, "not an integer"), ("8", "not an")]
)
def test_local_memory_has_a_positive_size(nbytes: Any, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        LocalMemory(nbytes)


def test_local_memory_is_not_a_number() -> None:
    with pytest.raises(
        ArgumentError, match=r"argument 0 \(l\): the parameter is local memory, not int[\s\S]*LocalMemory"
    ):
        pack(interface(Param("l", PTR, "local", 0)), [64])
