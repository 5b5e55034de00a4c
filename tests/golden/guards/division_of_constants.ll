; In the version for %u = 1 the divisor is the constant -1. An unsigned division by it cannot trap, in no lane.
; ARGS: out:i32[item] x:i32[item+64]=-9..9 u:i32=1..2 n:i32=0..60
; RUN: step=group, strategy=partial, lanes=8
; CHECK: define {{.*}}@k.c0.fast1.simd(
; CHECK: udiv i32 -2, -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %u, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %mask = add i32 %u, -1
  %low = and i32 %t, %mask
  %i = sext i32 %low to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %own = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %w = load i32, ptr addrspace(1) %own, align 4
  %sum = add i32 %v, %w
  %c = icmp slt i32 %sum, 3
  br i1 %c, label %then, label %end
then:
  %even = icmp sgt i32 %n, 9
  br i1 %even, label %divide, label %end
divide:
  %minus = sub i32 0, %u
  %twice = shl i32 %minus, 1
  %q = udiv i32 %twice, %minus
  %more = add i32 %q, %t
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %more, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
