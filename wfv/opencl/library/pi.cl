// OpenCL 1.2, 6.12.2: trigonometric functions in half turns.
#include "float.h"
#include "pi.inc"
#include "double.h"
#include "pi.inc"
