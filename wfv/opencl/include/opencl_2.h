// What OpenCL C 2.0 and 3.0 add to opencl_base.h: enumerations of memory orders and scopes, and the features that wfv
// supports. Clang has the atomic types and declares the built-in functions.
#ifndef WFV_OPENCL_2_H
#define WFV_OPENCL_2_H

// 6.2.1 (OpenCL 3.0): features. Clang defines all that it knows; these are not supported. The others are, among them
// __opencl_c_generic_address_space, .._program_scope_global_variables, .._atomic_order_.., .._atomic_scope_..

#undef __opencl_c_ext_image_raw10_raw12
#undef __opencl_c_ext_image_unorm_int_2_101010
#undef __opencl_c_ext_image_unsigned_10x6_12x4_14x2
#undef cl_khr_mipmap_image
#undef cl_khr_mipmap_image_writes
#undef cl_khr_srgb_image_writes
#undef __opencl_c_pipes
#undef __opencl_c_device_enqueue
#undef __opencl_c_integer_dot_product_input_4x8bit
#undef __opencl_c_integer_dot_product_input_4x8bit_packed
#undef cl_khr_integer_dot_product
#undef __opencl_c_kernel_clock_scope_device
#undef __opencl_c_kernel_clock_scope_work_group
#undef __opencl_c_kernel_clock_scope_sub_group
#undef cl_khr_kernel_clock

// 6.13.11 (OpenCL 2.0), 6.15.12 (OpenCL 3.0): orders and scopes

typedef enum memory_scope {
    memory_scope_work_item = __OPENCL_MEMORY_SCOPE_WORK_ITEM,
    memory_scope_work_group = __OPENCL_MEMORY_SCOPE_WORK_GROUP,
    memory_scope_device = __OPENCL_MEMORY_SCOPE_DEVICE,
    memory_scope_all_svm_devices = __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES,
    memory_scope_all_devices = memory_scope_all_svm_devices,
    memory_scope_sub_group = __OPENCL_MEMORY_SCOPE_SUB_GROUP
} memory_scope;

typedef enum memory_order {
    memory_order_relaxed = __ATOMIC_RELAXED,
    memory_order_acquire = __ATOMIC_ACQUIRE,
    memory_order_release = __ATOMIC_RELEASE,
    memory_order_acq_rel = __ATOMIC_ACQ_REL,
    memory_order_seq_cst = __ATOMIC_SEQ_CST
} memory_order;

#define ATOMIC_VAR_INIT(x) (x)
#define ATOMIC_FLAG_INIT 0
#define CLK_IMAGE_MEM_FENCE 0x04

#include "opencl_work_group.h"

#endif
