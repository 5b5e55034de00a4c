// OpenCL 1.2, 6.12.2: remainders of the nearest quotient; exact.
#include "float.h"
#include "remainder.inc"
#include "double.h"
#include "remainder.inc"
