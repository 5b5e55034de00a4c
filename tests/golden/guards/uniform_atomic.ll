; All lanes add to one address and the result is unused: one atomic for all lanes, with the neutral element for inactive
; ones, and none if no lane is active.
; ARGS: out:i32[45]=-9..9 x:i32[item]=-1000..1000 on:i32[item]=0..1 n:i32=-5..5
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: = load <8 x i32>
; CHECK: call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %load
; CHECK: atomicrmw add ptr addrspace(1) %out
; CHECK-NOT: atomicrmw add ptr
; CHECK: atomicrmw sub ptr
; CHECK-NOT: atomicrmw sub ptr
; CHECK: %any{{.*}} = icmp ne i8
; CHECK: select <8 x i1> {{.*}}, <8 x i32> %load{{.*}}, <8 x i32> splat (i32 2147483647)
; CHECK: call i32 @llvm.vector.reduce.smin.v8i32
; CHECK: atomicrmw min ptr addrspace(1)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %on, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %id32 = trunc i64 %id to i32
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id
  %bit = load i32, ptr addrspace(1) %pon, align 4
  %is.on = icmp ne i32 %bit, 0
  %a0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 0
  %a0.r = atomicrmw add ptr addrspace(1) %a0, i32 %v monotonic, align 4
  %a1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 1
  %a1.r = atomicrmw sub ptr addrspace(1) %a1, i32 %v monotonic, align 4
  %a2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 2
  %a2.r = atomicrmw and ptr addrspace(1) %a2, i32 %v monotonic, align 4
  %a3 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 3
  %a3.r = atomicrmw or ptr addrspace(1) %a3, i32 %v monotonic, align 4
  %a4 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 4
  %a4.r = atomicrmw xor ptr addrspace(1) %a4, i32 %v monotonic, align 4
  %a5 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 5
  %a5.r = atomicrmw max ptr addrspace(1) %a5, i32 %v monotonic, align 4
  %a6 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 6
  %a6.r = atomicrmw min ptr addrspace(1) %a6, i32 %v monotonic, align 4
  %a7 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 7
  %a7.r = atomicrmw umax ptr addrspace(1) %a7, i32 %v monotonic, align 4
  %a8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 8
  %a8.r = atomicrmw umin ptr addrspace(1) %a8, i32 %v monotonic, align 4
  br i1 %is.on, label %some, label %end
some:
  %b0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 9
  %b0.r = atomicrmw add ptr addrspace(1) %b0, i32 %v monotonic, align 4
  %b1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 10
  %b1.r = atomicrmw sub ptr addrspace(1) %b1, i32 %v monotonic, align 4
  %b2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 11
  %b2.r = atomicrmw and ptr addrspace(1) %b2, i32 %v monotonic, align 4
  %b3 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 12
  %b3.r = atomicrmw or ptr addrspace(1) %b3, i32 %v monotonic, align 4
  %b4 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 13
  %b4.r = atomicrmw xor ptr addrspace(1) %b4, i32 %v monotonic, align 4
  %b5 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 14
  %b5.r = atomicrmw max ptr addrspace(1) %b5, i32 %v monotonic, align 4
  %b6 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 15
  %b6.r = atomicrmw min ptr addrspace(1) %b6, i32 %v monotonic, align 4
  %b7 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 16
  %b7.r = atomicrmw umax ptr addrspace(1) %b7, i32 %v monotonic, align 4
  %b8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 17
  %b8.r = atomicrmw umin ptr addrspace(1) %b8, i32 %v monotonic, align 4
  %d0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 27
  %d0.r = atomicrmw add ptr addrspace(1) %d0, i32 %n monotonic, align 4
  %d1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 28
  %d1.r = atomicrmw sub ptr addrspace(1) %d1, i32 %n monotonic, align 4
  %d2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 29
  %d2.r = atomicrmw and ptr addrspace(1) %d2, i32 %n monotonic, align 4
  %d3 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 30
  %d3.r = atomicrmw or ptr addrspace(1) %d3, i32 %n monotonic, align 4
  %d4 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 31
  %d4.r = atomicrmw xor ptr addrspace(1) %d4, i32 %n monotonic, align 4
  %d5 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 32
  %d5.r = atomicrmw max ptr addrspace(1) %d5, i32 %n monotonic, align 4
  %d6 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 33
  %d6.r = atomicrmw min ptr addrspace(1) %d6, i32 %n monotonic, align 4
  %d7 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 34
  %d7.r = atomicrmw umax ptr addrspace(1) %d7, i32 %n monotonic, align 4
  %d8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 35
  %d8.r = atomicrmw umin ptr addrspace(1) %d8, i32 %n monotonic, align 4
  br label %end
end:
  %c0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 18
  %c0.r = atomicrmw add ptr addrspace(1) %c0, i32 %n monotonic, align 4
  %c1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 19
  %c1.r = atomicrmw sub ptr addrspace(1) %c1, i32 %n monotonic, align 4
  %c2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 20
  %c2.r = atomicrmw and ptr addrspace(1) %c2, i32 %n monotonic, align 4
  %c3 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 21
  %c3.r = atomicrmw or ptr addrspace(1) %c3, i32 %n monotonic, align 4
  %c4 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 22
  %c4.r = atomicrmw xor ptr addrspace(1) %c4, i32 %n monotonic, align 4
  %c5 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 23
  %c5.r = atomicrmw max ptr addrspace(1) %c5, i32 %n monotonic, align 4
  %c6 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 24
  %c6.r = atomicrmw min ptr addrspace(1) %c6, i32 %n monotonic, align 4
  %c7 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 25
  %c7.r = atomicrmw umax ptr addrspace(1) %c7, i32 %n monotonic, align 4
  %c8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 26
  %c8.r = atomicrmw umin ptr addrspace(1) %c8, i32 %n monotonic, align 4
  %e0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 36
  %e0.r = atomicrmw add ptr addrspace(1) %e0, i32 %id32 monotonic, align 4
  %e1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 37
  %e1.r = atomicrmw sub ptr addrspace(1) %e1, i32 %id32 monotonic, align 4
  %e2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 38
  %e2.r = atomicrmw and ptr addrspace(1) %e2, i32 %id32 monotonic, align 4
  %e3 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 39
  %e3.r = atomicrmw or ptr addrspace(1) %e3, i32 %id32 monotonic, align 4
  %e4 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 40
  %e4.r = atomicrmw xor ptr addrspace(1) %e4, i32 %id32 monotonic, align 4
  %e5 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 41
  %e5.r = atomicrmw max ptr addrspace(1) %e5, i32 %id32 monotonic, align 4
  %e6 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 42
  %e6.r = atomicrmw min ptr addrspace(1) %e6, i32 %id32 monotonic, align 4
  %e7 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 43
  %e7.r = atomicrmw umax ptr addrspace(1) %e7, i32 %id32 monotonic, align 4
  %e8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 44
  %e8.r = atomicrmw umin ptr addrspace(1) %e8, i32 %id32 monotonic, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
