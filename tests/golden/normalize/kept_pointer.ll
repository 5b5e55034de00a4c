; A work-item that stores a pointer and loads it again gets its own one, whatever other work-items store, also after a
; query: Clang took that for a write of all memory. InstCombine looks only a few instructions back.
; ARGS: out:i32[item]
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: store ptr %own, ptr addrspace(3) @at
; CHECK-NOT: load ptr
; CHECK: addrspacecast ptr %own to ptr addrspace(4)
@at = internal addrspace(3) global ptr undef, align 8

declare ptr @__to_private(ptr addrspace(4))
declare ptr addrspace(3) @__to_local(ptr addrspace(4))
declare i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %own = alloca i32, align 4
  %i = call i64 @_Z13get_global_idj(i32 0)
  %v = trunc i64 %i to i32
  store i32 %v, ptr %own, align 4
  store ptr %own, ptr addrspace(3) @at, align 8
  %at = addrspacecast ptr addrspace(3) @at to ptr addrspace(4)
  %l = call ptr addrspace(3) @__to_local(ptr addrspace(4) %at)
  %is_local = icmp ne ptr addrspace(3) %l, null
  %local = zext i1 %is_local to i32
  %square = mul i32 %v, %v
  %sum = add i32 %square, %local
  %cube = mul i32 %sum, %v
  %any = load ptr, ptr addrspace(3) @at, align 8
  %generic = addrspacecast ptr %any to ptr addrspace(4)
  %p = call ptr @__to_private(ptr addrspace(4) %generic)
  %is = icmp ne ptr %p, null
  %private = zext i1 %is to i32
  %r = add i32 %cube, %private
  %a = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %a, align 4
  ret void
}
