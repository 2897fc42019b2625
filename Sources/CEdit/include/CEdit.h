// What Swift needs to use libedit. Swift cannot call libedit's setters, because they are variadic, and Swift 6 does not
// allow access to the global variables `stdin` and `stdout`; the functions here have fixed parameters instead.
#ifndef CEDIT_H
#define CEDIT_H

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

// Editing (histedit.h of libedit, section "Editing"; the wide functions, whose characters are code points)

typedef int (*cedit_reader)(EditLine *, wchar_t *);
typedef wchar_t *(*cedit_prompt)(EditLine *);
typedef unsigned char (*cedit_key_function)(EditLine *, wint_t);

/// Opens an editor on the standard streams.
static inline EditLine *cedit_open(const char *program) {
    return el_init(program, stdin, stdout, stderr);
}

/// Closes an editor without discarding input typed ahead, as `el_end` would: input after `quit` belongs to the parent.
static inline void cedit_close(EditLine *editor) {
    el_wset(editor, EL_PREP_TERM, 0);
    el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
}

static inline void cedit_set_context(EditLine *editor, void *context) { el_wset(editor, EL_CLIENTDATA, context); }

static inline void *cedit_context(EditLine *editor) {
    void *context = NULL;
    el_wget(editor, EL_CLIENTDATA, &context);
    return context;
}

/// Sets the prompt; text between two `mark` characters is sent to the terminal but takes no columns.
static inline void cedit_set_prompt(EditLine *editor, cedit_prompt prompt, wchar_t mark) {
    el_wset(editor, EL_PROMPT_ESC, prompt, mark);
}

static inline void cedit_set_reader(EditLine *editor, cedit_reader reader) { el_wset(editor, EL_GETCFN, reader); }
static inline void cedit_use_emacs_keys(EditLine *editor) { el_wset(editor, EL_EDITOR, L"emacs"); }
static inline void cedit_set_raw(EditLine *editor, bool raw) { el_wset(editor, EL_PREP_TERM, raw ? 1 : 0); }

/// Redraws the prompt and the line from the row of the cursor.
static inline void cedit_redraw(EditLine *editor) { el_wset(editor, EL_REFRESH); }

/// Whether the keys are those of vi.
static inline bool cedit_has_vi_keys(EditLine *editor) {
    const wchar_t *name = NULL;
    return el_wget(editor, EL_EDITOR, &name) == 0 && name && name[0] == 'v';
}

/// Carries out the commands in `~/.editrc`, or in the file that EDITRC names, as `el_source` does, but for macros (`bind -s`).
///
/// libedit takes the keys of a macro one after the other without asking for the next one, so nothing could be done between
/// them about a line that becomes longer than the screen.
void cedit_read_settings(EditLine *editor);

/// The functions of keys that are bound here.
struct cedit_keys {
    cedit_key_function complete;
    cedit_key_function combine;
    cedit_key_function paste;
    cedit_key_function fold;
    /// Folds the line while the keys are commands of vi.
    cedit_key_function fold_in_commands;
    /// The key that repeats a command of vi.
    cedit_key_function repeat;
    /// The right arrow.
    cedit_key_function right;
    /// Ctrl-E.
    cedit_key_function end;
};

/// Defines the functions, and binds them in the current key maps.
void cedit_bind(EditLine *editor, struct cedit_keys keys);

/// Keys that stand for something else than a key: C1 control characters, which no keyboard sends.
enum {
    /// Inserts what was pasted.
    CEDIT_PASTE_KEY = 0x98,
    /// Move the cursor by one character, and to the end of the line.
    CEDIT_RIGHT_KEY = 0x99,
    CEDIT_END_KEY = 0x9a,
    /// Repeats a command of vi.
    CEDIT_REPEAT_KEY = 0x9b,
    /// Go from inserting to commands of vi, and back.
    CEDIT_COMMAND_KEY = 0x9c,
    CEDIT_INSERT_KEY = 0x9d,
    /// Folds a long line.
    CEDIT_FOLDING_KEY = 0x9e,
    /// A combining character.
    CEDIT_COMBINING_KEY = 0x9f,
};

// History

/// Returns the history entry that libedit requests: `operation` is `H_FIRST`, `H_NEXT`, `H_PREV`, `H_LAST` or `H_CURR`.
typedef const wchar_t *(*cedit_history_function)(void *context, int operation, int *number);

/// Makes an editor call `function` for history entries; there is one history per process, as there is one terminal.
void cedit_set_history(EditLine *editor, HistoryW *placeholder, cedit_history_function function, void *context);

// Characters and output

/// Sets the character type of the locale from the environment, or to a UTF-8 locale if the environment has none.
void cedit_use_utf8(void);

/// Returns the number of columns of a code point: 0 for a combining one, -1 for a control character.
int cedit_width(wchar_t character);

/// Writes bytes to standard output, in sequence with libedit's own output.
static inline void cedit_print(const char *bytes, size_t count) {
    fwrite(bytes, 1, count, stdout);
    fflush(stdout);
}

/// Reads the size of a terminal; returns false if the descriptor is not a terminal or the size is unknown.
bool cedit_terminal_size(int descriptor, int *columns, int *rows);

// Signals: they are collected as bits and wake `cedit_wait`

enum {
    CEDIT_INPUT = 1,
    CEDIT_INTERRUPT = 2,
    CEDIT_RESIZE = 4,
    CEDIT_SUSPEND = 8,
    CEDIT_CONTINUE = 16,
};

/// Starts to catch SIGINT; returns false if it is caught already or the pipe that wakes `cedit_wait` cannot be made.
bool cedit_watch_interrupts(void);
void cedit_unwatch_interrupts(void);
bool cedit_interrupt_pending(void);
void cedit_clear_interrupt(void);

/// Sets whether a SIGINT that arrives while an earlier one is pending ends the process.
void cedit_end_at_second_interrupt(bool ends);

/// Saves the state of the terminal and starts to catch the signals that matter while a line is edited.
void cedit_begin_editing(int descriptor);
void cedit_end_editing(void);

/// Opens the terminal of standard input a second time, for reads that never block; returns 0, standard input itself, if
/// that fails. A read may find nothing although there was input, because on Ctrl-C the kernel discards what was typed
/// before.
int cedit_open_keyboard(void);
void cedit_close_keyboard(int descriptor);

/// Waits for input or a signal and returns which; signals come first.
int cedit_wait(int descriptor);

/// Whether there is input or a signal, so that `cedit_wait` would return at once.
bool cedit_has_input(int descriptor);

/// Whether there are bytes to read, now or within a time; signals do not matter.
bool cedit_has_bytes(int descriptor, int milliseconds);

/// Whether something was typed that was not read yet, even if it is not a whole line.
bool cedit_has_typed_ahead(int descriptor);

/// Reads one byte; returns -1 at the end of input and -2 if there is no input yet.
int cedit_read_byte(int descriptor);

/// Tells the terminal to put marks around pasted text, or not to. Until it is told not to, it also gets that when a signal ends or
/// stops the process. While a line is edited, this can only repeat what the terminal was told before.
void cedit_mark_pastes(bool marks);

/// Stops the process as Ctrl-Z does, and returns when it is continued.
void cedit_suspend(void);

#endif
