; A load from a uniform address that is out of bounds unless a lane is active: it is executed only then.
; ARGS: out:i32[item] x:i32[item]=0..9 t:i32[8]=1..99 n:i32=0..100
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call i32 @wfv.load.i32.p1(ptr addrspace(1) %pt, i1 %need, i32 4)
; CHECK: call void @wfv.store.i32.p1(
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %n.ok = icmp ult i32 %n, 8
  %is.big = icmp ugt i32 %v, 7
  %need = select i1 %is.big, i1 %n.ok, i1 false
  br i1 %need, label %a, label %end
a:
  %far = mul nuw nsw i32 %n, 4096
  %divided = udiv i32 %far, 4096
  %index = zext nneg i32 %divided to i64
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %index
  %y = load i32, ptr addrspace(1) %pt, align 4
  %r = add i32 %y, %v
  store i32 %r, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
