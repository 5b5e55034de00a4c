; Four components of bytes that fill two registers of AVX-512: one shuffle sorts them, by vpermt2b, of which each
; component is a part. Of four registers each two are sorted. Two components are better taken to pieces one by one.
; ARGS: out:i8[item]=0..9 x:i8[4*item]=0..255
; RUN: step=widen, strategy=unicf, lanes=32, target=sapphire-rapids
; CHECK: load <128 x i8>
; CHECK: shufflevector <128 x i8> {{.*}} <128 x i32> <i32 0, i32 4, i32 8
; CHECK: shufflevector <128 x i8> {{.*}} <32 x i32> <i32 0, i32 1, i32 2
; CHECK: shufflevector <128 x i8> {{.*}} <32 x i32> <i32 32, i32 33, i32 34
; RUN: step=widen, strategy=unicf, lanes=32, target=x86-64-v4
; CHECK: load <128 x i8>
; CHECK: shufflevector <128 x i8> {{.*}} <32 x i32> <i32 0, i32 4, i32 8
; CHECK-NOT: <128 x i32>
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: load <256 x i8>
; CHECK: shufflevector <256 x i8> {{.*}} <128 x i32> <i32 0, i32 4, i32 8
; CHECK: shufflevector <256 x i8> {{.*}} <128 x i32> <i32 128, i32 132, i32 136
; CHECK: shufflevector <256 x i8> {{.*}} <64 x i32> <i32 0, i32 1, i32 2
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds <4 x i8>, ptr addrspace(1) %x, i64 %id
  %v = load <4 x i8>, ptr addrspace(1) %p, align 4
  %a = extractelement <4 x i8> %v, i64 0
  %b = extractelement <4 x i8> %v, i64 1
  %c = extractelement <4 x i8> %v, i64 2
  %d = extractelement <4 x i8> %v, i64 3
  %ab = sub i8 %a, %b
  %cd = mul i8 %c, %d
  %all = xor i8 %ab, %cd
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %all, ptr addrspace(1) %o, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
