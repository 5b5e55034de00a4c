// C99, Annex G: products and quotients of complex numbers, which Clang calls from C as __mulsc3, __divdc3, ..
#include "float.h"
#include "complex.inc"
#include "double.h"
#include "complex.inc"
