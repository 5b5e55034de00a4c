// OpenCL 1.2, 6.12.2: remainders for the nearest integer quotient. The results are exact.
#include "float.h"
#include "remainder.inc"
#include "double.h"
#include "remainder.inc"
