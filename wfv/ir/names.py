"""The names that begin with `wfv.` in the IR, with their meaning, and the functions that make and recognize them.

No other module has such a name as a literal, or takes one apart. Texts of LLVM IR have them within longer lines.

Functions that a step calls under a mask or on all lanes. Until widening replaces the call, each has a scalar body
(passes/text/scalar_bodies.py):

| name | meaning |
|---|---|
| `wfv.any`, `wfv.all` | votes: whether an i1 is true in any active lane, or in all of them |
| `wfv.load.TYPE.pN`, `wfv.store.TYPE.pN` | a load or store under a mask (passes/functions/masked_memory.py) |
| `wfv.ordered.load.`.., `wfv.ordered.store.`.. | likewise, atomic or volatile: lane by lane |
| `wfv.atomicrmw.`.., `wfv.cmpxchg.`.. | likewise, an atomic read-modify-write or compare-exchange |
| `wfv.call.NAME` | a call of the helper `wfv.fn.NAME` under a mask |
| `wfv.bounds`, `wfv.outside` | a test of bounds under a mask, and a failed test's callee (passes/bounds/bounds.py) |

Functions that built-ins call (wfv/opencl/builtins.py), and the variable in which they leave a group's result:

| name | meaning |
|---|---|
| `wfv.exchange` | returns the address of the exchange memory (passes/barriers/slots.py) |
| `wfv.trap` | ends the work-item and the launch (passes/builtins/traps.py) |
| `wfv.barrier.NAME` | a barrier that is part of the built-in NAME |
| `wfv.work_group.result` | a `__local` variable (wfv/opencl/link_builtins.py) |

Functions without a scalar body: `wfv.sub_group.*`, the sub-group primitives (wfv/ir/intrinsics.py), with `.masked` at
the end if the last operand is a mask.

Functions with a body:

| name | meaning |
|---|---|
| `wfv.fn.NAME` | a helper function that is not inlined (passes/normalize/inline.py) |
| `wfv.fn.by_lane.NAME.K` | a loop of the function NAME that runs lane by lane (passes/linearize/loops_by_lane.py) |
| `wfv.fn.NAME.masked` | its masked form, with a mask as its last parameter (passes/functions/masked_forms.py) |
| `wfv.fn.NAME.masked.simd` | the vector form of the masked form (passes/widen) |
| `wfv.printf.K`, `wfv.printf.write.TYPES` | lowered calls of printf (wfv/opencl/printf_functions.py) |
| `wfv.group.KERNEL` | runs all work-items of one group (passes/group/work_item_loops.py) |
| `wfv.launch.KERNEL` | the launch function: claims groups and runs them (passes/group/launch_function.py) |

`KERNEL.cN` is a continuation, `KERNEL.cN.vector` its copy that becomes vectors, `KERNEL.cN.rest` its form for the rest
of a row (passes/functions/masked_forms.py).

Parameters: `wfv.mask` is the mask of a masked form; docs/passes/builtins.md lists those of a kernel (`wfv.lid0`, ..).
Metadata: `wfv.line` (passes/normalize/debug_info.py), `wfv.notes` (wfv/pipeline/saved_notes.py), `wfv.state`
(passes/records.py).
"""

import re

OWN = "wfv."  # the prefix of them all


def is_own(name: str) -> bool:
    """Whether it is one of these names."""
    return name.startswith(OWN)


def name_of(*words: str) -> str:
    """The name that consists of these words: `wfv.load.i32.p0` of load, i32, p0."""
    return OWN + ".".join(words)


def words_of(name: str) -> list[str]:
    """The words that such a name consists of."""
    return name.removeprefix(OWN).split(".")


def local_variable(name: str) -> str:
    """The name in the source of a `__local` variable: after a prefix, and before a number if the name was taken."""
    return re.sub(r"\.\d+$", "", name).rpartition(".")[2]


# Functions that a step calls under a mask or on all lanes.

# `wfv.any(i1 x)` and `wfv.all(i1 x)` are one answer of all lanes. `Builder.vote` builds them. For one lane both return
# their operand; `passes/text/scalar_bodies.py` defines them so. Inactive lanes count as false.
ANY, ALL = "wfv.any", "wfv.all"
VOTES = (ANY, ALL)
LOAD, STORE = "wfv.load.", "wfv.store."
# Memory instructions that happen once for each active lane, in lane order.
PER_LANE = ("wfv.ordered.load.", "wfv.ordered.store.", "wfv.atomicrmw.", "wfv.cmpxchg.")
# Tests of bounds (passes/bounds/bounds.py): where the mask is true and at >= end,
# `wfv.bounds(i64 at, i64 end, i64 test, ptr launch, i64 group, i1 mask)` ends the launch, by a call of
# `wfv.outside(i64 at, i64 test, ptr launch, i64 group)`.
BOUNDS, OUTSIDE = "wfv.bounds", "wfv.outside"


# Functions that built-ins call. EXCHANGE and TRAP are also the parameters that take their places.

EXCHANGE, TRAP = "wfv.exchange", "wfv.trap"
BARRIER_OF = "wfv.barrier."  # the prefix of a barrier in the built-in function whose name follows, which messages name
GROUP_RESULT, GROUP_RESULT_MEMORY = "wfv.group_result", "wfv.work_group.result"  # the first returns the other's address
PRINTF_BUFFER = "wfv.printf.buffer"  # returns the address of the launch's buffer (wfv/opencl/printf.py)
PRINTF_WRITER = "wfv.printf.write."  # a function that stores a record: the prefix; the types of the components follow
SUB_GROUP, SUB_GROUP_BARRIER = "wfv.sub_group.", "wfv.sub_group.barrier"

# Functions with a body.

HELPER = "wfv.fn."  # the prefix of a helper function that is not inlined
BY_LANE = "wfv.fn.by_lane."  # the prefix of a helper that has no vector form: active lanes run it one after the other
CALL = "wfv.call."  # the prefix of a call of a helper under a mask
MASKED, VECTOR, SIMD = ".masked", ".vector", ".simd"  # the ends of the names of a function's forms
_FORM = re.compile(rf"^{re.escape(BY_LANE)}|\.(masked|vector)(\.\d+)?$|\.(rest|fast\w*|columns|pair)$")


def original_name(function: str) -> str:
    """The name of the function that a form is made from: `KERNEL.c0` for `KERNEL.c0.vector`."""
    return _FORM.sub("", function)


def is_helper(name: str) -> bool:
    """Whether a function of this name is a helper that is not inlined, or one of its forms."""
    return name.startswith(HELPER)


def runs_by_lane(helper: str) -> bool:
    """Whether the helper of this name has no vector form."""
    return helper.startswith(BY_LANE)


def name_before(helper: str) -> str:
    """The name that a helper had before it was one. Other names stay."""
    return helper.removeprefix(HELPER)


def masked_name(function: str) -> str:
    """The name of a function's masked form; of a sub-group primitive whose last operand is a mask."""
    return function + MASKED


def vector_name(function: str) -> str:
    """The name of a function's form without a mask that becomes vectors."""
    return function + VECTOR


def simd_name(function: str) -> str:
    """The name of the SIMD function that is made of a function."""
    return function + SIMD


def call_name(helper: str) -> str:
    """The name of the function that calls a helper under a mask."""
    return CALL + name_before(helper)


def callee_under_mask(name: str) -> str:
    """The helper that the function of this name calls under a mask; "" if it is no such function."""
    return HELPER + name.removeprefix(CALL) if name.startswith(CALL) else ""


def launch_symbol(kernel: str) -> str:
    """The name of the native function that launches a kernel."""
    return name_of("launch", kernel)


# Parameters. Those of an id or a size are `name_of(f"{stem}{dimension}")`.

LOCAL_IDS = ("wfv.lid0", "wfv.lid1", "wfv.lid2")
_OF_DIMENSION = re.compile(r"wfv\.(lid|gbase|group|gsize|lsize|elsize|ngroups|goffset)([012])")
MASK = "wfv.mask"  # the last parameter of a masked form
LOCAL_VARIABLE = "wfv.local."  # the prefix; the name of a `__local` variable follows
COPY, LANE_COPY = "wfv.copy.", "wfv.lanes."  # prefixes of variables that are copies of the buffer whose name follows
SLOT, GROUP_SLOT = "wfv.slot", "wfv.gslot"  # the prefixes; a number follows
DUMP_SLOT = "wfv.dump_slot"  # points to the memory that inactive lanes access
PRINTF_PARAMETER = "wfv.printf"  # the address of the buffer
LAUNCH, NUMBER = "wfv.launch", "wfv.number"  # of the group kernel: the launch block, the group's number
LANE = "wfv.lane"  # of a part that runs for one lane of a sub-group (passes/sub_groups), like those that follow
MEETING_OPERAND, MEETING_SOURCE, MEETING_RESULT = "wfv.meeting.operand", "wfv.meeting.source", "wfv.meeting.result"
SUB_GROUP_RESULT, SUB_GROUP_NEXT = "wfv.sub_group.result", "wfv.sub_group.next"
SUB_GROUP_SLOT = "wfv.sub_group.slot"  # the prefix; a number follows


def stem_and_dimension(name: str) -> tuple[str, int]:
    """("lid", 0) of `wfv.lid0`; ("", 0) of a name that is not that of an id or a size."""
    found = _OF_DIMENSION.fullmatch(name)
    return (found[1], int(found[2])) if found else ("", 0)


# Metadata.

LINE, NOTES, STATE = "wfv.line", "wfv.notes", "!wfv.state"
