; A short kernel that does little but access memory, under `id < n`: beyond the caches, masked accesses take longer.
; ARGS: out:i32[item] x:i32[item]=-9..9 n:i32=-2..60
; RUN: step=group, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: guard
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %end
a:
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
