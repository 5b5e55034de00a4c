"""The `State` that one step hands to the next, and the `Stage` of it that a compilation shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import Literal

from passes.analysis.divergence import Shapes
from passes.functions.masked_forms import Seeds
from passes.group.printf_remarks import remarks_in
from passes.interface import ByValue, KernelInterface, SourceParam
from passes.kernel_hints import KernelHints
from passes.linearize.branch_remarks import Branch
from passes.linearize.edge_masks import Masks
from passes.linearize.plan import Plan
from passes.remarks import Remark
from passes.speculate import Speculation
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, Module
from wfv.options import Options
from wfv.pipeline.shapes import Analysis

# Of a kernel that is not huge. Analyses take time in the square of the blocks, if all branches lead to one join.
MOST_BLOCKS = 1000

Role = Literal["continuation", "helper", "fast", "tile", "pair", "rest"]


@dataclass(frozen=True)
class ScalarForm:
    """A function on its way to SIMD code, with all that is known of it.

    `role`: a continuation, the masked form of a helper function, the fast version of a continuation, which runs where
    the guard of its speculation holds, the form of tiles or of pairs of vectors (passes/speculate/forms.py), or the
    rest, which runs the last work-items of a row under a mask (passes/functions/masked_forms.py). Copies of
    continuations and helper functions stay for one work-item. `seeds`: the shapes of the parameters (None: of the ids
    only). `analysis` stores the control-flow graph and the shapes of `fn` as it is now. `branches`: the source's.
    `plan` and `masks` exist from the steps of these names on, `simd` from `widen` on.
    """

    fn: Function
    role: Role
    seeds: Seeds | None
    analysis: Analysis
    branches: dict[Instr, Branch] = field(default_factory=dict)
    remarks: frozenset[Remark] = frozenset()
    plan: Plan | None = None
    masks: Masks | None = None
    simd: Function | None = None

    @property
    def cfg(self) -> Cfg:
        return self.analysis.cfg

    @property
    def shapes(self) -> Shapes:
        return self.analysis.shapes

    def with_remarks(self, remarks: Iterable[Remark]) -> ScalarForm:
        """Adds remarks. A fast version and the rest have none: they would repeat their continuation's remarks."""
        if self.role in ("fast", "tile", "pair", "rest"):
            return self
        return replace(self, remarks=self.remarks | remarks_in(self.fn, remarks))


@dataclass(frozen=True)
class State:
    """A kernel between two steps. A step returns a new state; functions and modules in it are rewritten in place.

    `source`: the module as parsed; `source_params`: its description of the kernel's parameters; `module`: the things
    that the functions call and use. `functions`: the kernel, from `barriers` on its continuations, each computing one
    work-item; `helpers`: the functions they call that are not inlined. `analyses`: of the functions, between the step
    `speculate`, which makes them, and the next one; none if a step of a plugin is between them. `forms` and
    `speculations` (for each continuation, or none at all) exist where the kernel is vectorized; the forms in the role
    `fast` are in the order of `speculations`. `ir` is the text of the launch module, from `group` on, `optimized_ir`
    the module as optimized by LLVM, if an observer sees that step.
    `has_line_tables`: the launch module has the source locations, as debug info. `hints`: of the kernel's launches.
    `deadline`: when the compilation ends in an error (time_limit.py).
    """

    options: Options
    source: Module
    module: Module
    interface: KernelInterface
    by_value: Mapping[str, ByValue] = field(default_factory=dict)
    source_params: tuple[SourceParam, ...] = ()
    functions: tuple[Function, ...] = ()
    helpers: tuple[Function, ...] = ()
    analyses: tuple[Analysis, ...] = ()
    speculations: tuple[tuple[Speculation, ...], ...] = ()
    forms: tuple[ScalarForm, ...] = ()
    remarks: frozenset[Remark] = frozenset()
    ir: str = ""
    optimized_ir: str = ""
    has_line_tables: bool = False
    deadline: float = inf
    hints: KernelHints = field(default_factory=KernelHints)

    @property
    def blocks(self) -> int:
        """The number of the functions' blocks."""
        return sum(len(fn.blocks) for fn in self.functions)

    @property
    def is_huge(self) -> bool:
        """Whether no analysis is made to choose among strategies or to find fast versions."""
        return self.blocks > MOST_BLOCKS

    @property
    def all_remarks(self) -> frozenset[Remark]:
        """The kernel's remarks and its forms' remarks."""
        return self.remarks.union(*(form.remarks for form in self.forms))

    def forms_of(self, *roles: Role) -> tuple[ScalarForm, ...]:
        """The forms in these roles, role by role."""
        return tuple(form for role in roles for form in self.forms if form.role == role)


@dataclass(frozen=True)
class Stage:
    """A step's result: the whole module as valid LLVM IR, the kernel's functions, and their shapes by name.

    `forms`: all that is known of each form; like the functions, they change in later steps. `speculations`: for each
    continuation, or none at all. `loops`, `masks`: for a function's name, comments on its loops and the masks of its
    blocks, by the block's name.
    """

    step: str
    text: str
    functions: tuple[Function, ...]
    shapes: dict[str, Shapes] = field(default_factory=dict)
    forms: tuple[ScalarForm, ...] = ()
    speculations: tuple[tuple[Speculation, ...], ...] = ()
    loops: dict[str, dict[str, str]] = field(default_factory=dict)
    masks: dict[str, dict[str, str]] = field(default_factory=dict)


Observer = Callable[[Stage], None]
Clock = Callable[[str, float], None]
