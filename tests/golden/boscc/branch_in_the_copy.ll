; A varying branch in the copy of another branch's region, with a join that it does not dominate: code that all lanes
; enter together is not part of the outer region, so other lanes need not pass it.
; ARGS: out:i32[item*2] x:i32[item]=0..7 n:i32=0..1
; RUN: step=linearize, strategy=unicf+boscc/always, lanes=4
; CHECK: %all{{.*}} = call i1 @wfv.all(i1 %c1)
; CHECK: br i1 %all{{.*}}, label %a.w{{\d+}}, label %a.any
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %c1 = icmp ugt i32 %v, 2
  br i1 %c1, label %a, label %end
a:
  %un = icmp ne i32 %n, 0
  br i1 %un, label %b, label %d
b:
  %c2 = icmp eq i32 %v, 5
  br i1 %c2, label %c, label %e
c:
  store i32 3, ptr addrspace(1) %q, align 4
  br label %e
d:
  store i32 4, ptr addrspace(1) %q, align 4
  br label %e
e:
  %p = phi i32 [ 10, %b ], [ 20, %c ], [ 30, %d ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
