#ifndef CFAULTINJECTION_H
#define CFAULTINJECTION_H

/// A library that a program is started with (LD_PRELOAD) to count, record, kill or fail its calls that concern files in a folder.
///
/// It is told what to do by variables of the environment:
///
///     NIBSH_FAULT_ROOT   the folder
///     NIBSH_FAULT_MODE   count, trace, kill or fail
///     NIBSH_FAULT_AT     for kill and fail: the number of the call, from 1
///     NIBSH_FAULT_ERRNO  for fail: the error
///     NIBSH_FAULT_OUT    for count and trace: the file that is written
///
/// A process that is killed in a write has written half of it. The functions exist on Linux only.
int fault_injection_is_possible(void);

#endif
