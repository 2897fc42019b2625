#include <expat.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// Returns the value of an attribute; NULL if it is missing. The pairs are those of a start tag: names and values in turn, NULL at
/// the end.
static inline const XML_Char *expat_value(const XML_Char *name, const XML_Char **pairs) {
    for (; *pairs; pairs += 2) {
        if (strcmp(*pairs, name) == 0) return pairs[1];
    }
    return NULL;
}
