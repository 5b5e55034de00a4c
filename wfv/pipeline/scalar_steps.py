"""The steps on the kernel as a function of one work-item: from the parsed module to continuations."""

from dataclasses import replace
from functools import partial

from passes.barriers.continuations import split_at_barriers
from passes.bounds.bounds import insert_bounds_tests
from passes.builtins.builtins import lower_builtins, lower_calls
from passes.builtins.group_observers import observes_groups
from passes.builtins.separate_buffers import separate_buffers
from passes.builtins.sub_group_queries import lower_numbers
from passes.builtins.table_sizes import use_table_sizes
from passes.builtins.traps import lower_traps, name_traps
from passes.functions.masked_accesses import define_masked_accesses
from passes.functions.masked_forms import take_helpers, uses_sub_groups
from passes.group.atomic_copies import copy_for_atomics
from passes.group.lane_dimension import Directions, exchange_dimensions, lane_dimension_remarks
from passes.group.launch_parameters import copy_by_value_arguments, describe_parameters, source_parameters
from passes.interface import KernelInterface, exchanged
from passes.kernel_hints import kernel_hints, required_local_size
from passes.normalize.array_alignment import align_as_arrays
from passes.normalize.debug_info import add_line_info, strip_debug_info, use_source_lines
from passes.normalize.fixed_arguments import full_local_size
from passes.normalize.float64_remarks import float64_remarks
from passes.normalize.inline import prepare_inlining
from passes.normalize.normalize import normalize, reshape
from passes.records import refuse_saved
from passes.scalarize import scalarize as vectors
from passes.scalarize.block_copies import expand_copies
from passes.scalarize.narrow_arithmetic import narrow_arithmetic
from passes.scalarize.narrow_comparisons import narrow_comparisons
from passes.speculate import lay_out_by_lane
from wfv.ir.items import reached_only
from wfv.ir.metadata import drop_function_metadata
from wfv.ir.parser import parse_module
from wfv.ir.program_variables import make_variables_external
from wfv.opencl.link_builtins import link_builtins
from wfv.opencl.printf import lower_printf
from wfv.options import Options
from wfv.pipeline.shapes import group_shapes, lane_shapes
from wfv.pipeline.state import State


def parse(text: str, kernel: str, options: Options) -> State:
    """The state before the first step, with the source lines that all errors name.

    A text without debug info gets some, of its own lines: LLVM's passes drop all other line numbers. Such a text then
    compiles as fast as one that has debug info, and most have: wfv's front ends for OpenCL C and Python add it.

    Only the functions that the kernel reaches are read: a file of many kernels would be read once for each of them.
    Raises OptionError for the text of a later state.
    """
    refuse_saved(text)
    source = parse_module(reached_only(text, kernel))
    drop_function_metadata(source)
    make_variables_external(source)
    printf = lower_printf(source, kernel)
    use_source_lines(source, source.functions.values())
    add_line_info(source)
    interface = KernelInterface(kernel, (), 0, 0, (), (), options.lanes, printf)
    return State(options, source, source, interface, hints=kernel_hints(text, kernel))


def link_source(state: State) -> State:
    """Defines the built-ins that the kernel calls, and marks the functions to inline."""
    source, kernel = state.source, state.interface.name
    define_masked_accesses(source)
    name_traps(source)
    link_builtins(source, kernel)
    align_as_arrays(source.functions.values())
    by_value = copy_by_value_arguments(source, source.functions[kernel])
    prepare_inlining(source, kernel)
    return replace(state, by_value=by_value)


def normalize_kernel(state: State) -> State:
    """Takes the kernel and its helper functions out of the normalized module."""
    module = normalize(state.source, not state.options.raw, state.options.fits_index32)
    kernel = module.functions.pop(state.interface.name)
    helpers = tuple(take_helpers(module))
    strip_debug_info(module, (kernel, *helpers))
    source = state.source.functions[state.interface.name]
    interface = replace(
        state.interface,
        full_local_size=full_local_size(state.source, source),
        required_size=required_local_size(state.source, source),
    )
    return replace(
        state, module=module, functions=(kernel,), helpers=helpers,
        source_params=source_parameters(source), interface=interface,
    )  # fmt: skip


def lower_kernel_builtins(state: State) -> State:
    """Describes the parameters for a launch, then makes more parameters of the ids."""
    (kernel,) = state.functions
    params, args_size = describe_parameters(state.module, kernel, state.source_params, state.by_value)
    observes = state.interface.printf is not None or observes_groups(kernel, state.helpers)
    lower_builtins(state.module, kernel, state.options.fits_index32)
    traps = lower_traps(kernel)
    for helper in state.helpers:
        lower_calls(state.module, helper)
    is_separate = "separate buffers" not in state.options.without and separate_buffers(kernel, state.helpers, params)
    interface = replace(
        state.interface, params=params, args_size=args_size, traps=traps, observes_groups=observes,
        needs_separate=is_separate,
    )  # fmt: skip
    is_sized = state.options.fits_index32 and "table lookups" not in state.options.without
    if is_separate and is_sized:  # the launch knows the sizes of all buffers if they fit 32-bit indices
        interface = use_table_sizes(kernel, interface)
    return replace(state, interface=interface)


def test_bounds(state: State) -> State:
    """Inserts tests, if the options ask for them."""
    if not state.options.bounds:
        return state
    (kernel,) = state.functions
    fits_index32 = state.options.fits_index32
    interface, remarks = insert_bounds_tests(state.module, kernel, state.interface, fits_index32)
    return replace(state, interface=interface, remarks=state.remarks | remarks)


def choose_lane_dimension(state: State) -> State:
    """Makes it dimension 0; numbers of sub-groups, whose lanes are in dimension 0, are lowered here for that reason."""
    (kernel,), options, interface = state.functions, state.options, state.interface
    if not uses_sub_groups(kernel):
        directions = Directions(kernel, interface.required_size, options.analysis)
        if "columns" not in options.without:
            interface = replace(interface, dimension_costs=directions.costs)
        found = interface.preferred_dimension if options.lane_dimension is None else options.lane_dimension
        interface = replace(interface, lane_dimension=found, crossing_dimension=directions.crossing(found))
        exchange_dimensions(kernel, found)
    lower_numbers(kernel, options.lanes, options.fits_index32)
    remarks = lane_dimension_remarks(interface.lane_dimension) | float64_remarks(kernel)
    return replace(state, interface=interface, remarks=state.remarks | remarks)


def scalarize(state: State) -> State:
    """Splits OpenCL vectors and copies of small elements into scalars."""
    for fn in (*state.functions, *state.helpers):
        vectors.scalarize_vectors(fn)
        expand_copies(fn)
        if "narrow arithmetic" not in state.options.without:
            narrow_comparisons(fn)
            narrow_arithmetic(fn)
    return state


def split_kernel_at_barriers(state: State) -> State:
    """Replaces the kernel by its continuations."""
    (kernel,), options = state.functions, state.options
    least = exchanged(state.interface.required_size or (1, 1, 1), state.interface.lane_dimension)
    parts = split_at_barriers(kernel, lambda fn: group_shapes(fn, options), options.fits_index32, least)
    functions, helpers = reshape(state.module, parts.functions, state.helpers, not options.raw)
    interface = replace(
        state.interface,
        item_slots=parts.item_slots,
        group_slots=parts.group_slots,
        barriers=parts.barriers,
        slot_align=parts.slot_align,
    )
    remarks = state.remarks | parts.remarks
    return replace(state, functions=functions, helpers=helpers, interface=interface, remarks=remarks)


def copy_buffers_for_atomics(state: State) -> State:
    """Makes copies of buffers: not for kernels with barriers, behind which a group may see its updates."""
    kernel, *others = state.functions
    if others:
        return state
    lanes = state.options.lanes if state.options.strategy.vectorize else 1
    copies = copy_for_atomics(state.module, kernel, lanes)
    return replace(state, interface=replace(state.interface, copies=copies))


def lay_out_private_arrays(state: State) -> State:
    """Marks the private arrays whose layout will be by lane."""
    for fn in state.functions:
        lay_out_by_lane(fn, partial(lane_shapes, fn, state.options))
    return state
