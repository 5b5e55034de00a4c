"""Composite values become scalars: components of vectors and fields of structs are vectorized across work-items.

Before:                                             After:
    %a = load <4 x float>, ptr %p                       %a = load <4 x float>, ptr %p
    %b = fmul <4 x float> %a, %c                        %a.0 = extractelement <4 x float> %a, i64 0   ..
    store <4 x float> %b, ptr %q                        %b.0 = fmul float %a.0, %c.0   ..
                                                        %b = insertelement <4 x float> poison, float %b.0, i64 0   ..
                                                        store <4 x float> %b, ptr %q

Composite types are left only in loads and stores of vectors (passes/scalarize/accesses.py), and in calls and
cmpxchg that return a struct, each with an extractvalue for every field.
Source: Karrenberg (2015).
"""

from passes.scalarize.accesses import scalarize_access
from passes.scalarize.calls import scalarize_call
from passes.scalarize.components import Rewriting, has_composites, is_composite, leaves_of, touches_composites
from passes.scalarize.rules import RULES
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr


def scalarize_vectors(fn: Function) -> None:
    """Rewrites all operations of `fn` on vectors, structs and arrays into operations on scalars, in place.

    Raises UnsupportedError for a call on vectors or structs that is not an intrinsic of LLVM that wfv knows, and for a
    constant expression of composite type.
    """
    if has_composites(fn):
        _Scalarizer(fn).run()


class _Scalarizer:
    """The rewriting of one function; `phis`: the scalar phis of each composite phi."""

    def __init__(self, fn: Function) -> None:
        self.fn, self.rewriting = fn, Rewriting(fn)
        self.phis: dict[Instr, list[Instr]] = {}

    def run(self) -> None:
        for block in self.fn.blocks:
            for phi in block.phis:
                if is_composite(phi.type):
                    self.split_phi(phi)
        for block in Cfg(self.fn).rpo:  # definitions before uses
            out: list[Instr] = []
            self.rewriting.build = Builder(self.fn, out)
            for instr in block.instrs:
                self.visit(instr)
            phis = [new for phi in block.phis for new in self.phis.get(phi, ())]
            block.instrs[:] = [*phis, *out]
        self.fill_phis()
        self.fn.substitute(self.rewriting.replaced)

    def split_phi(self, phi: Instr) -> None:
        self.phis[phi] = [
            Instr(leaf, self.fn.unique_name(phi.name), "phi", blocks=list(phi.blocks), line=phi.line)
            for leaf in leaves_of(phi.type)
        ]
        self.rewriting.components[phi] = list(self.phis[phi])

    def fill_phis(self) -> None:
        """Gives the scalar phis their operands; the components of arguments are extracted in the entry block."""
        entry = self.fn.blocks[0].instrs
        extracts: list[Instr] = []
        self.rewriting.build = Builder(self.fn, extracts)
        for phi, components in self.phis.items():
            parts = [self.rewriting.of(operand) for operand in phi.operands]
            for i, new in enumerate(components):
                new.operands = [part[i] for part in parts]
        entry[-1:-1] = extracts

    def visit(self, instr: Instr) -> None:
        if instr in self.phis:
            return
        self.rewriting.build.like = instr
        if not touches_composites(instr):
            self.rewriting.build.instrs.append(instr)
        elif instr.is_access:
            scalarize_access(self.rewriting, instr)
        elif instr.op in RULES:
            RULES[instr.op](self.rewriting, instr)
        elif instr.op == "call":
            scalarize_call(self.rewriting, instr)
        else:
            _scalarize_elementwise(self.rewriting, instr)


def _scalarize_elementwise(s: Rewriting, instr: Instr) -> None:
    """One scalar instruction for each component, which share the scalar operands."""
    count = max(len(s.of(x)) for x in (*instr.operands,))
    parts = [s.of(x) if is_composite(x.type) else [x] * count for x in instr.operands]
    types = leaves_of(instr.type)
    if len(types) != count or any(len(part) != count for part in parts):
        raise UnsupportedError(f"{instr.op} from {instr.operands[0].type} to {instr.type}", line=instr.line)
    s.components[instr] = [s.one(instr, type, [part[i] for part in parts]) for i, type in enumerate(types)]
