; A loop that lanes leave in different iterations, with a uniform branch in it: the loop has a live mask, the branch is kept.
; ARGS: out:i32[item*2] x:i32[item]=0..9 n:i32=0..6
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: {{.*}}live{{.*}} = phi i1
; CHECK: br i1 {{.*}}, label %{{early|late}}, label %{{early|late}}
; CHECK: call i1 @wfv.any
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %count = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q0, i64 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 1, %entry ], [ %s.next, %latch ]
  %first = icmp slt i32 %i, %n
  br i1 %first, label %early, label %late
early:
  %s3 = mul i32 %s, 3
  store i32 %s3, ptr addrspace(1) %q0, align 4
  br label %latch
late:
  %s7 = add i32 %s, 7
  store i32 %s7, ptr addrspace(1) %q1, align 4
  br label %latch
latch:
  %s.next = phi i32 [ %s3, %early ], [ %s7, %late ]
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
