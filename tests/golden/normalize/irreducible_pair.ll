; A cycle with two entries, with loop-carried values: a new header dispatches by a phi.
; ARGS: out:i32[item*2] x:i32[item]=0..3 n:i32=1..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: dispatch{{.*}}:
; CHECK: %entry.w{{.*}} = phi i1
; CHECK: br i1 %entry.w{{.*}}, label %b, label %a
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %c = icmp ugt i32 %v, 1
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ 0, %entry ], [ %j.next, %b ]
  %s = phi i32 [ %v, %entry ], [ %t.next, %b ]
  store i32 %s, ptr addrspace(1) %q, align 4
  %i.next = add i32 %i, 1
  %s.next = mul i32 %s, 3
  %end.a = icmp ugt i32 %i.next, %n
  br i1 %end.a, label %out.a, label %b
b:
  %j = phi i32 [ 1, %entry ], [ %i.next, %a ]
  %t = phi i32 [ 5, %entry ], [ %s.next, %a ]
  store i32 %t, ptr addrspace(1) %q1, align 4
  %j.next = add i32 %j, 2
  %t.next = add i32 %t, %v
  %end.b = icmp ugt i32 %j.next, %n
  br i1 %end.b, label %out.b, label %a
out.a:
  store i32 %s.next, ptr addrspace(1) %q1, align 4
  br label %end
out.b:
  store i32 %t.next, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
