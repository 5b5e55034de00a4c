; int3 in memory of four elements, an element at a run-time index, and a comparison of vectors.
; ARGS: out:i32[item*4] x:i32[item*4]=0..9 n:i32=0..3
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: load <3 x i32>
; CHECK: icmp eq i32 %n, 1
; CHECK: icmp eq i32 %low, 1
; CHECK: icmp ugt i32 {{.*}}, 5
; CHECK: icmp ugt i32 {{.*}}, 5
; CHECK: icmp ugt i32 {{.*}}, 5
; CHECK: select i1 {{.*}}, i32 77
; CHECK: store <4 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds <4 x i32>, ptr addrspace(1) %x, i64 %id
  %v = load <3 x i32>, ptr addrspace(1) %px, align 16
  %v4 = load <4 x i32>, ptr addrspace(1) %px, align 16
  %d = extractelement <4 x i32> %v4, i32 %n
  %low = and i32 %d, 3
  %e = extractelement <4 x i32> %v4, i32 %low
  %five = icmp ugt <3 x i32> %v, <i32 5, i32 5, i32 5>
  %picked = select <3 x i1> %five, <3 x i32> %v, <3 x i32> <i32 1, i32 2, i32 3>
  %wide = shufflevector <3 x i32> %picked, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %full = insertelement <4 x i32> %wide, i32 %e, i64 3
  %dyn = insertelement <4 x i32> %full, i32 77, i32 %low
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %id
  store <4 x i32> %dyn, ptr addrspace(1) %q, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
