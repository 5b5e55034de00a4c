; Offsets 0 1 0 1 and 0 -1 0 -1 cancel: the index is uniform, although its terms are varying.
; ARGS: out:i32[item] x:i32[item+70]=-9..9 w:i64=0..9 u:i32=2..2
; RUN: step=group, strategy=unicf, lanes=8
; CHECK: define {{.*}}@k.c0.fast2.simd(
; CHECK: %difference{{.*}} = sub i64 %a{{.*}}, %b{{.*}}
; CHECK: load i32, ptr addrspace(1) %p
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i64 %w, i32 %u) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %wide = zext i32 %u to i64
  %mask = add i64 %wide, -1
  %a = and i64 %id, %mask
  %b = and i64 %id, 1
  %difference = sub i64 %a, %b
  %at = add i64 %difference, %w
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %r = load i32, ptr addrspace(1) %p, align 4
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
