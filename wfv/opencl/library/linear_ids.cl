// OpenCL C 2.0, 6.13.1: linear ids. Over the lanes, they are strided by one, because only x is.
ulong NATIVE get_global_id(uint dimension);
ulong NATIVE get_global_offset(uint dimension);
ulong NATIVE get_global_size(uint dimension);
ulong NATIVE get_local_id(uint dimension);
ulong NATIVE get_local_size(uint dimension);

HELPER ulong own_id(uint dimension) { return get_global_id(dimension) - get_global_offset(dimension); }

ulong BUILTIN get_global_linear_id(void) {
  return (own_id(2) * get_global_size(1) + own_id(1)) * get_global_size(0) + own_id(0);
}

ulong BUILTIN get_local_linear_id(void) {
  return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
