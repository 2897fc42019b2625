#define _GNU_SOURCE
#include "CFaultInjection.h"

#ifdef __linux__

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

int fault_injection_is_possible(void) { return 1; }

enum mode { OFF, COUNT, TRACE, KILL, FAIL };

static enum mode mode = OFF;
static char root[PATH_MAX];
static size_t root_length;
static long target;
static int error_number = EIO;
static char out_path[PATH_MAX];
static int trace_descriptor = -1;
static atomic_long calls;
/// Which descriptors are open on files in the folder.
static _Atomic unsigned char is_inside[4096];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/// Reads the variables; the libraries of the program may open files before this library's constructor runs.
__attribute__((constructor)) static void begin(void) {
    static atomic_int has_begun;
    if (atomic_exchange(&has_begun, 1)) return;
    const char *value = getenv("NIBSH_FAULT_MODE"), *folder = getenv("NIBSH_FAULT_ROOT");
    if (!value || !folder || strlen(folder) >= sizeof root) return;
    strcpy(root, folder);
    root_length = strlen(root);
    if (getenv("NIBSH_FAULT_AT")) target = atol(getenv("NIBSH_FAULT_AT"));
    if (getenv("NIBSH_FAULT_ERRNO")) error_number = atoi(getenv("NIBSH_FAULT_ERRNO"));
    if (getenv("NIBSH_FAULT_OUT")) snprintf(out_path, sizeof out_path, "%s", getenv("NIBSH_FAULT_OUT"));
    mode = !strcmp(value, "count") ? COUNT : !strcmp(value, "trace") ? TRACE : !strcmp(value, "kill") ? KILL : !strcmp(value, "fail") ? FAIL : OFF;
    // Programs that this one starts are left alone.
    unsetenv("NIBSH_FAULT_MODE");
    if (mode == TRACE) trace_descriptor = REAL(open)(out_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
}

__attribute__((destructor)) static void end(void) {
    if (mode != COUNT) return;
    enum mode was = mode;
    mode = OFF;
    int descriptor = REAL(open)(out_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (descriptor >= 0) {
        char text[32];
        int length = snprintf(text, sizeof text, "%ld", atomic_load(&calls));
        if (REAL(write)(descriptor, text, (size_t)length) < 0) abort();
        REAL(close)(descriptor);
    }
    mode = was;
}

static int concerns(const char *path) {
    begin();
    return mode != OFF && path && !strncmp(path, root, root_length) && path[root_length] == '/';
}

static int concerns_descriptor(int descriptor) {
    return mode != OFF && descriptor >= 0 && descriptor < 4096 && atomic_load(&is_inside[descriptor]);
}

/// Counts a call; says whether it is to fail, and does not return if the process is to be killed.
static int strikes(void) {
    long number = atomic_fetch_add(&calls, 1) + 1;
    if (number != target) return 0;
    if (mode == KILL) {
        raise(SIGKILL);
        for (;;) pause();
    }
    if (mode != FAIL) return 0;
    errno = error_number;
    return 1;
}

/// Records what was done: a line, and the bytes of a write after it.
static void trace(const void *bytes, size_t count, const char *form, ...) {
    if (mode != TRACE || trace_descriptor < 0) return;
    int kept = errno;
    char line[2 * PATH_MAX + 100];
    va_list arguments;
    va_start(arguments, form);
    int length = vsnprintf(line, sizeof line, form, arguments);
    va_end(arguments);
    if (REAL(write)(trace_descriptor, line, (size_t)length) < 0) abort();
    if (count && REAL(write)(trace_descriptor, bytes, count) < 0) abort();
    errno = kept;
}

static int open_any(int (*real)(const char *, int, ...), const char *path, int flags, mode_t permissions) {
    if (!concerns(path)) {
        int descriptor = real(path, flags, permissions);
        if (descriptor >= 0 && descriptor < 4096) atomic_store(&is_inside[descriptor], 0);
        return descriptor;
    }
    if (strikes()) return -1;
    int descriptor = real(path, flags, permissions);
    if (descriptor >= 0 && descriptor < 4096) {
        atomic_store(&is_inside[descriptor], 1);
        trace(NULL, 0, "open %d %d %s\n", descriptor, flags & O_CREAT ? 1 : 0, path);
    }
    return descriptor;
}

#define OPEN(name)                                                      \
    int name(const char *path, int flags, ...) {                        \
        va_list arguments;                                              \
        va_start(arguments, flags);                                     \
        mode_t permissions = flags & O_CREAT ? va_arg(arguments, mode_t) : 0; \
        va_end(arguments);                                              \
        return open_any(REAL(name), path, flags, permissions);          \
    }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
    if (concerns_descriptor(descriptor)) {
        trace(NULL, 0, "close %d\n", descriptor);
        atomic_store(&is_inside[descriptor], 0);
    }
    return REAL(close)(descriptor);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (mode != OFF && descriptor == 1) trace(bytes, count, "said %zu\n", count);
    if (!concerns_descriptor(descriptor)) return REAL(write)(descriptor, bytes, count);
    if (mode == KILL && atomic_load(&calls) + 1 == target && REAL(write)(descriptor, bytes, count / 2) < 0) abort();
    if (strikes()) return -1;
    off_t offset = lseek(descriptor, 0, SEEK_CUR);
    struct stat info;
    if (fcntl(descriptor, F_GETFL) & O_APPEND && !REAL(fstat)(descriptor, &info)) offset = info.st_size;
    ssize_t written = REAL(write)(descriptor, bytes, count);
    if (written > 0) trace(bytes, (size_t)written, "write %d %lld %zd\n", descriptor, (long long)offset, written);
    return written;
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    return REAL(read)(descriptor, bytes, count);
}

#define PREAD(name, offset_type)                                                \
    ssize_t name(int descriptor, void *bytes, size_t count, offset_type offset) { \
        if (concerns_descriptor(descriptor) && strikes()) return -1;            \
        return REAL(name)(descriptor, bytes, count, offset);                    \
    }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

#define TRUNCATE(name, length_type)                                                        \
    int name(int descriptor, length_type length) {                                         \
        if (concerns_descriptor(descriptor) && strikes()) return -1;                       \
        int result = REAL(name)(descriptor, length);                                       \
        if (!result && concerns_descriptor(descriptor)) trace(NULL, 0, "truncate %d %lld\n", descriptor, (long long)length); \
        return result;                                                                     \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

int fsync(int descriptor) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    if (concerns_descriptor(descriptor)) trace(NULL, 0, "sync %d\n", descriptor);
    // The disk is not what these tests are about, and waiting for it would be most of their time.
    return mode == OFF ? REAL(fsync)(descriptor) : 0;
}

int rename(const char *source, const char *destination) {
    if ((concerns(source) || concerns(destination)) && strikes()) return -1;
    int result = REAL(rename)(source, destination);
    if (!result && concerns(source)) trace(NULL, 0, "rename %s\n%s\n", source, destination);
    return result;
}

int link(const char *source, const char *destination) {
    if (concerns(destination) && strikes()) return -1;
    int result = REAL(link)(source, destination);
    if (!result && concerns(destination)) trace(NULL, 0, "link %s\n%s\n", source, destination);
    return result;
}

int unlink(const char *path) {
    if (concerns(path) && strikes()) return -1;
    int result = REAL(unlink)(path);
    if (!result && concerns(path)) trace(NULL, 0, "unlink %s\n", path);
    return result;
}

int mkdir(const char *path, mode_t permissions) {
    if (concerns(path) && strikes()) return -1;
    int result = REAL(mkdir)(path, permissions);
    if (!result && concerns(path)) trace(NULL, 0, "mkdir %s\n", path);
    return result;
}

#define STAT(name, argument, condition, structure)                 \
    int name(argument what, struct structure *info) {              \
        if (condition(what) && strikes()) return -1;               \
        return REAL(name)(what, info);                             \
    }
STAT(stat, const char *, concerns, stat)
STAT(lstat, const char *, concerns, stat)
STAT(fstat, int, concerns_descriptor, stat)
STAT(stat64, const char *, concerns, stat64)
STAT(lstat64, const char *, concerns, stat64)
STAT(fstat64, int, concerns_descriptor, stat64)

int fstatat(int folder, const char *name, struct stat *info, int flags) {
    if (concerns_descriptor(folder) && strikes()) return -1;
    return REAL(fstatat)(folder, name, info, flags);
}

DIR *opendir(const char *path) {
    if (concerns(path) && strikes()) return NULL;
    DIR *folder = REAL(opendir)(path);
    int descriptor = folder ? dirfd(folder) : -1;
    if (descriptor >= 0 && descriptor < 4096) atomic_store(&is_inside[descriptor], concerns(path) ? 1 : 0);
    return folder;
}

struct dirent *readdir(DIR *folder) {
    if (concerns_descriptor(dirfd(folder)) && strikes()) return NULL;
    return REAL(readdir)(folder);
}

int closedir(DIR *folder) {
    int descriptor = dirfd(folder);
    if (concerns_descriptor(descriptor)) atomic_store(&is_inside[descriptor], 0);
    return REAL(closedir)(folder);
}

ssize_t listxattr(const char *path, char *names, size_t size) {
    if (concerns(path) && strikes()) return -1;
    return REAL(listxattr)(path, names, size);
}

ssize_t getxattr(const char *path, const char *name, void *value, size_t size) {
    if (concerns(path) && strikes()) return -1;
    return REAL(getxattr)(path, name, value, size);
}

int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    return REAL(fsetxattr)(descriptor, name, value, size, flags);
}

int fchmod(int descriptor, mode_t permissions) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    return REAL(fchmod)(descriptor, permissions);
}

int fchown(int descriptor, uid_t owner, gid_t group) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    return REAL(fchown)(descriptor, owner, group);
}

FILE *fopen(const char *path, const char *how) {
    if (concerns(path) && strikes()) return NULL;
    return REAL(fopen)(path, how);
}

int flock(int descriptor, int operation) {
    if (concerns_descriptor(descriptor) && strikes()) return -1;
    return REAL(flock)(descriptor, operation);
}

int access(const char *path, int how) {
    if (concerns(path) && strikes()) return -1;
    return REAL(access)(path, how);
}

#else

int fault_injection_is_possible(void) { return 0; }

#endif
