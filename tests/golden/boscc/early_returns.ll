; Two early returns: the code behind each is a region up to the end, skipped once no lane is left. The second region is
; inside the first one, and in its copy.
; ARGS: out:i32[item*2] x:i32[item]=0..3 n:i32=0..40
; RUN: step=boscc, strategy=boscc/always, lanes=4
; CHECK: br i1 %c{{.*}}, label %a.all{{.*}}, label %end
; CHECK: call i1 @wfv.all(i1 true)
; CHECK: br i1 %done{{.*}}, label %end, label %b{{.*}}all
; CHECK: call i1 @wfv.any(i1 true)
; CHECK: br i1 %any{{.*}}, label %a, label %end
; RUN: step=linearize, strategy=boscc/always, lanes=4
; CHECK: br i1 %any{{.*}}, label %a, label %end
; CHECK: br i1 %any{{.*}}, label %b, label %end
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp sge i32 %t, %n
  br i1 %c, label %end, label %a
a:
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  %done = icmp eq i32 %v, 2
  br i1 %done, label %end, label %b
b:
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q1, i64 1
  %r = mul i32 %v, 7
  store i32 %r, ptr addrspace(1) %q2, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
