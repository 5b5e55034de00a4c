; A guard around the whole kernel: if all lanes pass it, no mask is needed; if none does, the region is skipped.
; ARGS: out:i32[item] x:i32[item]=-9..9 n:i32=0..60
; RUN: step=boscc, strategy=unicf+boscc/always, lanes=4
; CHECK: br i1 %c, label %a.all{{.*}}, label %end
; CHECK: = call i1 @wfv.all(i1 true)
; CHECK: br i1 %all{{.*}}, label %a.w{{\d+}}, label %a.any
; CHECK: = call i1 @wfv.any(i1 true)
; CHECK: br i1 %any{{.*}}, label %a, label %end
; RUN: step=masks, strategy=unicf+boscc/always, lanes=4
; CHECK: = call i1 @wfv.all(i1 %c)
; CHECK-NOT: call
; CHECK: load i32, ptr addrspace(1) %px.w
; CHECK: sdiv i32 %n, %v.w
; CHECK: store i32
; CHECK: = call i1 @wfv.any(i1 %c)
; CHECK: call i32 @wfv.load.i32.p1(ptr addrspace(1) %px, i1 %c, i32 4)
; CHECK: call void @wfv.store.i32.p1(
; RUN: step=widen, strategy=unicf+boscc/always, lanes=4
; CHECK: a.w{{\d+}}:
; CHECK-NOT: mask
; CHECK: load <4 x i32>
; CHECK: fdiv <4 x double>
; CHECK: store <4 x i32>
; CHECK: br label %end
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %end
a:
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %w = load i32, ptr addrspace(1) %px, align 4
  %v = or i32 %w, 1
  %r = sdiv i32 %n, %v
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
