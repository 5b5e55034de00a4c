; The inner condition is poison in lanes that do not reach it (a shift by 40 and more): masks are combined by select,
; never by `and`.
; ARGS: out:i32[item*2] x:i32[item]=25..50
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: %shifted = lshr
; CHECK: select i1 %fits, i1 %{{.*}}, i1 false
; CHECK-NOT: and i1
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %fits = icmp ult i32 %v, 32
  br i1 %fits, label %a, label %end
a:
  store i32 1, ptr addrspace(1) %q, align 4
  %shifted = lshr i32 -1412567295, %v
  %bit = and i32 %shifted, 1
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %b, label %end
b:
  store i32 %shifted, ptr addrspace(1) %q1, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
