; Buffers of which one is written are noalias: a launch tests that they are apart.
; ARGS: x:i32[item] out:i32[item] one:i32[item]=0..9
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: define i32 @k(ptr addrspace(1) noalias{{.*}} %x, ptr addrspace(1) noalias{{.*}} %out, ptr addrspace(1) noalias{{.*}} %one
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %out, ptr addrspace(1) %one) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %r = getelementptr inbounds i32, ptr addrspace(1) %one, i64 %id
  %v = load i32, ptr addrspace(1) %r, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  %w = load i32, ptr addrspace(1) %r, align 4
  store i32 %w, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
