; A pointer to another work-item's private memory comes across a barrier, and points to a slot: it is private.
; ARGS: out:i32[item]
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: sub i64 %wfv.slots_end, %wfv.local_end
; CHECK: icmp ult
; CHECK: ptrtoint ptr %own to i64
; CHECK: icmp ult
; CHECK: or i1
; CHECK: select
@at = internal addrspace(3) global [64 x ptr addrspace(4)] undef, align 8

declare ptr @__to_private(ptr addrspace(4))
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z13get_global_idj(i32)
declare void @_Z7barrierj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %own = alloca i32, align 4
  %i = call i64 @_Z13get_global_idj(i32 0)
  %v = trunc i64 %i to i32
  store i32 %v, ptr %own, align 4
  %l = call i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds ptr addrspace(4), ptr addrspace(3) @at, i64 %l
  %generic = addrspacecast ptr %own to ptr addrspace(4)
  store ptr addrspace(4) %generic, ptr addrspace(3) %mine, align 8
  call void @_Z7barrierj(i32 1)
  %first = load ptr addrspace(4), ptr addrspace(3) @at, align 8
  %p = call ptr @__to_private(ptr addrspace(4) %first)
  %is = icmp ne ptr %p, null
  %r = zext i1 %is to i32
  %a = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %a, align 4
  ret void
}
