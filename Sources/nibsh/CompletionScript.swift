/// The scripts with which bash, zsh and fish complete the program's command line.
///
/// A script asks `nibsh --complete INDEX WORD…` what can come at a word; see ``WordCompletion``.
enum CompletionScript {
    /// Returns the script for a shell.
    ///
    /// - Parameter shell: `bash`, `zsh` or `fish`.
    /// - Returns: nil for any other word.
    static func text(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: nil
        }
    }

    /// In quotes, readline replaces what follows the opening quote, so the quote must not be in the answer, and an equal
    /// quote in the answer is escaped.
    private static let bash = #"""
        # Completions of nibsh for bash.
        _nibsh() {
            local word=${COMP_WORDS[COMP_CWORD]} quote= answers line
            case $word in
                \'* | \"*) quote=${word:0:1} word=${word:1} ;;
            esac
            mapfile -t answers < <(
                "${COMP_WORDS[0]}" --complete "$((COMP_CWORD - 1))" "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$word" \
                    "${COMP_WORDS[@]:COMP_CWORD+1}" 2>/dev/null
            )
            COMPREPLY=()
            case ${answers[0]} in
                files)
                    compopt -o filenames
                    mapfile -t COMPREPLY < <(compgen -f -- "$word")
                    ;;
                folders)
                    compopt -o filenames
                    mapfile -t COMPREPLY < <(compgen -d -- "$word")
                    ;;
                documents)
                    compopt -o filenames
                    mapfile -t COMPREPLY < <(
                        compgen -d -- "$word"
                        compgen -f -X '!*.@(xib|storyboard|nib)' -- "$word"
                    )
                    ;;
                words)
                    for line in "${answers[@]:1}"; do
                        line=${line%%$'\t'*}
                        case $quote in
                            \') line=${line//\'/\'\\\'\'} ;;
                            \")
                                line=${line//\\/\\\\} line=${line//\"/\\\"} line=${line//\$/\\\$}
                                line=${line//\`/\\\`}
                                ;;
                            *) [[ $line != *[^A-Za-z0-9_./:=@%+-]* ]] || printf -v line %q "$line" ;;
                        esac
                        COMPREPLY+=("$line")
                    done
                    ;;
            esac
        }
        shopt -s extglob
        complete -F _nibsh nibsh

        """#

    private static let zsh = #"""
        #compdef nibsh
        # Completions of nibsh for zsh.
        _nibsh() {
            local -a answers texts shown
            local line text note
            answers=("${(@f)$("${(Q)words[1]}" --complete $((CURRENT - 2)) "${(@Q)words[2,CURRENT-1]}" \
                "${(Q)PREFIX}" "${(@Q)words[CURRENT+1,-1]}" 2>/dev/null)}")
            case ${answers[1]} in
                files) _files ;;
                folders) _files -/ ;;
                documents) _files -g '*.(xib|storyboard|nib)' ;;
                words)
                    for line in "${(@)answers[2,-1]}"; do
                        text=${line%%$'\t'*} note=${line#*$'\t'}
                        texts+=("$text")
                        if [[ -n $note ]]; then shown+=("$text  -- $note"); else shown+=("$text"); fi
                    done
                    if [[ ${words[CURRENT]} == -* ]]; then
                        compadd -l -d shown -a texts
                    else
                        # A label in quotes does not begin with what was typed.
                        compadd -U -S '' -l -d shown -a texts
                    fi
                    ;;
            esac
        }
        if [ "$funcstack[1]" = _nibsh ]; then _nibsh "$@"; else compdef _nibsh nibsh; fi

        """#

    private static let fish = #"""
        # Completions of nibsh for fish.
        function __nibsh_complete
            set -l before (commandline -opc)
            set -l word (commandline -ct | string replace -r '^[\'"]' '')
            set -l answers ($before[1] --complete (math (count $before) - 1) $before[2..-1] $word 2>/dev/null)
            switch "$answers[1]"
                case files
                    __fish_complete_path $word
                case folders
                    __fish_complete_directories $word
                case documents
                    __fish_complete_path $word | string match -r '^[^\t]*(?:/|\.(?:xib|storyboard|nib))(?:\t.*)?$'
                case words
                    printf '%s\n' $answers[2..-1]
            end
        end
        complete -c nibsh -f -a '(__nibsh_complete)'

        """#
}
