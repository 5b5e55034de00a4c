; `int` and `uint` ids with offsets, in a guarded kernel: wide loads and stores, no gathers.
; ARGS: out:i32[item] x:i32[item+3]=0..99 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: icmp {{.*}} <4 x i32>
; CHECK: call <4 x i32> @llvm.masked.load.v4i32.p1(
; CHECK: call <4 x i32> @llvm.masked.load.v4i32.p1(
; CHECK: call void @llvm.masked.store.v4i32.p1(
; CHECK-NOT: gather
; CHECK-NOT: extractelement
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %size = call i64 @_Z15get_global_sizej(i32 0)
  %i = trunc i64 %id to i32
  %count = trunc i64 %size to i32
  %limit = call i32 @llvm.smin.i32(i32 %n, i32 %count)
  %inside = icmp slt i32 %i, %limit
  br i1 %inside, label %a, label %end
a:
  %s = sext i32 %i to i64
  %ps = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %s
  %vs = load i32, ptr addrspace(1) %ps, align 4
  %plus = add i32 %i, 3
  %z = zext i32 %plus to i64
  %pz = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %z
  %vz = load i32, ptr addrspace(1) %pz, align 4
  %sum = add i32 %vs, %vz
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %s
  store i32 %sum, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
