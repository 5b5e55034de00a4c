; Three entries: a switch dispatches; a block that branches to two of them has an edge to the header for each.
; ARGS: out:i32[item*4] x:i32[item]=0..5 n:i32=1..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: dispatch{{.*}}:
; CHECK: %entry.w{{.*}} = phi i32
; CHECK: switch i32 %entry.w{{.*}}, label
; CHECK: i32 1, label
; CHECK: i32 2, label
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
  switch i32 %v, label %c [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %b
  ]
a:
  %i = phi i32 [ 0, %entry ], [ %j.next, %b ], [ %k.next, %c ]
  %i.next = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %q, align 4
  %odd = trunc i32 %i to i1
  br i1 %odd, label %b, label %c
b:
  %j = phi i32 [ 1, %entry ], [ 1, %entry ], [ %i.next, %a ]
  %j.next = add i32 %j, 2
  store i32 %j, ptr addrspace(1) %q1, align 4
  br label %a
c:
  %k = phi i32 [ %v, %entry ], [ %i.next, %a ]
  %k.next = add i32 %k, 3
  store i32 %k, ptr addrspace(1) %q2, align 4
  %more = icmp ult i32 %k.next, %n
  br i1 %more, label %a, label %end
end:
  store i32 %k.next, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
