// OpenCL 1.2, 6.12.4: common functions. min, max and clamp are not among them.
#include "float.h"
#include "common.inc"
#include "double.h"
#include "common.inc"
