; %n is strided in the first visit of the loop, and varying after the loop's phi is updated. The address, whose shape
; looks through the zext at %n, must then be updated although the zext's own shape has not changed.
; ARGS: out:i32[item] x:i32[item*8]=0..99 m:i32=3..3
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %n: varying
; CHECK: %q: varying
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %m) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  br label %loop

loop:
  %v = phi i32 [ %m, %entry ], [ %n, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %n = add i32 %v, %i
  %n64 = zext i32 %n to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %n64
  %w = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %w
  %k.next = add i32 %k, 1
  %again = icmp slt i32 %k.next, 5
  br i1 %again, label %loop, label %end

end:
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum.next, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
