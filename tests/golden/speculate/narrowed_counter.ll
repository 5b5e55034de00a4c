; A counter of 64 bits in an expression of 32: the guard limits what it counts to what 32 bits hold.
; ARGS: out:i32[item] x:i32[item+70]=-9..9 count:i64=1..9 width:i32=1..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: load <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: add i64 %count, -1
; CHECK: icmp ult i64 {{.*}}, 268435456
; CHECK: trunc i64 %add.w
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i64 %count, i32 %width) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  br label %body
body:
  %k = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %n = trunc i64 %k to i32
  %at = add i32 %n, %t
  %wrapped = urem i32 %at, %width
  %i = zext i32 %wrapped to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %more = add i32 %sum, %v
  %next = add nuw nsw i64 %k, 1
  %c = icmp eq i64 %next, %count
  br i1 %c, label %done, label %body
done:
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %more, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
