#include <expat.h>
#include <stddef.h>
#include <string.h>

/// Counts the bytes of a name or value before the NUL that ends it.
static inline ptrdiff_t expat_length(const XML_Char *text) { return (ptrdiff_t)strlen(text); }
