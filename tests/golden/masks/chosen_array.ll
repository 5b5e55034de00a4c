; A load from one of two places: each lane loads from its own, under a mask. The last item, which is inactive, would load
; beyond both arrays.
; ARGS: out:i32[item] a:i32[item]=-99..99 b:i32[item]=100..999 n:i32=5..5
; RUN: step=masks, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: in:
; CHECK: call i32 @wfv.load.i32.p1(ptr addrspace(1) %getelementptr{{.*}}, i1 %select{{.*}}, i32 4)
; CHECK: call i32 @wfv.load.i32.p1(ptr addrspace(1) %getelementptr{{.*}}, i1 %select{{.*}}, i32 4)
; CHECK: select i1 %c
; CHECK-NOT: load i32, ptr addrspace(1) %p
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %size = call i64 @_Z15get_global_sizej(i32 0)
  %at = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %id
  %v = load i32, ptr addrspace(1) %at, align 4
  %next = add nuw nsw i64 %id, 1
  %has = icmp ult i64 %next, %size
  br i1 %has, label %in, label %end
in:
  %c = icmp slt i32 %v, %n
  %base = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %next
  %x = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %x, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
