// Sub-groups: the extensions that wfv supports, and the functions that Clang does not declare. Clang declares those of
// Khronos where the extension's macro is defined, in OpenCL C 1.2 too.
#ifndef WFV_OPENCL_SUB_GROUPS_H
#define WFV_OPENCL_SUB_GROUPS_H

#define __opencl_subgroup_builtins 1
#define __opencl_c_subgroups 1
#define cl_khr_subgroups 1
#define cl_khr_subgroup_extended_types 1
#define cl_khr_subgroup_non_uniform_vote 1
#define cl_khr_subgroup_ballot 1
#define cl_khr_subgroup_non_uniform_arithmetic 1
#define cl_khr_subgroup_shuffle 1
#define cl_khr_subgroup_shuffle_relative 1
#define cl_khr_subgroup_clustered_reduce 1
#define cl_khr_subgroup_rotate 1
#define cl_intel_subgroups 1
#define cl_intel_subgroups_char 1
#define cl_intel_subgroups_short 1
#define cl_intel_subgroups_long 1
#define cl_intel_subgroup_local_block_io 1
#define cl_intel_required_subgroup_size 1

#define reqd_sub_group_size(n) intel_reqd_sub_group_size(n)

#ifdef WFV_SUB_GROUPS
#define WFV_CONVERGENT __attribute__((overloadable, convergent))
#if __OPENCL_C_VERSION__ < 200
uint WFV_CONVERGENT get_enqueued_num_sub_groups(void);
#endif
#define WFV_SHUFFLES(T)                                                      \
    T WFV_CONVERGENT intel_sub_group_shuffle(T x, uint lane);                \
    T WFV_CONVERGENT intel_sub_group_shuffle_xor(T x, uint mask);            \
    T WFV_CONVERGENT intel_sub_group_shuffle_down(T x, T next, uint delta);  \
    T WFV_CONVERGENT intel_sub_group_shuffle_up(T previous, T x, uint delta);
#define WFV_SHUFFLE_VECTORS(T) \
    WFV_SHUFFLES(T)            \
    WFV_SHUFFLES(T##2)         \
    WFV_SHUFFLES(T##3)         \
    WFV_SHUFFLES(T##4)         \
    WFV_SHUFFLES(T##8)         \
    WFV_SHUFFLES(T##16)
WFV_SHUFFLE_VECTORS(char)
WFV_SHUFFLE_VECTORS(uchar)
WFV_SHUFFLE_VECTORS(short)
WFV_SHUFFLE_VECTORS(ushort)
WFV_SHUFFLE_VECTORS(int)
WFV_SHUFFLE_VECTORS(uint)
WFV_SHUFFLE_VECTORS(float)
WFV_SHUFFLES(long)
WFV_SHUFFLES(ulong)
WFV_SHUFFLES(double)
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
WFV_SHUFFLES(half)
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

#define WFV_BLOCK(T, N, NAME)                                                         \
    T##N WFV_CONVERGENT intel_sub_group_block_read##NAME##N(const __global T *p);     \
    void WFV_CONVERGENT intel_sub_group_block_write##NAME##N(__global T *p, T##N x);  \
    T##N WFV_CONVERGENT intel_sub_group_block_read##NAME##N(const __local T *p);      \
    void WFV_CONVERGENT intel_sub_group_block_write##NAME##N(__local T *p, T##N x);
#define WFV_BLOCKS(T, NAME)  \
    WFV_BLOCK(T, , NAME)     \
    WFV_BLOCK(T, 2, NAME)    \
    WFV_BLOCK(T, 4, NAME)    \
    WFV_BLOCK(T, 8, NAME)
WFV_BLOCKS(uint, )
WFV_BLOCKS(uint, _ui)
WFV_BLOCKS(ushort, _us)
WFV_BLOCK(ushort, 16, _us)
WFV_BLOCKS(uchar, _uc)
WFV_BLOCK(uchar, 16, _uc)
WFV_BLOCKS(ulong, _ul)
#undef WFV_BLOCKS
#undef WFV_BLOCK
#undef WFV_SHUFFLE_VECTORS
#undef WFV_SHUFFLES
#undef WFV_CONVERGENT
#endif

#endif
