; Uniform addresses: the last active lane's value is stored, a load is one scalar load. And data that is aligned to
; bytes only, vectors included.
; ARGS: out:i32[4] res:i32[item*4+1] x:i32[item+1]=-99..99 n:i32=1..48
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i32>, {{.*}} align 1
; CHECK: store <16 x i32> {{.*}} align 1
; CHECK: extractelement <4 x i32> {{.*}} i64 3
; CHECK: store i32
; CHECK: or i4 %bits{{.*}}, 1
; CHECK: @llvm.ctlz.i4
; CHECK: store i32
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %res, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %group = call i64 @_Z12get_group_idj(i32 0)
  %i = trunc i64 %id to i32
  %base = getelementptr inbounds i8, ptr addrspace(1) %x, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 1
  %rest = getelementptr inbounds i8, ptr addrspace(1) %res, i64 1
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %rest, i64 %id
  %ins = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %v, i32 2
  store <4 x i32> %ins, ptr addrspace(1) %q, align 1
  %first = icmp eq i64 %group, 0
  br i1 %first, label %a, label %end
a:
  store i32 %i, ptr addrspace(1) %out, align 4
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %b, label %end
b:
  %o1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 1
  store i32 %v, ptr addrspace(1) %o1, align 4
  %back = load i32, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 2
  store i32 %i, ptr addrspace(1) %o2, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_group_idj(i32)
