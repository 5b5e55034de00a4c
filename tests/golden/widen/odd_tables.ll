; Small constant tables of numbers that do not fill their bytes are read lane by lane: permutes are of whole bytes.
; ARGS: out:i32[item*4] x:i8[item]=0..7
; RUN: step=widen, strategy=unicf, lanes=32, target=x86-64-v3
; CHECK: load i7, ptr addrspace(2)
; CHECK: load i1, ptr addrspace(2)
; CHECK: load i24, ptr addrspace(2)
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %v64 = zext i8 %v to i64
  %p0 = getelementptr inbounds i7, ptr addrspace(2) @sevens, i64 %v64
  %a = load i7, ptr addrspace(2) %p0, align 1
  %a32 = zext i7 %a to i32
  %p1 = getelementptr inbounds i8, ptr addrspace(2) @bits, i64 %v64
  %b = load i1, ptr addrspace(2) %p1, align 1
  %b32 = zext i1 %b to i32
  %p2 = getelementptr inbounds i32, ptr addrspace(2) @words, i64 %v64
  %c = load i24, ptr addrspace(2) %p2, align 4
  %c32 = zext i24 %c to i32
  %p3 = getelementptr inbounds i8, ptr addrspace(2) @bits, i64 %v64
  %d = load i8, ptr addrspace(2) %p3, align 1
  %d32 = zext i8 %d to i32
  %r0 = insertelement <4 x i32> poison, i32 %a32, i64 0
  %r1 = insertelement <4 x i32> %r0, i32 %b32, i64 1
  %r2 = insertelement <4 x i32> %r1, i32 %c32, i64 2
  %r3 = insertelement <4 x i32> %r2, i32 %d32, i64 3
  store <4 x i32> %r3, ptr addrspace(1) %q, align 16
  ret void
}
@sevens = internal addrspace(2) constant [8 x i7] [i7 3, i7 1, i7 -51, i7 -14, i7 23, i7 60, i7 -1, i7 0], align 1
@bits = internal addrspace(2) constant [8 x i8] [i8 0, i8 1, i8 1, i8 0, i8 1, i8 0, i8 0, i8 1], align 1
@words = internal addrspace(2) constant [8 x i32] [i32 0, i32 1, i32 8388608, i32 16777215, i32 5, i32 77, i32 9, i32 1000], align 4
declare i64 @_Z13get_global_idj(i32)
