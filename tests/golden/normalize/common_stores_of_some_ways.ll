; Two of five ways to a block end with stores to the same two places. They lead to the block through a new one, which has
; the stores, in their order, and the phi of what the block gets. Two ways that store to a third place share a block, too.
; ARGS: out:i32[item*3] x:i32[item]=-40..40
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK-NOT: store i32
; CHECK: join.store
; CHECK: phi i32 [ %v, %b ], [ %u, %c ]
; CHECK: store i32 %stored{{.*}}, ptr addrspace(1) %p
; CHECK: store i32 %stored{{.*}}, ptr addrspace(1) %q
; CHECK: join.store
; CHECK: store i32 %stored{{.*}}, ptr addrspace(1) %q
; CHECK: join:
; CHECK: phi i32 [ 7, %a ]
; CHECK: store i32 %used
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %at = mul i64 %id, 3
  %n = add i64 %at, 1
  %end = add i64 %at, 2
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %end
  %low = icmp slt i32 %v, -9
  br i1 %low, label %a, label %rest
a:
  %pa = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  %old.a = load i32, ptr addrspace(1) %pa, align 4
  %less = add i32 %old.a, %v
  %even.bit = and i32 %v, 1
  %even = icmp eq i32 %even.bit, 0
  br i1 %even, label %join, label %b
b:
  %qa = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %n
  store i32 %less, ptr addrspace(1) %pa, align 4
  store i32 1, ptr addrspace(1) %qa, align 4
  br label %join
rest:
  %high = icmp sgt i32 %v, 9
  br i1 %high, label %c, label %d
c:
  %pc = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  %old.c = load i32, ptr addrspace(1) %pc, align 4
  %more = mul i32 %old.c, %v
  %qc = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %n
  %u = mul i32 %v, 5
  store i32 %more, ptr addrspace(1) %pc, align 4
  store i32 %u, ptr addrspace(1) %qc, align 4
  br label %join
d:
  %odd = icmp eq i32 %v, 3
  br i1 %odd, label %e, label %f
e:
  %qe = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %end
  store i32 5, ptr addrspace(1) %qe, align 4
  br label %join
f:
  %old.f = load i32, ptr addrspace(1) %px, align 4
  %qf = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %end
  store i32 %old.f, ptr addrspace(1) %qf, align 4
  br label %join
join:
  %y = phi i32 [ 7, %a ], [ %v, %b ], [ %u, %c ], [ 8, %e ], [ 9, %f ]
  %used = add i32 %y, %v
  store i32 %used, ptr addrspace(1) %px, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
