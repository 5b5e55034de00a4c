; ModuleID = 'Histogram.cl'
source_filename = "Histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %data, ptr addrspace(3) noundef align 1 captures(none) %sharedArray, ptr addrspace(1) noundef writeonly align 4 captures(none) %binResult) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %mul.i = shl i64 %call.i, 8
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %sharedArray, i64 %mul.i
  br label %for.body.i, !dbg !22

for.cond.cleanup.i:                               ; preds = %for.body.i
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !24
  %.idx74.i = shl i64 %call1.i, 10
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 %.idx74.i
  %mul14.i = shl i64 %call.i, 8
  %2 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %mul14.i
  br label %for.body9.i, !dbg !25

for.body.i:                                       ; preds = %entry, %for.body.i
  %i.0.i1 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %conv.i = zext nneg i32 %i.0.i1 to i64, !dbg !26
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(3) %0, i64 %conv.i, !dbg !27
  store i8 0, ptr addrspace(3) %arrayidx.i, align 1, !dbg !28, !tbaa !29
  %inc.i = add nuw nsw i32 %i.0.i1, 1, !dbg !30
  %cmp.i = icmp samesign ult i32 %i.0.i1, 255, !dbg !31
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !22, !llvm.loop !32

for.cond.cleanup8.i:                              ; preds = %for.body9.i
  %call2.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !35
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !37
  %invariant.gep5 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %call.i, !dbg !38
  %cmp25.i7.not = icmp ugt i64 %call3.i, 256, !dbg !39
  br i1 %cmp25.i7.not, label %__clang_ocl_kern_imp_histogram256.exit, label %for.cond29.i.preheader.lr.ph, !dbg !40

for.cond29.i.preheader.lr.ph:                     ; preds = %for.cond.cleanup8.i
  %div.i = udiv i64 256, %call3.i
  %.idx.i = shl i64 %call2.i, 10
  %3 = getelementptr i8, ptr addrspace(1) %binResult, i64 %.idx.i
  %invariant.gep = getelementptr i32, ptr addrspace(1) %3, i64 %call.i, !dbg !40
  %4 = trunc nuw nsw i64 %div.i to i32
  %5 = trunc nuw nsw i64 %call3.i to i32
  br label %for.cond29.i.preheader, !dbg !40

for.body9.i:                                      ; preds = %for.cond.cleanup.i, %for.body9.i
  %i4.0.i2 = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc20.i, %for.body9.i ]
  %conv11.i = zext nneg i32 %i4.0.i2 to i64, !dbg !41
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv11.i, !dbg !42
  %6 = load i32, ptr addrspace(1) %arrayidx13.i, align 4, !dbg !42, !tbaa !8
  %conv15.i = zext i32 %6 to i64, !dbg !43
  %arrayidx17.i = getelementptr i8, ptr addrspace(3) %2, i64 %conv15.i, !dbg !44
  %7 = load i8, ptr addrspace(3) %arrayidx17.i, align 1, !dbg !45, !tbaa !29
  %inc18.i = add i8 %7, 1, !dbg !45
  store i8 %inc18.i, ptr addrspace(3) %arrayidx17.i, align 1, !dbg !45, !tbaa !29
  %inc20.i = add nuw nsw i32 %i4.0.i2, 1, !dbg !46
  %cmp6.i = icmp samesign ult i32 %i4.0.i2, 255, !dbg !47
  br i1 %cmp6.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !25, !llvm.loop !48

for.cond29.i.preheader:                           ; preds = %for.cond29.i.preheader.lr.ph, %for.cond.cleanup33.i
  %conv24.i9 = phi i64 [ 0, %for.cond29.i.preheader.lr.ph ], [ %conv24.i, %for.cond.cleanup33.i ]
  %i22.0.i8 = phi i32 [ 0, %for.cond29.i.preheader.lr.ph ], [ %inc54.i, %for.cond.cleanup33.i ]
  %mul38.i = mul nuw nsw i64 %conv24.i9, %call3.i
  %gep6 = getelementptr i8, ptr addrspace(3) %invariant.gep5, i64 %mul38.i, !dbg !50
  br label %for.body34.i, !dbg !50

for.cond.cleanup33.i:                             ; preds = %for.body34.i
  %mul49.i = mul nuw nsw i64 %conv24.i9, %call3.i, !dbg !51
  %gep10 = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul49.i, !dbg !52
  store i32 %add43.i, ptr addrspace(1) %gep10, align 4, !dbg !53, !tbaa !8
  %inc54.i = add nuw nsw i32 %i22.0.i8, 1, !dbg !54
  %conv24.i = zext nneg i32 %inc54.i to i64, !dbg !55
  %cmp25.i = icmp samesign ult i32 %inc54.i, %4, !dbg !39
  br i1 %cmp25.i, label %for.cond29.i.preheader, label %__clang_ocl_kern_imp_histogram256.exit, !dbg !40, !llvm.loop !56

for.body34.i:                                     ; preds = %for.cond29.i.preheader, %for.body34.i
  %j.0.i4 = phi i32 [ 0, %for.cond29.i.preheader ], [ %inc45.i, %for.body34.i ]
  %count.0.i3 = phi i32 [ 0, %for.cond29.i.preheader ], [ %add43.i, %for.body34.i ]
  %mul35.i = shl i32 %j.0.i4, 8, !dbg !58
  %conv36.i = zext i32 %mul35.i to i64, !dbg !59
  %gep = getelementptr i8, ptr addrspace(3) %gep6, i64 %conv36.i, !dbg !60
  %8 = load i8, ptr addrspace(3) %gep, align 1, !dbg !60, !tbaa !29
  %conv42.i = zext i8 %8 to i32, !dbg !60
  %add43.i = add i32 %count.0.i3, %conv42.i, !dbg !61
  %inc45.i = add nuw i32 %j.0.i4, 1, !dbg !62
  %cmp31.i = icmp ult i32 %inc45.i, %5, !dbg !63
  br i1 %cmp31.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !50, !llvm.loop !64

__clang_ocl_kern_imp_histogram256.exit:           ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  ret void, !dbg !66
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %data, ptr addrspace(3) noundef align 1 captures(none) %sharedArray, ptr addrspace(1) noundef writeonly align 4 captures(none) %binResult) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !67
  %mul = shl i64 %call, 8
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %sharedArray, i64 %mul
  br label %for.body, !dbg !68

for.cond.cleanup:                                 ; preds = %for.body
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !69
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !70
  %.idx74 = shl i64 %call1, 10
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 %.idx74
  %mul14 = shl i64 %call, 8
  %2 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %mul14
  br label %for.body9, !dbg !71

for.body:                                         ; preds = %entry, %for.body
  %i.075 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %conv = zext nneg i32 %i.075 to i64, !dbg !72
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %0, i64 %conv, !dbg !73
  store i8 0, ptr addrspace(3) %arrayidx, align 1, !dbg !74, !tbaa !29
  %inc = add nuw nsw i32 %i.075, 1, !dbg !75
  %cmp = icmp samesign ult i32 %i.075, 255, !dbg !76
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !68, !llvm.loop !77

for.cond.cleanup8:                                ; preds = %for.body9
  %call2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !79
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !80
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !81
  %invariant.gep79 = getelementptr i8, ptr addrspace(3) %sharedArray, i64 %call, !dbg !82
  %cmp2581.not = icmp ugt i64 %call3, 256, !dbg !83
  br i1 %cmp2581.not, label %for.cond.cleanup27, label %for.cond29.preheader.lr.ph, !dbg !84

for.cond29.preheader.lr.ph:                       ; preds = %for.cond.cleanup8
  %div = udiv i64 256, %call3
  %.idx = shl i64 %call2, 10
  %3 = getelementptr i8, ptr addrspace(1) %binResult, i64 %.idx
  %invariant.gep = getelementptr i32, ptr addrspace(1) %3, i64 %call, !dbg !84
  %4 = trunc nuw nsw i64 %div to i32
  %5 = trunc nuw nsw i64 %call3 to i32
  br label %for.cond29.preheader, !dbg !84

for.body9:                                        ; preds = %for.cond.cleanup, %for.body9
  %i4.076 = phi i32 [ 0, %for.cond.cleanup ], [ %inc20, %for.body9 ]
  %conv11 = zext nneg i32 %i4.076 to i64, !dbg !85
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv11, !dbg !86
  %6 = load i32, ptr addrspace(1) %arrayidx13, align 4, !dbg !86, !tbaa !8
  %conv15 = zext i32 %6 to i64, !dbg !87
  %arrayidx17 = getelementptr i8, ptr addrspace(3) %2, i64 %conv15, !dbg !88
  %7 = load i8, ptr addrspace(3) %arrayidx17, align 1, !dbg !89, !tbaa !29
  %inc18 = add i8 %7, 1, !dbg !89
  store i8 %inc18, ptr addrspace(3) %arrayidx17, align 1, !dbg !89, !tbaa !29
  %inc20 = add nuw nsw i32 %i4.076, 1, !dbg !90
  %cmp6 = icmp samesign ult i32 %i4.076, 255, !dbg !91
  br i1 %cmp6, label %for.body9, label %for.cond.cleanup8, !dbg !71, !llvm.loop !92

for.cond29.preheader:                             ; preds = %for.cond29.preheader.lr.ph, %for.cond.cleanup33
  %conv2483 = phi i64 [ 0, %for.cond29.preheader.lr.ph ], [ %conv24, %for.cond.cleanup33 ]
  %i22.082 = phi i32 [ 0, %for.cond29.preheader.lr.ph ], [ %inc54, %for.cond.cleanup33 ]
  %mul38 = mul nuw nsw i64 %conv2483, %call3
  %gep80 = getelementptr i8, ptr addrspace(3) %invariant.gep79, i64 %mul38, !dbg !94
  br label %for.body34, !dbg !94

for.cond.cleanup27:                               ; preds = %for.cond.cleanup33, %for.cond.cleanup8
  ret void, !dbg !95

for.cond.cleanup33:                               ; preds = %for.body34
  %mul49 = mul nuw nsw i64 %conv2483, %call3, !dbg !96
  %gep84 = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul49, !dbg !97
  store i32 %add43, ptr addrspace(1) %gep84, align 4, !dbg !98, !tbaa !8
  %inc54 = add nuw nsw i32 %i22.082, 1, !dbg !99
  %conv24 = zext nneg i32 %inc54 to i64, !dbg !100
  %cmp25 = icmp samesign ult i32 %inc54, %4, !dbg !83
  br i1 %cmp25, label %for.cond29.preheader, label %for.cond.cleanup27, !dbg !84, !llvm.loop !101

for.body34:                                       ; preds = %for.cond29.preheader, %for.body34
  %j.078 = phi i32 [ 0, %for.cond29.preheader ], [ %inc45, %for.body34 ]
  %count.077 = phi i32 [ 0, %for.cond29.preheader ], [ %add43, %for.body34 ]
  %mul35 = shl i32 %j.078, 8, !dbg !103
  %conv36 = zext i32 %mul35 to i64, !dbg !104
  %gep = getelementptr i8, ptr addrspace(3) %gep80, i64 %conv36, !dbg !105
  %8 = load i8, ptr addrspace(3) %gep, align 1, !dbg !105, !tbaa !29
  %conv42 = zext i8 %8 to i32, !dbg !105
  %add43 = add i32 %count.077, %conv42, !dbg !106
  %inc45 = add nuw i32 %j.078, 1, !dbg !107
  %cmp31 = icmp ult i32 %inc45, %5, !dbg !108
  br i1 %cmp31, label %for.body34, label %for.cond.cleanup33, !dbg !94, !llvm.loop !109
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !111 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !112 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !113 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !114 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !115 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!22 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 8, column: 23, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 16, column: 5, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 13, column: 42, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 13, column: 9, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 13, column: 45, scope: !20, inlinedAt: !21)
!29 = !{!10, !10, i64 0}
!30 = !DILocation(line: 12, column: 36, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 12, column: 24, scope: !20, inlinedAt: !21)
!32 = distinct !{!32, !22, !33, !34}
!33 = !DILocation(line: 13, column: 47, scope: !20, inlinedAt: !21)
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !DILocation(line: 9, column: 22, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 10, column: 24, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 22, column: 10, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 22, column: 24, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 22, column: 5, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 17, column: 49, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 17, column: 22, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 18, column: 42, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 18, column: 9, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 18, column: 48, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 16, column: 36, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 16, column: 24, scope: !20, inlinedAt: !21)
!48 = distinct !{!48, !25, !49, !34}
!49 = !DILocation(line: 19, column: 5, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 24, column: 9, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 26, column: 42, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 26, column: 65, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 22, column: 48, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 22, column: 22, scope: !20, inlinedAt: !21)
!56 = distinct !{!56, !40, !57, !34}
!57 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 25, column: 36, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 25, column: 34, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 25, column: 22, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 25, column: 19, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 24, column: 41, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 24, column: 28, scope: !20, inlinedAt: !21)
!64 = distinct !{!64, !50, !65, !34}
!65 = !DILocation(line: 25, column: 72, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 28, column: 1, scope: !12)
!67 = !DILocation(line: 7, column: 22, scope: !20)
!68 = !DILocation(line: 12, column: 5, scope: !20)
!69 = !DILocation(line: 8, column: 23, scope: !20)
!70 = !DILocation(line: 14, column: 5, scope: !20)
!71 = !DILocation(line: 16, column: 5, scope: !20)
!72 = !DILocation(line: 13, column: 42, scope: !20)
!73 = !DILocation(line: 13, column: 9, scope: !20)
!74 = !DILocation(line: 13, column: 45, scope: !20)
!75 = !DILocation(line: 12, column: 36, scope: !20)
!76 = !DILocation(line: 12, column: 24, scope: !20)
!77 = distinct !{!77, !68, !78, !34}
!78 = !DILocation(line: 13, column: 47, scope: !20)
!79 = !DILocation(line: 9, column: 22, scope: !20)
!80 = !DILocation(line: 10, column: 24, scope: !20)
!81 = !DILocation(line: 20, column: 5, scope: !20)
!82 = !DILocation(line: 22, column: 10, scope: !20)
!83 = !DILocation(line: 22, column: 24, scope: !20)
!84 = !DILocation(line: 22, column: 5, scope: !20)
!85 = !DILocation(line: 17, column: 49, scope: !20)
!86 = !DILocation(line: 17, column: 22, scope: !20)
!87 = !DILocation(line: 18, column: 42, scope: !20)
!88 = !DILocation(line: 18, column: 9, scope: !20)
!89 = !DILocation(line: 18, column: 48, scope: !20)
!90 = !DILocation(line: 16, column: 36, scope: !20)
!91 = !DILocation(line: 16, column: 24, scope: !20)
!92 = distinct !{!92, !71, !93, !34}
!93 = !DILocation(line: 19, column: 5, scope: !20)
!94 = !DILocation(line: 24, column: 9, scope: !20)
!95 = !DILocation(line: 28, column: 1, scope: !20)
!96 = !DILocation(line: 26, column: 42, scope: !20)
!97 = !DILocation(line: 26, column: 9, scope: !20)
!98 = !DILocation(line: 26, column: 65, scope: !20)
!99 = !DILocation(line: 22, column: 48, scope: !20)
!100 = !DILocation(line: 22, column: 22, scope: !20)
!101 = distinct !{!101, !84, !102, !34}
!102 = !DILocation(line: 27, column: 5, scope: !20)
!103 = !DILocation(line: 25, column: 36, scope: !20)
!104 = !DILocation(line: 25, column: 34, scope: !20)
!105 = !DILocation(line: 25, column: 22, scope: !20)
!106 = !DILocation(line: 25, column: 19, scope: !20)
!107 = !DILocation(line: 24, column: 41, scope: !20)
!108 = !DILocation(line: 24, column: 28, scope: !20)
!109 = distinct !{!109, !94, !110, !34}
!110 = !DILocation(line: 25, column: 72, scope: !20)
!111 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 10, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
