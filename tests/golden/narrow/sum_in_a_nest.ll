; A sum of 3 * 5 bytes under a condition is at most 3825, so it is a sum of 16 bits, and so is the division.
; ARGS: out:i8[item] x:i8[item+4]=-128..127 n:i32=0..255
; RUN: step=linearize, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: phi i32
; CHECK: select i1 {{.*}}, i32
; RUN: step=narrow, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: %sum.i16{{.*}} = phi i16 [ 0
; CHECK: %part.i16{{.*}} = phi i16
; CHECK: select i1 {{.*}}, i16
; CHECK: add i16
; CHECK: udiv i16 {{.*}}, 15
; CHECK: trunc i16 {{.*}} to i8
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  br label %rows

rows:
  %sum = phi i32 [ 0, %entry ], [ %more, %next ]
  %row = phi i32 [ 0, %entry ], [ %row.next, %next ]
  br label %columns

columns:
  %part = phi i32 [ %sum, %rows ], [ %more, %latch ]
  %column = phi i64 [ 0, %rows ], [ %column.next, %latch ]
  %at = add i64 %id, %column
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %b = load i8, ptr addrspace(1) %p, align 1
  %w = zext i8 %b to i32
  %c = icmp ult i32 %w, %n
  br i1 %c, label %count, label %latch

count:
  %grown = add nuw nsw i32 %part, %w
  br label %latch

latch:
  %more = phi i32 [ %part, %columns ], [ %grown, %count ]
  %column.next = add nuw nsw i64 %column, 1
  %again = icmp ult i64 %column.next, 5
  br i1 %again, label %columns, label %next

next:
  %row.next = add nuw nsw i32 %row, 1
  %all = icmp ult i32 %row.next, 3
  br i1 %all, label %rows, label %done

done:
  %mean = sdiv i32 %more, 15
  %r = trunc i32 %mean to i8
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %r, ptr addrspace(1) %q, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
