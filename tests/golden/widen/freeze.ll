; A frozen value is one fixed number in each lane, whatever was frozen and however often it is used.
; ARGS: out:i32[item*6] x:i32[item]=-5..5 y:i32[item]=2147483640..2147483647 n:i32=0..1
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: freeze <4 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %q = getelementptr inbounds [6 x i32], ptr addrspace(1) %out, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %w = load i32, ptr addrspace(1) %py, align 4
  %sum = add nsw i32 %v, %w
  %f = freeze i32 %sum
  %copy = mul i32 %f, 3
  %twice = add i32 %f, %f
  %thrice = add i32 %twice, %f
  %zero = sub i32 %copy, %thrice
  store i32 %zero, ptr addrspace(1) %q, align 4
  %is.odd = trunc i32 %v to i1
  %maybe = select i1 %is.odd, i32 %v, i32 undef
  %g = freeze i32 %maybe
  %g2 = xor i32 %g, -1
  %g3 = add i32 %g, %g2
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %g3, ptr addrspace(1) %q1, align 4
  %u = freeze i32 undef
  %first = add i32 %u, %v
  %second = add i32 %u, %w
  %d = sub i32 %second, %first
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %d, ptr addrspace(1) %q2, align 4
  br i1 %is.odd, label %some, label %end
some:
  %id32 = trunc i64 %id to i32
  %wrong = shl i32 %id32, %n
  %h = freeze i32 %wrong
  br label %end
end:
  %m = phi i32 [ %h, %some ], [ undef, %entry ]
  %k = freeze i32 %m
  %k2 = sub i32 %k, %k
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %k2, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
