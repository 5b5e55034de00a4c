; ModuleID = 'Sobel.cl'
source_filename = "Sobel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sobel(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !20
  %conv.i = trunc i64 %call.i to i32, !dbg !20
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !23
  %conv2.i = trunc i64 %call1.i to i32, !dbg !23
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3, !dbg !24
  %conv4.i = trunc i64 %call3.i to i32, !dbg !24
  %call5.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3, !dbg !25
  %mul.i = mul i32 %conv4.i, %conv2.i, !dbg !26
  %add.i = add i32 %mul.i, %conv.i, !dbg !27
  %cmp.not.i = icmp eq i32 %conv.i, 0, !dbg !28
  br i1 %cmp.not.i, label %__clang_ocl_kern_imp_sobel.exit, label %land.lhs.true.i, !dbg !29

land.lhs.true.i:                                  ; preds = %entry
  %conv6.i = trunc i64 %call5.i to i32, !dbg !25
  %sub.i = add i32 %conv4.i, -1, !dbg !30
  %cmp8.i = icmp ugt i32 %sub.i, %conv.i, !dbg !31
  %cmp11.i = icmp ne i32 %conv2.i, 0
  %or.cond.i = select i1 %cmp8.i, i1 %cmp11.i, i1 false, !dbg !32
  %sub14.i = add i32 %conv6.i, -1
  %cmp15.i = icmp ugt i32 %sub14.i, %conv2.i
  %or.cond104.i = select i1 %or.cond.i, i1 %cmp15.i, i1 false, !dbg !32
  br i1 %or.cond104.i, label %if.then.i, label %__clang_ocl_kern_imp_sobel.exit, !dbg !32

if.then.i:                                        ; preds = %land.lhs.true.i
  %sub17.i = add i32 %add.i, -1, !dbg !33
  %sub18.i = sub i32 %sub17.i, %conv4.i, !dbg !34
  %idxprom.i = zext i32 %sub18.i to i64, !dbg !35
  %arrayidx.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !35
  %0 = load <4 x i8>, ptr addrspace(1) %arrayidx.i, align 4, !dbg !35, !tbaa !36
  %call19.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %0) #3, !dbg !37
  %sub20.i = sub i32 %add.i, %conv4.i, !dbg !38
  %idxprom21.i = zext i32 %sub20.i to i64, !dbg !39
  %arrayidx22.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom21.i, !dbg !39
  %1 = load <4 x i8>, ptr addrspace(1) %arrayidx22.i, align 4, !dbg !39, !tbaa !36
  %call23.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %1) #3, !dbg !40
  %add24.i = add i32 %add.i, 1, !dbg !41
  %sub25.i = sub i32 %add24.i, %conv4.i, !dbg !42
  %idxprom26.i = zext i32 %sub25.i to i64, !dbg !43
  %arrayidx27.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom26.i, !dbg !43
  %2 = load <4 x i8>, ptr addrspace(1) %arrayidx27.i, align 4, !dbg !43, !tbaa !36
  %call28.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %2) #3, !dbg !44
  %idxprom30.i = zext i32 %sub17.i to i64, !dbg !45
  %arrayidx31.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom30.i, !dbg !45
  %3 = load <4 x i8>, ptr addrspace(1) %arrayidx31.i, align 4, !dbg !45, !tbaa !36
  %call32.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %3) #3, !dbg !46
  %idxprom34.i = zext i32 %add24.i to i64, !dbg !47
  %arrayidx35.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom34.i, !dbg !47
  %4 = load <4 x i8>, ptr addrspace(1) %arrayidx35.i, align 4, !dbg !47, !tbaa !36
  %call36.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %4) #3, !dbg !48
  %add38.i = add i32 %sub17.i, %conv4.i, !dbg !49
  %idxprom39.i = zext i32 %add38.i to i64, !dbg !50
  %arrayidx40.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom39.i, !dbg !50
  %5 = load <4 x i8>, ptr addrspace(1) %arrayidx40.i, align 4, !dbg !50, !tbaa !36
  %call41.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %5) #3, !dbg !51
  %add42.i = add i32 %add.i, %conv4.i, !dbg !52
  %idxprom43.i = zext i32 %add42.i to i64, !dbg !53
  %arrayidx44.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom43.i, !dbg !53
  %6 = load <4 x i8>, ptr addrspace(1) %arrayidx44.i, align 4, !dbg !53, !tbaa !36
  %call45.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %6) #3, !dbg !54
  %add47.i = add i32 %add24.i, %conv4.i, !dbg !55
  %idxprom48.i = zext i32 %add47.i to i64, !dbg !56
  %arrayidx49.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom48.i, !dbg !56
  %7 = load <4 x i8>, ptr addrspace(1) %arrayidx49.i, align 4, !dbg !56, !tbaa !36
  %call50.i = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %7) #3, !dbg !57
  %mul51.i = fmul <4 x float> %call23.i, splat (float 2.000000e+00), !dbg !58
  %add52.i = fadd <4 x float> %call19.i, %mul51.i, !dbg !59
  %add53.i = fadd <4 x float> %add52.i, %call28.i, !dbg !60
  %sub54.i = fsub <4 x float> %add53.i, %call41.i, !dbg !61
  %mul55.i = fmul <4 x float> %call45.i, splat (float 2.000000e+00), !dbg !62
  %sub56.i = fsub <4 x float> %sub54.i, %mul55.i, !dbg !63
  %sub57.i = fsub <4 x float> %sub56.i, %call50.i, !dbg !64
  %sub58.i = fsub <4 x float> %call19.i, %call28.i, !dbg !65
  %mul59.i = fmul <4 x float> %call32.i, splat (float 2.000000e+00), !dbg !66
  %add60.i = fadd <4 x float> %sub58.i, %mul59.i, !dbg !67
  %mul61.i = fmul <4 x float> %call36.i, splat (float 2.000000e+00), !dbg !68
  %sub62.i = fsub <4 x float> %add60.i, %mul61.i, !dbg !69
  %add63.i = fadd <4 x float> %sub62.i, %call41.i, !dbg !70
  %sub64.i = fsub <4 x float> %add63.i, %call50.i, !dbg !71
  %mul65.i = fmul <4 x float> %sub57.i, %sub57.i, !dbg !72
  %mul66.i = fmul <4 x float> %sub64.i, %sub64.i, !dbg !73
  %add67.i = fadd <4 x float> %mul65.i, %mul66.i, !dbg !74
  %call68.i = tail call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %add67.i) #3, !dbg !75, !fpmath !76
  %div.i = fmul <4 x float> %call68.i, splat (float 5.000000e-01), !dbg !77
  %call69.i = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_f(<4 x float> noundef %div.i) #3, !dbg !78
  %idxprom70.i = zext i32 %add.i to i64, !dbg !79
  %arrayidx71.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %out, i64 %idxprom70.i, !dbg !79
  store <4 x i8> %call69.i, ptr addrspace(1) %arrayidx71.i, align 4, !dbg !80, !tbaa !36
  br label %__clang_ocl_kern_imp_sobel.exit, !dbg !81

__clang_ocl_kern_imp_sobel.exit:                  ; preds = %entry, %land.lhs.true.i, %if.then.i
  ret void, !dbg !82
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !83
  %conv = trunc i64 %call to i32, !dbg !83
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !84
  %conv2 = trunc i64 %call1 to i32, !dbg !84
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3, !dbg !85
  %conv4 = trunc i64 %call3 to i32, !dbg !85
  %call5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3, !dbg !86
  %mul = mul i32 %conv4, %conv2, !dbg !87
  %add = add i32 %mul, %conv, !dbg !88
  %cmp.not = icmp eq i32 %conv, 0, !dbg !89
  br i1 %cmp.not, label %if.end, label %land.lhs.true, !dbg !90

land.lhs.true:                                    ; preds = %entry
  %conv6 = trunc i64 %call5 to i32, !dbg !86
  %sub = add i32 %conv4, -1, !dbg !91
  %cmp8 = icmp ugt i32 %sub, %conv, !dbg !92
  %cmp11 = icmp ne i32 %conv2, 0
  %or.cond = select i1 %cmp8, i1 %cmp11, i1 false, !dbg !93
  %sub14 = add i32 %conv6, -1
  %cmp15 = icmp ugt i32 %sub14, %conv2
  %or.cond104 = select i1 %or.cond, i1 %cmp15, i1 false, !dbg !93
  br i1 %or.cond104, label %if.then, label %if.end, !dbg !93

if.then:                                          ; preds = %land.lhs.true
  %sub17 = add i32 %add, -1, !dbg !94
  %sub18 = sub i32 %sub17, %conv4, !dbg !95
  %idxprom = zext i32 %sub18 to i64, !dbg !96
  %arrayidx = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom, !dbg !96
  %0 = load <4 x i8>, ptr addrspace(1) %arrayidx, align 4, !dbg !96, !tbaa !36
  %call19 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %0) #3, !dbg !97
  %sub20 = sub i32 %add, %conv4, !dbg !98
  %idxprom21 = zext i32 %sub20 to i64, !dbg !99
  %arrayidx22 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom21, !dbg !99
  %1 = load <4 x i8>, ptr addrspace(1) %arrayidx22, align 4, !dbg !99, !tbaa !36
  %call23 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %1) #3, !dbg !100
  %add24 = add i32 %add, 1, !dbg !101
  %sub25 = sub i32 %add24, %conv4, !dbg !102
  %idxprom26 = zext i32 %sub25 to i64, !dbg !103
  %arrayidx27 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom26, !dbg !103
  %2 = load <4 x i8>, ptr addrspace(1) %arrayidx27, align 4, !dbg !103, !tbaa !36
  %call28 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %2) #3, !dbg !104
  %idxprom30 = zext i32 %sub17 to i64, !dbg !105
  %arrayidx31 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom30, !dbg !105
  %3 = load <4 x i8>, ptr addrspace(1) %arrayidx31, align 4, !dbg !105, !tbaa !36
  %call32 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %3) #3, !dbg !106
  %idxprom34 = zext i32 %add24 to i64, !dbg !107
  %arrayidx35 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom34, !dbg !107
  %4 = load <4 x i8>, ptr addrspace(1) %arrayidx35, align 4, !dbg !107, !tbaa !36
  %call36 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %4) #3, !dbg !108
  %add38 = add i32 %sub17, %conv4, !dbg !109
  %idxprom39 = zext i32 %add38 to i64, !dbg !110
  %arrayidx40 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom39, !dbg !110
  %5 = load <4 x i8>, ptr addrspace(1) %arrayidx40, align 4, !dbg !110, !tbaa !36
  %call41 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %5) #3, !dbg !111
  %add42 = add i32 %add, %conv4, !dbg !112
  %idxprom43 = zext i32 %add42 to i64, !dbg !113
  %arrayidx44 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom43, !dbg !113
  %6 = load <4 x i8>, ptr addrspace(1) %arrayidx44, align 4, !dbg !113, !tbaa !36
  %call45 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %6) #3, !dbg !114
  %add47 = add i32 %add24, %conv4, !dbg !115
  %idxprom48 = zext i32 %add47 to i64, !dbg !116
  %arrayidx49 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %in, i64 %idxprom48, !dbg !116
  %7 = load <4 x i8>, ptr addrspace(1) %arrayidx49, align 4, !dbg !116, !tbaa !36
  %call50 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %7) #3, !dbg !117
  %mul51 = fmul <4 x float> %call23, splat (float 2.000000e+00), !dbg !118
  %add52 = fadd <4 x float> %call19, %mul51, !dbg !119
  %add53 = fadd <4 x float> %add52, %call28, !dbg !120
  %sub54 = fsub <4 x float> %add53, %call41, !dbg !121
  %mul55 = fmul <4 x float> %call45, splat (float 2.000000e+00), !dbg !122
  %sub56 = fsub <4 x float> %sub54, %mul55, !dbg !123
  %sub57 = fsub <4 x float> %sub56, %call50, !dbg !124
  %sub58 = fsub <4 x float> %call19, %call28, !dbg !125
  %mul59 = fmul <4 x float> %call32, splat (float 2.000000e+00), !dbg !126
  %add60 = fadd <4 x float> %sub58, %mul59, !dbg !127
  %mul61 = fmul <4 x float> %call36, splat (float 2.000000e+00), !dbg !128
  %sub62 = fsub <4 x float> %add60, %mul61, !dbg !129
  %add63 = fadd <4 x float> %sub62, %call41, !dbg !130
  %sub64 = fsub <4 x float> %add63, %call50, !dbg !131
  %mul65 = fmul <4 x float> %sub57, %sub57, !dbg !132
  %mul66 = fmul <4 x float> %sub64, %sub64, !dbg !133
  %add67 = fadd <4 x float> %mul65, %mul66, !dbg !134
  %call68 = tail call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %add67) #3, !dbg !135, !fpmath !76
  %div = fmul <4 x float> %call68, splat (float 5.000000e-01), !dbg !136
  %call69 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_f(<4 x float> noundef %div) #3, !dbg !137
  %idxprom70 = zext i32 %add to i64, !dbg !138
  %arrayidx71 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %out, i64 %idxprom70, !dbg !138
  store <4 x i8> %call69, ptr addrspace(1) %arrayidx71, align 4, !dbg !139, !tbaa !36
  br label %if.end, !dbg !140

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !141
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !142 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !143 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !144 dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !145 dso_local spir_func <4 x i8> @_Z18convert_uchar4_satDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !146 dso_local spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "Sobel.cl", directory: ".", checksumkind: CSK_MD5, checksum: "be0ed1c3912717d1268e4fbed855c448")
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
!12 = distinct !DISubprogram(name: "sobel", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"uchar4*", !"uchar4*"}
!18 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !""}
!20 = !DILocation(line: 4, column: 14, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "sobel", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 3, column: 1, scope: !12)
!23 = !DILocation(line: 5, column: 14, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 6, column: 18, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 7, column: 19, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 8, column: 21, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 8, column: 17, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 10, column: 11, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 10, column: 16, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 10, column: 29, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 10, column: 33, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 11, column: 43, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 11, column: 47, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 11, column: 37, scope: !21, inlinedAt: !22)
!36 = !{!10, !10, i64 0}
!37 = !DILocation(line: 11, column: 22, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 12, column: 43, scope: !21, inlinedAt: !22)
!39 = !DILocation(line: 12, column: 37, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 12, column: 22, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 13, column: 43, scope: !21, inlinedAt: !22)
!42 = !DILocation(line: 13, column: 47, scope: !21, inlinedAt: !22)
!43 = !DILocation(line: 13, column: 37, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 13, column: 22, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 14, column: 37, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 14, column: 22, scope: !21, inlinedAt: !22)
!47 = !DILocation(line: 15, column: 37, scope: !21, inlinedAt: !22)
!48 = !DILocation(line: 15, column: 22, scope: !21, inlinedAt: !22)
!49 = !DILocation(line: 16, column: 47, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 16, column: 37, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 16, column: 22, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 17, column: 43, scope: !21, inlinedAt: !22)
!53 = !DILocation(line: 17, column: 37, scope: !21, inlinedAt: !22)
!54 = !DILocation(line: 17, column: 22, scope: !21, inlinedAt: !22)
!55 = !DILocation(line: 18, column: 47, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 18, column: 37, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 18, column: 22, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 20, column: 32, scope: !21, inlinedAt: !22)
!59 = !DILocation(line: 20, column: 25, scope: !21, inlinedAt: !22)
!60 = !DILocation(line: 20, column: 38, scope: !21, inlinedAt: !22)
!61 = !DILocation(line: 20, column: 44, scope: !21, inlinedAt: !22)
!62 = !DILocation(line: 20, column: 57, scope: !21, inlinedAt: !22)
!63 = !DILocation(line: 20, column: 50, scope: !21, inlinedAt: !22)
!64 = !DILocation(line: 20, column: 63, scope: !21, inlinedAt: !22)
!65 = !DILocation(line: 21, column: 25, scope: !21, inlinedAt: !22)
!66 = !DILocation(line: 21, column: 38, scope: !21, inlinedAt: !22)
!67 = !DILocation(line: 21, column: 31, scope: !21, inlinedAt: !22)
!68 = !DILocation(line: 21, column: 51, scope: !21, inlinedAt: !22)
!69 = !DILocation(line: 21, column: 44, scope: !21, inlinedAt: !22)
!70 = !DILocation(line: 21, column: 57, scope: !21, inlinedAt: !22)
!71 = !DILocation(line: 21, column: 63, scope: !21, inlinedAt: !22)
!72 = !DILocation(line: 22, column: 46, scope: !21, inlinedAt: !22)
!73 = !DILocation(line: 22, column: 56, scope: !21, inlinedAt: !22)
!74 = !DILocation(line: 22, column: 51, scope: !21, inlinedAt: !22)
!75 = !DILocation(line: 22, column: 38, scope: !21, inlinedAt: !22)
!76 = !{float 3.000000e+00}
!77 = !DILocation(line: 22, column: 62, scope: !21, inlinedAt: !22)
!78 = !DILocation(line: 22, column: 19, scope: !21, inlinedAt: !22)
!79 = !DILocation(line: 22, column: 9, scope: !21, inlinedAt: !22)
!80 = !DILocation(line: 22, column: 17, scope: !21, inlinedAt: !22)
!81 = !DILocation(line: 23, column: 5, scope: !21, inlinedAt: !22)
!82 = !DILocation(line: 24, column: 1, scope: !12)
!83 = !DILocation(line: 4, column: 14, scope: !21)
!84 = !DILocation(line: 5, column: 14, scope: !21)
!85 = !DILocation(line: 6, column: 18, scope: !21)
!86 = !DILocation(line: 7, column: 19, scope: !21)
!87 = !DILocation(line: 8, column: 21, scope: !21)
!88 = !DILocation(line: 8, column: 17, scope: !21)
!89 = !DILocation(line: 10, column: 11, scope: !21)
!90 = !DILocation(line: 10, column: 16, scope: !21)
!91 = !DILocation(line: 10, column: 29, scope: !21)
!92 = !DILocation(line: 10, column: 21, scope: !21)
!93 = !DILocation(line: 10, column: 33, scope: !21)
!94 = !DILocation(line: 11, column: 43, scope: !21)
!95 = !DILocation(line: 11, column: 47, scope: !21)
!96 = !DILocation(line: 11, column: 37, scope: !21)
!97 = !DILocation(line: 11, column: 22, scope: !21)
!98 = !DILocation(line: 12, column: 43, scope: !21)
!99 = !DILocation(line: 12, column: 37, scope: !21)
!100 = !DILocation(line: 12, column: 22, scope: !21)
!101 = !DILocation(line: 13, column: 43, scope: !21)
!102 = !DILocation(line: 13, column: 47, scope: !21)
!103 = !DILocation(line: 13, column: 37, scope: !21)
!104 = !DILocation(line: 13, column: 22, scope: !21)
!105 = !DILocation(line: 14, column: 37, scope: !21)
!106 = !DILocation(line: 14, column: 22, scope: !21)
!107 = !DILocation(line: 15, column: 37, scope: !21)
!108 = !DILocation(line: 15, column: 22, scope: !21)
!109 = !DILocation(line: 16, column: 47, scope: !21)
!110 = !DILocation(line: 16, column: 37, scope: !21)
!111 = !DILocation(line: 16, column: 22, scope: !21)
!112 = !DILocation(line: 17, column: 43, scope: !21)
!113 = !DILocation(line: 17, column: 37, scope: !21)
!114 = !DILocation(line: 17, column: 22, scope: !21)
!115 = !DILocation(line: 18, column: 47, scope: !21)
!116 = !DILocation(line: 18, column: 37, scope: !21)
!117 = !DILocation(line: 18, column: 22, scope: !21)
!118 = !DILocation(line: 20, column: 32, scope: !21)
!119 = !DILocation(line: 20, column: 25, scope: !21)
!120 = !DILocation(line: 20, column: 38, scope: !21)
!121 = !DILocation(line: 20, column: 44, scope: !21)
!122 = !DILocation(line: 20, column: 57, scope: !21)
!123 = !DILocation(line: 20, column: 50, scope: !21)
!124 = !DILocation(line: 20, column: 63, scope: !21)
!125 = !DILocation(line: 21, column: 25, scope: !21)
!126 = !DILocation(line: 21, column: 38, scope: !21)
!127 = !DILocation(line: 21, column: 31, scope: !21)
!128 = !DILocation(line: 21, column: 51, scope: !21)
!129 = !DILocation(line: 21, column: 44, scope: !21)
!130 = !DILocation(line: 21, column: 57, scope: !21)
!131 = !DILocation(line: 21, column: 63, scope: !21)
!132 = !DILocation(line: 22, column: 46, scope: !21)
!133 = !DILocation(line: 22, column: 56, scope: !21)
!134 = !DILocation(line: 22, column: 51, scope: !21)
!135 = !DILocation(line: 22, column: 38, scope: !21)
!136 = !DILocation(line: 22, column: 62, scope: !21)
!137 = !DILocation(line: 22, column: 19, scope: !21)
!138 = !DILocation(line: 22, column: 9, scope: !21)
!139 = !DILocation(line: 22, column: 17, scope: !21)
!140 = !DILocation(line: 23, column: 5, scope: !21)
!141 = !DILocation(line: 24, column: 1, scope: !21)
!142 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubprogram(name: "get_global_size", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "convert_float4", scope: !1, file: !1, line: 11, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "convert_uchar4_sat", scope: !1, file: !1, line: 22, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 22, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
