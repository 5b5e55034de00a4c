"""The process that compiles kernels for another one (compile_process.py).

It reads pickled tasks from its standard input, and writes pickles to its standard output: the version of its wfv, then
an answer for each task. It does not know the caller's main module. It starts without NumPy, and so does its first task.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import NamedTuple

from wfv import llvm
from wfv.cache.keys import code_version
from wfv.cache.store import Entry
from wfv.errors import Error
from wfv.options import Options
from wfv.plugin_code import UnversionedError, load_code_of, plugin_versions
from wfv.runtime.cached_compiler import compile_kernel, entry_of, make_object
from wfv.runtime.candidates import RankingRecord, candidates_of, make_ranking


class Task(NamedTuple):
    """A kernel of the canonical module `text` to compile.

    `versions`: of the plugins' code; None if some has none, which only this process may have. `any_lanes`: the cost
    model chooses the strategy, and if True the lanes; None: the options are final.
    """

    text: str
    kernel: str
    options: Options
    versions: list[str] | None
    any_lanes: bool | None = None


class Made(NamedTuple):
    """A launch module, as its cache entry, and its object code; the cost model's ranking if the task asked for it."""

    module: Entry
    code: bytes
    ranking: RankingRecord | None = None


Answer = Made | Error | None  # None: the caller must compile the kernel itself


def task_of(text: str, kernel: str, options: Options, any_lanes: bool | None = None) -> Task:
    """The task for another process."""
    load_code_of(options)
    try:
        versions: list[str] | None = plugin_versions(options)
    except UnversionedError:
        versions = None
    return Task(text, kernel, options, versions, any_lanes)


def serve() -> None:
    """The process's main loop, until the caller ends. All output except the answers goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the caller too, which ends this process
    tasks = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as answers, suppress(EOFError):
        os.dup2(2, 1)
        said: object = code_version()
        while True:
            pickle.dump(said, answers)
            answers.flush()
            said = answer(pickle.load(tasks))


def answer(task: Task) -> Answer:
    """Compiles a kernel."""
    text, options, ranking = task.text, task.options, None
    try:
        load_code_of(options)
        if plugin_versions(options) != task.versions:
            return None
        if task.any_lanes is not None:
            ranking = make_ranking(text, task.kernel, options, task.any_lanes)
            options = candidates_of(ranking, options)[0].options
        module = compile_kernel(text, task.kernel, options)
        code = make_object(module.ir, llvm.target_of(options), options.strategy.loop_vectorizer)
    except UnversionedError:
        return None
    except Error as error:
        return error
    except Exception:  # the caller meets it too, and shows its own traceback
        return None
    return Made(entry_of(module), code, ranking)
