"""Makes scalars of the composite parameters and results of a function that is vectorized by itself.

Before:                                             After:
    define <2 x float> @f(<2 x float> %p) {             define { float, float } @f(float %p.0, float %p.1) {
                                                          %v = insertelement <2 x float> poison, float %p.0, i64 0
                                                          %p = insertelement <2 x float> %v, float %p.1, i64 1
      ..                                                  ..
      ret <2 x float> %r                                  %r.0 = extractelement <2 x float> %r, i64 0   ..
                                                          %s = insertvalue { float, float } poison, float %r.0, 0   ..
    }                                                     ret { float, float } %t
                                                        }

The SIMD function then has a vector for each of these scalars. LLVM removes the insertions and extractions.
"""

from passes.scalarize.components import is_composite, joined, leaves_of, split
from wfv.ir.builder import Builder
from wfv.ir.core import Function
from wfv.ir.types import StructType
from wfv.ir.values import Argument


def split_signature(fn: Function) -> None:
    """Rewrites the parameters and the result of `fn`, in place; no other function may call it."""
    composites = [arg for arg in fn.args if is_composite(arg.type)]
    parts = {arg: _leaf_parameters(arg) for arg in composites}
    fn.args = [part for arg in fn.args for part in parts.get(arg, [arg])]
    build = Builder(fn, [])
    fn.substitute({arg: joined(build, arg.type, parts[arg]) for arg in composites})
    fn.blocks[0].instrs[:0] = build.instrs
    if is_composite(fn.ret):
        _split_result(fn)


def _leaf_parameters(arg: Argument) -> list[Argument]:
    return [Argument(leaf, f"{arg.name}.{n}", "") for n, leaf in enumerate(leaves_of(arg.type))]


def _split_result(fn: Function) -> None:
    fn.ret = StructType(tuple(leaves_of(fn.ret)))
    for block in fn.blocks:
        if block.terminator.op == "ret":
            ret = block.instrs.pop()
            build = Builder(fn, block.instrs, like=ret)
            build.ret(joined(build, fn.ret, split(build, ret.operands[0])))
