; A clamp of id + counter in a loop: the guard tests the ends over all lanes and iterations.
; ARGS: out:i32[item] x:i32[item+40]=-9..9 low:i32=-3..3 count:i32=0..9 last:i32=0..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: load <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: %add.w{{\d+}} = add i32 %low, %t
; CHECK: call i32 @llvm.smax.i32(i32 %low, i32 %to)
; CHECK: icmp ult i32 %sub.w{{\d+}}, 268435456
; CHECK: add i32 %smax{{.*}}, %t
; CHECK: icmp sge i32 %add.w{{\d+}}, 0
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %low, i32 %count, i32 %last) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %to = add i32 %low, %count
  br label %body
body:
  %k = phi i32 [ %low, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %at = add nsw i32 %k, %t
  %up = call i32 @llvm.smax.i32(i32 %at, i32 0)
  %in = call i32 @llvm.smin.i32(i32 %up, i32 %last)
  %i = sext i32 %in to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %more = add i32 %sum, %v
  %next = add nsw i32 %k, 1
  %c = icmp slt i32 %k, %to
  br i1 %c, label %body, label %done
done:
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %more, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
