#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import LineEditing

// Reads lines with a fixed completer and prints what it has read; used by the tests of LineEditing.
// The argument is the path of the history, if any. Some words at the beginning of a line are commands; other lines are
// echoed.

func words(_ line: String, _ cursor: Int) -> Completion? {
    let bytes = Array(line.utf8.prefix(cursor))
    let start = (bytes.lastIndex(of: UInt8(ascii: " ")) ?? -1) + 1
    let word = String(decoding: bytes[start...], as: UTF8.self)
    var candidates = [
        CompletionCandidate(text: "connect", note: "makes a connection"),
        CompletionCandidate(text: "connections", note: "lists connections"),
        CompletionCandidate(text: "disconnect"),
        CompletionCandidate(text: "grün"), CompletionCandidate(text: "größe"),
        CompletionCandidate(text: "你好世界"),
        CompletionCandidate(text: "folder/", isFinal: false),
        CompletionCandidate(text: "'a b'"),
    ]
    candidates += (0..<250).map { CompletionCandidate(text: "many\($0)") }
    candidates += (0..<12).map { CompletionCandidate(text: "column\($0)") }
    return Completion(replace: start..<cursor, candidates: candidates.filter { $0.text.hasPrefix(word) })
}

let path = CommandLine.arguments.dropFirst().first
guard let editor = LineEditor(program: "probe", historyPath: path) else {
    print("no terminal")
    exit(3)
}
editor.completer = words
if CommandLine.arguments.contains("--suggest") {
    editor.suggester = { line, earlier in
        if let earlier = earlier() { return String(earlier.dropFirst(line.count)) }
        let words = ["connect outlet", "größe 你好世界", "x" + String(repeating: "y", count: 70)]
        return words.first { $0.hasPrefix(line) && $0 != line }.map { String($0.dropFirst(line.count)) }
    }
}
reading: while true {
    let isEven = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "'") } % 2 == 0 }
    let prompt = "\u{1B}[1m\u{1B}[32mprobe\u{1B}[0m>\u{1B}[36m \u{1B}[0m"
    switch editor.read(prompt: prompt, continuation: { _ in "more> " }, isComplete: isEven) {
    case .line("quit"):
        break reading
    case .line("ask"):
        print("answer: \(editor.ask("sure? (y/n)", answers: ["y", "n"]).map { $0 == "y" ? "yes" : "no" } ?? "none")")
    case .line("wait"):
        print("waiting")
        fflush(nil)
        while !Interrupt.isPending { usleep(1000) }
        print("noticed")
    case .line(let line):
        editor.addHistory(line)
        print("line: <\(line)> \(Terminal.width())")
    case .interrupted:
        print("interrupted, pending: \(Interrupt.isPending)")
    case .endOfInput:
        print("end")
        break reading
    }
    fflush(nil)
}
editor.close()
print("closed")
