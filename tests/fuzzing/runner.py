"""Runs kernels with `scalar` and with other strategies and compares every buffer, bit by bit.

    python -m tests.fuzzing.runner random 1000 1300     # seeds

The work is done in a process of its own, which says what it is about to do: a trap, a wild access or an endless loop
ends that process and is put down to its last words. `--draws N` compares each kernel with N draws of strategy, lanes,
target and sizes.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import numpy as np

import wfv
from tests.fuzzing import kernels
from tests.support.compiled import ALWAYS, options_of
from wfv import llvm
from wfv.errors import UnsupportedError
from wfv.fuzz.guarded import Guarded, guarded

STRATEGIES = ("naive", "unival", "boscc", "unicf", "unicf+boscc", "partial", "partial+boscc", *ALWAYS)
LANES = (2, 4, 8, 16)
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
LOCAL_SIZES = (8, 16, 32, 5, 12, 19, 33)
TIME_LIMIT = 60  # seconds for one comparison, compilation included


@dataclass(frozen=True)
class Draw:
    """How a kernel is compiled and launched."""

    strategy: str
    lanes: int
    target: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    data: int  # the seed of the arguments


class MismatchError(AssertionError):
    """A buffer is not as `scalar` leaves it."""


@cache
def targets() -> tuple[str, ...]:
    """Those that this CPU can run."""
    return tuple(name for name in TARGETS if llvm.target_is_runnable(llvm.find_target(name)))


def random_draw(rng: random.Random, strategy: str = "") -> Draw:
    """How to run a kernel; `strategy` only if it is given."""
    lanes, local = rng.choice(LANES), rng.choice(LOCAL_SIZES)
    if rng.random() < 0.25:
        local_size = (rng.choice((4, 8, 11, 16)), rng.choice((2, 3)))
        global_size: tuple[int, ...] = (local_size[0] * 2, local_size[1] * 2)
    else:
        local_size, global_size = (local,), (rng.choice((local * 2, local + 7, 64)),)  # type: ignore[assignment]
    return Draw(
        strategy or rng.choice(STRATEGIES), lanes, rng.choice(targets()), global_size, local_size, rng.randrange(2**32)
    )


# Random kernels


def arguments(draw: Draw) -> list[np.ndarray | np.generic | int | float]:
    """The arguments of kernels.HEAD: small numbers, bits, and a few extremes."""
    rng = np.random.default_rng(draw.data)
    n = int(np.prod(draw.global_size))
    ints = rng.integers(-(2**31), 2**31, kernels.INPUTS).astype(np.int32)
    small = rng.random(kernels.INPUTS) < 0.6
    ints[small] = rng.integers(-4, 9, kernels.INPUTS)[small]
    floats = rng.choice(np.float32([0, 1, -1, 0.5, 2, 3.25, -7, 1000, 1e-3]), kernels.INPUTS).astype(np.float32)
    u, v = (int(rng.choice((0, 1, 2, 3, 4, 7, 8, 100, int(rng.integers(0, 2**32))))) for _ in range(2))
    w = int(rng.integers(-10, 2**40))
    out = np.full(kernels.SLOTS * n, 7, np.int32)
    return [ints, floats, out, np.full((n, 4), 3, np.int32), np.zeros(8, np.int32), n, u, v, w, 0.75]


def compare_random(text: str, draw: Draw) -> None:
    """Raises MismatchError, or what the compiler raises."""
    args = arguments(draw)
    wanted = run(text, "scalar", draw, args)
    found = run(text, draw.strategy, draw, args)
    for name, a, b in zip(("in", "fin", "out", "vout", "count"), wanted, found, strict=True):
        compare(name, a, b)


def compare(name: str, wanted: np.ndarray, found: np.ndarray) -> None:
    differ = np.flatnonzero(wanted.view(np.uint32).ravel() != found.view(np.uint32).ravel())
    if len(differ):
        at = differ[0]
        raise MismatchError(
            f"{name}: {len(differ)} differ, first [{at}]: {wanted.ravel()[at]} wanted, {found.ravel()[at]} found"
        )


def run(text: str, strategy: str, draw: Draw, args: list) -> list[np.ndarray]:  # type: ignore[type-arg]
    """The arrays afterwards, which stood between guards."""
    kernel = _program(text, strategy, draw.lanes, draw.target)
    side = "end" if draw.data % 4 else "start"
    copies: list[Guarded | None] = [guarded(x, side) if isinstance(x, np.ndarray) else None for x in args]  # type: ignore[arg-type]
    given = [copy.array if copy else x for copy, x in zip(copies, args, strict=True)]
    kernel(draw.global_size, draw.local_size, *given)
    arrays = [copy for copy in copies if copy]
    for copy in arrays:
        if not copy.is_intact():
            raise MismatchError("something was written beside an array")
    return [copy.array for copy in arrays]


@cache
def _program(text: str, strategy: str, lanes: int, target: str):  # type: ignore[no-untyped-def]
    if strategy == "scalar" and lanes != 2:
        return _program(text, strategy, 2, target)  # lanes mean nothing to it
    options = options_of(strategy, lanes, target)
    return wfv.build(text, strategy=options.strategy.name, lanes=lanes, target=target, boscc=options.boscc)["k"]


# The worker process


def jobs(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """(name, text) of each kernel that was asked for."""
    for seed in range(args.numbers[0], args.numbers[1]):
        yield f"random-{seed}", kernels.random_kernel(seed)


def work(args: argparse.Namespace) -> None:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # native code does not come back for a handler
    for number, (name, text) in enumerate(jobs(args)):
        if number < args.skip:
            continue
        _program.cache_clear()
        rng = random.Random(f"{name} {args.seed}")
        strategies = STRATEGIES if args.every_strategy else ("",)
        draws = [random_draw(rng, strategy) for strategy in strategies * args.draws]
        for draw in draws:
            say(kind="start", number=number, name=name, draw=asdict(draw))
            signal.alarm(TIME_LIMIT)
            say(**outcome(text, draw))
            signal.alarm(0)
    say(kind="end")


def outcome(text: str, draw: Draw) -> dict[str, str]:
    try:
        compare_random(text, draw)
    except UnsupportedError as error:
        return {"kind": "unsupported", "what": str(error)}
    except MismatchError as error:
        return {"kind": "mismatch", "what": str(error)}
    except Exception as error:  # whatever it is, it is a bug
        return {"kind": "error", "what": f"{type(error).__name__}: {error}", "trace": traceback.format_exc()}
    return {"kind": "ok"}


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


# The parent process


def supervise(argv: list[str], failures: Path | None, seconds: float) -> int:
    """Runs workers until the work is done; a worker that dies is followed by one that goes on."""
    counts: dict[str, int] = {}
    skip, until = 0, time.monotonic() + seconds
    while True:
        command = [sys.executable, "-m", "tests.fuzzing.runner", *argv, "--worker", "--skip", str(skip)]
        worker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        last, is_done = {}, False
        assert worker.stdout is not None
        for line in worker.stdout:
            what = json.loads(line)
            if what["kind"] == "start":
                last = what
                if time.monotonic() > until:
                    worker.kill()
                    is_done = True
                    break
            elif what["kind"] == "end":
                is_done = True
            else:
                report(what, last, counts, failures)
        code = worker.wait()
        if is_done:
            print("end:", dict(sorted(counts.items())), "last", last.get("name"))
            return sum(n for kind, n in counts.items() if kind not in ("ok", "unsupported"))
        if not last:
            print(f"the worker died at once ({code})")
            return 1
        report({"kind": "died", "what": f"exit code {code}"}, last, counts, failures)
        skip = last["number"] + 1


def report(what: dict, last: dict, counts: dict[str, int], failures: Path | None) -> None:  # type: ignore[type-arg]
    counts[what["kind"]] = counts.get(what["kind"], 0) + 1
    if what["kind"] == "ok":
        return
    print(what["kind"], last["name"], last["draw"], what["what"][:300], flush=True)
    if failures is not None:
        with failures.open("a") as file:
            file.write(json.dumps({**last, **what}) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("random",))
    parser.add_argument("numbers", type=int, nargs="+")
    parser.add_argument("--draws", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0, help="of the draws")
    parser.add_argument("--every-strategy", action="store_true", help="as many draws of each strategy")
    parser.add_argument("--failures", type=Path, help="append failures to this file, one JSON object a line")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--skip", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work(args)
        return 0
    return min(supervise(sys.argv[1:], args.failures, args.seconds), 1)


if __name__ == "__main__":
    sys.exit(main())
