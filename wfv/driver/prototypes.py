"""The entry points of OpenCL 3.0, in the order of the dispatch table that the ICD loader calls through.

Written from the specification. All handles and all `void *` are numbers (`address`) to Python, which costs less than
pointer objects. A type with `?` takes a null handle, too.
"""

import re
from typing import NamedTuple

TYPES = """
typedef int32_t cl_int; typedef uint32_t cl_uint; typedef uint64_t cl_ulong; typedef uintptr_t address;
typedef uint32_t cl_bool; typedef uint64_t cl_bitfield;
typedef uintptr_t cl_platform_id; typedef uintptr_t cl_device_id; typedef uintptr_t cl_context;
typedef uintptr_t cl_command_queue; typedef uintptr_t cl_mem; typedef uintptr_t cl_sampler;
typedef uintptr_t cl_program; typedef uintptr_t cl_kernel; typedef uintptr_t cl_event;
typedef struct { cl_uint image_channel_order, image_channel_data_type; } cl_image_format;
typedef struct {
    cl_uint image_type;
    size_t image_width, image_height, image_depth, image_array_size, image_row_pitch, image_slice_pitch;
    cl_uint num_mip_levels, num_samples;
    cl_mem mem_object;
} cl_image_desc;
typedef struct { size_t origin, size; } cl_buffer_region;
"""

HANDLES = (
    "cl_platform_id", "cl_device_id", "cl_context", "cl_command_queue", "cl_mem", "cl_sampler", "cl_program",
    "cl_kernel", "cl_event",
)  # fmt: skip

_INFO = "cl_uint param_name, size_t param_value_size, address param_value, size_t *param_value_size_ret"
_WAIT = "cl_uint num_events_in_wait_list, cl_event *event_wait_list, cl_event *event"
_BUFFER_RECT = (
    "size_t *buffer_origin, size_t *host_origin, size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch, "
    "size_t host_row_pitch, size_t host_slice_pitch"
)
_IMAGE_REGION = "size_t *origin, size_t *region"

# One entry point a line, `cl_int` where no type stands in front; INFO, WAIT, RECT, REGION: the texts above.
_TABLE = """
clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
clGetPlatformInfo(cl_platform_id platform, INFO)
clGetDeviceIDs(cl_platform_id platform, cl_bitfield device_type, cl_uint num_entries, cl_device_id *devices, cl_uint *num_devices)
clGetDeviceInfo(cl_device_id device, INFO)
cl_context clCreateContext(intptr_t *properties, cl_uint num_devices, cl_device_id *devices, address pfn_notify, address user_data, cl_int *errcode_ret)
cl_context clCreateContextFromType(intptr_t *properties, cl_bitfield device_type, address pfn_notify, address user_data, cl_int *errcode_ret)
clRetainContext(cl_context context)
clReleaseContext(cl_context context)
clGetContextInfo(cl_context context, INFO)
cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device, cl_bitfield properties, cl_int *errcode_ret)
clRetainCommandQueue(cl_command_queue queue)
clReleaseCommandQueue(cl_command_queue queue)
clGetCommandQueueInfo(cl_command_queue queue, INFO)
clSetCommandQueueProperty(cl_command_queue queue, cl_bitfield properties, cl_bool enable, cl_bitfield *old_properties)
cl_mem clCreateBuffer(cl_context context, cl_bitfield flags, size_t size, address host_ptr, cl_int *errcode_ret)
cl_mem clCreateImage2D(cl_context context, cl_bitfield flags, cl_image_format *image_format, size_t image_width, size_t image_height, size_t image_row_pitch, address host_ptr, cl_int *errcode_ret)
cl_mem clCreateImage3D(cl_context context, cl_bitfield flags, cl_image_format *image_format, size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch, address host_ptr, cl_int *errcode_ret)
clRetainMemObject(cl_mem memobj)
clReleaseMemObject(cl_mem memobj)
clGetSupportedImageFormats(cl_context context, cl_bitfield flags, cl_uint image_type, cl_uint num_entries, cl_image_format *image_formats, cl_uint *num_image_formats)
clGetMemObjectInfo(cl_mem memobj, INFO)
clGetImageInfo(cl_mem image, INFO)
cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords, cl_uint addressing_mode, cl_uint filter_mode, cl_int *errcode_ret)
clRetainSampler(cl_sampler sampler)
clReleaseSampler(cl_sampler sampler)
clGetSamplerInfo(cl_sampler sampler, INFO)
cl_program clCreateProgramWithSource(cl_context context, cl_uint count, address *strings, size_t *lengths, cl_int *errcode_ret)
cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices, cl_device_id *device_list, size_t *lengths, address *binaries, cl_int *binary_status, cl_int *errcode_ret)
clRetainProgram(cl_program program)
clReleaseProgram(cl_program program)
clBuildProgram(cl_program program, cl_uint num_devices, cl_device_id *device_list, char *options, address pfn_notify, address user_data)
clUnloadCompiler()
clGetProgramInfo(cl_program program, INFO)
clGetProgramBuildInfo(cl_program program, cl_device_id device, INFO)
cl_kernel clCreateKernel(cl_program program, char *kernel_name, cl_int *errcode_ret)
clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels, cl_uint *num_kernels_ret)
clRetainKernel(cl_kernel kernel)
clReleaseKernel(cl_kernel kernel)
clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, address arg_value)
clGetKernelInfo(cl_kernel kernel, INFO)
clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id? device, INFO)
clWaitForEvents(cl_uint num_events, cl_event *event_list)
clGetEventInfo(cl_event event, INFO)
clRetainEvent(cl_event event)
clReleaseEvent(cl_event event)
clGetEventProfilingInfo(cl_event event, INFO)
clFlush(cl_command_queue queue)
clFinish(cl_command_queue queue)
clEnqueueReadBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, size_t offset, size_t size, address ptr, WAIT)
clEnqueueWriteBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, size_t offset, size_t size, address ptr, WAIT)
clEnqueueCopyBuffer(cl_command_queue queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size, WAIT)
clEnqueueReadImage(cl_command_queue queue, cl_mem image, cl_bool blocking, REGION, size_t row_pitch, size_t slice_pitch, address ptr, WAIT)
clEnqueueWriteImage(cl_command_queue queue, cl_mem image, cl_bool blocking, REGION, size_t row_pitch, size_t slice_pitch, address ptr, WAIT)
clEnqueueCopyImage(cl_command_queue queue, cl_mem src_image, cl_mem dst_image, size_t *src_origin, size_t *dst_origin, size_t *region, WAIT)
clEnqueueCopyImageToBuffer(cl_command_queue queue, cl_mem src_image, cl_mem dst_buffer, size_t *src_origin, size_t *region, size_t dst_offset, WAIT)
clEnqueueCopyBufferToImage(cl_command_queue queue, cl_mem src_buffer, cl_mem dst_image, size_t src_offset, size_t *dst_origin, size_t *region, WAIT)
address clEnqueueMapBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, cl_bitfield map_flags, size_t offset, size_t size, WAIT, cl_int *errcode_ret)
address clEnqueueMapImage(cl_command_queue queue, cl_mem image, cl_bool blocking, cl_bitfield map_flags, REGION, size_t *row_pitch, size_t *slice_pitch, WAIT, cl_int *errcode_ret)
clEnqueueUnmapMemObject(cl_command_queue queue, cl_mem memobj, address mapped_ptr, WAIT)
clEnqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel, cl_uint work_dim, size_t *global_work_offset, size_t *global_work_size, size_t *local_work_size, WAIT)
clEnqueueTask(cl_command_queue queue, cl_kernel kernel, WAIT)
clEnqueueNativeKernel(cl_command_queue queue, address user_func, address args, size_t cb_args, cl_uint num_mem_objects, cl_mem *mem_list, address *args_mem_loc, WAIT)
clEnqueueMarker(cl_command_queue queue, cl_event *event)
clEnqueueWaitForEvents(cl_command_queue queue, cl_uint num_events, cl_event *event_list)
clEnqueueBarrier(cl_command_queue queue)
address clGetExtensionFunctionAddress(char *function_name)
cl_mem clCreateFromGLBuffer(cl_context context, cl_bitfield flags, cl_uint bufobj, cl_int *errcode_ret)
cl_mem clCreateFromGLTexture2D(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint texture, cl_int *errcode_ret)
cl_mem clCreateFromGLTexture3D(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint texture, cl_int *errcode_ret)
cl_mem clCreateFromGLRenderbuffer(cl_context context, cl_bitfield flags, cl_uint renderbuffer, cl_int *errcode_ret)
clGetGLObjectInfo(cl_mem memobj, cl_uint *gl_object_type, cl_uint *gl_object_name)
clGetGLTextureInfo(cl_mem memobj, INFO)
clEnqueueAcquireGLObjects(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clEnqueueReleaseGLObjects(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clGetGLContextInfoKHR(intptr_t *properties, INFO)
clGetDeviceIDsFromD3D10KHR(cl_platform_id platform)
cl_mem clCreateFromD3D10BufferKHR(cl_context context, cl_bitfield flags, address resource, cl_int *errcode_ret)
cl_mem clCreateFromD3D10Texture2DKHR(cl_context context, cl_bitfield flags, address resource, cl_uint subresource, cl_int *errcode_ret)
cl_mem clCreateFromD3D10Texture3DKHR(cl_context context, cl_bitfield flags, address resource, cl_uint subresource, cl_int *errcode_ret)
clEnqueueAcquireD3D10ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clEnqueueReleaseD3D10ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clSetEventCallback(cl_event event, cl_int command_exec_callback_type, address pfn_notify, address user_data)
cl_mem clCreateSubBuffer(cl_mem buffer, cl_bitfield flags, cl_uint buffer_create_type, address buffer_create_info, cl_int *errcode_ret)
clSetMemObjectDestructorCallback(cl_mem memobj, address pfn_notify, address user_data)
cl_event clCreateUserEvent(cl_context context, cl_int *errcode_ret)
clSetUserEventStatus(cl_event event, cl_int execution_status)
clEnqueueReadBufferRect(cl_command_queue queue, cl_mem buffer, cl_bool blocking, RECT, address ptr, WAIT)
clEnqueueWriteBufferRect(cl_command_queue queue, cl_mem buffer, cl_bool blocking, RECT, address ptr, WAIT)
clEnqueueCopyBufferRect(cl_command_queue queue, cl_mem src_buffer, cl_mem dst_buffer, size_t *src_origin, size_t *dst_origin, size_t *region, size_t src_row_pitch, size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch, WAIT)
clCreateSubDevicesEXT(cl_device_id in_device, cl_ulong *properties, cl_uint num_entries, cl_device_id *out_devices, cl_uint *num_devices)
clRetainDeviceEXT(cl_device_id device)
clReleaseDeviceEXT(cl_device_id device)
cl_event clCreateEventFromGLsyncKHR(cl_context context, address sync, cl_int *errcode_ret)
clCreateSubDevices(cl_device_id in_device, intptr_t *properties, cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret)
clRetainDevice(cl_device_id device)
clReleaseDevice(cl_device_id device)
cl_mem clCreateImage(cl_context context, cl_bitfield flags, cl_image_format *image_format, cl_image_desc *image_desc, address host_ptr, cl_int *errcode_ret)
cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices, cl_device_id *device_list, char *kernel_names, cl_int *errcode_ret)
clCompileProgram(cl_program program, cl_uint num_devices, cl_device_id *device_list, char *options, cl_uint num_input_headers, cl_program *input_headers, address *header_include_names, address pfn_notify, address user_data)
cl_program clLinkProgram(cl_context context, cl_uint num_devices, cl_device_id *device_list, char *options, cl_uint num_input_programs, cl_program *input_programs, address pfn_notify, address user_data, cl_int *errcode_ret)
clUnloadPlatformCompiler(cl_platform_id platform)
clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_index, INFO)
clEnqueueFillBuffer(cl_command_queue queue, cl_mem buffer, address pattern, size_t pattern_size, size_t offset, size_t size, WAIT)
clEnqueueFillImage(cl_command_queue queue, cl_mem image, address fill_color, REGION, WAIT)
clEnqueueMigrateMemObjects(cl_command_queue queue, cl_uint num_mem_objects, cl_mem *mem_objects, cl_bitfield flags, WAIT)
clEnqueueMarkerWithWaitList(cl_command_queue queue, WAIT)
clEnqueueBarrierWithWaitList(cl_command_queue queue, WAIT)
address clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, char *function_name)
cl_mem clCreateFromGLTexture(cl_context context, cl_bitfield flags, cl_uint target, cl_int miplevel, cl_uint texture, cl_int *errcode_ret)
clGetDeviceIDsFromD3D11KHR(cl_platform_id platform)
cl_mem clCreateFromD3D11BufferKHR(cl_context context, cl_bitfield flags, address resource, cl_int *errcode_ret)
cl_mem clCreateFromD3D11Texture2DKHR(cl_context context, cl_bitfield flags, address resource, cl_uint subresource, cl_int *errcode_ret)
cl_mem clCreateFromD3D11Texture3DKHR(cl_context context, cl_bitfield flags, address resource, cl_uint subresource, cl_int *errcode_ret)
cl_mem clCreateFromDX9MediaSurfaceKHR(cl_context context, cl_bitfield flags, cl_uint adapter_type, address surface_info, cl_uint plane, cl_int *errcode_ret)
clEnqueueAcquireD3D11ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clEnqueueReleaseD3D11ObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clGetDeviceIDsFromDX9MediaAdapterKHR(cl_platform_id platform)
clEnqueueAcquireDX9MediaSurfacesKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clEnqueueReleaseDX9MediaSurfacesKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
cl_mem clCreateFromEGLImageKHR(cl_context context, address display, address image, cl_bitfield flags, intptr_t *properties, cl_int *errcode_ret)
clEnqueueAcquireEGLObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
clEnqueueReleaseEGLObjectsKHR(cl_command_queue queue, cl_uint num_objects, cl_mem *mem_objects, WAIT)
cl_event clCreateEventFromEGLSyncKHR(cl_context context, address sync, address display, cl_int *errcode_ret)
cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device, cl_ulong *properties, cl_int *errcode_ret)
cl_mem clCreatePipe(cl_context context, cl_bitfield flags, cl_uint packet_size, cl_uint max_packets, intptr_t *properties, cl_int *errcode_ret)
clGetPipeInfo(cl_mem pipe, INFO)
address clSVMAlloc(cl_context context, cl_bitfield flags, size_t size, cl_uint alignment)
void clSVMFree(cl_context context, address svm_pointer)
clEnqueueSVMFree(cl_command_queue queue, cl_uint num_svm_pointers, address *svm_pointers, address pfn_free_func, address user_data, WAIT)
clEnqueueSVMMemcpy(cl_command_queue queue, cl_bool blocking, address dst_ptr, address src_ptr, size_t size, WAIT)
clEnqueueSVMMemFill(cl_command_queue queue, address svm_ptr, address pattern, size_t pattern_size, size_t size, WAIT)
clEnqueueSVMMap(cl_command_queue queue, cl_bool blocking, cl_bitfield flags, address svm_ptr, size_t size, WAIT)
clEnqueueSVMUnmap(cl_command_queue queue, address svm_ptr, WAIT)
cl_sampler clCreateSamplerWithProperties(cl_context context, cl_ulong *properties, cl_int *errcode_ret)
clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, address arg_value)
clSetKernelExecInfo(cl_kernel kernel, cl_uint param_name, size_t param_value_size, address param_value)
clGetKernelSubGroupInfoKHR(cl_kernel kernel, cl_device_id? device, cl_uint param_name, size_t input_value_size, address input_value, size_t param_value_size, address param_value, size_t *param_value_size_ret)
cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
cl_program clCreateProgramWithIL(cl_context context, address il, size_t length, cl_int *errcode_ret)
clEnqueueSVMMigrateMem(cl_command_queue queue, cl_uint num_svm_pointers, address *svm_pointers, size_t *sizes, cl_bitfield flags, WAIT)
clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp, cl_ulong *host_timestamp)
clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id? device, cl_uint param_name, size_t input_value_size, address input_value, size_t param_value_size, address param_value, size_t *param_value_size_ret)
clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device, cl_command_queue? queue)
clSetProgramReleaseCallback(cl_program program, address pfn_notify, address user_data)
clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size, address spec_value)
cl_mem clCreateBufferWithProperties(cl_context context, cl_ulong *properties, cl_bitfield flags, size_t size, address host_ptr, cl_int *errcode_ret)
cl_mem clCreateImageWithProperties(cl_context context, cl_ulong *properties, cl_bitfield flags, cl_image_format *image_format, cl_image_desc *image_desc, address host_ptr, cl_int *errcode_ret)
clSetContextDestructorCallback(cl_context context, address pfn_notify, address user_data)
"""  # noqa: E501  # one a line is easier to check

# Not in the table: functions that the loader asks for by name.
_BY_NAME = "clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)"

_LINE = re.compile(r"(?:(\w+) )?(\w+)\((.*)\)")
_SHORT = {"INFO": _INFO, "WAIT": _WAIT, "RECT": _BUFFER_RECT, "REGION": _IMAGE_REGION}


class Prototype(NamedTuple):
    """An entry point. `handles`: the handle type of each parameter, "" for others; with `?` if it may be null."""

    name: str
    result: str
    parameters: str
    handles: tuple[str, ...]

    @property
    def has_error_code(self) -> bool:
        """Whether the error is stored through the last parameter."""
        return self.parameters.endswith("errcode_ret")

    @property
    def c_text(self) -> str:
        """The declaration in C, of a name that no OpenCL loader defines."""
        return f"{self.result} wfv_{self.name}({self.parameters or 'void'})"


def prototypes(text: str = _TABLE) -> list[Prototype]:
    """The entry points of the dispatch table, in order."""
    return [_prototype(line) for line in text.strip().splitlines()]


def by_name() -> list[Prototype]:
    """Those that are in no dispatch table."""
    return prototypes(_BY_NAME)


def _prototype(line: str) -> Prototype:
    found = _LINE.fullmatch(line)
    assert found, line
    text = ", ".join(_SHORT.get(each, each) for each in found[3].split(", ")) if found[3] else ""
    kinds = tuple(_handle(each) for each in text.split(", ")) if text else ()
    return Prototype(found[2], found[1] or "cl_int", text.replace("?", ""), kinds)


def _handle(parameter: str) -> str:
    kind, _, name = parameter.partition(" ")
    return "" if name.startswith("*") or kind.rstrip("?") not in HANDLES else kind
