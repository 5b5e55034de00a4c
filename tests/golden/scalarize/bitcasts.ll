; Bitcasts of vectors to other vectors or to integers: done by shifting and combining integers.
; ARGS: out:i32[item*24] in:i32[item*4]=-999999..999999
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK-NOT: bitcast <
; CHECK: trunc i32 {{.*}} to i8
; CHECK-NOT: bitcast <
; CHECK: ret
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds <4 x i32>, ptr addrspace(1) %in, i64 %id
  %own = mul i64 %id, 24
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %own
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %x = extractelement <4 x i32> %v, i64 0
  %bytes = bitcast i32 %x to <4 x i8>
  %twice = add <4 x i8> %bytes, <i8 1, i8 2, i8 3, i8 4>
  %r0 = bitcast <4 x i8> %twice to i32
  store i32 %r0, ptr addrspace(1) %q, align 4
  %doubles = bitcast <4 x i32> %v to <2 x double>
  %neg = fneg <2 x double> %doubles
  %back = bitcast <2 x double> %neg to <4 x float>
  %bits = bitcast <4 x float> %back to <4 x i32>
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  store <4 x i32> %bits, ptr addrspace(1) %q1, align 16
  %three = shufflevector <4 x i32> %v, <4 x i32> poison, <3 x i32> <i32 2, i32 0, i32 3>
  %odd = bitcast <3 x i32> %three to <2 x i48>
  %sum = mul <2 x i48> %odd, <i48 3, i48 5>
  %again = bitcast <2 x i48> %sum to <3 x i32>
  %four = shufflevector <3 x i32> %again, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 8
  store <4 x i32> %four, ptr addrspace(1) %q2, align 16
  %halves = bitcast <4 x i32> %v to <8 x i16>
  %signs = icmp slt <8 x i16> %halves, zeroinitializer
  %set = bitcast <8 x i1> %signs to i8
  %wide = zext i8 %set to i32
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 12
  store i32 %wide, ptr addrspace(1) %q3, align 4
  %low = trunc i32 %x to i4
  %flags = bitcast i4 %low to <4 x i1>
  %chosen = select <4 x i1> %flags, <4 x i32> %v, <4 x i32> %bits
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 16
  store <4 x i32> %chosen, ptr addrspace(1) %q4, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
