"""Hostile OpenCL C by rule: labels, attributes, names, numbers, nesting, includes, built-ins.

A rule yields programs of a kernel `k`. Hostile statements stand where no work-item comes; so a program that is accepted
has one right result, x[i] = i + 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

KERNEL = """{declarations}
kernel void k(global int *x) {{
  int i = get_global_id(0);
  if (x[i] == 12345) {{
    {statements}
  }}
  x[i] = i + 1;
}}
"""
FOLDER = "{folder}"  # stands for the folder of the input's own files
Rule = Callable[[Random], Iterator[str]]


def program(declarations: str = "", statements: str = "") -> str:
    return KERNEL.format(declarations=declarations, statements=statements)


_OF_LLVM = (
    "trap", "debugtrap", "ubsantrap", "memcpy", "memcpy.p1.p1.i64", "global_ctors", "global_dtors", "used",
    "metadata",
    "compiler.used", "assume", "lifetime.start", "va_start", "stacksave", "eh.sjlj.setjmp", "coro.begin",
    "frameaddress",
    "returnaddress", "read_register.i64", "write_register", "masked.load.v4i32", "vector.reduce.add.v4i32", "sqrt",
    "sqrt.f32", "ctpop.i32", "fshl.i32", "x86.sse2.pause", "aarch64.hint", "experimental.stackmap", "gcroot",
    "init.trampoline",
    "localescape", "thread.pointer", "objc.retain", "ptrauth.sign", "arithmetic.fence", "no.such.thing", "",
    "dbg.value",
)  # fmt: skip
_LABELS = (
    "system", "abort", "_exit", "main", "printf", "malloc", "PyErr_Print", "k", "wfv.launch.k", "wfv.trap",
    "wfv.sizes",
    "_Z13get_global_idj", "_Z7barrierj", "get_global_id", "__clang_ocl_kern_imp_k", "\\001f", "", " ", "%", "$0",
    "a b",
    "a\\\"b", "a\\nb", "a\\\\b", "@x", "}", "; x", "0", "..", "\\377", "é",
)  # fmt: skip


def labels(random: Random) -> Iterator[str]:
    """Names that the source gives to symbols."""
    own = ["".join(random.choice("lv.mk%$ _0\\'") for _ in range(random.randrange(1, 9))) for _ in range(3)]
    own = [name.replace("\\", "\\\\") for name in own]
    known = (*(f"llvm.{name}" for name in _OF_LLVM), *_LABELS)
    for label in (*random.sample(known, 50), *own, "n" * random.choice((1000, 70_000))):
        is_builtins = label.startswith("_Z")  # to define a built-in with another type has no defined result
        yield random.choice((
            program(f'int f(int) __asm__("{label}");', "x[0] = f(1);"),
            program(f'float f(float, int) __asm__("{label}");', "x[0] = f(1.5f, 2);"),
            program(f'void f(void) __asm__("{label}");', "f();"),
            program(f'int f(int a) __asm__("{label}"); int f(int a) {{ return a; }}', "x[0] = f(1);"),
            program(f'constant int v __asm__("{label}") = 3;', "x[0] = (&v)[x[1]];"),
            program(f'kernel void other(global int *x) __asm__("{label}");\n'
                    "kernel void other(global int *x) { *x = 1; }"),
        )[: 3 if is_builtins else None])  # fmt: skip


_ATTRIBUTES = (
    "noreturn", "naked", 'section("a b")', 'section("__llvm_covmap")', "constructor", "destructor", 'alias("k")',
    "weak",
    'weakref("k")', 'ifunc("k")', 'visibility("hidden")', 'target("avx512f")', 'target("arch=none")', "interrupt",
    "cold",
    "reqd_work_group_size({n}, 1, 1)", "work_group_size_hint({n}, {n}, {n})", "vec_type_hint(float{v})", "optnone",
    "flatten",
    "intel_reqd_sub_group_size({n})", "aligned({n})", "vector_size({n})", "ext_vector_type({n})", "mode(TI)",
    "mode(V4SI)",
    "address_space({n})", "opencl_unroll_hint({n})", 'annotate("a\\0b")', "overloadable", "regparm({n})", "ms_abi",
    "pcs",
    "preserve_all", "returns_twice", "alloc_size({n})", 'enable_if(1, "")', 'tls_model("local-exec")', "malloc",
    "used", "retain",
    "patchable_function_entry({n})", "no_sanitize(\"all\")", "convergent", "nouniform_work_group_size", "noderef",
    "vecreturn",
    "min_vector_width({n})", "btf_decl_tag(\"\")", "nonnull({n})", "assume_aligned({n})", "loader_uninitialized",
    "const", "pure",
)  # fmt: skip
_NUMBERS = (
    0,
    -1,
    1,
    3,
    7,
    64,
    255,
    4096,
    1 << 20,
    1 << 24,
    (1 << 28) + 1,
    (1 << 31) - 1,
    1 << 31,
    1 << 32,
    1 << 63,
    1 << 64,
)


def attributes(random: Random) -> Iterator[str]:
    for text in random.sample(_ATTRIBUTES, 30):
        own = text.format(n=random.choice(_NUMBERS), v=random.choice((2, 3, 16, 17)))
        attribute = f"__attribute__(({own}))"
        yield random.choice((
            program(f"{attribute} int f(int a) {{ return a + 1; }}", "x[0] = f(1);"),
            program(f"int f(int a) {attribute};", "x[0] = f(1);"),
            program(f"constant int v {attribute} = 3;", "x[0] = (&v)[x[1]];"),
            program(f"struct s {{ int a; int b {attribute}; }};", "struct s v = {1, x[2]}; x[0] = v.b;"),
            program(f"typedef int t {attribute};", "t v; v = (t)(x[0]); *(global t *)x = v;"),
            program(statements=f"int v {attribute}; v = x[3]; {attribute} for (int j = 0; j < v; j++) x[j] = 1;"),
            program().replace("kernel void k", f"kernel {attribute} void k"),
        )[: -1 if own == "noreturn" else None])  # the kernel returns  # fmt: skip


_NAMES = (
    "main", "printf", "wfv", "llvm", "_", "__init__", "__class__", "__dict__", "keys", "compile", "items", "names",
    "args",
    "self", "threads", "strict", "global_size", "local_size", "None", "lambda", "é", "名前", "\\u00e9", "a$b", "k2",
    "mask",
    "entry", "undef", "x86", "i32", "_Z1fi", "__cxa_atexit", "float4x", "barrier_", "lane", "n" * 5000,
)  # fmt: skip


def names(random: Random) -> Iterator[str]:
    """Of kernels, parameters, functions, variables and fields; each is used."""
    for name in random.sample(_NAMES, 25):
        yield random.choice((
            f"int {name}(int a) {{ return a + 1; }}\n"
            f"kernel void k(global int *x) {{ int i = get_global_id(0); x[i] = {name}(i); }}",
            f"kernel void k(global int *{name}) {{ int i = get_global_id(0); {name}[i] = i + 1; }}",
            f"kernel void {name}(global int *y) {{ y[0] = 2; }}\n" + program(),
            f"kernel void k(global int *x) {{ int {name} = get_global_id(0); x[{name}] = {name} + 1; }}",
            f"struct {name} {{ int {name}; }};\n" + program(statements=f"struct {name} v = {{x[1]}}; x[0] = v.{name};"),
        ))  # fmt: skip


_WITH_NUMBER = (
    "x[{n}] = 1;", "int a[{n}]; a[x[0]] = 1; x[1] = a[x[2]];", "x[0] = x[1] << {n};", "x[0] = x[1] / ({n} - {n});",
    "x[0] = {n};",
    "x[0] = (1 << 31) / ({m} | -1);", "x[0] = (int){n}.0e{m};", "for (long j = 0; j != {n}; j++) x[j] = j;",
    "x[0] = x[{n} * {n}];",
    "struct {{ int a : {n}; }} s = {{x[0]}}; x[1] = s.a;", "unsigned _BitInt({n}) a = x[0]; x[1] = (int)(a * a);",
    "switch (x[0]) {{ case 0 ... {n}: x[0] = 1; }}",
    "_Pragma(\"unroll {n}\") for (int j = 0; j < x[1]; j++) x[j] = {m};",
    "int4 v = (int4)(x[0]); x[1] = __builtin_shufflevector(v, v, {n}, 1, 2, 3).x;",
    "x[0] = convert_int_sat({n}e{m}f);",
    "enum {{ A = {n} }}; x[0] = A;", "int v[{m}][{n}]; v[x[0]][x[1]] = 1; x[2] = v[x[3]][0];",
    "local int a[{n}]; a[i] = 1; x[0] = a[x[1]];",
    "x[0] = *(global int *){n};", "x[0] = sizeof(char[{n}]);", "x[0] = {n}ULL % {m}u;",
    "x[0] = __builtin_object_size(x, {m});",
    "__int128 a = x[0]; x[1] = (int)(a * {n} / (a + {m}));", "x[0] = (char){n} + (half){n};", "x[0] = 0x1p{n};",
    "x[0] = '\\{m}';",
    "prefetch(x, {n});", "x[0] = rotate(x[1], (int){n}); x[1] = mad24(x[2], {n}, {m});",
    "__builtin_memset(x, {m}, {n});",
    "event_t e = async_work_group_copy((local int *)0, x, {n}, 0); wait_group_events({m}, &e);",
    "vstore{v}(vload{v}({n}, x), {m}, x);",
)  # fmt: skip


def numbers(random: Random) -> Iterator[str]:
    for text in _WITH_NUMBER:
        yield program(
            statements=text.format(
                n=random.choice(_NUMBERS), m=random.choice((0, 1, 9, 308, 400)), v=random.choice((2, 3, 16, 32))
            )
        )


def _nested(depth: int, kind: str) -> str:
    match kind:
        case "parentheses":
            return program(statements=f"x[0] = {'(' * depth}1{')' * depth};")
        case "braces":
            return program(statements="{" * depth + "x[0] = 1;" + "}" * depth)
        case "ifs":
            few = min(depth, 60)
            return program(statements="".join(f"if (x[{j}]) {{ " for j in range(few)) + "x[0] = 1;" + "}" * few)
        case "loops":
            few = min(depth, 12)
            return program(
                statements="".join(f"for (int j{j} = 0; j{j} < x[{j}]; j{j}++) " for j in range(few)) + "x[0]++;"
            )
        case "pointers":
            return program(statements=f"int {'*' * min(depth, 3000)}p = 0; x[0] = p == 0;")
        case "dimensions":
            return program(statements=f"int a{'[1]' * min(depth, 1000)}; x[0] = sizeof a;")
        case "structs":
            few = min(depth, 400)
            inner = "".join(f"struct s{j + 1} {{ struct s{j} a; }};" for j in range(few))
            return program(f"struct s0 {{ int v; }};{inner}", f"struct s{few} s; x[0] = s{'.a' * few}.v;")
        case "macros":
            few = min(depth, 500)
            return program(
                "#define A0 1\n" + "".join(f"#define A{j + 1} A{j}\n" for j in range(few)), f"x[0] = A{few};"
            )
        case "calls":
            few = min(depth, 200)
            chain = "".join(f"int f{j + 1}(int a) {{ return f{j}(a) + a; }}\n" for j in range(few))
            return program(f"int f0(int a) {{ return a; }}\n{chain}", f"x[0] = f{few}(x[1]);")
        case "recursion":
            return program("int f(int a) { return a ? f(a - 1) + 1 : 0; }", "x[0] = f(x[1]);")
        case "ternaries":
            return program(
                statements="x[0] = " + "".join(f"x[1] == {j} ? {j} : " for j in range(min(depth, 100))) + "0;"
            )
        case "casts":
            return program(statements=f"x[0] = {'(int)(char)' * min(depth, 1000)}x[1];")
        case "commas":
            return program(statements=f"x[0] = ({'x[1], ' * min(depth, 2000)}1);")
        case "conditionals":
            return program("#if 1\n" * depth + "#endif\n" * depth)
        case _:
            return program(f"{'/' * depth}{'*' * depth} */ /*{'/*' * depth}*/")


_KINDS = (
    "parentheses", "braces", "ifs", "loops", "pointers", "dimensions", "structs", "macros", "calls", "recursion",
    "ternaries",
    "casts", "commas", "conditionals", "comments",
)  # fmt: skip


def nesting(random: Random) -> Iterator[str]:
    for kind in _KINDS:
        yield _nested(random.choice((40, 300, 5000, 60_000)), kind)


_FILES = (
    "/dev/zero", "/dev/null", "/dev/full", "/dev/random", "/dev/tty", "/proc/self/mem", "/proc/self/environ", "/",
    ".", "",
    f"{FOLDER}/fifo", f"{FOLDER}/folder", f"{FOLDER}/itself", f"{FOLDER}/dangling", f"{FOLDER}/large",
    f"{FOLDER}/none",
    "a" * 5000, "a\\0b", "../" * 500, "/dev/stdin", "/dev/fd/0", "-", "<stdin>", "<built-in>", "opencl_base.h",
    "https://x/y.h",
)  # fmt: skip


def includes(random: Random) -> Iterator[str]:
    for file in random.sample(_FILES, 18):
        yield random.choice((
            program(f'#include "{file}"'),
            program(f"#include <{file}>"),
            program(f'#if __has_include("{file}")\n#endif'),
            program(
                f'constant char a[] = {{\n#embed "{file}" limit({random.choice((1, 1 << 20, 1 << 40))})\n}};',
                "x[0] = a[x[1]];",
            ),
            program(f'#import "{file}"\n#include_next "{file}"'),
            program(f'#line {random.choice((0, 1, 1 << 31, 1 << 32))} "{file}"'),
        ))  # fmt: skip


_BUILTINS = (
    "__builtin_trap();", "__builtin_unreachable();", "__builtin_debugtrap();",
    "x[0] = *(int *)__builtin_alloca(x[1]);", "__builtin_assume(0);",
    "x[0] = (int)(long)__builtin_frame_address(1000);", "x[0] = (int)(long)__builtin_return_address(0);",
    "__builtin_ia32_pause();",
    "void *b[5]; x[0] = __builtin_setjmp(b);", "void *b[5]; __builtin_longjmp(b, 1);",
    "x[0] = __builtin_expect(x[1], 2);", "goto *(void *)x;",
    "x[0] = (int)(long)&&l; l:;", "__builtin_eh_return(0, 0);",
    "__builtin_va_list a; x[0] = __builtin_va_arg(a, int);", "asm(\"int3\");",
    "asm volatile(\"\" ::: \"memory\");", "__builtin_prefetch(x, 1, 3);",
    "x[0] = __builtin_nondeterministic_value(x[1]);", "abort();", "exit(1);",
    "x[0] = __builtin_annotation(x[1], \"a\");", "__builtin___clear_cache(0, 0);",
    "x[0] = __builtin_constant_p(x[1]);", "printf(\"%n\", x);",
    "printf(\"%s%s%s%s\");", "printf((constant char *)x[0]);", "printf(\"%1000000000d\", x[0]);",
    "printf(\"%v5d %hlf %lc\", x[0], 1.0f, 2);",
    "barrier(x[0]);", "for (;;) barrier(1);", "while (1) ;", "x[0] = get_global_id(-1) + get_local_size(x[1]);",
    "void (*f)(int) = (void (*)(int))x; f(1);",
    "mem_fence(7); atomic_cmpxchg(x + 1, 2, 3); atomic_xchg((global int *)1, 2);",
    "x[0] = __builtin_readcyclecounter();", "return; x[1] = 2;",
    "x[0] = (int)(long)__builtin_thread_pointer();", "x[0] = __builtin_popcountg((unsigned _BitInt(127))x[1]);",
    "__builtin_coro_resume(x);",
    "typeof(x[0]) y = x[1]; ({ x[0] = y; });", "x[0] = _Generic(x[1], int: 1, default: 2);",
    "__builtin_nontemporal_store(1, x);", "__builtin_verbose_trap(\"a\", \"b\");",
)  # fmt: skip


def builtins(random: Random) -> Iterator[str]:
    for text in random.sample(_BUILTINS, 26):
        yield program(statements=text)


OPENCL_RULES: dict[str, Rule] = {
    rule.__name__: rule for rule in (labels, attributes, names, numbers, nesting, includes, builtins)
}
