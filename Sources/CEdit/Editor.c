#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // wcwidth
#endif
#include "CEdit.h"

#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

void cedit_use_utf8(void) {
    // Set only the character type, so that the formats of numbers and the language of messages do not change.
    setlocale(LC_CTYPE, "");
    static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
    for (size_t index = 0; index < sizeof names / sizeof *names && !is_utf8(); index++) {
        setlocale(LC_CTYPE, names[index]);
    }
}

void cedit_bind(EditLine *editor, cedit_key_function complete, cedit_key_function combine, cedit_key_function fold) {
    static const wchar_t combining_key[] = {CEDIT_COMBINING_KEY, 0};
    static const wchar_t folding_key[] = {CEDIT_FOLDING_KEY, 0};
    el_wset(editor, EL_ADDFN, L"nibsh-complete", L"Complete the word before the cursor", complete);
    el_wset(editor, EL_ADDFN, L"nibsh-combine", L"Insert the combining character just typed", combine);
    el_wset(editor, EL_ADDFN, L"nibsh-fold", L"Fold the line because it is too long", fold);
    el_wset(editor, EL_BIND, L"^I", L"nibsh-complete", NULL);
    el_wset(editor, EL_BIND, combining_key, L"nibsh-combine", NULL);
    el_wset(editor, EL_BIND, folding_key, L"nibsh-fold", NULL);
    el_wset(editor, EL_BIND, L"-a", folding_key, L"nibsh-fold", NULL);
}

int cedit_width(wchar_t character) { return wcwidth(character); }

static cedit_history_function history_function;
static void *history_context;

// If ~/.editrc sets the size of the history, libedit also passes the first argument to history_w(), so it must be a
// real history. It stays empty, because the entries come from the function.
static int history_entry(void *placeholder, HistEventW *event, int operation, ...) {
    (void)placeholder;
    switch (operation) {
    case H_FIRST:
    case H_NEXT:
    case H_PREV:
    case H_LAST:
    case H_CURR:
        event->str = history_function(history_context, operation, &event->num);
        return event->str ? 0 : -1;
    default:
        return -1;
    }
}

void cedit_set_history(EditLine *editor, HistoryW *placeholder, cedit_history_function function, void *context) {
    history_function = function;
    history_context = context;
    el_wset(editor, EL_HIST, history_entry, placeholder);
}

bool cedit_terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}
