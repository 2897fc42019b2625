#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

/// Starts a program on a new pseudo-terminal and returns the terminal's other end, or -1. Between fork and exec only
/// functions that are safe there are called, which Swift code could not promise.
int pty_spawn(const char *path, char *const arguments[], char *const environment[], int columns, int rows, pid_t *process);

/// Tells the terminal its new size; the program gets SIGWINCH.
bool pty_resize(int descriptor, int columns, int rows);

/// Gives the exit status, or 128 and the signal that ended the process, or -1 while it runs.
int pty_status(pid_t process);

#endif
