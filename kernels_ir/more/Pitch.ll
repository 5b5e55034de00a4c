; ModuleID = 'Pitch.cl'
source_filename = "Pitch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pitchFilter(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out, i32 noundef %width, i32 noundef %height, i32 noundef %pitch) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %cmp.not.i = icmp sgt i32 %width, %conv.i, !dbg !23
  %cmp4.not.i = icmp sgt i32 %height, %conv2.i
  %or.cond56.i = select i1 %cmp.not.i, i1 %cmp4.not.i, i1 false, !dbg !24
  br i1 %or.cond56.i, label %for.cond8.i.preheader, label %__clang_ocl_kern_imp_pitchFilter.exit, !dbg !24

for.cond8.i.preheader:                            ; preds = %entry, %for.cond.cleanup11.i
  %sum.0.i6 = phi i32 [ %sum.2.i, %for.cond.cleanup11.i ], [ 0, %entry ]
  %dy.0.i5 = phi i32 [ %inc31.i, %for.cond.cleanup11.i ], [ -1, %entry ]
  %count.0.i4 = phi i32 [ %count.2.i, %for.cond.cleanup11.i ], [ 0, %entry ]
  %add13.i = add nsw i32 %dy.0.i5, %conv2.i
  %cmp19.i = icmp sgt i32 %add13.i, -1
  %cmp22.i = icmp slt i32 %add13.i, %height
  %0 = and i1 %cmp19.i, %cmp22.i
  %mul.i = mul nsw i32 %add13.i, %pitch
  br label %for.body12.i, !dbg !25

for.cond.cleanup.i:                               ; preds = %for.cond.cleanup11.i
  %div.i = sdiv i32 %sum.2.i, %count.2.i, !dbg !26
  %conv33.i = trunc i32 %div.i to i8, !dbg !27
  %mul34.i = mul nsw i32 %pitch, %conv2.i, !dbg !28
  %add35.i = add nsw i32 %mul34.i, %conv.i, !dbg !29
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !30
  %arrayidx37.i = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idxprom36.i, !dbg !30
  store i8 %conv33.i, ptr addrspace(1) %arrayidx37.i, align 1, !dbg !31, !tbaa !32
  br label %__clang_ocl_kern_imp_pitchFilter.exit, !dbg !33

for.cond.cleanup11.i:                             ; preds = %if.end28.i
  %inc31.i = add nsw i32 %dy.0.i5, 1, !dbg !34
  %cmp6.i = icmp slt i32 %dy.0.i5, 1, !dbg !35
  br i1 %cmp6.i, label %for.cond8.i.preheader, label %for.cond.cleanup.i, !dbg !36, !llvm.loop !37

for.body12.i:                                     ; preds = %for.cond8.i.preheader, %if.end28.i
  %sum.1.i3 = phi i32 [ %sum.0.i6, %for.cond8.i.preheader ], [ %sum.2.i, %if.end28.i ]
  %dx.0.i2 = phi i32 [ -1, %for.cond8.i.preheader ], [ %inc29.i, %if.end28.i ]
  %count.1.i1 = phi i32 [ %count.0.i4, %for.cond8.i.preheader ], [ %count.2.i, %if.end28.i ]
  %add.i = add nsw i32 %dx.0.i2, %conv.i, !dbg !40
  %cmp14.i = icmp sgt i32 %add.i, -1, !dbg !41
  %cmp16.i = icmp slt i32 %add.i, %width
  %1 = and i1 %cmp14.i, %cmp16.i, !dbg !42
  %or.cond = select i1 %1, i1 %0, i1 false, !dbg !42
  br i1 %or.cond, label %if.then24.i, label %if.end28.i, !dbg !42

if.then24.i:                                      ; preds = %for.body12.i
  %add25.i = add nsw i32 %add.i, %mul.i, !dbg !43
  %idxprom.i = sext i32 %add25.i to i64, !dbg !44
  %arrayidx.i = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !44
  %2 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !dbg !44, !tbaa !32
  %conv26.i = zext i8 %2 to i32, !dbg !44
  %add27.i = add nsw i32 %sum.1.i3, %conv26.i, !dbg !45
  %inc.i = add nsw i32 %count.1.i1, 1, !dbg !46
  br label %if.end28.i, !dbg !47

if.end28.i:                                       ; preds = %if.then24.i, %for.body12.i
  %count.2.i = phi i32 [ %inc.i, %if.then24.i ], [ %count.1.i1, %for.body12.i ], !dbg !48
  %sum.2.i = phi i32 [ %add27.i, %if.then24.i ], [ %sum.1.i3, %for.body12.i ], !dbg !48
  %inc29.i = add nsw i32 %dx.0.i2, 1, !dbg !49
  %cmp9.i = icmp slt i32 %dx.0.i2, 1, !dbg !50
  br i1 %cmp9.i, label %for.body12.i, label %for.cond.cleanup11.i, !dbg !25, !llvm.loop !51

__clang_ocl_kern_imp_pitchFilter.exit:            ; preds = %entry, %for.cond.cleanup.i
  ret void, !dbg !53
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pitchFilter(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out, i32 noundef %width, i32 noundef %height, i32 noundef %pitch) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !54
  %conv = trunc i64 %call to i32, !dbg !54
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !55
  %conv2 = trunc i64 %call1 to i32, !dbg !55
  %cmp.not = icmp sgt i32 %width, %conv, !dbg !56
  %cmp4.not = icmp sgt i32 %height, %conv2
  %or.cond56 = select i1 %cmp.not, i1 %cmp4.not, i1 false, !dbg !57
  br i1 %or.cond56, label %for.cond8.preheader, label %cleanup, !dbg !57

for.cond8.preheader:                              ; preds = %entry, %for.cond.cleanup11
  %sum.063 = phi i32 [ %sum.2, %for.cond.cleanup11 ], [ 0, %entry ]
  %dy.062 = phi i32 [ %inc31, %for.cond.cleanup11 ], [ -1, %entry ]
  %count.061 = phi i32 [ %count.2, %for.cond.cleanup11 ], [ 0, %entry ]
  %add13 = add nsw i32 %dy.062, %conv2
  %cmp19 = icmp sgt i32 %add13, -1
  %cmp22 = icmp slt i32 %add13, %height
  %0 = and i1 %cmp19, %cmp22
  %mul = mul nsw i32 %add13, %pitch
  br label %for.body12, !dbg !58

for.cond.cleanup:                                 ; preds = %for.cond.cleanup11
  %div = sdiv i32 %sum.2, %count.2, !dbg !59
  %conv33 = trunc i32 %div to i8, !dbg !60
  %mul34 = mul nsw i32 %pitch, %conv2, !dbg !61
  %add35 = add nsw i32 %mul34, %conv, !dbg !62
  %idxprom36 = sext i32 %add35 to i64, !dbg !63
  %arrayidx37 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idxprom36, !dbg !63
  store i8 %conv33, ptr addrspace(1) %arrayidx37, align 1, !dbg !64, !tbaa !32
  br label %cleanup, !dbg !65

for.cond.cleanup11:                               ; preds = %if.end28
  %inc31 = add nsw i32 %dy.062, 1, !dbg !66
  %cmp6 = icmp slt i32 %dy.062, 1, !dbg !67
  br i1 %cmp6, label %for.cond8.preheader, label %for.cond.cleanup, !dbg !68, !llvm.loop !69

for.body12:                                       ; preds = %for.cond8.preheader, %if.end28
  %sum.160 = phi i32 [ %sum.063, %for.cond8.preheader ], [ %sum.2, %if.end28 ]
  %dx.059 = phi i32 [ -1, %for.cond8.preheader ], [ %inc29, %if.end28 ]
  %count.158 = phi i32 [ %count.061, %for.cond8.preheader ], [ %count.2, %if.end28 ]
  %add = add nsw i32 %dx.059, %conv, !dbg !71
  %cmp14 = icmp sgt i32 %add, -1, !dbg !72
  %cmp16 = icmp slt i32 %add, %width
  %1 = and i1 %cmp14, %cmp16, !dbg !73
  %or.cond = select i1 %1, i1 %0, i1 false, !dbg !73
  br i1 %or.cond, label %if.then24, label %if.end28, !dbg !73

if.then24:                                        ; preds = %for.body12
  %add25 = add nsw i32 %add, %mul, !dbg !74
  %idxprom = sext i32 %add25 to i64, !dbg !75
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %idxprom, !dbg !75
  %2 = load i8, ptr addrspace(1) %arrayidx, align 1, !dbg !75, !tbaa !32
  %conv26 = zext i8 %2 to i32, !dbg !75
  %add27 = add nsw i32 %sum.160, %conv26, !dbg !76
  %inc = add nsw i32 %count.158, 1, !dbg !77
  br label %if.end28, !dbg !78

if.end28:                                         ; preds = %if.then24, %for.body12
  %count.2 = phi i32 [ %inc, %if.then24 ], [ %count.158, %for.body12 ], !dbg !79
  %sum.2 = phi i32 [ %add27, %if.then24 ], [ %sum.160, %for.body12 ], !dbg !79
  %inc29 = add nsw i32 %dx.059, 1, !dbg !80
  %cmp9 = icmp slt i32 %dx.059, 1, !dbg !81
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !dbg !58, !llvm.loop !82

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !84 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Pitch.cl", directory: ".", checksumkind: CSK_MD5, checksum: "aa11e1e35f4dd829676e67fd9ded561f")
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
!12 = distinct !DISubprogram(name: "pitchFilter", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!18 = !{!"const", !"", !"", !"", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "pitchFilter", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 11, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 20, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 21, column: 38, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 21, column: 26, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 21, column: 11, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 21, column: 19, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 21, column: 24, scope: !20, inlinedAt: !21)
!32 = !{!10, !10, i64 0}
!33 = !DILocation(line: 22, column: 1, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, column: 32, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 11, column: 26, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!37 = distinct !{!37, !36, !38, !39}
!38 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 13, column: 28, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 15, column: 24, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 15, column: 29, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 16, column: 39, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 16, column: 24, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 16, column: 21, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 17, column: 17, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 18, column: 13, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 12, column: 36, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 12, column: 30, scope: !20, inlinedAt: !21)
!51 = distinct !{!51, !25, !52, !39}
!52 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 22, column: 1, scope: !12)
!54 = !DILocation(line: 4, column: 13, scope: !20)
!55 = !DILocation(line: 5, column: 13, scope: !20)
!56 = !DILocation(line: 6, column: 11, scope: !20)
!57 = !DILocation(line: 6, column: 20, scope: !20)
!58 = !DILocation(line: 12, column: 9, scope: !20)
!59 = !DILocation(line: 21, column: 38, scope: !20)
!60 = !DILocation(line: 21, column: 26, scope: !20)
!61 = !DILocation(line: 21, column: 11, scope: !20)
!62 = !DILocation(line: 21, column: 19, scope: !20)
!63 = !DILocation(line: 21, column: 5, scope: !20)
!64 = !DILocation(line: 21, column: 24, scope: !20)
!65 = !DILocation(line: 22, column: 1, scope: !20)
!66 = !DILocation(line: 11, column: 32, scope: !20)
!67 = !DILocation(line: 11, column: 26, scope: !20)
!68 = !DILocation(line: 11, column: 5, scope: !20)
!69 = distinct !{!69, !68, !70, !39}
!70 = !DILocation(line: 20, column: 5, scope: !20)
!71 = !DILocation(line: 13, column: 28, scope: !20)
!72 = !DILocation(line: 15, column: 24, scope: !20)
!73 = !DILocation(line: 15, column: 29, scope: !20)
!74 = !DILocation(line: 16, column: 39, scope: !20)
!75 = !DILocation(line: 16, column: 24, scope: !20)
!76 = !DILocation(line: 16, column: 21, scope: !20)
!77 = !DILocation(line: 17, column: 17, scope: !20)
!78 = !DILocation(line: 18, column: 13, scope: !20)
!79 = !DILocation(line: 0, scope: !20)
!80 = !DILocation(line: 12, column: 36, scope: !20)
!81 = !DILocation(line: 12, column: 30, scope: !20)
!82 = distinct !{!82, !58, !83, !39}
!83 = !DILocation(line: 19, column: 9, scope: !20)
!84 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
