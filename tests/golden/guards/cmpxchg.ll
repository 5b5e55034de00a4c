; cmpxchg, strong and weak, runs once for each active lane, in lane order; each lane has its own result.
; ARGS: out:i32[item*8] mem:i32[item*4]=0..1 x:i32[item]=0..3 on:i32[item]=0..1
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call { i32, i1 } @wfv.cmpxchg.acq_rel.monotonic.weak.i32.p1(
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: cmpxchg ptr addrspace(1)
; CHECK: cmpxchg ptr addrspace(1)
; CHECK: some
; CHECK: cmpxchg weak ptr addrspace(1)
; CHECK: cmpxchg weak ptr addrspace(1)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %mem, ptr addrspace(1) %x, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %group = call i64 @_Z12get_group_idj(i32 0)
  %mine = mul i64 %group, 4
  %own = mul i64 %id, 8
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id
  %bit = load i32, ptr addrspace(1) %pon, align 4
  %is.on = icmp ne i32 %bit, 0
  %a.i = add i64 %mine, 0
  %a = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a.i
  %a.r = cmpxchg  ptr addrspace(1) %a, i32 0, i32 %v acq_rel monotonic, align 4
  %a.old = extractvalue { i32, i1 } %a.r, 0
  %a.done = extractvalue { i32, i1 } %a.r, 1
  %a.d = zext i1 %a.done to i32
  %a.o = add i64 %own, 0
  %a.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a.o
  store i32 %a.old, ptr addrspace(1) %a.q, align 4
  %a.q1 = getelementptr inbounds i32, ptr addrspace(1) %a.q, i64 1
  store i32 %a.d, ptr addrspace(1) %a.q1, align 4
  %b.i = add i64 %mine, 1
  %b = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b.i
  %b.r = cmpxchg volatile ptr addrspace(1) %b, i32 %bit, i32 %v acq_rel monotonic, align 4
  %b.old = extractvalue { i32, i1 } %b.r, 0
  %b.done = extractvalue { i32, i1 } %b.r, 1
  %b.d = zext i1 %b.done to i32
  %b.o = add i64 %own, 2
  %b.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b.o
  store i32 %b.old, ptr addrspace(1) %b.q, align 4
  %b.q1 = getelementptr inbounds i32, ptr addrspace(1) %b.q, i64 1
  store i32 %b.d, ptr addrspace(1) %b.q1, align 4
  br i1 %is.on, label %some, label %end
some:
  %c.i = add i64 %mine, 2
  %c = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %c.i
  %c.r = cmpxchg weak ptr addrspace(1) %c, i32 0, i32 %v acq_rel monotonic, align 4
  %c.old = extractvalue { i32, i1 } %c.r, 0
  %c.done = extractvalue { i32, i1 } %c.r, 1
  %c.d = zext i1 %c.done to i32
  %c.o = add i64 %own, 4
  %c.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %c.o
  store i32 %c.old, ptr addrspace(1) %c.q, align 4
  %c.q1 = getelementptr inbounds i32, ptr addrspace(1) %c.q, i64 1
  store i32 %c.d, ptr addrspace(1) %c.q1, align 4
  %d.i = add i64 %mine, 3
  %d = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %d.i
  %d.r = cmpxchg weak volatile ptr addrspace(1) %d, i32 %v, i32 %v acq_rel monotonic, align 4
  %d.old = extractvalue { i32, i1 } %d.r, 0
  %d.done = extractvalue { i32, i1 } %d.r, 1
  %d.d = zext i1 %d.done to i32
  %d.o = add i64 %own, 6
  %d.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %d.o
  store i32 %d.old, ptr addrspace(1) %d.q, align 4
  %d.q1 = getelementptr inbounds i32, ptr addrspace(1) %d.q, i64 1
  store i32 %d.d, ptr addrspace(1) %d.q1, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_group_idj(i32)
