"""Annotated assembly: it is the kernel's machine code, each instruction with its kind, source line and loop."""

from __future__ import annotations

import re
from pathlib import Path

import networkx as nx
import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang
from wfv import llvm, pipeline
from wfv.inspect.assembly import AnnotatedAssembly, annotate, annotated_text
from wfv.inspect.assembly.lines import AARCH64, KINDS, RISCV, X86
from wfv.inspect.assembly.text import WIDTH
from wfv.options import make_options
from wfv.runtime.program_source import load_source
from wfv.strategies import STRATEGIES

NAMES = catalog.all_names()
PAIRS = [(NAMES[n % len(NAMES)], strategy) for n, strategy in enumerate(STRATEGIES)]
KINDS_OF = {
    "vmulps %zmm13, %zmm13, %zmm14": "arithmetic",
    "vfmadd231ps (%rax), %ymm1, %ymm2": "arithmetic",
    "vpaddd .LCPI0_1(%rip), %xmm0, %xmm1": "arithmetic",
    "vfmadd231ss (%r15,%rbx,4), %xmm5, %xmm4": "scalar",
    "cvtsi2ss %rax, %xmm1": "scalar",
    "vdivps %ymm1, %ymm2, %ymm3": "divide",
    "sqrtps %xmm0, %xmm1": "divide",
    "divq %r8": "divide",
    "vcvtudq2ps %zmm10, %zmm10": "convert",
    "vpmovzxbd (%rax), %zmm1": "convert",
    "vcmpltps %zmm16, %zmm8, %k1 {%k1}": "compare",
    "vpcmpeqd %ymm1, %ymm2, %ymm3": "compare",
    "kortestw %k0, %k0": "mask",
    "vmovmskps %ymm1, %eax": "mask",
    "vblendvps %ymm1, %ymm2, %ymm3, %ymm4": "mask",
    "vpermd %zmm1, %zmm2, %zmm3": "shuffle",
    "vbroadcastss %xmm2, %zmm4": "shuffle",
    "vmovshdup %xmm1, %xmm2": "shuffle",
    "vbroadcastss .LCPI0_1(%rip), %zmm8": "load",
    "vmovups (%rbx,%r9,4), %zmm1": "load",
    "movq 32(%rsi), %rdx": "load",
    "movslq (%r12,%r8,4), %rbx": "load",
    "vmovdqu64 %zmm10, (%r10,%rax,4)": "store",
    "vmovups %zmm1, (%rax) {%k1}": "store",
    "movb $1, 5(%rax)": "store",
    "vgatherdps (%rax,%zmm3,4), %zmm4 {%k1}": "gather",
    "vpscatterdd %zmm1, (%rax,%zmm3,4) {%k1}": "scatter",
    "vmovaps %zmm1, %zmm2": "move",
    "vpxor %xmm1, %xmm1, %xmm1": "move",
    "xorl %eax, %eax": "move",
    "vxorps %xmm1, %xmm2, %xmm3": "arithmetic",
    "movl %eax, %edx": "move",
    "movslq %r15d, %rax": "scalar",
    "leaq 1(%rdx,%rbx), %rax": "scalar",
    "lock xaddq %rdx, (%rax)": "scalar",
    "jae .LBB0_3": "branch",
    "retq": "branch",
    "callq expf@PLT": "call",
}


def options(strategy: str, lanes: int = 8) -> wfv.Options:
    return make_options(strategy, lanes, "x86-64-v4")


def of_bundled(name: str, strategy: str) -> AnnotatedAssembly:
    benchmark = catalog.load(name)
    sources = {benchmark.cl_path.name: benchmark.cl_path.read_text()}
    return annotate(benchmark.ir_path.read_text(), benchmark.kernel, options(strategy), sources)


def plain(name: str, strategy: str) -> list[str]:
    """The lines of the assembly that is compiled without line tables."""
    benchmark, own = catalog.load(name), options(strategy)
    ir = pipeline.compile_kernel(benchmark.ir_path.read_text(), benchmark.kernel, own).ir
    vectorizes = own.strategy.loop_vectorizer
    target = llvm.find_target(own.target)
    text = llvm.emit_assembly(ir, target, vectorize=vectorizes)
    return [row.expandtabs(8) for row in text.split("\n") if row.strip()]


def without_comments(text: str) -> list[str]:
    rows = [re.match(r'(?:[^"#]|"(?:[^"\\]|\\.)*")*', row)[0].rstrip() for row in text.split("\n")]  # type: ignore[index]
    return [row.expandtabs(8) for row in rows if row.strip()]


@pytest.mark.parametrize(
    ("name", "strategy"),
    [*PAIRS, *(pytest.param(n, s, marks=pytest.mark.full) for n in NAMES for s in STRATEGIES if (n, s) not in PAIRS)],
)
def test_it_is_the_code_of_the_kernel(name: str, strategy: str) -> None:
    code = of_bundled(name, strategy)
    text = annotated_text(code)
    assert without_comments(text) == plain(name, strategy)
    assert max(len(row.expandtabs(8)) for row in text.split("\n")) <= WIDTH
    assert {line.kind for line in code.lines} <= {"", *KINDS}
    assert any(loop.is_hot for loop in code.loops)
    assert sum(code.shares.values()) <= 1.0001
    assert {loop.label for loop in code.loops} == loop_headers(code)


def loop_headers(code: AnnotatedAssembly) -> set[str]:
    """The targets of jumps back to a block that dominates them, of the control flow that the text shows."""
    graph, entry = control_flow(code)
    doms = nx.immediate_dominators(graph, entry)

    def dominates(a: str, b: str) -> bool:
        while b != a and doms.get(b, b) not in (b, None):
            b = doms[b]
        return a == b

    reached = nx.descendants(graph, entry) | {entry}
    return {b.removeprefix(".L") for a, b in graph.edges if a in reached and dominates(b, a)}


def control_flow(code: AnnotatedAssembly) -> tuple[nx.DiGraph, str]:
    """The blocks of all functions: labels, and numbers after jumps. A jump by a table goes to all of its labels."""
    graph, at, count = nx.DiGraph(), "entry", 0
    tables = {row.strip() for row in re.findall(r"\.long\t(\.LBB\w+)-", str(code))}
    for line in code.lines:
        label = re.match(r"(\.LBB\w+|[\w.]+\.[\w.]+):", line.text)
        if label and not label[1].startswith((".LCPI", ".LJTI", ".Lfunc", ".Lswitch")):
            if at:
                graph.add_edge(at, label[1])
            at = label[1]
            if not at.startswith(".LBB"):
                graph.add_edge("entry", at)
        elif line.kind == "branch" and at:
            name, _, target = line.text.strip().partition("\t")
            targets = [] if name.startswith("ret") else tables if target.startswith("*") else [target]
            graph.add_edges_from((at, each) for each in targets)
            count += 1
            following = f"behind {count}"
            if name not in ("jmp", "jmpq", "retq"):
                graph.add_edge(at, following)
                at = following
            else:
                at = ""
    return graph, "entry"


@pytest.mark.parametrize(("text", "kind"), KINDS_OF.items())
def test_kinds(text: str, kind: str) -> None:
    name, _, operands = text.partition(" ")
    assert X86.kind_of(f"\t{name}\t{operands}") == kind


KINDS_OF_AARCH64 = {
    "bl sinf": "call", "b.hs .LBB0_2": "branch", "tbz w8, #0, .LBB0_3": "branch", "cbnz w4, .LBB0_1": "branch",
    "ret ": "branch", "ldr q7, [x6, :lo12:.LCPI0_0]": "load", "ld1w { z1.s }, p0/z, [x1]": "load",
    "ld4 { v0.4s, v1.4s, v2.4s, v3.4s }, [x0]": "load", "ld1w { z1.s }, p0/z, [x1, z2.s, sxtw #2]": "gather",
    "st1w { z1.s }, p0, [x1, z2.s, sxtw #2]": "scatter", "str q2, [x2, x24]": "store",
    "st1w { z0.s }, p0, [x0]": "store",
    "ldr s1, [x3, x24, lsl #2]": "scalar", "fmul s16, s3, s16": "scalar", "add x0, x1, #1": "scalar",
    "fdiv v0.4s, v1.4s, v2.4s": "divide", "bit v19.16b, v25.16b, v21.16b": "mask", "ptrue p0.s": "mask",
    "umaxv h24, v24.4h": "mask", "fcmgt v25.4s, v25.4s, v4.4s": "compare", "cmphi p0.s, p0/z, z1.s, z2.s": "compare",
    "zip1 v0.4s, v1.4s, v2.4s": "shuffle", "dup v17.4s, v16.s[0]": "shuffle", "mov v0.s[1], w2": "shuffle",
    "ucvtf v18.4s, v18.4s": "convert", "xtn v24.4h, v25.4s": "convert", "movi v20.2d, #0000000000000000": "move",
    "fmla v2.4s, v1.4s, v0.s[0]": "arithmetic", "mul z0.s, p0/m, z0.s, z1.s": "arithmetic",
}  # fmt: skip


@pytest.mark.parametrize(("text", "kind"), KINDS_OF_AARCH64.items())
def test_kinds_of_aarch64(text: str, kind: str) -> None:
    name, _, operands = text.partition(" ")
    assert AARCH64.kind_of(f"\t{name}\t{operands}") == kind


@pytest.mark.parametrize("target", ["neon", "sve256"])
def test_other_machines(target: str) -> None:
    """The instructions are LLVM's; immediates, which have a `#`, are whole. With line tables, LLVM orders the saves of
    registers at the entry in another way.
    """
    source = pipeline.read_source(catalog.load("Mandelbrot").ir_path.read_text())
    own = make_options("unicf", 8, target)
    code, ir = annotate(source, "mandelbrot", own), pipeline.compile_kernel(source, "mandelbrot", own).ir
    rows = [row.expandtabs(8).partition("//")[0].rstrip() for row in annotated_text(code).split("\n")]
    plain = llvm.emit_assembly(ir, llvm.find_target(target))
    assert sorted(row for row in rows if row) == sorted(row.expandtabs(8) for row in plain.split("\n") if row.strip())
    assert "#" in "".join(rows) and any(loop.is_hot for loop in code.loops)


KINDS_OF_RISCV = {
    "vsetivli zero, 4, e32, m1, ta, ma": "scalar",
    "vle32.v v10, (a7)": "load",
    "vl2re32.v v8, (a0)": "load",
    "vse32.v v10, (a1), v0.t": "store",
    "vs1r.v v8, (a0)": "store",
    "vsm.v v0, (a0)": "store",
    "vluxei64.v v8, (a0), v10": "gather",
    "vsoxei32.v v8, (a0), v10": "scatter",
    "vfmul.vf v10, v10, fa5": "arithmetic",
    "vfmacc.vv v8, v9, v10": "arithmetic",
    "vfdiv.vv v8, v9, v10": "divide",
    "vmflt.vf v0, v8, fa5": "compare",
    "vmsltu.vx v0, v10, t4": "compare",
    "vmandn.mm v0, v8, v9": "mask",
    "vmerge.vim v10, v9, 1, v0": "mask",
    "vfirst.m a0, v0": "mask",
    "vrgather.vi v8, v9, 1": "shuffle",
    "vfslide1down.vf v8, v8, fa5": "shuffle",
    "vfcvt.f.xu.v v8, v8": "convert",
    "vmv.v.i v9, 0": "move",
    "fmadd.s fa5, fa4, fa3, fa2": "scalar",
    "bltu s2, a7, .LBB0_5": "branch",
    "j .LBB0_5": "branch",
    "call sinf": "call",
}


@pytest.mark.parametrize(("text", "kind"), KINDS_OF_RISCV.items())
def test_kinds_of_riscv(text: str, kind: str) -> None:
    name, _, operands = text.partition(" ")
    assert RISCV.kind_of(f"\t{name}\t{operands}") == kind


@pytest.mark.parametrize("lanes", [4, 8])
@pytest.mark.parametrize("name", catalog.names())
def test_riscv(name: str, lanes: int) -> None:
    """The code is written, and has vectors; tests/riscv/run executes some of it."""
    kernel = catalog.load(name)
    source = pipeline.read_source(kernel.ir_path.read_text())
    ir = pipeline.compile_kernel(source, kernel.kernel, make_options("unicf", lanes, "rv64gcv")).ir
    assert "\tvset" in llvm.emit_assembly(ir, llvm.find_target("rv64gcv"))


def test_every_kind_is_tested() -> None:
    assert {*KINDS_OF.values(), "spill"} == set(KINDS)
    assert X86.kind_of("\tmovq\t-8(%rsp), %rcx", "8-byte Reload") == "spill"


SOURCE = """kernel void roots(global float *y, global const float *x, int n) {
  size_t i = get_global_id(0);
  float a = x[i], r = 1.0f;
  for (int k = 0; k < n; ++k)
    r = 0.5f * (r + a / r);
  y[i] = r;
}
"""


@pytest.mark.parametrize(
    "strategy", ["scalar", "boscc", "unicf", *(pytest.param(s, marks=pytest.mark.full) for s in STRATEGIES)]
)
def test_instructions_have_their_source_line(strategy: str) -> None:
    code = wfv.build(SOURCE).roots.compiled(strategy, 8, "x86-64-v4").annotated_assembly()
    divisions = [line for line in code.lines if re.search(r"\tv?div[sp]s\t", line.text)]
    assert divisions
    assert {(line.line, code.source_of(line).strip()) for line in divisions} == {(5, "r = 0.5f * (r + a / r);")}
    hot = {loop.number for loop in code.loops if loop.is_hot}
    form = "scalar" if strategy in ("scalar", "llvm") else "vector"
    own = [line for line in divisions if line.form == form]
    assert own
    assert all(line.loop in hot for line in own)
    assert code.line_counts(5, code.lines[0].file or own[0].file, form)["divide"] == len(own)
    stores = {line.line for line in code.lines if line.kind == "store" and line.form == form and line.line}
    assert 6 in stores
    assert sum(sum(code.loop_counts(loop.number).values()) for loop in code.loops) < len(code.lines)


def test_the_cost_model_knows_the_costly_line() -> None:
    code = wfv.build(SOURCE).roots.compiled("unicf", 8).annotated_assembly()
    (line, _), share = max(code.shares.items(), key=lambda item: item[1])
    assert line == 5
    assert 0.5 < share <= 1


def test_without_debug_info_the_lines_are_those_of_the_ir() -> None:
    ir = """define spir_kernel void @f(ptr addrspace(1) %x) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %w = fdiv float %v, 3.000000e+00
  store float %w, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
    code = wfv.build(ir).f.compiled("unicf", 8).annotated_assembly()
    found = {code.source_of(line).strip() for line in code.lines if line.kind == "divide" and line.form == "vector"}
    assert found == {"%w = fdiv float %v, 3.000000e+00"}


def test_names_that_debug_info_must_escape(tmp_path: Path) -> None:
    path = tmp_path / 'a "b" \\ ü.cl'
    path.write_text(SOURCE)
    code = wfv.build(path).roots.compiled("unicf", 8).annotated_assembly()
    assert {line.file for line in code.lines if line.line} == {str(path)}
    assert {code.source_of(line).strip() for line in code.lines if line.line == 5} == {"r = 0.5f * (r + a / r);"}


ODD = """constant int table[3] = {1, 22, 333};
kernel void odd(global int *y) {
  int i = get_global_id(0);
  y[i] = table[y[i] % 3u];
  if (i == 5) printf("# %d \\"#\\"\\n", i);
}
"""


@needs_clang
def test_the_file_is_what_compile_writes(tmp_path: Path) -> None:
    """Also with strings and variables in the assembly, quotation marks in the source, and a name that is quoted."""
    source, ir, plain, annotated = (tmp_path / name for name in ("odd.cl", "odd.ll", "a.s", "b.s"))
    source.write_text(ODD)
    ir.write_text(load_source(source).ir.replace("@odd(", '@"odd # name"('))
    for path in (source, ir):
        succeed("compile", str(path), "-o", str(plain))
        succeed("compile", str(path), "-o", str(annotated), "--annotate")
        assert without_comments(annotated.read_text()) == without_comments(plain.read_text())
        assert re.search(r"\b4 \| y\[i\] = table", annotated.read_text())
    assert any("odd # name" in row for row in without_comments(annotated.read_text()))


def test_the_command(tmp_path: Path) -> None:
    output = tmp_path / "x.s"
    succeed("compile", "Mandelbrot", "-o", str(output), "--annotate", "--lanes", "8")
    text = output.read_text()
    assert re.search(r"^# loops? [\d, alike]+: source lines 12 to 19, \d+ instructions: ", text, re.M)
    assert re.search(r"vmulps.*#> arithmetic +13 \| float xx = x \* x;", text)
    assert re.search(r"^# hot loop \d+, depth \d+ in loop \d+, header \.LBB\w+$", text, re.M)
    assert "--annotate writes assembly" in fail("compile", "Mandelbrot", "-o", str(tmp_path / "x.o"), "--annotate")
