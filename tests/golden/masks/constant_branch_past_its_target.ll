; In the version for u = 3, %exit ends with a branch on a constant: all its lanes go to %end. %end can be reached past
; %exit, so that the mask of this edge, which is that of %exit, is copied into %exit: `select %mask, true, false`.
; Only the execution reaches that version: the checks are of the usual one.
; ARGS: x:i64[2]=-1..0 a:i32[item+1024]=0..30 out:i32[item] u:i32=0..7
; RUN: step=masks, strategy=unicf+boscc/always, lanes=4
; CHECK: exit:
; CHECK: br i1 %is.clear
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %u) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %gid to i32
  %odd = and i32 %id, 1
  %place = zext i32 %odd to i64
  %px = getelementptr i64, ptr addrspace(1) %x, i64 %place
  %vx = load i64, ptr addrspace(1) %px, align 8
  %is.skipped = icmp eq i64 %vx, -1
  br i1 %is.skipped, label %some, label %before
before:
  %moved = add i32 %id, 103
  %eighth = lshr i32 %moved, 3
  %by = and i32 %u, 7
  %part = lshr i32 %moved, %by
  %apart = sub i32 %eighth, %part
  %index = add i32 %apart, 512
  %index64 = zext i32 %index to i64
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %index64
  %va = load i32, ptr addrspace(1) %pa, align 4
  %low = and i32 %va, 14
  %start = or i32 %low, 1
  br label %loop
loop:
  %v = phi i32 [ %start, %before ], [ %half, %loop ]
  %half = lshr i32 %v, 1
  %less = add i32 %half, -1
  %more = icmp ult i32 %less, 16
  br i1 %more, label %loop, label %exit
exit:
  %bit = and i32 %u, 4
  %is.clear = icmp eq i32 %bit, 0
  br i1 %is.clear, label %end, label %some
some:
  br label %end
end:
  %result = phi i32 [ 168, %some ], [ 0, %exit ]
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %gid
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
