#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

/// Starts a program on a new pseudo-terminal and returns the controlling end, or -1 on failure. It is written in C
/// because only async-signal-safe functions may be called between fork and exec, which Swift code cannot guarantee.
int pty_spawn(const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process);

/// Starts a program in a folder, with its output in two files and no input; returns its process, or -1 on failure.
pid_t pty_spawn_to_files(const char *path, char *const arguments[], char *const environment[], const char *folder, const char *output, const char *complaints);

/// Sets the terminal's size; the program receives SIGWINCH.
bool pty_resize(int descriptor, int columns, int rows);

/// Returns the exit status, 128 plus the signal that ended the process, or -1 while it runs.
int pty_status(pid_t process);

#endif
