; ModuleID = '<string>'
source_filename = "<string>"

%struct.pair = type { i32, float }
%"struct.with space" = type { ptr addrspace(3), <4 x float>, {} }
%struct.packed = type <{ i8, %struct.pair, [3 x i16] }>

define void @accesses(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %l, i64 %i, i32 %n, <4 x ptr addrspace(1)> %v) {
bb:
  %a1 = alloca i32, align 4
  %a2 = alloca [16 x %struct.pair], align 16
  %a3 = alloca i8, i32 %n, align 1
  %a4 = alloca i32, i64 4, align 4
  %a5 = alloca %"struct.with space", align 16
  %g1 = getelementptr i32, ptr %p, i64 %i
  %g2 = getelementptr inbounds nuw %struct.pair, ptr addrspace(1) %g, i64 %i, i32 1
  %g3 = getelementptr nusw nuw [16 x %struct.pair], ptr %a2, i64 0, i64 %i, i32 0
  %g4 = getelementptr inbounds %struct.packed, ptr %p, i64 0, i32 2, i32 1
  %g5 = getelementptr i32, ptr addrspace(1) %g, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %g6 = getelementptr i32, <4 x ptr addrspace(1)> %v, i64 %i
  %l1 = load i32, ptr %g1, align 4
  %l2 = load volatile float, ptr addrspace(1) %g2, align 2, !nontemporal !0
  %l3 = load atomic i32, ptr addrspace(1) %g seq_cst, align 4
  %l4 = load atomic volatile i32, ptr addrspace(1) %g syncscope("agent") acquire, align 4
  %l5 = load atomic i64, ptr %p unordered, align 8
  %l6 = load <4 x float>, ptr %p, align 16
  %l7 = load %struct.pair, ptr %p, align 4
  store i32 %l1, ptr %a1, align 4
  store volatile float %l2, ptr addrspace(1) %g2, align 1
  store atomic i32 %l3, ptr addrspace(1) %g release, align 4
  store atomic volatile i32 %l4, ptr addrspace(3) %l syncscope("workgroup") monotonic, align 4
  store <4 x float> %l6, ptr %a5, align 16
  store %struct.pair %l7, ptr %a2, align 4
  store i8 0, ptr %a3, align 1
  fence seq_cst
  fence syncscope("workgroup") acq_rel
  %c1 = ptrtoint ptr addrspace(1) %g to i64
  %c2 = inttoptr i64 %c1 to ptr
  %c3 = addrspacecast ptr addrspace(3) %l to ptr
  %c4 = bitcast <4 x float> %l6 to <2 x i64>
  %c5 = ptrtoaddr ptr %p to i64
  ret void
}

define i32 @atomics(ptr addrspace(1) %p, i32 %x, float %f, ptr %q) {
bb:
  %r1 = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst, align 4
  %r2 = atomicrmw sub ptr addrspace(1) %p, i32 %x acquire, align 4
  %r3 = atomicrmw volatile xchg ptr addrspace(1) %p, i32 %x syncscope("agent") monotonic, align 4
  %r4 = atomicrmw and ptr addrspace(1) %p, i32 %x release, align 4
  %r5 = atomicrmw nand ptr addrspace(1) %p, i32 %x acq_rel, align 4
  %r6 = atomicrmw or ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r7 = atomicrmw xor ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r8 = atomicrmw max ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r9 = atomicrmw min ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r10 = atomicrmw umax ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r11 = atomicrmw umin ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r12 = atomicrmw fadd ptr %q, float %f monotonic, align 4
  %r13 = atomicrmw fsub ptr %q, float %f monotonic, align 4
  %r14 = atomicrmw fmax ptr %q, float %f monotonic, align 4
  %r15 = atomicrmw fmin ptr %q, float %f monotonic, align 4
  %r16 = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r17 = atomicrmw udec_wrap ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r18 = atomicrmw usub_cond ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r19 = atomicrmw usub_sat ptr addrspace(1) %p, i32 %x monotonic, align 4
  %r20 = atomicrmw xchg ptr %q, ptr %q monotonic, align 8
  %x1 = cmpxchg ptr addrspace(1) %p, i32 %x, i32 0 seq_cst monotonic, align 4
  %x2 = cmpxchg weak volatile ptr addrspace(1) %p, i32 %x, i32 1 syncscope("agent") acq_rel acquire, align 8
  %x3 = cmpxchg ptr %q, ptr null, ptr %q release monotonic, align 8
  %e1 = extractvalue { i32, i1 } %x1, 0
  %e2 = extractvalue { i32, i1 } %x2, 1
  %i1 = insertvalue { i32, i1 } %x1, i32 7, 0
  %i2 = insertvalue { i32, { i8, [2 x float] } } poison, float %f, 1, 1, 0
  %e3 = extractvalue { i32, { i8, [2 x float] } } %i2, 1, 1, !note !0
  ret i32 %e1
}

!0 = !{i32 1}
