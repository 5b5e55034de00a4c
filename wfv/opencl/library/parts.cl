// OpenCL 1.2, 6.12.2: functions that split a number into parts or compose one. The results are exact.
#include "float.h"
#include "parts.inc"
#include "double.h"
#include "parts.inc"

float BUILTIN nan(uint code) { return as_float(code | 0x7fc00000U); }

double BUILTIN nan(ulong code) { return as_double(code | 0x7ff8000000000000UL); }
