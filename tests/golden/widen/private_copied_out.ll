; A private array that is copied to each work-item's own row is laid out by lane: the copy becomes loads and stores of
; elements. An array that is copied to another private array is not.
; ARGS: out:i32[8*item] x:i32[item]=-9..9 n:i32=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [128 x i8], align 16
; CHECK: alloca [128 x i8], align 4
; CHECK-NOT: @llvm.memcpy.p1
; CHECK: load <4 x i32>, ptr %
; CHECK: shufflevector <4 x i32>
; CHECK: store <4 x i32> {{.*}}, ptr addrspace(1) {{.*}}, align 1
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %row = alloca [8 x i32], align 4
  %other = alloca [8 x i32], align 4
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %row, i8 1, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %other, i8 2, i64 32, i1 false)
  %place = and i32 %v, 7
  %place.64 = zext i32 %place to i64
  %n.64 = zext i32 %n to i64
  %p = getelementptr inbounds [8 x i32], ptr %other, i64 0, i64 %n.64
  store i32 %v, ptr %p, align 4
  %from = getelementptr inbounds [8 x i32], ptr %other, i64 0, i64 4
  %to = getelementptr inbounds [8 x i32], ptr %row, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 16, i1 false)
  %q = getelementptr inbounds [8 x i32], ptr %row, i64 0, i64 %n.64
  store i32 %v, ptr %q, align 4
  %r = getelementptr inbounds [8 x i32], ptr %row, i64 0, i64 %place.64
  store i32 7, ptr %r, align 4
  %first = shl i64 %id, 3
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %first
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %o, ptr align 4 %row, i64 32, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare i64 @_Z13get_global_idj(i32)
