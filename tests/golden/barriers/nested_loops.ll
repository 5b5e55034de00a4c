; Counters of two nested loops, a pointer that is incremented, and a value defined before the loops.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) noalias captures(none) %x, ptr addrspace(3) %tile, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid
  %first = load i32, ptr addrspace(1) %p, align 4
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %sum = phi i32 [ 1, %entry ], [ %sum.inner, %outer.latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum.j = phi i32 [ %sum, %outer ], [ %sum.inner, %inner ]
  %at = phi ptr addrspace(1) [ %x, %outer ], [ %at.next, %inner ]
  store i32 %sum.j, ptr addrspace(3) %q, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %l = load i32, ptr addrspace(3) %tile, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %g = load i32, ptr addrspace(1) %at, align 4
  %at.next = getelementptr inbounds i32, ptr addrspace(1) %at, i64 64
  %s0 = add i32 %sum.j, %l
  %s1 = mul i32 %s0, %first
  %s2 = xor i32 %s1, %g
  %sum.inner = add i32 %s2, %j
  %j.next = add i32 %j, 1
  %more.j = icmp ule i32 %j.next, %i
  br i1 %more.j, label %inner, label %outer.latch

outer.latch:
  %i.next = add i32 %i, 1
  %more.i = icmp ult i32 %i.next, %n
  br i1 %more.i, label %outer, label %exit

exit:
  %out = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1024
  store i32 %sum.inner, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [4, 4], group slots [4, 4, 4, 4, 8, 8, 4]

define i32 @kernel.c0(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.gslot0, ptr noalias noundef align 64 %wfv.gslot2, ptr noalias noundef align 64 %wfv.gslot4) {
entry:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %first.slot.w5 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w4
  %sum.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot1, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %wfv.lid0
  %first = load i32, ptr addrspace(1) %p, align 4
  br label %outer

outer:
  br label %inner

inner:
  store i32 1, ptr addrspace(3) %q, align 4
  store i32 %first, ptr %first.slot.w5, align 4
  store i32 0, ptr %wfv.gslot0, align 4
  store i32 0, ptr %wfv.gslot2, align 4
  store i32 1, ptr %sum.slot.w6, align 4
  store ptr addrspace(1) %x, ptr %wfv.gslot4, align 8
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, ptr noalias noundef align 64 %wfv.gslot0, ptr noalias noundef align 64 %wfv.gslot1, ptr noalias noundef align 64 %wfv.gslot2, ptr noalias noundef align 64 %wfv.gslot3, ptr noalias noundef align 64 %wfv.gslot4, ptr noalias noundef align 64 %wfv.gslot5, ptr noalias noundef align 64 %wfv.gslot6) {
inner.c1:
  %i = load i32, ptr %wfv.gslot0, align 4
  %j = load i32, ptr %wfv.gslot2, align 4
  %at = load ptr addrspace(1), ptr %wfv.gslot4, align 8
  %l = load i32, ptr addrspace(3) %tile, align 4
  store i32 %i, ptr %wfv.gslot1, align 4
  store i32 %j, ptr %wfv.gslot3, align 4
  store ptr addrspace(1) %at, ptr %wfv.gslot5, align 8
  store i32 %l, ptr %wfv.gslot6, align 4
  ret i32 2
}

define i32 @kernel.c2(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.gslot0, ptr noalias noundef align 64 %wfv.gslot1, ptr noalias noundef align 64 %wfv.gslot2, ptr noalias noundef align 64 %wfv.gslot3, ptr noalias noundef align 64 %wfv.gslot4, ptr noalias noundef align 64 %wfv.gslot5, ptr noalias noundef align 64 %wfv.gslot6) {
inner.c2:
  %row.w2 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w3 = add nuw nsw i64 %row.w2, %wfv.lid1
  %row.w4 = mul nuw nsw i64 %item.w3, %wfv.lsize0
  %item.w5 = add nuw nsw i64 %row.w4, %wfv.lid0
  %first.slot.w6 = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item.w5
  %sum.slot.w7 = getelementptr inbounds i32, ptr %wfv.slot1, i64 %item.w5
  %l = load i32, ptr %wfv.gslot6, align 4
  %first = load i32, ptr %first.slot.w6, align 4
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %wfv.lid0
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %i = load i32, ptr %wfv.gslot1, align 4
  %j = load i32, ptr %wfv.gslot3, align 4
  %sum.j = load i32, ptr %sum.slot.w7, align 4
  %at = load ptr addrspace(1), ptr %wfv.gslot5, align 8
  %g = load i32, ptr addrspace(1) %at, align 4
  %at.next = getelementptr inbounds i32, ptr addrspace(1) %at, i64 64
  %s0 = add i32 %sum.j, %l
  %s1 = mul i32 %s0, %first
  %s2 = xor i32 %s1, %g
  %sum.inner = add i32 %s2, %j
  %j.next = add i32 %j, 1
  %more.j = icmp ule i32 %j.next, %i
  br i1 %more.j, label %inner, label %outer.latch

outer:
  br label %inner

inner:
  %i.w1 = phi i32 [ %i, %inner.c2 ], [ %i.next, %outer ]
  %j.1 = phi i32 [ 0, %outer ], [ %j.next, %inner.c2 ]
  %sum.j.1 = phi i32 [ %sum.inner, %outer ], [ %sum.inner, %inner.c2 ]
  %at.1 = phi ptr addrspace(1) [ %x, %outer ], [ %at.next, %inner.c2 ]
  store i32 %sum.j.1, ptr addrspace(3) %q, align 4
  store i32 %i.w1, ptr %wfv.gslot0, align 4
  store i32 %j.1, ptr %wfv.gslot2, align 4
  store i32 %sum.j.1, ptr %sum.slot.w7, align 4
  store ptr addrspace(1) %at.1, ptr %wfv.gslot4, align 8
  ret i32 1

outer.latch:
  %i.next = add i32 %i, 1
  %more.i = icmp ult i32 %i.next, %n
  br i1 %more.i, label %outer, label %exit

exit:
  %out = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1024
  store i32 %sum.inner, ptr addrspace(1) %out, align 4
  ret i32 -1
}
