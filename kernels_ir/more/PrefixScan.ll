; ModuleID = 'PrefixScan.cl'
source_filename = "PrefixScan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @prefixScan(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %block) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !22
  %mul.i = shl i64 %call1.i, 1, !dbg !23
  %call2.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !24
  %mul3.i = mul i64 %call2.i, %mul.i, !dbg !25
  %mul4.i = shl i64 %call.i, 1, !dbg !26
  %add.i = add i64 %mul3.i, %mul4.i, !dbg !27
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %add.i, !dbg !28
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !28, !tbaa !8
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(3) %block, i64 %mul4.i, !dbg !29
  store i32 %0, ptr addrspace(3) %arrayidx6.i, align 4, !dbg !30, !tbaa !8
  %add9.i = or disjoint i64 %add.i, 1, !dbg !31
  %arrayidx10.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %add9.i, !dbg !32
  %1 = load i32, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !32, !tbaa !8
  %add12.i = or disjoint i64 %mul4.i, 1, !dbg !33
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(3) %block, i64 %add12.i, !dbg !34
  store i32 %1, ptr addrspace(3) %arrayidx13.i, align 4, !dbg !35, !tbaa !8
  %cmp.not.i1 = icmp eq i64 %call1.i, 0, !dbg !36
  br i1 %cmp.not.i1, label %for.cond.cleanup.i, label %for.body.i.lr.ph, !dbg !37

for.body.i.lr.ph:                                 ; preds = %entry
  %add20.i = add i64 %mul4.i, 2
  br label %for.body.i, !dbg !37

for.cond.cleanup.i:                               ; preds = %if.end.i, %entry
  %offset.0.i.lcssa = phi i64 [ 1, %entry ], [ %mul25.i, %if.end.i ], !dbg !38
  %cmp26.i = icmp eq i64 %call.i, 0, !dbg !39
  br i1 %cmp26.i, label %if.then27.i, label %if.end30.i, !dbg !39

for.body.i:                                       ; preds = %for.body.i.lr.ph, %if.end.i
  %offset.0.i3 = phi i64 [ 1, %for.body.i.lr.ph ], [ %mul25.i, %if.end.i ]
  %d.0.i2 = phi i64 [ %call1.i, %for.body.i.lr.ph ], [ %shr.i, %if.end.i ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !40
  %cmp14.i = icmp ult i64 %call.i, %d.0.i2, !dbg !41
  br i1 %cmp14.i, label %if.then.i, label %if.end.i, !dbg !41

if.then.i:                                        ; preds = %for.body.i
  %mul17.i = mul i64 %offset.0.i3, %add12.i, !dbg !42
  %2 = getelementptr i32, ptr addrspace(3) %block, i64 %mul17.i, !dbg !43
  %arrayidx18.i = getelementptr i8, ptr addrspace(3) %2, i64 -4, !dbg !43
  %3 = load i32, ptr addrspace(3) %arrayidx18.i, align 4, !dbg !43, !tbaa !8
  %mul21.i = mul i64 %offset.0.i3, %add20.i, !dbg !44
  %4 = getelementptr i32, ptr addrspace(3) %block, i64 %mul21.i, !dbg !45
  %arrayidx23.i = getelementptr i8, ptr addrspace(3) %4, i64 -4, !dbg !45
  %5 = load i32, ptr addrspace(3) %arrayidx23.i, align 4, !dbg !46, !tbaa !8
  %add24.i = add i32 %5, %3, !dbg !46
  store i32 %add24.i, ptr addrspace(3) %arrayidx23.i, align 4, !dbg !46, !tbaa !8
  br label %if.end.i, !dbg !45

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %mul25.i = shl i64 %offset.0.i3, 1, !dbg !47
  %shr.i = lshr i64 %d.0.i2, 1, !dbg !48
  %cmp.not.i = icmp eq i64 %shr.i, 0, !dbg !36
  br i1 %cmp.not.i, label %for.cond.cleanup.i, label %for.body.i, !dbg !37, !llvm.loop !49

if.then27.i:                                      ; preds = %for.cond.cleanup.i
  %6 = getelementptr i32, ptr addrspace(3) %block, i64 %mul.i, !dbg !52
  %arrayidx29.i = getelementptr i8, ptr addrspace(3) %6, i64 -4, !dbg !52
  store i32 0, ptr addrspace(3) %arrayidx29.i, align 4, !dbg !53, !tbaa !8
  br label %if.end30.i, !dbg !52

if.end30.i:                                       ; preds = %if.then27.i, %for.cond.cleanup.i
  %cmp33.i4.not = icmp eq i64 %mul.i, 0, !dbg !54
  br i1 %cmp33.i4.not, label %__clang_ocl_kern_imp_prefixScan.exit, label %for.body35.i.lr.ph, !dbg !55

for.body35.i.lr.ph:                               ; preds = %if.end30.i
  %add45.i = add i64 %mul4.i, 2
  br label %for.body35.i, !dbg !55

for.body35.i:                                     ; preds = %for.body35.i.lr.ph, %for.inc61.i
  %offset.1.i6 = phi i64 [ %offset.0.i.lcssa, %for.body35.i.lr.ph ], [ %shr36.i, %for.inc61.i ]
  %d31.0.i5 = phi i64 [ 1, %for.body35.i.lr.ph ], [ %mul62.i, %for.inc61.i ]
  %shr36.i = lshr i64 %offset.1.i6, 1, !dbg !56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !57
  %cmp37.i = icmp ult i64 %call.i, %d31.0.i5, !dbg !58
  br i1 %cmp37.i, label %if.then38.i, label %for.inc61.i, !dbg !58

if.then38.i:                                      ; preds = %for.body35.i
  %mul41.i = mul i64 %shr36.i, %add12.i, !dbg !59
  %7 = getelementptr i32, ptr addrspace(3) %block, i64 %mul41.i, !dbg !60
  %arrayidx43.i = getelementptr i8, ptr addrspace(3) %7, i64 -4, !dbg !60
  %8 = load i32, ptr addrspace(3) %arrayidx43.i, align 4, !dbg !60, !tbaa !8
  %mul46.i = mul i64 %shr36.i, %add45.i, !dbg !61
  %9 = getelementptr i32, ptr addrspace(3) %block, i64 %mul46.i, !dbg !62
  %arrayidx48.i = getelementptr i8, ptr addrspace(3) %9, i64 -4, !dbg !62
  %10 = load i32, ptr addrspace(3) %arrayidx48.i, align 4, !dbg !62, !tbaa !8
  store i32 %10, ptr addrspace(3) %arrayidx43.i, align 4, !dbg !63, !tbaa !8
  %11 = load i32, ptr addrspace(3) %arrayidx48.i, align 4, !dbg !64, !tbaa !8
  %add59.i = add i32 %11, %8, !dbg !64
  store i32 %add59.i, ptr addrspace(3) %arrayidx48.i, align 4, !dbg !64, !tbaa !8
  br label %for.inc61.i, !dbg !65

for.inc61.i:                                      ; preds = %if.then38.i, %for.body35.i
  %mul62.i = shl i64 %d31.0.i5, 1, !dbg !66
  %cmp33.i = icmp ult i64 %mul62.i, %mul.i, !dbg !54
  br i1 %cmp33.i, label %for.body35.i, label %__clang_ocl_kern_imp_prefixScan.exit, !dbg !55, !llvm.loop !67

__clang_ocl_kern_imp_prefixScan.exit:             ; preds = %for.inc61.i, %if.end30.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !69
  %12 = load i32, ptr addrspace(3) %arrayidx6.i, align 4, !dbg !70, !tbaa !8
  %arrayidx68.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %add.i, !dbg !71
  store i32 %12, ptr addrspace(1) %arrayidx68.i, align 4, !dbg !72, !tbaa !8
  %13 = load i32, ptr addrspace(3) %arrayidx13.i, align 4, !dbg !73, !tbaa !8
  %arrayidx75.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %add9.i, !dbg !74
  store i32 %13, ptr addrspace(1) %arrayidx75.i, align 4, !dbg !75, !tbaa !8
  ret void, !dbg !76
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_prefixScan(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %block) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !77
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !78
  %mul = shl i64 %call1, 1, !dbg !79
  %call2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !80
  %mul3 = mul i64 %call2, %mul, !dbg !81
  %mul4 = shl i64 %call, 1, !dbg !82
  %add = add i64 %mul3, %mul4, !dbg !83
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %add, !dbg !84
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !84, !tbaa !8
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %block, i64 %mul4, !dbg !85
  store i32 %0, ptr addrspace(3) %arrayidx6, align 4, !dbg !86, !tbaa !8
  %add9 = or disjoint i64 %add, 1, !dbg !87
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %add9, !dbg !88
  %1 = load i32, ptr addrspace(1) %arrayidx10, align 4, !dbg !88, !tbaa !8
  %add12 = or disjoint i64 %mul4, 1, !dbg !89
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(3) %block, i64 %add12, !dbg !90
  store i32 %1, ptr addrspace(3) %arrayidx13, align 4, !dbg !91, !tbaa !8
  %cmp.not121 = icmp eq i64 %call1, 0, !dbg !92
  br i1 %cmp.not121, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !93

for.body.lr.ph:                                   ; preds = %entry
  %add20 = add i64 %mul4, 2
  br label %for.body, !dbg !93

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %offset.0.lcssa = phi i64 [ 1, %entry ], [ %mul25, %if.end ], !dbg !94
  %cmp26 = icmp eq i64 %call, 0, !dbg !95
  br i1 %cmp26, label %if.then27, label %if.end30, !dbg !95

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %offset.0123 = phi i64 [ 1, %for.body.lr.ph ], [ %mul25, %if.end ]
  %d.0122 = phi i64 [ %call1, %for.body.lr.ph ], [ %shr, %if.end ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !96
  %cmp14 = icmp ult i64 %call, %d.0122, !dbg !97
  br i1 %cmp14, label %if.then, label %if.end, !dbg !97

if.then:                                          ; preds = %for.body
  %mul17 = mul i64 %offset.0123, %add12, !dbg !98
  %2 = getelementptr i32, ptr addrspace(3) %block, i64 %mul17, !dbg !99
  %arrayidx18 = getelementptr i8, ptr addrspace(3) %2, i64 -4, !dbg !99
  %3 = load i32, ptr addrspace(3) %arrayidx18, align 4, !dbg !99, !tbaa !8
  %mul21 = mul i64 %offset.0123, %add20, !dbg !100
  %4 = getelementptr i32, ptr addrspace(3) %block, i64 %mul21, !dbg !101
  %arrayidx23 = getelementptr i8, ptr addrspace(3) %4, i64 -4, !dbg !101
  %5 = load i32, ptr addrspace(3) %arrayidx23, align 4, !dbg !102, !tbaa !8
  %add24 = add i32 %5, %3, !dbg !102
  store i32 %add24, ptr addrspace(3) %arrayidx23, align 4, !dbg !102, !tbaa !8
  br label %if.end, !dbg !101

if.end:                                           ; preds = %if.then, %for.body
  %mul25 = shl i64 %offset.0123, 1, !dbg !103
  %shr = lshr i64 %d.0122, 1, !dbg !104
  %cmp.not = icmp eq i64 %shr, 0, !dbg !92
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !93, !llvm.loop !105

if.then27:                                        ; preds = %for.cond.cleanup
  %6 = getelementptr i32, ptr addrspace(3) %block, i64 %mul, !dbg !107
  %arrayidx29 = getelementptr i8, ptr addrspace(3) %6, i64 -4, !dbg !107
  store i32 0, ptr addrspace(3) %arrayidx29, align 4, !dbg !108, !tbaa !8
  br label %if.end30, !dbg !107

if.end30:                                         ; preds = %if.then27, %for.cond.cleanup
  %cmp33124.not = icmp eq i64 %mul, 0, !dbg !109
  br i1 %cmp33124.not, label %for.cond.cleanup34, label %for.body35.lr.ph, !dbg !110

for.body35.lr.ph:                                 ; preds = %if.end30
  %add45 = add i64 %mul4, 2
  br label %for.body35, !dbg !110

for.cond.cleanup34:                               ; preds = %for.inc61, %if.end30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !111
  %7 = load i32, ptr addrspace(3) %arrayidx6, align 4, !dbg !112, !tbaa !8
  %arrayidx68 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %add, !dbg !113
  store i32 %7, ptr addrspace(1) %arrayidx68, align 4, !dbg !114, !tbaa !8
  %8 = load i32, ptr addrspace(3) %arrayidx13, align 4, !dbg !115, !tbaa !8
  %arrayidx75 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %add9, !dbg !116
  store i32 %8, ptr addrspace(1) %arrayidx75, align 4, !dbg !117, !tbaa !8
  ret void, !dbg !118

for.body35:                                       ; preds = %for.body35.lr.ph, %for.inc61
  %offset.1126 = phi i64 [ %offset.0.lcssa, %for.body35.lr.ph ], [ %shr36, %for.inc61 ]
  %d31.0125 = phi i64 [ 1, %for.body35.lr.ph ], [ %mul62, %for.inc61 ]
  %shr36 = lshr i64 %offset.1126, 1, !dbg !119
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !120
  %cmp37 = icmp ult i64 %call, %d31.0125, !dbg !121
  br i1 %cmp37, label %if.then38, label %for.inc61, !dbg !121

if.then38:                                        ; preds = %for.body35
  %mul41 = mul i64 %shr36, %add12, !dbg !122
  %9 = getelementptr i32, ptr addrspace(3) %block, i64 %mul41, !dbg !123
  %arrayidx43 = getelementptr i8, ptr addrspace(3) %9, i64 -4, !dbg !123
  %10 = load i32, ptr addrspace(3) %arrayidx43, align 4, !dbg !123, !tbaa !8
  %mul46 = mul i64 %shr36, %add45, !dbg !124
  %11 = getelementptr i32, ptr addrspace(3) %block, i64 %mul46, !dbg !125
  %arrayidx48 = getelementptr i8, ptr addrspace(3) %11, i64 -4, !dbg !125
  %12 = load i32, ptr addrspace(3) %arrayidx48, align 4, !dbg !125, !tbaa !8
  store i32 %12, ptr addrspace(3) %arrayidx43, align 4, !dbg !126, !tbaa !8
  %13 = load i32, ptr addrspace(3) %arrayidx48, align 4, !dbg !127, !tbaa !8
  %add59 = add i32 %13, %10, !dbg !127
  store i32 %add59, ptr addrspace(3) %arrayidx48, align 4, !dbg !127, !tbaa !8
  br label %for.inc61, !dbg !128

for.inc61:                                        ; preds = %for.body35, %if.then38
  %mul62 = shl i64 %d31.0125, 1, !dbg !129
  %cmp33 = icmp ult i64 %mul62, %mul, !dbg !109
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34, !dbg !110, !llvm.loop !130
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !132 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !133 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !134 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !135 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!1 = !DIFile(filename: "PrefixScan.cl", directory: ".", checksumkind: CSK_MD5, checksum: "3f632b42a47cd1b0507690972d8557b4")
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
!12 = distinct !DISubprogram(name: "prefixScan", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 3}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"uint*"}
!18 = !{!"const", !"", !""}
!19 = !DILocation(line: 4, column: 17, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "prefixScan", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 19, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 23, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 7, column: 20, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 7, column: 36, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 10, column: 34, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 10, column: 30, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 10, column: 5, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 10, column: 19, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 11, column: 43, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 25, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 11, column: 18, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 11, column: 23, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 29, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 19, column: 12, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 14, column: 9, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 15, column: 16, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 16, column: 62, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 16, column: 49, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 16, column: 26, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 16, column: 13, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 16, column: 46, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 17, column: 16, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 13, column: 36, scope: !20, inlinedAt: !21)
!49 = distinct !{!49, !37, !50, !51}
!50 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 20, column: 9, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 20, column: 27, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 21, column: 26, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 22, column: 16, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 23, column: 9, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 24, column: 16, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 25, column: 38, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 25, column: 25, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 26, column: 61, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 26, column: 48, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 26, column: 46, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 27, column: 46, scope: !20, inlinedAt: !21)
!65 = !DILocation(line: 28, column: 9, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 21, column: 38, scope: !20, inlinedAt: !21)
!67 = distinct !{!67, !55, !68, !51}
!68 = !DILocation(line: 29, column: 5, scope: !20, inlinedAt: !21)
!69 = !DILocation(line: 30, column: 5, scope: !20, inlinedAt: !21)
!70 = !DILocation(line: 31, column: 27, scope: !20, inlinedAt: !21)
!71 = !DILocation(line: 31, column: 5, scope: !20, inlinedAt: !21)
!72 = !DILocation(line: 31, column: 25, scope: !20, inlinedAt: !21)
!73 = !DILocation(line: 32, column: 31, scope: !20, inlinedAt: !21)
!74 = !DILocation(line: 32, column: 5, scope: !20, inlinedAt: !21)
!75 = !DILocation(line: 32, column: 29, scope: !20, inlinedAt: !21)
!76 = !DILocation(line: 33, column: 1, scope: !12)
!77 = !DILocation(line: 4, column: 17, scope: !20)
!78 = !DILocation(line: 5, column: 19, scope: !20)
!79 = !DILocation(line: 6, column: 23, scope: !20)
!80 = !DILocation(line: 7, column: 20, scope: !20)
!81 = !DILocation(line: 7, column: 36, scope: !20)
!82 = !DILocation(line: 10, column: 34, scope: !20)
!83 = !DILocation(line: 10, column: 30, scope: !20)
!84 = !DILocation(line: 10, column: 21, scope: !20)
!85 = !DILocation(line: 10, column: 5, scope: !20)
!86 = !DILocation(line: 10, column: 19, scope: !20)
!87 = !DILocation(line: 11, column: 43, scope: !20)
!88 = !DILocation(line: 11, column: 25, scope: !20)
!89 = !DILocation(line: 11, column: 18, scope: !20)
!90 = !DILocation(line: 11, column: 5, scope: !20)
!91 = !DILocation(line: 11, column: 23, scope: !20)
!92 = !DILocation(line: 13, column: 29, scope: !20)
!93 = !DILocation(line: 13, column: 5, scope: !20)
!94 = !DILocation(line: 0, scope: !20)
!95 = !DILocation(line: 19, column: 12, scope: !20)
!96 = !DILocation(line: 14, column: 9, scope: !20)
!97 = !DILocation(line: 15, column: 16, scope: !20)
!98 = !DILocation(line: 16, column: 62, scope: !20)
!99 = !DILocation(line: 16, column: 49, scope: !20)
!100 = !DILocation(line: 16, column: 26, scope: !20)
!101 = !DILocation(line: 16, column: 13, scope: !20)
!102 = !DILocation(line: 16, column: 46, scope: !20)
!103 = !DILocation(line: 17, column: 16, scope: !20)
!104 = !DILocation(line: 13, column: 36, scope: !20)
!105 = distinct !{!105, !93, !106, !51}
!106 = !DILocation(line: 18, column: 5, scope: !20)
!107 = !DILocation(line: 20, column: 9, scope: !20)
!108 = !DILocation(line: 20, column: 27, scope: !20)
!109 = !DILocation(line: 21, column: 26, scope: !20)
!110 = !DILocation(line: 21, column: 5, scope: !20)
!111 = !DILocation(line: 30, column: 5, scope: !20)
!112 = !DILocation(line: 31, column: 27, scope: !20)
!113 = !DILocation(line: 31, column: 5, scope: !20)
!114 = !DILocation(line: 31, column: 25, scope: !20)
!115 = !DILocation(line: 32, column: 31, scope: !20)
!116 = !DILocation(line: 32, column: 5, scope: !20)
!117 = !DILocation(line: 32, column: 29, scope: !20)
!118 = !DILocation(line: 33, column: 1, scope: !20)
!119 = !DILocation(line: 22, column: 16, scope: !20)
!120 = !DILocation(line: 23, column: 9, scope: !20)
!121 = !DILocation(line: 24, column: 16, scope: !20)
!122 = !DILocation(line: 25, column: 38, scope: !20)
!123 = !DILocation(line: 25, column: 25, scope: !20)
!124 = !DILocation(line: 26, column: 61, scope: !20)
!125 = !DILocation(line: 26, column: 48, scope: !20)
!126 = !DILocation(line: 26, column: 46, scope: !20)
!127 = !DILocation(line: 27, column: 46, scope: !20)
!128 = !DILocation(line: 28, column: 9, scope: !20)
!129 = !DILocation(line: 21, column: 38, scope: !20)
!130 = distinct !{!130, !110, !131, !51}
!131 = !DILocation(line: 29, column: 5, scope: !20)
!132 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
