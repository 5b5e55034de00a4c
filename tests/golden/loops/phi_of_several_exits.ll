; One exit block with several predecessors in the loop, and a different value from each; some values are defined
; outside.
; ARGS: out:i32[item*2] x:i32[item]=0..31 n:i32=0..40
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %live.next{{.*}} [ true, %three.stay
; CHECK: br i1 %again
; CHECK: end:
; CHECK: %r = phi i32 [ %n, %entry ], [ %r.ph, %end.loopexit ]
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %at.once = icmp ugt i32 %v, 28
  br i1 %at.once, label %end, label %pre
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %next, %three ]
  %s = phi i32 [ 1, %pre ], [ %s3, %three ]
  store i32 %i, ptr addrspace(1) %q, align 4
  %c1 = icmp uge i32 %i, %v
  br i1 %c1, label %end, label %two
two:
  %s2 = mul i32 %s, 5
  store i32 %s2, ptr addrspace(1) %q, align 4
  %c2 = icmp ugt i32 %s2, 3000
  br i1 %c2, label %end, label %three
three:
  %s3 = add i32 %s2, %v
  store i32 %s3, ptr addrspace(1) %q, align 4
  %next = add i32 %i, 1
  %c3 = icmp slt i32 %next, %n
  br i1 %c3, label %loop, label %end
end:
  %r = phi i32 [ %n, %entry ], [ %i, %loop ], [ %s2, %two ], [ %v, %three ]
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %r, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
