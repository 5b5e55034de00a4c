; A store and an atomic to a uniform address, and an atomic to varying ones: only active lanes may execute them.
; ARGS: out:i32[4]=5..5 x:i32[item]=0..5 t:i32[8]=0..9
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call void @wfv.store.i32.p1(i32 77, ptr addrspace(1) %out, i1 %some, i32 4)
; CHECK: call void @wfv.store.i32.p1(i32 %i
; CHECK: call i32 @wfv.atomicrmw.add.monotonic.i32.p1(ptr addrspace(1) %q2, i32 %v, i1 %some, i32 4)
; CHECK: call i32 @wfv.atomicrmw.umax.monotonic.i32.p1(ptr addrspace(1) %pt, i32 %i, i1 %some, i32 4)
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %some = icmp ugt i32 %v, 2
  br i1 %some, label %a, label %end
a:
  store i32 77, ptr addrspace(1) %out, align 4
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 1
  %i = trunc i64 %id to i32
  store i32 %i, ptr addrspace(1) %q1, align 4
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 2
  %old = atomicrmw add ptr addrspace(1) %q2, i32 %v monotonic, align 4
  %v64 = zext i32 %v to i64
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %v64
  %old2 = atomicrmw umax ptr addrspace(1) %pt, i32 %i monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
