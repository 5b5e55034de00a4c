; A clamped address is rematerialized. Its chain is longer than 8, but %last is uniform in the group: it counts anew.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n) {
entry:
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %t = trunc i64 %lid to i32
  %g = trunc i64 %group to i32
  %twice = shl i32 %g, 1
  %width = sub i32 %n, %twice
  %start = mul i32 %width, %g
  %shifted = sub i32 %start, %n
  %is_cut = icmp sgt i32 %shifted, 4
  %rest = xor i32 %shifted, 3
  %part = and i32 %rest, 7
  %last = select i1 %is_cut, i32 %part, i32 7
  %t.next = add i32 %t, 1
  %right = call i32 @llvm.smin.i32(i32 %t.next, i32 %last)
  %right.wide = sext i32 %right to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %lid
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %right.wide
  %r = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %lid
  %v = load i32, ptr addrspace(1) %r, align 4
  store i32 %v, ptr addrspace(3) %p, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %w = load i32, ptr addrspace(3) %q, align 4
  %group.index = shl i64 %group, 3
  %out = add i64 %group.index, %lid
  %out.moved = add i64 %out, 64
  %s = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %out.moved
  store i32 %w, ptr addrspace(1) %s, align 4
  ret void
}

declare i32 @llvm.smin.i32(i32, i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func void @_Z7barrierj(i32)

; ---- expected
; item slots [], group slots []

define i32 @kernel.c0(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 2147352577) %wfv.group0) {
entry:
  %t = trunc i64 %wfv.lid0 to i32
  %g = trunc i64 %wfv.group0 to i32
  %twice = shl i32 %g, 1
  %width = sub i32 %n, %twice
  %start = mul i32 %width, %g
  %shifted = sub i32 %start, %n
  %is_cut = icmp sgt i32 %shifted, 4
  %rest = xor i32 %shifted, 3
  %part = and i32 %rest, 7
  %last = select i1 %is_cut, i32 %part, i32 7
  %t.next = add i32 %t, 1
  %right = call i32 @llvm.smin.i32(i32 %t.next, i32 %last)
  %p = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %wfv.lid0
  %r = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %wfv.lid0
  %v = load i32, ptr addrspace(1) %r, align 4
  store i32 %v, ptr addrspace(3) %p, align 4
  ret i32 1
}

define i32 @kernel.c1(ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %n, i64 noundef range(i64 0, 65536) %wfv.lid0, i64 noundef range(i64 0, 2147352577) %wfv.group0) {
entry.c1:
  %t = trunc i64 %wfv.lid0 to i32
  %t.next = add i32 %t, 1
  %g = trunc i64 %wfv.group0 to i32
  %twice = shl i32 %g, 1
  %width = sub i32 %n, %twice
  %start = mul i32 %width, %g
  %shifted = sub i32 %start, %n
  %is_cut = icmp sgt i32 %shifted, 4
  %rest = xor i32 %shifted, 3
  %part = and i32 %rest, 7
  %last = select i1 %is_cut, i32 %part, i32 7
  %right = call i32 @llvm.smin.i32(i32 %t.next, i32 %last)
  %right.wide = sext i32 %right to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) %tile, i64 %right.wide
  %w = load i32, ptr addrspace(3) %q, align 4
  %group.index = shl i64 %wfv.group0, 3
  %out = add i64 %group.index, %wfv.lid0
  %out.moved = add i64 %out, 64
  %s = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %out.moved
  store i32 %w, ptr addrspace(1) %s, align 4
  ret i32 -1
}
