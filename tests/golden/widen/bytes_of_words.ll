; Bytes of words, which are extended to 32 bits, are shifts of words: of the last ones from where the last lane's last byte
; ends. One that is also stored is shuffled, with its group (y).
; ARGS: out:i32[item] other:i8[item] x:i8[item*4]=-128..127 y:i8[item*4]=-128..127
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: load <4 x i32>
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 15
; CHECK: load <4 x i32>
; CHECK: lshr <4 x i32> %{{.*}}, splat (i32 8)
; CHECK: trunc <8 x i32>
; CHECK: lshr <8 x i32> %{{.*}}, splat (i32 16)
; CHECK: trunc <8 x i32>
; CHECK-NOT: trunc <8 x i32>
; CHECK: load <{{\d+}} x i8>
; CHECK: ret
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %other, ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = shl i64 %id, 2
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %a = load i8, ptr addrspace(1) %p0, align 1
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 2
  %b = load i8, ptr addrspace(1) %p2, align 1
  %q0 = getelementptr inbounds i8, ptr addrspace(1) %y, i64 %at
  %c = load i8, ptr addrspace(1) %q0, align 1
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 3
  %d = load i8, ptr addrspace(1) %q3, align 1
  %wa = zext i8 %a to i32
  %wb = sext i8 %b to i32
  %wc = zext i8 %c to i32
  %wd = zext i8 %d to i32
  %m = mul i32 %wa, 70001
  %s = sub i32 %m, %wb
  %t = xor i32 %s, %wc
  %u = mul i32 %t, %wd
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %u, ptr addrspace(1) %o, align 4
  %r = getelementptr inbounds i8, ptr addrspace(1) %other, i64 %id
  store i8 %d, ptr addrspace(1) %r, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
