declare i64 @_Z13get_global_idj(i32)

define spir_kernel void @frozen(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %f = freeze i64 %id
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %f
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}

define spir_kernel void @number(ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i64, ptr addrspace(1) %out, i64 %id
  %n = ptrtoint ptr addrspace(1) %q to i64
  store i64 %n, ptr addrspace(1) %q, align 8
  ret void
}

define spir_kernel void @generic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %v = load i32, ptr addrspace(4) %g, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
