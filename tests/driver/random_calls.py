"""A program that calls OpenCL's entry points in a random order, with random arguments. Arguments: seed, calls.

After each call, a launch that is right gives the right result.

What it passes is wrong in every way that the specification gives an error code for: null pointers, handles of other
kinds and of other contexts, sizes that are zero, too large, or overflow. What has no defined result is left out:
handles that were released, host memory that is smaller than said, commands that wait for ever.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.driver.opencl_api import NULL, Api, World, address, ffi, loader_path
from wfv.driver.prototypes import HANDLES, Prototype, prototypes

SOURCE = "kernel void f(global int *x, local int *y, int n) { if (n == 12345) x[0] = y[0] = n; }"
SIZES = (0, 1, 3, 4, 8, 16, 64, 256, 4096, 2**63, 2**64 - 4, 2**64 - 1)
SMALL = (0, 1, 2, 3, 4, 8, 16)
ROOM = 1 << 20
TEXTS = (b"", b"f", b"-cl-std=CL1.2", b"-DX -I.", b"-unknown", b"twice", SOURCE.encode(), b"kernel void", b"\xff\xfe")
NAMES = (*range(0x0900, 0x0910), *range(0x1000, 0x1200), *range(0x1200, 0x1300), 0, 0xFFFFFFFF)
FUNCTION = ffi.dlopen(None)
ffi.cdef("int abs(int);")
# Their own release of objects is below.
LEFT_OUT = {"clReleaseEvent", "clReleaseDeviceEXT", "clRetainDeviceEXT", "clReleaseDevice", "clRetainDevice"}
COUNT = "kernel void count(global int *x) { x[get_global_id(0)]++; }"
LEFT_OUT |= {"clEnqueueSVMMemcpy", "clEnqueueSVMMemFill"}  # any memory is theirs


class Calls:
    """The objects that were made, by kind, with the references that this program has."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.cl = Api(str(loader_path()))
        found = ffi.new("cl_platform_id[1]")
        self.cl.clGetPlatformIDs(1, found, NULL)
        self.world = w = World(self.cl, found[0])
        self.objects: dict[str, dict[int, int]] = {kind: {} for kind in HANDLES}
        self.memory = ffi.new("unsigned char[]", ROOM)
        self.kept: list[Any] = []
        self.codes: Counter[int] = Counter()
        program = w.built(SOURCE)
        kernel = self.cl.clCreateKernel(program, b"f")
        self.cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", w.buffer))
        self.cl.clSetKernelArg(kernel, 1, 64, NULL)
        self.cl.clSetKernelArg(kernel, 2, 4, w.array("cl_int", 1))
        first = {
            "cl_platform_id": [w.platform], "cl_device_id": [w.device], "cl_context": [w.context, w.other_context],
            "cl_command_queue": [w.queue, w.other_queue, w.new_queue(1), w.new_queue(3)],
            "cl_mem": [w.buffer, w.second_buffer, w.other_buffer, w.new_buffer(0, 4096)],
            "cl_program": [program, w.unbuilt], "cl_kernel": [kernel], "cl_event": [w.event, w.failed_event],
        }  # fmt: skip
        for kind, handles in first.items():
            self.objects[kind] |= {address(each): 1 for each in handles}
        self.first = {address(each) for handles in first.values() for each in handles}  # they stay

    def pick(self, values: Sequence[int]) -> int:
        return self.random.choice(values)

    def handle(self, kind: str) -> int:
        chance = self.random.random()
        if chance < 0.03:
            return 0
        if chance < 0.06:
            kind = self.random.choice(HANDLES)
        return self.pick(list(self.objects[kind]) or [0])

    def pointer(self, kind: str, values: list[int]) -> int:
        """The address of an array that lives as long as the call."""
        made = ffi.new(f"{kind}[]", values)
        self.kept.append(made)
        return address(made)

    def text(self) -> int:
        return self.pointer("unsigned char", [*self.random.choice(TEXTS), 0])

    def argument(self, kind: str, name: str, call: str) -> int:
        """A number, whatever the type is: a handle, a size, or an address."""
        pick = self.pick
        if kind in HANDLES:
            return self.handle(kind)
        if "*" in kind or kind == "address":
            return 0 if self.random.random() < 0.2 else self.address(kind, name, call)
        if name in ("param_name", "image_type", "addressing_mode", "filter_mode", "buffer_create_type"):
            return pick(NAMES)
        if name == "cb_args":
            return pick((0, 16, 64))
        if "pitch" in name or name == "length" or kind == "cl_bool":
            return pick(SMALL)
        if name.startswith("num") or name in ("count", "work_dim", "arg_index"):
            return pick((0, 1, 1, 2, 3))
        if kind == "size_t":
            return pick(SIZES)
        return pick((0, 0, 1, 2, 4, 8, 16, 32, 9, 33, 1 << 31, pick(NAMES)))

    def address(self, kind: str, name: str, call: str) -> int:
        """Of an array, text, function or memory, by the parameter."""
        pick, target = self.random.choice, kind.rstrip("* ")
        if target in HANDLES:
            return self.pointer("uintptr_t", [self.handle(target) for _ in range(4)] + [0] * 64)
        if target == "char":
            return self.text()
        if name.startswith(("pfn", "user_func")):
            return address(FUNCTION.abs)
        if name in ("strings", "binaries", "header_include_names"):
            return self.pointer("uintptr_t", [pick((0, self.text(), self.text())) for _ in range(8)])
        if name == "lengths":
            return self.pointer("size_t", [0] * 8)
        if name == "args_mem_loc":
            return self.pointer("uintptr_t", [address(self.memory)] * 8)
        if name in ("global_work_size", "local_work_size", "region"):
            return self.pointer("size_t", [pick(SMALL) for _ in range(4)])
        if target == "size_t":
            return self.pointer("size_t", [pick(SIZES) for _ in range(4)])
        if name == "properties":
            return self.pointer("uint64_t", pick(([0], [0x1084, pick(list(self.objects["cl_platform_id"])), 0],
                                                  [0x1093, pick((0, 1, 2, 3)), 0], [pick(NAMES), pick(SMALL), 0],
                                                  [0x1086, 1, 0])))  # fmt: skip
        if name == "image_format":
            return self.pointer("uint32_t", [0x10B0 + pick(range(12)), 0x10D0 + pick(range(16))])
        if name == "image_desc":
            size = [pick(SMALL) for _ in range(6)]
            return self.pointer("uint64_t", [0x10F0 + pick(range(9)), *size, 0, pick((0, self.handle("cl_mem")))])
        if name == "buffer_create_info":
            return self.pointer("size_t", [pick(SIZES), pick(SIZES)])
        if call == "clSetKernelArg":
            return self.pointer("uint64_t", [pick((0, 1, self.handle("cl_mem"), self.handle("cl_sampler")))] * 64)
        offset: int = pick((0, 0, 0, 64, 4096))
        return address(self.memory) + offset

    def call(self, prototype: Prototype) -> None:
        """One call of the entry point. What it makes is kept."""
        name = prototype.name
        function = getattr(self.cl.library, name, None)
        if function is None or name in LEFT_OUT:
            return
        parameters = [each.rpartition(" ") for each in prototype.parameters.split(", ") if each]
        texts = [(kind + "*" * each.count("*"), each.lstrip("*")) for kind, _, each in parameters]
        numbers = [self.argument(kind, each, name) for kind, each in texts]
        code = ffi.new("cl_int *", 0)
        if prototype.has_error_code:
            numbers[-1] = address(code) if self.random.random() < 0.8 else 0
        if name.startswith(("clRelease", "clRetain")):
            return self.count(function, name, prototype.handles[0].rstrip("?"))
        if sys.argv[3:]:
            print(name, [f"{number:#x}" for number in numbers], flush=True)
        event = ffi.new("cl_event *")
        if texts and texts[-1][1] == "event" and "*" in texts[-1][0] and numbers[-1]:
            numbers[-1] = address(event)
        types = ffi.typeof(function).args
        result = function(*(ffi.cast(kind, number) for kind, number in zip(types, numbers, strict=True)))
        self.keep(prototype, result, event)
        self.codes[code[0] if prototype.has_error_code else result if prototype.result == "cl_int" else 0] += 1
        self.kept.clear()

    def keep(self, prototype: Prototype, result: Any, event: Any) -> None:
        if event[0] != NULL:
            self.objects["cl_event"][address(event[0])] = 1
        if prototype.result in HANDLES and result != NULL:
            self.objects[prototype.result][address(result)] = 1
        if prototype.name == "clCreateUserEvent" and result != NULL:
            self.cl.clSetUserEventStatus(result, self.random.choice((0, 0, -5)))

    def count(self, function: Any, name: str, kind: str) -> None:
        """Retains or releases an object; it is forgotten with its last reference."""
        known = self.objects.get(kind)
        if not known:
            return
        chosen = self.random.choice(list(known))
        if name.startswith("clRelease") and known[chosen] == 1 and chosen in self.first:
            return
        if function(ffi.cast(kind, chosen)) == 0:
            known[chosen] += 1 if name.startswith("clRetain") else -1
            if known[chosen] == 0:
                del known[chosen]


class Counts:
    """A kernel with a queue and a buffer that no random call knows: each launch adds 1 to 16 numbers."""

    def __init__(self, world: World) -> None:
        self.world, self.cl = world, world.cl
        self.queue, self.buffer, self.launches = world.new_queue(), world.new_buffer(0, 64), 0
        self.kernel = self.cl.clCreateKernel(world.built(COUNT), b"count")
        self.cl.clSetKernelArg(self.kernel, 0, 8, world.array("cl_mem", self.buffer))
        self.numbers, self.size = ffi.new("int[16]"), ffi.new("size_t[1]", [16])
        self.cl.clEnqueueWriteBuffer(self.queue, self.buffer, 1, 0, 64, self.numbers, 0, NULL, NULL)

    def check(self) -> None:
        self.cl.clEnqueueNDRangeKernel(self.queue, self.kernel, 1, NULL, self.size, NULL, 0, NULL, NULL)
        self.cl.clEnqueueReadBuffer(self.queue, self.buffer, 1, 0, 64, self.numbers, 0, NULL, NULL)
        self.launches += 1
        assert list(self.numbers) == [self.launches] * 16


def main(seed: int, calls: int) -> None:
    made, every = Calls(seed), prototypes()
    counts = Counts(made.world)
    for _ in range(calls):
        made.call(made.random.choice(every))
        counts.check()
    for queue in made.objects["cl_command_queue"]:
        made.cl.clFinish(ffi.cast("cl_command_queue", queue))
    w = made.world
    w.write(w.buffer, b"x" * 64)
    assert w.read(w.buffer)[:64] == b"x" * 64
    print(f"{made.codes[0] > calls // 20}, {len(made.codes) > 10}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
