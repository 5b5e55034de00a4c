"""The steps in order, in one function, read from top to bottom: `compile_kernel`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from passes.analysis import Shapes, analyze_divergence, forget_shapes
from passes.analysis.shapes import VARYING, Assumptions, Shape, strided
from passes.barriers import split_at_barriers
from passes.functions import module_text, prepare_inlining
from passes.functions.helpers import Seeds, argument_shapes, mask_of, masked_form, take_helpers
from passes.functions.printf_remarks import remarks_in
from passes.interface import KernelInterface
from passes.kernel import Body, group_kernel, lower_builtins, lower_calls
from passes.kernel.by_value import copy_by_value_arguments
from passes.kernel.local_variables import lay_out_local_variables
from passes.kernel.parallel_loops import mark_parallel
from passes.kernel.parameters import describe_parameters
from passes.kernel.private_memory_limit import check_private_memory
from passes.linearize import (
    guard_effects,
    guard_uniform_loops,
    insert_boscc,
    insert_masks,
    linearize,
    plan_linearization,
    uniformize_loops,
)
from passes.linearize.branch_remarks import branch_remarks, branches_of
from passes.linearize.invariants import check_guarded, check_linearized, check_masks, check_uniform
from passes.normalize import normalize, reshape
from passes.normalize.debug_info import add_line_info, strip_debug_info, use_source_lines
from passes.remarks import Remark, located
from passes.scalarize import scalarize_vectors
from passes.specialize import Speculation, lay_out_by_lane, speculate_on_shapes
from passes.widen import widen
from passes.widen.machine import Machine, machine_of
from passes.widen.vector_math import define_vector_math
from wfv import llvm
from wfv.collection import without_collection
from wfv.errors import BarrierDivergenceError, Error, InternalError, UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Module
from wfv.ir.parser import parse_module
from wfv.ir.source_locations import show_source
from wfv.ir.values import Value
from wfv.ir.verify import verify_function
from wfv.opencl.link_builtins import link_builtins
from wfv.opencl.printf import lower_printf
from wfv.options import Options
from wfv.source import kernel_names, read_source
from wfv.suggestions import known

STEPS = (
    "normalize", "builtins", "scalarize", "barriers", "loops", "boscc", "masks", "linearize", "widen", "group",
    "optimize",
)  # fmt: skip


@dataclass(frozen=True)
class Stage:
    """What a step left behind: the whole module as valid LLVM IR, the kernel's functions, and their shapes by name."""

    step: str
    text: str
    functions: tuple[Function, ...]
    shapes: dict[str, Shapes] = field(default_factory=dict)


@dataclass(frozen=True)
class LaunchModule:
    """LLVM IR text of the launch function and all it needs, and how to call it."""

    ir: str
    interface: KernelInterface
    remarks: tuple[Remark, ...] = ()


Observer = Callable[[Stage], None]


def compile_kernel(
    text: str, kernel: str, options: Options, observe: Observer | None = None, stop_after: str | None = None
) -> LaunchModule:
    """From canonical LLVM IR to the launch function of `kernel`.

    `observe` sees each step's result. With `stop_after`, the rest of the vectorizer is left out: the group kernel then
    runs the one-lane form that the step made, one work-item at a time.
    """
    if stop_after is not None:
        known(stop_after, STEPS, "step")
    try:
        with without_collection():  # next to nothing dies here, and each look at it all costs time
            return _Compilation(options, observe, stop_after).run(text, kernel)
    except (UnsupportedError, BarrierDivergenceError) as error:
        raise _with_place(error, text, kernel, options) from None


def _with_place(error: Error, text: str, kernel: str, options: Options) -> Error:
    """The error with the source's line and its text.

    Of a module without debug info, the lines were lost in LLVM's passes: it is compiled once more with some that tells
    its own lines, which would cost a fifth of the time if it were always there.
    """
    if "!DICompileUnit(" not in text:
        with suppress(InternalError):
            try:
                _Compilation(options, None, None, follows_lines=True).run(text, kernel)
            except (UnsupportedError, BarrierDivergenceError) as again:
                error = again
    show_source(error, text)
    return error


@dataclass(frozen=True)
class View:
    """What is known of a function as long as it does not change."""

    cfg: Cfg
    shapes: Shapes
    block_count: int


class _Compilation:
    def __init__(
        self, options: Options, observe: Observer | None, stop_after: str | None, follows_lines: bool = False
    ) -> None:
        self.options, self.observe, self.stop_after, self.follows_lines = options, observe, stop_after, follows_lines
        self.assume = Assumptions(options.lanes, options.fits_index32)
        self.seeds: dict[str, Seeds] = {}  # of the helpers' parameters
        self.remarks: set[Remark] = set()
        self.views: dict[Function, View] = {}  # after linearize

    def run(self, text: str, kernel: str) -> LaunchModule:
        strategy = self.options.strategy
        source = parse_module(text)
        printf = lower_printf(source, kernel)
        if self.follows_lines:
            add_line_info(source)
        link_builtins(source, kernel)
        use_source_lines(source, source.functions.values())
        by_value = copy_by_value_arguments(source, source.functions[kernel])
        prepare_inlining(source, kernel)
        module = normalize(source)
        fn = module.functions.pop(kernel)
        helpers = take_helpers(module)
        strip_debug_info(module, (fn, *helpers))
        self.show("normalize", module, (fn,))

        # Before the next step adds parameters of its own.
        params, args_size = describe_parameters(module, fn, source.functions[kernel], by_value)
        lower_builtins(module, fn, self.options.fits_index32)
        for helper in helpers:
            lower_calls(module, helper)
        self.show("builtins", module, (fn,))

        if strategy.vectorize and self.goes_on("builtins"):
            for each in (fn, *helpers):
                scalarize_vectors(module, each)
            self.show("scalarize", module, (fn,), self.lane_shapes)

        # Split first: each continuation is then an ordinary kernel, and no mask has to survive a barrier.
        parts = split_at_barriers(module, fn, self.group_shapes, self.options.fits_index32)
        self.remarks |= parts.remarks
        bodies = reshape(module, parts.functions)
        self.show("barriers", module, bodies, self.lane_shapes if strategy.vectorize else None)

        pairs = self.vectorize(module, bodies, helpers) if strategy.vectorize else tuple(map(Body, bodies))
        stacked = [fn for body in pairs for fn in body.functions]
        stacked += [fn for fn in module.functions.values() if not fn.is_declaration]  # helpers
        check_private_memory(kernel, stacked, self.options.lanes)
        local_offsets, local_bytes = lay_out_local_variables(module, bodies)
        interface = KernelInterface(
            kernel, params, args_size, local_bytes, parts.item_slots, parts.group_slots, self.options.lanes, printf,
        )  # fmt: skip
        one_lane = tuple(body.scalar for body in pairs)
        loop_metadata = mark_parallel(module, one_lane) if strategy.loop_vectorizer else ""
        launch = group_kernel(interface, pairs, local_offsets, loop_metadata)
        ir = module_text(module, tuple(fn for body in pairs for fn in body.functions), is_internal=True, tail=launch)
        self.finish(ir, one_lane)
        return LaunchModule(ir, interface, located(self.remarks, text, kernel))

    def vectorize(self, module: Module, bodies: tuple[Function, ...], helpers: list[Function]) -> tuple[Body, ...]:
        """SIMD forms of the continuations, which stay as tails. After `stop_after`, the one-lane forms that it made."""
        if not self.goes_on("barriers"):
            return tuple(map(Body, bodies))
        if self.options.strategy.values == "uniform":
            for fn in bodies:
                lay_out_by_lane(fn, partial(self.lane_shapes, fn))
        speculations = tuple(map(self.speculate, bodies))
        self.remarks |= {remark for each in speculations if each is not None for remark in each.remarks}
        fns = tuple(clone_function(fn, f"{fn.name}.masked") for fn in bodies)
        masked = tuple(map(masked_form, helpers))
        self.seeds = argument_shapes(fns, masked, lambda fn, seeds: self.lane_shapes(fn, seeds=seeds))
        goes_on = self.linearize(module, (*fns, *masked))
        if not goes_on:
            module.functions.update((fn.name, fn) for fn in masked)
            return tuple(map(Body, fns))
        fast = tuple(speculation.fast for speculation in speculations if speculation)
        quiet = _Compilation(self.options, None, None)  # where the guard holds, the same steps with other shapes
        quiet.linearize(module, fast)

        machine = machine_of(llvm.find_target(self.options.target), self.options.math)
        self.views |= quiet.views
        for fn in reversed(masked):  # callees first: a call must know whether they need memory for inactive lanes
            module.add(self.widen(module, fn, machine))
        simd = {fn: self.widen(module, fn, machine) for fn in (*fns, *fast)}
        define_vector_math(module, simd.values(), machine)
        self.verify("widen", simd.values())
        self.show("widen", module, tuple(simd.values()))
        return tuple(
            Body(body, simd[fn], simd[s.fast] if s else None, s.guard if s else None)
            for body, fn, s in zip(bodies, fns, speculations, strict=True)
        )

    def widen(self, module: Module, fn: Function, machine: Machine) -> Function:
        """The SIMD form; what it is not is remarked."""
        result = widen(module, fn, self.lane_shapes(fn), self.assume, machine)
        self.remarks |= remarks_in(fn, result.remarks)
        return result.function

    def speculate(self, fn: Function) -> Speculation | None:
        if self.options.strategy.values != "uniform":
            return None
        return speculate_on_shapes(fn, self.lane_shapes(fn), self.assume)

    def linearize(self, module: Module, fns: tuple[Function, ...]) -> bool:
        """From a continuation to straight-line code under masks, in place. False: `stop_after` came first."""
        strategy = self.options.strategy
        views = {fn: self.view(fn) for fn in fns}
        branches = {fn: branches_of(view.cfg, view.shapes) for fn, view in views.items()}
        for fn in fns:
            divergent = {loop.header for loop in views[fn].shapes.divergent_loops}
            every = {loop.header for loop in views[fn].cfg.loops.all}
            uniformize_loops(fn, views[fn].cfg, every if strategy.linearizer == "full" else divergent)
            views[fn] = self.view(fn, views[fn])
            guard_uniform_loops(fn, views[fn].cfg, views[fn].shapes)
            views[fn] = self.view(fn, views[fn])
        self.verify("loops", fns)
        self.show("loops", module, fns, lambda fn: views[fn].shapes)
        if not self.goes_on("loops"):
            return False

        if strategy.boscc:
            views = {fn: self.with_boscc(fn, view) for fn, view in views.items()}
            self.verify("boscc", fns)
            self.show("boscc", module, fns, lambda fn: views[fn].shapes)
        if not self.goes_on("boscc"):
            return False

        plans, masks = {}, {}
        for fn, view in views.items():
            plans[fn] = plan_linearization(view.cfg, view.shapes, strategy.linearizer)
            self.remarks |= remarks_in(fn, branch_remarks(branches[fn], plans[fn]))
            masks[fn] = insert_masks(fn, view.cfg, plans[fn], mask_of(fn))
            guard_effects(fn, view.shapes, masks[fn])
            check_masks(fn, plans[fn], masks[fn])
            check_guarded(fn, view.shapes, masks[fn])
        self.verify("masks", fns)
        self.show("masks", module, fns, lambda fn: views[fn].shapes)
        if not self.goes_on("masks"):
            return False

        for fn, view in views.items():
            linearize(fn, view.shapes, plans[fn], masks[fn])
        self.verify("linearize", fns)
        # All control flow is uniform now, so that data flow alone gives the shapes.
        self.views = {fn: self.view(fn) for fn in fns}
        for fn, view in self.views.items():
            check_linearized(fn, view.shapes)
            check_uniform(fn, view.shapes, "linearize")
        self.show("linearize", module, fns, lambda fn: self.views[fn].shapes)
        return self.goes_on("linearize")

    def with_boscc(self, fn: Function, view: View) -> View:
        """Puts BOSCC's branches into `fn`; what is known of it then."""
        told = insert_boscc(fn, view.cfg, view.shapes, self.options.strategy.linearizer, self.options.boscc)
        self.remarks |= remarks_in(fn, told)
        return self.view(fn, view)

    def verify(self, step: str, fns: Iterable[Function]) -> None:
        for fn in fns:
            verify_function(fn, step)

    def view(self, fn: Function, before: View | None = None) -> View:
        """The function's shapes. `before` still holds if no block was added, which is all that these passes do."""
        if before is not None and before.block_count == len(fn.blocks):
            return before
        cfg = Cfg(fn)
        return View(cfg, self.lane_shapes(fn, cfg), len(fn.blocks))

    def group_shapes(self, fn: Function) -> Shapes:
        """What all work-items of a group share."""
        return analyze_divergence(fn, _seeds(fn, VARYING), self.assume)

    def lane_shapes(self, fn: Function, cfg: Cfg | None = None, seeds: Seeds | None = None) -> Shapes:
        """Local id 0 counts lanes; the other ids are the same for all of them. `naive` forgets what it was told.

        `seeds`: of a helper's parameters, if they are not known yet.
        """
        cfg = cfg or Cfg(fn)
        seeds = seeds or self.seeds.get(fn.name) or _seeds(fn, strided(1), only_first=True)
        shapes = analyze_divergence(fn, seeds, self.assume, cfg)
        return shapes if self.options.strategy.values == "uniform" else forget_shapes(fn, shapes, cfg)

    def goes_on(self, step: str) -> bool:
        """Whether anything is to be done after `step`."""
        return self.stop_after is None or STEPS.index(self.stop_after) > STEPS.index(step)

    def show(
        self,
        step: str,
        module: Module,
        fns: tuple[Function, ...],
        shapes_of: Callable[[Function], Shapes] | None = None,
    ) -> None:
        if self.observe is not None and (self.stop_after is None or STEPS.index(step) <= STEPS.index(self.stop_after)):
            shapes = {fn.name: shapes_of(fn) for fn in fns} if shapes_of is not None else {}
            self.observe(Stage(step, module_text(module, fns), fns, shapes))

    def finish(self, ir: str, fns: tuple[Function, ...]) -> None:
        if self.observe is None:
            return
        if self.goes_on("widen"):
            self.observe(Stage("group", ir, fns))
        if self.goes_on("group"):
            target = llvm.find_target(self.options.target)
            vectorizes = self.options.strategy.loop_vectorizer
            self.observe(Stage("optimize", llvm.optimize(ir, target, loop_vectorize=vectorizes), fns))


def _seeds(fn: Function, shape: Shape, only_first: bool = False) -> dict[Value, Shape]:
    names = ("wfv.lid0",) if only_first else ("wfv.lid0", "wfv.lid1", "wfv.lid2")
    return {arg: shape for arg in fn.args if arg.name in names}


__all__ = ["STEPS", "LaunchModule", "Stage", "compile_kernel", "kernel_names", "read_source"]
