"""Collects the remarks of one function's widening."""

from __future__ import annotations

from passes.analysis.cause import source_name
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.functions.names import CALL, HELPER
from passes.remarks import NamedCause, Remark
from wfv.ir.core import Instr
from wfv.ir.types import PtrType
from wfv.ir.values import Value

_HELPERS = (HELPER, CALL)
_COVERING = ("tested", "masked")  # kinds of remarks that cover the accesses lane by lane of the same instruction


class RemarkCollector:
    """The remarks so far; a new one is about the current instruction."""

    def __init__(self, shapes: Shapes) -> None:
        self.remarks: set[Remark] = set()
        self._shapes = shapes
        self._current: Instr | None = None  # the old instruction that is being widened
        self._covered: Instr | None = None  # the last one of which a remark covers the accesses lane by lane

    def begin(self, instr: Instr) -> None:
        """Makes an old instruction the current one."""
        self._current = instr

    def add(self, kind: str, text: str, causes: tuple[NamedCause, ...] = ()) -> None:
        """A remark about the current instruction, with the causes if another value has to be named."""
        instr = self._current
        if instr is None or (instr is self._covered and kind in ("gather", "scatter")):
            return
        if kind in _COVERING:
            self._covered = instr
        address = next((x for x in instr.operands if isinstance(x, Instr) and isinstance(x.type, PtrType)), None)
        line = instr.line or (address.line if address is not None else 0)
        near = source_name(address.name) if address is not None else ""
        is_masked = instr.callee.startswith("wfv.") and not instr.callee.startswith(HELPER)
        name = "" if is_masked else source_name(instr.name)
        if kind == "masked" and not causes:
            causes = self._why_masked(instr)
        self.remarks.add(Remark(line, kind, _opcode(instr), name, text, near, causes=causes))

    def add_address(self, kind: str, text: str, address: Value) -> None:
        """A remark about the current access, whose address is not contiguous."""
        causes = () if self._shapes.of(address).is_strided else cause_chain(address, self._shapes)
        self.add(kind, f"{text}: {self.why(address)}", causes)

    def _why_masked(self, instr: Instr) -> tuple[NamedCause, ...]:
        """Why some lanes may be inactive: the causes of the mask, which is behind the address."""
        at = next((n for n, each in enumerate(instr.operands) if isinstance(each.type, PtrType)), -1)
        return cause_chain(instr.operands[at + 1], self._shapes) if 0 <= at < len(instr.operands) - 1 else ()

    def add_replicated(self, count: int) -> None:
        """One remark about all replicated instructions: each alone costs little."""
        text = f"{count} instructions run once per lane: only gathers and scatters use their values"
        self.remarks.add(Remark(0, "replicated", "", "", text))

    def why(self, address: Value) -> str:
        """Why the lanes' addresses are not contiguous."""
        shape = self._shapes.of(address)
        if shape.is_strided:
            return f"the lanes' addresses are {shape.stride} bytes apart"
        return f"the address is {'varying' if address in self._shapes.causes else 'taken for varying'}"


def _opcode(instr: Instr) -> str:
    """The operation in LLVM's spelling; of a masked form, what it was before (passes/linearize/guards.py)."""
    if instr.callee.startswith(_HELPERS):
        return f"call @{instr.callee.split('.', 2)[2]}"
    if instr.callee.startswith("wfv."):
        return instr.callee.split(".")[1]
    return f"call @{instr.callee}" if instr.callee else instr.op
