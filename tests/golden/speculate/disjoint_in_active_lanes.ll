; The operands of %odd are disjoint where %even holds, so in some vectors not in lane 0. Guard and code add its operands.
; ARGS: out:i32[item] x:i32[item+200]=-9..9 a:i32=0..3 v:i64=1..90
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.aligned.simd(
; CHECK: %odd{{.*}} = add i64 %sum{{.*}}, 1
; CHECK: define {{.*}} i1 @k.c0.is_aligned(
; CHECK: %odd = add i64 %sum, 1
; CHECK-NOT: = or
; CHECK: freeze
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %a, i64 %v) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %wide = zext i32 %a to i64
  %sum = add i64 %id, %wide
  %low = and i64 %sum, 1
  %even = icmp eq i64 %low, 0
  br i1 %even, label %then, label %end
then:
  %odd = or disjoint i64 %sum, 1
  %more = add i64 %odd, %v
  %at = xor i64 %more, 2
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %r = load i32, ptr addrspace(1) %p, align 4
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
