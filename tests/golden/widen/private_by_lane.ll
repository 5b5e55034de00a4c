; Private arrays with the lanes' elements interleaved: a uniform index is a vector access, also under a mask, by a
; pointer that is incremented, and after a select of two arrays; the array is cleared by vector stores.
; ARGS: out:i32[item] x:i32[item]=0..7 n:i32=1..6
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: alloca [128 x i8], align 16
; CHECK: alloca [128 x i8], align 16
; CHECK: store <4 x i32> zeroinitializer
; CHECK: store <4 x i32> zeroinitializer
; CHECK: load i32, ptr addrspace(2)
; CHECK: fill
; CHECK: store <4 x i32>
; CHECK: call <4 x i32> @llvm.masked.gather.v4i32.v4p0(
; CHECK: call void @llvm.masked.store.v4i32.p0(
; CHECK: load <4 x i32>
; CHECK: load <4 x i32>
; CHECK-NOT: load i32
; CHECK-NOT: extractelement
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %a = alloca [8 x i32], align 4
  %b = alloca [2 x [4 x i32]], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr %a)
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 32, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 16 %b, ptr addrspace(2) @table, i64 32, i1 false)
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %end = getelementptr inbounds i8, ptr %a, i64 20
  br label %fill
fill:
  %p = phi ptr [ %a, %entry ], [ %next, %fill ]
  %count = phi i32 [ 0, %entry ], [ %count.next, %fill ]
  %m = mul i32 %count, %v
  store i32 %m, ptr %p, align 4
  %next = getelementptr inbounds i32, ptr %p, i64 1
  %count.next = add i32 %count, 1
  %done = icmp sge i32 %count.next, %n
  br i1 %done, label %test, label %fill
test:
  %wide = sext i32 %n to i64
  %pn = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %wide
  %high = icmp sgt i32 %v, 3
  br i1 %high, label %change, label %read
change:
  %at = zext i32 %v to i64
  %old.p = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %at
  %old = load i32, ptr %old.p, align 4
  %new = add i32 %old, 1000
  store i32 %new, ptr %pn, align 4
  store i32 %v, ptr %old.p, align 4
  br label %read
read:
  %is.odd = icmp ugt i32 %n, 3
  %column = and i64 %wide, 3
  %row = getelementptr inbounds [2 x [4 x i32]], ptr %b, i64 0, i64 1, i64 %column
  %either = select i1 %is.odd, ptr %pn, ptr %row
  %r = load i32, ptr %either, align 4
  %f = load float, ptr %pn, align 4
  %bits = bitcast float %f to i32
  %last = load i32, ptr %end, align 4
  %s = add i32 %r, %bits
  %t = add i32 %s, %last
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %t, ptr addrspace(1) %q, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr %a)
  ret void
}
@table = private unnamed_addr addrspace(2) constant [8 x i32] [i32 5, i32 6, i32 7, i32 8, i32 -1, i32 -2, i32 -3, i32 -4], align 16
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i64 @_Z13get_global_idj(i32)
