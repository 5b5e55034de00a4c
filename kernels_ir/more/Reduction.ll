; ModuleID = 'Reduction.cl'
source_filename = "Reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %sums) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !22
  %call2.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !23
  %mul.i = shl i64 %call1.i, 3, !dbg !24
  %.idx = mul i64 %mul.i, %call2.i, !dbg !25
  %0 = getelementptr i8, ptr addrspace(1) %in, i64 %.idx, !dbg !25
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %0, i64 %call.i, !dbg !25
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !25, !tbaa !8
  %arrayidx5.i = getelementptr i32, ptr addrspace(1) %arrayidx.i, i64 %call1.i, !dbg !26
  %2 = load i32, ptr addrspace(1) %arrayidx5.i, align 4, !dbg !26, !tbaa !8
  %add6.i = add i32 %2, %1, !dbg !27
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(3) %sums, i64 %call.i, !dbg !28
  store i32 %add6.i, ptr addrspace(3) %arrayidx7.i, align 4, !dbg !29, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !30
  %s.0.i1 = lshr i64 %call1.i, 1, !dbg !31
  %cmp.not.i2 = icmp eq i64 %s.0.i1, 0, !dbg !32
  br i1 %cmp.not.i2, label %for.cond.cleanup.i, label %for.body.i, !dbg !33

for.cond.cleanup.i:                               ; preds = %if.end.i, %entry
  %cmp13.i = icmp eq i64 %call.i, 0, !dbg !34
  br i1 %cmp13.i, label %if.then14.i, label %__clang_ocl_kern_imp_reduce.exit, !dbg !34

for.body.i:                                       ; preds = %entry, %if.end.i
  %s.0.i3 = phi i64 [ %s.0.i, %if.end.i ], [ %s.0.i1, %entry ]
  %cmp8.i = icmp ult i64 %call.i, %s.0.i3, !dbg !35
  br i1 %cmp8.i, label %if.then.i, label %if.end.i, !dbg !35

if.then.i:                                        ; preds = %for.body.i
  %arrayidx10.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7.i, i64 %s.0.i3, !dbg !36
  %3 = load i32, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !36, !tbaa !8
  %4 = load i32, ptr addrspace(3) %arrayidx7.i, align 4, !dbg !37, !tbaa !8
  %add12.i = add i32 %4, %3, !dbg !37
  store i32 %add12.i, ptr addrspace(3) %arrayidx7.i, align 4, !dbg !37, !tbaa !8
  br label %if.end.i, !dbg !38

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !39
  %s.0.i = lshr i64 %s.0.i3, 1, !dbg !31
  %cmp.not.i = icmp eq i64 %s.0.i, 0, !dbg !32
  br i1 %cmp.not.i, label %for.cond.cleanup.i, label %for.body.i, !dbg !33, !llvm.loop !40

if.then14.i:                                      ; preds = %for.cond.cleanup.i
  %5 = load i32, ptr addrspace(3) %sums, align 4, !dbg !43, !tbaa !8
  %call16.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !44
  %arrayidx17.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call16.i, !dbg !45
  store i32 %5, ptr addrspace(1) %arrayidx17.i, align 4, !dbg !46, !tbaa !8
  br label %__clang_ocl_kern_imp_reduce.exit, !dbg !45

__clang_ocl_kern_imp_reduce.exit:                 ; preds = %for.cond.cleanup.i, %if.then14.i
  ret void, !dbg !47
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %sums) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !48
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !49
  %call2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !50
  %mul = shl i64 %call1, 3, !dbg !51
  %.idx = mul i64 %mul, %call2, !dbg !52
  %0 = getelementptr i8, ptr addrspace(1) %in, i64 %.idx, !dbg !52
  %arrayidx = getelementptr i32, ptr addrspace(1) %0, i64 %call, !dbg !52
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !52, !tbaa !8
  %arrayidx5 = getelementptr i32, ptr addrspace(1) %arrayidx, i64 %call1, !dbg !53
  %2 = load i32, ptr addrspace(1) %arrayidx5, align 4, !dbg !53, !tbaa !8
  %add6 = add i32 %2, %1, !dbg !54
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(3) %sums, i64 %call, !dbg !55
  store i32 %add6, ptr addrspace(3) %arrayidx7, align 4, !dbg !56, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !57
  %s.035 = lshr i64 %call1, 1, !dbg !58
  %cmp.not36 = icmp eq i64 %s.035, 0, !dbg !59
  br i1 %cmp.not36, label %for.cond.cleanup, label %for.body, !dbg !60

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %cmp13 = icmp eq i64 %call, 0, !dbg !61
  br i1 %cmp13, label %if.then14, label %if.end18, !dbg !61

for.body:                                         ; preds = %entry, %if.end
  %s.037 = phi i64 [ %s.0, %if.end ], [ %s.035, %entry ]
  %cmp8 = icmp ult i64 %call, %s.037, !dbg !62
  br i1 %cmp8, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %for.body
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7, i64 %s.037, !dbg !63
  %3 = load i32, ptr addrspace(3) %arrayidx10, align 4, !dbg !63, !tbaa !8
  %4 = load i32, ptr addrspace(3) %arrayidx7, align 4, !dbg !64, !tbaa !8
  %add12 = add i32 %4, %3, !dbg !64
  store i32 %add12, ptr addrspace(3) %arrayidx7, align 4, !dbg !64, !tbaa !8
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %for.body
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !66
  %s.0 = lshr i64 %s.037, 1, !dbg !58
  %cmp.not = icmp eq i64 %s.0, 0, !dbg !59
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !60, !llvm.loop !67

if.then14:                                        ; preds = %for.cond.cleanup
  %5 = load i32, ptr addrspace(3) %sums, align 4, !dbg !69, !tbaa !8
  %call16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !70
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call16, !dbg !71
  store i32 %5, ptr addrspace(1) %arrayidx17, align 4, !dbg !72, !tbaa !8
  br label %if.end18, !dbg !71

if.end18:                                         ; preds = %if.then14, %for.cond.cleanup
  ret void, !dbg !73
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !74 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !75 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !76 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !77 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Reduction.cl", directory: ".", checksumkind: CSK_MD5, checksum: "6d6fc8a28d7948912f8003bf2204363b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 3}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"uint*"}
!18 = !{!"const", !"", !""}
!19 = !DILocation(line: 4, column: 23, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 19, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 20, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 36, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 8, column: 22, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 8, column: 34, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 8, column: 32, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 20, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 9, column: 5, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 11, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 33, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 18, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 12, column: 22, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 31, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 28, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 13, column: 13, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 14, column: 9, scope: !20, inlinedAt: !21)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 15, column: 5, scope: !20, inlinedAt: !21)
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 17, column: 32, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 17, column: 13, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 17, column: 9, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 17, column: 30, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 18, column: 1, scope: !12)
!48 = !DILocation(line: 4, column: 23, scope: !20)
!49 = !DILocation(line: 5, column: 19, scope: !20)
!50 = !DILocation(line: 6, column: 20, scope: !20)
!51 = !DILocation(line: 6, column: 36, scope: !20)
!52 = !DILocation(line: 8, column: 22, scope: !20)
!53 = !DILocation(line: 8, column: 34, scope: !20)
!54 = !DILocation(line: 8, column: 32, scope: !20)
!55 = !DILocation(line: 8, column: 5, scope: !20)
!56 = !DILocation(line: 8, column: 20, scope: !20)
!57 = !DILocation(line: 9, column: 5, scope: !20)
!58 = !DILocation(line: 11, scope: !20)
!59 = !DILocation(line: 11, column: 33, scope: !20)
!60 = !DILocation(line: 11, column: 5, scope: !20)
!61 = !DILocation(line: 16, column: 18, scope: !20)
!62 = !DILocation(line: 12, column: 22, scope: !20)
!63 = !DILocation(line: 13, column: 31, scope: !20)
!64 = !DILocation(line: 13, column: 28, scope: !20)
!65 = !DILocation(line: 13, column: 13, scope: !20)
!66 = !DILocation(line: 14, column: 9, scope: !20)
!67 = distinct !{!67, !60, !68, !42}
!68 = !DILocation(line: 15, column: 5, scope: !20)
!69 = !DILocation(line: 17, column: 32, scope: !20)
!70 = !DILocation(line: 17, column: 13, scope: !20)
!71 = !DILocation(line: 17, column: 9, scope: !20)
!72 = !DILocation(line: 17, column: 30, scope: !20)
!73 = !DILocation(line: 18, column: 1, scope: !20)
!74 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
