"""The sizes of buffers that bytes look up become parameters of the kernel.

    define void @k(ptr addrspace(1) noalias %table, ..) ->  @k(.. readonly %table, .., i64 %wfv.size.table)
        %v = load i8, ptr (getelementptr i8, %table, i64 (zext i8 %x))

The kernel does not write such a buffer, and it overlaps none that is written: it is a table, which a vector may read as
a whole (passes/widen/table_lookups.py), as far as it exists.
"""

from dataclasses import replace

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.byte_tables import table_access
from passes.builtins.work_item_parameters import implicit_parameter
from passes.interface import KernelInterface
from wfv.ir.core import Function
from wfv.ir.names import name_of


def use_table_sizes(fn: Function, interface: KernelInterface) -> KernelInterface:
    """Adds the parameters to the kernel, in place; returns the interface with their places."""
    params, addresses = {param.name: param for param in interface.params}, AffineAddresses(fits_index32=True)
    found = [access.table for instr in fn.instrs() if (access := table_access(instr, addresses)) is not None]
    for table in found:
        if not params[table.name].is_written:
            table.attrs = f"{table.attrs} readonly" if "readonly" not in table.attrs.split() else table.attrs
            implicit_parameter(fn, f"size.{table.name}", False)
    return with_sizes(fn, interface)


def with_sizes(fn: Function, interface: KernelInterface) -> KernelInterface:
    """The interface with a place in the argument block for the size of each parameter that the kernel uses."""
    named, end, params = {arg.name for arg in fn.args}, interface.args_size, []
    for param in interface.params:
        has_size = name_of("size", param.name) in named
        params.append(replace(param, size_offset=end) if has_size else param)
        end += 8 * has_size
    return replace(interface, params=tuple(params), args_size=end)
