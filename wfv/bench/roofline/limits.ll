; The kernels that measure what the machine can do: bandwidth of memory and caches, peaks of arithmetic.
;
; One work-group is one vector of work-items, some registers wide, which walks through a slice of the arrays, and does
; so %repeats times: a launch is long enough to be timed, also where the slice fits into the L1 cache. Stores are the
; usual ones, not non-temporal: the CPU may read a line before it writes to it, which is not counted, as in the STREAM
; benchmark (J. D. McCalpin, "Memory Bandwidth and Machine Balance in Current High Performance Computers", 1995).
;
; The peaks have three chains of values that do not depend on each other, each with two operations in a step: 12
; registers hide an operation's latency, and AVX2 has 16.

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare float @llvm.fmuladd.f32(float, float, float)

define spir_kernel void @copy(ptr addrspace(1) %z, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %count, i32 %repeats) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %long = zext i32 %count to i64
  %slice = mul i64 %size, %long
  %start = mul i64 %group, %slice
  %first = add i64 %start, %lane
  br label %again
again:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  %sum.again = phi i32 [ 0, %entry ], [ %sum.next, %done ]
  br label %step
step:
  %k = phi i64 [ 0, %again ], [ %k.next, %step ]
  %sum = phi i32 [ %sum.again, %again ], [ %sum.next, %step ]
  %offset = mul i64 %k, %size
  %i = add i64 %first, %offset
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %pz = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %i
  %a = load float, ptr addrspace(1) %px, align 4
  store float %a, ptr addrspace(1) %pz, align 4
  %sum.next = add i32 %sum, 0
  %k.next = add i64 %k, 1
  %is_more = icmp ult i64 %k.next, %long
  br i1 %is_more, label %step, label %done
done:
  %r.next = add i32 %r, 1
  %is_again = icmp ult i32 %r.next, %repeats
  br i1 %is_again, label %again, label %end
end:
  %out = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %first
  
  ret void
}

define spir_kernel void @triad(ptr addrspace(1) %z, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %count, i32 %repeats) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %long = zext i32 %count to i64
  %slice = mul i64 %size, %long
  %start = mul i64 %group, %slice
  %first = add i64 %start, %lane
  br label %again
again:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  %sum.again = phi i32 [ 0, %entry ], [ %sum.next, %done ]
  br label %step
step:
  %k = phi i64 [ 0, %again ], [ %k.next, %step ]
  %sum = phi i32 [ %sum.again, %again ], [ %sum.next, %step ]
  %offset = mul i64 %k, %size
  %i = add i64 %first, %offset
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %pz = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %i
  %a = load float, ptr addrspace(1) %px, align 4
  %b = load float, ptr addrspace(1) %py, align 4
  %c = call float @llvm.fmuladd.f32(float %b, float 3.0, float %a)
  store float %c, ptr addrspace(1) %pz, align 4
  %sum.next = add i32 %sum, 0
  %k.next = add i64 %k, 1
  %is_more = icmp ult i64 %k.next, %long
  br i1 %is_more, label %step, label %done
done:
  %r.next = add i32 %r, 1
  %is_again = icmp ult i32 %r.next, %repeats
  br i1 %is_again, label %again, label %end
end:
  %out = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %first
  
  ret void
}

define spir_kernel void @load(ptr addrspace(1) %z, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %count, i32 %repeats) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %long = zext i32 %count to i64
  %slice = mul i64 %size, %long
  %start = mul i64 %group, %slice
  %first = add i64 %start, %lane
  br label %again
again:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  %sum.again = phi i32 [ 0, %entry ], [ %sum.next, %done ]
  br label %step
step:
  %k = phi i64 [ 0, %again ], [ %k.next, %step ]
  %sum = phi i32 [ %sum.again, %again ], [ %sum.next, %step ]
  %offset = mul i64 %k, %size
  %i = add i64 %first, %offset
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %pz = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %i
  %a = load i32, ptr addrspace(1) %px, align 4
  %sum.next = xor i32 %sum, %a
  %k.next = add i64 %k, 1
  %is_more = icmp ult i64 %k.next, %long
  br i1 %is_more, label %step, label %done
done:
  %r.next = add i32 %r, 1
  %is_again = icmp ult i32 %r.next, %repeats
  br i1 %is_again, label %again, label %end
end:
  %out = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %first
  store i32 %sum.next, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @fma(ptr addrspace(1) %z, float %a, float %b, i32 %count) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %start = mul i64 %group, %size
  %i = add i64 %start, %lane
  %pz = getelementptr inbounds float, ptr addrspace(1) %z, i64 %i
  %x = load float, ptr addrspace(1) %pz, align 4
  %c0 = fadd float %x, %a
  %c1 = fadd float %c0, %a
  %c2 = fadd float %c1, %a
  br label %step
step:
  %k = phi i32 [ 0, %entry ], [ %k.next, %step ]
  %v0 = phi float [ %c0, %entry ], [ %n0, %step ]
  %v1 = phi float [ %c1, %entry ], [ %n1, %step ]
  %v2 = phi float [ %c2, %entry ], [ %n2, %step ]
  %n0 = call float @llvm.fmuladd.f32(float %v0, float %a, float %b)
  %n1 = call float @llvm.fmuladd.f32(float %v1, float %a, float %b)
  %n2 = call float @llvm.fmuladd.f32(float %v2, float %a, float %b)
  %k.next = add i32 %k, 1
  %is_more = icmp ult i32 %k.next, %count
  br i1 %is_more, label %step, label %done
done:
  %s1 = fadd float %n0, %n1
  %result = fadd float %s1, %n2
  store float %result, ptr addrspace(1) %pz, align 4
  ret void
}

define spir_kernel void @addxor(ptr addrspace(1) %z, i32 %a, i32 %b, i32 %count) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %start = mul i64 %group, %size
  %i = add i64 %start, %lane
  %pz = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %i
  %x = load i32, ptr addrspace(1) %pz, align 4
  %c0 = add i32 %x, %a
  %c1 = add i32 %c0, %a
  %c2 = add i32 %c1, %a
  br label %step
step:
  %k = phi i32 [ 0, %entry ], [ %k.next, %step ]
  %v0 = phi i32 [ %c0, %entry ], [ %n0, %step ]
  %v1 = phi i32 [ %c1, %entry ], [ %n1, %step ]
  %v2 = phi i32 [ %c2, %entry ], [ %n2, %step ]
  %t0 = add i32 %v0, %a
  %n0 = xor i32 %t0, %b
  %t1 = add i32 %v1, %a
  %n1 = xor i32 %t1, %b
  %t2 = add i32 %v2, %a
  %n2 = xor i32 %t2, %b
  %k.next = add i32 %k, 1
  %is_more = icmp ult i32 %k.next, %count
  br i1 %is_more, label %step, label %done
done:
  %s1 = add i32 %n0, %n1
  %result = add i32 %s1, %n2
  store i32 %result, ptr addrspace(1) %pz, align 4
  ret void
}
