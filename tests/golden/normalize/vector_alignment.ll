; An array has the alignment of its numbers, whatever vectors the kernel makes of them: in parameters, in accesses to
; vectors and to single components, and in copies. The private vector keeps its own.
; ARGS: out:i32[item*4] x:i32[item*4]=-9..9 s:i32[item*4]=-9..9 d:i32[item*4]
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %s, ptr addrspace(1) %d)
; CHECK: alloca [2 x <4 x i32>], align 16
; CHECK: load <4 x i32>, ptr addrspace(1) %p, align 4
; CHECK: load <4 x i32>, ptr %own.at, align 16
; CHECK: store <4 x i32> %sum, ptr addrspace(1) %q, align 4
; CHECK: store i32 %first, ptr addrspace(1) %q, align 4
; CHECK: call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) {{.*}}align 1 {{.*}}, ptr addrspace(1) {{.*}}align 1 
define spir_kernel void @k(ptr addrspace(1) align 16 %out, ptr addrspace(1) align 16 %x, ptr addrspace(1) align 16 %s,
                           ptr addrspace(1) align 16 %d) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %own = alloca [2 x <4 x i32>], align 16
  %p = getelementptr inbounds <4 x i32>, ptr addrspace(1) %x, i64 %id
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  store <4 x i32> %v, ptr %own, align 16
  %second = getelementptr inbounds <4 x i32>, ptr %own, i64 1
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %second, align 16
  %first = extractelement <4 x i32> %v, i32 0
  %odd = and i32 %first, 1
  %own.at = getelementptr inbounds [2 x <4 x i32>], ptr %own, i64 0, i32 %odd
  %w = load <4 x i32>, ptr %own.at, align 16
  %sum = add <4 x i32> %v, %w
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %id
  store <4 x i32> %sum, ptr addrspace(1) %q, align 16
  %is.odd = icmp ne i32 %odd, 0
  br i1 %is.odd, label %then, label %done
then:
  store i32 %first, ptr addrspace(1) %q, align 16
  br label %done
done:
  %from = getelementptr inbounds <4 x i32>, ptr addrspace(1) %s, i64 %id
  %to = getelementptr inbounds <4 x i32>, ptr addrspace(1) %d, i64 %id
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
