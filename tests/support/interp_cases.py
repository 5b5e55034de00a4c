"""Small functions on which the interpreter is compared with LLVM, grouped by opcode."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from wfv.ir.core import Function, Module
from wfv.ir.parser import parse_module


def parse(text: str) -> tuple[Module, Function]:
    """The module, and its first function with a body."""
    module = parse_module("\n".join(line.strip() for line in text.strip().split("\n")))
    return module, next(fn for fn in module.functions.values() if not fn.is_declaration)


class Case(NamedTuple):
    """Instructions that compute %r from %a, %b, %c; `top`: declarations that they need."""

    inputs: tuple[str, ...]
    output: str
    body: str
    top: str = ""

    def text(self, number: int) -> str:
        lines = []
        for i, type in enumerate(self.inputs):
            lines += [
                f"%p{i} = getelementptr i8, ptr %in, i64 {64 * i}",
                f"%{'abc'[i]} = load {type}, ptr %p{i}, align 64",
            ]
        lines += [self.body, f"store {self.output} %r, ptr %out, align 64", "ret void"]
        return f"define void @f{number}(ptr %in, ptr %out) {{\n" + "\n".join(lines) + "\n}\n"


def binary(ops: str, types: str, flags: str = "") -> Iterator[Case]:
    for op, type in itertools.product(ops.split(), types.split(",")):
        yield Case((type, type), type, f"%r = {op} {flags} {type} %a, %b")


def call(name: str, result: str, *types: str, extra: str = "") -> Case:
    params = ", ".join([*types, *([extra.split(maxsplit=1)[0]] if extra else [])])
    args = ", ".join([f"{t} %{v}" for t, v in zip(types, "abc", strict=False)] + ([extra] if extra else []))
    return Case(types, result, f"%r = call {result} @{name}({args})", f"declare {result} @{name}({params})")


def int_arithmetic() -> Iterator[Case]:
    ops = "add sub mul shl lshr ashr and or xor udiv sdiv urem srem"
    yield from binary(ops, "i1,i7,i8,i16,i32,i64,<4 x i8>,<3 x i32>")
    yield from binary("add sub mul shl and or xor lshr ashr udiv srem", "i128")
    yield from binary("add sub mul shl", "i8,i32", "nuw")
    yield from binary("add sub mul shl", "i8,i32", "nsw")
    yield from binary("udiv sdiv lshr ashr", "i8", "exact")
    yield from binary("or", "i8", "disjoint")


def compare() -> Iterator[Case]:
    for predicate in ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"):
        for type in ("i1", "i8", "i64"):
            yield Case((type, type), "i1", f"%r = icmp {predicate} {type} %a, %b")
        yield Case(("<4 x i16>",) * 2, "<4 x i1>", f"%r = icmp {predicate} <4 x i16> %a, %b")
    yield Case(("i8", "i8"), "i1", "%r = icmp samesign ult i8 %a, %b")
    ordered = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord")
    for predicate in ("false", *ordered, "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"):
        for type in ("float", "double", "half"):
            yield Case((type, type), "i1", f"%r = fcmp {predicate} {type} %a, %b")


def float_arithmetic() -> Iterator[Case]:
    yield from binary("fadd fsub fmul fdiv frem", "half,float,double")
    yield from binary("fadd fmul", "<4 x float>,<2 x double>")
    yield from binary("fadd fdiv", "float", "nnan ninf")
    for type in ("half", "float", "double", "<4 x float>"):
        yield Case((type,), type, f"%r = fneg {type} %a")


def casts() -> Iterator[Case]:
    pairs = {
        "trunc": "i32 i8, i64 i1, i64 i32, i128 i64, <4 x i32> <4 x i8>",
        "trunc nuw": "i32 i8",
        "trunc nsw": "i32 i8",
        "zext": "i8 i32, i1 i64, <4 x i8> <4 x i32>",
        "zext nneg": "i8 i32",
        "sext": "i8 i32, i1 i64, i7 i16, <4 x i8> <4 x i32>",
        "fptosi": "float i32, float i8, double i64, double i32, half i16, <4 x float> <4 x i32>",
        "fptoui": "float i32, float i8, double i64, double i32, half i16",
        "sitofp": "i32 float, i64 float, i64 double, i8 float, i1 float, i16 half, <4 x i32> <4 x float>",
        "uitofp": "i32 float, i64 float, i64 double, i8 float, i1 float, i16 half",
        "uitofp nneg": "i32 float",
        "fptrunc": "double float, float half",
        "fpext": "float double, half float",
        "bitcast": "float i32, i32 float, double i64, half i16, <4 x i8> i32, <2 x i32> <4 x i16>, i16 <2 x i8>",
    }
    for op, text in pairs.items():
        for pair in text.split(", "):
            src, dst = (
                pair.split(" ", 1) if pair[0] != "<" else (pair[: pair.index(">") + 1], pair[pair.index(">") + 2 :])
            )
            yield Case((src,), dst, f"%r = {op} {src} %a to {dst}")
    yield Case(("i64",), "i32", "%p = inttoptr i64 %a to ptr\n%r = ptrtoint ptr %p to i32")


def int_intrinsics() -> Iterator[Case]:
    types = ("i8", "i32", "i64", "<4 x i16>")
    for type in types:
        name = {"<4 x i16>": "v4i16"}.get(type, type)
        for op in ("smin", "smax", "umin", "umax", *(f"{s}{o}.sat" for s in "su" for o in ("add", "sub", "shl"))):
            yield call(f"llvm.{op}.{name}", type, type, type)
        for op in ("ctpop", "bitreverse", *(["bswap"] if type != "i8" else [])):
            yield call(f"llvm.{op}.{name}", type, type)
        for op, flag in itertools.product(("abs", "ctlz", "cttz"), ("true", "false")):
            yield call(f"llvm.{op}.{name}", type, type, extra=f"i1 {flag}")
        yield call(f"llvm.fshl.{name}", type, type, type, type)
        yield call(f"llvm.fshr.{name}", type, type, type, type)
        yield call(f"llvm.scmp.{name.replace('i', 'i8.i') if type[0] == 'i' else 'v4i8.v4i16'}", type.replace(
            "i16", "i8") if type[0] == "<" else "i8", type, type)  # fmt: skip
    for op in (f"{s}{o}" for s in "su" for o in ("add", "sub", "mul")):
        for type in ("i8", "i32", "i64"):
            yield call(f"llvm.{op}.with.overflow.{type}", f"{{ {type}, i1 }}", type, type)
    for op in ("add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"):
        yield call(f"llvm.vector.reduce.{op}.v4i8", "i8", "<4 x i8>")


def float_intrinsics() -> Iterator[Case]:
    unary = "sqrt fabs floor ceil trunc rint nearbyint roundeven round"
    for type, name in (("float", "f32"), ("double", "f64"), ("<4 x float>", "v4f32")):
        for op in unary.split():
            yield call(f"llvm.{op}.{name}", type, type)
        for op in ("copysign", "minnum", "maxnum", "minimum", "maximum"):
            yield call(f"llvm.{op}.{name}", type, type, type)
        yield call(f"llvm.fma.{name}", type, type, type, type)
    for classes in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 3, 96):
        yield call("llvm.is.fpclass.f32", "i1", "float", extra=f"i32 {classes}")
    for source, target in itertools.product((("float", "f32"), ("double", "f64")), ("i8", "i32", "i64")):
        yield call(f"llvm.fptosi.sat.{target}.{source[1]}", target, source[0])
        yield call(f"llvm.fptoui.sat.{target}.{source[1]}", target, source[0])
    for op in ["exp", "exp2", "log", "log2", "log10", "sin", "cos"]:
        yield call(f"llvm.{op}.f32", "float", "float")
        yield call(f"llvm.{op}.f64", "double", "double")
    yield call("llvm.pow.f32", "float", "float", "float")
    yield from (call(op, "float", "float") for op in ["tanf", "atanf", "sinhf", "cbrtf", "erff", "expm1f", "log1pf"])
    yield from (call(op, "double", "double", "double") for op in ["atan2", "hypot", "fmod", "pow", "fdim", "nextafter"])


def vectors() -> Iterator[Case]:
    v4 = "<4 x i32>"
    yield Case((v4, "i32"), "i32", f"%i = and i32 %b, 7\n%r = extractelement {v4} %a, i32 %i")
    yield Case((v4, "i32", "i32"), v4, f"%i = and i32 %c, 7\n%r = insertelement {v4} %a, i32 %b, i32 %i")
    yield Case((v4, v4), v4, f"%r = shufflevector {v4} %a, {v4} %b, {v4} <i32 7, i32 0, i32 poison, i32 3>")
    yield Case((v4, v4), "<2 x i32>", f"%r = shufflevector {v4} %a, {v4} %b, <2 x i32> zeroinitializer")
    yield Case((v4, v4, "<4 x i1>"), v4, f"%r = select <4 x i1> %c, {v4} %a, {v4} %b")
    yield Case((v4, v4, "i1"), v4, f"%r = select i1 %c, {v4} %a, {v4} %b")
    yield Case(("i32", "i8"), "{ i8, [2 x i32] }", """
        %x = insertvalue { i8, [2 x i32] } { i8 1, [2 x i32] [i32 5, i32 6] }, i32 %a, 1, 1
        %r = insertvalue { i8, [2 x i32] } %x, i8 %b, 0""")  # fmt: skip
    yield Case(("{ i8, [2 x i32] }",), "i32", "%r = extractvalue { i8, [2 x i32] } %a, 1, 0")
    yield Case((v4,), v4, f"%x = add {v4} %a, splat (i32 3)\n%r = freeze {v4} %x")
    yield Case(("float",), "float", "%r = fmul float %a, 0x3FF3AE1480000000")
    yield Case(("half",), "half", "%r = fadd half %a, 0xH3C01")


def memory() -> Iterator[Case]:
    table = (
        '@t = internal constant [4 x i16] [i16 1, i16 -2, i16 3, i16 400]\n@s = internal constant [3 x i8] c"a\\FF\\00"'
    )
    gep = "%i = and i64 %a, 3\n%p = getelementptr inbounds [4 x i16], ptr @t, i64 0, i64 %i\n%r = load i16, ptr %p"
    yield Case(("i64",), "i16", gep, table)
    yield Case((), "i8", "%r = load i8, ptr getelementptr inbounds nuw (i8, ptr @s, i64 1)", table)
    yield Case(("i32", "i16"), "i32", """
        %m = alloca { i8, i16, [2 x i32] }, align 4
        call void @llvm.memset.p0.i64(ptr %m, i8 7, i64 12, i1 false)
        %f = getelementptr { i8, i16, [2 x i32] }, ptr %m, i64 0, i32 2, i64 1
        store i32 %a, ptr %f
        %g = getelementptr { i8, i16, [2 x i32] }, ptr %m, i64 0, i32 1
        store i16 %b, ptr %g
        %n = alloca [12 x i8], align 4
        call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %m, i64 12, i1 false)
        %x = load i32, ptr %n
        %q = getelementptr i8, ptr %n, i64 8
        %y = load i32, ptr %q
        %r = xor i32 %x, %y""", """declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)""")  # fmt: skip
    operations = "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat"
    for type, op in [*itertools.product(("i32", "i64"), operations.split()), ("float", "fadd"), ("float", "fsub")]:
        yield Case((type, type), f"{{ {type}, {type} }}", f"""
            %m = alloca {type}, align 8
            store {type} %a, ptr %m
            %old = atomicrmw {op} ptr %m, {type} %b seq_cst
            fence acquire
            %new = load {type}, ptr %m
            %x = insertvalue {{ {type}, {type} }} poison, {type} %old, 0
            %r = insertvalue {{ {type}, {type} }} %x, {type} %new, 1""")  # fmt: skip
    yield Case(("i32", "i32", "i32"), "{ i32, i1 }", """
        %m = alloca i32
        store i32 %a, ptr %m
        %r = cmpxchg ptr %m, i32 %b, i32 %c seq_cst monotonic""")  # fmt: skip


def control() -> Iterator[Case]:
    twice = "define i32 @twice(i32 %v) {\n%d = shl i32 %v, 1\nret i32 %d\n}"
    yield Case(("i8", "i8"), "i32", """
        switch i8 %a, label %d [ i8 0, label %x
          i8 -1, label %y
          i8 1, label %x ]
      d:
        %e = zext i8 %b to i32
        %s = icmp ugt i8 %b, 9
        br i1 %s, label %x, label %y
      x:
        %p = phi i32 [ 7, %0 ], [ 7, %0 ], [ %e, %d ]
        %q = call i32 @twice(i32 %p)
        br label %y
      y:
        %r = phi i32 [ -1, %0 ], [ %e, %d ], [ %q, %x ]""", twice)  # fmt: skip
    yield Case(("i32", "i32"), "i32", """
        %n = and i32 %a, 63
        br label %h
      h:
        %i = phi i32 [ 0, %0 ], [ %j, %l ]
        %x = phi i32 [ 0, %0 ], [ %y, %l ]
        %y = phi i32 [ %b, %0 ], [ %z, %l ]
        %c = icmp eq i32 %i, %n
        br i1 %c, label %e, label %l
      l:
        %z = add i32 %x, %y
        %j = add i32 %i, 1
        br label %h
      e:
        %r = add i32 %x, 0""")  # fmt: skip


GROUPS = (int_arithmetic, compare, float_arithmetic, casts, int_intrinsics, float_intrinsics, vectors, memory, control)
