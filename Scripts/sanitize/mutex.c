// Tells ThreadSanitizer about the locks of Swift's module Synchronization on Linux.
//
// The quick path of a Mutex is compiled into the program, where ThreadSanitizer sees it. If two threads want the lock at the same
// time, it is handed over by a system call inside libswiftSynchronization, which is built without the sanitizer: every access under
// the lock would then be reported as a race. Scripts/test links these two functions into the programs that it builds with
// ThreadSanitizer. They call the library's own and add what the sanitizer has to know. Nothing is suppressed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// _MutexHandle._lockSlow(_: UInt32) and _MutexHandle._unlockSlow()
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

typedef SWIFT void (*Lock)(uint32_t thread, SELF);
typedef SWIFT void (*Unlock)(SELF);

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

// The library's function, which the one here stands in front of.
static void *original(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (function) return function;
    fprintf(stderr, "error: no '%s' in libswiftSynchronization\n", name);
    abort();
}

SWIFT void lock_slow(uint32_t thread, SELF) {
    ((Lock)original(LOCK_SLOW))(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF) {
    __tsan_release(mutex);
    ((Unlock)original(UNLOCK_SLOW))(mutex);
}
