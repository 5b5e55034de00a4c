; A divisor of ids below the lanes: in a version for each power of two, both loads are one wide load and shuffles.
; ARGS: a:i32[item*2+16]=-99..99 d:i32=1..8
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: define {{.*}}@k.c0.fast1.simd(
; CHECK: load <8 x i32>
; CHECK: shufflevector {{.*}} <i32 0, i32 2, i32 4, i32 6>
; CHECK: define {{.*}}@k.c0.guard1(
; CHECK: icmp eq i32 %d, 1
; CHECK: define {{.*}}@k.c0.fast2.simd(
; CHECK-NOT: insertelement <4 x i32>
; CHECK: load <8 x i32>
; CHECK: shufflevector {{.*}} <i32 0, i32 1, i32 4, i32 5>
; CHECK: shufflevector {{.*}} <i32 2, i32 3, i32 6, i32 7>
; CHECK: shufflevector {{.*}} <i32 0, i32 1, i32 4, i32 5, i32 2, i32 3, i32 6, i32 7>
; CHECK: store <8 x i32>
; CHECK-NOT: store
; CHECK: ret i32
; CHECK: define {{.*}}@k.c0.guard2(
; CHECK: icmp eq i32 %d, 2
; CHECK: and i32 {{.*}}, 3
; CHECK-NOT: @k.c0.fast4
define spir_kernel void @k(ptr addrspace(1) %a, i32 %d) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %q = udiv i32 %i, %d
  %r = urem i32 %i, %d
  %twice = shl i32 %d, 1
  %start = mul i32 %q, %twice
  %left = add i32 %start, %r
  %right = add i32 %left, %d
  %lw = zext i32 %left to i64
  %rw = zext i32 %right to i64
  %pl = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %lw
  %pr = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %rw
  %x = load i32, ptr addrspace(1) %pl, align 4
  %y = load i32, ptr addrspace(1) %pr, align 4
  %sum = add i32 %x, %y
  %difference = sub i32 %x, %y
  store i32 %sum, ptr addrspace(1) %pl, align 4
  store i32 %difference, ptr addrspace(1) %pr, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
