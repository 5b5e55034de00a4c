"""printf: what is printed and in which order under every strategy, and where the output goes."""

from __future__ import annotations

import io
import pickle
import re
import threading
from contextlib import redirect_stdout
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from tests.support.compiled import STRATEGIES
from wfv.cli import app
from wfv.errors import OptionError
from wfv.runtime.launch.native_launch import native_launch
from wfv.runtime.program import Program

WAYS = [
    pytest.param(strategy, lanes, marks=[pytest.mark.full] * ((number + lanes // 4) % 2))
    for number, strategy in enumerate(STRATEGIES)
    for lanes in (4, 16)
]
FEW_WAYS = [("scalar", 4), ("unicf", 16), ("partial+boscc", 8), pytest.param("naive", 4, marks=pytest.mark.full)]
COUNT = 'kernel void k(global int *x) { x[get_global_id(0)] = printf("%d\\n", (int)get_global_id(0)); }'

EVERYTHING = """
void tell(int i, int depth) {
  if (i % 3 == depth)
    printf("  tell %d %d\\n", i, depth);
}
__attribute__((noinline)) int loudly(int i) {
  printf("  loudly %d\\n", i);
  return i + 1;
}
kernel void k(global int *x, global const float *f, local int *shared) {
  int i = get_global_id(0), l = get_local_id(0);
  if (x[i] & 1)
    printf("%d is odd: %v2d\\n", i, (int2)(x[i], l));
  else
    printf("%d is even: %.3f %s\\n", i, f[i], x[i] > 50 ? "large" : "small");
  for (int n = 0; n < x[i] % 4; n++) {
    if ((n ^ i) & 1)
      continue;
    printf("  turn %d of %d\\n", n, i);
    tell(i, n);
    switch (i % 5 + n) {
      case 1: printf("  one\\n"); break;
      case 2: printf("  two\\n");
      case 3: printf("  three or two\\n"); if (i % 2) break; return;
      default: x[i] = loudly(x[i]);
    }
    if (n == 2) break;
  }
}
kernel void b(global int *x, local int *shared) {
  int i = get_global_id(0), l = get_local_id(0);
  shared[l] = x[i];
  if (l % 3) printf("%d before\\n", i);
  barrier(CLK_LOCAL_MEM_FENCE);
  int other = shared[get_local_size(0) - 1 - l];
  printf("%d between: %d\\n", i, other);
  for (int n = 0; n < 2; n++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (other > n) printf("%d after %d\\n", i, n);
  }
}
"""


def odd_numbers(count: int) -> np.ndarray:
    return (np.arange(count, dtype=np.int32) * 37 + 11) % 101


def even_more(x: int, i: int) -> str:
    """The output of work-item `i` of EVERYTHING's first kernel."""
    out = [f"{i} is odd: {x},{i % 7}\n" if x & 1 else f"{i} is even: {i / 8:.3f} {'large' if x > 50 else 'small'}\n"]
    n = 0
    while n < x % 4:
        n += 1
        if (n - 1 ^ i) & 1:
            continue
        out.append(f"  turn {n - 1} of {i}\n")
        if i % 3 == n - 1:
            out.append(f"  tell {i} {n - 1}\n")
        case = i % 5 + n - 1
        out += {1: ["  one\n"], 2: ["  two\n", "  three or two\n"], 3: ["  three or two\n"]}.get(case, [])
        if case in (2, 3) and not i % 2:
            break
        if case not in (1, 2, 3):
            out.append(f"  loudly {x}\n")
            x += 1
        if n - 1 == 2:
            break
    return "".join(out)


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_divergent_code(strategy: str, lanes: int, capsys: pytest.CaptureFixture[str]) -> None:
    x, f = odd_numbers(50), np.arange(50, dtype=np.float32) / 8
    wanted = "".join(even_more(int(value), i) for i, value in enumerate(x))
    wfv.build(EVERYTHING, strategy=strategy, lanes=lanes).k(50, 7, x, f, wfv.LocalMemory(4))
    assert capsys.readouterr().out == wanted


@pytest.mark.parametrize(("strategy", "lanes"), FEW_WAYS)
def test_across_barriers(strategy: str, lanes: int, capsys: pytest.CaptureFixture[str]) -> None:
    x = odd_numbers(42) % 4
    wfv.build(EVERYTHING, strategy=strategy, lanes=lanes, threads=2).b(42, 21, x, wfv.LocalMemory(84))
    wanted = []
    for i in range(42):
        other = int(x[i // 21 * 21 + 20 - i % 21])
        wanted += [f"{i} before\n"] * bool(i % 21 % 3) + [f"{i} between: {other}\n"]
        wanted += [f"{i} after {n}\n" for n in range(2) if other > n]
    assert capsys.readouterr().out == "".join(wanted)


@pytest.mark.parametrize("threads", [1, 3])
def test_order_over_groups_and_dimensions(threads: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The order is that of global ids, dimension 0 fastest, for any offset and group size."""
    source = """kernel void k(global int *x) {
        x[0] = 0;
        printf("%u %u %u|", (uint)get_global_id(0), (uint)get_global_id(1), (uint)get_global_id(2));
    }"""
    wfv.build(source, threads=threads).k((10, 6, 4), (4, 3, 2), np.zeros(1, np.int32), global_offset=(5, 0, 1 << 20))
    wanted = [f"{x + 5} {y} {z + (1 << 20)}|" for z in range(4) for y in range(6) for x in range(10)]
    assert capsys.readouterr().out == "".join(wanted)


def test_large_offsets(capsys: pytest.CaptureFixture[str]) -> None:
    """The version of the kernel for sizes beyond 31 bits prints, too."""
    source = 'kernel void k() { if (get_global_id(0) % 3 == 0) printf("%lu ", get_global_id(0)); }'
    wfv.build(source).k(16, 16, global_offset=1 << 33)
    assert capsys.readouterr().out == "".join(f"{i} " for i in range(1 << 33, (1 << 33) + 16) if i % 3 == 0)


# The size of the buffer, lost messages, and the stream.


@pytest.mark.parametrize(("strategy", "lanes"), FEW_WAYS)
def test_lost_messages(strategy: str, lanes: int, capsys: pytest.CaptureFixture[str]) -> None:
    program = wfv.build(COUNT, strategy=strategy, lanes=lanes, printf_bytes=24 * 10 + 23)
    x = np.ones(64, np.int32)
    with pytest.warns(RuntimeWarning, match="kernel 'k': 54 printf messages lost, .*printf_bytes") as caught:
        program.k(64, 16, x)
    assert caught[0].filename == __file__
    assert capsys.readouterr().out == "".join(f"{i}\n" for i in range(64) if x[i] == 0)
    assert sorted(x) == [-1] * 54 + [0] * 10


def test_room_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    x = np.ones(50_000, np.int32)
    wfv.build(COUNT, printf_bytes=24 * x.size).k(x.size, 100, x)
    assert capsys.readouterr().out == "".join(f"{i}\n" for i in range(x.size)) and not x.any()
    with pytest.warns(RuntimeWarning, match=f"{x.size} printf messages lost"):
        wfv.build(COUNT, printf_bytes=0).k(x.size, 100, x)
    assert capsys.readouterr().out == "" and (x == -1).all()


@pytest.mark.parametrize("nbytes", [-1, 1.5, "64", 1 << 41])
def test_bad_sizes(nbytes: object) -> None:
    with pytest.raises(OptionError, match="printf_bytes"):
        wfv.build(COUNT, printf_bytes=nbytes)  # type: ignore[arg-type]


def test_the_stream_is_pythons() -> None:
    program, x = wfv.build(COUNT), np.zeros(2, np.int32)
    stream = io.StringIO()
    with redirect_stdout(stream):
        program.k(2, 2, x)
    assert stream.getvalue() == "0\n1\n"
    with redirect_stdout(None):
        program.k(2, 2, x)


def test_an_interrupted_launch_prints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run_and_raise(*args: object) -> None:
        run(*args)
        raise KeyboardInterrupt

    run = native_launch.load().run
    monkeypatch.setattr(native_launch, "run", run_and_raise)
    with pytest.raises(KeyboardInterrupt):
        wfv.build(COUNT).k(3, 3, np.zeros(3, np.int32))
    assert capsys.readouterr().out == "0\n1\n2\n"


# Ways to launch.


def prints(program: Program, capsys: pytest.CaptureFixture[str]) -> bool:
    program.k(3, 3, np.zeros(3, np.int32))
    return capsys.readouterr().out == "0\n1\n2\n"


def test_bound_launches(capsys: pytest.CaptureFixture[str]) -> None:
    bound = wfv.build(COUNT).k.bind(np.zeros(8, np.int32))
    for size in (3, 5, 3):
        bound.launch(size, 4)
        assert capsys.readouterr().out == "".join(f"{i}\n" for i in range(size))


def test_the_buffer_is_not_a_visible_parameter(capsys: pytest.CaptureFixture[str]) -> None:
    kernel = wfv.build(COUNT).k
    assert kernel.signature == ["int* x"]
    assert "printf" not in kernel.description and len(kernel.interface.params) == 1
    kernel(2, 2, x=np.zeros(2, np.int32))
    assert capsys.readouterr().out == "0\n1\n"


def test_pickled_and_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = wfv.build(COUNT, printf_bytes=1000)
    copy = pickle.loads(pickle.dumps(program))
    assert prints(copy, capsys) and copy.k.origin.printf_bytes == 1000
    kernel = pickle.loads(pickle.dumps(program.k))
    assert kernel.origin.printf_bytes == 1000
    kernel(1, 1, np.zeros(1, np.int32))
    assert capsys.readouterr().out == "0\n"
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    assert all(prints(wfv.build(COUNT), capsys) for _ in range(2))


def test_launches_from_many_threads() -> None:
    program, streams = wfv.build(COUNT, threads=2), io.StringIO()
    with redirect_stdout(streams):
        arrays = [np.ones(100 + n, np.int32) for n in range(8)]
        threads = [threading.Thread(target=program.k, args=(x.size, 10, x)) for x in arrays]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    said = streams.getvalue()
    for x in arrays:
        assert not x.any()
    found = re.findall(r"(?:^|\n)0\n", said)
    assert len(found) == 8 and len(said.splitlines()) == sum(x.size for x in arrays)
    assert sorted(len(part.splitlines()) for part in re.split(r"^0\n", said, flags=re.MULTILINE)[1:]) == [
        99 + n for n in range(8)
    ]


def test_a_kernel_without_printf_is_unchanged() -> None:
    """Also in a module with a kernel that prints, and if such a kernel calls it."""
    quiet = "kernel void q(global int *x) { x[get_global_id(0)] *= 2; }\n"
    alone, beside = wfv.build(quiet).q, wfv.build(quiet + COUNT).q
    assert alone.assembly == beside.assembly
    assert beside.interface.printf is None and "printf" not in beside.ir


def test_kernels_that_call_kernels(capsys: pytest.CaptureFixture[str]) -> None:
    wfv.build(COUNT + "\nkernel void twice(global int *x) { k(x); k(x); }").twice(2, 2, np.zeros(2, np.int32))
    assert capsys.readouterr().out == "0\n0\n1\n1\n"


def test_compare_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    result = wfv.compare(wfv.build(COUNT).k, (8, 8), [np.zeros(8, np.int32)], ["unicf"], runs=2, seconds=0.1)
    assert result.is_correct and capsys.readouterr().out == ""


def test_the_commands(tmp_path: Path) -> None:
    path = tmp_path / "count.cl"
    path.write_text(COUNT)
    done = CliRunner().invoke(app, ["run", str(path), "-g", "4", "-a", "x=zeros:i32:4"])
    assert done.exit_code == 0 and done.stdout.count("0\n1\n2\n3\n") == 1
    done = CliRunner().invoke(app, ["compile", str(path), "-o", str(tmp_path / "count.o")])
    assert done.exit_code == 0 and "number 17" in done.stderr


def test_each_step_can_be_read() -> None:
    compiled = wfv.build(COUNT).k.compiled()
    assert "@wfv.printf.buffer()" in compiled.ir("normalize")
    assert "%wfv.printf" in compiled.ir("builtins") and "@printf" not in compiled.ir("builtins")


def test_remarks() -> None:
    """One remark on the call; those on memory accesses are the same as without printf."""
    source = """kernel void k(global int *x) {
        int i = get_global_id(0);
        if (x[i] > 3)
            printf("%d %p\\n", i, x);
    }"""
    for strategy in ("unicf", "boscc"):
        remarks = wfv.build(source, strategy=strategy, lanes=8).k.remarks
        told = [(remark.line, remark.kind, remark.opcode) for remark in remarks if remark.kind != "boscc"]
        assert told == [(3, "branch", "br"), (4, "per lane", "call @printf")]
