; `id < n` around accesses with a stride: in the fast version the branch stays, and no access has a mask.
; ARGS: out:i32[item*2] x:i32[item*3]=-9..9 n:i32=-2..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK-NOT: masked
; CHECK: br i1 %c{{.*}}, label %a, label %end
; CHECK: load <{{\d+}} x i32>
; CHECK: store i32
; CHECK-NOT: masked
; CHECK: ret i32
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: add i32 %t, 3
; CHECK: icmp sgt i32 %n, %t
; CHECK: icmp sgt i32 %n, %add.w{{\d+}}
; CHECK: icmp eq i1
; CHECK: freeze
; RUN: step=group, strategy=unicf+boscc, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK-NOT: masked
; CHECK: ret i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %end
a:
  %three = mul i64 %id, 3
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %three
  %v = load i32, ptr addrspace(1) %px, align 4
  %two = mul i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %two
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
