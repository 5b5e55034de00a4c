// What OpenCL C 2.0 and 3.0 add to opencl_base.h: enumerations of memory orders and scopes, and the features that wfv
// supports. Clang has the atomic types and declares the built-in functions.
#ifndef WFV_OPENCL_2_H
#define WFV_OPENCL_2_H

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
