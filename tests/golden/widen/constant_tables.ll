; Tables in constant memory at uniform and at varying indices; of numbers, structs and pointers.
; ARGS: out:i32[item*4] x:i32[item]=0..3 n:i32=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load i32, ptr addrspace(2)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %v64 = zext i32 %v to i64
  %n64 = zext i32 %n to i64
  %p0 = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %n64
  %a = load i32, ptr addrspace(2) %p0, align 4
  %p1 = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %v64
  %b = load i32, ptr addrspace(2) %p1, align 4
  %p2 = getelementptr inbounds [4 x { i8, i16 }], ptr addrspace(2) @pairs, i64 0, i64 %v64, i32 1
  %c = load i16, ptr addrspace(2) %p2, align 2
  %p3 = getelementptr inbounds [2 x ptr addrspace(2)], ptr addrspace(2) @parts, i64 0, i64 %n64
  %low = and i64 %v64, 1
  %p4 = getelementptr inbounds [2 x ptr addrspace(2)], ptr addrspace(2) @parts, i64 0, i64 %low
  %part = load ptr addrspace(2), ptr addrspace(2) %p4, align 8
  %d = load i32, ptr addrspace(2) %part, align 4
  %c32 = sext i16 %c to i32
  %r0 = insertelement <4 x i32> poison, i32 %a, i64 0
  %r1 = insertelement <4 x i32> %r0, i32 %b, i64 1
  %r2 = insertelement <4 x i32> %r1, i32 %c32, i64 2
  %r3 = insertelement <4 x i32> %r2, i32 %d, i64 3
  store <4 x i32> %r3, ptr addrspace(1) %q, align 16
  ret void
}
@table = internal addrspace(2) constant [4 x i32] [i32 3, i32 1, i32 4, i32 -1], align 4
@pairs = internal addrspace(2) constant [4 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 -2 }, { i8, i16 } { i8 3, i16 4 }, { i8, i16 } zeroinitializer, { i8, i16 } { i8 7, i16 300 }], align 2
@parts = internal addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @table, ptr addrspace(2) getelementptr inbounds (i8, ptr addrspace(2) @table, i64 8)], align 8
declare i64 @_Z13get_global_idj(i32)
