; A slot is indexed by all three local ids, even if the kernel uses none of them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id1 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %id2 = call spir_func i64 @_Z13get_global_idj(i32 2)
  %size0 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %size1 = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %plane = mul i64 %id2, %size1
  %row = add i64 %plane, %id1
  %rows = mul i64 %row, %size0
  %id = add i64 %rows, %id0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [4], group slots []

define i32 @kernel.c0(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 2147352577) %wfv.gbase1, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 2147352577) %wfv.gbase2, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 2147352577) %wfv.gsize0, i64 noundef range(i64 0, 2147352577) %wfv.gsize1, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0) {
entry:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %v.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %add.w2 = add nuw nsw i64 %wfv.gbase1, %wfv.lid1
  %add.w3 = add nuw nsw i64 %wfv.gbase2, %wfv.lid2
  %plane = mul i64 %add.w3, %wfv.gsize1
  %row = add i64 %plane, %add.w2
  %rows = mul i64 %row, %wfv.gsize0
  %id = add i64 %rows, %add.w1
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr %v.slot.w5, align 4
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 2147352577) %wfv.gbase1, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 2147352577) %wfv.gbase2, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 2147352577) %wfv.gsize0, i64 noundef range(i64 0, 2147352577) %wfv.gsize1, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0) {
entry.c1:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %v.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %add.w3 = add nuw nsw i64 %wfv.gbase2, %wfv.lid2
  %plane = mul i64 %add.w3, %wfv.gsize1
  %add.w2 = add nuw nsw i64 %wfv.gbase1, %wfv.lid1
  %row = add i64 %plane, %add.w2
  %rows = mul i64 %row, %wfv.gsize0
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %id = add i64 %rows, %add.w1
  %v = load i32, ptr %v.slot.w5, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret i32 -1
}
