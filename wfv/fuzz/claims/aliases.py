"""Claims on addresses: the memory of a `noalias` parameter is accessed through that parameter alone.

The slots, `__local` variables and the like are allocations of their own in the interpreter, so an address that is
computed from another parameter cannot reach them: it would be out of bounds. One that is loaded could. It must not
point into the memory of a parameter that wfv has made `noalias`, unless the function itself has stored such an address.
That no two buffers are one allocation is asserted before a launch (wfv/fuzz/interpreted_stages.py).
"""

from typing import Any

from wfv.fuzz.claims.broken import broken, by_lane
from wfv.fuzz.claims.shapes import Claimed
from wfv.ir.core import Block, Function, Instr
from wfv.ir.interp import POISON, Registers, Step, Watch
from wfv.ir.interp.memory import SPACE_BITS
from wfv.ir.names import LOAD, PER_LANE, STORE
from wfv.ir.opcodes import FORWARDS_POINTER
from wfv.ir.own_values import is_own_parameter
from wfv.ir.reached import reached
from wfv.ir.types import PtrType
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, Value


class AliasClaims(Watch):
    """`active`: the register that says whether a lane is active."""

    def __init__(self, claimed: Claimed, active: int, registers: Registers) -> None:
        super().__init__(registers)
        self.form, self.active = claimed.fn.name, active
        roots: list[Value] = [arg for arg in claimed.fn.args if isinstance(arg.type, PtrType)]
        roots += [instr for instr in claimed.fn.instrs() if instr.op == "alloca"]
        derived = {root: derived_from(root, claimed.fn) for root in roots}
        self._known = set[Value]().union(*derived.values())
        users = users_of(claimed.fn.instrs())
        self._alone = [
            arg
            for arg, values in derived.items()
            if _is_alone(arg, claimed.is_separate) and not _is_stored(values, users)
        ]

    def after(self, value: Value, block: Block) -> list[Step]:
        address = address_of(value) if self._alone and isinstance(value, Instr) else None
        if not isinstance(address, (Instr, Argument)) or address in self._known:
            return []
        at, active = self.registers.of(address), self.active
        alone = self.registers.of_all(self._alone)

        def step(envs: list[list[Any]]) -> None:
            for env in envs:
                if env[active] and env[at] is not POISON:
                    space = env[at] >> SPACE_BITS
                    if any(env[each] is not POISON and env[each] >> SPACE_BITS == space for each in alone):
                        raise broken("apart from what is `noalias`", address, block, self.form, by_lane(envs, at))

        return [step]


def derived_from(value: Value, fn: Function) -> set[Value]:
    """The addresses that are computed from an address, and itself."""
    users = users_of(fn.instrs())

    def following(each: Value) -> list[Instr]:
        return [i for i in users.get(each, ()) if i.op == "getelementptr" or i.op in FORWARDS_POINTER]

    return reached([value], following)


def address_of(instr: Instr) -> Value | None:
    """The address of an access of memory, plain or masked."""
    if instr.op in ("load", "store", "atomicrmw", "cmpxchg") or instr.callee.startswith((LOAD, STORE, *PER_LANE)):
        is_store = instr.op == "store" or ".store." in instr.callee
        return instr.operands[int(is_store)]
    return None


def _is_alone(arg: Value, is_separate: bool) -> bool:
    return isinstance(arg, Argument) and "noalias" in arg.attrs.split() and (is_separate or is_own_parameter(arg))


def _is_stored(addresses: set[Value], users: Any) -> bool:
    """Whether one of these addresses is used other than by address computations and accesses through it."""
    for address in addresses:
        for user in users.get(address, ()):
            is_through = address_of(user) is address and user.operands.count(address) == 1
            if not is_through and user.op != "getelementptr" and user.op not in FORWARDS_POINTER | {"icmp"}:
                return True
    return False
