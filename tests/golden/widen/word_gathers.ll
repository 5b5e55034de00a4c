; AVX-512 gathers the components of OpenCL vectors as words, and scatters those of one word.
; ARGS: out:float[item*4] x:float[400]=-9..9 b:i8[400] index:i32[item]=0..90 n:i32=20..70
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: call <4 x i64> @llvm.masked.gather.v4i64
; CHECK: bitcast <4 x i64> {{.*}} to <8 x float>
; CHECK: call <4 x i32> @llvm.masked.gather.v4i32
; CHECK: bitcast <4 x i32> {{.*}} to <16 x i8>
; CHECK: call <4 x i64> @llvm.masked.gather.v4i64
; CHECK: getelementptr i64, <4 x ptr addrspace(1)>
; CHECK: call <4 x i64> @llvm.masked.gather.v4i64
; CHECK: bitcast <8 x float> {{.*}} to <4 x i64>
; CHECK: call void @llvm.masked.scatter.v4i64
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK-NOT: call {{.*}}masked.{{gather|scatter}}
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %b, ptr addrspace(1) %index, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %pi = getelementptr i32, ptr addrspace(1) %index, i64 %id
  %at = load i32, ptr addrspace(1) %pi, align 4
  %pair.at = getelementptr <2 x float>, ptr addrspace(1) %x, i32 %at
  %pair = load <2 x float>, ptr addrspace(1) %pair.at, align 8
  %inside = icmp slt i32 %at, %n
  br i1 %inside, label %then, label %end
then:
  %bytes.at = getelementptr <4 x i8>, ptr addrspace(1) %b, i32 %at
  %bytes = load <4 x i8>, ptr addrspace(1) %bytes.at, align 4
  %four.at = getelementptr <4 x float>, ptr addrspace(1) %x, i32 %at
  %four = load <4 x float>, ptr addrspace(1) %four.at, align 16
  %wide = uitofp <4 x i8> %bytes to <4 x float>
  %sum = fadd <4 x float> %wide, %four
  %half = shufflevector <4 x float> %sum, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %both = fadd <2 x float> %half, %pair
  %mixed = mul i64 %id, 3
  %other = xor i64 %mixed, 1
  %row = srem i64 %other, 7
  %far = mul i64 %id, 2
  %odd = and i64 %row, 1
  %place = add i64 %far, %odd
  %out.at = getelementptr <2 x float>, ptr addrspace(1) %out, i64 %place
  store <2 x float> %both, ptr addrspace(1) %out.at, align 8
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
