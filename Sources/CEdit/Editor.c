#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // wcwidth
#endif
#include "CEdit.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

void cedit_use_utf8(void) {
    // Set only the character type, so that the formats of numbers and the language of messages do not change.
    setlocale(LC_CTYPE, "");
    static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
    for (size_t index = 0; index < sizeof names / sizeof *names && !is_utf8(); index++) {
        setlocale(LC_CTYPE, names[index]);
    }
}

/// Whether the words of a command bind a key to a macro: `bind -s`, after the program's name and a colon or without.
static bool binds_macro(int count, const char **words) {
    const char *colon = strchr(words[0], ':');
    if (strcmp(colon ? colon + 1 : words[0], "bind") != 0) return false;
    for (int index = 1; index < count && words[index][0] == '-'; index++) {
        if (words[index][1] == 's') return true;
    }
    return false;
}

/// Opens a regular file for reading; a pipe would make the prompt wait for somebody who writes to it.
static FILE *open_file(const char *path) {
    int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) return NULL;
    struct stat status;
    FILE *file = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? fdopen(descriptor, "r") : NULL;
    if (!file) close(descriptor);
    return file;
}

void cedit_read_settings(EditLine *editor) {
    char path[4096];
    const char *home = getenv("HOME"), *named = getenv("EDITRC");
    if (!named && !home) return;
    int length = named ? snprintf(path, sizeof path, "%s", named) : snprintf(path, sizeof path, "%s/.editrc", home);
    FILE *file = length < (int)sizeof path ? open_file(path) : NULL;
    if (!file) return;
    char *line = NULL;
    size_t size = 0;
    int result = 0;
    while (result != -1 && getline(&line, &size, file) > 0) {
        const char *start = line + strspn(line, " \t\n"), **words;
        int count;
        if (*start == 0 || *start == '#') continue;
        Tokenizer *tokenizer = tok_init(NULL);
        if (tok_str(tokenizer, start, &count, &words) == 0 && count > 0 && !binds_macro(count, words)) {
            // libedit stops at a command that it does not know.
            result = el_parse(editor, count, words);
        }
        tok_end(tokenizer);
    }
    free(line);
    fclose(file);
}

void cedit_bind(EditLine *editor, struct cedit_keys keys) {
    static const wchar_t right_key[] = {CEDIT_RIGHT_KEY, 0};
    static const wchar_t end_key[] = {CEDIT_END_KEY, 0};
    static const wchar_t repeat_key[] = {CEDIT_REPEAT_KEY, 0};
    static const wchar_t command_key[] = {CEDIT_COMMAND_KEY, 0};
    static const wchar_t insert_key[] = {CEDIT_INSERT_KEY, 0};
    static const wchar_t folding_key[] = {CEDIT_FOLDING_KEY, 0};
    static const wchar_t combining_key[] = {CEDIT_COMBINING_KEY, 0};
    static const wchar_t paste_key[] = {CEDIT_PASTE_KEY, 0};
    el_wset(editor, EL_ADDFN, L"nibsh-complete", L"Complete the word before the cursor", keys.complete);
    el_wset(editor, EL_ADDFN, L"nibsh-combine", L"Insert the combining character just typed", keys.combine);
    el_wset(editor, EL_ADDFN, L"nibsh-paste", L"Insert what was pasted", keys.paste);
    el_wset(editor, EL_ADDFN, L"nibsh-fold", L"Fold the line because it is too long", keys.fold);
    el_wset(editor, EL_ADDFN, L"nibsh-fold-in-commands", L"Fold the line because it is too long", keys.fold_in_commands);
    el_wset(editor, EL_ADDFN, L"nibsh-repeat", L"Repeat the last command", keys.repeat);
    el_wset(editor, EL_ADDFN, L"nibsh-right", L"Take the suggestion, or move right", keys.right);
    el_wset(editor, EL_ADDFN, L"nibsh-end", L"Take the suggestion, or move to the end", keys.end);
    el_wset(editor, EL_BIND, L"^E", L"nibsh-end", NULL);
    el_wset(editor, EL_BIND, right_key, L"ed-next-char", NULL);
    el_wset(editor, EL_BIND, end_key, L"ed-move-to-end", NULL);
    el_wset(editor, EL_BIND, L"^I", L"nibsh-complete", NULL);
    el_wset(editor, EL_BIND, combining_key, L"nibsh-combine", NULL);
    el_wset(editor, EL_BIND, paste_key, L"nibsh-paste", NULL);
    el_wset(editor, EL_BIND, L"-a", paste_key, L"nibsh-paste", NULL);
    el_wset(editor, EL_BIND, folding_key, L"nibsh-fold", NULL);
    el_wset(editor, EL_BIND, L"-a", folding_key, L"nibsh-fold-in-commands", NULL);
    if (!cedit_has_vi_keys(editor)) {
        // With the keys of vi, the escape character that the arrow begins with ends insertion.
        el_wset(editor, EL_BIND, L"\033[C", L"nibsh-right", NULL);
        el_wset(editor, EL_BIND, L"\033OC", L"nibsh-right", NULL);
        return;
    }
    el_wset(editor, EL_BIND, command_key, L"vi-command-mode", NULL);
    el_wset(editor, EL_BIND, L"-a", insert_key, L"vi-insert", NULL);
    el_wset(editor, EL_BIND, L"-a", repeat_key, L"vi-redo", NULL);
    el_wset(editor, EL_BIND, L"-a", L".", L"nibsh-repeat", NULL);
    // A command of libedit's own that lacks its second quote makes libedit use words that it never set, and crash.
    el_wset(editor, EL_BIND, L"-a", L":", L"ed-unassigned", NULL);
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
