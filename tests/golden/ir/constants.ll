; ModuleID = '<string>'
source_filename = "constants.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.nested = type { i32, [2 x %struct.point], ptr addrspace(1) }
%struct.point = type { float, float }

$shared = comdat any

@message = private unnamed_addr addrspace(2) constant [10 x i8] c"a\22b\\\0A\00\FFxyz", align 1
@table = internal addrspace(2) constant [3 x i32] [i32 1, i32 -2, i32 3], align 4
@zeros = internal unnamed_addr addrspace(1) global [64 x float] zeroinitializer, align 4
@scratch = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@poisoned = internal addrspace(3) global i32 poison, align 4
@outside = external addrspace(1) global i32, align 4
@nested = dso_local local_unnamed_addr constant %struct.nested { i32 1, [2 x %struct.point] [%struct.point { float 1.000000e+00, float 0x3FB99999A0000000 }, %struct.point zeroinitializer], ptr addrspace(1) @outside }, align 8
@packed = constant <{ i8, i32 }> <{ i8 1, i32 2 }>, section "data,here", align 1
@literal = constant { i1, half, bfloat, double, i128, {} } { i1 true, half 0xH3C00, bfloat 0xR3F80, double 1.000000e-01, i128 -170141183460469231731687303715884105728, {} zeroinitializer }
@vector = constant <4 x i32> <i32 0, i32 1, i32 2, i32 3>
@splat = constant <4 x i32> splat (i32 -5)
@pointers = constant [2 x ptr] [ptr null, ptr @splat]
@same = constant <2 x ptr> <ptr @splat, ptr @splat>
@offset = constant ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @table, i64 4)
@ranged = constant ptr getelementptr inbounds inrange(-8, 8) ([2 x ptr], ptr @pointers, i64 0, i32 1)
@generic = constant ptr addrspacecast (ptr addrspace(1) @zeros to ptr)
@difference = constant i64 sub (i64 ptrtoint (ptr @splat to i64), i64 ptrtoint (ptr @vector to i64))
@back = constant ptr inttoptr (i64 4096 to ptr)
@shared = linkonce_odr global i32 7, comdat, align 4
@"with space" = global i32 0
@"\01raw\22name" = global i32 0
@0 = private constant i32 5
@floats = constant [7 x float] [float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float -0.000000e+00, float 0x36A0000000000000, float 1.000000e+10, float undef]
@annotated = global i32 0, align 4, !note !0
@llvm.used = appending global [1 x ptr] [ptr @shared], section "llvm.metadata"

define ptr addrspace(2) @uses(i64 %i) {
bb:
  %v = load i32, ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @table, i64 8), align 4
  store i32 %v, ptr @"with space", align 4
  store <2 x i64> <i64 ptrtoint (ptr @splat to i64), i64 0>, ptr @back, align 16
  store i32 7, ptr @0, align 4
  %w = insertvalue { i8, { i16, [2 x i8] } } { i8 3, { i16, [2 x i8] } { i16 -1, [2 x i8] c"ab" } }, i8 4, 0
  ret ptr addrspace(2) @message
}

!0 = !{}
