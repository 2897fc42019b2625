#include "CEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

// The signals that arrived since the last check, and the pipe whose bytes wake cedit_wait, whichever thread the signal
// was delivered to.
static atomic_int pending;
static int wake_pipe[2] = {-1, -1};

// The terminal's state before editing began.
static struct termios saved_state;
static int saved_descriptor = -1;
static atomic_int is_editing;

static struct sigaction interrupt_before;
static bool watches_interrupts;
static atomic_int ends_at_second_interrupt;

// The signals caught while a line is edited, with the actions that were set before.
static struct {
    int number;
    bool caught;
    struct sigaction before;
} editing_signals[] = {
    {SIGWINCH}, {SIGTSTP}, {SIGCONT}, {SIGTERM}, {SIGHUP}, {SIGQUIT},
};
enum { EDITING_SIGNALS = sizeof editing_signals / sizeof *editing_signals };

static int bit_of(int number) {
    switch (number) {
    case SIGINT: return CEDIT_INTERRUPT;
    case SIGWINCH: return CEDIT_RESIZE;
    case SIGTSTP: return CEDIT_SUSPEND;
    default: return CEDIT_CONTINUE;
    }
}

static void note(int number) {
    int error = errno;
    int before = atomic_fetch_or(&pending, bit_of(number));
    if (number == SIGINT && (before & CEDIT_INTERRUPT) && atomic_load(&ends_at_second_interrupt)) {
        sigaction(number, &interrupt_before, NULL);
        raise(number);
    }
    char byte = 0;
    if (write(wake_pipe[1], &byte, 1) < 0) {
        // If the pipe is full, its bytes wake cedit_wait just as well.
    }
    errno = error;
}

static struct sigaction action_of(void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return action;
}

// Pasted text

// The signals that end or stop the process, with the actions that were set before pastes were marked.
static struct {
    int number;
    bool caught;
    struct sigaction before;
} ending_signals[] = {
    {SIGTERM}, {SIGHUP}, {SIGQUIT}, {SIGTSTP},
};
enum { ENDING_SIGNALS = sizeof ending_signals / sizeof *ending_signals };
static atomic_int marks_pastes;

// Tells the terminal to mark pasted text, or not to (xterm's mode 2004).
static void tell_terminal(bool marks) {
    if (write(STDOUT_FILENO, marks ? "\033[?2004h" : "\033[?2004l", 8) < 0) {
        // The terminal is gone.
    }
}

// Resets the terminal, then raises the signal again with the action that was set before. If that only stopped the process, pastes are
// marked again when it goes on.
static void leave_terminal(int number) {
    int error = errno;
    tell_terminal(false);
    for (int index = 0; index < ENDING_SIGNALS; index++) {
        if (ending_signals[index].number != number) continue;
        struct sigaction own;
        sigset_t unblocked, blocked;
        sigaction(number, &ending_signals[index].before, &own);
        sigemptyset(&unblocked);
        sigaddset(&unblocked, number);
        raise(number);
        pthread_sigmask(SIG_UNBLOCK, &unblocked, &blocked);
        pthread_sigmask(SIG_SETMASK, &blocked, NULL);
        sigaction(number, &own, NULL);
    }
    tell_terminal(true);
    errno = error;
}

void cedit_mark_pastes(bool marks) {
    if (!marks && !atomic_load(&marks_pastes)) return;
    if (marks != atomic_load(&marks_pastes)) {
        struct sigaction action = action_of(leave_terminal);
        for (int index = 0; index < ENDING_SIGNALS; index++) {
            int number = ending_signals[index].number;
            struct sigaction *before = &ending_signals[index].before;
            if (marks) {
                bool ignored = sigaction(number, NULL, before) == 0 && before->sa_handler == SIG_IGN;
                ending_signals[index].caught = !ignored && sigaction(number, &action, NULL) == 0;
            } else if (ending_signals[index].caught) {
                sigaction(number, before, NULL);
                ending_signals[index].caught = false;
            }
        }
    }
    atomic_store(&marks_pastes, marks ? 1 : 0);
    // Told each time: a program, or a shell that this process was stopped for, may have told the terminal something else.
    tell_terminal(marks);
}

// Restores the terminal's state before editing, if a line is being edited.
static void restore_terminal(void) {
    if (atomic_exchange(&is_editing, 0)) tcsetattr(saved_descriptor, TCSANOW, &saved_state);
}

// Restores the terminal, then raises the signal again with the action that was set before. If the program survives, the
// terminal returns to its editing state, because the reader gets SIGCONT.
static void terminate(int number) {
    int error = errno;
    int descriptor = saved_descriptor;
    restore_terminal();
    if (write(descriptor, "\n", 1) < 0) {
        // The terminal is gone, so nobody needs the line end.
    }
    for (int index = 0; index < EDITING_SIGNALS; index++) {
        if (editing_signals[index].number != number) continue;
        sigaction(number, &editing_signals[index].before, NULL);
        editing_signals[index].caught = false;
    }
    raise(number);
    note(SIGCONT);
    errno = error;
}

static bool make_pipe(void) {
    if (wake_pipe[0] >= 0) return true;
    int ends[2];
    if (pipe(ends) != 0) return false;
    for (int end = 0; end < 2; end++) {
        fcntl(ends[end], F_SETFD, FD_CLOEXEC);
        fcntl(ends[end], F_SETFL, O_NONBLOCK);
    }
    if (ends[0] >= FD_SETSIZE) {
        close(ends[0]);
        close(ends[1]);
        return false;
    }
    wake_pipe[0] = ends[0];
    wake_pipe[1] = ends[1];
    return true;
}

bool cedit_watch_interrupts(void) {
    if (watches_interrupts) return false;
    if (!make_pipe()) return false;
    struct sigaction action = action_of(note);
    watches_interrupts = sigaction(SIGINT, &action, &interrupt_before) == 0;
    return watches_interrupts;
}

void cedit_unwatch_interrupts(void) {
    if (!watches_interrupts) return;
    sigaction(SIGINT, &interrupt_before, NULL);
    watches_interrupts = false;
}

bool cedit_interrupt_pending(void) {
    return (atomic_load_explicit(&pending, memory_order_relaxed) & CEDIT_INTERRUPT) != 0;
}

void cedit_clear_interrupt(void) { atomic_fetch_and(&pending, ~CEDIT_INTERRUPT); }

void cedit_end_at_second_interrupt(bool ends) { atomic_store(&ends_at_second_interrupt, ends ? 1 : 0); }

void cedit_begin_editing(int descriptor) {
    atomic_store(&pending, 0);
    saved_descriptor = descriptor;
    bool has_state = tcgetattr(descriptor, &saved_state) == 0;
    atomic_store(&is_editing, has_state ? 1 : 0);
    for (int index = 0; index < EDITING_SIGNALS; index++) {
        int number = editing_signals[index].number;
        struct sigaction *before = &editing_signals[index].before;
        bool ends = number == SIGTERM || number == SIGHUP || number == SIGQUIT;
        struct sigaction action = action_of(ends ? terminate : note);
        // Signals that the program or its parent ignores (because of nohup, for example) stay ignored.
        bool ignored = sigaction(number, NULL, before) == 0 && before->sa_handler == SIG_IGN;
        editing_signals[index].caught = !ignored && sigaction(number, &action, before) == 0;
    }
}

void cedit_end_editing(void) {
    for (int index = 0; index < EDITING_SIGNALS; index++) {
        if (!editing_signals[index].caught) continue;
        sigaction(editing_signals[index].number, &editing_signals[index].before, NULL);
        editing_signals[index].caught = false;
    }
    atomic_store(&is_editing, 0);
}

int cedit_open_keyboard(void) {
    const char *name = ttyname(STDIN_FILENO);
    int mode = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    int descriptor = name ? open(name, mode) : -1;
#ifdef __linux__
    // In another mount namespace the terminal has no name. A read that blocks would wait for the next key if Ctrl-C discarded what
    // was typed before it.
    if (descriptor < 0) descriptor = open("/proc/self/fd/0", mode);
#endif
    if (descriptor >= FD_SETSIZE) {
        close(descriptor);
        descriptor = -1;
    }
    return descriptor < 0 ? STDIN_FILENO : descriptor;
}

void cedit_close_keyboard(int descriptor) {
    if (descriptor != STDIN_FILENO) close(descriptor);
}

int cedit_wait(int descriptor) {
    for (;;) {
        char drained[64];
        while (read(wake_pipe[0], drained, sizeof drained) > 0) {
        }
        int bits = atomic_exchange(&pending, 0);
        if (bits) return bits;
        fd_set readable;
        FD_ZERO(&readable);
        FD_SET(descriptor, &readable);
        FD_SET(wake_pipe[0], &readable);
        int highest = descriptor > wake_pipe[0] ? descriptor : wake_pipe[0];
        int count = select(highest + 1, &readable, NULL, NULL, NULL);
        if (count < 0 && errno == EINTR) continue;
        // After an error, let the caller read: that reports the cause.
        if (count < 0) return CEDIT_INPUT;
        // What can be read now may have been typed after a Ctrl-C whose signal arrived as select returned; the signal is first then.
        bool has_signal = FD_ISSET(wake_pipe[0], &readable) || atomic_load(&pending);
        if (FD_ISSET(descriptor, &readable) && !has_signal) return CEDIT_INPUT;
    }
}

bool cedit_has_input(int descriptor) { return atomic_load(&pending) || cedit_has_bytes(descriptor, 0); }

bool cedit_has_bytes(int descriptor, int milliseconds) {
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(descriptor, &readable);
    struct timeval most = {milliseconds / 1000, milliseconds % 1000 * 1000};
    return select(descriptor + 1, &readable, NULL, NULL, &most) > 0;
}

bool cedit_has_typed_ahead(int descriptor) {
    struct termios state, raw;
    if (tcgetattr(descriptor, &state) != 0) return false;
    raw = state;
    raw.c_lflag &= ~(tcflag_t)ICANON;
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(descriptor, TCSANOW, &raw);
    bool has = cedit_has_bytes(descriptor, 0);
    tcsetattr(descriptor, TCSANOW, &state);
    return has;
}

int cedit_read_byte(int descriptor) {
    unsigned char byte;
    ssize_t count;
    do {
        count = read(descriptor, &byte, 1);
    } while (count < 0 && errno == EINTR);
    if (count == 1) return byte;
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? -2 : -1;
}

void cedit_suspend(void) {
    struct sigaction before = {0};
    struct sigaction stop = action_of(SIG_DFL);
    sigaction(SIGTSTP, &stop, &before);
    atomic_store(&is_editing, 0);
    if (atomic_load(&marks_pastes)) tell_terminal(false);
    raise(SIGTSTP);
    if (atomic_load(&marks_pastes)) tell_terminal(true);
    sigaction(SIGTSTP, &before, NULL);
    atomic_store(&is_editing, 1);
    atomic_fetch_and(&pending, ~(CEDIT_SUSPEND | CEDIT_CONTINUE));
}
