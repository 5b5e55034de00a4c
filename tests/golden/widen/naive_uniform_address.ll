; Where every value counts as varying, an address computed from parameters only is a vector of equal pointers.
; ARGS: out:i32[item] x:i32[8]=0..99
; RUN: step=widen, strategy=naive, lanes=4
; CHECK: load i32, ptr addrspace(1)
; CHECK: load i32, ptr addrspace(1)
; CHECK: load i32, ptr addrspace(1)
; CHECK: load i32, ptr addrspace(1)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 5
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
