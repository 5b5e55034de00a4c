; ModuleID = 'RuleScores.cl'
source_filename = "RuleScores.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @ruleScores(ptr addrspace(2) noundef readonly align 4 captures(none) %asksForKey, ptr addrspace(2) noundef readonly align 4 captures(none) %wanted, ptr addrspace(2) noundef readonly align 4 captures(none) %isOn, ptr addrspace(2) noundef readonly align 4 captures(none) %weights, i32 noundef %rules, ptr addrspace(1) noundef readonly align 4 captures(none) %keys, ptr addrspace(1) noundef align 4 captures(none) %scores) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %0 = shl i64 %call.i, 32, !dbg !22
  %idxprom.i = ashr exact i64 %0, 32, !dbg !22
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %keys, i64 %idxprom.i, !dbg !22
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !8
  %arrayidx2.i = getelementptr inbounds float, ptr addrspace(1) %scores, i64 %idxprom.i, !dbg !23
  %2 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !23, !tbaa !24
  %cmp.i1 = icmp sgt i32 %rules, 0, !dbg !26
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_ruleScores.exit, !dbg !27

for.body.i:                                       ; preds = %entry, %for.inc.i
  %score.0.i3 = phi float [ %score.1.i, %for.inc.i ], [ %2, %entry ]
  %r.0.i2 = phi i32 [ %inc.i, %for.inc.i ], [ 0, %entry ]
  %cmp4.i = fcmp ogt float %score.0.i3, 2.500000e-01, !dbg !28
  br i1 %cmp4.i, label %if.then.i, label %for.inc.i, !dbg !28

if.then.i:                                        ; preds = %for.body.i
  %idxprom6.i = zext nneg i32 %r.0.i2 to i64, !dbg !29
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(2) %asksForKey, i64 %idxprom6.i, !dbg !29
  %3 = load i32, ptr addrspace(2) %arrayidx7.i, align 4, !dbg !29, !tbaa !8
  %tobool.not.i = icmp eq i32 %3, 0, !dbg !29
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i, !dbg !29

cond.true.i:                                      ; preds = %if.then.i
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(2) %wanted, i64 %idxprom6.i, !dbg !30
  %4 = load i32, ptr addrspace(2) %arrayidx9.i, align 4, !dbg !30, !tbaa !8
  %cmp10.i = icmp eq i32 %4, %1, !dbg !31
  br i1 %cmp10.i, label %if.then16.i, label %for.inc.i, !dbg !29

cond.false.i:                                     ; preds = %if.then.i
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(2) %isOn, i64 %idxprom6.i, !dbg !32
  %5 = load i32, ptr addrspace(2) %arrayidx13.i, align 4, !dbg !32, !tbaa !8
  %cmp14.i = icmp sgt i32 %5, 0, !dbg !33
  br i1 %cmp14.i, label %if.then16.i, label %for.inc.i, !dbg !29

if.then16.i:                                      ; preds = %cond.false.i, %cond.true.i
  %arrayidx18.i = getelementptr inbounds nuw float, ptr addrspace(2) %weights, i64 %idxprom6.i, !dbg !34
  %6 = load float, ptr addrspace(2) %arrayidx18.i, align 4, !dbg !34, !tbaa !24
  %sub.i = fsub float 1.000000e+00, %score.0.i3, !dbg !35
  %mul.i = fmul float %sub.i, %6, !dbg !36
  %mul19.i = fmul float %sub.i, %mul.i, !dbg !37
  %add.i = fadd float %mul19.i, 1.000000e+00, !dbg !38
  %div.i = fdiv float %score.0.i3, %add.i, !dbg !39, !fpmath !40
  %mul20.i = fmul float %div.i, %div.i, !dbg !41
  %mul21.i = fmul float %6, 6.250000e-02, !dbg !42
  %add22.i = fadd float %mul21.i, %mul20.i, !dbg !43
  %call23.i = tail call spir_func float @_Z4sqrtf(float noundef %add22.i) #3, !dbg !44, !fpmath !45
  %add24.i = fadd float %6, 1.000000e+00, !dbg !46
  %div25.i = fdiv float %call23.i, %add24.i, !dbg !47, !fpmath !40
  %sub26.i = fsub float 1.000000e+00, %6, !dbg !48
  %mul27.i = fmul float %sub26.i, %div.i, !dbg !49
  %mul28.i = fmul float %6, %div25.i, !dbg !50
  %add29.i = fadd float %mul28.i, %mul27.i, !dbg !51
  %mul30.i = fmul float %add29.i, 3.125000e-02, !dbg !52
  %add31.i = fadd float %mul30.i, 2.500000e-01, !dbg !53
  %call32.i = tail call spir_func float @_Z4sqrtf(float noundef %add31.i) #3, !dbg !54, !fpmath !45
  %add33.i = fadd float %call32.i, 5.000000e-01, !dbg !55
  %div34.i = fdiv float %add29.i, %add33.i, !dbg !56, !fpmath !40
  br label %for.inc.i, !dbg !57

for.inc.i:                                        ; preds = %if.then16.i, %cond.false.i, %cond.true.i, %for.body.i
  %score.1.i = phi float [ %div34.i, %if.then16.i ], [ %score.0.i3, %cond.true.i ], [ %score.0.i3, %cond.false.i ], [ %score.0.i3, %for.body.i ], !dbg !58
  %inc.i = add nuw nsw i32 %r.0.i2, 1, !dbg !59
  %cmp.i = icmp slt i32 %inc.i, %rules, !dbg !26
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_ruleScores.exit, !dbg !27, !llvm.loop !60

__clang_ocl_kern_imp_ruleScores.exit:             ; preds = %for.inc.i, %entry
  %score.0.i.lcssa = phi float [ %2, %entry ], [ %score.1.i, %for.inc.i ], !dbg !58
  store float %score.0.i.lcssa, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !63, !tbaa !24
  ret void, !dbg !64
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ruleScores(ptr addrspace(2) noundef readonly align 4 captures(none) %asksForKey, ptr addrspace(2) noundef readonly align 4 captures(none) %wanted, ptr addrspace(2) noundef readonly align 4 captures(none) %isOn, ptr addrspace(2) noundef readonly align 4 captures(none) %weights, i32 noundef %rules, ptr addrspace(1) noundef readonly align 4 captures(none) %keys, ptr addrspace(1) noundef align 4 captures(none) %scores) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !65
  %0 = shl i64 %call, 32, !dbg !66
  %idxprom = ashr exact i64 %0, 32, !dbg !66
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %keys, i64 %idxprom, !dbg !66
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !66, !tbaa !8
  %arrayidx2 = getelementptr inbounds float, ptr addrspace(1) %scores, i64 %idxprom, !dbg !67
  %2 = load float, ptr addrspace(1) %arrayidx2, align 4, !dbg !67, !tbaa !24
  %cmp57 = icmp sgt i32 %rules, 0, !dbg !68
  br i1 %cmp57, label %for.body, label %for.cond.cleanup, !dbg !69

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %score.0.lcssa = phi float [ %2, %entry ], [ %score.1, %for.inc ], !dbg !70
  store float %score.0.lcssa, ptr addrspace(1) %arrayidx2, align 4, !dbg !71, !tbaa !24
  ret void, !dbg !72

for.body:                                         ; preds = %entry, %for.inc
  %score.059 = phi float [ %score.1, %for.inc ], [ %2, %entry ]
  %r.058 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %cmp4 = fcmp ogt float %score.059, 2.500000e-01, !dbg !73
  br i1 %cmp4, label %if.then, label %for.inc, !dbg !73

if.then:                                          ; preds = %for.body
  %idxprom6 = zext nneg i32 %r.058 to i64, !dbg !74
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(2) %asksForKey, i64 %idxprom6, !dbg !74
  %3 = load i32, ptr addrspace(2) %arrayidx7, align 4, !dbg !74, !tbaa !8
  %tobool.not = icmp eq i32 %3, 0, !dbg !74
  br i1 %tobool.not, label %cond.false, label %cond.true, !dbg !74

cond.true:                                        ; preds = %if.then
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(2) %wanted, i64 %idxprom6, !dbg !75
  %4 = load i32, ptr addrspace(2) %arrayidx9, align 4, !dbg !75, !tbaa !8
  %cmp10 = icmp eq i32 %4, %1, !dbg !76
  br i1 %cmp10, label %if.then16, label %for.inc, !dbg !74

cond.false:                                       ; preds = %if.then
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(2) %isOn, i64 %idxprom6, !dbg !77
  %5 = load i32, ptr addrspace(2) %arrayidx13, align 4, !dbg !77, !tbaa !8
  %cmp14 = icmp sgt i32 %5, 0, !dbg !78
  br i1 %cmp14, label %if.then16, label %for.inc, !dbg !74

if.then16:                                        ; preds = %cond.false, %cond.true
  %arrayidx18 = getelementptr inbounds nuw float, ptr addrspace(2) %weights, i64 %idxprom6, !dbg !79
  %6 = load float, ptr addrspace(2) %arrayidx18, align 4, !dbg !79, !tbaa !24
  %sub = fsub float 1.000000e+00, %score.059, !dbg !80
  %mul = fmul float %sub, %6, !dbg !81
  %mul19 = fmul float %sub, %mul, !dbg !82
  %add = fadd float %mul19, 1.000000e+00, !dbg !83
  %div = fdiv float %score.059, %add, !dbg !84, !fpmath !40
  %mul20 = fmul float %div, %div, !dbg !85
  %mul21 = fmul float %6, 6.250000e-02, !dbg !86
  %add22 = fadd float %mul21, %mul20, !dbg !87
  %call23 = tail call spir_func float @_Z4sqrtf(float noundef %add22) #3, !dbg !88, !fpmath !45
  %add24 = fadd float %6, 1.000000e+00, !dbg !89
  %div25 = fdiv float %call23, %add24, !dbg !90, !fpmath !40
  %sub26 = fsub float 1.000000e+00, %6, !dbg !91
  %mul27 = fmul float %sub26, %div, !dbg !92
  %mul28 = fmul float %6, %div25, !dbg !93
  %add29 = fadd float %mul28, %mul27, !dbg !94
  %mul30 = fmul float %add29, 3.125000e-02, !dbg !95
  %add31 = fadd float %mul30, 2.500000e-01, !dbg !96
  %call32 = tail call spir_func float @_Z4sqrtf(float noundef %add31) #3, !dbg !97, !fpmath !45
  %add33 = fadd float %call32, 5.000000e-01, !dbg !98
  %div34 = fdiv float %add29, %add33, !dbg !99, !fpmath !40
  br label %for.inc, !dbg !100

for.inc:                                          ; preds = %for.body, %if.then16, %cond.false, %cond.true
  %score.1 = phi float [ %div34, %if.then16 ], [ %score.059, %cond.true ], [ %score.059, %cond.false ], [ %score.059, %for.body ], !dbg !70
  %inc = add nuw nsw i32 %r.058, 1, !dbg !101
  %cmp = icmp slt i32 %inc, %rules, !dbg !68
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !69, !llvm.loop !102
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !104 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !105 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "RuleScores.cl", directory: ".", checksumkind: CSK_MD5, checksum: "15b2913c695f5d4455aa908cff56c2cd")
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
!12 = distinct !DISubprogram(name: "ruleScores", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 2, i32 2, i32 2, i32 2, i32 0, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int*", !"float*", !"int", !"int*", !"float*"}
!18 = !{!"const", !"const", !"const", !"const", !"", !"const", !""}
!19 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "ruleScores", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 7, column: 19, scope: !20, inlinedAt: !21)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !10, i64 0}
!26 = !DILocation(line: 8, column: 23, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 19, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 10, column: 17, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 10, column: 33, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 10, column: 43, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 10, column: 52, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 10, column: 60, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, column: 27, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 12, column: 35, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 48, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 55, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 13, column: 44, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 13, column: 36, scope: !20, inlinedAt: !21)
!40 = !{float 2.500000e+00}
!41 = !DILocation(line: 14, column: 40, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 14, column: 51, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 14, column: 47, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 14, column: 30, scope: !20, inlinedAt: !21)
!45 = !{float 3.000000e+00}
!46 = !DILocation(line: 14, column: 70, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 14, column: 62, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 15, column: 42, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 15, column: 34, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 15, column: 54, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 15, column: 47, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 16, column: 56, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 16, column: 50, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 16, column: 39, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 16, column: 37, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 16, column: 29, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 17, column: 13, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 8, column: 32, scope: !20, inlinedAt: !21)
!60 = distinct !{!60, !27, !61, !62}
!61 = !DILocation(line: 19, column: 5, scope: !20, inlinedAt: !21)
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 20, column: 15, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 21, column: 1, scope: !12)
!65 = !DILocation(line: 5, column: 13, scope: !20)
!66 = !DILocation(line: 6, column: 15, scope: !20)
!67 = !DILocation(line: 7, column: 19, scope: !20)
!68 = !DILocation(line: 8, column: 23, scope: !20)
!69 = !DILocation(line: 8, column: 5, scope: !20)
!70 = !DILocation(line: 0, scope: !20)
!71 = !DILocation(line: 20, column: 15, scope: !20)
!72 = !DILocation(line: 21, column: 1, scope: !20)
!73 = !DILocation(line: 9, column: 19, scope: !20)
!74 = !DILocation(line: 10, column: 17, scope: !20)
!75 = !DILocation(line: 10, column: 33, scope: !20)
!76 = !DILocation(line: 10, column: 43, scope: !20)
!77 = !DILocation(line: 10, column: 52, scope: !20)
!78 = !DILocation(line: 10, column: 60, scope: !20)
!79 = !DILocation(line: 11, column: 27, scope: !20)
!80 = !DILocation(line: 12, column: 35, scope: !20)
!81 = !DILocation(line: 13, column: 48, scope: !20)
!82 = !DILocation(line: 13, column: 55, scope: !20)
!83 = !DILocation(line: 13, column: 44, scope: !20)
!84 = !DILocation(line: 13, column: 36, scope: !20)
!85 = !DILocation(line: 14, column: 40, scope: !20)
!86 = !DILocation(line: 14, column: 51, scope: !20)
!87 = !DILocation(line: 14, column: 47, scope: !20)
!88 = !DILocation(line: 14, column: 30, scope: !20)
!89 = !DILocation(line: 14, column: 70, scope: !20)
!90 = !DILocation(line: 14, column: 62, scope: !20)
!91 = !DILocation(line: 15, column: 42, scope: !20)
!92 = !DILocation(line: 15, column: 34, scope: !20)
!93 = !DILocation(line: 15, column: 54, scope: !20)
!94 = !DILocation(line: 15, column: 47, scope: !20)
!95 = !DILocation(line: 16, column: 56, scope: !20)
!96 = !DILocation(line: 16, column: 50, scope: !20)
!97 = !DILocation(line: 16, column: 39, scope: !20)
!98 = !DILocation(line: 16, column: 37, scope: !20)
!99 = !DILocation(line: 16, column: 29, scope: !20)
!100 = !DILocation(line: 17, column: 13, scope: !20)
!101 = !DILocation(line: 8, column: 32, scope: !20)
!102 = distinct !{!102, !69, !103, !62}
!103 = !DILocation(line: 19, column: 5, scope: !20)
!104 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
