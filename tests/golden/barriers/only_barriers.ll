; Barriers without other code before, between and behind them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x) {
entry:
  call spir_func void @_Z7barrierj(i32 1)
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [], group slots []

define i32 @kernel.c0(ptr addrspace(1) %x) {
entry:
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x) {
entry.c1:
  ret i32 2
}

define i32 @kernel.c2(ptr addrspace(1) %x) {
entry.c2:
  ret i32 -1
}
