import Foundation
import SeededRandom

/// Documents with odd names in git: their differences are shown, their versions compared and merged, and their conflicts resolved, as the
/// set-up that `nibsh git install` writes has git do it.
enum OddNames {
    /// What a name begins with; the harness appends `.xib`.
    static let kinds: [[UInt8]] =
        [
            "-x", "--", "-", "--help", "--path=x", "-c", " x", "x  y ", "it's", "say \"x\"", "$HOME", "$(touch made)",
            "`touch made`",
            "line\nfeed", "\n", "tab\tx", "\u{1B}[31m", "*", "?", "[a-z]", "back\\slash", "\\", "caf\u{E9}",
            "cafe\u{301}", ":x", "::",
            ":(top)x", ":/x", ":!x", "%s%P%d", "#x", "~", "~root", "HEAD", "HEAD:x", "@{u}", "@", "^x", "a..b", "!x",
            "a;b&c|d>e<f", "(x)",
            "{a,b}", "x=y", "\u{202E}x", "x\u{E0041}", "\u{1F3F4}", ".", "...", "x/-y", "--/z", "C:\\x", "\r",
            "\u{10FEFF}",
        ].map { Array($0.utf8) } + [
            [0xFF], [0x61, 0xC3], [0xE9, 0x2D], [0x2D, 0xFE], Array(repeating: 0x61, count: 250),
            [0x2D] + Array(repeating: 0x62, count: 249),
        ]

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git"),
            FileManager.default.isExecutableFile(atPath: "/bin/bash")
        else {
            tally.remark = "skipped: there is no git or bash"
            return tally
        }
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        // One name of each kind first, each time from another one on, then two kinds together.
        let first = random.below(kinds.count)
        repeat {
            var name = kinds[(first + tally.tried) % kinds.count]
            if tally.tried >= kinds.count { name += random.pick(kinds) ?? [] }
            name = name.prefix(251) + Array(".xib".utf8)
            tally.count(
                try loss(of: name, in: bench).map { "\(String(decoding: name, as: UTF8.self).debugDescription): \($0)" }
            )
            try bench.clear()
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    private static func loss(of name: [UInt8], in bench: Workbench) throws -> String? {
        let theirs = String(decoding: Materials.document(1), as: UTF8.self).replacing(
            "width=\"75\"", with: "width=\"76\"")
        try bench.write("base", Materials.document(1))
        try bench.write("ours", Materials.document(2))
        try bench.write("theirs", Array(theirs.utf8))
        try bench.write("merged", Array(theirs.replacing("State1", with: "State2").utf8))
        try bench.write("other", Materials.document(3))
        let spelled = name.map { "\\" + String(format: "%03o", $0) }.joined()
        try bench.write("script", Array("name=$'\(spelled)'\n\(script)".utf8))
        let folder = URL(fileURLWithPath: Workbench.nibsh).deletingLastPathComponent().path
        let run = try bench.run(
            [bench("script")], program: "/bin/bash",
            environment: [
                "PATH": "\(folder):/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
                // Otherwise git takes names that begin with ':', and some others, for patterns.
                "GIT_LITERAL_PATHSPECS": "1",
            ])
        if run.status != 0 || run.isCrash { return run.summary }
        return FileManager.default.fileExists(atPath: bench("work/made")) ? "the name was run" : nil
    }

    /// Each step tells what was lost and ends.
    private static let script = """
        lose() { echo "LOST: $*"; exit 1; }
        git() { command git -c core.quotePath=false "$@"; }
        git -c init.defaultBranch=main init -q . && git config user.name A && git config user.email a@example.com
        git config merge.tool nibsh && git config mergetool.keepBackup false
        nibsh git install > /dev/null || lose install
        mkdir -p -- "$(dirname -- "$name")"
        put() { cat "../$1" > "./$name"; }
        is() { cmp -s "../$1" "./$name"; }
        put base; git add . && git commit -q -m base || lose commit
        put ours
        difference=$(git diff 2>&1) || lose "git diff ended with $?: $difference"
        case $difference in *'+  customClass: State2'*) ;; *) lose "git diff shows: $difference" ;; esac
        for old in "HEAD:$name" "HEAD:./$name"; do
            difference=$(nibsh diff -- "$old" "$name" 2>&1)
            [ $? = 1 ] || lose "nibsh diff $old: $difference"
            case $difference in *State2*) ;; *) lose "nibsh diff shows: $difference" ;; esac
        done
        git commit -q -a -m ours && git checkout -q -b side HEAD~1 || lose "commit of ours"
        put theirs; git commit -q -a -m theirs || lose "commit of theirs"
        said=$(git merge main 2>&1) || lose "merge: $said"
        is merged || lose "merge: another document"
        git checkout -q -b other HEAD~2 2> /dev/null || git checkout -q -b other main~1 || lose checkout
        put other; git commit -q -a -m other || lose "commit of other"
        said=$(git merge main 2>&1) && lose "a conflict was merged: $said"
        [ "$(git ls-files -u -z | tr '\\0' '\\n' | grep -c '^1')" -ge 3 ] || lose "no conflict: $said"
        cp "./$name" ../marked
        # As git's mergetool calls it; it cannot do that itself for names that it quotes, or that get too long.
        for stage in BASE:1 LOCAL:2 REMOTE:3; do
            git cat-file blob ":${stage#*:}:$name" > "${stage%:*}_1.xib" || lose "version ${stage}"
        done
        BASE=./BASE_1.xib LOCAL=./LOCAL_1.xib REMOTE=./REMOTE_1.xib MERGED=$name
        said=$(printf 'take theirs all\\nsave\\n' | eval "$(git config mergetool.nibsh.cmd)" 2>&1) || lose "mergetool: $said"
        is ours || lose "mergetool: another document"
        case $name in *[[:cntrl:]\\"\\\\]*) exit 0 ;; esac
        [ ${#name} -lt 200 ] || exit 0
        printf '%s' "$name" | iconv -f UTF-8 -t UTF-8 > /dev/null 2>&1 || exit 0
        # git itself calls 'dirname' with the name as an option.
        case $name in --*/*) exit 0 ;; esac
        rm -f BASE_1.xib LOCAL_1.xib REMOTE_1.xib; cat ../marked > "./$name"
        said=$(printf 'take theirs all\\nsave\\n' | git mergetool -y 2>&1) || lose "git mergetool: $said"
        is ours || lose "git mergetool: another document: $said"
        [ -z "$(git ls-files -u)" ] || lose "git mergetool left the conflict: $said"
        exit 0
        """
}
