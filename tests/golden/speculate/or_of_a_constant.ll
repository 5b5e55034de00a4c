; A constant with bits of the lanes and above: `%id | 65`. The base is `or`, too: a sum would carry.
; ARGS: out:i32[item] x:i32[item+70]=-9..9
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.aligned.simd(
; CHECK: %at{{.*}} = or i64 %{{.*}}, 65
; CHECK: load <3 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = or i64 %id, 65
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
