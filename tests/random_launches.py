"""Random launches: arguments, sizes and options, right and wrong ones. Arguments: seed, calls.

A launch raises an error of wfv's own, or gives what NumPy computes. After each one, whatever came of it, a launch that
is right gives the right result.
"""

from __future__ import annotations

import array
import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np

import wfv

SOURCE = """
struct body { int a; float b; };
kernel void numbers(global int *y, global const int *x, int n) {
  size_t i = get_global_id(0);
  if (i < 4) y[i] = x[i] + n;  // no array has less
}
kernel void floats(global float *y, float4 v, uchar c, double d) { y[0] = v.x + v.w + c + d; }
kernel void bodies(global struct body *y, struct body x, global float2 *v) {
  y[0].a = x.a; y[0].b = x.b; v[0] = (float2)(1, 2);
}
kernel void locals(global long *y, local long *t) {
  if (get_local_id(0) < 64) t[get_local_id(0)] = 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_global_id(0) == 0) y[0] = t[0];
}
"""
BODY = np.dtype([("a", "i4"), ("b", "f4")])
DTYPES = (
    "i4",
    "u4",
    "f4",
    "f8",
    "i8",
    "u1",
    "f2",
    "c8",
    ">i4",
    "?",
    "O",
    "U3",
    "i4,f4",
    "f4,i4",
    "f4,f4",
    "M8[s]",
    "V8",
)
RIGHT = {
    "numbers": lambda: [np.zeros(64, np.int32), np.arange(64, dtype=np.int32), 5],
    "floats": lambda: [np.zeros(1, np.float32), (1, 2, 3, 4), 7, 0.5],
    "bodies": lambda: [np.zeros(1, BODY), np.array((3, 4.0), BODY), np.zeros((1, 2), np.float32)],
    "locals": lambda: [np.zeros(1, np.int64), wfv.LocalMemory(8 * 64)],
}


class Odd:
    """An object whose conversions all fail."""

    def __index__(self) -> int:
        raise TypeError("no index")

    __float__ = __len__ = __array__ = __index__  # type: ignore[assignment]


def odd_array(random: Random) -> Any:
    """An array of any kind, with any layout, of 16 bytes or more, which all kernels may access."""
    shape = random.choice(((64,), (64, 1), (8, 8), (1, 64), (128,), (64, 2), (16,), (4, 4)))
    made = np.zeros(shape, np.dtype(random.choice(DTYPES)))
    match random.randrange(8):
        case 0:
            made = made[::2] if made.ndim else made
        case 1:
            made = made.T
        case 2:
            made.flags.writeable = False
        case 3:
            made = np.ma.masked_array(made)
        case 4 if made.dtype.kind != "O":
            made = np.frombuffer(bytearray(made.nbytes + 1), np.uint8)[1:]
    return made


def odd_value(random: Random) -> Any:
    if random.random() < 0.6:
        return odd_array(random)
    return random.choice((
        lambda: random.choice((0, 1, -1, 255, 256, 2**31, -(2**31) - 1, 2**63, 10**5000, True, 1.5, 1e300)),
        lambda: random.choice((float("nan"), float("inf"), 1j, "1", b"1", "", None, ..., int, Odd(), Odd)),
        lambda: random.choice(((), (1,), (1, 2, 3, 4), [1, 2, 3, 4], (1, "2", 3, 4), {"x": 1}, {1, 2}, iter([1, 2]))),
        lambda: random.choice((np.float64(1), np.int64(2**40), np.bool_(True), np.array(3), np.str_("x"))),
        lambda: random.choice((np.datetime64(1, "s"), np.void(b"12345678"))),
        lambda: random.choice((bytes(512), bytearray(512), bytearray(7))),
        lambda: random.choice((memoryview(bytearray(512)), memoryview(bytes(512))[::-1])),
        lambda: random.choice((array.array("i", range(64)), array.array("d", range(64)), array.array("u", "x"))),
        lambda: random.choice((wfv.LocalMemory(512), wfv.LocalMemory(2**62), wfv.parameter("p", 1), wfv.Sampler())),
    ))()  # fmt: skip


def odd_size(random: Random) -> Any:
    return random.choice((
        64, (64,), (8, 8), (4, 4, 4), [64], np.array([64]), np.int32(64), None, 0, -1, (0,), (64, 0), (),
        (1, 1, 1, 1), 1.5,
        "64", "", b"64", iter((64,)), range(1, 3), {64}, {64: 1}, np.zeros((2, 2)), np.array([1.5]), np.nan,
        True, 2**31,
        2**62, 2**63, 2**64, (2**40, 2**40), Odd(), Odd, [[64]], (None,), ("64",), 10**5000,
    ))  # fmt: skip


def odd_options(random: Random) -> dict[str, Any]:
    found: dict[str, Any] = {}
    odd = (
        0,
        1,
        2,
        17,
        -1,
        1024,
        1025,
        2**70,
        1.5,
        "2",
        None,
        (),
        (1,),
        [0],
        np.array([1, 2]),
        np.array(1),
        Odd(),
        True,
        ...,
    )
    for name in ("threads", "strict", "global_offset", "math", "unknown"):
        if random.random() < 0.15:
            found[name] = random.choice(odd if name != "math" else (*odd, "exact", "fast", "none"))
    return found


def is_cheap(size: Any) -> bool:
    """Whether a launch of so many work-items would end soon."""
    try:
        return int(np.prod(np.array(size, dtype=object).ravel())) < 1 << 20
    except Exception:  # it is none, and refused
        return True


class Launches:
    """The kernels, each with a strategy of its own, and what came of their launches."""

    def __init__(self, seed: int) -> None:
        self.random, self.came = Random(seed), Counter[str]()
        program = wfv.build(SOURCE, strategy="unicf", lanes=4)
        self.kernels = {name: program[name] for name in RIGHT}

    def check(self) -> None:
        """A right launch of each kernel."""
        numbers, floats, bodies, locals_ = (RIGHT[name]() for name in RIGHT)
        self.kernels["numbers"](64, 8, *numbers)
        assert (numbers[0][:5] == (5, 6, 7, 8, 0)).all()
        self.kernels["floats"](1, 1, *floats)
        assert floats[0] == 12.5
        self.kernels["bodies"](1, 1, *bodies)
        assert bodies[0]["a"] == 3 and bodies[0]["b"] == 4 and bodies[2].tolist() == [[1, 2]]
        self.kernels["locals"](64, 64, *locals_)
        assert locals_[0] == 3

    def one(self) -> None:
        """A launch that is wrong in some places, by chance in none."""
        random = self.random
        name = random.choice(list(RIGHT))
        args = [odd_value(random) if random.random() < 0.3 else arg for arg in RIGHT[name]()]
        if random.random() < 0.05:
            args = args[: random.randrange(len(args))] if random.random() < 0.5 else [*args, 1]
        size = odd_size(random) if random.random() < 0.3 else 64
        local = odd_size(random) if random.random() < 0.3 else random.choice((None, 8, 64))
        options = odd_options(random)
        if not is_cheap(size):
            size = 64
        try:
            self.launch(self.kernels[name], size, local, args, options)
            self.came["launched"] += 1
        except wfv.Error as error:
            assert error.message.strip() and error.help and not isinstance(error, wfv.InternalError), error
            self.came[type(error).__name__] += 1
        self.check()

    def launch(self, kernel: Any, size: Any, local: Any, args: list[Any], options: dict[str, Any]) -> None:
        match self.random.randrange(4):
            case 0:
                named = dict(zip(names(kernel), args, strict=False))
                kernel(size, local, **named, **options)
            case 1:
                options.pop("unknown", None)  # Python itself refuses it
                kernel.bind(*args).launch(size, local, **options)
            case 2:
                with wfv.record() as sequence:
                    kernel(size, local, *args, **options)
                sequence.run()
            case _:
                kernel(size, local, *args, **options)


def names(kernel: Any) -> list[str]:
    return [param.name for param in kernel.interface.params]


def main(seed: int, calls: int) -> None:
    made = Launches(seed)
    for _ in range(calls):
        made.one()
    kinds = ("launched", "ArgumentError", "GeometryError", "OptionError")
    print(all(made.came[kind] > calls // 100 for kind in kinds), dict(made.came))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
