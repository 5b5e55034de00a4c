; One test stands for three loads of neighbours: of 12 bytes from %x[%i] on. The load of %out is tested, and the store of the same
; bytes after it is not. The second block has no test of %x[%i + 1]: the first one has it.
; ARGS: out:i32[item] x:i32[item+2]=1..20 n:i32=3..9
; RUN: step=scalarize, strategy=unicf, lanes=4, bounds=check
; CHECK: %add.w2 = add i64 %wfv.size.x, 4
; CHECK: %usub.w3 = call i64 @llvm.usub.sat.i64(i64 %add.w2, i64 12)
; CHECK: %udiv.w4 = udiv i64 %usub.w3, 4
; CHECK: call void @wfv.bounds(i64 %add.w1, i64 %udiv.w4, i64 1, ptr %wfv.report, i64 %wfv.report_group, i1 true)
; CHECK: %a = load i32
; CHECK-NOT: @wfv.bounds
; CHECK: then:
; CHECK: call void @wfv.bounds(i64 %add.w1, i64 %udiv.w7, i64 2, ptr %wfv.report, i64 %wfv.report_group, i1 true)
; CHECK: %old = load i32
; CHECK-NOT: @wfv.bounds
; CHECK: ret i32
; RUN: step=linearize, strategy=unicf, lanes=4, bounds=check
; CHECK: call void @wfv.bounds(i64 %add.w1, i64 %udiv.w7, i64 2, ptr %wfv.report, i64 %wfv.report_group, i1 %more)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %b = load i32, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %c = load i32, ptr addrspace(1) %p2, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  %old = load i32, ptr addrspace(1) %q, align 4
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %more = icmp sgt i32 %abc, %n
  br i1 %more, label %then, label %end
then:
  %again = load volatile i32, ptr addrspace(1) %p1, align 4
  %sum = add i32 %abc, %again
  %all = add i32 %sum, %old
  store i32 %all, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
