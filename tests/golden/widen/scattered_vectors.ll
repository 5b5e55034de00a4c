; OpenCL vectors that go to one address per lane are put into the order of lanes first: a store needs one shuffle.
; ARGS: out:float[item*4] wide:float[item*8] x:float[400]=-9..9 index:i32[item]=0..90 n:i32=20..70
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK: <2 x i32> <i32 0, i32 1>
; CHECK: store <2 x float>
; CHECK: <2 x i32> <i32 2, i32 3>
; CHECK: store <2 x float>
; CHECK: <4 x i32> <i32 8, i32 9, i32 10, i32 11>
; CHECK: store <4 x float>
; CHECK: <3 x i32> <i32 9, i32 10, i32 11>
; CHECK: store <3 x float>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %wide, ptr addrspace(1) %x, ptr addrspace(1) %index, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %pi = getelementptr i32, ptr addrspace(1) %index, i64 %id
  %at = load i32, ptr addrspace(1) %pi, align 4
  %four.at = getelementptr <4 x float>, ptr addrspace(1) %x, i32 %at
  %four = load <4 x float>, ptr addrspace(1) %four.at, align 16
  %two = shufflevector <4 x float> %four, <4 x float> poison, <2 x i32> <i32 1, i32 2>
  %three = shufflevector <4 x float> %four, <4 x float> poison, <3 x i32> <i32 3, i32 1, i32 0>
  %mixed = mul i64 %id, 3
  %other = xor i64 %mixed, 1
  %row = srem i64 %other, 7
  %odd = and i64 %row, 1
  %far = mul i64 %id, 2
  %place = add i64 %far, %odd
  %two.at = getelementptr <2 x float>, ptr addrspace(1) %out, i64 %place
  store <2 x float> %two, ptr addrspace(1) %two.at, align 8
  %inside = icmp slt i32 %at, %n
  br i1 %inside, label %then, label %end
then:
  %four.out = getelementptr <4 x float>, ptr addrspace(1) %wide, i64 %place
  store <4 x float> %four, ptr addrspace(1) %four.out, align 16
  %three.out = getelementptr <4 x float>, ptr addrspace(1) %wide, i64 %place
  store <3 x float> %three, ptr addrspace(1) %three.out, align 16
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
