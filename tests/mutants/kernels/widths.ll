declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)

define spir_kernel void @widened(ptr addrspace(1) %out, i16 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %low = trunc i64 %id to i16
  %sum = add i16 %low, %n
  %wide = zext i16 %sum to i32
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %wide, ptr addrspace(1) %q, align 4
  ret void
}

define spir_kernel void @negative(ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %local = call i64 @_Z12get_local_idj(i32 0)
  %low = trunc i64 %local to i32
  %sum = add i32 %low, 2147483643
  %wide = sext i32 %sum to i64
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %id
  store i64 %wide, ptr addrspace(1) %q, align 8
  ret void
}

define spir_kernel void @sum(ptr addrspace(1) %out, i32 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %local = call i64 @_Z12get_local_idj(i32 0)
  %low = trunc i64 %local to i32
  %more = mul i32 %low, 3
  %sum = add i32 %more, %n
  %wide = zext i32 %sum to i64
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %id
  store i64 %wide, ptr addrspace(1) %q, align 8
  ret void
}
