"""Measures the cost of a launch, alone, beside other implementations, and on more threads: measurements/launches.md."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

import numpy as np

import wfv

RUNS, ITEMS, GROUP, BUFFERS = 5000, 256, 64, 5
POINTERS = ", ".join(f"ptr addrspace(1) %p{i}" for i in range(BUFFERS))
EMPTY, SHARED_RUNS, GROUPS = 100, 400, 64
MANY_THREADS = (2, 4, 8, 16)
TURNS = (0, 2, 5, 10, 20, 50, 100, 300, 1000)  # of the loop of each work-item
SOURCE = """
define spir_kernel void @add(PARAMETERS) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %g0 = getelementptr inbounds float, ptr addrspace(1) %p0, i64 %id
LOADS
  %a = fadd float %v1, %v2
  %b = fadd float %v3, %v4
  %c = fadd float %a, %b
  store float %c, ptr addrspace(1) %g0, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
LOAD = """  %gI = getelementptr inbounds float, ptr addrspace(1) %pI, i64 %id
  %vI = load float, ptr addrspace(1) %gI, align 4"""
# Four multiply-adds that depend on each other, so many times: no memory is accessed but at the end.
LOOP = """
define spir_kernel void @turn(ptr addrspace(1) %p, i32 %turns) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %start = uitofp i64 %id to float
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = phi float [ %start, %entry ], [ %x4, %body ]
  %more = icmp ult i32 %i, %turns
  br i1 %more, label %body, label %end
body:
  %x1 = call float @llvm.fmuladd.f32(float %x, float 0x3FEFFFFFE0000000, float 1.0)
  %x2 = call float @llvm.fmuladd.f32(float %x1, float 0x3FEFFFFFE0000000, float 1.0)
  %x3 = call float @llvm.fmuladd.f32(float %x2, float 0x3FEFFFFFE0000000, float 1.0)
  %x4 = call float @llvm.fmuladd.f32(float %x3, float 0x3FEFFFFFE0000000, float 1.0)
  %next = add i32 %i, 1
  br label %head
end:
  %at = getelementptr inbounds float, ptr addrspace(1) %p, i64 %id
  store float %x, ptr addrspace(1) %at, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare float @llvm.fmuladd.f32(float, float, float)
"""


def make_kernel(attribute: str) -> wfv.runtime.kernel.Kernel:
    """p0 = p1 + p2 + p3 + p4."""
    parameters = ", ".join(f"ptr addrspace(1) {attribute} %p{i}" for i in range(BUFFERS))
    loads = "\n".join(LOAD.replace("I", str(i)) for i in range(1, BUFFERS))
    return wfv.build(SOURCE.replace("PARAMETERS", parameters).replace("LOADS", loads)).add


def warm_up(bound: wfv.runtime.kernel.BoundKernel) -> None:
    """Two launches on one thread and on two: the second one compiles constants in."""
    for threads in (1, 1, 2, 2):
        bound.launch(ITEMS, GROUP, threads=threads)


def report(name: str, launch: Callable[[], object]) -> None:
    """Measures and prints one cell."""
    samples = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        launch()
        samples.append((time.perf_counter() - begin) * 1e6)
    print(f"{name:32}{median(samples):7.1f} ({min(samples):.1f})")


def report_empty(bound: wfv.runtime.kernel.BoundKernel) -> None:
    """Measures launches of one group one after the other."""
    samples = []
    for _ in range(RUNS // EMPTY):
        begin = time.perf_counter()
        for _ in range(EMPTY):
            bound.launch(GROUP, GROUP)
        samples.append((time.perf_counter() - begin) * 1e6)
    print(f"{f'{EMPTY} launches of one group':32}{median(samples):7.1f} ({min(samples):.1f})")


def report_recorded(bound: wfv.runtime.kernel.BoundKernel) -> None:
    """Measures the same launches as one sequence, for each launch."""
    with wfv.record() as sequence:
        for _ in range(EMPTY):
            bound.launch(GROUP, GROUP)
    for threads in (1, 2):
        sequence.run(threads=threads)
        samples = []
        for _ in range(RUNS // EMPTY):
            begin = time.perf_counter()
            sequence.run(threads=threads)
            samples.append((time.perf_counter() - begin) * 1e6 / EMPTY)
        print(f"{f'recorded, of one group, {threads}':32}{median(samples):7.2f} ({min(samples):.2f})")


def report_recorded_threads() -> None:
    """Measures recorded launches of one and of two threads in turn, for each launch."""
    kernel, array = wfv.build(LOOP, lanes=16, strategy="unicf").turn, np.zeros(GROUPS * GROUP, np.float32)
    print("\nrecorded: one thread, two, quotient")
    for turns in TURNS:
        sequence = recorded(kernel, array, turns)
        samples: tuple[list[float], list[float]] = ([], [])
        for _ in range(SHARED_RUNS // 20):
            for threads in (1, 2):
                begin = time.perf_counter()
                sequence.run(threads=threads)
                samples[threads - 1].append((time.perf_counter() - begin) * 1e6 / 20)
        one, two = map(median, samples)
        print(f"{one:9.1f} {two:9.1f} {one / two:6.2f}")


def report_many_threads() -> None:
    """Measures 20 launches on more threads than the machine has CPUs, if it has two, as a quotient to two threads."""
    kernels = {threads: wfv.build(LOOP, lanes=16, strategy="unicf").turn for threads in MANY_THREADS}
    array = np.zeros(GROUPS * GROUP, np.float32)
    print(f"\nthreads {', '.join(map(str, MANY_THREADS))}: shortest of 20 recorded launches, of 20 separate ones")
    for turns in TURNS:
        runs: tuple[dict[int, Callable[[], object]], ...] = ({}, {})
        for threads, kernel in kernels.items():
            runs[0][threads] = partial(recorded(kernel, array, turns).run, threads=threads)
            runs[1][threads] = partial(separate, kernel.bind(array, turns), threads)
        print("   ".join(" ".join(f"{seconds:9.1f}" for seconds in shortest(each)) for each in runs))


def recorded(
    kernel: wfv.runtime.kernel.Kernel, array: np.ndarray, turns: int
) -> wfv.runtime.recording.recording.RecordedSequence:
    """20 launches."""
    with wfv.record() as sequence:
        for _ in range(20):
            kernel(GROUPS * GROUP, GROUP, array, turns)
    return sequence


def separate(bound: wfv.runtime.kernel.BoundKernel, threads: int) -> None:
    """The same launches, one by one."""
    for _ in range(20):
        bound.launch(GROUPS * GROUP, GROUP, threads=threads)


def shortest(runs: dict[int, Callable[[], object]]) -> list[float]:
    """The shortest time of each in microseconds, measured in turn."""
    found = dict.fromkeys(runs, 1e9)
    for _ in range(SHARED_RUNS // 20):
        for threads, run in runs.items():
            begin = time.perf_counter()
            run()
            found[threads] = min(found[threads], (time.perf_counter() - begin) * 1e6)
    return list(found.values())


def report_threads() -> None:
    """Measures launches of one and of two threads in turn."""
    kernel, array = wfv.build(LOOP, lanes=16, strategy="unicf").turn, np.zeros(GROUPS * GROUP, np.float32)
    print("\none thread, two, quotient")
    for turns in TURNS:
        bound, samples = kernel.bind(array, turns), ([], [])
        for _ in range(SHARED_RUNS // 20):
            for threads in (1, 2):
                for _ in range(20):
                    begin = time.perf_counter()
                    bound.launch(GROUPS * GROUP, GROUP, threads=threads)
                    samples[threads - 1].append((time.perf_counter() - begin) * 1e6)
        one, two = map(median, samples)
        print(f"{one:9.1f} {two:9.1f} {one / two:6.2f}")


def report_peers() -> None:
    """Measures launches of an empty kernel with five arrays in turns: wfv's, and those of the OpenCL CPU devices."""
    arrays = [np.ones(ITEMS, np.float32) for _ in range(BUFFERS)]
    empty = wfv.build("define spir_kernel void @empty(" + POINTERS + ") { ret void }").empty
    bound = empty.bind(*arrays)
    launches = {
        "checked": lambda: empty(ITEMS, GROUP, *arrays, threads=1),
        "bound": lambda: bound.launch(ITEMS, GROUP, threads=1),
        **dict(opencl_launches(arrays)),
    }
    report_in_turns("an empty kernel", launches)


def opencl_launches(arrays: list[np.ndarray]) -> Iterator[tuple[str, Callable[[], object]]]:
    """A launch with its wait on each OpenCL CPU device; none if pyopencl or a platform is not installed."""
    try:
        import pyopencl
    except ImportError:
        return
    try:
        platforms = pyopencl.get_platforms()
    except pyopencl.LogicError:
        return
    parameters = ", ".join(f"global float *p{i}" for i in range(BUFFERS))
    for platform in platforms:
        for device in platform.get_devices(pyopencl.device_type.CPU):
            context = pyopencl.Context([device])
            queue = pyopencl.CommandQueue(context)
            flags = pyopencl.mem_flags.USE_HOST_PTR | pyopencl.mem_flags.READ_WRITE
            kernel = pyopencl.Program(context, f"kernel void empty({parameters}) {{}}").build().empty
            buffers = [pyopencl.Buffer(context, flags, hostbuf=array) for array in arrays]
            kernel.set_args(*buffers)
            enqueue = partial(pyopencl.enqueue_nd_range_kernel, queue, kernel)
            yield f"pyopencl, {platform.name}", partial(launch_and_wait, enqueue, queue.finish, buffers)


def launch_and_wait(enqueue: Callable[..., object], finish: Callable[[], object], buffers: list[object]) -> None:
    """One launch of pyopencl, with its wait. `buffers`: those of its arguments, which must live until then."""
    enqueue((ITEMS,), (GROUP,))
    finish()


def report_python() -> None:
    """Measures calls of a Python kernel in turns with calls of a function of Numba that does the same."""
    import numba

    x, y = np.ones(ITEMS, np.float32), np.zeros(2 * ITEMS, np.float32)

    @wfv.kernel
    def twice(x: wfv.Array[np.float32], y: wfv.Array[np.float32]):
        i = wfv.global_id(0)
        y[i] = 2 * x[i]

    @numba.njit
    def loop(x, y):
        for i in range(x.size):
            y[i] = 2 * x[i]

    launches = {
        "numba.njit": lambda: loop(x, y),
        "wfv.kernel": lambda: twice[ITEMS](x, y),
        "wfv.kernel, strided": lambda: twice[ITEMS](x, y[::2]),
    }
    report_in_turns("Python", launches)


def report_in_turns(title: str, launches: dict[str, Callable[[], object]]) -> None:
    """Measures launches in turns of 50."""
    samples = {name: list[float]() for name in launches}
    for _ in range(RUNS // 50):
        for name, launch in launches.items():
            for _ in range(50):
                begin = time.perf_counter()
                launch()
                samples[name].append((time.perf_counter() - begin) * 1e6)
    print(f"\n{title}")
    for name, found in samples.items():
        print(f"{name:48}{median(found):7.1f} ({min(found):.1f})")


def main() -> None:
    """Measures all cells of the tables, in microseconds: median (minimum)."""
    arrays = [np.ones(ITEMS, np.float32) for _ in range(BUFFERS)]
    names = {f"p{i}": array for i, array in enumerate(arrays)}
    kernel, restrict = make_kernel(""), make_kernel("noalias")
    bound = kernel.bind(*arrays)
    warm_up(bound)
    warm_up(restrict.bind(*arrays))
    for threads in (1, 2):
        options = {"threads": threads}
        report(f"checked, {threads}", lambda o=options: kernel(ITEMS, GROUP, *arrays, **o))
        report(f"checked, restrict, {threads}", lambda o=options: restrict(ITEMS, GROUP, *arrays, **o))
        report(f"by name, {threads}", lambda o=options: kernel(ITEMS, GROUP, **names, **o))
        report(f"bound, {threads}", lambda o=options: bound.launch((ITEMS,), (GROUP,), **o))
        report(f"bound, sizes as integers, {threads}", lambda o=options: bound.launch(256, 64, **o))
    report_empty(bound)
    report_recorded(bound)
    report_threads()
    report_recorded_threads()
    report_many_threads()
    report_peers()
    report_python()


if __name__ == "__main__":
    main()
