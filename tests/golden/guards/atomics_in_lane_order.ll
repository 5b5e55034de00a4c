; Every atomic operation whose result is used runs once for each active lane, in lane order; all lanes at one address.
; ARGS: out:i32[item*38] mem:i32[item*30]=-9..9 fmem:float[item*8]=-9..9 x:i32[item]=-1000..1000 on:i32[item]=0..1
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call i32 @wfv.atomicrmw.udec_wrap.seq_cst.i32.p1(
; CHECK: call float @wfv.atomicrmw.fadd.monotonic.f32.p1(
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: atomicrmw usub_cond ptr addrspace(1)
; CHECK: atomicrmw usub_cond ptr addrspace(1)
; CHECK-NOT: atomicrmw usub_cond ptr addrspace(1)
; CHECK: atomicrmw usub_sat ptr addrspace(1)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %mem, ptr addrspace(1) %fmem, ptr addrspace(1) %x, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %group = call i64 @_Z12get_group_idj(i32 0)
  %mine = mul i64 %group, 30
  %fmine = mul i64 %group, 8
  %own = mul i64 %id, 38
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %f = sitofp i32 %v to float
  %pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id
  %bit = load i32, ptr addrspace(1) %pon, align 4
  %is.on = icmp ne i32 %bit, 0
  %a0.i = add i64 %mine, 0
  %a0 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a0.i
  %a0.r = atomicrmw add ptr addrspace(1) %a0, i32 %v seq_cst, align 4
  %a0.o = add i64 %own, 0
  %a0.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a0.o
  store i32 %a0.r, ptr addrspace(1) %a0.q, align 4
  %a1.i = add i64 %mine, 1
  %a1 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a1.i
  %a1.r = atomicrmw sub ptr addrspace(1) %a1, i32 %v seq_cst, align 4
  %a1.o = add i64 %own, 1
  %a1.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a1.o
  store i32 %a1.r, ptr addrspace(1) %a1.q, align 4
  %a2.i = add i64 %mine, 2
  %a2 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a2.i
  %a2.r = atomicrmw and ptr addrspace(1) %a2, i32 %v seq_cst, align 4
  %a2.o = add i64 %own, 2
  %a2.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a2.o
  store i32 %a2.r, ptr addrspace(1) %a2.q, align 4
  %a3.i = add i64 %mine, 3
  %a3 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a3.i
  %a3.r = atomicrmw nand ptr addrspace(1) %a3, i32 %v seq_cst, align 4
  %a3.o = add i64 %own, 3
  %a3.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a3.o
  store i32 %a3.r, ptr addrspace(1) %a3.q, align 4
  %a4.i = add i64 %mine, 4
  %a4 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a4.i
  %a4.r = atomicrmw or ptr addrspace(1) %a4, i32 %v seq_cst, align 4
  %a4.o = add i64 %own, 4
  %a4.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a4.o
  store i32 %a4.r, ptr addrspace(1) %a4.q, align 4
  %a5.i = add i64 %mine, 5
  %a5 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a5.i
  %a5.r = atomicrmw xor ptr addrspace(1) %a5, i32 %v seq_cst, align 4
  %a5.o = add i64 %own, 5
  %a5.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a5.o
  store i32 %a5.r, ptr addrspace(1) %a5.q, align 4
  %a6.i = add i64 %mine, 6
  %a6 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a6.i
  %a6.r = atomicrmw xchg ptr addrspace(1) %a6, i32 %v seq_cst, align 4
  %a6.o = add i64 %own, 6
  %a6.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a6.o
  store i32 %a6.r, ptr addrspace(1) %a6.q, align 4
  %a7.i = add i64 %mine, 7
  %a7 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a7.i
  %a7.r = atomicrmw max ptr addrspace(1) %a7, i32 %v seq_cst, align 4
  %a7.o = add i64 %own, 7
  %a7.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a7.o
  store i32 %a7.r, ptr addrspace(1) %a7.q, align 4
  %a8.i = add i64 %mine, 8
  %a8 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a8.i
  %a8.r = atomicrmw min ptr addrspace(1) %a8, i32 %v seq_cst, align 4
  %a8.o = add i64 %own, 8
  %a8.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a8.o
  store i32 %a8.r, ptr addrspace(1) %a8.q, align 4
  %a9.i = add i64 %mine, 9
  %a9 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a9.i
  %a9.r = atomicrmw umax ptr addrspace(1) %a9, i32 %v seq_cst, align 4
  %a9.o = add i64 %own, 9
  %a9.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a9.o
  store i32 %a9.r, ptr addrspace(1) %a9.q, align 4
  %a10.i = add i64 %mine, 10
  %a10 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a10.i
  %a10.r = atomicrmw umin ptr addrspace(1) %a10, i32 %v seq_cst, align 4
  %a10.o = add i64 %own, 10
  %a10.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a10.o
  store i32 %a10.r, ptr addrspace(1) %a10.q, align 4
  %a11.i = add i64 %mine, 11
  %a11 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a11.i
  %a11.r = atomicrmw uinc_wrap ptr addrspace(1) %a11, i32 %v seq_cst, align 4
  %a11.o = add i64 %own, 11
  %a11.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a11.o
  store i32 %a11.r, ptr addrspace(1) %a11.q, align 4
  %a12.i = add i64 %mine, 12
  %a12 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a12.i
  %a12.r = atomicrmw udec_wrap ptr addrspace(1) %a12, i32 %v seq_cst, align 4
  %a12.o = add i64 %own, 12
  %a12.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a12.o
  store i32 %a12.r, ptr addrspace(1) %a12.q, align 4
  %a13.i = add i64 %mine, 13
  %a13 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a13.i
  %a13.r = atomicrmw usub_cond ptr addrspace(1) %a13, i32 %v seq_cst, align 4
  %a13.o = add i64 %own, 13
  %a13.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a13.o
  store i32 %a13.r, ptr addrspace(1) %a13.q, align 4
  %a14.i = add i64 %mine, 14
  %a14 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %a14.i
  %a14.r = atomicrmw usub_sat ptr addrspace(1) %a14, i32 %v seq_cst, align 4
  %a14.o = add i64 %own, 14
  %a14.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %a14.o
  store i32 %a14.r, ptr addrspace(1) %a14.q, align 4
  %f0.i = add i64 %fmine, 0
  %f0 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %f0.i
  %f0.r = atomicrmw fadd ptr addrspace(1) %f0, float %f monotonic, align 4
  %f0.b = fptosi float %f0.r to i32
  %f0.o = add i64 %own, 30
  %f0.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %f0.o
  store i32 %f0.b, ptr addrspace(1) %f0.q, align 4
  %f1.i = add i64 %fmine, 1
  %f1 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %f1.i
  %f1.r = atomicrmw fsub ptr addrspace(1) %f1, float %f monotonic, align 4
  %f1.b = fptosi float %f1.r to i32
  %f1.o = add i64 %own, 31
  %f1.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %f1.o
  store i32 %f1.b, ptr addrspace(1) %f1.q, align 4
  %f2.i = add i64 %fmine, 2
  %f2 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %f2.i
  %f2.r = atomicrmw fmax ptr addrspace(1) %f2, float %f monotonic, align 4
  %f2.b = fptosi float %f2.r to i32
  %f2.o = add i64 %own, 32
  %f2.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %f2.o
  store i32 %f2.b, ptr addrspace(1) %f2.q, align 4
  %f3.i = add i64 %fmine, 3
  %f3 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %f3.i
  %f3.r = atomicrmw fmin ptr addrspace(1) %f3, float %f monotonic, align 4
  %f3.b = fptosi float %f3.r to i32
  %f3.o = add i64 %own, 33
  %f3.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %f3.o
  store i32 %f3.b, ptr addrspace(1) %f3.q, align 4
  br i1 %is.on, label %some, label %end
some:
  %b0.i = add i64 %mine, 15
  %b0 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b0.i
  %b0.r = atomicrmw add ptr addrspace(1) %b0, i32 %v seq_cst, align 4
  %b0.o = add i64 %own, 15
  %b0.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b0.o
  store i32 %b0.r, ptr addrspace(1) %b0.q, align 4
  %b1.i = add i64 %mine, 16
  %b1 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b1.i
  %b1.r = atomicrmw sub ptr addrspace(1) %b1, i32 %v seq_cst, align 4
  %b1.o = add i64 %own, 16
  %b1.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b1.o
  store i32 %b1.r, ptr addrspace(1) %b1.q, align 4
  %b2.i = add i64 %mine, 17
  %b2 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b2.i
  %b2.r = atomicrmw and ptr addrspace(1) %b2, i32 %v seq_cst, align 4
  %b2.o = add i64 %own, 17
  %b2.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b2.o
  store i32 %b2.r, ptr addrspace(1) %b2.q, align 4
  %b3.i = add i64 %mine, 18
  %b3 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b3.i
  %b3.r = atomicrmw nand ptr addrspace(1) %b3, i32 %v seq_cst, align 4
  %b3.o = add i64 %own, 18
  %b3.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b3.o
  store i32 %b3.r, ptr addrspace(1) %b3.q, align 4
  %b4.i = add i64 %mine, 19
  %b4 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b4.i
  %b4.r = atomicrmw or ptr addrspace(1) %b4, i32 %v seq_cst, align 4
  %b4.o = add i64 %own, 19
  %b4.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b4.o
  store i32 %b4.r, ptr addrspace(1) %b4.q, align 4
  %b5.i = add i64 %mine, 20
  %b5 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b5.i
  %b5.r = atomicrmw xor ptr addrspace(1) %b5, i32 %v seq_cst, align 4
  %b5.o = add i64 %own, 20
  %b5.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b5.o
  store i32 %b5.r, ptr addrspace(1) %b5.q, align 4
  %b6.i = add i64 %mine, 21
  %b6 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b6.i
  %b6.r = atomicrmw xchg ptr addrspace(1) %b6, i32 %v seq_cst, align 4
  %b6.o = add i64 %own, 21
  %b6.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b6.o
  store i32 %b6.r, ptr addrspace(1) %b6.q, align 4
  %b7.i = add i64 %mine, 22
  %b7 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b7.i
  %b7.r = atomicrmw max ptr addrspace(1) %b7, i32 %v seq_cst, align 4
  %b7.o = add i64 %own, 22
  %b7.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b7.o
  store i32 %b7.r, ptr addrspace(1) %b7.q, align 4
  %b8.i = add i64 %mine, 23
  %b8 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b8.i
  %b8.r = atomicrmw min ptr addrspace(1) %b8, i32 %v seq_cst, align 4
  %b8.o = add i64 %own, 23
  %b8.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b8.o
  store i32 %b8.r, ptr addrspace(1) %b8.q, align 4
  %b9.i = add i64 %mine, 24
  %b9 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b9.i
  %b9.r = atomicrmw umax ptr addrspace(1) %b9, i32 %v seq_cst, align 4
  %b9.o = add i64 %own, 24
  %b9.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b9.o
  store i32 %b9.r, ptr addrspace(1) %b9.q, align 4
  %b10.i = add i64 %mine, 25
  %b10 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b10.i
  %b10.r = atomicrmw umin ptr addrspace(1) %b10, i32 %v seq_cst, align 4
  %b10.o = add i64 %own, 25
  %b10.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b10.o
  store i32 %b10.r, ptr addrspace(1) %b10.q, align 4
  %b11.i = add i64 %mine, 26
  %b11 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b11.i
  %b11.r = atomicrmw uinc_wrap ptr addrspace(1) %b11, i32 %v seq_cst, align 4
  %b11.o = add i64 %own, 26
  %b11.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b11.o
  store i32 %b11.r, ptr addrspace(1) %b11.q, align 4
  %b12.i = add i64 %mine, 27
  %b12 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b12.i
  %b12.r = atomicrmw udec_wrap ptr addrspace(1) %b12, i32 %v seq_cst, align 4
  %b12.o = add i64 %own, 27
  %b12.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b12.o
  store i32 %b12.r, ptr addrspace(1) %b12.q, align 4
  %b13.i = add i64 %mine, 28
  %b13 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b13.i
  %b13.r = atomicrmw usub_cond ptr addrspace(1) %b13, i32 %v seq_cst, align 4
  %b13.o = add i64 %own, 28
  %b13.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b13.o
  store i32 %b13.r, ptr addrspace(1) %b13.q, align 4
  %b14.i = add i64 %mine, 29
  %b14 = getelementptr inbounds i32, ptr addrspace(1) %mem, i64 %b14.i
  %b14.r = atomicrmw usub_sat ptr addrspace(1) %b14, i32 %v seq_cst, align 4
  %b14.o = add i64 %own, 29
  %b14.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b14.o
  store i32 %b14.r, ptr addrspace(1) %b14.q, align 4
  %g0.i = add i64 %fmine, 4
  %g0 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %g0.i
  %g0.r = atomicrmw fadd ptr addrspace(1) %g0, float %f monotonic, align 4
  %g0.b = fptosi float %g0.r to i32
  %g0.o = add i64 %own, 34
  %g0.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %g0.o
  store i32 %g0.b, ptr addrspace(1) %g0.q, align 4
  %g1.i = add i64 %fmine, 5
  %g1 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %g1.i
  %g1.r = atomicrmw fsub ptr addrspace(1) %g1, float %f monotonic, align 4
  %g1.b = fptosi float %g1.r to i32
  %g1.o = add i64 %own, 35
  %g1.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %g1.o
  store i32 %g1.b, ptr addrspace(1) %g1.q, align 4
  %g2.i = add i64 %fmine, 6
  %g2 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %g2.i
  %g2.r = atomicrmw fmax ptr addrspace(1) %g2, float %f monotonic, align 4
  %g2.b = fptosi float %g2.r to i32
  %g2.o = add i64 %own, 36
  %g2.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %g2.o
  store i32 %g2.b, ptr addrspace(1) %g2.q, align 4
  %g3.i = add i64 %fmine, 7
  %g3 = getelementptr inbounds float, ptr addrspace(1) %fmem, i64 %g3.i
  %g3.r = atomicrmw fmin ptr addrspace(1) %g3, float %f monotonic, align 4
  %g3.b = fptosi float %g3.r to i32
  %g3.o = add i64 %own, 37
  %g3.q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %g3.o
  store i32 %g3.b, ptr addrspace(1) %g3.q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_group_idj(i32)
