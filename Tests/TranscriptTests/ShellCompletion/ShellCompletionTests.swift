import Foundation
import PTYSupport
import Testing

/// The completions of bash, zsh and fish, typed at the real shells.
@Suite(.serialized) struct ShellCompletionTests {
    /// A shell whose completions nibsh has.
    enum Kind: String, CaseIterable, Sendable {
        case bash, zsh, fish

        /// Where the shell is; nil if this machine does not have it.
        var path: String? {
            ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }

        /// The arguments that keep out what the user has set up.
        var arguments: [String] {
            switch self {
            case .bash: ["--norc", "--noprofile", "-i"]
            case .zsh: ["-f", "-i"]
            case .fish: ["--no-config", "-i"]
            }
        }

        /// The line that reads the completions.
        var preparation: String {
            switch self {
            case .bash: "PS1='$ '; . ./completions"
            case .zsh: "PS1='$ '; autoload -U compinit; compinit -D -u; . ./completions"
            case .fish: "function fish_prompt; echo '$ '; end; source completions"
            }
        }
    }

    /// What is typed before the Tab key, and the line after it.
    struct Case: CustomTestStringConvertible, Sendable {
        let kind: Kind
        let typed: String
        let completed: String
        var testDescription: String { "\(kind): \(typed)" }
    }

    private static let lines = [
        ("nibsh journ", "nibsh journals"),
        ("nibsh --dry", "nibsh --dry-run"),
        ("nibsh diff --mark", "nibsh diff --markdown"),
        ("nibsh git inst", "nibsh git install"),
        ("nibsh help dupl", "nibsh help duplicate"),
        ("nibsh help textc", "nibsh help textconv"),
        ("nibsh Vie", "nibsh View.xib"),
        ("nibsh --sources ../Main", "nibsh --sources ../MainMenu/"),
        ("nibsh View.xib -c dupl", "nibsh View.xib -c duplicate"),
        ("nibsh View.xib -c 'show R0L", "nibsh View.xib -c 'show R0L-cU-dz5"),
        ("nibsh View.xib -c 'inspect R0L", "nibsh View.xib -c 'inspect R0L-cU-dz5"),
        (
            "nibsh --sources . View.xib -c \"connect outlet owner.coolv",
            "nibsh --sources . View.xib -c \"connect outlet owner.coolview"
        ),
    ]

    static let cases = Kind.allCases.filter { $0.path != nil }.flatMap { kind in
        lines.map { Case(kind: kind, typed: $0.0, completed: $0.1) }
    }

    @Test(arguments: cases)
    func completes(example: Case) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try Self.start(example.kind, in: home)
        terminal.send(example.typed)
        try terminal.expect(example.typed)
        terminal.send("\t")
        try terminal.wait("for '\(example.completed)'") { $0.text.contains(example.completed) }
    }

    @Test(arguments: Kind.allCases.filter { $0.path != nil })
    func listsObjects(kind: Kind) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try Self.start(kind, in: home)
        terminal.send("nibsh View.xib -c 'select \t\t")
        try terminal.expect(kind == .bash ? "select R0L-cU-dz5" : "Label \"Nothing pressed yet\"")
    }

    @Test(.enabled("zsh is not installed; 'Scripts/setup --shells' installs it") { Kind.zsh.path != nil })
    func zshIsThere() { #expect(Self.cases.contains { $0.kind == .zsh }) }

    @Test(.enabled("fish is not installed; 'Scripts/setup --shells' installs it") { Kind.fish.path != nil })
    func fishIsThere() { #expect(Self.cases.contains { $0.kind == .fish }) }

    /// Starts a shell that has the completions, in the folder of a sample.
    private static func start(_ kind: Kind, in home: PromptHome) throws -> PseudoTerminal {
        let nibsh = BuildProducts.path(of: "nibsh")
        let folder = home.workspace("Samples/EmptyWindow")
        let printing = Process()
        printing.executableURL = URL(fileURLWithPath: "/bin/sh")
        printing.arguments = ["-c", "'\(nibsh)' --print \(kind) > '\(folder)/completions'"]
        try printing.run()
        printing.waitUntilExit()
        let terminal = try PseudoTerminal(
            program: try #require(kind.path), arguments: kind.arguments,
            environment: [
                "HOME": home.workspace("home"),
                "PATH": URL(fileURLWithPath: nibsh).deletingLastPathComponent().path + ":/usr/bin:/bin",
            ],
            size: (120, 24))
        terminal.send("cd '\(folder)'; \(kind.preparation); echo re''ady\r")
        try terminal.expect("ready")
        // What is typed before its prompt is there bash echoes twice, and folds the line elsewhere.
        if kind == .bash { try terminal.expect("$ ") }
        return terminal
    }
}
