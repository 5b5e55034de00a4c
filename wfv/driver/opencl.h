/* The types, constants and entry points of OpenCL 3.0, as cffi reads them: their names and values are the specification's. */

typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef int64_t cl_long;
typedef uint64_t cl_ulong;
typedef struct _cl_platform_id *cl_platform_id;
typedef struct _cl_device_id *cl_device_id;
typedef struct _cl_context *cl_context;
typedef struct _cl_command_queue *cl_command_queue;
typedef struct _cl_mem *cl_mem;
typedef struct _cl_program *cl_program;
typedef struct _cl_kernel *cl_kernel;
typedef struct _cl_event *cl_event;
typedef struct _cl_sampler *cl_sampler;
typedef cl_uint cl_bool;
typedef cl_ulong cl_bitfield;
typedef cl_ulong cl_properties;
typedef cl_bitfield cl_device_type;
typedef cl_uint cl_platform_info;
typedef cl_uint cl_device_info;
typedef cl_bitfield cl_device_fp_config;
typedef cl_uint cl_device_mem_cache_type;
typedef cl_uint cl_device_local_mem_type;
typedef cl_bitfield cl_device_exec_capabilities;
typedef cl_bitfield cl_device_svm_capabilities;
typedef cl_bitfield cl_command_queue_properties;
typedef intptr_t cl_device_partition_property;
typedef cl_bitfield cl_device_affinity_domain;
typedef intptr_t cl_context_properties;
typedef cl_uint cl_context_info;
typedef cl_properties cl_queue_properties;
typedef cl_uint cl_command_queue_info;
typedef cl_uint cl_channel_order;
typedef cl_uint cl_channel_type;
typedef cl_bitfield cl_mem_flags;
typedef cl_bitfield cl_svm_mem_flags;
typedef cl_uint cl_mem_object_type;
typedef cl_uint cl_mem_info;
typedef cl_bitfield cl_mem_migration_flags;
typedef cl_uint cl_image_info;
typedef cl_uint cl_buffer_create_type;
typedef cl_uint cl_addressing_mode;
typedef cl_uint cl_filter_mode;
typedef cl_uint cl_sampler_info;
typedef cl_bitfield cl_map_flags;
typedef intptr_t cl_pipe_properties;
typedef cl_uint cl_pipe_info;
typedef cl_uint cl_program_info;
typedef cl_uint cl_program_build_info;
typedef cl_uint cl_program_binary_type;
typedef cl_int cl_build_status;
typedef cl_uint cl_kernel_info;
typedef cl_uint cl_kernel_arg_info;
typedef cl_uint cl_kernel_arg_address_qualifier;
typedef cl_uint cl_kernel_arg_access_qualifier;
typedef cl_bitfield cl_kernel_arg_type_qualifier;
typedef cl_uint cl_kernel_work_group_info;
typedef cl_uint cl_kernel_sub_group_info;
typedef cl_uint cl_event_info;
typedef cl_uint cl_command_type;
typedef cl_uint cl_profiling_info;
typedef cl_properties cl_sampler_properties;
typedef cl_uint cl_kernel_exec_info;
typedef cl_bitfield cl_device_atomic_capabilities;
typedef cl_bitfield cl_device_device_enqueue_capabilities;
typedef cl_uint cl_khronos_vendor_id;
typedef cl_properties cl_mem_properties;
typedef cl_uint cl_version;

typedef struct { cl_channel_order image_channel_order; cl_channel_type image_channel_data_type; } cl_image_format;
typedef struct {
  cl_mem_object_type image_type;
  size_t image_width, image_height, image_depth, image_array_size, image_row_pitch, image_slice_pitch;
  cl_uint num_mip_levels, num_samples;
  cl_mem mem_object;
} cl_image_desc;
typedef struct { size_t origin, size; } cl_buffer_region;
typedef struct { cl_version version; char name[64]; } cl_name_version;

#define CL_SUCCESS 0
#define CL_DEVICE_NOT_FOUND -1
#define CL_DEVICE_NOT_AVAILABLE -2
#define CL_COMPILER_NOT_AVAILABLE -3
#define CL_MEM_OBJECT_ALLOCATION_FAILURE -4
#define CL_OUT_OF_RESOURCES -5
#define CL_OUT_OF_HOST_MEMORY -6
#define CL_PROFILING_INFO_NOT_AVAILABLE -7
#define CL_MEM_COPY_OVERLAP -8
#define CL_IMAGE_FORMAT_MISMATCH -9
#define CL_IMAGE_FORMAT_NOT_SUPPORTED -10
#define CL_PLATFORM_NOT_FOUND_KHR -1001
#define CL_BUILD_PROGRAM_FAILURE -11
#define CL_MAP_FAILURE -12
#define CL_MISALIGNED_SUB_BUFFER_OFFSET -13
#define CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST -14
#define CL_COMPILE_PROGRAM_FAILURE -15
#define CL_LINKER_NOT_AVAILABLE -16
#define CL_LINK_PROGRAM_FAILURE -17
#define CL_DEVICE_PARTITION_FAILED -18
#define CL_KERNEL_ARG_INFO_NOT_AVAILABLE -19
#define CL_INVALID_VALUE -30
#define CL_INVALID_DEVICE_TYPE -31
#define CL_INVALID_PLATFORM -32
#define CL_INVALID_DEVICE -33
#define CL_INVALID_CONTEXT -34
#define CL_INVALID_QUEUE_PROPERTIES -35
#define CL_INVALID_COMMAND_QUEUE -36
#define CL_INVALID_HOST_PTR -37
#define CL_INVALID_MEM_OBJECT -38
#define CL_INVALID_IMAGE_FORMAT_DESCRIPTOR -39
#define CL_INVALID_IMAGE_SIZE -40
#define CL_INVALID_SAMPLER -41
#define CL_INVALID_BINARY -42
#define CL_INVALID_BUILD_OPTIONS -43
#define CL_INVALID_PROGRAM -44
#define CL_INVALID_PROGRAM_EXECUTABLE -45
#define CL_INVALID_KERNEL_NAME -46
#define CL_INVALID_KERNEL_DEFINITION -47
#define CL_INVALID_KERNEL -48
#define CL_INVALID_ARG_INDEX -49
#define CL_INVALID_ARG_VALUE -50
#define CL_INVALID_ARG_SIZE -51
#define CL_INVALID_KERNEL_ARGS -52
#define CL_INVALID_WORK_DIMENSION -53
#define CL_INVALID_WORK_GROUP_SIZE -54
#define CL_INVALID_WORK_ITEM_SIZE -55
#define CL_INVALID_GLOBAL_OFFSET -56
#define CL_INVALID_EVENT_WAIT_LIST -57
#define CL_INVALID_EVENT -58
#define CL_INVALID_OPERATION -59
#define CL_INVALID_GL_OBJECT -60
#define CL_INVALID_BUFFER_SIZE -61
#define CL_INVALID_MIP_LEVEL -62
#define CL_INVALID_GLOBAL_WORK_SIZE -63
#define CL_INVALID_PROPERTY -64
#define CL_INVALID_IMAGE_DESCRIPTOR -65
#define CL_INVALID_COMPILER_OPTIONS -66
#define CL_INVALID_LINKER_OPTIONS -67
#define CL_INVALID_DEVICE_PARTITION_COUNT -68
#define CL_INVALID_PIPE_SIZE -69
#define CL_INVALID_DEVICE_QUEUE -70
#define CL_INVALID_SPEC_ID -71
#define CL_MAX_SIZE_RESTRICTION_EXCEEDED -72
#define CL_FALSE 0
#define CL_TRUE 1
#define CL_BLOCKING 1
#define CL_NON_BLOCKING 0
#define CL_PLATFORM_PROFILE 0x900
#define CL_PLATFORM_VERSION 0x901
#define CL_PLATFORM_NAME 0x902
#define CL_PLATFORM_VENDOR 0x903
#define CL_PLATFORM_EXTENSIONS 0x904
#define CL_PLATFORM_HOST_TIMER_RESOLUTION 0x905
#define CL_PLATFORM_NUMERIC_VERSION 0x906
#define CL_PLATFORM_EXTENSIONS_WITH_VERSION 0x907
#define CL_DEVICE_TYPE_DEFAULT 1
#define CL_DEVICE_TYPE_CPU 2
#define CL_DEVICE_TYPE_GPU 4
#define CL_DEVICE_TYPE_ACCELERATOR 8
#define CL_DEVICE_TYPE_CUSTOM 16
#define CL_DEVICE_TYPE_ALL 0xffffffff
#define CL_DEVICE_TYPE 0x1000
#define CL_DEVICE_VENDOR_ID 0x1001
#define CL_DEVICE_MAX_COMPUTE_UNITS 0x1002
#define CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS 0x1003
#define CL_DEVICE_MAX_WORK_GROUP_SIZE 0x1004
#define CL_DEVICE_MAX_WORK_ITEM_SIZES 0x1005
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR 0x1006
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT 0x1007
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT 0x1008
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG 0x1009
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT 0x100a
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE 0x100b
#define CL_DEVICE_MAX_CLOCK_FREQUENCY 0x100c
#define CL_DEVICE_ADDRESS_BITS 0x100d
#define CL_DEVICE_MAX_READ_IMAGE_ARGS 0x100e
#define CL_DEVICE_MAX_WRITE_IMAGE_ARGS 0x100f
#define CL_DEVICE_MAX_MEM_ALLOC_SIZE 0x1010
#define CL_DEVICE_IMAGE2D_MAX_WIDTH 0x1011
#define CL_DEVICE_IMAGE2D_MAX_HEIGHT 0x1012
#define CL_DEVICE_IMAGE3D_MAX_WIDTH 0x1013
#define CL_DEVICE_IMAGE3D_MAX_HEIGHT 0x1014
#define CL_DEVICE_IMAGE3D_MAX_DEPTH 0x1015
#define CL_DEVICE_IMAGE_SUPPORT 0x1016
#define CL_DEVICE_MAX_PARAMETER_SIZE 0x1017
#define CL_DEVICE_MAX_SAMPLERS 0x1018
#define CL_DEVICE_MEM_BASE_ADDR_ALIGN 0x1019
#define CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE 0x101a
#define CL_DEVICE_SINGLE_FP_CONFIG 0x101b
#define CL_DEVICE_GLOBAL_MEM_CACHE_TYPE 0x101c
#define CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE 0x101d
#define CL_DEVICE_GLOBAL_MEM_CACHE_SIZE 0x101e
#define CL_DEVICE_GLOBAL_MEM_SIZE 0x101f
#define CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE 0x1020
#define CL_DEVICE_MAX_CONSTANT_ARGS 0x1021
#define CL_DEVICE_LOCAL_MEM_TYPE 0x1022
#define CL_DEVICE_LOCAL_MEM_SIZE 0x1023
#define CL_DEVICE_ERROR_CORRECTION_SUPPORT 0x1024
#define CL_DEVICE_PROFILING_TIMER_RESOLUTION 0x1025
#define CL_DEVICE_ENDIAN_LITTLE 0x1026
#define CL_DEVICE_AVAILABLE 0x1027
#define CL_DEVICE_COMPILER_AVAILABLE 0x1028
#define CL_DEVICE_EXECUTION_CAPABILITIES 0x1029
#define CL_DEVICE_QUEUE_PROPERTIES 0x102a
#define CL_DEVICE_QUEUE_ON_HOST_PROPERTIES 0x102a
#define CL_DEVICE_NAME 0x102b
#define CL_DEVICE_VENDOR 0x102c
#define CL_DRIVER_VERSION 0x102d
#define CL_DEVICE_PROFILE 0x102e
#define CL_DEVICE_VERSION 0x102f
#define CL_DEVICE_EXTENSIONS 0x1030
#define CL_DEVICE_PLATFORM 0x1031
#define CL_DEVICE_DOUBLE_FP_CONFIG 0x1032
#define CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF 0x1034
#define CL_DEVICE_HOST_UNIFIED_MEMORY 0x1035
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR 0x1036
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT 0x1037
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_INT 0x1038
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG 0x1039
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT 0x103a
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE 0x103b
#define CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF 0x103c
#define CL_DEVICE_OPENCL_C_VERSION 0x103d
#define CL_DEVICE_LINKER_AVAILABLE 0x103e
#define CL_DEVICE_BUILT_IN_KERNELS 0x103f
#define CL_DEVICE_IMAGE_MAX_BUFFER_SIZE 0x1040
#define CL_DEVICE_IMAGE_MAX_ARRAY_SIZE 0x1041
#define CL_DEVICE_PARENT_DEVICE 0x1042
#define CL_DEVICE_PARTITION_MAX_SUB_DEVICES 0x1043
#define CL_DEVICE_PARTITION_PROPERTIES 0x1044
#define CL_DEVICE_PARTITION_AFFINITY_DOMAIN 0x1045
#define CL_DEVICE_PARTITION_TYPE 0x1046
#define CL_DEVICE_REFERENCE_COUNT 0x1047
#define CL_DEVICE_PREFERRED_INTEROP_USER_SYNC 0x1048
#define CL_DEVICE_PRINTF_BUFFER_SIZE 0x1049
#define CL_DEVICE_IMAGE_PITCH_ALIGNMENT 0x104a
#define CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT 0x104b
#define CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS 0x104c
#define CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE 0x104d
#define CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES 0x104e
#define CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE 0x104f
#define CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE 0x1050
#define CL_DEVICE_MAX_ON_DEVICE_QUEUES 0x1051
#define CL_DEVICE_MAX_ON_DEVICE_EVENTS 0x1052
#define CL_DEVICE_SVM_CAPABILITIES 0x1053
#define CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE 0x1054
#define CL_DEVICE_MAX_PIPE_ARGS 0x1055
#define CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS 0x1056
#define CL_DEVICE_PIPE_MAX_PACKET_SIZE 0x1057
#define CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT 0x1058
#define CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT 0x1059
#define CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT 0x105a
#define CL_DEVICE_IL_VERSION 0x105b
#define CL_DEVICE_MAX_NUM_SUB_GROUPS 0x105c
#define CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS 0x105d
#define CL_DEVICE_NUMERIC_VERSION 0x105e
#define CL_DEVICE_EXTENSIONS_WITH_VERSION 0x1060
#define CL_DEVICE_ILS_WITH_VERSION 0x1061
#define CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION 0x1062
#define CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES 0x1063
#define CL_DEVICE_ATOMIC_FENCE_CAPABILITIES 0x1064
#define CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT 0x1065
#define CL_DEVICE_OPENCL_C_ALL_VERSIONS 0x1066
#define CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE 0x1067
#define CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT 0x1068
#define CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT 0x1069
#define CL_DEVICE_OPENCL_C_FEATURES 0x106f
#define CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES 0x1070
#define CL_DEVICE_PIPE_SUPPORT 0x1071
#define CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED 0x1072
#define CL_FP_DENORM 1
#define CL_FP_INF_NAN 2
#define CL_FP_ROUND_TO_NEAREST 4
#define CL_FP_ROUND_TO_ZERO 8
#define CL_FP_ROUND_TO_INF 16
#define CL_FP_FMA 32
#define CL_FP_SOFT_FLOAT 64
#define CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT 128
#define CL_NONE 0x0
#define CL_READ_ONLY_CACHE 0x1
#define CL_READ_WRITE_CACHE 0x2
#define CL_LOCAL 0x1
#define CL_GLOBAL 0x2
#define CL_EXEC_KERNEL 1
#define CL_EXEC_NATIVE_KERNEL 2
#define CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE 1
#define CL_QUEUE_PROFILING_ENABLE 2
#define CL_QUEUE_ON_DEVICE 4
#define CL_QUEUE_ON_DEVICE_DEFAULT 8
#define CL_CONTEXT_REFERENCE_COUNT 0x1080
#define CL_CONTEXT_DEVICES 0x1081
#define CL_CONTEXT_PROPERTIES 0x1082
#define CL_CONTEXT_NUM_DEVICES 0x1083
#define CL_CONTEXT_PLATFORM 0x1084
#define CL_CONTEXT_INTEROP_USER_SYNC 0x1085
#define CL_DEVICE_PARTITION_EQUALLY 0x1086
#define CL_DEVICE_PARTITION_BY_COUNTS 0x1087
#define CL_DEVICE_PARTITION_BY_COUNTS_LIST_END 0x0
#define CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN 0x1088
#define CL_DEVICE_AFFINITY_DOMAIN_NUMA 1
#define CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE 2
#define CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE 4
#define CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE 8
#define CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE 16
#define CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE 32
#define CL_DEVICE_SVM_COARSE_GRAIN_BUFFER 1
#define CL_DEVICE_SVM_FINE_GRAIN_BUFFER 2
#define CL_DEVICE_SVM_FINE_GRAIN_SYSTEM 4
#define CL_DEVICE_SVM_ATOMICS 8
#define CL_QUEUE_CONTEXT 0x1090
#define CL_QUEUE_DEVICE 0x1091
#define CL_QUEUE_REFERENCE_COUNT 0x1092
#define CL_QUEUE_PROPERTIES 0x1093
#define CL_QUEUE_SIZE 0x1094
#define CL_QUEUE_DEVICE_DEFAULT 0x1095
#define CL_QUEUE_PROPERTIES_ARRAY 0x1098
#define CL_MEM_READ_WRITE 1
#define CL_MEM_WRITE_ONLY 2
#define CL_MEM_READ_ONLY 4
#define CL_MEM_USE_HOST_PTR 8
#define CL_MEM_ALLOC_HOST_PTR 16
#define CL_MEM_COPY_HOST_PTR 32
#define CL_MEM_HOST_WRITE_ONLY 128
#define CL_MEM_HOST_READ_ONLY 256
#define CL_MEM_HOST_NO_ACCESS 512
#define CL_MEM_SVM_FINE_GRAIN_BUFFER 0x400
#define CL_MEM_SVM_ATOMICS 0x800
#define CL_MEM_KERNEL_READ_AND_WRITE 0x1000
#define CL_MIGRATE_MEM_OBJECT_HOST 1
#define CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED 2
#define CL_R 0x10b0
#define CL_A 0x10b1
#define CL_RG 0x10b2
#define CL_RA 0x10b3
#define CL_RGB 0x10b4
#define CL_RGBA 0x10b5
#define CL_BGRA 0x10b6
#define CL_ARGB 0x10b7
#define CL_INTENSITY 0x10b8
#define CL_LUMINANCE 0x10b9
#define CL_Rx 0x10ba
#define CL_RGx 0x10bb
#define CL_RGBx 0x10bc
#define CL_DEPTH 0x10bd
#define CL_DEPTH_STENCIL 0x10be
#define CL_sRGB 0x10bf
#define CL_sRGBx 0x10c0
#define CL_sRGBA 0x10c1
#define CL_sBGRA 0x10c2
#define CL_ABGR 0x10c3
#define CL_SNORM_INT8 0x10d0
#define CL_SNORM_INT16 0x10d1
#define CL_UNORM_INT8 0x10d2
#define CL_UNORM_INT16 0x10d3
#define CL_UNORM_SHORT_565 0x10d4
#define CL_UNORM_SHORT_555 0x10d5
#define CL_UNORM_INT_101010 0x10d6
#define CL_SIGNED_INT8 0x10d7
#define CL_SIGNED_INT16 0x10d8
#define CL_SIGNED_INT32 0x10d9
#define CL_UNSIGNED_INT8 0x10da
#define CL_UNSIGNED_INT16 0x10db
#define CL_UNSIGNED_INT32 0x10dc
#define CL_HALF_FLOAT 0x10dd
#define CL_FLOAT 0x10de
#define CL_UNORM_INT24 0x10df
#define CL_UNORM_INT_101010_2 0x10e0
#define CL_MEM_OBJECT_BUFFER 0x10f0
#define CL_MEM_OBJECT_IMAGE2D 0x10f1
#define CL_MEM_OBJECT_IMAGE3D 0x10f2
#define CL_MEM_OBJECT_IMAGE2D_ARRAY 0x10f3
#define CL_MEM_OBJECT_IMAGE1D 0x10f4
#define CL_MEM_OBJECT_IMAGE1D_ARRAY 0x10f5
#define CL_MEM_OBJECT_IMAGE1D_BUFFER 0x10f6
#define CL_MEM_OBJECT_PIPE 0x10f7
#define CL_MEM_TYPE 0x1100
#define CL_MEM_FLAGS 0x1101
#define CL_MEM_SIZE 0x1102
#define CL_MEM_HOST_PTR 0x1103
#define CL_MEM_MAP_COUNT 0x1104
#define CL_MEM_REFERENCE_COUNT 0x1105
#define CL_MEM_CONTEXT 0x1106
#define CL_MEM_ASSOCIATED_MEMOBJECT 0x1107
#define CL_MEM_OFFSET 0x1108
#define CL_MEM_USES_SVM_POINTER 0x1109
#define CL_MEM_PROPERTIES 0x110a
#define CL_IMAGE_FORMAT 0x1110
#define CL_IMAGE_ELEMENT_SIZE 0x1111
#define CL_IMAGE_ROW_PITCH 0x1112
#define CL_IMAGE_SLICE_PITCH 0x1113
#define CL_IMAGE_WIDTH 0x1114
#define CL_IMAGE_HEIGHT 0x1115
#define CL_IMAGE_DEPTH 0x1116
#define CL_IMAGE_ARRAY_SIZE 0x1117
#define CL_IMAGE_BUFFER 0x1118
#define CL_IMAGE_NUM_MIP_LEVELS 0x1119
#define CL_IMAGE_NUM_SAMPLES 0x111a
#define CL_PIPE_PACKET_SIZE 0x1120
#define CL_PIPE_MAX_PACKETS 0x1121
#define CL_PIPE_PROPERTIES 0x1122
#define CL_ADDRESS_NONE 0x1130
#define CL_ADDRESS_CLAMP_TO_EDGE 0x1131
#define CL_ADDRESS_CLAMP 0x1132
#define CL_ADDRESS_REPEAT 0x1133
#define CL_ADDRESS_MIRRORED_REPEAT 0x1134
#define CL_FILTER_NEAREST 0x1140
#define CL_FILTER_LINEAR 0x1141
#define CL_SAMPLER_REFERENCE_COUNT 0x1150
#define CL_SAMPLER_CONTEXT 0x1151
#define CL_SAMPLER_NORMALIZED_COORDS 0x1152
#define CL_SAMPLER_ADDRESSING_MODE 0x1153
#define CL_SAMPLER_FILTER_MODE 0x1154
#define CL_SAMPLER_MIP_FILTER_MODE 0x1155
#define CL_SAMPLER_LOD_MIN 0x1156
#define CL_SAMPLER_LOD_MAX 0x1157
#define CL_SAMPLER_PROPERTIES 0x1158
#define CL_MAP_READ 1
#define CL_MAP_WRITE 2
#define CL_MAP_WRITE_INVALIDATE_REGION 4
#define CL_PROGRAM_REFERENCE_COUNT 0x1160
#define CL_PROGRAM_CONTEXT 0x1161
#define CL_PROGRAM_NUM_DEVICES 0x1162
#define CL_PROGRAM_DEVICES 0x1163
#define CL_PROGRAM_SOURCE 0x1164
#define CL_PROGRAM_BINARY_SIZES 0x1165
#define CL_PROGRAM_BINARIES 0x1166
#define CL_PROGRAM_NUM_KERNELS 0x1167
#define CL_PROGRAM_KERNEL_NAMES 0x1168
#define CL_PROGRAM_IL 0x1169
#define CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT 0x116a
#define CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT 0x116b
#define CL_PROGRAM_BUILD_STATUS 0x1181
#define CL_PROGRAM_BUILD_OPTIONS 0x1182
#define CL_PROGRAM_BUILD_LOG 0x1183
#define CL_PROGRAM_BINARY_TYPE 0x1184
#define CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE 0x1185
#define CL_PROGRAM_BINARY_TYPE_NONE 0x0
#define CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT 0x1
#define CL_PROGRAM_BINARY_TYPE_LIBRARY 0x2
#define CL_PROGRAM_BINARY_TYPE_EXECUTABLE 0x4
#define CL_BUILD_SUCCESS 0
#define CL_BUILD_NONE -1
#define CL_BUILD_ERROR -2
#define CL_BUILD_IN_PROGRESS -3
#define CL_KERNEL_FUNCTION_NAME 0x1190
#define CL_KERNEL_NUM_ARGS 0x1191
#define CL_KERNEL_REFERENCE_COUNT 0x1192
#define CL_KERNEL_CONTEXT 0x1193
#define CL_KERNEL_PROGRAM 0x1194
#define CL_KERNEL_ATTRIBUTES 0x1195
#define CL_KERNEL_ARG_ADDRESS_QUALIFIER 0x1196
#define CL_KERNEL_ARG_ACCESS_QUALIFIER 0x1197
#define CL_KERNEL_ARG_TYPE_NAME 0x1198
#define CL_KERNEL_ARG_TYPE_QUALIFIER 0x1199
#define CL_KERNEL_ARG_NAME 0x119a
#define CL_KERNEL_ARG_ADDRESS_GLOBAL 0x119b
#define CL_KERNEL_ARG_ADDRESS_LOCAL 0x119c
#define CL_KERNEL_ARG_ADDRESS_CONSTANT 0x119d
#define CL_KERNEL_ARG_ADDRESS_PRIVATE 0x119e
#define CL_KERNEL_ARG_ACCESS_READ_ONLY 0x11a0
#define CL_KERNEL_ARG_ACCESS_WRITE_ONLY 0x11a1
#define CL_KERNEL_ARG_ACCESS_READ_WRITE 0x11a2
#define CL_KERNEL_ARG_ACCESS_NONE 0x11a3
#define CL_KERNEL_ARG_TYPE_NONE 0
#define CL_KERNEL_ARG_TYPE_CONST 1
#define CL_KERNEL_ARG_TYPE_RESTRICT 2
#define CL_KERNEL_ARG_TYPE_VOLATILE 4
#define CL_KERNEL_ARG_TYPE_PIPE 8
#define CL_KERNEL_WORK_GROUP_SIZE 0x11b0
#define CL_KERNEL_COMPILE_WORK_GROUP_SIZE 0x11b1
#define CL_KERNEL_LOCAL_MEM_SIZE 0x11b2
#define CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE 0x11b3
#define CL_KERNEL_PRIVATE_MEM_SIZE 0x11b4
#define CL_KERNEL_GLOBAL_WORK_SIZE 0x11b5
#define CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE 0x2033
#define CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE 0x2034
#define CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT 0x11b8
#define CL_KERNEL_MAX_NUM_SUB_GROUPS 0x11b9
#define CL_KERNEL_COMPILE_NUM_SUB_GROUPS 0x11ba
#define CL_KERNEL_EXEC_INFO_SVM_PTRS 0x11b6
#define CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM 0x11b7
#define CL_EVENT_COMMAND_QUEUE 0x11d0
#define CL_EVENT_COMMAND_TYPE 0x11d1
#define CL_EVENT_REFERENCE_COUNT 0x11d2
#define CL_EVENT_COMMAND_EXECUTION_STATUS 0x11d3
#define CL_EVENT_CONTEXT 0x11d4
#define CL_COMMAND_NDRANGE_KERNEL 0x11f0
#define CL_COMMAND_TASK 0x11f1
#define CL_COMMAND_NATIVE_KERNEL 0x11f2
#define CL_COMMAND_READ_BUFFER 0x11f3
#define CL_COMMAND_WRITE_BUFFER 0x11f4
#define CL_COMMAND_COPY_BUFFER 0x11f5
#define CL_COMMAND_READ_IMAGE 0x11f6
#define CL_COMMAND_WRITE_IMAGE 0x11f7
#define CL_COMMAND_COPY_IMAGE 0x11f8
#define CL_COMMAND_COPY_IMAGE_TO_BUFFER 0x11f9
#define CL_COMMAND_COPY_BUFFER_TO_IMAGE 0x11fa
#define CL_COMMAND_MAP_BUFFER 0x11fb
#define CL_COMMAND_MAP_IMAGE 0x11fc
#define CL_COMMAND_UNMAP_MEM_OBJECT 0x11fd
#define CL_COMMAND_MARKER 0x11fe
#define CL_COMMAND_ACQUIRE_GL_OBJECTS 0x11ff
#define CL_COMMAND_RELEASE_GL_OBJECTS 0x1200
#define CL_COMMAND_READ_BUFFER_RECT 0x1201
#define CL_COMMAND_WRITE_BUFFER_RECT 0x1202
#define CL_COMMAND_COPY_BUFFER_RECT 0x1203
#define CL_COMMAND_USER 0x1204
#define CL_COMMAND_BARRIER 0x1205
#define CL_COMMAND_MIGRATE_MEM_OBJECTS 0x1206
#define CL_COMMAND_FILL_BUFFER 0x1207
#define CL_COMMAND_FILL_IMAGE 0x1208
#define CL_COMMAND_SVM_FREE 0x1209
#define CL_COMMAND_SVM_MEMCPY 0x120a
#define CL_COMMAND_SVM_MEMFILL 0x120b
#define CL_COMMAND_SVM_MAP 0x120c
#define CL_COMMAND_SVM_UNMAP 0x120d
#define CL_COMMAND_SVM_MIGRATE_MEM 0x120e
#define CL_COMPLETE 0x0
#define CL_RUNNING 0x1
#define CL_SUBMITTED 0x2
#define CL_QUEUED 0x3
#define CL_BUFFER_CREATE_TYPE_REGION 0x1220
#define CL_PROFILING_COMMAND_QUEUED 0x1280
#define CL_PROFILING_COMMAND_SUBMIT 0x1281
#define CL_PROFILING_COMMAND_START 0x1282
#define CL_PROFILING_COMMAND_END 0x1283
#define CL_PROFILING_COMMAND_COMPLETE 0x1284
#define CL_DEVICE_ATOMIC_ORDER_RELAXED 1
#define CL_DEVICE_ATOMIC_ORDER_ACQ_REL 2
#define CL_DEVICE_ATOMIC_ORDER_SEQ_CST 4
#define CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM 8
#define CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP 16
#define CL_DEVICE_ATOMIC_SCOPE_DEVICE 32
#define CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES 64
#define CL_DEVICE_QUEUE_SUPPORTED 1
#define CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT 2
#define CL_KHRONOS_VENDOR_ID_CODEPLAY 0x10004
#define CL_DEVICE_HALF_FP_CONFIG 0x1033
#define CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR 0x105f
#define CL_PLATFORM_ICD_SUFFIX_KHR 0x0920

/* The entry points, in the order of the dispatch table that the ICD loader calls through. */
cl_int clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms);
cl_int clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name, size_t param_value_size, void
    *param_value, size_t *param_value_size_ret);
cl_int clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries, cl_device_id *devices,
    cl_uint *num_devices);
cl_int clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size, void *param_value,
    size_t *param_value_size_ret);
cl_context clCreateContext(const cl_context_properties *properties, cl_uint num_devices, const cl_device_id *devices,
    void (*pfn_notify)(const char *errinfo, const void *private_info, size_t cb, void *user_data), void *user_data,
    cl_int *errcode_ret);
cl_context clCreateContextFromType(const cl_context_properties *properties, cl_device_type device_type, void
    (*pfn_notify)(const char *errinfo, const void *private_info, size_t cb, void *user_data), void *user_data, cl_int
    *errcode_ret);
cl_int clRetainContext(cl_context context);
cl_int clReleaseContext(cl_context context);
cl_int clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size, void *param_value,
    size_t *param_value_size_ret);
cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device, cl_command_queue_properties properties,
    cl_int *errcode_ret);
cl_int clRetainCommandQueue(cl_command_queue command_queue);
cl_int clReleaseCommandQueue(cl_command_queue command_queue);
cl_int clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name, size_t
    param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clSetCommandQueueProperty(cl_command_queue command_queue, cl_command_queue_properties properties, cl_bool
    enable, cl_command_queue_properties *old_properties);
cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format, size_t
    image_width, size_t image_height, size_t image_row_pitch, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format, size_t
    image_width, size_t image_height, size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch, void
    *host_ptr, cl_int *errcode_ret);
cl_int clRetainMemObject(cl_mem memobj);
cl_int clReleaseMemObject(cl_mem memobj);
cl_int clGetSupportedImageFormats(cl_context context, cl_mem_flags flags, cl_mem_object_type image_type, cl_uint
    num_entries, cl_image_format *image_formats, cl_uint *num_image_formats);
cl_int clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_int clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords, cl_addressing_mode addressing_mode,
    cl_filter_mode filter_mode, cl_int *errcode_ret);
cl_int clRetainSampler(cl_sampler sampler);
cl_int clReleaseSampler(cl_sampler sampler);
cl_int clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size, void *param_value,
    size_t *param_value_size_ret);
cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings, const size_t *lengths,
    cl_int *errcode_ret);
cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices, const cl_device_id *device_list, const
    size_t *lengths, const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret);
cl_int clRetainProgram(cl_program program);
cl_int clReleaseProgram(cl_program program);
cl_int clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list, const char *options,
    void (*pfn_notify)(cl_program program, void *user_data), void *user_data);
cl_int clUnloadCompiler(void);
cl_int clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size, void *param_value,
    size_t *param_value_size_ret);
cl_int clGetProgramBuildInfo(cl_program program, cl_device_id device, cl_program_build_info param_name, size_t
    param_value_size, void *param_value, size_t *param_value_size_ret);
cl_kernel clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret);
cl_int clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels, cl_uint
    *num_kernels_ret);
cl_int clRetainKernel(cl_kernel kernel);
cl_int clReleaseKernel(cl_kernel kernel);
cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value);
cl_int clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_work_group_info param_name, size_t
    param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clWaitForEvents(cl_uint num_events, const cl_event *event_list);
cl_int clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_int clRetainEvent(cl_event event);
cl_int clReleaseEvent(cl_event event);
cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name, size_t param_value_size, void
    *param_value, size_t *param_value_size_ret);
cl_int clFlush(cl_command_queue command_queue);
cl_int clFinish(cl_command_queue command_queue);
cl_int clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, size_t offset, size_t
    size, void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write, size_t offset,
    size_t size, const void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset,
    size_t dst_offset, size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event
    *event);
cl_int clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read, const size_t *origin,
    const size_t *region, size_t row_pitch, size_t slice_pitch, void *ptr, cl_uint num_events_in_wait_list, const
    cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write, const size_t *origin,
    const size_t *region, size_t input_row_pitch, size_t input_slice_pitch, const void *ptr, cl_uint
    num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image, const size_t
    *src_origin, const size_t *dst_origin, const size_t *region, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
cl_int clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer, const size_t
    *src_origin, const size_t *region, size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_image, size_t
    src_offset, const size_t *dst_origin, const size_t *region, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
void *clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map, cl_map_flags map_flags,
    size_t offset, size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
    cl_int *errcode_ret);
void *clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map, cl_map_flags map_flags,
    const size_t *origin, const size_t *region, size_t *image_row_pitch, size_t *image_slice_pitch, cl_uint
    num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret);
cl_int clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void *mapped_ptr, cl_uint
    num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim, const size_t
    *global_work_offset, const size_t *global_work_size, const size_t *local_work_size, cl_uint
    num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
cl_int clEnqueueNativeKernel(cl_command_queue command_queue, void (*user_func)(void *), void *args, size_t cb_args,
    cl_uint num_mem_objects, const cl_mem *mem_list, const void **args_mem_loc, cl_uint num_events_in_wait_list, const
    cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMarker(cl_command_queue command_queue, cl_event *event);
cl_int clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events, const cl_event *event_list);
cl_int clEnqueueBarrier(cl_command_queue command_queue);
void *clGetExtensionFunctionAddress(const char *func_name);
cl_mem clCreateFromGLBuffer(cl_context context, cl_bitfield flags, cl_uint bufobj, cl_int *errcode_ret);
cl_mem clCreateFromGLTexture2D(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint
    texture, cl_int *errcode_ret);
cl_mem clCreateFromGLTexture3D(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint
    texture, cl_int *errcode_ret);
cl_mem clCreateFromGLRenderbuffer(cl_context context, cl_bitfield flags, cl_uint renderbuffer, cl_int *errcode_ret);
cl_int clGetGLObjectInfo(cl_mem memobj, cl_uint *gl_object_type, cl_uint *gl_object_name);
cl_int clGetGLTextureInfo(cl_mem memobj, cl_uint param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_int clEnqueueAcquireGLObjects(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseGLObjects(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clGetGLContextInfoKHR(intptr_t *properties, cl_uint param_name, size_t param_value_size, void *param_value,
    size_t *param_value_size_ret);
cl_int clGetDeviceIDsFromD3D10KHR(cl_platform_id platform);
cl_mem clCreateFromD3D10BufferKHR(cl_context context, cl_bitfield flags, void *resource, cl_int *errcode_ret);
cl_mem clCreateFromD3D10Texture2DKHR(cl_context context, cl_bitfield flags, void *resource, cl_uint subresource,
    cl_int *errcode_ret);
cl_mem clCreateFromD3D10Texture3DKHR(cl_context context, cl_bitfield flags, void *resource, cl_uint subresource,
    cl_int *errcode_ret);
cl_int clEnqueueAcquireD3D10ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseD3D10ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clSetEventCallback(cl_event event, cl_int command_exec_callback_type, void (*pfn_notify)(cl_event event, cl_int
    event_command_status, void *user_data), void *user_data);
cl_mem clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type buffer_create_type, const void
    *buffer_create_info, cl_int *errcode_ret);
cl_int clSetMemObjectDestructorCallback(cl_mem memobj, void (*pfn_notify)(cl_mem memobj, void *user_data), void
    *user_data);
cl_event clCreateUserEvent(cl_context context, cl_int *errcode_ret);
cl_int clSetUserEventStatus(cl_event event, cl_int execution_status);
cl_int clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, const size_t
    *buffer_origin, const size_t *host_origin, const size_t *region, size_t buffer_row_pitch, size_t
    buffer_slice_pitch, size_t host_row_pitch, size_t host_slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
    const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write, const size_t
    *buffer_origin, const size_t *host_origin, const size_t *region, size_t buffer_row_pitch, size_t
    buffer_slice_pitch, size_t host_row_pitch, size_t host_slice_pitch, const void *ptr, cl_uint
    num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, const size_t
    *src_origin, const size_t *dst_origin, const size_t *region, size_t src_row_pitch, size_t src_slice_pitch, size_t
    dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event
    *event);
cl_int clCreateSubDevicesEXT(cl_device_id in_device, const cl_queue_properties *properties, cl_uint num_entries,
    cl_device_id *out_devices, cl_uint *num_devices);
cl_int clRetainDeviceEXT(cl_device_id device);
cl_int clReleaseDeviceEXT(cl_device_id device);
cl_event clCreateEventFromGLsyncKHR(cl_context context, void *sync, cl_int *errcode_ret);
cl_int clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties, cl_uint num_devices,
    cl_device_id *out_devices, cl_uint *num_devices_ret);
cl_int clRetainDevice(cl_device_id device);
cl_int clReleaseDevice(cl_device_id device);
cl_mem clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format, const cl_image_desc
    *image_desc, void *host_ptr, cl_int *errcode_ret);
cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
    const char *kernel_names, cl_int *errcode_ret);
cl_int clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list, const char *options,
    cl_uint num_input_headers, const cl_program *input_headers, const char **header_include_names, void
    (*pfn_notify)(cl_program program, void *user_data), void *user_data);
cl_program clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list, const char
    *options, cl_uint num_input_programs, const cl_program *input_programs, void (*pfn_notify)(cl_program program,
    void *user_data), void *user_data, cl_int *errcode_ret);
cl_int clUnloadPlatformCompiler(cl_platform_id platform);
cl_int clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name, size_t param_value_size,
    void *param_value, size_t *param_value_size_ret);
cl_int clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void *pattern, size_t pattern_size,
    size_t offset, size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void *fill_color, const size_t *origin,
    const size_t *region, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem *mem_objects,
    cl_mem_migration_flags flags, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
cl_int clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
void *clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *func_name);
cl_mem clCreateFromGLTexture(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint texture,
    cl_int *errcode_ret);
cl_int clGetDeviceIDsFromD3D11KHR(cl_platform_id platform);
cl_mem clCreateFromD3D11BufferKHR(cl_context context, cl_bitfield flags, void *resource, cl_int *errcode_ret);
cl_mem clCreateFromD3D11Texture2DKHR(cl_context context, cl_bitfield flags, void *resource, cl_uint subresource,
    cl_int *errcode_ret);
cl_mem clCreateFromD3D11Texture3DKHR(cl_context context, cl_bitfield flags, void *resource, cl_uint subresource,
    cl_int *errcode_ret);
cl_mem clCreateFromDX9MediaSurfaceKHR(cl_context context, cl_bitfield flags, cl_uint adapter_type, void *surface_info,
    cl_uint plane, cl_int *errcode_ret);
cl_int clEnqueueAcquireD3D11ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseD3D11ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clGetDeviceIDsFromDX9MediaAdapterKHR(cl_platform_id platform);
cl_int clEnqueueAcquireDX9MediaSurfacesKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseDX9MediaSurfacesKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_mem clCreateFromEGLImageKHR(cl_context context, void *display, void *image, cl_bitfield flags, intptr_t
    *properties, cl_int *errcode_ret);
cl_int clEnqueueAcquireEGLObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseEGLObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, cl_uint
    num_events_in_wait_list, cl_event *event_wait_list, cl_event *event);
cl_event clCreateEventFromEGLSyncKHR(cl_context context, void *sync, void *display, cl_int *errcode_ret);
cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device, const cl_queue_properties
    *properties, cl_int *errcode_ret);
cl_mem clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size, cl_uint pipe_max_packets, const
    cl_pipe_properties *properties, cl_int *errcode_ret);
cl_int clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
void *clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment);
void clSVMFree(cl_context context, void *svm_pointer);
cl_int clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers, void *svm_pointers[], void
    (*pfn_free_func)(cl_command_queue queue, cl_uint num_svm_pointers, void *svm_pointers[], void *user_data), void
    *user_data, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr, const void *src_ptr,
    size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr, const void *pattern, size_t pattern_size,
    size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags, void *svm_ptr, size_t
    size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr, cl_uint num_events_in_wait_list, const
    cl_event *event_wait_list, cl_event *event);
cl_sampler clCreateSamplerWithProperties(cl_context context, const cl_sampler_properties *sampler_properties, cl_int
    *errcode_ret);
cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void *arg_value);
cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name, size_t param_value_size, const void
    *param_value);
cl_int clGetKernelSubGroupInfoKHR(cl_kernel kernel, cl_device_id device, cl_uint param_name, size_t input_value_size,
    void *input_value, size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret);
cl_program clCreateProgramWithIL(cl_context context, const void *il, size_t length, cl_int *errcode_ret);
cl_int clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers, const void **svm_pointers,
    const size_t *sizes, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list, const cl_event
    *event_wait_list, cl_event *event);
cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp, cl_ulong *host_timestamp);
cl_int clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp);
cl_int clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_sub_group_info param_name, size_t
    input_value_size, const void *input_value, size_t param_value_size, void *param_value, size_t
    *param_value_size_ret);
cl_int clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device, cl_command_queue command_queue);
cl_int clSetProgramReleaseCallback(cl_program program, void (*pfn_notify)(cl_program program, void *user_data), void
    *user_data);
cl_int clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size, const void
    *spec_value);
cl_mem clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
    size_t size, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags, const
    cl_image_format *image_format, const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret);
cl_int clSetContextDestructorCallback(cl_context context, void (*pfn_notify)(cl_context context, void *user_data),
    void *user_data);

/* Not in the table: the loader asks for it by name. */
cl_int clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms);
