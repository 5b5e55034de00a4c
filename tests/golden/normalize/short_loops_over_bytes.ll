; A loop over two columns in a loop over three rows: both are unrolled, because they load bytes. LLVM then knows
; that the sum of six bytes fits into 16 bits. The same loops over numbers of 32 bits keep that of rows.
; ARGS: out:i8[item]=0..9 x:i8[item+5]=-128..127 wide:i32[item]=0..9 y:i32[item+5]=-128..127
; RUN: step=normalize, strategy=unicf, lanes=8
; CHECK-NOT: phi
; CHECK: udiv i16
; CHECK-NOT: phi
; CHECK: store i8
; CHECK: phi
; CHECK: store i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %wide, ptr addrspace(1) %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  br label %rows
rows:
  %row = phi i64 [ 0, %entry ], [ %row.next, %rows.end ]
  %sum.row = phi i32 [ 0, %entry ], [ %sum.next, %rows.end ]
  %twice = shl i64 %row, 1
  %begin = add i64 %id, %twice
  br label %columns
columns:
  %c = phi i64 [ 0, %rows ], [ %c.next, %columns ]
  %sum = phi i32 [ %sum.row, %rows ], [ %sum.next, %columns ]
  %at = add i64 %begin, %c
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %v = load i8, ptr addrspace(1) %p, align 1
  %number = zext i8 %v to i32
  %sum.next = add nsw i32 %sum, %number
  %c.next = add i64 %c, 1
  %more = icmp ult i64 %c.next, 2
  br i1 %more, label %columns, label %rows.end
rows.end:
  %row.next = add i64 %row, 1
  %more.rows = icmp ult i64 %row.next, 3
  br i1 %more.rows, label %rows, label %middle
middle:
  %mean = sdiv i32 %sum.next, 6
  %byte = trunc i32 %mean to i8
  %po = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %byte, ptr addrspace(1) %po, align 1
  br label %wide.rows
wide.rows:
  %r = phi i64 [ 0, %middle ], [ %r.next, %wide.end ]
  %total.row = phi i32 [ 0, %middle ], [ %total.next, %wide.end ]
  %two = shl i64 %r, 1
  %first = add i64 %id, %two
  br label %wide.columns
wide.columns:
  %d = phi i64 [ 0, %wide.rows ], [ %d.next, %wide.columns ]
  %total = phi i32 [ %total.row, %wide.rows ], [ %total.next, %wide.columns ]
  %to = add i64 %first, %d
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %to
  %w = load i32, ptr addrspace(1) %q, align 4
  %total.next = add i32 %total, %w
  %d.next = add i64 %d, 1
  %more.d = icmp ult i64 %d.next, 2
  br i1 %more.d, label %wide.columns, label %wide.end
wide.end:
  %r.next = add i64 %r, 1
  %more.r = icmp ult i64 %r.next, 3
  br i1 %more.r, label %wide.rows, label %end
end:
  %pw = getelementptr inbounds i32, ptr addrspace(1) %wide, i64 %id
  store i32 %total.next, ptr addrspace(1) %pw, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
