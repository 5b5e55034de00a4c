; ModuleID = '<string>'
source_filename = "<string>"

%struct.big = type { [4 x i64] }

; Function Attrs: convergent nounwind memory(argmem: readwrite)
define weak_odr dso_local spir_kernel void @kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %p, ptr byval(%struct.big) align 8 %b, i32 noundef range(i32 0, 64) %n, ptr noalias dereferenceable(16) "key"="value" %q) local_unnamed_addr #0 section ".text.k" align 16 !kernel_arg_addr_space !0 !kernel_arg_type !1 {
bb:
  %c1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #1
  call void @helper(ptr byval(%struct.big) align 8 %b, i32 noundef range(i32 0, 64) %n, ptr noundef nonnull align 4 dereferenceable(4) %q)
  %c2 = call noundef nofpclass(nan) float @llvm.fmuladd.f32(float 1.000000e+00, float 3.000000e+00, float 2.000000e+00)
  %x = call fast float @llvm.sqrt.f32(float %c2)
  unreachable
}

; Function Attrs: convergent nounwind
define internal fastcc zeroext i1 @more(i32 %n, ptr %q, ptr addrspace(1) %g) unnamed_addr #1 {
bb:
  %m1 = call i32 (ptr, ...) @printf(ptr noundef %q, i32 noundef %n, double noundef 1.000000e+00)
  %m2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %n, i32 1)
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %q, ptr addrspace(1) align 4 %g, i64 16, i1 false), !tbaa.struct !2
  %stack = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %stack)
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %m3 = notail call coldcc signext i8 @cold(i8 signext 1, <4 x float> splat (float 1.000000e+00), [2 x i32] [i32 1, i32 2], { i32 } { i32 5 }) #2
  %m4 = musttail call fastcc zeroext i1 @more(i32 %n, ptr %q, ptr addrspace(1) %g)
  ret i1 %m4
}

; Function Attrs: cold
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare void @helper(ptr byval(%struct.big) align 8, i32 noundef, ptr)

declare i32 @printf(ptr noundef, ...)

declare !note !6 coldcc signext i8 @cold(i8 signext, <4 x float>, [2 x i32], { i32 })

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent nounwind memory(argmem: readwrite) "no-trapping-math"="true" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind }
attributes #2 = { cold }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{i32 1, i32 0, i32 0, i32 0}
!1 = !{!"float*", !"struct big", !"int", !"char*"}
!2 = !{i64 0, i64 16, !3}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
