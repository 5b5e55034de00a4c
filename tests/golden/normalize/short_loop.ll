; A loop over the three components of an element is unrolled, so that the stores become one interleaved store. The loop
; around it, over nine elements of a row, stays.
; ARGS: out:i8[item*27] x:i8[item]=-128..127
; RUN: step=normalize, strategy=unicf, lanes=8
; CHECK: = phi
; CHECK-NOT: = phi
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK-NOT: store
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %first = mul i64 %id, 27
  br label %rows
rows:
  %row = phi i64 [ 0, %entry ], [ %row.next, %rows.end ]
  %three = mul i64 %row, 3
  %begin = add i64 %first, %three
  br label %components
components:
  %c = phi i64 [ 0, %rows ], [ %c.next, %components ]
  %at = add i64 %begin, %c
  %byte = trunc i64 %c to i8
  %sum = add i8 %v, %byte
  %p = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at
  store i8 %sum, ptr addrspace(1) %p, align 1
  %c.next = add i64 %c, 1
  %more = icmp ult i64 %c.next, 3
  br i1 %more, label %components, label %rows.end
rows.end:
  %row.next = add i64 %row, 1
  %more.rows = icmp ult i64 %row.next, 9
  br i1 %more.rows, label %rows, label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
