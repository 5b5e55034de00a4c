; A uniform branch in a divergent region between two blocks that lanes of %d may need. Strategy `region` lines them up,
; because both are mandatory; `partial` keeps the branch, because no deferred edge leads to either of them.
; ARGS: out:i32[item*8] x:i32[item]=0..7 n:i32=0..3
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: e:
; CHECK: br label %j
; CHECK: j:
; RUN: step=linearize, strategy=partial, lanes=4
; CHECK: e:
; CHECK: br i1 %{{.*}}, label %{{[jk]}}, label %{{[jk]}}
; CHECK: j:
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
v:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %x0 = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  %odd = trunc i32 %x0 to i1
  %more = icmp ugt i32 %x0, 3
  %u1 = icmp ult i32 %n, 2
  %bit = trunc i32 %n to i1
  br i1 %odd, label %a, label %f
a:
  store i32 1, ptr addrspace(1) %q, align 4
  br i1 %u1, label %d, label %e
d:
  store i32 2, ptr addrspace(1) %q1, align 4
  br i1 %more, label %j, label %k
e:
  store i32 3, ptr addrspace(1) %q1, align 4
  br i1 %bit, label %j, label %k
j:
  %pj = phi i32 [ 10, %d ], [ 20, %e ]
  store i32 %pj, ptr addrspace(1) %q2, align 4
  br label %k
k:
  %pk = phi i32 [ 30, %d ], [ 40, %e ], [ %pj, %j ]
  store i32 %pk, ptr addrspace(1) %q3, align 4
  br label %f
f:
  %pf = phi i32 [ 50, %v ], [ %pk, %k ]
  store i32 %pf, ptr addrspace(1) %q4, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
