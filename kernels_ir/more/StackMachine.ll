; ModuleID = 'StackMachine.cl'
source_filename = "StackMachine.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @stackMachine(ptr addrspace(2) noundef readonly align 4 captures(none) %program, i32 noundef %length, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef readonly align 4 captures(none) %y, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %0 = shl i64 %call.i, 32, !dbg !22
  %idxprom.i = ashr exact i64 %0, 32, !dbg !22
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom.i, !dbg !22
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !23
  %arrayidx2.i = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom.i, !dbg !25
  %2 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !25, !tbaa !23
  %cmp.i1 = icmp sgt i32 %length, 0, !dbg !26
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_stackMachine.exit, !dbg !27

for.body.i:                                       ; preds = %entry, %for.inc.i
  %a.0.i5 = phi float [ %a.1.i, %for.inc.i ], [ %1, %entry ]
  %b.0.i4 = phi float [ %b.1.i, %for.inc.i ], [ %2, %entry ]
  %at.0.i3 = phi i32 [ %inc.i, %for.inc.i ], [ 0, %entry ]
  %c.0.i2 = phi float [ %c.1.i, %for.inc.i ], [ 1.000000e+00, %entry ]
  %idxprom4.i = zext nneg i32 %at.0.i3 to i64, !dbg !28
  %arrayidx5.i = getelementptr inbounds nuw i32, ptr addrspace(2) %program, i64 %idxprom4.i, !dbg !28
  %3 = load i32, ptr addrspace(2) %arrayidx5.i, align 4, !dbg !28, !tbaa !8
  switch i32 %3, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb6.i
    i32 2, label %sw.bb7.i
    i32 3, label %sw.bb9.i
    i32 4, label %sw.bb12.i
    i32 5, label %sw.bb19.i
    i32 6, label %sw.bb20.i
    i32 7, label %sw.bb28.i
    i32 8, label %sw.bb32.i
    i32 9, label %for.inc.i
    i32 10, label %sw.bb37.i
    i32 11, label %sw.bb39.i
    i32 12, label %sw.bb46.i
    i32 13, label %sw.bb53.i
    i32 14, label %sw.bb62.i
    i32 15, label %sw.bb65.i
    i32 16, label %sw.bb69.i
    i32 17, label %sw.bb72.i
    i32 18, label %sw.bb85.i
  ], !dbg !29

sw.bb.i:                                          ; preds = %for.body.i
  %add.i = fadd float %b.0.i4, %a.0.i5, !dbg !30
  br label %for.inc.i, !dbg !31

sw.bb6.i:                                         ; preds = %for.body.i
  %sub.i = fsub float %a.0.i5, %b.0.i4, !dbg !32
  br label %for.inc.i, !dbg !33

sw.bb7.i:                                         ; preds = %for.body.i
  %mul.i = fmul float %a.0.i5, 5.000000e-01, !dbg !34
  %add8.i = fadd float %c.0.i2, %mul.i, !dbg !35
  br label %for.inc.i, !dbg !36

sw.bb9.i:                                         ; preds = %for.body.i
  %cmp10.i = fcmp olt float %a.0.i5, %b.0.i4, !dbg !37
  %cond.i = select i1 %cmp10.i, float %a.0.i5, float %b.0.i4, !dbg !38
  br label %for.inc.i, !dbg !39

sw.bb12.i:                                        ; preds = %for.body.i
  %cmp13.i = fcmp ogt float %a.0.i5, %b.0.i4, !dbg !40
  %cond18.i = select i1 %cmp13.i, float %a.0.i5, float %b.0.i4, !dbg !41
  br label %for.inc.i, !dbg !42

sw.bb19.i:                                        ; preds = %for.body.i
  %fneg.i = fneg float %c.0.i2, !dbg !43
  br label %for.inc.i, !dbg !44

sw.bb20.i:                                        ; preds = %for.body.i
  %cmp21.i = fcmp olt float %a.0.i5, 0.000000e+00, !dbg !45
  %fneg24.i = fneg float %a.0.i5, !dbg !46
  %cond27.i = select i1 %cmp21.i, float %fneg24.i, float %a.0.i5, !dbg !46
  br label %for.inc.i, !dbg !47

sw.bb28.i:                                        ; preds = %for.body.i
  %add29.i = fadd float %b.0.i4, %a.0.i5, !dbg !48
  %add30.i = fadd float %c.0.i2, %add29.i, !dbg !49
  %mul31.i = fmul float %add30.i, 2.500000e-01, !dbg !50
  br label %for.inc.i, !dbg !51

sw.bb32.i:                                        ; preds = %for.body.i
  %mul33.i = fmul float %b.0.i4, 5.000000e-01, !dbg !52
  %mul34.i = fmul float %a.0.i5, 2.500000e-01, !dbg !53
  %sub35.i = fsub float %mul33.i, %mul34.i, !dbg !54
  br label %for.inc.i, !dbg !55

sw.bb37.i:                                        ; preds = %for.body.i
  br label %for.inc.i

sw.bb39.i:                                        ; preds = %for.body.i
  %cmp40.i = fcmp ogt float %a.0.i5, 4.000000e+00, !dbg !56
  %cond45.i = select i1 %cmp40.i, float 4.000000e+00, float %a.0.i5, !dbg !57
  br label %for.inc.i, !dbg !58

sw.bb46.i:                                        ; preds = %for.body.i
  %cmp47.i = fcmp olt float %a.0.i5, -4.000000e+00, !dbg !59
  %cond52.i = select i1 %cmp47.i, float -4.000000e+00, float %a.0.i5, !dbg !60
  br label %for.inc.i, !dbg !61

sw.bb53.i:                                        ; preds = %for.body.i
  %cmp54.i = fcmp olt float %a.0.i5, %b.0.i4, !dbg !62
  %cond61.v.i = select i1 %cmp54.i, float 5.000000e-01, float 7.500000e-01, !dbg !63
  %cond61.i = fmul float %c.0.i2, %cond61.v.i, !dbg !63
  br label %for.inc.i, !dbg !64

sw.bb62.i:                                        ; preds = %for.body.i
  %mul63.i = fmul float %c.0.i2, %c.0.i2, !dbg !65
  %mul64.i = fmul float %mul63.i, 6.250000e-02, !dbg !66
  br label %for.inc.i, !dbg !67

sw.bb65.i:                                        ; preds = %for.body.i
  %mul66.i = fmul float %c.0.i2, 5.000000e-01, !dbg !68
  %mul67.i = fmul float %b.0.i4, 1.250000e-01, !dbg !69
  %add68.i = fadd float %mul66.i, %mul67.i, !dbg !70
  br label %for.inc.i, !dbg !71

sw.bb69.i:                                        ; preds = %for.body.i
  %mul70.i = fmul float %c.0.i2, %b.0.i4, !dbg !72
  %mul71.i = fmul float %mul70.i, 1.250000e-01, !dbg !73
  br label %for.inc.i, !dbg !74

sw.bb72.i:                                        ; preds = %for.body.i
  %cmp73.i = fcmp ogt float %b.0.i4, 8.000000e+00, !dbg !75
  %cmp77.i = fcmp olt float %b.0.i4, -8.000000e+00, !dbg !76
  %cond82.i = select i1 %cmp77.i, float -8.000000e+00, float %b.0.i4, !dbg !76
  %cond84.i = select i1 %cmp73.i, float 8.000000e+00, float %cond82.i, !dbg !76
  br label %for.inc.i, !dbg !77

sw.bb85.i:                                        ; preds = %for.body.i
  %cmp86.i = fcmp ogt float %c.0.i2, 8.000000e+00, !dbg !78
  %cmp90.i = fcmp olt float %c.0.i2, -8.000000e+00, !dbg !79
  %cond95.i = select i1 %cmp90.i, float -8.000000e+00, float %c.0.i2, !dbg !79
  %cond97.i = select i1 %cmp86.i, float 8.000000e+00, float %cond95.i, !dbg !79
  br label %for.inc.i, !dbg !80

sw.default.i:                                     ; preds = %for.body.i
  %mul98.i = fmul float %a.0.i5, 8.750000e-01, !dbg !81
  %add99.i = fadd float %mul98.i, 1.250000e-01, !dbg !82
  br label %for.inc.i, !dbg !83

for.inc.i:                                        ; preds = %sw.default.i, %sw.bb85.i, %sw.bb72.i, %sw.bb69.i, %sw.bb65.i, %sw.bb62.i, %sw.bb53.i, %sw.bb46.i, %sw.bb39.i, %sw.bb37.i, %sw.bb32.i, %sw.bb28.i, %sw.bb20.i, %sw.bb19.i, %sw.bb12.i, %sw.bb9.i, %sw.bb7.i, %sw.bb6.i, %sw.bb.i, %for.body.i
  %c.1.i = phi float [ %c.0.i2, %sw.default.i ], [ %c.0.i2, %sw.bb.i ], [ %c.0.i2, %sw.bb6.i ], [ %c.0.i2, %sw.bb7.i ], [ %c.0.i2, %sw.bb9.i ], [ %c.0.i2, %sw.bb12.i ], [ %fneg.i, %sw.bb19.i ], [ %cond27.i, %sw.bb20.i ], [ %c.0.i2, %sw.bb28.i ], [ %c.0.i2, %sw.bb32.i ], [ %cond97.i, %sw.bb85.i ], [ %b.0.i4, %sw.bb37.i ], [ %c.0.i2, %sw.bb39.i ], [ %c.0.i2, %sw.bb46.i ], [ %cond61.i, %sw.bb53.i ], [ %c.0.i2, %sw.bb62.i ], [ %add68.i, %sw.bb65.i ], [ %c.0.i2, %sw.bb69.i ], [ %c.0.i2, %sw.bb72.i ], [ %c.0.i2, %for.body.i ], !dbg !84
  %b.1.i = phi float [ %b.0.i4, %sw.default.i ], [ %b.0.i4, %sw.bb.i ], [ %b.0.i4, %sw.bb6.i ], [ %b.0.i4, %sw.bb7.i ], [ %cond.i, %sw.bb9.i ], [ %cond18.i, %sw.bb12.i ], [ %b.0.i4, %sw.bb19.i ], [ %b.0.i4, %sw.bb20.i ], [ %b.0.i4, %sw.bb28.i ], [ %sub35.i, %sw.bb32.i ], [ %b.0.i4, %sw.bb85.i ], [ %c.0.i2, %sw.bb37.i ], [ %b.0.i4, %sw.bb39.i ], [ %b.0.i4, %sw.bb46.i ], [ %b.0.i4, %sw.bb53.i ], [ %mul64.i, %sw.bb62.i ], [ %b.0.i4, %sw.bb65.i ], [ %b.0.i4, %sw.bb69.i ], [ %cond84.i, %sw.bb72.i ], [ %a.0.i5, %for.body.i ], !dbg !84
  %a.1.i = phi float [ %add99.i, %sw.default.i ], [ %add.i, %sw.bb.i ], [ %sub.i, %sw.bb6.i ], [ %add8.i, %sw.bb7.i ], [ %a.0.i5, %sw.bb9.i ], [ %a.0.i5, %sw.bb12.i ], [ %a.0.i5, %sw.bb19.i ], [ %a.0.i5, %sw.bb20.i ], [ %mul31.i, %sw.bb28.i ], [ %a.0.i5, %sw.bb32.i ], [ %a.0.i5, %sw.bb85.i ], [ %a.0.i5, %sw.bb37.i ], [ %cond45.i, %sw.bb39.i ], [ %cond52.i, %sw.bb46.i ], [ %a.0.i5, %sw.bb53.i ], [ %a.0.i5, %sw.bb62.i ], [ %a.0.i5, %sw.bb65.i ], [ %mul71.i, %sw.bb69.i ], [ %a.0.i5, %sw.bb72.i ], [ %b.0.i4, %for.body.i ], !dbg !84
  %inc.i = add nuw nsw i32 %at.0.i3, 1, !dbg !85
  %cmp.i = icmp slt i32 %inc.i, %length, !dbg !26
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_stackMachine.exit, !dbg !27, !llvm.loop !86

__clang_ocl_kern_imp_stackMachine.exit:           ; preds = %for.inc.i, %entry
  %c.0.i.lcssa = phi float [ 1.000000e+00, %entry ], [ %c.1.i, %for.inc.i ], !dbg !89
  %b.0.i.lcssa = phi float [ %2, %entry ], [ %b.1.i, %for.inc.i ], !dbg !90
  %a.0.i.lcssa = phi float [ %1, %entry ], [ %a.1.i, %for.inc.i ], !dbg !84
  %add100.i = fadd float %b.0.i.lcssa, %a.0.i.lcssa, !dbg !91
  %add101.i = fadd float %c.0.i.lcssa, %add100.i, !dbg !92
  %arrayidx103.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !93
  store float %add101.i, ptr addrspace(1) %arrayidx103.i, align 4, !dbg !94, !tbaa !23
  ret void, !dbg !95
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stackMachine(ptr addrspace(2) noundef readonly align 4 captures(none) %program, i32 noundef %length, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef readonly align 4 captures(none) %y, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !96
  %0 = shl i64 %call, 32, !dbg !97
  %idxprom = ashr exact i64 %0, 32, !dbg !97
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom, !dbg !97
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !97, !tbaa !23
  %arrayidx2 = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom, !dbg !98
  %2 = load float, ptr addrspace(1) %arrayidx2, align 4, !dbg !98, !tbaa !23
  %cmp156 = icmp sgt i32 %length, 0, !dbg !99
  br i1 %cmp156, label %for.body, label %for.cond.cleanup, !dbg !100

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %c.0.lcssa = phi float [ 1.000000e+00, %entry ], [ %c.1, %for.inc ], !dbg !101
  %b.0.lcssa = phi float [ %2, %entry ], [ %b.1, %for.inc ], !dbg !102
  %a.0.lcssa = phi float [ %1, %entry ], [ %a.1, %for.inc ], !dbg !103
  %add100 = fadd float %b.0.lcssa, %a.0.lcssa, !dbg !104
  %add101 = fadd float %c.0.lcssa, %add100, !dbg !105
  %arrayidx103 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom, !dbg !106
  store float %add101, ptr addrspace(1) %arrayidx103, align 4, !dbg !107, !tbaa !23
  ret void, !dbg !108

for.body:                                         ; preds = %entry, %for.inc
  %a.0160 = phi float [ %a.1, %for.inc ], [ %1, %entry ]
  %b.0159 = phi float [ %b.1, %for.inc ], [ %2, %entry ]
  %at.0158 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %c.0157 = phi float [ %c.1, %for.inc ], [ 1.000000e+00, %entry ]
  %idxprom4 = zext nneg i32 %at.0158 to i64, !dbg !109
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(2) %program, i64 %idxprom4, !dbg !109
  %3 = load i32, ptr addrspace(2) %arrayidx5, align 4, !dbg !109, !tbaa !8
  switch i32 %3, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb6
    i32 2, label %sw.bb7
    i32 3, label %sw.bb9
    i32 4, label %sw.bb12
    i32 5, label %sw.bb19
    i32 6, label %sw.bb20
    i32 7, label %sw.bb28
    i32 8, label %sw.bb32
    i32 9, label %for.inc
    i32 10, label %sw.bb37
    i32 11, label %sw.bb39
    i32 12, label %sw.bb46
    i32 13, label %sw.bb53
    i32 14, label %sw.bb62
    i32 15, label %sw.bb65
    i32 16, label %sw.bb69
    i32 17, label %sw.bb72
    i32 18, label %sw.bb85
  ], !dbg !110

sw.bb:                                            ; preds = %for.body
  %add = fadd float %b.0159, %a.0160, !dbg !111
  br label %for.inc, !dbg !112

sw.bb6:                                           ; preds = %for.body
  %sub = fsub float %a.0160, %b.0159, !dbg !113
  br label %for.inc, !dbg !114

sw.bb7:                                           ; preds = %for.body
  %mul = fmul float %a.0160, 5.000000e-01, !dbg !115
  %add8 = fadd float %c.0157, %mul, !dbg !116
  br label %for.inc, !dbg !117

sw.bb9:                                           ; preds = %for.body
  %cmp10 = fcmp olt float %a.0160, %b.0159, !dbg !118
  %cond = select i1 %cmp10, float %a.0160, float %b.0159, !dbg !119
  br label %for.inc, !dbg !120

sw.bb12:                                          ; preds = %for.body
  %cmp13 = fcmp ogt float %a.0160, %b.0159, !dbg !121
  %cond18 = select i1 %cmp13, float %a.0160, float %b.0159, !dbg !122
  br label %for.inc, !dbg !123

sw.bb19:                                          ; preds = %for.body
  %fneg = fneg float %c.0157, !dbg !124
  br label %for.inc, !dbg !125

sw.bb20:                                          ; preds = %for.body
  %cmp21 = fcmp olt float %a.0160, 0.000000e+00, !dbg !126
  %fneg24 = fneg float %a.0160, !dbg !127
  %cond27 = select i1 %cmp21, float %fneg24, float %a.0160, !dbg !127
  br label %for.inc, !dbg !128

sw.bb28:                                          ; preds = %for.body
  %add29 = fadd float %b.0159, %a.0160, !dbg !129
  %add30 = fadd float %c.0157, %add29, !dbg !130
  %mul31 = fmul float %add30, 2.500000e-01, !dbg !131
  br label %for.inc, !dbg !132

sw.bb32:                                          ; preds = %for.body
  %mul33 = fmul float %b.0159, 5.000000e-01, !dbg !133
  %mul34 = fmul float %a.0160, 2.500000e-01, !dbg !134
  %sub35 = fsub float %mul33, %mul34, !dbg !135
  br label %for.inc, !dbg !136

sw.bb37:                                          ; preds = %for.body
  br label %for.inc

sw.bb39:                                          ; preds = %for.body
  %cmp40 = fcmp ogt float %a.0160, 4.000000e+00, !dbg !137
  %cond45 = select i1 %cmp40, float 4.000000e+00, float %a.0160, !dbg !138
  br label %for.inc, !dbg !139

sw.bb46:                                          ; preds = %for.body
  %cmp47 = fcmp olt float %a.0160, -4.000000e+00, !dbg !140
  %cond52 = select i1 %cmp47, float -4.000000e+00, float %a.0160, !dbg !141
  br label %for.inc, !dbg !142

sw.bb53:                                          ; preds = %for.body
  %cmp54 = fcmp olt float %a.0160, %b.0159, !dbg !143
  %cond61.v = select i1 %cmp54, float 5.000000e-01, float 7.500000e-01, !dbg !144
  %cond61 = fmul float %c.0157, %cond61.v, !dbg !144
  br label %for.inc, !dbg !145

sw.bb62:                                          ; preds = %for.body
  %mul63 = fmul float %c.0157, %c.0157, !dbg !146
  %mul64 = fmul float %mul63, 6.250000e-02, !dbg !147
  br label %for.inc, !dbg !148

sw.bb65:                                          ; preds = %for.body
  %mul66 = fmul float %c.0157, 5.000000e-01, !dbg !149
  %mul67 = fmul float %b.0159, 1.250000e-01, !dbg !150
  %add68 = fadd float %mul66, %mul67, !dbg !151
  br label %for.inc, !dbg !152

sw.bb69:                                          ; preds = %for.body
  %mul70 = fmul float %c.0157, %b.0159, !dbg !153
  %mul71 = fmul float %mul70, 1.250000e-01, !dbg !154
  br label %for.inc, !dbg !155

sw.bb72:                                          ; preds = %for.body
  %cmp73 = fcmp ogt float %b.0159, 8.000000e+00, !dbg !156
  %cmp77 = fcmp olt float %b.0159, -8.000000e+00, !dbg !157
  %cond82 = select i1 %cmp77, float -8.000000e+00, float %b.0159, !dbg !157
  %cond84 = select i1 %cmp73, float 8.000000e+00, float %cond82, !dbg !157
  br label %for.inc, !dbg !158

sw.bb85:                                          ; preds = %for.body
  %cmp86 = fcmp ogt float %c.0157, 8.000000e+00, !dbg !159
  %cmp90 = fcmp olt float %c.0157, -8.000000e+00, !dbg !160
  %cond95 = select i1 %cmp90, float -8.000000e+00, float %c.0157, !dbg !160
  %cond97 = select i1 %cmp86, float 8.000000e+00, float %cond95, !dbg !160
  br label %for.inc, !dbg !161

sw.default:                                       ; preds = %for.body
  %mul98 = fmul float %a.0160, 8.750000e-01, !dbg !162
  %add99 = fadd float %mul98, 1.250000e-01, !dbg !163
  br label %for.inc, !dbg !164

for.inc:                                          ; preds = %for.body, %sw.bb, %sw.bb6, %sw.bb7, %sw.bb9, %sw.bb12, %sw.bb19, %sw.bb20, %sw.bb28, %sw.bb32, %sw.bb37, %sw.bb39, %sw.bb46, %sw.bb53, %sw.bb62, %sw.bb65, %sw.bb69, %sw.bb72, %sw.bb85, %sw.default
  %c.1 = phi float [ %c.0157, %sw.default ], [ %c.0157, %sw.bb ], [ %c.0157, %sw.bb6 ], [ %c.0157, %sw.bb7 ], [ %c.0157, %sw.bb9 ], [ %c.0157, %sw.bb12 ], [ %fneg, %sw.bb19 ], [ %cond27, %sw.bb20 ], [ %c.0157, %sw.bb28 ], [ %c.0157, %sw.bb32 ], [ %cond97, %sw.bb85 ], [ %b.0159, %sw.bb37 ], [ %c.0157, %sw.bb39 ], [ %c.0157, %sw.bb46 ], [ %cond61, %sw.bb53 ], [ %c.0157, %sw.bb62 ], [ %add68, %sw.bb65 ], [ %c.0157, %sw.bb69 ], [ %c.0157, %sw.bb72 ], [ %c.0157, %for.body ], !dbg !103
  %b.1 = phi float [ %b.0159, %sw.default ], [ %b.0159, %sw.bb ], [ %b.0159, %sw.bb6 ], [ %b.0159, %sw.bb7 ], [ %cond, %sw.bb9 ], [ %cond18, %sw.bb12 ], [ %b.0159, %sw.bb19 ], [ %b.0159, %sw.bb20 ], [ %b.0159, %sw.bb28 ], [ %sub35, %sw.bb32 ], [ %b.0159, %sw.bb85 ], [ %c.0157, %sw.bb37 ], [ %b.0159, %sw.bb39 ], [ %b.0159, %sw.bb46 ], [ %b.0159, %sw.bb53 ], [ %mul64, %sw.bb62 ], [ %b.0159, %sw.bb65 ], [ %b.0159, %sw.bb69 ], [ %cond84, %sw.bb72 ], [ %a.0160, %for.body ], !dbg !103
  %a.1 = phi float [ %add99, %sw.default ], [ %add, %sw.bb ], [ %sub, %sw.bb6 ], [ %add8, %sw.bb7 ], [ %a.0160, %sw.bb9 ], [ %a.0160, %sw.bb12 ], [ %a.0160, %sw.bb19 ], [ %a.0160, %sw.bb20 ], [ %mul31, %sw.bb28 ], [ %a.0160, %sw.bb32 ], [ %a.0160, %sw.bb85 ], [ %a.0160, %sw.bb37 ], [ %cond45, %sw.bb39 ], [ %cond52, %sw.bb46 ], [ %a.0160, %sw.bb53 ], [ %a.0160, %sw.bb62 ], [ %a.0160, %sw.bb65 ], [ %mul71, %sw.bb69 ], [ %a.0160, %sw.bb72 ], [ %b.0159, %for.body ], !dbg !103
  %inc = add nuw nsw i32 %at.0158, 1, !dbg !165
  %cmp = icmp slt i32 %inc, %length, !dbg !99
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !100, !llvm.loop !166
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !168 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "StackMachine.cl", directory: ".", checksumkind: CSK_MD5, checksum: "9a45138370222a6a1aa15f84a672e32c")
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
!12 = distinct !DISubprogram(name: "stackMachine", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 2, i32 0, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int", !"float*", !"float*", !"float*"}
!18 = !{!"const", !"", !"const", !"const", !""}
!19 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "stackMachine", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !10, i64 0}
!25 = !DILocation(line: 6, column: 25, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 7, column: 25, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 17, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 9, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 9, column: 23, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 9, column: 28, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 10, column: 23, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, column: 23, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 11, column: 30, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 11, column: 35, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 12, column: 23, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 12, column: 21, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 12, column: 36, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 13, column: 23, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 13, column: 21, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 13, column: 36, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 14, column: 21, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 14, column: 25, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 15, column: 23, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 15, column: 40, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 16, column: 32, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 16, column: 36, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 16, column: 27, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 16, column: 42, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 17, column: 34, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 17, column: 30, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 17, column: 43, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 20, column: 24, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 20, column: 22, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 20, column: 43, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 21, column: 24, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 21, column: 22, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 21, column: 45, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 22, column: 24, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 22, column: 22, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 22, column: 52, scope: !20, inlinedAt: !21)
!65 = !DILocation(line: 23, column: 24, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 23, column: 28, scope: !20, inlinedAt: !21)
!67 = !DILocation(line: 23, column: 39, scope: !20, inlinedAt: !21)
!68 = !DILocation(line: 24, column: 24, scope: !20, inlinedAt: !21)
!69 = !DILocation(line: 24, column: 35, scope: !20, inlinedAt: !21)
!70 = !DILocation(line: 24, column: 31, scope: !20, inlinedAt: !21)
!71 = !DILocation(line: 24, column: 45, scope: !20, inlinedAt: !21)
!72 = !DILocation(line: 25, column: 24, scope: !20, inlinedAt: !21)
!73 = !DILocation(line: 25, column: 28, scope: !20, inlinedAt: !21)
!74 = !DILocation(line: 25, column: 38, scope: !20, inlinedAt: !21)
!75 = !DILocation(line: 26, column: 24, scope: !20, inlinedAt: !21)
!76 = !DILocation(line: 26, column: 22, scope: !20, inlinedAt: !21)
!77 = !DILocation(line: 26, column: 65, scope: !20, inlinedAt: !21)
!78 = !DILocation(line: 27, column: 24, scope: !20, inlinedAt: !21)
!79 = !DILocation(line: 27, column: 22, scope: !20, inlinedAt: !21)
!80 = !DILocation(line: 27, column: 65, scope: !20, inlinedAt: !21)
!81 = !DILocation(line: 28, column: 24, scope: !20, inlinedAt: !21)
!82 = !DILocation(line: 28, column: 33, scope: !20, inlinedAt: !21)
!83 = !DILocation(line: 28, column: 43, scope: !20, inlinedAt: !21)
!84 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!85 = !DILocation(line: 7, column: 35, scope: !20, inlinedAt: !21)
!86 = distinct !{!86, !27, !87, !88}
!87 = !DILocation(line: 30, column: 5, scope: !20, inlinedAt: !21)
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 6, column: 31, scope: !20, inlinedAt: !21)
!90 = !DILocation(line: 6, column: 21, scope: !20, inlinedAt: !21)
!91 = !DILocation(line: 31, column: 16, scope: !20, inlinedAt: !21)
!92 = !DILocation(line: 31, column: 20, scope: !20, inlinedAt: !21)
!93 = !DILocation(line: 31, column: 5, scope: !20, inlinedAt: !21)
!94 = !DILocation(line: 31, column: 12, scope: !20, inlinedAt: !21)
!95 = !DILocation(line: 32, column: 1, scope: !12)
!96 = !DILocation(line: 5, column: 13, scope: !20)
!97 = !DILocation(line: 6, column: 15, scope: !20)
!98 = !DILocation(line: 6, column: 25, scope: !20)
!99 = !DILocation(line: 7, column: 25, scope: !20)
!100 = !DILocation(line: 7, column: 5, scope: !20)
!101 = !DILocation(line: 6, column: 31, scope: !20)
!102 = !DILocation(line: 6, column: 21, scope: !20)
!103 = !DILocation(line: 0, scope: !20)
!104 = !DILocation(line: 31, column: 16, scope: !20)
!105 = !DILocation(line: 31, column: 20, scope: !20)
!106 = !DILocation(line: 31, column: 5, scope: !20)
!107 = !DILocation(line: 31, column: 12, scope: !20)
!108 = !DILocation(line: 32, column: 1, scope: !20)
!109 = !DILocation(line: 8, column: 17, scope: !20)
!110 = !DILocation(line: 8, column: 9, scope: !20)
!111 = !DILocation(line: 9, column: 23, scope: !20)
!112 = !DILocation(line: 9, column: 28, scope: !20)
!113 = !DILocation(line: 10, column: 23, scope: !20)
!114 = !DILocation(line: 10, column: 28, scope: !20)
!115 = !DILocation(line: 11, column: 23, scope: !20)
!116 = !DILocation(line: 11, column: 30, scope: !20)
!117 = !DILocation(line: 11, column: 35, scope: !20)
!118 = !DILocation(line: 12, column: 23, scope: !20)
!119 = !DILocation(line: 12, column: 21, scope: !20)
!120 = !DILocation(line: 12, column: 36, scope: !20)
!121 = !DILocation(line: 13, column: 23, scope: !20)
!122 = !DILocation(line: 13, column: 21, scope: !20)
!123 = !DILocation(line: 13, column: 36, scope: !20)
!124 = !DILocation(line: 14, column: 21, scope: !20)
!125 = !DILocation(line: 14, column: 25, scope: !20)
!126 = !DILocation(line: 15, column: 23, scope: !20)
!127 = !DILocation(line: 15, column: 21, scope: !20)
!128 = !DILocation(line: 15, column: 40, scope: !20)
!129 = !DILocation(line: 16, column: 32, scope: !20)
!130 = !DILocation(line: 16, column: 36, scope: !20)
!131 = !DILocation(line: 16, column: 27, scope: !20)
!132 = !DILocation(line: 16, column: 42, scope: !20)
!133 = !DILocation(line: 17, column: 23, scope: !20)
!134 = !DILocation(line: 17, column: 34, scope: !20)
!135 = !DILocation(line: 17, column: 30, scope: !20)
!136 = !DILocation(line: 17, column: 43, scope: !20)
!137 = !DILocation(line: 20, column: 24, scope: !20)
!138 = !DILocation(line: 20, column: 22, scope: !20)
!139 = !DILocation(line: 20, column: 43, scope: !20)
!140 = !DILocation(line: 21, column: 24, scope: !20)
!141 = !DILocation(line: 21, column: 22, scope: !20)
!142 = !DILocation(line: 21, column: 45, scope: !20)
!143 = !DILocation(line: 22, column: 24, scope: !20)
!144 = !DILocation(line: 22, column: 22, scope: !20)
!145 = !DILocation(line: 22, column: 52, scope: !20)
!146 = !DILocation(line: 23, column: 24, scope: !20)
!147 = !DILocation(line: 23, column: 28, scope: !20)
!148 = !DILocation(line: 23, column: 39, scope: !20)
!149 = !DILocation(line: 24, column: 24, scope: !20)
!150 = !DILocation(line: 24, column: 35, scope: !20)
!151 = !DILocation(line: 24, column: 31, scope: !20)
!152 = !DILocation(line: 24, column: 45, scope: !20)
!153 = !DILocation(line: 25, column: 24, scope: !20)
!154 = !DILocation(line: 25, column: 28, scope: !20)
!155 = !DILocation(line: 25, column: 38, scope: !20)
!156 = !DILocation(line: 26, column: 24, scope: !20)
!157 = !DILocation(line: 26, column: 22, scope: !20)
!158 = !DILocation(line: 26, column: 65, scope: !20)
!159 = !DILocation(line: 27, column: 24, scope: !20)
!160 = !DILocation(line: 27, column: 22, scope: !20)
!161 = !DILocation(line: 27, column: 65, scope: !20)
!162 = !DILocation(line: 28, column: 24, scope: !20)
!163 = !DILocation(line: 28, column: 33, scope: !20)
!164 = !DILocation(line: 28, column: 43, scope: !20)
!165 = !DILocation(line: 7, column: 35, scope: !20)
!166 = distinct !{!166, !100, !167, !88}
!167 = !DILocation(line: 30, column: 5, scope: !20)
!168 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
