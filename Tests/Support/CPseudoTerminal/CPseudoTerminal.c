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

/// Makes signals in a new process as they are in one that a shell starts: the tests' own process may have blocked or ignored some.
static void reset_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    static const int signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGPIPE, SIGWINCH, SIGCHLD};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) signal(signals[index], SIG_DFL);
}

pid_t pty_spawn_to_files(const char *path, char *const arguments[], char *const environment[], const char *folder, const char *output, const char *complaints) {
    pid_t process = fork();
    if (process != 0) return process;
    reset_signals();
    int files[] = {
        open("/dev/null", O_RDONLY),
        open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600),
        open(complaints, O_WRONLY | O_CREAT | O_TRUNC, 0600),
    };
    for (int index = 0; index < 3; index++) {
        if (files[index] < 0 || dup2(files[index], index) < 0) _exit(127);
        if (files[index] > 2) close(files[index]);
    }
    if (chdir(folder) != 0) _exit(127);
    execve(path, arguments, environment);
    _exit(127);
}

int pty_spawn(const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    int descriptor;
    *process = forkpty(&descriptor, NULL, NULL, &size);
    if (*process < 0) return -1;
    if (*process == 0) {
        reset_signals();
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
