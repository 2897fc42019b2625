// Extended attributes of files, which Swift's module of the C library leaves out on Linux.
#ifdef __linux__
#include <sys/xattr.h>
#endif
