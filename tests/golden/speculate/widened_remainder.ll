; %rest is assumed to wrap at most once, and becomes a selection. Its range, by which %wide is strided, is then unknown:
; the shape of %wide is noted.
; ARGS: out:i32[item] x:i32[16]=-9..9 n:i32=0..60 m:i32=0..1
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: %rest{{.*}} = select
; CHECK: %wide{{.*}} = zext i32 %rest
; CHECK: load <4 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n, i32 %m) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %id
  %c = trunc i32 %m to i1
  br i1 %c, label %then, label %join

then:
  store i32 %n, ptr addrspace(1) %o, align 4
  br label %join

join:
  %id32 = trunc i64 %id to i32
  %low = and i32 %n, 7
  %count = add i32 %low, 9
  %rest = urem i32 %id32, %count
  %wide = zext i32 %rest to i64
  %index = select i1 %c, i64 %wide, i64 0
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %index
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
