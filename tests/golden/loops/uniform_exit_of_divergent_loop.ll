; for (;;) { if (varying) continue; if (uniform) break; }: the break's block post-dominates the varying branch, but
; lanes still leave in different iterations.
; ARGS: out:i32[item*2] x:i32[item]=0..15 n:i32=2..4
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %i: uniform
; CHECK: %uniform.not: uniform
; CHECK: %i.lcssa: varying
; CHECK: branch %loop
; CHECK-NOT: branch %test
; CHECK: loop %loop
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %low = lshr i32 %v, %i
  %bit = and i32 %low, 1
  %varying = icmp ne i32 %bit, 0
  br i1 %varying, label %latch, label %test
test:
  store i32 %i, ptr addrspace(1) %q, align 4
  %uniform = icmp sge i32 %i, %n
  br i1 %uniform, label %end, label %latch
latch:
  %next = add i32 %i, 1
  br label %loop
end:
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %i, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
