declare i64 @_Z13get_global_idj(i32)

; The operands of %odd are disjoint in active lanes. In some vectors lane 0 is not active, and %sum is odd there.
define spir_kernel void @bounded(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %a, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %a
  %low = and i32 %sum, 1
  %even = icmp eq i32 %low, 0
  br i1 %even, label %then, label %end
then:
  %odd = or disjoint i32 %sum, 1
  %less = icmp ult i32 %odd, %n
  %at = select i1 %less, i32 %odd, i32 %n
  %wide = zext i32 %at to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %wide
  %v = load i8, ptr addrspace(1) %p, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %v, ptr addrspace(1) %q, align 1
  br label %end
end:
  ret void
}

define spir_kernel void @low_bits(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %a, i32 %v) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %a
  %low = and i32 %sum, 1
  %even = icmp eq i32 %low, 0
  br i1 %even, label %then, label %end
then:
  %odd = or disjoint i32 %sum, 1
  %more = add i32 %odd, %v
  %at = xor i32 %more, 2
  %wide = zext i32 %at to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %wide
  %r = load i8, ptr addrspace(1) %p, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %r, ptr addrspace(1) %q, align 1
  br label %end
end:
  ret void
}
