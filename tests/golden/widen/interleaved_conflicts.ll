; Accesses that must not be moved: a load after a store that may alias, and a store before a load that may alias. The
; second pair of loads reads what the store between them wrote, or what another lane's store did not.
; ARGS: out:i32[item*4] x:i32[item*2]=0..99 y:i32[item]=0..1
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i32>
; CHECK: store i32
; CHECK: load <4 x i32>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %twice = shl i64 %id, 1
  %odd = or disjoint i64 %twice, 1
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %which = load i32, ptr addrspace(1) %py, align 4
  %w = zext i32 %which to i64
  %at = add i64 %twice, %w
  %p0 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %twice
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %odd
  %pw = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %a = load i32, ptr addrspace(1) %p0, align 4
  store i32 1000, ptr addrspace(1) %pw, align 4
  %b = load i32, ptr addrspace(1) %p1, align 4
  %four = shl i64 %id, 2
  %q0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %four
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q0, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q0, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q0, i64 3
  %qw = getelementptr inbounds i32, ptr addrspace(1) %q0, i64 %w
  store i32 %a, ptr addrspace(1) %q0, align 4
  store i32 %b, ptr addrspace(1) %q1, align 4
  %c = load i32, ptr addrspace(1) %qw, align 4
  store i32 %c, ptr addrspace(1) %q2, align 4
  store i32 7, ptr addrspace(1) %qw, align 4
  %d = load i32, ptr addrspace(1) %q1, align 4
  store i32 %d, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
