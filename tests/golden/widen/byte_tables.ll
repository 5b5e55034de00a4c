; Buffers that bytes look up are tables: they are loaded as far as they exist, and read by permutes.
; ARGS: out:i8[item*4] x:i8[item]=-128..127 y:i8[item]=0..4 table:i8[256]=-128..127 small:i8[5]=-128..127 part:i8[276]=-128..127
; RUN: step=builtins, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: readonly %table
; CHECK: i64 noundef %wfv.size.table, i64 noundef %wfv.size.small, i64 noundef %wfv.size.part
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: call i64 @llvm.usub.sat.i64(i64 %wfv.size.table, i64 0)
; CHECK: call <64 x i8> @llvm.masked.load.v64i8.p1(ptr addrspace(1) align 1 %table, <64 x i1> %icmp
; CHECK: permvar.qi.512
; CHECK: call i64 @llvm.usub.sat.i64(i64 %wfv.size.table, i64 192)
; CHECK: call i64 @llvm.usub.sat.i64(i64 %wfv.size.small, i64 0)
; CHECK: call i64 @llvm.usub.sat.i64(i64 %wfv.size.part, i64 20)
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids, without=separate buffers
; CHECK-NOT: permvar.qi.512
; RUN: step=widen, strategy=unicf, lanes=64, target=x86-64-v3
; CHECK-NOT: pshuf.b
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %table, ptr addrspace(1) %small, ptr addrspace(1) %part) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %py = getelementptr inbounds i8, ptr addrspace(1) %y, i64 %id
  %u = load i8, ptr addrspace(1) %py, align 1
  %v64 = zext i8 %v to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %table, i64 %v64
  %a = load i8, ptr addrspace(1) %p0, align 1
  %u64 = zext i8 %u to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %small, i64 %u64
  %b = load i8, ptr addrspace(1) %p1, align 1
  %high = lshr i8 %v, 4
  %high64 = zext i8 %high to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %table, i64 %high64
  %c = load i8, ptr addrspace(1) %p2, align 1
  %v32 = zext i8 %v to i32
  %at = add nuw nsw i32 %v32, 20
  %at64 = sext i32 %at to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %part, i64 %at64
  %d = load i8, ptr addrspace(1) %p3, align 1
  %first = shl i64 %id, 2
  %q0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  store i8 %a, ptr addrspace(1) %q0, align 1
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 1
  store i8 %b, ptr addrspace(1) %q1, align 1
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 2
  store i8 %c, ptr addrspace(1) %q2, align 1
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 3
  store i8 %d, ptr addrspace(1) %q3, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
