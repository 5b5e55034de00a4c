"""Compiles kernels of a program now, on all cores: in this process, and in compiler processes beside it.

A job is a kernel with the options of one variant; several jobs may be variants of one kernel.

This process begins at once, while the others start, which takes as long as some small kernels. The largest kernels are
compiled first, so that no process is left with one at the end.
"""

import threading
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from queue import SimpleQueue
from typing import NamedTuple

from wfv.cpus import usable_cpus
from wfv.errors import Error, OptionError
from wfv.ir import items
from wfv.options import Options, as_index
from wfv.runtime.compile_process import WorkerProcess
from wfv.runtime.compile_server import Answer, Task, task_of
from wfv.runtime.kernel import Kernel

MAX_PROCESSES = 16  # of about 200 MB each; the user may ask for more

Todo = deque[tuple[str, Task]]  # with the job's name
Answers = SimpleQueue[tuple[str, Answer]]


class Job(NamedTuple):
    """A kernel, and the lanes of the variant to compile, if they differ from most launches' lanes."""

    kernel: Kernel
    lanes: int | None = None

    @property
    def options(self) -> Options:
        """The options of the variant. If the cost model chooses them and has not yet, it does now."""
        options = self.kernel.options
        return options if self.lanes is None or self.kernel.hints.has_sub_groups else replace(options, lanes=self.lanes)

    @property
    def must_rank(self) -> bool:
        """Whether the cost model has not chosen the options yet, and another process may do it."""
        chooser = self.kernel.chooser
        return chooser is not None and self.lanes is None and not chooser.ranking.is_known

    def task(self, text: str) -> Task:
        """The task for another process."""
        if self.must_rank:
            assert self.kernel.chooser is not None
            ranking = self.kernel.chooser.ranking
            return task_of(text, self.kernel.name, ranking.given, ranking.any_lanes)
        return task_of(text, self.kernel.name, self.options)

    def is_done(self) -> bool:
        """Whether the kernel has the machine code; it takes that from the cache if it is there."""
        return not self.must_rank and self.kernel.code.variants.find_code(self.options)

    def finish(self, answer: Answer) -> Error | None:
        """Takes another process's answer, or compiles here; returns the error about the kernel."""
        if isinstance(answer, Error):
            return answer
        if answer is not None:
            if answer.ranking is not None and self.kernel.chooser is not None:
                self.kernel.chooser.ranking.take(answer.ranking)
            module = self.kernel.origin.compiler.keep(answer.module, answer.code, self.options)
            self.kernel.code.variants.add(self.options, module, answer.code)
            return None
        try:
            self.kernel.code.variants.get(self.options).compile()
        except Error as error:
            return error
        return None


def compile_all(text: str, jobs: Mapping[str, Job], processes: int | None = None) -> dict[str, Error]:
    """Compiles kernels of the canonical module `text`; returns the errors by the job's name.

    `processes`: None for one on each CPU. Raises OptionError, and exceptions that are not wfv's: KeyboardInterrupt, ..
    """
    count = process_count(processes)
    length = {item.name: len(item.text) for item in items.items_of(text)}
    tasks = [(name, job.task(text)) for name, job in jobs.items() if not job.is_done()]
    todo = deque(sorted(tasks, key=lambda each: -length.get(each[1].kernel, 0)))
    errors = dict[str, Error]()
    with _helpers(todo, count - 1) as answers:
        for _ in tasks:
            name, answer = _next(todo, answers)
            error = jobs[name].finish(answer)
            if error is not None:
                errors[name] = error
    return errors


def process_count(asked: int | None) -> int:
    """The number of processes, this one included. Raises OptionError."""
    count = min(usable_cpus(), MAX_PROCESSES) if asked is None else as_index(asked, "processes")
    if count < 1:
        raise OptionError(f"{count} processes: not positive", help="pass a number, or None for one on each CPU")
    return count


def _next(todo: Todo, answers: Answers) -> tuple[str, Answer]:
    """A kernel to compile here, which no process has taken; if there is none, the next answer of a process."""
    with suppress(IndexError):
        return todo.popleft()[0], None
    return answers.get()


@contextmanager
def _helpers(todo: Todo, count: int) -> Iterator[Answers]:
    """The answers of at most `count` processes, which take tasks too. At the end they are killed, whatever they do."""
    answers = Answers()
    started: list[tuple[WorkerProcess, threading.Thread]] = []
    useful = len(todo) - 1 if all(task.versions is not None for _, task in todo) else 0
    try:
        with suppress(OSError, RuntimeError):  # without other processes or threads, all kernels are compiled here
            for _ in range(min(count, useful)):
                process = WorkerProcess()
                thread = threading.Thread(target=_serve, args=(process, todo, answers), name="wfv-compile", daemon=True)
                started.append((process, thread))
                thread.start()
        yield answers
    finally:
        todo.clear()
        for process, _ in started:
            process.kill()
        for process, thread in started:
            if thread.ident is not None:  # it has started
                thread.join()
            process.close()


def _serve(process: WorkerProcess, todo: Todo, answers: Answers) -> None:
    """Gives a process one task after the other. Each task that is taken from `todo` gets an answer."""
    if not process.is_ready():
        return
    with suppress(IndexError):
        while process.is_alive:
            name, task = todo.popleft()
            answers.put((name, process.ask(task)))
