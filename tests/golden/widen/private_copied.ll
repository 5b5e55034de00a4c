; Private arrays that are filled by a copy of each work-item's own row, and of another private array, are laid out by
; lane: the copies become loads and stores of elements. The array that is copied from is not.
; ARGS: out:i32[item] x:i32[8*item]=-9..9 n:i32=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [128 x i8], align 16
; CHECK: alloca [64 x i8], align 4
; CHECK: alloca [64 x i8], align 16
; CHECK-NOT: @llvm.memcpy
; CHECK: load <4 x i32>, ptr addrspace(1) {{.*}}, align 1
; CHECK: shufflevector <4 x i32>
; CHECK: store <4 x i32> {{.*}}, ptr %row
; CHECK: load <4 x i32>, ptr %
; CHECK: load <4 x i32>, ptr %
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %row = alloca [8 x i32], align 4
  %source = alloca [4 x i32], align 4
  %copy = alloca [4 x i32], align 4
  %id = call i64 @_Z13get_global_idj(i32 0)
  %first = shl i64 %id, 3
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %first
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %row, ptr addrspace(1) align 4 %px, i64 32, i1 false)
  %v = load i32, ptr addrspace(1) %px, align 4
  %place = and i32 %v, 3
  %place.64 = zext i32 %place to i64
  call void @llvm.memset.p0.i64(ptr align 4 %source, i8 0, i64 16, i1 false)
  %ps = getelementptr inbounds [4 x i32], ptr %source, i64 0, i64 %place.64
  store i32 %v, ptr %ps, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %source, i64 16, i1 false)
  %n.64 = zext i32 %n to i64
  %pr = getelementptr inbounds [8 x i32], ptr %row, i64 0, i64 %n.64
  %r = load i32, ptr %pr, align 4
  %pc = getelementptr inbounds [4 x i32], ptr %copy, i64 0, i64 %n.64
  %c = load i32, ptr %pc, align 4
  %ten = mul i32 %c, 100
  %s = add i32 %r, %ten
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %s, ptr addrspace(1) %q, align 4
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare i64 @_Z13get_global_idj(i32)
