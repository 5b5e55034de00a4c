; Early returns: from a varying branch, from a uniform branch inside it, and from a loop.
; ARGS: out:i32[item*4] x:i32[item]=0..9 n:i32=0..3
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: first:
; CHECK: br label %on
; CHECK: common.ret:
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %c = icmp ugt i32 %v, 7
  br i1 %c, label %first, label %on
first:
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
on:
  store i32 2, ptr addrspace(1) %q1, align 4
  %odd = trunc i32 %v to i1
  br i1 %odd, label %some, label %loop
some:
  %u = icmp eq i32 %n, 2
  br i1 %u, label %second, label %loop
second:
  store i32 3, ptr addrspace(1) %q2, align 4
  ret void
loop:
  %i = phi i32 [ 0, %on ], [ 1, %some ], [ %next, %latch ]
  %stop = icmp ugt i32 %i, %v
  br i1 %stop, label %third, label %latch
latch:
  store i32 %i, ptr addrspace(1) %q3, align 4
  %next = add i32 %i, 2
  %more = icmp ult i32 %next, 9
  br i1 %more, label %loop, label %end
third:
  store i32 %i, ptr addrspace(1) %q1, align 4
  ret void
end:
  store i32 %next, ptr addrspace(1) %q2, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
