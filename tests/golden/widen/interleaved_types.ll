; Fields of the same size whose types are not plain numbers: a bool between bytes; a vector, a pointer and an integer of
; odd width between integers. Only the numbers form interleave groups.
; ARGS: out:i32[item*2] b:i8[item*3]=0..1 x:i32[item*4]=0..9999 p:i64[item*2]=0..99
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <12 x i8>
; CHECK: trunc <4 x i8> {{.*}} to <4 x i1>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %b, ptr addrspace(1) %x, ptr addrspace(1) %p) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %b0 = getelementptr [3 x i8], ptr addrspace(1) %b, i64 %id
  %b1 = getelementptr i8, ptr addrspace(1) %b0, i64 1
  %b2 = getelementptr i8, ptr addrspace(1) %b0, i64 2
  %byte0 = load i8, ptr addrspace(1) %b0
  %bool = load i1, ptr addrspace(1) %b1
  %byte2 = load i8, ptr addrspace(1) %b2
  %x0 = getelementptr [4 x i32], ptr addrspace(1) %x, i64 %id
  %x1 = getelementptr i32, ptr addrspace(1) %x0, i64 1
  %x2 = getelementptr i32, ptr addrspace(1) %x0, i64 2
  %x3 = getelementptr i32, ptr addrspace(1) %x0, i64 3
  %int = load i32, ptr addrspace(1) %x0
  %pair = load <2 x i16>, ptr addrspace(1) %x1
  %odd = load i20, ptr addrspace(1) %x2
  %float = load float, ptr addrspace(1) %x3
  %p0 = getelementptr [2 x i64], ptr addrspace(1) %p, i64 %id
  %p1 = getelementptr i64, ptr addrspace(1) %p0, i64 1
  %long = load i64, ptr addrspace(1) %p0
  %pointer = load ptr, ptr addrspace(1) %p1
  store ptr %pointer, ptr addrspace(1) %p0
  store i64 %long, ptr addrspace(1) %p1
  store <2 x i16> %pair, ptr addrspace(1) %x0
  store i32 %int, ptr addrspace(1) %x1
  store i1 %bool, ptr addrspace(1) %b0
  store i8 %byte0, ptr addrspace(1) %b1
  %a = zext i8 %byte0 to i32
  %c = zext i8 %byte2 to i32
  %d = zext i1 %bool to i32
  %e = zext i20 %odd to i32
  %f = bitcast float %float to i32
  %s1 = mul i32 %a, 3
  %s2 = add i32 %s1, %c
  %s3 = mul i32 %s2, 3
  %s4 = add i32 %s3, %d
  %s5 = add i32 %s4, %e
  %o = getelementptr [2 x i32], ptr addrspace(1) %out, i64 %id
  %o1 = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %s5, ptr addrspace(1) %o
  store i32 %f, ptr addrspace(1) %o1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
