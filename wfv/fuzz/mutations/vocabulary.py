"""The words and lines that mutators insert: common and unusual LLVM IR."""

from __future__ import annotations

TYPES = [*b"i1 i8 i16 i32 i64 i128 half float double ptr void label metadata token x86_fp80 fp128".split(),
    b"ptr addrspace(1)", b"ptr addrspace(3)", b"<4 x i32>", b"<3 x float>", b"<1 x i64>", b"[0 x i8]", b"[4 x float]",
    b"{ i32, float }", b"{}", b"<vscale x 2 x i8>", b"i4096", b"i8388607", b"<65536 x i8>", b"[4294967296 x i64]",
    b'target("spirv.Image")',
]  # fmt: skip
VALUES = [*b"0 1 -1 7 31 32 64 255 2147483647 -2147483648 4294967296 9223372036854775807".split(),
    b"99999999999999999999", b"0x7FF0000000000000", b"null", b"undef", b"poison", b"zeroinitializer", b"true", b"@f",
    b"splat (i32 3)", b"0.000000e+00",
]  # fmt: skip
WORDS = b"""
    add sub mul udiv sdiv urem srem shl ashr fadd fdiv frem icmp fcmp eq slt phi select call br ret switch load store
    alloca getelementptr inbounds nuw nsw exact volatile atomic seq_cst monotonic atomicrmw cmpxchg fence freeze trunc
    zext sext bitcast ptrtoint inttoptr addrspacecast extractelement insertelement shufflevector extractvalue
    insertvalue unreachable invoke landingpad resume indirectbr callbr va_arg musttail tail notail fast convergent
    noinline alwaysinline optnone internal external extern_weak appending linkonce_odr thread_local addrspace align
    define declare global constant alias ifunc comdat section gc prefix prologue personality asm cc syncscope
    !0 !{} !dbg { } [ ] ( ) < > , = ; "
""".split()
GARBAGE = (b"\0", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", "é".encode(), "\u2028".encode(), b"\r", b"\t", b"\\00")

KINDS = (
    b"add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split(),
    b"fadd fsub fmul fdiv frem".split(),
    b"trunc zext sext bitcast fptosi sitofp fpext fptrunc ptrtoint inttoptr".split(),
)
SNIPPETS = (
    (b"  call void @llvm.trap()", b"declare void @llvm.trap()"),
    (b"  fence seq_cst", b""),
    (b"  %_a = alloca [100 x i32]\n  store volatile i32 1, ptr %_a", b""),
    (b"  %_a = alloca [99999999 x i32]\n  store volatile i32 1, ptr %_a", b""),
    (b"  %_a = alloca { i8, [3 x i64] }, i32 7\n  %_b = load { i8, [3 x i64] }, ptr %_a", b""),
    (b"  %_a = load <3 x i33>, ptr null\n  store <3 x i33> %_a, ptr null", b""),
    (b"  %_a = udiv <4 x i128> splat (i128 7), splat (i128 0)\n  store <4 x i128> %_a, ptr null", b""),
    (b"  %_a = cmpxchg weak ptr null, i8 1, i8 2 acquire monotonic", b""),
    (b"  %_a = atomicrmw fmaximum ptr null, double 1.0 seq_cst", b""),
    (b"  %_a = atomicrmw xchg ptr addrspace(1) null, ptr null seq_cst", b""),
    (b"  store atomic i32 1, ptr null seq_cst, align 4", b""),
    (b"  %_a = freeze { i32, <2 x half> } undef\n  %_b = extractvalue { i32, <2 x half> } %_a, 1", b""),
    (b"  %_a = getelementptr { i32, [4 x <2 x i8>] }, ptr null, i64 9, i32 1, i64 -3\n  store i8 1, ptr %_a", b""),
    (b"  %_a = call i64 @_Z13get_global_idj(i32 7)\n  %_b = inttoptr i64 %_a to ptr\n  store i64 %_a, ptr %_b", b""),
    (
        b"  %_a = call i64 @_Z12get_local_idj(i32 1)\n  %_b = icmp eq i64 %_a, 3\n  call void @llvm.assume(i1 %_b)",
        b"declare void @llvm.assume(i1)\ndeclare i64 @_Z12get_local_idj(i32)",
    ),
    (b"  call void @_Z7barrierj(i32 1)", b"declare void @_Z7barrierj(i32) convergent"),
    (
        b"  %_a = call float @_Z3powff(float 2.0, float 3.0)\n  store float %_a, ptr null",
        b"declare float @_Z3powff(float, float)",
    ),
    (
        b"  %_a = call i32 @rec(i32 1)\n  store i32 %_a, ptr null",
        b"define i32 @rec(i32 %n) {\n  %r = call i32 @rec(i32 %n)\n  ret i32 %r\n}",
    ),
    (
        b"  call void @llvm.memset.p0.i64(ptr null, i8 1, i64 9, i1 true)",
        b"declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    ),
    (
        b"  %_a = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 7, i32 9)\n  %_b = extractvalue { i32, i1 } %_a, 1",
        b"declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)",
    ),
    (
        b"  %_a = call <2 x i16> @llvm.fshl.v2i16(<2 x i16> undef, <2 x i16> undef, <2 x i16> splat (i16 3))\n"
        b"  store <2 x i16> %_a, ptr null",
        b"declare <2 x i16> @llvm.fshl.v2i16(<2 x i16>, <2 x i16>, <2 x i16>)",
    ),
    (b"  %_a = bitcast <3 x i32> undef to <6 x i16>\n  store <6 x i16> %_a, ptr null", b""),
)
ATTRIBUTES = (
    b"noinline",
    b"optnone noinline",
    b"alwaysinline",
    b"naked",
    b"memory(none)",
    b"returns_twice",
    b"align 64",
    b"alignstack(64)",
    b'"target-cpu"="bogus"',
    b'"target-features"="+avx9"',
    b'"probe-stack"="x"',
    b'section "x"',
    b"presplitcoroutine",
    b"strictfp",
    b"sanitize_address",
    b"null_pointer_is_valid",
    b"convergent",
    b"!dbg !0",
)
