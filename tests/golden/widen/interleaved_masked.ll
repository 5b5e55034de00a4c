; Four interleaved bytes under a mask are one 32-bit word of each lane; of two 64-bit integers, the mask is repeated for
; each of a lane's elements.
; ARGS: out:i64[item*2] x:i8[item*4]=-100..100 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: call <4 x i32> @llvm.masked.load.v4i32.p1(
; CHECK-NOT: extractelement
; CHECK: shufflevector <4 x i1> {{.*}}<i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3>
; CHECK: call void @llvm.masked.store.v8i64.p1(
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: call <4 x i32> @llvm.masked.load.v4i32.p1(
; CHECK: all.then
; CHECK: store <8 x i64>
; CHECK: all.else
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: load <16 x i8>
; CHECK: store <8 x i64>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %inside = icmp slt i32 %i, %n
  %odd = and i32 %i, 5
  %some = icmp ne i32 %odd, 4
  %both = and i1 %inside, %some
  br i1 %both, label %a, label %end
a:
  %four = shl i64 %id, 2
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %four
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 1
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 2
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %s = sub i8 %v0, %v1
  %t = mul i8 %v2, %v3
  %ws = sext i8 %s to i64
  %wt = sext i8 %t to i64
  %two = shl i64 %id, 1
  %q0 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %two
  %q1 = getelementptr inbounds i64, ptr addrspace(1) %q0, i64 1
  store i64 %wt, ptr addrspace(1) %q1, align 8
  store i64 %ws, ptr addrspace(1) %q0, align 8
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
