define spir_kernel void @settle(ptr addrspace(1) %y, ptr addrspace(1) %x, ptr addrspace(3) %tile, i32 %mirror) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  %start = load float, ptr addrspace(1) %px, align 4
  %l = call i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %l
  store float %start, ptr addrspace(3) %mine, align 4
  call void @_Z7barrierj(i32 1)
  %positive = fcmp ogt float %start, 0.0
  br i1 %positive, label %halve, label %done

halve:
  %v = phi float [ %start, %entry ], [ %half, %halve ]
  %half = fmul float %v, 0.5
  %more = fcmp ogt float %half, 1.0
  br i1 %more, label %halve, label %settled

settled:
  %both = icmp ne i32 %mirror, 0
  br i1 %both, label %add, label %done

add:
  %n = call i64 @_Z14get_local_sizej(i32 0)
  %last = sub i64 %n, 1
  %opposite = sub i64 %last, %l
  %other = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %opposite
  %w = load float, ptr addrspace(3) %other, align 4
  %sum = fadd float %half, %w
  br label %done

done:
  %result = phi float [ %start, %entry ], [ %half, %settled ], [ %sum, %add ]
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %i
  store float %result, ptr addrspace(1) %py, align 4
  ret void
}

declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32)
