"""Work-item functions become parameters of the kernel: `get_local_id(0)` becomes `%wfv.lid0`.

Before:                                             After:
    %i = call i64 @_Z13get_global_idj(i32 0)            %i = add nuw nsw i64 %wfv.gbase0, %wfv.lid0

`wfv.gbaseD` is group id * local size + offset. Only the ids and sizes that a kernel uses become parameters; the group
kernel passes each by its name. docs/passes/builtins.md lists them.
"""

from passes.interface import SCRATCH_ALIGN, TRAP_BYTES
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.names import name_of
from wfv.ir.types import I32, I64, PTR
from wfv.ir.values import Argument, ConstInt, Value, const_int
from wfv.options import INDEX32_GLOBAL_SIZE, INDEX32_LOCAL_SIZE

_TYPES = {"wdim": I32, "printf": PTR, "exchange": PTR, "trap": PTR, "report": PTR}  # of the parameters that are not i64
_ADDRESSES = ("local_begin", "local_end", "slots_end")
_ATTRIBUTES = {
    "exchange": f"noalias noundef align {SCRATCH_ALIGN}",  # it will be a slot
    "trap": f"noalias noundef align {TRAP_BYTES} dereferenceable({TRAP_BYTES})",
}


def implicit_parameter(fn: Function, stem: str, fits_index32: bool = True) -> Argument:
    """The parameter `wfv.STEM` (`lid0`, `lsize1`, ..) of a kernel, appended if it does not exist."""
    name = name_of(stem)
    for arg in fn.args:
        if arg.name == name:
            return arg
    has_range = fits_index32 and stem not in _TYPES and stem not in _ADDRESSES
    attrs = _ATTRIBUTES.get(stem) or (f"noundef {_range(stem)}" if has_range else "noundef")
    fn.args.append(Argument(_TYPES.get(stem, I64), name, attrs))
    return fn.args[-1]


def _range(stem: str) -> str:
    """The `range` attribute of a parameter where sizes fit 32-bit indices."""
    is_local = stem.startswith(("lid", "lsize", "elsize"))
    high = INDEX32_LOCAL_SIZE if is_local else INDEX32_GLOBAL_SIZE
    return f"range(i64 0, {high + (0 if stem.startswith('lid') else 1)})"


def lower_work_item_function(call: Instr, stem: str, build: Builder, fits_index32: bool) -> Value:
    """The value of a work-item function; `stem`: that of its parameters, without the dimension."""
    dim, undefined = call.operands[0], const_int(I64, 1 if stem in ("gsize", "lsize", "elsize", "ngroups") else 0)
    if isinstance(dim, ConstInt):
        return _in_dimension(dim.value, stem, build, fits_index32) if 0 <= dim.value <= 2 else undefined
    found: Value = undefined  # the result for a dimension above 2
    for number in (2, 1, 0):
        is_it = build.icmp("eq", dim, number)
        found = build.select(is_it, _in_dimension(number, stem, build, fits_index32), found)
    return found


def _in_dimension(dim: int, stem: str, build: Builder, fits_index32: bool) -> Value:
    if stem != "global_id":
        return implicit_parameter(build.fn, f"{stem}{dim}", fits_index32)
    base, local = (implicit_parameter(build.fn, f"{part}{dim}", fits_index32) for part in ("gbase", "lid"))
    return build.binop("add", base, local, ("nuw", "nsw") if fits_index32 else ())
