; One slot per value, in its own type; i1 as i8. The address is rematerialized; its index is a load and is not.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %group = load i32, ptr addrspace(1) %x, align 4
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid
  store i32 %v, ptr addrspace(3) %q, align 4
  %is_big = icmp ugt i32 %v, 100
  %f = uitofp i32 %v to float
  %d = uitofp i32 %v to double
  %v0 = insertelement <4 x float> zeroinitializer, float %f, i64 0
  %v1 = insertelement <4 x float> %v0, float 2.0, i64 2
  %b = trunc i32 %v to i8
  %c = insertelement <3 x i8> zeroinitializer, i8 %b, i64 1
  %m = icmp ne <3 x i8> %c, zeroinitializer
  call spir_func void @_Z7barrierj(i32 1)
  %lid.next = xor i64 %lid, 1
  %q.next = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid.next
  %w = load i32, ptr addrspace(3) %q.next, align 4
  %picked = select i1 %is_big, i32 %w, i32 %group
  %s0 = extractelement <4 x float> %v1, i64 0
  %s2 = extractelement <4 x float> %v1, i64 2
  %s = fadd float %s0, %s2
  %sd = fpext float %s to double
  %t = fadd double %sd, %d
  %ti = fptoui double %t to i32
  %c1 = extractelement <3 x i8> %c, i64 1
  %c1i = zext i8 %c1 to i32
  %m1 = extractelement <3 x i1> %m, i64 1
  %m1i = zext i1 %m1 to i32
  %r0 = xor i32 %picked, %ti
  %r1 = add i32 %r0, %c1i
  %r2 = mul i32 %r1, 3
  %r3 = add i32 %r2, %m1i
  store i32 %r3, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [1, 8, 16, 4], group slots [4]

define i32 @kernel.c0(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.slot2, ptr noalias noundef align 64 %wfv.slot3, ptr noalias noundef align 64 %wfv.gslot0) {
entry:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %is_big.slot.w5 = getelementptr inbounds i8, ptr %wfv.slot0, i64 %item.w4
  %d.slot.w6 = getelementptr inbounds double, ptr %wfv.slot1, i64 %item.w4
  %v1.slot.w7 = getelementptr inbounds <4 x float>, ptr %wfv.slot2, i64 %item.w4
  %c.slot.w8 = getelementptr inbounds <3 x i8>, ptr %wfv.slot3, i64 %item.w4
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %v = load i32, ptr addrspace(1) %p, align 4
  %group = load i32, ptr addrspace(1) %x, align 4
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %wfv.lid0
  store i32 %v, ptr addrspace(3) %q, align 4
  %is_big = icmp ugt i32 %v, 100
  %f = uitofp i32 %v to float
  %d = uitofp i32 %v to double
  %v0 = insertelement <4 x float> zeroinitializer, float %f, i64 0
  %v1 = insertelement <4 x float> %v0, float 2.0, i64 2
  %b = trunc i32 %v to i8
  %c = insertelement <3 x i8> zeroinitializer, i8 %b, i64 1
  store i32 %group, ptr %wfv.gslot0, align 4
  %zext.w9 = zext i1 %is_big to i8
  store i8 %zext.w9, ptr %is_big.slot.w5, align 1
  store double %d, ptr %d.slot.w6, align 8
  store <4 x float> %v1, ptr %v1.slot.w7, align 16
  store <3 x i8> %c, ptr %c.slot.w8, align 4
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 2147352577) %wfv.gbase0, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 65536) %wfv.lid1, i64 noundef range(i64 0, 65536) %wfv.lid2, i64 noundef range(i64 0, 65537) %wfv.lsize0, i64 noundef range(i64 0, 65537) %wfv.lsize1, ptr noalias noundef align 64 %wfv.slot0, ptr noalias noundef align 64 %wfv.slot1, ptr noalias noundef align 64 %wfv.slot2, ptr noalias noundef align 64 %wfv.slot3, ptr noalias noundef align 64 %wfv.gslot0) {
entry.c1:
  %row.w1 = mul nuw nsw i64 %wfv.lid2, %wfv.lsize1
  %item.w2 = add nuw nsw i64 %row.w1, %wfv.lid1
  %row.w3 = mul nuw nsw i64 %item.w2, %wfv.lsize0
  %item.w4 = add nuw nsw i64 %row.w3, %wfv.lid0
  %is_big.slot.w5 = getelementptr inbounds i8, ptr %wfv.slot0, i64 %item.w4
  %d.slot.w6 = getelementptr inbounds double, ptr %wfv.slot1, i64 %item.w4
  %v1.slot.w7 = getelementptr inbounds <4 x float>, ptr %wfv.slot2, i64 %item.w4
  %c.slot.w8 = getelementptr inbounds <3 x i8>, ptr %wfv.slot3, i64 %item.w4
  %is_big.w9 = load i8, ptr %is_big.slot.w5, align 1
  %is_big = trunc i8 %is_big.w9 to i1
  %group = load i32, ptr %wfv.gslot0, align 4
  %v1 = load <4 x float>, ptr %v1.slot.w7, align 16
  %d = load double, ptr %d.slot.w6, align 8
  %c = load <3 x i8>, ptr %c.slot.w8, align 4
  %m = icmp ne <3 x i8> %c, zeroinitializer
  %add.w1 = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %add.w1
  %lid.next = xor i64 %wfv.lid0, 1
  %q.next = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid.next
  %w = load i32, ptr addrspace(3) %q.next, align 4
  %picked = select i1 %is_big, i32 %w, i32 %group
  %s0 = extractelement <4 x float> %v1, i64 0
  %s2 = extractelement <4 x float> %v1, i64 2
  %s = fadd float %s0, %s2
  %sd = fpext float %s to double
  %t = fadd double %sd, %d
  %ti = fptoui double %t to i32
  %c1 = extractelement <3 x i8> %c, i64 1
  %c1i = zext i8 %c1 to i32
  %m1 = extractelement <3 x i1> %m, i64 1
  %m1i = zext i1 %m1 to i32
  %r0 = xor i32 %picked, %ti
  %r1 = add i32 %r0, %c1i
  %r2 = mul i32 %r1, 3
  %r3 = add i32 %r2, %m1i
  store i32 %r3, ptr addrspace(1) %p, align 4
  ret i32 -1
}
