; Without a barrier nothing is split: the function is only renamed.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  store i32 7, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [], group slots []

define i32 @kernel.c0(ptr addrspace(1) %x, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0) {
entry:
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  store i32 7, ptr addrspace(1) %p, align 4
  ret i32 -1
}
