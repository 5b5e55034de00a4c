; ModuleID = '<string>'
source_filename = "a.cl"

define void @f(ptr %p, i32 %n) !dbg !8 {
bb:
  store i32 %n, ptr %p, align 4, !dbg !11, !tbaa !12, !alias.scope !15
  %l = load i32, ptr %p, align 4, !dbg !18, !range !19, !noundef !10
  %c = call float @llvm.fabs.f32(float 1.000000e+00), !dbg !18
  ret void, !dbg !18
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!opencl.ocl.version = !{!6}
!odd\20name = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.cl", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"a \22quoted\22; string, !{}"}
!6 = !{i32 1, i32 2}
!7 = !{null, ptr @f, float 1.000000e+00}
!8 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !9, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 4, column: 16, scope: !8)
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char"}
!15 = !{!16}
!16 = distinct !{!16, !17}
!17 = distinct !{!17, !"domain"}
!18 = !DILocation(line: 5, scope: !8)
!19 = !{i32 0, i32 10}
