; Atomic and volatile loads and stores run once for each active lane; a fence may run without active lanes.
; ARGS: out:i32[item*4] last:i32[2] x:i32[item]=1..9 n:i32[1]=1..9 on:i32[item]=0..1
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call i32 @wfv.ordered.load.acquire.i32.p1(
; CHECK: call i32 @wfv.ordered.load.volatile.i32.p1(
; CHECK: call void @wfv.ordered.store.release.i32.p1(
; CHECK: call void @wfv.ordered.store.seq_cst.volatile.i32.p1(
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: store volatile i32
; CHECK: store volatile i32
; CHECK: load atomic i32, ptr addrspace(1) {{.*}} acquire
; CHECK: load atomic i32, ptr addrspace(1) {{.*}} acquire
; CHECK: fence
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %last, ptr addrspace(1) %x, ptr addrspace(1) %n, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %own = mul i64 %id, 4
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load volatile i32, ptr addrspace(1) %px, align 4
  %w = load atomic i32, ptr addrspace(1) %n unordered, align 4
  store volatile i32 %w, ptr addrspace(1) %last, align 4
  %pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id
  %bit = load i32, ptr addrspace(1) %pon, align 4
  %is.on = icmp ne i32 %bit, 0
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %own
  store atomic i32 %v, ptr addrspace(1) %q monotonic, align 4
  br i1 %is.on, label %some, label %end
some:
  %a = load atomic i32, ptr addrspace(1) %px syncscope("agent") acquire, align 4
  %b = load volatile i32, ptr addrspace(1) %n, align 4
  fence syncscope("workgroup") seq_cst
  %sum = add i32 %a, %b
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store atomic i32 %sum, ptr addrspace(1) %q1 release, align 4
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store atomic volatile i32 %w, ptr addrspace(1) %q2 seq_cst, align 4
  %same = getelementptr inbounds i32, ptr addrspace(1) %last, i64 1
  store volatile i32 7, ptr addrspace(1) %same, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
