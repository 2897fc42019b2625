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

/// Whether the name of a start tag or of one of its attributes has a colon.
static inline int expat_has_colon(const XML_Char *name, const XML_Char **pairs) {
    if (strchr(name, ':')) return 1;
    for (; *pairs; pairs += 2) {
        if (strchr(*pairs, ':')) return 1;
    }
    return 0;
}
