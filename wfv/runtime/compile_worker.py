"""A process that compiles kernels of one module for another process (wfv/runtime/worker_process.py).

It reads pickles from its standard input: the text of the module, then tasks; and writes pickles to its standard output:
the mark of its wfv, then an answer for each task. It knows neither the caller's main module nor the caller's cache.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import BinaryIO

from wfv import llvm, pipeline
from wfv.errors import Error
from wfv.plugin_code import NoSourceError, foreign_code
from wfv.runtime.cached_compiler import entry_of, source_of
from wfv.runtime.candidates import candidates_of, make_ranking
from wfv.runtime.compile_task import Answer, Made, Task, own_mark
from wfv.strategies import load_code_of


def serve() -> None:
    """The main loop, until the caller ends. All output except the answers goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the caller too, which ends this process
    tasks = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        text = str(_receive(tasks))
        _send(answers, own_mark())
        while (task := _receive(tasks)) is not None:
            assert isinstance(task, Task)
            _send(answers, answer(text, task))


def answer(text: str, task: Task) -> Answer:
    """Compiles a kernel of the canonical module `text`."""
    options, strategy = task.options, task.options.strategy
    try:
        load_code_of(strategy)
        if foreign_code(strategy) != task.foreign:
            return None
        ranking = begun = None
        if task.any_lanes is not None:
            begun = pipeline.begin_kernel(text, task.kernel, options)
            ranking = make_ranking(text, task.kernel, options, task.any_lanes, pipeline.copy_of(begun))
            options = candidates_of(ranking, options)[0].options
        source = source_of(text, task.kernel, task.fixed)
        module = pipeline.compile_kernel(source, task.kernel, options, begun=begun if source is text else None)
        target, vectorize = llvm.find_target(options.target), options.strategy.loop_vectorizer
        code = llvm.emit_object(module.ir, target, loop_vectorize=vectorize, slp_vectorize=vectorize)
    except NoSourceError:
        return None
    except Error as error:
        return error
    except Exception:  # the caller meets it too, and shows its own traceback
        return None
    return Made(entry_of(module), code, ranking)


def _receive(tasks: BinaryIO) -> object:
    """None at the end."""
    try:
        return pickle.load(tasks)
    except EOFError:
        return None


def _send(answers: BinaryIO, what: object) -> None:
    pickle.dump(what, answers)
    answers.flush()
