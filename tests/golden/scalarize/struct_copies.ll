; Copies of elements: of three floats, and of three bytes where some lanes are inactive. One of five parts stays.
; ARGS: out:i32[item*8] in:i32[item*8]=-999..999
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: load i32, ptr addrspace(1) %p,
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
; CHECK: store i32
; CHECK: i64 5, i1 false)
; CHECK-NOT: i64 3, i1 false)
; CHECK: store i8
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %row = shl i64 %id, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %row
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %q, ptr addrspace(1) align 4 %p, i64 12, i1 false)
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 1 %q3, ptr addrspace(1) align 1 %p, i64 5, i1 false)
  %v = load i32, ptr addrspace(1) %p, align 4
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %a, label %end
a:
  %q5 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 5
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %q5, ptr addrspace(1) %p1, i64 3, i1 false)
  %q6 = getelementptr inbounds i8, ptr addrspace(1) %q5, i64 2
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %q6, ptr addrspace(1) %q5, i64 3, i1 false)
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
