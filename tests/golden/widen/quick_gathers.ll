; A gather is one instruction where that is quick: its index is no longer kept in scalars. Strided loads stay scalar, and
; so do bytes, whose index is replicated; an update stays lane by lane.
; ARGS: out:i32[item] table:i32[200]=0..190 bytes:i8[200] bins:i32[item*8] index:i32[item]=0..190
; RUN: step=widen, strategy=unicf, lanes=4, target=sapphire-rapids
; CHECK: call <4 x i32> @llvm.masked.gather.v4i32{{.*}} splat (i1 true)
; CHECK-NOT: call {{.*}}masked.gather
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK-NOT: call {{.*}}masked.gather
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %table, ptr addrspace(1) %bytes, ptr addrspace(1) %bins, ptr addrspace(1) %index) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %pi = getelementptr i32, ptr addrspace(1) %index, i64 %id
  %at = load i32, ptr addrspace(1) %pi, align 4
  %next = xor i32 %at, 5
  %word.at = getelementptr i32, ptr addrspace(1) %table, i32 %next
  %word = load i32, ptr addrspace(1) %word.at, align 4
  %byte.at = getelementptr i8, ptr addrspace(1) %bytes, i32 %word
  %byte = load i8, ptr addrspace(1) %byte.at, align 1
  %row = shl i64 %id, 3
  %column = and i32 %at, 7
  %wide = zext i32 %column to i64
  %place = add i64 %row, %wide
  %bin.at = getelementptr i32, ptr addrspace(1) %bins, i64 %place
  %bin = load i32, ptr addrspace(1) %bin.at, align 4
  %more = add i32 %bin, 1
  store i32 %more, ptr addrspace(1) %bin.at, align 4
  %first.at = getelementptr i32, ptr addrspace(1) %bins, i64 %row
  %first = load i32, ptr addrspace(1) %first.at, align 4
  %number = zext i8 %byte to i32
  %sum = add i32 %word, %number
  %all = add i32 %sum, %first
  %po = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %all, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
