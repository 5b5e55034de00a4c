; A counter and a row are added to an index, and each iteration loads its element: the sum does not wrap, and gets `nsw`
; or, before a zext, `nuw`. The sums of the others wrap: of a counter that begins with 4, of a load in a branch, and
; with a number of the loop.
; ARGS: out:i32[item] x:i32[item*8+16]=0..99 below:i32[64]=-1..0 n:i32=1..8 low:i32=-4..-1
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: %k = add nsw i32 %j, %row
; CHECK: %u = add nuw i32 %row, %j
; CHECK: %later.k = add i32 %later.j, %before
; CHECK: %some.k = add i32 %some.j, %low
; CHECK: %own.k = add i32 %own.j, %own.y
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %below, i32 %n, i32 %low) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %row = mul i32 %i, %n
  br label %rows
rows:
  %j = phi i32 [ 0, %entry ], [ %j.next, %rows ]
  %sum = phi i32 [ 0, %entry ], [ %sum.both, %rows ]
  %k = add i32 %j, %row
  %k.wide = sext i32 %k to i64
  %k.p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %k.wide
  %k.v = load i32, ptr addrspace(1) %k.p, align 4
  %u = add i32 %row, %j
  %u.wide = zext i32 %u to i64
  %u.p = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %u.wide
  %u.v = load i16, ptr addrspace(1) %u.p, align 2
  %u.w = zext i16 %u.v to i32
  %sum.next = add i32 %sum, %k.v
  %sum.both = xor i32 %sum.next, %u.w
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %rows, label %between
between:
  %before = add i32 %row, -4
  %end = add nsw i32 %n, 4
  br label %later
later:
  %later.j = phi i32 [ 4, %between ], [ %later.next, %later ]
  %later.sum = phi i32 [ %sum.both, %between ], [ %later.sum.next, %later ]
  %later.k = add i32 %later.j, %before
  %later.wide = zext i32 %later.k to i64
  %later.p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %later.wide
  %later.v = load i32, ptr addrspace(1) %later.p, align 4
  %later.sum.next = add i32 %later.sum, %later.v
  %later.next = add nuw nsw i32 %later.j, 1
  %later.more = icmp slt i32 %later.next, %end
  br i1 %later.more, label %later, label %some.entry
some.entry:
  br label %some
some:
  %some.j = phi i32 [ 0, %some.entry ], [ %some.next, %some.end ]
  %some.sum = phi i32 [ %later.sum.next, %some.entry ], [ %some.sum.next, %some.end ]
  %some.k = add i32 %some.j, %low
  %inside = icmp ult i32 %some.k, 16
  br i1 %inside, label %some.load, label %some.end
some.load:
  %some.wide = zext i32 %some.k to i64
  %some.p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %some.wide
  %some.v = load i32, ptr addrspace(1) %some.p, align 4
  br label %some.end
some.end:
  %some.found = phi i32 [ 7, %some ], [ %some.v, %some.load ]
  %some.sum.next = add i32 %some.sum, %some.found
  %some.next = add nuw nsw i32 %some.j, 1
  %some.more = icmp slt i32 %some.next, %end
  br i1 %some.more, label %some, label %own.entry
own.entry:
  br label %own
own:
  %own.j = phi i32 [ 0, %own.entry ], [ %own.next, %own ]
  %own.sum = phi i32 [ %some.sum.next, %own.entry ], [ %own.sum.next, %own ]
  %own.at = zext nneg i32 %own.j to i64
  %own.below = getelementptr inbounds i32, ptr addrspace(1) %below, i64 %own.at
  %own.one = load i32, ptr addrspace(1) %own.below, align 4
  %is.first = icmp eq i32 %own.j, 0
  %own.y = select i1 %is.first, i32 0, i32 %own.one
  %own.k = add i32 %own.j, %own.y
  %own.wide = zext i32 %own.k to i64
  %own.p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %own.wide
  %own.v = load i32, ptr addrspace(1) %own.p, align 4
  %own.sum.next = add i32 %own.sum, %own.v
  %own.next = add nuw nsw i32 %own.j, 1
  %own.more = icmp slt i32 %own.next, %n
  br i1 %own.more, label %own, label %done
done:
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %own.sum.next, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
