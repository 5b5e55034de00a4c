; `lid == 0` and `lid < 3` do not hold for one vector of each group: not assumed.
; ARGS: out:i32[item*2] x:i32[item]=-9..9
; RUN: step=group, strategy=unicf, lanes=4
; CHECK-NOT: guard
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %l = call i64 @_Z12get_local_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %two = mul i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %two
  %c = icmp eq i64 %l, 0
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
b:
  %d = icmp ult i64 %l, 3
  br i1 %d, label %e, label %end
e:
  store i32 7, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
