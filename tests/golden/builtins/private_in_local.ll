; A pointer to private memory in local memory may be another work-item's, also in a kernel without barriers. The kernel
; ends with a barrier, so that private memory is in slots.
; ARGS: out:i32[item]
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: sub i64 %wfv.slots_end, %wfv.local_end
; CHECK: call void @_Z7barrierj(i32 1)
; CHECK: ret i32 -1
@at = internal addrspace(3) global ptr undef, align 8

declare ptr @__to_private(ptr addrspace(4))
declare i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %own = alloca i32, align 4
  %i = call i64 @_Z13get_global_idj(i32 0)
  store volatile ptr %own, ptr addrspace(3) @at, align 8
  %any = load volatile ptr, ptr addrspace(3) @at, align 8
  %generic = addrspacecast ptr %any to ptr addrspace(4)
  %p = call ptr @__to_private(ptr addrspace(4) %generic)
  %is = icmp ne ptr %p, null
  %r = zext i1 %is to i32
  %a = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %a, align 4
  ret void
}
