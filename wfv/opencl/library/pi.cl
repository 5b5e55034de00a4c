// OpenCL 1.2, 6.12.2: trigonometric functions whose angle is in half turns; sincos.
#include "float.h"
#include "pi.inc"
#include "double.h"
#include "pi.inc"
