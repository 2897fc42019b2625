#ifdef __linux__
#define _GNU_SOURCE
#include <pty.h>
#else
#include <util.h>
#endif
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

int pty_spawn(const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    int descriptor;
    *process = forkpty(&descriptor, NULL, NULL, &size);
    if (*process < 0) return -1;
    if (*process == 0) {
        // The tests' own process may have blocked or ignored signals; the program starts as it would from a shell.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        static const int signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGPIPE, SIGWINCH, SIGCHLD};
        for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) signal(signals[index], SIG_DFL);
        execve(path, arguments, environment);
        _exit(127);
    }
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
}

bool pty_resize(int descriptor, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

int pty_status(pid_t process) {
    int status;
    pid_t result;
    do {
        result = waitpid(process, &status, WNOHANG);
    } while (result < 0 && errno == EINTR);
    if (result != process) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
