; While all lanes are in a divergent loop, its body runs without masks; it needs no skip, as some lane is active.
; ARGS: out:i32[item] x:i32[item*8]=0..6 n:i32=5..6
; RUN: step=boscc, strategy=unicf+boscc/always, lanes=4
; CHECK: br i1 %live{{.*}}, label %h.body.{{.*}}all{{.*}}, label %h.latch
; CHECK: br i1 %all{{.*}}, label %h.body{{.*}}, label %h.body
; CHECK: br i1 %again
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %row = shl i64 %id, 3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %go ]
  %s = phi i32 [ 0, %entry ], [ %s1, %go ]
  %at = add i64 %row, %i
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %px, align 4
  %stop = icmp sge i32 %v, %n
  br i1 %stop, label %out1, label %go
go:
  %s1 = add i32 %s, %v
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 8
  br i1 %more, label %h, label %out2
out1:
  br label %end
out2:
  br label %end
end:
  %r = phi i32 [ %s, %out1 ], [ %s1, %out2 ]
  store i32 %r, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
