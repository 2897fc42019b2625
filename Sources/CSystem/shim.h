// Parts of the C library that Swift's module of it leaves out on Linux.
#ifdef __linux__
#include <sched.h>
#include <sys/types.h>
#include <sys/xattr.h>

// The header declares it for GNU's dialect only.
extern int sched_getaffinity(pid_t process, size_t size, cpu_set_t *processors);
#endif
