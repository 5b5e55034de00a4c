; Private memory is a slot, padded to its alignment. A pointer into it is stored in another slot, so they may alias.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n) {
entry:
  %one = alloca i32, align 4
  %array = alloca [3 x i32], align 16
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  call void @llvm.lifetime.start.p0(ptr %one)
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr %one, align 4
  store i32 %v, ptr %array, align 16
  %e1 = getelementptr inbounds [3 x i32], ptr %array, i64 0, i64 1
  store i32 9, ptr %e1, align 4
  %at = and i32 %v, 1
  %at64 = zext i32 %at to i64
  %e = getelementptr inbounds [3 x i32], ptr %array, i64 0, i64 %at64
  call spir_func void @_Z7barrierj(i32 1)
  store i32 %n, ptr %e, align 4
  %w = load i32, ptr %one, align 4
  %a0 = load i32, ptr %array, align 16
  call spir_func void @_Z7barrierj(i32 1)
  %a1 = load i32, ptr %e1, align 4
  %r0 = mul i32 %a0, %a1
  %r = add i32 %r0, %w
  store i32 %r, ptr addrspace(1) %p, align 4
  call void @llvm.lifetime.end.p0(ptr %one)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [4, 16, 8, 4, 4], group slots []

define i32 @kernel.c0(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.slot2) {
entry:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %one.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %array.slot.w6 = getelementptr inbounds [16 x i8], ptr %wfv.slot1, i64 %item.w4
  %e.slot.w7 = getelementptr inbounds ptr, ptr %wfv.slot2, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr %one.slot.w5, align 4
  store i32 %v, ptr %array.slot.w6, align 16
  %e1 = getelementptr inbounds [3 x i32], ptr %array.slot.w6, i64 0, i64 1
  store i32 9, ptr %e1, align 4
  %at = and i32 %v, 1
  %at64 = zext i32 %at to i64
  %e = getelementptr inbounds [3 x i32], ptr %array.slot.w6, i64 0, i64 %at64
  store ptr %e, ptr %e.slot.w7, align 8
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.slot2, ptr noalias noundef align 64 %wfv.slot3, ptr noalias noundef align 64 %wfv.slot4) {
entry.c1:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %one.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %array.slot.w6 = getelementptr inbounds [16 x i8], ptr %wfv.slot1, i64 %item.w4
  %e.slot.w7 = getelementptr inbounds ptr, ptr %wfv.slot2, i64 %item.w4
  %w.slot.w8 = getelementptr inbounds i32, ptr %wfv.slot3, i64 %item.w4
  %a0.slot.w9 = getelementptr inbounds i32, ptr %wfv.slot4, i64 %item.w4
  %e = load ptr, ptr %e.slot.w7, align 8
  store i32 %n, ptr %e, align 4
  %w = load i32, ptr %one.slot.w5, align 4
  %a0 = load i32, ptr %array.slot.w6, align 16
  store i32 %w, ptr %w.slot.w8, align 4
  store i32 %a0, ptr %a0.slot.w9, align 4
  ret i32 2
}

define i32 @kernel.c2(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.slot3, ptr noalias noundef align 64 %wfv.slot4) {
entry.c2:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %array.slot.w5 = getelementptr inbounds [16 x i8], ptr %wfv.slot1, i64 %item.w4
  %w.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot3, i64 %item.w4
  %a0.slot.w7 = getelementptr inbounds i32, ptr %wfv.slot4, i64 %item.w4
  %e1 = getelementptr inbounds [3 x i32], ptr %array.slot.w5, i64 0, i64 1
  %a0 = load i32, ptr %a0.slot.w7, align 4
  %w = load i32, ptr %w.slot.w6, align 4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %a1 = load i32, ptr %e1, align 4
  %r0 = mul i32 %a0, %a1
  %r = add i32 %r0, %w
  store i32 %r, ptr addrspace(1) %p, align 4
  ret i32 -1
}
