"""Delta debugging (Zeller & Hildebrandt, TSE 2002): makes a failing kernel smaller.

An edit is kept if the kernel still fails in the same way under the same draw, and is still well-defined.
"""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

from wfv import llvm
from wfv.errors import Error
from wfv.fuzz.campaign import Outcome, Worker
from wfv.fuzz.kernels.campaign import Failure, run_failure
from wfv.fuzz.kernels.edits import (
    Edit,
    branches,
    drop_all_flags,
    drop_effects,
    effects,
    go_one_way,
    kernel_of,
    put_constants,
    values,
)
from wfv.ir.core import Function
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module

TIME_LIMIT = 10.0  # seconds for one test
RENEWAL = 2000  # tests of a process
# LLVM's passes that are tried first: they inline helpers and put variables into registers.
LLVM_PASSES = (
    ("always_inliner", "global_dead_code_eliminate"),
    ("sroa",),
    ("simplify_cfg",),
    ("instruction_combine",),
    ("dead_code_elimination",),
)
EDITS: tuple[tuple[Callable[[Function], list], Edit], ...] = (  # type: ignore[type-arg]
    (effects, drop_effects),
    (branches, go_one_way(0)),
    (branches, go_one_way(1)),
    (values, put_constants(0)),
    (values, put_constants(1)),
    (lambda fn: [fn], drop_all_flags),
)


class Reducer(AbstractContextManager["Reducer"]):
    """Runs each variant in a worker process. `outcome` is that of the kernel as it was given.

    `note` is called with the kernel's lines and the number of tests.
    """

    def __init__(
        self,
        failure: Failure,
        seconds: float,
        note: Callable[[int, int], object] = lambda lines, tests: None,
        time_limit: float = TIME_LIMIT,
    ) -> None:
        self._failure, self._note = failure, note
        self._until = time.monotonic() + seconds
        self._worker = Worker(run_failure, time_limit, RENEWAL)
        self.text = failure.text
        self.tests = 0
        self.outcome = self.test(self.text)

    def __exit__(self, *_: object) -> None:
        self._worker.close()

    def test(self, text: str) -> Outcome:
        """The outcome of this text."""
        self.tests += 1
        (result,) = self._worker.run(replace(self._failure, text=text))
        assert result.outcome is not None
        return result.outcome

    def run(self) -> str:
        """Reduces until no edit helps or the time is up; returns the smallest failing text."""
        for passes in LLVM_PASSES:
            self.keep(lambda: llvm.run_passes(self.text, passes))  # noqa: B023 (called at once)
        is_smaller = True
        while is_smaller and not self.is_late:
            before = self.text
            for candidates, edit in EDITS:
                self.shrink(candidates, edit)
            self.keep(lambda: llvm.run_passes(self.text, ("simplify_cfg", "dead_code_elimination")))
            is_smaller = self.text != before
        return self.text

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self._until

    def shrink(self, candidates: Callable[[Function], list], edit: Edit) -> None:  # type: ignore[type-arg]
        """Tries an edit on all of its candidates, then on halves, quarters, .. and single ones; the last ones first."""
        size = len(candidates(kernel_of(parse_module(self.text))))
        while size >= 1 and not self.is_late:
            at = len(candidates(kernel_of(parse_module(self.text))))
            while at > 0 and not self.is_late:
                start = max(0, at - size)
                self.keep(lambda: self.edited(edit, range(start, at)))  # noqa: B023 (called at once)
                at = min(start, len(candidates(kernel_of(parse_module(self.text)))))
            size //= 2

    def edited(self, edit: Edit, positions: range) -> str:
        module = parse_module(self.text)
        edit(kernel_of(module), positions)
        remove_dead_code(kernel_of(module))
        return print_module(module)

    def keep(self, change: Callable[[], str]) -> None:
        """Applies the change if the kernel still fails in the same way."""
        try:
            text = llvm.canonicalize(change())
        except Error:  # not valid LLVM IR
            return
        if text != self.text and self.test(text).is_like(self.outcome):
            self.text = text
        self._note(self.text.count("\n"), self.tests)
