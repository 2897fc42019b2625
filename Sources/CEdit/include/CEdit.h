// What Swift needs to drive libedit. libedit's setters are variadic, which Swift cannot call, and `stdin` and `stdout`
// are global variables, which Swift 6 does not let through; here each has a function with fixed parameters.
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

/// Ends an editor without the flush of typed-ahead input that `el_end` does: what follows `quit` belongs to the parent.
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

/// Draws prompt and line afresh from the row of the cursor.
static inline void cedit_redraw(EditLine *editor) { el_wset(editor, EL_REFRESH); }

/// Adds the function of the Tab key and that of the combining key, and binds them in the key map of the moment.
void cedit_bind(EditLine *editor, cedit_key_function complete, cedit_key_function combine);

/// The key that stands for a combining character: a C1 control, which no keyboard sends.
enum { CEDIT_COMBINING_KEY = 0x9f };

// History

/// Answers libedit's question for an entry: `operation` is one of `H_FIRST`, `H_NEXT`, `H_PREV`, `H_LAST`, `H_CURR`.
typedef const wchar_t *(*cedit_history_function)(void *context, int operation, int *number);

/// Lets an editor ask `function` for history; the history is one per process, as the terminal is.
void cedit_set_history(EditLine *editor, HistoryW *placeholder, cedit_history_function function, void *context);

// Characters and output

/// Takes the character type of the environment's locale, or of a UTF-8 one if that is none.
void cedit_use_utf8(void);

/// Gives the columns of a code point: 0 for a combining one, -1 for a control character.
int cedit_width(wchar_t character);

/// Writes bytes to standard output, in order with what libedit writes there.
static inline void cedit_print(const char *bytes, size_t count) {
    fwrite(bytes, 1, count, stdout);
    fflush(stdout);
}

/// Reads a terminal's size; false when the descriptor is none or has no size.
bool cedit_terminal_size(int descriptor, int *columns, int *rows);

// Signals: what arrived is kept as bits of a set and wakes `cedit_wait`

enum {
    CEDIT_INPUT = 1,
    CEDIT_INTERRUPT = 2,
    CEDIT_RESIZE = 4,
    CEDIT_SUSPEND = 8,
    CEDIT_CONTINUE = 16,
};

/// Catches SIGINT from now on; false when it is caught already or the pipe that wakes `cedit_wait` cannot be made.
bool cedit_watch_interrupts(void);
void cedit_unwatch_interrupts(void);
bool cedit_interrupt_pending(void);
void cedit_clear_interrupt(void);

/// Remembers the terminal's state and catches the signals that matter while a line is edited.
void cedit_begin_editing(int descriptor);
void cedit_end_editing(void);

/// Opens the terminal of standard input once more, for reads that never block; gives 0, standard input itself, where
/// that is not possible. A read can find nothing although there was input: Ctrl-C makes the kernel throw away what was
/// typed before it.
int cedit_open_keyboard(void);
void cedit_close_keyboard(int descriptor);

/// Sleeps until there is input or a signal and returns which, signals first.
int cedit_wait(int descriptor);

/// Reads one byte, or returns -1 at the end of input, -2 when there is none yet.
int cedit_read_byte(int descriptor);

/// Stops the process as Ctrl-Z asks, and returns when it is continued.
void cedit_suspend(void);

#endif
