; Bytes that are extended for an atomic on one address are combined as bytes: a number that was zero-extended is not
; negative, so that its signed maximum is the unsigned one of the bytes. A sum needs the extended numbers.
; ARGS: out:i32[12]=-90..90 x:i8[item]=-128..127 on:i8[item]=0..1
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: call i8 @llvm.vector.reduce.umax.v8i8(<8 x i8> %load
; CHECK: zext i8 {{.*}} to i32
; CHECK: atomicrmw max
; CHECK: call i8 @llvm.vector.reduce.umin.v8i8
; CHECK: atomicrmw min
; CHECK: call i8 @llvm.vector.reduce.smax.v8i8
; CHECK: sext i8 {{.*}} to i32
; CHECK: atomicrmw max
; CHECK: call i8 @llvm.vector.reduce.umin.v8i8
; CHECK: sext i8 {{.*}} to i32
; CHECK: atomicrmw umin
; CHECK: call i32 @llvm.vector.reduce.add.v8i32
; CHECK: select <8 x i1> {{.*}}, <8 x i8> {{.*}}, <8 x i8> zeroinitializer
; CHECK: call i8 @llvm.vector.reduce.umax.v8i8
; CHECK: atomicrmw max
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %pon = getelementptr i8, ptr addrspace(1) %on, i64 %id
  %bit = load i8, ptr addrspace(1) %pon, align 1
  %is.on = icmp ne i8 %bit, 0
  %u = zext i8 %v to i32
  %s = sext i8 %v to i32
  %a0.r = atomicrmw max ptr addrspace(1) %out, i32 %u monotonic, align 4
  %a1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  %a1.r = atomicrmw min ptr addrspace(1) %a1, i32 %u monotonic, align 4
  %a2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %a2.r = atomicrmw max ptr addrspace(1) %a2, i32 %s monotonic, align 4
  %a3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %a3.r = atomicrmw umin ptr addrspace(1) %a3, i32 %s monotonic, align 4
  %a4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %a4.r = atomicrmw add ptr addrspace(1) %a4, i32 %u monotonic, align 4
  br i1 %is.on, label %some, label %end
some:
  %b0 = getelementptr i32, ptr addrspace(1) %out, i64 5
  %b0.r = atomicrmw max ptr addrspace(1) %b0, i32 %u monotonic, align 4
  %b1 = getelementptr i32, ptr addrspace(1) %out, i64 6
  %b1.r = atomicrmw min ptr addrspace(1) %b1, i32 %u monotonic, align 4
  %b2 = getelementptr i32, ptr addrspace(1) %out, i64 7
  %b2.r = atomicrmw and ptr addrspace(1) %b2, i32 %s monotonic, align 4
  %b3 = getelementptr i32, ptr addrspace(1) %out, i64 8
  %b3.r = atomicrmw or ptr addrspace(1) %b3, i32 %u monotonic, align 4
  %b4 = getelementptr i32, ptr addrspace(1) %out, i64 9
  %b4.r = atomicrmw xor ptr addrspace(1) %b4, i32 %s monotonic, align 4
  %b5 = getelementptr i32, ptr addrspace(1) %out, i64 10
  %b5.r = atomicrmw and ptr addrspace(1) %b5, i32 %u monotonic, align 4
  %b6 = getelementptr i32, ptr addrspace(1) %out, i64 11
  %b6.r = atomicrmw umax ptr addrspace(1) %b6, i32 %s monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
