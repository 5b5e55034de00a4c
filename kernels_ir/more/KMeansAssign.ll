; ModuleID = 'KMeansAssign.cl'
source_filename = "KMeansAssign.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @kmeansAssign(ptr addrspace(1) noundef readonly align 4 captures(none) %points, ptr addrspace(1) noundef readonly align 4 captures(none) %centres, ptr addrspace(1) noundef writeonly align 4 captures(none) %member, i32 noundef %count, i32 noundef %clusters, i32 noundef %features) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %cmp.not.i = icmp sgt i32 %count, %conv.i, !dbg !22
  br i1 %cmp.not.i, label %for.cond.i.preheader, label %__clang_ocl_kern_imp_kmeansAssign.exit, !dbg !22

for.cond.i.preheader:                             ; preds = %entry
  %cmp2.i4 = icmp sgt i32 %clusters, 0, !dbg !23
  br i1 %cmp2.i4, label %for.cond4.i.preheader.lr.ph, label %for.cond.cleanup.i, !dbg !24

for.cond4.i.preheader.lr.ph:                      ; preds = %for.cond.i.preheader
  %cmp5.i1 = icmp sgt i32 %features, 0
  %mul.i = mul nsw i32 %features, %conv.i
  br label %for.cond4.i.preheader, !dbg !24

for.cond4.i.preheader:                            ; preds = %for.cond4.i.preheader.lr.ph, %for.cond.cleanup7.i
  %c.0.i7 = phi i32 [ 0, %for.cond4.i.preheader.lr.ph ], [ %inc20.i, %for.cond.cleanup7.i ]
  %least.0.i6 = phi float [ 0x47EFFFFFE0000000, %for.cond4.i.preheader.lr.ph ], [ %least.1.i, %for.cond.cleanup7.i ]
  %nearest.0.i5 = phi i32 [ 0, %for.cond4.i.preheader.lr.ph ], [ %nearest.1.i, %for.cond.cleanup7.i ]
  br i1 %cmp5.i1, label %for.body8.i.lr.ph, label %for.cond.cleanup7.i, !dbg !25

for.body8.i.lr.ph:                                ; preds = %for.cond4.i.preheader
  %mul9.i = mul nuw nsw i32 %c.0.i7, %features
  br label %for.body8.i, !dbg !25

for.cond.cleanup.i:                               ; preds = %for.cond.cleanup7.i, %for.cond.i.preheader
  %nearest.0.i.lcssa = phi i32 [ 0, %for.cond.i.preheader ], [ %nearest.1.i, %for.cond.cleanup7.i ], !dbg !26
  %idxprom22.i = sext i32 %conv.i to i64, !dbg !27
  %arrayidx23.i = getelementptr inbounds i32, ptr addrspace(1) %member, i64 %idxprom22.i, !dbg !27
  store i32 %nearest.0.i.lcssa, ptr addrspace(1) %arrayidx23.i, align 4, !dbg !28, !tbaa !8
  br label %__clang_ocl_kern_imp_kmeansAssign.exit, !dbg !29

for.cond.cleanup7.i:                              ; preds = %for.body8.i, %for.cond4.i.preheader
  %distance.0.i.lcssa = phi float [ 0.000000e+00, %for.cond4.i.preheader ], [ %add14.i, %for.body8.i ], !dbg !26
  %cmp15.i = fcmp olt float %distance.0.i.lcssa, %least.0.i6, !dbg !30
  %nearest.1.i = select i1 %cmp15.i, i32 %c.0.i7, i32 %nearest.0.i5, !dbg !30
  %least.1.i = select i1 %cmp15.i, float %distance.0.i.lcssa, float %least.0.i6, !dbg !30
  %inc20.i = add nuw nsw i32 %c.0.i7, 1, !dbg !31
  %cmp2.i = icmp slt i32 %inc20.i, %clusters, !dbg !23
  br i1 %cmp2.i, label %for.cond4.i.preheader, label %for.cond.cleanup.i, !dbg !24, !llvm.loop !32

for.body8.i:                                      ; preds = %for.body8.i.lr.ph, %for.body8.i
  %f.0.i3 = phi i32 [ 0, %for.body8.i.lr.ph ], [ %inc.i, %for.body8.i ]
  %distance.0.i2 = phi float [ 0.000000e+00, %for.body8.i.lr.ph ], [ %add14.i, %for.body8.i ]
  %add.i = add nsw i32 %f.0.i3, %mul.i, !dbg !35
  %idxprom.i = sext i32 %add.i to i64, !dbg !36
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %points, i64 %idxprom.i, !dbg !36
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !36, !tbaa !37
  %add10.i = add nuw nsw i32 %f.0.i3, %mul9.i, !dbg !39
  %idxprom11.i = zext nneg i32 %add10.i to i64, !dbg !40
  %arrayidx12.i = getelementptr inbounds nuw float, ptr addrspace(1) %centres, i64 %idxprom11.i, !dbg !40
  %1 = load float, ptr addrspace(1) %arrayidx12.i, align 4, !dbg !40, !tbaa !37
  %sub.i = fsub float %0, %1, !dbg !41
  %mul13.i = fmul float %sub.i, %sub.i, !dbg !42
  %add14.i = fadd float %distance.0.i2, %mul13.i, !dbg !43
  %inc.i = add nuw nsw i32 %f.0.i3, 1, !dbg !44
  %cmp5.i = icmp slt i32 %inc.i, %features, !dbg !45
  br i1 %cmp5.i, label %for.body8.i, label %for.cond.cleanup7.i, !dbg !25, !llvm.loop !46

__clang_ocl_kern_imp_kmeansAssign.exit:           ; preds = %entry, %for.cond.cleanup.i
  ret void, !dbg !48
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_kmeansAssign(ptr addrspace(1) noundef readonly align 4 captures(none) %points, ptr addrspace(1) noundef readonly align 4 captures(none) %centres, ptr addrspace(1) noundef writeonly align 4 captures(none) %member, i32 noundef %count, i32 noundef %clusters, i32 noundef %features) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !49
  %conv = trunc i64 %call to i32, !dbg !49
  %cmp.not = icmp sgt i32 %count, %conv, !dbg !50
  br i1 %cmp.not, label %for.cond.preheader, label %cleanup, !dbg !50

for.cond.preheader:                               ; preds = %entry
  %cmp240 = icmp sgt i32 %clusters, 0, !dbg !51
  br i1 %cmp240, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup, !dbg !52

for.cond4.preheader.lr.ph:                        ; preds = %for.cond.preheader
  %cmp537 = icmp sgt i32 %features, 0
  %mul = mul nsw i32 %features, %conv
  br label %for.cond4.preheader, !dbg !52

for.cond4.preheader:                              ; preds = %for.cond4.preheader.lr.ph, %for.cond.cleanup7
  %c.043 = phi i32 [ 0, %for.cond4.preheader.lr.ph ], [ %inc20, %for.cond.cleanup7 ]
  %least.042 = phi float [ 0x47EFFFFFE0000000, %for.cond4.preheader.lr.ph ], [ %least.1, %for.cond.cleanup7 ]
  %nearest.041 = phi i32 [ 0, %for.cond4.preheader.lr.ph ], [ %nearest.1, %for.cond.cleanup7 ]
  br i1 %cmp537, label %for.body8.lr.ph, label %for.cond.cleanup7, !dbg !53

for.body8.lr.ph:                                  ; preds = %for.cond4.preheader
  %mul9 = mul nuw nsw i32 %c.043, %features
  br label %for.body8, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond.cleanup7, %for.cond.preheader
  %nearest.0.lcssa = phi i32 [ 0, %for.cond.preheader ], [ %nearest.1, %for.cond.cleanup7 ], !dbg !54
  %idxprom22 = sext i32 %conv to i64, !dbg !55
  %arrayidx23 = getelementptr inbounds i32, ptr addrspace(1) %member, i64 %idxprom22, !dbg !55
  store i32 %nearest.0.lcssa, ptr addrspace(1) %arrayidx23, align 4, !dbg !56, !tbaa !8
  br label %cleanup, !dbg !57

for.cond.cleanup7:                                ; preds = %for.body8, %for.cond4.preheader
  %distance.0.lcssa = phi float [ 0.000000e+00, %for.cond4.preheader ], [ %add14, %for.body8 ], !dbg !54
  %cmp15 = fcmp olt float %distance.0.lcssa, %least.042, !dbg !58
  %nearest.1 = select i1 %cmp15, i32 %c.043, i32 %nearest.041, !dbg !58
  %least.1 = select i1 %cmp15, float %distance.0.lcssa, float %least.042, !dbg !58
  %inc20 = add nuw nsw i32 %c.043, 1, !dbg !59
  %cmp2 = icmp slt i32 %inc20, %clusters, !dbg !51
  br i1 %cmp2, label %for.cond4.preheader, label %for.cond.cleanup, !dbg !52, !llvm.loop !60

for.body8:                                        ; preds = %for.body8.lr.ph, %for.body8
  %f.039 = phi i32 [ 0, %for.body8.lr.ph ], [ %inc, %for.body8 ]
  %distance.038 = phi float [ 0.000000e+00, %for.body8.lr.ph ], [ %add14, %for.body8 ]
  %add = add nsw i32 %f.039, %mul, !dbg !62
  %idxprom = sext i32 %add to i64, !dbg !63
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %points, i64 %idxprom, !dbg !63
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !63, !tbaa !37
  %add10 = add nuw nsw i32 %f.039, %mul9, !dbg !64
  %idxprom11 = zext nneg i32 %add10 to i64, !dbg !65
  %arrayidx12 = getelementptr inbounds nuw float, ptr addrspace(1) %centres, i64 %idxprom11, !dbg !65
  %1 = load float, ptr addrspace(1) %arrayidx12, align 4, !dbg !65, !tbaa !37
  %sub = fsub float %0, %1, !dbg !66
  %mul13 = fmul float %sub, %sub, !dbg !67
  %add14 = fadd float %distance.038, %mul13, !dbg !68
  %inc = add nuw nsw i32 %f.039, 1, !dbg !69
  %cmp5 = icmp slt i32 %inc, %features, !dbg !70
  br i1 %cmp5, label %for.body8, label %for.cond.cleanup7, !dbg !53, !llvm.loop !71

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !73 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "KMeansAssign.cl", directory: ".", checksumkind: CSK_MD5, checksum: "4736aad593b84177c32d3f8b24c80340")
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
!12 = distinct !DISubprogram(name: "kmeansAssign", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int*", !"int", !"int", !"int"}
!18 = !{!"const", !"const", !"", !"", !"", !""}
!19 = !DILocation(line: 5, column: 17, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "kmeansAssign", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 11, column: 23, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 13, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 22, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 22, column: 19, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 23, column: 1, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 17, column: 22, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 11, column: 35, scope: !20, inlinedAt: !21)
!32 = distinct !{!32, !24, !33, !34}
!33 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !DILocation(line: 14, column: 47, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 14, column: 23, scope: !20, inlinedAt: !21)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !10, i64 0}
!39 = !DILocation(line: 14, column: 75, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 14, column: 54, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 14, column: 52, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 15, column: 22, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 13, column: 39, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 13, column: 27, scope: !20, inlinedAt: !21)
!46 = distinct !{!46, !25, !47, !34}
!47 = !DILocation(line: 16, column: 9, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 23, column: 1, scope: !12)
!49 = !DILocation(line: 5, column: 17, scope: !20)
!50 = !DILocation(line: 6, column: 15, scope: !20)
!51 = !DILocation(line: 11, column: 23, scope: !20)
!52 = !DILocation(line: 11, column: 5, scope: !20)
!53 = !DILocation(line: 13, column: 9, scope: !20)
!54 = !DILocation(line: 0, scope: !20)
!55 = !DILocation(line: 22, column: 5, scope: !20)
!56 = !DILocation(line: 22, column: 19, scope: !20)
!57 = !DILocation(line: 23, column: 1, scope: !20)
!58 = !DILocation(line: 17, column: 22, scope: !20)
!59 = !DILocation(line: 11, column: 35, scope: !20)
!60 = distinct !{!60, !52, !61, !34}
!61 = !DILocation(line: 21, column: 5, scope: !20)
!62 = !DILocation(line: 14, column: 47, scope: !20)
!63 = !DILocation(line: 14, column: 23, scope: !20)
!64 = !DILocation(line: 14, column: 75, scope: !20)
!65 = !DILocation(line: 14, column: 54, scope: !20)
!66 = !DILocation(line: 14, column: 52, scope: !20)
!67 = !DILocation(line: 15, column: 27, scope: !20)
!68 = !DILocation(line: 15, column: 22, scope: !20)
!69 = !DILocation(line: 13, column: 39, scope: !20)
!70 = !DILocation(line: 13, column: 27, scope: !20)
!71 = distinct !{!71, !53, !72, !34}
!72 = !DILocation(line: 16, column: 9, scope: !20)
!73 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
