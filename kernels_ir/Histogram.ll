; ModuleID = 'Histogram.cl'
source_filename = "Histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %data, ptr addrspace(3) noundef align 1 captures(none) %sharedArray, ptr addrspace(1) noundef writeonly align 4 captures(none) %binResult) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !19
  %mul.i = shl i64 %call.i, 8
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %sharedArray, i64 %mul.i
  tail call void @llvm.memset.p3.i64(ptr addrspace(3) noundef align 1 dereferenceable(256) %0, i8 0, i64 256, i1 false), !dbg !22, !tbaa !23
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !25
  %.idx74.i = shl i64 %call1.i, 10
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 %.idx74.i
  %mul14.i = shl i64 %call.i, 8
  %2 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %mul14.i
  br label %for.body9.i, !dbg !26

for.cond.cleanup8.i:                              ; preds = %for.body9.i
  %call2.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !27
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !29
  %invariant.gep6 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %call.i, !dbg !30
  %cmp25.i8.not = icmp ugt i64 %call3.i, 256, !dbg !31
  br i1 %cmp25.i8.not, label %__clang_ocl_kern_imp_histogram256.exit, label %for.cond29.i.preheader.lr.ph, !dbg !32

for.cond29.i.preheader.lr.ph:                     ; preds = %for.cond.cleanup8.i
  %div.i = udiv i64 256, %call3.i
  %cmp31.i3.not = icmp eq i64 %call3.i, 0
  %.idx.i = shl i64 %call2.i, 10
  %3 = getelementptr i8, ptr addrspace(1) %binResult, i64 %.idx.i
  %invariant.gep = getelementptr i32, ptr addrspace(1) %3, i64 %call.i, !dbg !32
  %4 = trunc nuw nsw i64 %div.i to i32
  %5 = trunc nuw nsw i64 %call3.i to i32
  br label %for.cond29.i.preheader, !dbg !32

for.body9.i:                                      ; preds = %entry, %for.body9.i
  %i4.0.i2 = phi i32 [ 0, %entry ], [ %inc20.i, %for.body9.i ]
  %conv11.i = zext nneg i32 %i4.0.i2 to i64, !dbg !33
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv11.i, !dbg !34
  %6 = load i32, ptr addrspace(1) %arrayidx13.i, align 4, !dbg !34, !tbaa !8
  %conv15.i = zext i32 %6 to i64, !dbg !35
  %arrayidx17.i = getelementptr i8, ptr addrspace(3) %2, i64 %conv15.i, !dbg !36
  %7 = load i8, ptr addrspace(3) %arrayidx17.i, align 1, !dbg !37, !tbaa !23
  %inc18.i = add i8 %7, 1, !dbg !37
  store i8 %inc18.i, ptr addrspace(3) %arrayidx17.i, align 1, !dbg !37, !tbaa !23
  %inc20.i = add nuw nsw i32 %i4.0.i2, 1, !dbg !38
  %cmp6.i = icmp samesign ult i32 %i4.0.i2, 255, !dbg !39
  br i1 %cmp6.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !26, !llvm.loop !40

for.cond29.i.preheader:                           ; preds = %for.cond29.i.preheader.lr.ph, %for.cond.cleanup33.i
  %conv24.i10 = phi i64 [ 0, %for.cond29.i.preheader.lr.ph ], [ %conv24.i, %for.cond.cleanup33.i ]
  %i22.0.i9 = phi i32 [ 0, %for.cond29.i.preheader.lr.ph ], [ %inc54.i, %for.cond.cleanup33.i ]
  br i1 %cmp31.i3.not, label %for.cond.cleanup33.i, label %for.body34.i.lr.ph, !dbg !43

for.body34.i.lr.ph:                               ; preds = %for.cond29.i.preheader
  %mul38.i = mul nuw nsw i64 %conv24.i10, %call3.i
  %gep7 = getelementptr i8, ptr addrspace(3) %invariant.gep6, i64 %mul38.i, !dbg !43
  br label %for.body34.i, !dbg !43

for.cond.cleanup33.i:                             ; preds = %for.body34.i, %for.cond29.i.preheader
  %count.0.i.lcssa = phi i32 [ 0, %for.cond29.i.preheader ], [ %add43.i, %for.body34.i ], !dbg !44
  %mul49.i = mul nuw nsw i64 %conv24.i10, %call3.i, !dbg !45
  %gep11 = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul49.i, !dbg !46
  store i32 %count.0.i.lcssa, ptr addrspace(1) %gep11, align 4, !dbg !47, !tbaa !8
  %inc54.i = add nuw nsw i32 %i22.0.i9, 1, !dbg !48
  %conv24.i = zext nneg i32 %inc54.i to i64, !dbg !49
  %cmp25.i = icmp samesign ult i32 %inc54.i, %4, !dbg !31
  br i1 %cmp25.i, label %for.cond29.i.preheader, label %__clang_ocl_kern_imp_histogram256.exit, !dbg !32, !llvm.loop !50

for.body34.i:                                     ; preds = %for.body34.i.lr.ph, %for.body34.i
  %j.0.i5 = phi i32 [ 0, %for.body34.i.lr.ph ], [ %inc45.i, %for.body34.i ]
  %count.0.i4 = phi i32 [ 0, %for.body34.i.lr.ph ], [ %add43.i, %for.body34.i ]
  %mul35.i = shl i32 %j.0.i5, 8, !dbg !52
  %conv36.i = zext i32 %mul35.i to i64, !dbg !53
  %gep = getelementptr i8, ptr addrspace(3) %gep7, i64 %conv36.i, !dbg !54
  %8 = load i8, ptr addrspace(3) %gep, align 1, !dbg !54, !tbaa !23
  %conv42.i = zext i8 %8 to i32, !dbg !54
  %add43.i = add i32 %count.0.i4, %conv42.i, !dbg !55
  %inc45.i = add nuw i32 %j.0.i5, 1, !dbg !56
  %cmp31.i = icmp ult i32 %inc45.i, %5, !dbg !57
  br i1 %cmp31.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !43, !llvm.loop !58

__clang_ocl_kern_imp_histogram256.exit:           ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  ret void, !dbg !60
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %data, ptr addrspace(3) noundef align 1 captures(none) %sharedArray, ptr addrspace(1) noundef writeonly align 4 captures(none) %binResult) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !61
  %mul = shl i64 %call, 8
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %sharedArray, i64 %mul
  tail call void @llvm.memset.p3.i64(ptr addrspace(3) noundef align 1 dereferenceable(256) %0, i8 0, i64 256, i1 false), !dbg !62, !tbaa !23
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !63
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !64
  %.idx74 = shl i64 %call1, 10
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 %.idx74
  %mul14 = shl i64 %call, 8
  %2 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %mul14
  br label %for.body9, !dbg !65

for.cond.cleanup8:                                ; preds = %for.body9
  %call2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !66
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !67
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !68
  %invariant.gep80 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %call, !dbg !69
  %cmp2582.not = icmp ugt i64 %call3, 256, !dbg !70
  br i1 %cmp2582.not, label %for.cond.cleanup27, label %for.cond29.preheader.lr.ph, !dbg !71

for.cond29.preheader.lr.ph:                       ; preds = %for.cond.cleanup8
  %div = udiv i64 256, %call3
  %cmp3177.not = icmp eq i64 %call3, 0
  %.idx = shl i64 %call2, 10
  %3 = getelementptr i8, ptr addrspace(1) %binResult, i64 %.idx
  %invariant.gep = getelementptr i32, ptr addrspace(1) %3, i64 %call, !dbg !71
  %4 = trunc nuw nsw i64 %div to i32
  %5 = trunc nuw nsw i64 %call3 to i32
  br label %for.cond29.preheader, !dbg !71

for.body9:                                        ; preds = %entry, %for.body9
  %i4.076 = phi i32 [ 0, %entry ], [ %inc20, %for.body9 ]
  %conv11 = zext nneg i32 %i4.076 to i64, !dbg !72
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv11, !dbg !73
  %6 = load i32, ptr addrspace(1) %arrayidx13, align 4, !dbg !73, !tbaa !8
  %conv15 = zext i32 %6 to i64, !dbg !74
  %arrayidx17 = getelementptr i8, ptr addrspace(3) %2, i64 %conv15, !dbg !75
  %7 = load i8, ptr addrspace(3) %arrayidx17, align 1, !dbg !76, !tbaa !23
  %inc18 = add i8 %7, 1, !dbg !76
  store i8 %inc18, ptr addrspace(3) %arrayidx17, align 1, !dbg !76, !tbaa !23
  %inc20 = add nuw nsw i32 %i4.076, 1, !dbg !77
  %cmp6 = icmp samesign ult i32 %i4.076, 255, !dbg !78
  br i1 %cmp6, label %for.body9, label %for.cond.cleanup8, !dbg !65, !llvm.loop !79

for.cond29.preheader:                             ; preds = %for.cond29.preheader.lr.ph, %for.cond.cleanup33
  %conv2484 = phi i64 [ 0, %for.cond29.preheader.lr.ph ], [ %conv24, %for.cond.cleanup33 ]
  %i22.083 = phi i32 [ 0, %for.cond29.preheader.lr.ph ], [ %inc54, %for.cond.cleanup33 ]
  br i1 %cmp3177.not, label %for.cond.cleanup33, label %for.body34.lr.ph, !dbg !81

for.body34.lr.ph:                                 ; preds = %for.cond29.preheader
  %mul38 = mul nuw nsw i64 %conv2484, %call3
  %gep81 = getelementptr i8, ptr addrspace(3) %invariant.gep80, i64 %mul38, !dbg !81
  br label %for.body34, !dbg !81

for.cond.cleanup27:                               ; preds = %for.cond.cleanup33, %for.cond.cleanup8
  ret void, !dbg !82

for.cond.cleanup33:                               ; preds = %for.body34, %for.cond29.preheader
  %count.0.lcssa = phi i32 [ 0, %for.cond29.preheader ], [ %add43, %for.body34 ], !dbg !83
  %mul49 = mul nuw nsw i64 %conv2484, %call3, !dbg !84
  %gep85 = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul49, !dbg !85
  store i32 %count.0.lcssa, ptr addrspace(1) %gep85, align 4, !dbg !86, !tbaa !8
  %inc54 = add nuw nsw i32 %i22.083, 1, !dbg !87
  %conv24 = zext nneg i32 %inc54 to i64, !dbg !88
  %cmp25 = icmp samesign ult i32 %inc54, %4, !dbg !70
  br i1 %cmp25, label %for.cond29.preheader, label %for.cond.cleanup27, !dbg !71, !llvm.loop !89

for.body34:                                       ; preds = %for.body34.lr.ph, %for.body34
  %j.079 = phi i32 [ 0, %for.body34.lr.ph ], [ %inc45, %for.body34 ]
  %count.078 = phi i32 [ 0, %for.body34.lr.ph ], [ %add43, %for.body34 ]
  %mul35 = shl i32 %j.079, 8, !dbg !91
  %conv36 = zext i32 %mul35 to i64, !dbg !92
  %gep = getelementptr i8, ptr addrspace(3) %gep81, i64 %conv36, !dbg !93
  %8 = load i8, ptr addrspace(3) %gep, align 1, !dbg !93, !tbaa !23
  %conv42 = zext i8 %8 to i32, !dbg !93
  %add43 = add i32 %count.078, %conv42, !dbg !94
  %inc45 = add nuw i32 %j.079, 1, !dbg !95
  %cmp31 = icmp ult i32 %inc45, %5, !dbg !96
  br i1 %cmp31, label %for.body34, label %for.cond.cleanup33, !dbg !81, !llvm.loop !97
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !99 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !100 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !101 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !102 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !103 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Histogram.cl", directory: ".", checksumkind: CSK_MD5, checksum: "69325a01f8c96dbf0ba3009e227e7bfb")
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
!12 = distinct !DISubprogram(name: "histogram256", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 3, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uint*", !"uchar*", !"uint*"}
!18 = !{!"const", !"", !""}
!19 = !DILocation(line: 7, column: 22, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "histogram256", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 6, column: 1, scope: !12)
!22 = !DILocation(line: 13, column: 45, scope: !20, inlinedAt: !21)
!23 = !{!10, !10, i64 0}
!24 = !DILocation(line: 8, column: 23, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 16, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 9, column: 22, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 10, column: 24, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 22, column: 10, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 22, column: 24, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 22, column: 5, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 17, column: 49, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 17, column: 22, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 18, column: 42, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 18, column: 9, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 18, column: 48, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 16, column: 36, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 16, column: 24, scope: !20, inlinedAt: !21)
!40 = distinct !{!40, !26, !41, !42}
!41 = !DILocation(line: 19, column: 5, scope: !20, inlinedAt: !21)
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 24, column: 9, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 26, column: 42, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 26, column: 65, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 22, column: 48, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 22, column: 22, scope: !20, inlinedAt: !21)
!50 = distinct !{!50, !32, !51, !42}
!51 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 25, column: 36, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 25, column: 34, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 25, column: 22, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 25, column: 19, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 24, column: 41, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 24, column: 28, scope: !20, inlinedAt: !21)
!58 = distinct !{!58, !43, !59, !42}
!59 = !DILocation(line: 25, column: 72, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 28, column: 1, scope: !12)
!61 = !DILocation(line: 7, column: 22, scope: !20)
!62 = !DILocation(line: 13, column: 45, scope: !20)
!63 = !DILocation(line: 8, column: 23, scope: !20)
!64 = !DILocation(line: 14, column: 5, scope: !20)
!65 = !DILocation(line: 16, column: 5, scope: !20)
!66 = !DILocation(line: 9, column: 22, scope: !20)
!67 = !DILocation(line: 10, column: 24, scope: !20)
!68 = !DILocation(line: 20, column: 5, scope: !20)
!69 = !DILocation(line: 22, column: 10, scope: !20)
!70 = !DILocation(line: 22, column: 24, scope: !20)
!71 = !DILocation(line: 22, column: 5, scope: !20)
!72 = !DILocation(line: 17, column: 49, scope: !20)
!73 = !DILocation(line: 17, column: 22, scope: !20)
!74 = !DILocation(line: 18, column: 42, scope: !20)
!75 = !DILocation(line: 18, column: 9, scope: !20)
!76 = !DILocation(line: 18, column: 48, scope: !20)
!77 = !DILocation(line: 16, column: 36, scope: !20)
!78 = !DILocation(line: 16, column: 24, scope: !20)
!79 = distinct !{!79, !65, !80, !42}
!80 = !DILocation(line: 19, column: 5, scope: !20)
!81 = !DILocation(line: 24, column: 9, scope: !20)
!82 = !DILocation(line: 28, column: 1, scope: !20)
!83 = !DILocation(line: 0, scope: !20)
!84 = !DILocation(line: 26, column: 42, scope: !20)
!85 = !DILocation(line: 26, column: 9, scope: !20)
!86 = !DILocation(line: 26, column: 65, scope: !20)
!87 = !DILocation(line: 22, column: 48, scope: !20)
!88 = !DILocation(line: 22, column: 22, scope: !20)
!89 = distinct !{!89, !71, !90, !42}
!90 = !DILocation(line: 27, column: 5, scope: !20)
!91 = !DILocation(line: 25, column: 36, scope: !20)
!92 = !DILocation(line: 25, column: 34, scope: !20)
!93 = !DILocation(line: 25, column: 22, scope: !20)
!94 = !DILocation(line: 25, column: 19, scope: !20)
!95 = !DILocation(line: 24, column: 41, scope: !20)
!96 = !DILocation(line: 24, column: 28, scope: !20)
!97 = distinct !{!97, !81, !98, !42}
!98 = !DILocation(line: 25, column: 72, scope: !20)
!99 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 10, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
