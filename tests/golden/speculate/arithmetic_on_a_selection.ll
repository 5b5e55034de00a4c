; `%id & 31` makes an address contiguous, so other masked ids are assumed to be uniform too: %row, but not %even. That
; would rest on an assumption that no address needs: that %chosen is %id.
; ARGS: out:i32[item] x:i32[32]=-9..9 n:i32=0..60 m:i32=0..1
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: load <4 x i32>
; CHECK: %row{{.*}} = and i64
; CHECK: %chosen{{.*}} = select i1 %c{{.*}}, <4 x i64>
; CHECK: %even{{.*}} = and <4 x i64>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK-NOT: %c
; CHECK: freeze
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n, i32 %m) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %low = and i64 %id, 31
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %low
  %v = load i32, ptr addrspace(1) %p, align 4
  %row = and i64 %id, 40
  %c = icmp eq i32 %m, 0
  %wide = zext i32 %n to i64
  %chosen = select i1 %c, i64 %wide, i64 %id
  %even = and i64 %chosen, 24
  %is = icmp eq i64 %even, %row
  %z = zext i1 %is to i32
  %r = add i32 %v, %z
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
