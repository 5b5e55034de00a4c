; ModuleID = 'Stencil9.cl'
source_filename = "Stencil9.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stencil9(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %centre, float noundef %side, float noundef %corner) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3, !dbg !23
  %conv4.i = trunc i64 %call3.i to i32, !dbg !23
  %call5.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3, !dbg !24
  %mul.i = mul nsw i32 %conv4.i, %conv2.i, !dbg !25
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !26
  %cmp.i = icmp sgt i32 %conv.i, 0, !dbg !27
  br i1 %cmp.i, label %land.lhs.true.i, label %if.else.i, !dbg !28

land.lhs.true.i:                                  ; preds = %entry
  %conv6.i = trunc i64 %call5.i to i32, !dbg !24
  %sub.i = add nsw i32 %conv4.i, -1, !dbg !29
  %cmp8.i = icmp sgt i32 %sub.i, %conv.i, !dbg !30
  %cmp11.i = icmp sgt i32 %conv2.i, 0
  %or.cond.i = select i1 %cmp8.i, i1 %cmp11.i, i1 false, !dbg !31
  %sub14.i = add nsw i32 %conv6.i, -1
  %cmp15.i = icmp sgt i32 %sub14.i, %conv2.i
  %or.cond94.i = select i1 %or.cond.i, i1 %cmp15.i, i1 false, !dbg !31
  br i1 %or.cond94.i, label %if.then.i, label %if.else.i, !dbg !31

if.then.i:                                        ; preds = %land.lhs.true.i
  %idxprom.i = sext i32 %add.i to i64, !dbg !32
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !32
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !32, !tbaa !33
  %mul17.i = fmul float %centre, %0, !dbg !35
  %arrayidx20.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 -4, !dbg !36
  %1 = load float, ptr addrspace(1) %arrayidx20.i, align 4, !dbg !36, !tbaa !33
  %arrayidx23.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 4, !dbg !37
  %2 = load float, ptr addrspace(1) %arrayidx23.i, align 4, !dbg !37, !tbaa !33
  %add24.i = fadd float %1, %2, !dbg !38
  %sub25.i = sub nsw i32 %add.i, %conv4.i, !dbg !39
  %idxprom26.i = sext i32 %sub25.i to i64, !dbg !40
  %arrayidx27.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom26.i, !dbg !40
  %3 = load float, ptr addrspace(1) %arrayidx27.i, align 4, !dbg !40, !tbaa !33
  %add28.i = fadd float %add24.i, %3, !dbg !41
  %add29.i = add nsw i32 %add.i, %conv4.i, !dbg !42
  %idxprom30.i = sext i32 %add29.i to i64, !dbg !43
  %arrayidx31.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom30.i, !dbg !43
  %4 = load float, ptr addrspace(1) %arrayidx31.i, align 4, !dbg !43, !tbaa !33
  %add32.i = fadd float %add28.i, %4, !dbg !44
  %mul33.i = fmul float %side, %add32.i, !dbg !45
  %add34.i = fadd float %mul17.i, %mul33.i, !dbg !46
  %arrayidx38.i = getelementptr i8, ptr addrspace(1) %arrayidx27.i, i64 -4, !dbg !47
  %5 = load float, ptr addrspace(1) %arrayidx38.i, align 4, !dbg !47, !tbaa !33
  %arrayidx42.i = getelementptr i8, ptr addrspace(1) %arrayidx27.i, i64 4, !dbg !48
  %6 = load float, ptr addrspace(1) %arrayidx42.i, align 4, !dbg !48, !tbaa !33
  %add43.i = fadd float %5, %6, !dbg !49
  %arrayidx47.i = getelementptr i8, ptr addrspace(1) %arrayidx31.i, i64 -4, !dbg !50
  %7 = load float, ptr addrspace(1) %arrayidx47.i, align 4, !dbg !50, !tbaa !33
  %add48.i = fadd float %add43.i, %7, !dbg !51
  %arrayidx52.i = getelementptr i8, ptr addrspace(1) %arrayidx31.i, i64 4, !dbg !52
  %8 = load float, ptr addrspace(1) %arrayidx52.i, align 4, !dbg !52, !tbaa !33
  %add53.i = fadd float %add48.i, %8, !dbg !53
  %mul54.i = fmul float %corner, %add53.i, !dbg !54
  %add55.i = fadd float %add34.i, %mul54.i, !dbg !55
  br label %__clang_ocl_kern_imp_stencil9.exit, !dbg !56

if.else.i:                                        ; preds = %land.lhs.true.i, %entry
  %idxprom58.i = sext i32 %add.i to i64, !dbg !57
  %arrayidx59.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom58.i, !dbg !57
  %9 = load float, ptr addrspace(1) %arrayidx59.i, align 4, !dbg !57, !tbaa !33
  br label %__clang_ocl_kern_imp_stencil9.exit

__clang_ocl_kern_imp_stencil9.exit:               ; preds = %if.then.i, %if.else.i
  %idxprom.i.sink = phi i64 [ %idxprom.i, %if.then.i ], [ %idxprom58.i, %if.else.i ]
  %add55.i.sink = phi float [ %add55.i, %if.then.i ], [ %9, %if.else.i ]
  %arrayidx57.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i.sink, !dbg !58
  store float %add55.i.sink, ptr addrspace(1) %arrayidx57.i, align 4, !dbg !58, !tbaa !33
  ret void, !dbg !59
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stencil9(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %centre, float noundef %side, float noundef %corner) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !60
  %conv = trunc i64 %call to i32, !dbg !60
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !61
  %conv2 = trunc i64 %call1 to i32, !dbg !61
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3, !dbg !62
  %conv4 = trunc i64 %call3 to i32, !dbg !62
  %call5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3, !dbg !63
  %mul = mul nsw i32 %conv4, %conv2, !dbg !64
  %add = add nsw i32 %mul, %conv, !dbg !65
  %cmp = icmp sgt i32 %conv, 0, !dbg !66
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !67

land.lhs.true:                                    ; preds = %entry
  %conv6 = trunc i64 %call5 to i32, !dbg !63
  %sub = add nsw i32 %conv4, -1, !dbg !68
  %cmp8 = icmp sgt i32 %sub, %conv, !dbg !69
  %cmp11 = icmp sgt i32 %conv2, 0
  %or.cond = select i1 %cmp8, i1 %cmp11, i1 false, !dbg !70
  %sub14 = add nsw i32 %conv6, -1
  %cmp15 = icmp sgt i32 %sub14, %conv2
  %or.cond94 = select i1 %or.cond, i1 %cmp15, i1 false, !dbg !70
  br i1 %or.cond94, label %if.then, label %if.else, !dbg !70

if.then:                                          ; preds = %land.lhs.true
  %idxprom = sext i32 %add to i64, !dbg !71
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !71
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !71, !tbaa !33
  %mul17 = fmul float %centre, %0, !dbg !72
  %arrayidx20 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 -4, !dbg !73
  %1 = load float, ptr addrspace(1) %arrayidx20, align 4, !dbg !73, !tbaa !33
  %arrayidx23 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 4, !dbg !74
  %2 = load float, ptr addrspace(1) %arrayidx23, align 4, !dbg !74, !tbaa !33
  %add24 = fadd float %1, %2, !dbg !75
  %sub25 = sub nsw i32 %add, %conv4, !dbg !76
  %idxprom26 = sext i32 %sub25 to i64, !dbg !77
  %arrayidx27 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom26, !dbg !77
  %3 = load float, ptr addrspace(1) %arrayidx27, align 4, !dbg !77, !tbaa !33
  %add28 = fadd float %add24, %3, !dbg !78
  %add29 = add nsw i32 %add, %conv4, !dbg !79
  %idxprom30 = sext i32 %add29 to i64, !dbg !80
  %arrayidx31 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom30, !dbg !80
  %4 = load float, ptr addrspace(1) %arrayidx31, align 4, !dbg !80, !tbaa !33
  %add32 = fadd float %add28, %4, !dbg !81
  %mul33 = fmul float %side, %add32, !dbg !82
  %add34 = fadd float %mul17, %mul33, !dbg !83
  %arrayidx38 = getelementptr i8, ptr addrspace(1) %arrayidx27, i64 -4, !dbg !84
  %5 = load float, ptr addrspace(1) %arrayidx38, align 4, !dbg !84, !tbaa !33
  %arrayidx42 = getelementptr i8, ptr addrspace(1) %arrayidx27, i64 4, !dbg !85
  %6 = load float, ptr addrspace(1) %arrayidx42, align 4, !dbg !85, !tbaa !33
  %add43 = fadd float %5, %6, !dbg !86
  %arrayidx47 = getelementptr i8, ptr addrspace(1) %arrayidx31, i64 -4, !dbg !87
  %7 = load float, ptr addrspace(1) %arrayidx47, align 4, !dbg !87, !tbaa !33
  %add48 = fadd float %add43, %7, !dbg !88
  %arrayidx52 = getelementptr i8, ptr addrspace(1) %arrayidx31, i64 4, !dbg !89
  %8 = load float, ptr addrspace(1) %arrayidx52, align 4, !dbg !89, !tbaa !33
  %add53 = fadd float %add48, %8, !dbg !90
  %mul54 = fmul float %corner, %add53, !dbg !91
  %add55 = fadd float %add34, %mul54, !dbg !92
  br label %if.end, !dbg !93

if.else:                                          ; preds = %land.lhs.true, %entry
  %idxprom58 = sext i32 %add to i64, !dbg !94
  %arrayidx59 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom58, !dbg !94
  %9 = load float, ptr addrspace(1) %arrayidx59, align 4, !dbg !94, !tbaa !33
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %idxprom58.sink = phi i64 [ %idxprom58, %if.else ], [ %idxprom, %if.then ]
  %.sink = phi float [ %9, %if.else ], [ %add55, %if.then ]
  %arrayidx61 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom58.sink, !dbg !95
  store float %.sink, ptr addrspace(1) %arrayidx61, align 4, !dbg !95, !tbaa !33
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !97 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !98 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Stencil9.cl", directory: ".", checksumkind: CSK_MD5, checksum: "389360d36c3410fef98fb0a935f784f9")
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
!12 = distinct !DISubprogram(name: "stencil9", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float", !"float", !"float"}
!18 = !{!"const", !"", !"", !"", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "stencil9", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 17, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 7, column: 18, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 8, column: 16, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 8, column: 24, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 10, column: 11, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 10, column: 15, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 10, column: 20, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 10, column: 32, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 28, scope: !20, inlinedAt: !21)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !10, i64 0}
!35 = !DILocation(line: 11, column: 26, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 12, column: 27, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 12, column: 40, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 12, column: 38, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 12, column: 59, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 12, column: 53, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 12, column: 51, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 12, column: 76, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 12, column: 70, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 12, column: 68, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 12, column: 24, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 12, column: 17, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 13, column: 29, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 13, column: 50, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 13, column: 48, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 13, column: 71, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 13, column: 69, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 13, column: 92, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 13, column: 90, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 13, column: 26, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 13, column: 17, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 11, column: 9, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 15, column: 19, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 16, column: 1, scope: !12)
!60 = !DILocation(line: 4, column: 13, scope: !20)
!61 = !DILocation(line: 5, column: 13, scope: !20)
!62 = !DILocation(line: 6, column: 17, scope: !20)
!63 = !DILocation(line: 7, column: 18, scope: !20)
!64 = !DILocation(line: 8, column: 16, scope: !20)
!65 = !DILocation(line: 8, column: 24, scope: !20)
!66 = !DILocation(line: 10, column: 11, scope: !20)
!67 = !DILocation(line: 10, column: 15, scope: !20)
!68 = !DILocation(line: 10, column: 28, scope: !20)
!69 = !DILocation(line: 10, column: 20, scope: !20)
!70 = !DILocation(line: 10, column: 32, scope: !20)
!71 = !DILocation(line: 11, column: 28, scope: !20)
!72 = !DILocation(line: 11, column: 26, scope: !20)
!73 = !DILocation(line: 12, column: 27, scope: !20)
!74 = !DILocation(line: 12, column: 40, scope: !20)
!75 = !DILocation(line: 12, column: 38, scope: !20)
!76 = !DILocation(line: 12, column: 59, scope: !20)
!77 = !DILocation(line: 12, column: 53, scope: !20)
!78 = !DILocation(line: 12, column: 51, scope: !20)
!79 = !DILocation(line: 12, column: 76, scope: !20)
!80 = !DILocation(line: 12, column: 70, scope: !20)
!81 = !DILocation(line: 12, column: 68, scope: !20)
!82 = !DILocation(line: 12, column: 24, scope: !20)
!83 = !DILocation(line: 12, column: 17, scope: !20)
!84 = !DILocation(line: 13, column: 29, scope: !20)
!85 = !DILocation(line: 13, column: 50, scope: !20)
!86 = !DILocation(line: 13, column: 48, scope: !20)
!87 = !DILocation(line: 13, column: 71, scope: !20)
!88 = !DILocation(line: 13, column: 69, scope: !20)
!89 = !DILocation(line: 13, column: 92, scope: !20)
!90 = !DILocation(line: 13, column: 90, scope: !20)
!91 = !DILocation(line: 13, column: 26, scope: !20)
!92 = !DILocation(line: 13, column: 17, scope: !20)
!93 = !DILocation(line: 11, column: 9, scope: !20)
!94 = !DILocation(line: 15, column: 19, scope: !20)
!95 = !DILocation(line: 0, scope: !20)
!96 = !DILocation(line: 16, column: 1, scope: !20)
!97 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubprogram(name: "get_global_size", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
