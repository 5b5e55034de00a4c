; Pointers in private memory, selected, loop-carried, compared, subtracted, converted from integers, cast between
; address spaces.
; ARGS: out:i32[item*8] a:i32[item]=1..9 b:i32[item]=11..19 x:i32[item]=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: select <4 x i1> {{.*}}, <4 x ptr addrspace(1)>
; CHECK: addrspacecast <4 x ptr addrspace(1)>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %x) {
entry:
  %private = alloca [4 x ptr addrspace(1)], align 8
  %id = call i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr inbounds [8 x i32], ptr addrspace(1) %out, i64 %id
  %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %id
  %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %id
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %v64 = zext i32 %v to i64
  %odd = trunc i32 %v to i1
  %p = select i1 %odd, ptr addrspace(1) %pa, ptr addrspace(1) %b
  %w = load i32, ptr addrspace(1) %p, align 4
  store i32 %w, ptr addrspace(1) %q, align 4
  %s0 = getelementptr inbounds [4 x ptr addrspace(1)], ptr %private, i64 0, i64 0
  %s1 = getelementptr inbounds [4 x ptr addrspace(1)], ptr %private, i64 0, i64 1
  %s2 = getelementptr inbounds [4 x ptr addrspace(1)], ptr %private, i64 0, i64 2
  %s3 = getelementptr inbounds [4 x ptr addrspace(1)], ptr %private, i64 0, i64 3
  store ptr addrspace(1) %pb, ptr %s0, align 8
  store ptr addrspace(1) %p, ptr %s1, align 8
  store ptr addrspace(1) null, ptr %s2, align 8
  store ptr addrspace(1) %a, ptr %s3, align 8
  %sv = getelementptr inbounds [4 x ptr addrspace(1)], ptr %private, i64 0, i64 %v64
  %t = load ptr addrspace(1), ptr %sv, align 8
  %is.null = icmp eq ptr addrspace(1) %t, null
  br i1 %is.null, label %none, label %some
some:
  %y = load i32, ptr addrspace(1) %t, align 4
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %y, ptr addrspace(1) %q1, align 4
  br label %none
none:
  %left = phi ptr addrspace(1) [ %pa, %entry ], [ %p, %some ]
  %n1 = ptrtoint ptr addrspace(1) %left to i64
  %n2 = ptrtoint ptr addrspace(1) %b to i64
  %n3 = ptrtoint ptr addrspace(1) %pb to i64
  %d = sub i64 %n3, %n2
  %step = and i64 %d, 12
  %sum = add i64 %n1, 0
  %same = inttoptr i64 %sum to ptr addrspace(1)
  %z = load i32, ptr addrspace(1) %same, align 4
  %d32 = trunc i64 %step to i32
  %zd = add i32 %z, %d32
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %zd, ptr addrspace(1) %q2, align 4
  %generic = addrspacecast ptr addrspace(1) %left to ptr addrspace(4)
  %g = load i32, ptr addrspace(4) %generic, align 4
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %g, ptr addrspace(1) %q3, align 4
  %later = icmp ugt ptr addrspace(1) %pb, %b
  %later32 = zext i1 %later to i32
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  store i32 %later32, ptr addrspace(1) %q4, align 4
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %left, %none ], [ %at.next, %loop ]
  %i = phi i32 [ 0, %none ], [ %next, %loop ]
  %acc = phi i32 [ 0, %none ], [ %acc.next, %loop ]
  %e = load i32, ptr addrspace(1) %at, align 4
  %acc.next = add i32 %acc, %e
  %flip = trunc i32 %e to i1
  %at.next = select i1 %flip, ptr addrspace(1) %pb, ptr addrspace(1) %pa
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %v
  br i1 %more, label %loop, label %end
end:
  %q5 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 5
  store i32 %acc.next, ptr addrspace(1) %q5, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
