; Two values are swapped in each iteration: both are live across the barrier, so they cannot share a slot.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = mul i32 %v, %v
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i32 [ %v, %entry ], [ %b, %loop ]
  %b = phi i32 [ %w, %entry ], [ %a, %loop ]
  call spir_func void @_Z7barrierj(i32 1)
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = sub i32 %a, %b
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [4, 4], group slots [4, 4]

define i32 @kernel.c0(ptr addrspace(1) %x, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.gslot0) {
entry:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %v.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %w.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot1, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = mul i32 %v, %v
  br label %loop

loop:
  store i32 0, ptr %wfv.gslot0, align 4
  store i32 %v, ptr %v.slot.w5, align 4
  store i32 %w, ptr %w.slot.w6, align 4
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.gslot0, ptr noalias noundef align 64 %wfv.gslot1) {
loop.c1:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %v.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %w.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot1, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %i = load i32, ptr %wfv.gslot0, align 4
  %a = load i32, ptr %v.slot.w5, align 4
  %b = load i32, ptr %w.slot.w6, align 4
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit

loop:
  store i32 %i.next, ptr %wfv.gslot1, align 4
  store i32 %b, ptr %v.slot.w5, align 4
  store i32 %a, ptr %w.slot.w6, align 4
  ret i32 2

exit:
  %r = sub i32 %a, %b
  store i32 %r, ptr addrspace(1) %p, align 4
  ret i32 -1
}

define i32 @kernel.c2(ptr addrspace(1) %x, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.gslot0, ptr noalias noundef align 64 %wfv.gslot1) {
loop.c1:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %v.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %w.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot1, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %i = load i32, ptr %wfv.gslot1, align 4
  %a = load i32, ptr %v.slot.w5, align 4
  %b = load i32, ptr %w.slot.w6, align 4
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit

loop:
  store i32 %i.next, ptr %wfv.gslot0, align 4
  store i32 %b, ptr %v.slot.w5, align 4
  store i32 %a, ptr %w.slot.w6, align 4
  ret i32 1

exit:
  %r = sub i32 %a, %b
  store i32 %r, ptr addrspace(1) %p, align 4
  ret i32 -1
}
