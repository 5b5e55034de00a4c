"""`check_launch`: runs the groups of a launch, or a sample of them, and collects their mistakes."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from passes.barriers.slots import EXCHANGE_BYTES
from passes.functions.masked_accesses import define_masked_accesses
from passes.group.launch_parameters import (
    copy_by_value_arguments,
    describe_parameters,
    is_const,
    source_parameters,
)
from passes.interface import TRAP_BYTES, KernelInterface
from passes.normalize.debug_info import use_source_lines
from passes.records import refuse_saved
from wfv.errors import KernelTrapError, OptionError
from wfv.inspect.check.findings import Collector, Findings, Item, TooManyFindingsError, shown
from wfv.inspect.check.memory import BUFFER, LOCAL, Access, CheckedMemory, Object, Races, Who
from wfv.inspect.check.steps import CheckedSteps, location, name_variables, whole_variables, without_flags
from wfv.inspect.interpreted_groups import (
    DIMS,
    GroupRun,
    WorkGroup,
    full_printf_buffer,
    groups_of,
    map_arguments,
)
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr, Module
from wfv.ir.interp import Lockstep, StepLimitError, UndefinedBehaviour
from wfv.ir.interp.environment import global_address
from wfv.ir.names import EXCHANGE, PRINTF_BUFFER, TRAP
from wfv.ir.parser import parse_module
from wfv.launch import Launch, LocalMemory
from wfv.opencl.builtins import find_builtin
from wfv.opencl.link_builtins import link_builtins
from wfv.opencl.printf import lower_printf
from wfv.options import as_index

MAX_GROUPS = 16  # that run by default
MAX_STEPS = 20_000_000  # instructions of work-items
LOCAL_ALIGN = 128


def check_launch(
    text: str, kernel: str, lanes: int, launch: Launch, groups: int = MAX_GROUPS, is_pedantic: bool = False,
    max_steps: int = MAX_STEPS,
) -> Findings:  # fmt: skip
    """Runs `groups` groups (0: all) of a kernel of a canonical module on copies of the arrays.

    `lanes`: the size of a sub-group. `is_pedantic`: signed overflow and NaN are findings too. Raises OptionError.
    """
    for number, what in ((groups, "groups"), (max_steps, "max_steps")):
        if as_index(number, what) < 0:
            raise OptionError(f"{what}={number}: below 0", help="groups=0 checks all of them")
    run, every = CheckedRun(text, kernel, lanes, launch, is_pedantic, max_steps), list(groups_of(launch))
    found = Findings(kernel, text, len(every))
    for group in sample(every, groups):
        found.checked += 1
        if not run.group(group):
            found.is_cut = True
            break
    found += run.collector.findings
    return found


def sample(every: Sequence[WorkGroup], count: int) -> Sequence[WorkGroup]:
    """So many groups, 0 for all: neighbours in pairs, from the first to the last, because neighbours share most."""
    if not count or len(every) <= count:
        return every
    pairs = (count + 1) // 2
    starts = [round(k * (len(every) - 2) / max(pairs - 1, 1)) for k in range(pairs)]
    return [every[at] for at in sorted({at + k for at in starts for k in range(2)})[:count]]


def prepare(text: str, kernel: str, is_pedantic: bool) -> tuple[Module, KernelInterface]:
    """The module with definitions of all built-ins that are not the interpreter's, and the kernel's parameters."""
    refuse_saved(text)
    module = parse_module(text, roots=[kernel])
    printf = lower_printf(module, kernel)
    define_masked_accesses(module)
    link_builtins(module, kernel)
    use_source_lines(module, module.functions.values())
    fn = module.functions[kernel]
    written = source_parameters(fn)
    params, nbytes = describe_parameters(module, fn, written, copy_by_value_arguments(module, fn))
    for instr in [instr for each in module.functions.values() for instr in each.instrs()]:
        without_flags(instr, is_pedantic)
        builtin = find_builtin(instr.callee) if instr.op == "call" else None
        if builtin is not None and builtin.kind in ("intrinsic", "libm"):
            module.functions.pop(instr.callee, None)
            instr.attrs["callee"] = builtin.name
            module.declare(builtin.name, instr.callee_type)
    return module, KernelInterface(kernel, params, nbytes, 0, (), (), 1, printf)


class CheckedRun:
    """One launch, whose arrays are copies."""

    def __init__(self, text: str, kernel: str, lanes: int, launch: Launch, is_pedantic: bool, max_steps: int) -> None:
        self.module, self.interface = prepare(text, kernel, is_pedantic)
        self.fn, self.lanes, self.steps_left = self.module.functions[kernel], lanes, max_steps
        source = SourceText(text)
        name_variables(self.module, source)
        self.collector = Collector(source)
        self.races = Races(self._race)
        self.memory = CheckedMemory(self.races)
        self.steps = CheckedSteps(self.memory, self._report, is_pedantic)
        self.steps.variables = whole_variables(self.module)
        self.lockstep = Lockstep(self.module, self.memory)
        self.lockstep.context.step_of = self.steps.step_of
        self.items: list[list[Item]] = []  # the global ids of each group that ran
        self.given = map_arguments(
            self.memory, self.interface.params, launch.args, lambda param: Object(param.name, BUFFER)
        )
        self._protect_constants(launch.args)
        self.printf_buffer = full_printf_buffer(self.memory)
        self.shared = self._shared(math.prod(launch.local_size))
        for name in self.module.globals:
            global_address(name, self.module, self.memory)
        for allocation in self.memory.allocations.values():
            allocation.owner.cells.clear()  # an initial value is nobody's access

    def _protect_constants(self, args: Sequence[object]) -> None:
        """Makes the arrays read-only that are passed for pointers to const only."""
        const = [is_const(self.module, self.fn, number) for number in range(len(args))]
        written = {id(arg) for arg, is_constant in zip(args, const, strict=True) if not is_constant}
        for arg, address in zip(args, self.given, strict=True):
            if isinstance(arg, np.ndarray) and id(arg) not in written:
                self.memory.make_read_only(address)

    def group(self, group: WorkGroup) -> bool:
        """Runs one group; returns whether the check may go on."""
        batch = list(group.items())
        dims = DIMS[: len(group.launch.global_size)]
        self.items.append([tuple(group.value("global_id", dim, item) for dim in dims) for item in batch])
        self.races.group += 1
        self.memory.new_group()
        self.steps.items, self.steps.calls[:] = len(batch), []
        run = GroupRun(self.lockstep, self.module, self.interface, self.lanes, group, self.shared)
        limit = self.steps_left // len(batch)
        try:
            run.call(self.fn, batch, limit, more=self._builtins())
        except (StepLimitError, TooManyFindingsError):
            return False
        except KernelTrapError:
            pass  # it is reported, and the group goes no further
        except UndefinedBehaviour as error:
            message = str(error)
            self._report("undefined", "", self.races.site, 0, lambda: message)
        finally:
            self.steps_left -= (limit - self.lockstep.steps_left) * len(batch)
        return True

    def _shared(self, items: int) -> dict[str, Any]:
        """The shared memory of work-items, by the names of the parameters: all groups run in it, one after another."""
        shared: dict[str, Any] = {
            TRAP: self.memory.allocate(TRAP_BYTES, TRAP_BYTES),
            EXCHANGE: self.memory.allocate(EXCHANGE_BYTES * items, LOCAL_ALIGN),
        }
        for param, value in zip(self.interface.params, self.given, strict=True):
            is_local = isinstance(value, LocalMemory)
            owner = Object(param.name, LOCAL)
            shared[param.name] = self.memory.allocate(value.nbytes, LOCAL_ALIGN, owner) if is_local else value
        return shared

    def _builtins(self) -> dict[str, Callable[..., Any]]:
        """Further functions for the interpreter: the printf buffer's address, and queries of address spaces."""
        found: dict[str, Callable[..., Any]] = {PRINTF_BUFFER: lambda lane: self.printf_buffer}
        for name in self.module.functions:
            builtin = find_builtin(name)
            if builtin is not None and builtin.kind == "address_space":
                found[name] = partial(self.memory.address_space, builtin.name)
        return found

    def _report(self, kind: str, thing: str, place: Instr, item: int, message: Callable[[], str]) -> None:
        self.collector.add(kind, thing, self.steps.location(place), self.items[-1][item], message)

    def _race(self, thing: Object, site: Instr, access: Access, by: Who, is_write: bool, is_benign: bool) -> None:
        item = self.items[-1][self.races.item]

        def message() -> str:
            is_own = by[0] == self.races.group
            where = "the same group" if is_own else "another group"
            is_unfenced = is_own and access.barriers != self.races.barriers
            fence = "; the barrier between them does not fence this memory" if is_unfenced else ""
            verb, had = ("writes" if writes else "reads" for writes in (is_write, access.is_write))
            whom = shown(self.items[by[0]][by[1]])
            return f"work-item {shown(item)} {verb} what work-item {whom} of {where} {had}, in {thing}{fence}"

        line = self.steps.location(self.races.site)
        self.collector.add("race", thing.name, line, item, message, location(site), is_benign)
