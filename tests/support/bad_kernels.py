"""Wrong kernels in LLVM IR, and the messages of their errors."""

from __future__ import annotations

from wfv.errors import BarrierDivergenceError, Error, ParseError, UnsupportedError

DECLARATIONS = """
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare void @_Z7barrierj(i32) convergent
"""


def kernel(body: str, params: str = "ptr addrspace(1) %x, i32 %n", more: str = "") -> str:
    """A kernel @k; its body's first line is line 2 of the text."""
    return f"define spir_kernel void @k({params}) {{\n{body.strip()}\n}}\n{DECLARATIONS}{more}"


BARRIER_IN_BRANCH = kernel(
    """entry:
  %l = call i64 @_Z12get_local_idj(i32 0)
  %c = icmp eq i64 %l, 0
  br i1 %c, label %then, label %end
then:
  call void @_Z7barrierj(i32 1)
  br label %end
end:
  call void @_Z7barrierj(i32 1)
  ret void""",
    more="!0 = !{i32 8, i32 1, i32 1}\n",
).replace(" {", " !reqd_work_group_size !0 {", 1)

# (case, text, error class, parts of message and help in this order, line or 0)
BAD_IR: list[tuple[str, str, type[Error], list[str], int]] = [
    ("prose", "this is\nno LLVM IR\n", ParseError, ["LLVM IR"], 0),
    ("half a line", kernel("  %v = add i32 %n,\n  ret void"), ParseError, ["expected value token"], 3),
    ("an unknown opcode", kernel("  %v = frobnicate i32 %n, 1\n  ret void"), ParseError, ["instruction opcode"], 2),
    ("an undefined value", kernel("  %v = add i32 %nix, 1\n  ret void"), ParseError, ["undefined value", "%nix"], 2),
    ("wrong types", kernel("  %v = fadd i32 %n, 1\n  ret void"), ParseError, ["invalid operand type"], 2),
    ("no terminator", kernel("  %v = add i32 %n, 1"), ParseError, ["expected instruction opcode"], 3),
    ("inline assembly", kernel('  call void asm sideeffect "nop", ""()\n  ret void'), UnsupportedError, ["asm"], 2),
    ("an indirect call", kernel("  %f = inttoptr i32 %n to ptr\n  call void %f()\n  ret void"), UnsupportedError,
     ["indirect call"], 3),
    ("an unknown function", kernel("  call void @mystery()\n  ret void", more="declare void @mystery()\n"),
     UnsupportedError, ["@mystery", "not defined", "not an OpenCL built-in"], 2),
    ("an unknown intrinsic", kernel("  call void @llvm.frob()\n  ret void", more="declare void @llvm.frob()\n"),
     UnsupportedError, ["@llvm.frob"], 2),
    ("a target's intrinsic", kernel("  call void @llvm.x86.sse2.pause()\n  ret void",
     more="declare void @llvm.x86.sse2.pause()\n"), UnsupportedError, ["@llvm.x86.sse2.pause"], 2),
    ("a scalable vector", kernel("  %v = add <vscale x 4 x i32> zeroinitializer, zeroinitializer\n  ret void"),
     UnsupportedError, ["vscale"], 2),
    ("a wide integer", kernel("  %v = zext i32 %n to i4096\n  ret void"), UnsupportedError, ["i4096", "128"], 2),
    ("an invoke", kernel("  invoke void @_Z7barrierj(i32 1) to label %a unwind label %b\na:\n  ret void\nb:\n"
     "  %l = landingpad i32 cleanup\n  ret void").replace("{", "personality ptr null {", 1), Error, ["invoke"], 2),
    ("an indirect branch", kernel("a:\n  indirectbr ptr blockaddress(@k, %b), [label %b]\nb:\n  ret void"), Error,
     ["indirectbr"], 3),
    ("an array of variable size", kernel("  %a = alloca i32, i32 %n\n  store i32 1, ptr %a\n  ret void"),
     UnsupportedError, ["variable size"], 2),
    ("an external variable", kernel("  store i32 1, ptr @g\n  ret void", more="@g = external global i32\n"),
     UnsupportedError, ["@g"], 9),
    ("a variable in a section", kernel("  store i32 1, ptr @g\n  ret void",
     more='@g = global i32 0, section ".init_array"\n'), UnsupportedError, ["@g", "section"], 9),
    ("a list of initial functions", kernel("  ret void", more="@llvm.global_ctors = appending global [0 x ptr] []\n"),
     ParseError, ["intrinsic global variable", "@llvm.global_ctors"], 0),
    ("appending linkage", kernel("  store i32 1, ptr @g\n  ret void",
     more="@g = appending global [1 x i32] zeroinitializer\n"), UnsupportedError, ["@g", "appending"], 9),
    ("an externally initialized variable", kernel("  store i32 1, ptr @g\n  ret void",
     more="@g = externally_initialized global i32 0\n"), UnsupportedError, ["@g", "externally_initialized"], 9),
    ("a huge alignment", kernel("  store i32 1, ptr @g\n  ret void", more="@g = global i32 0, align 4294967296\n"),
     UnsupportedError, ["alignment", "4096"], 9),
    ("a stack alignment", kernel("  ret void").replace("{", "alignstack(4096) {", 1), UnsupportedError,
     ["Alignment too large"], 0),
    ("a segment register", kernel("  store i32 1, ptr addrspace(257) null\n  ret void"), UnsupportedError,
     ["address space of 257"], 2),
    ("prologue data", kernel("  ret void").replace("{", "prologue i32 3 {", 1), UnsupportedError, ["prologue"], 1),
    ("musttail", kernel("  musttail call void @f()\n  ret void", more="declare void @f()"), ParseError,
     ["tail call", "musttail call void @f()"], 0),
    ("a function table", kernel("  %v = load i64, ptr @g\n  store i64 %v, ptr addrspace(1) %x\n  ret void",
     more="@g = constant [1 x ptr] [ptr @k]\n"), UnsupportedError, ["@k in @g", "call functions"], 10),
    ("variable arguments", kernel("  call void (i32, ...) @f(i32 1)\n  ret void",
     more="define void @f(i32 %n, ...) {\n  ret void\n}\n"), UnsupportedError, ["@f", "any number"], 2),
    ("a call by other types", kernel("  call void @f(i64 1)\n  ret void",
     more="define void @f(i32 %n) {\n  ret void\n}\n"), UnsupportedError, ["@f", "declared void (i32)"], 2),
    ("a built-in by other types", kernel("  call void @_Z7barrierj(i32 1, i32 2, i32 3)\n  ret void"), UnsupportedError,
     ["@_Z7barrierj", "void (i32)"], 2),
    ("a name of ours", kernel("  ret void", params="ptr %wfv.dump_slot"), UnsupportedError, ["'wfv.dump_slot'"], 1),
    ("an array too long to count", kernel("  %a = alloca i32, i64 9223372036854775807\n  store i32 1, ptr %a\n"
     "  ret void"), UnsupportedError, ["size of %a", "2147483648"], 2),
    ("an empty range", kernel("  %v = load i32, ptr addrspace(1) %x, align 4, !range !0\n  ret void",
     more="!0 = !{i32 1, i32 1}\n"), ParseError, ["cannot be the same", "%v = load i32"], 0),
    ("an 80-bit float", kernel("  %v = sitofp i32 %n to x86_fp80\n  ret void"), UnsupportedError, ["x86_fp80"], 2),
]  # fmt: skip

CALLS_F = "  %r = call i32 @f(i32 %n)\n  store i32 %r, ptr addrspace(1) %x\n  ret void"
RECURSION = kernel(CALLS_F, more="define i32 @f(i32 %a) {\n  %r = call i32 @f(i32 %a)\n  ret i32 %r\n}\n")
MUTUAL_RECURSION = kernel(
    CALLS_F,
    more="define i32 @f(i32 %a) {\n  %r = call i32 @g(i32 %a)\n  ret i32 %r\n}\n"
    "define i32 @g(i32 %a) {\n  %r = call i32 @f(i32 %a)\n  ret i32 %r\n}\n",
)

BAD_KERNELS: list[tuple[str, str, type[Error], list[str], int]] = [
    ("recursion", RECURSION, UnsupportedError, ["recursion", "@f calls @f", "loop"], 0),
    ("mutual recursion", MUTUAL_RECURSION, UnsupportedError, ["recursion", "@g calls @f", "loop"], 0),
    ("a barrier in a varying branch", BARRIER_IN_BRANCH, BarrierDivergenceError,
     ["branch in %entry", "barrier in %then", "all work-items"], 0),
]  # fmt: skip


USE_BEFORE_DEFINITION = kernel("  %v = add i32 %w, 1\n  %w = add i32 %n, 1\n  ret void")
