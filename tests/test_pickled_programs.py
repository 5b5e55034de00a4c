"""Pickled programs: IR and options, compiled where they are read."""

from __future__ import annotations

import multiprocessing
import pickle
from typing import Any

import numpy as np

import wfv
from tests.support.cache import SOURCE, check, store
from wfv.cache.store import Store

__all__ = ["store"]  # a fixture


def launch_in_another_process(kernel: Any, program: Any, queue: Any) -> None:
    x = np.arange(10, dtype=np.int32)
    kernel(10, 5, x, 5)
    program.double(10, 5, x)
    queue.put(x.tolist())


def test_programs_and_kernels_go_to_other_processes() -> None:
    program = wfv.build(SOURCE, strategy="naive", lanes=4, threads=2)
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    worker = context.Process(target=launch_in_another_process, args=(program.add, program, queue))
    worker.start()
    assert queue.get(timeout=120) == [(i + 5) * 2 for i in range(10)]
    worker.join()


def test_pickles_contain_ir_and_options(store: Store) -> None:
    program = wfv.build(SOURCE, strategy="naive", lanes=4, threads=2)
    check(program)
    data = pickle.dumps(program)
    assert b"\x7fELF" not in data
    assert len(data) < len(program.text) + 1000
    again, kernel = pickle.loads(data), pickle.loads(pickle.dumps(program.add))
    assert (again.options, again.threads, again.kernels) == (program.options, 2, program.kernels)
    assert (kernel.name, kernel.options, kernel.threads) == ("add", program.options, 2)
    check(again)
