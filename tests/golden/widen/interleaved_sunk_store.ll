; The first store is moved to the second one, behind the first load: the last load of the same element must not be moved
; before it, although no store in the source is between.
; ARGS: a:i32[item*2]=0..99 b:i32[item*2]=0..99 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: call <8 x i32> @llvm.masked.load.v8i32.p1(
; CHECK: call void @llvm.masked.store.v8i32.p1(
; CHECK: call <8 x i32> @llvm.masked.load.v8i32.p1(
; CHECK: call <8 x i32> @llvm.masked.load.v8i32.p1(
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %inside = icmp slt i32 %i, %n
  %row = mul i64 %id, 2
  br i1 %inside, label %in, label %end
in:
  %p0 = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %row
  store i32 85, ptr addrspace(1) %p0
  %w1 = add i64 %row, 1
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %w1
  %v1 = load i32, ptr addrspace(1) %p1
  %p3 = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %w1
  store i32 169, ptr addrspace(1) %p3
  %p4 = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %row
  %v4 = load i32, ptr addrspace(1) %p4
  %p5 = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %row
  %v5 = load i32, ptr addrspace(1) %p5
  %p6 = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %w1
  %v6 = load i32, ptr addrspace(1) %p6
  %s = add i32 %v5, %v1
  %t = add i32 %s, %v4
  %u = add i32 %t, %v6
  store i32 %u, ptr addrspace(1) %p4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
