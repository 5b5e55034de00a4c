"""LLVM's answer: the uniformity analysis of `opt`, on the function as one for an AMD GPU."""

import re
import subprocess

from passes.analysis.analyses import register_analysis
from passes.analysis.divergence import DivergenceAnalysis, Shapes, has_fixed_shape
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Shape, ShapeOf
from wfv.ir.core import Function, Instr
from wfv.ir.operands import Namer
from wfv.ir.own_values import is_vote
from wfv.ir.syntax import instr_text
from wfv.ir.types import VOID, StructType

COMMAND = ["opt-22", "-mtriple=amdgcn", "-passes=print<uniformity>", "-disable-output"]


def text_for_opt(instr: Instr, name: Namer) -> str:
    text, depth = re.sub(r" #\d+", "", instr_text(name, instr)), len(instr.operands) - 2
    if instr.op == "alloca" or (instr.op == "call" and not instr.callee.startswith("llvm.")):
        text = f"load {instr.type}, ptr{' addrspace(1)' * is_vote(instr)} null"  # private memory, or for all lanes
    elif instr.op != "call":
        text = re.sub(r"@[\w.$-]+", "null", text)  # the addresses of globals are uniform
    if instr.op == "getelementptr":  # any type with as many indices
        text = f"getelementptr {'[1 x ' * depth}i8{']' * depth}{text[text.index(', ptr') :]}"
    return text if instr.is_terminator else "" if instr.type == VOID else f"{name(instr)} = {text}"


def divergent_instrs(fn: Function, shape_of: ShapeOf) -> set[Instr]:
    name, structs = Namer(fn), {i.type for i in fn.instrs() if isinstance(i.type, StructType) and i.type.name}
    args = ", ".join(f"{arg.type} {'inreg ' * shape_of(arg).is_uniform}{name(arg)}" for arg in fn.args)
    lines = [*(f"{each} = type {each.body()}" for each in structs), f"define amdgpu_cs {fn.ret} @f({args}) {{"]
    for block in fn.blocks:
        lines += [name(block)[1:] + ":", *(text_for_opt(instr, name) for instr in block.instrs)]
    done = subprocess.run(COMMAND, input="\n".join([*lines, "}"]), capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return {instr for instr in fn.instrs() if f"DIVERGENT:   {name(instr)} =" in done.stderr}


class Opt(DivergenceAnalysis):
    def run(self) -> Shapes:
        self.divergent = divergent_instrs(self.cfg.fn, self.result.of)
        return super().run()

    def shape(self, instr: Instr) -> Shape:
        found = super().shape(instr)  # with strides, which LLVM does not know
        if has_fixed_shape(instr) or found == UNDEFINED:
            return found
        return UNIFORM if instr not in self.divergent else VARYING if found.is_uniform else found


register_analysis("opt", lambda fn, seeds, assume, cfg: Opt(seeds, assume, cfg).run(), version="1")
