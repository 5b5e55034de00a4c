; A memset of inactive lanes has length 0.
; ARGS: out:i8[item*24] x:i32[item]=0..1
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: select i1 {{.*}}, i64 21, i64 0
; CHECK: call void @llvm.memset.p1.i64(
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %c = icmp eq i32 %v, 1
  br i1 %c, label %set, label %done
set:
  %row = mul i64 %id, 24
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %row
  call void @llvm.memset.p1.i64(ptr addrspace(1) %q, i8 7, i64 21, i1 false)
  br label %done
done:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
