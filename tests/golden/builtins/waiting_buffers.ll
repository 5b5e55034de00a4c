; A work-item may wait for others by an atomic operation whose result it uses: its accesses keep their order.
; ARGS: count:i32[1]=0..0 out:i32[item]
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: define i32 @k(
; CHECK-NOT: noalias
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %count, ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 monotonic
  %is = icmp sge i32 %old, 0
  %v = zext i1 %is to i32
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
