#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Asks a terminal what it answers on its own, such as what it can do.
package enum TerminalQuestion {
    /// The most bytes of an answer.
    private static let most = 4096

    /// Asks on standard output, and reads the answer from standard input as if it had been typed.
    ///
    /// - Parameters:
    ///   - text: the question.
    ///   - milliseconds: how long the answer is waited for.
    ///   - isComplete: whether what was read is the whole answer.
    /// - Returns: what was read; nil if there is no terminal, or something was typed before, which would be lost.
    package static func ask(_ text: String, milliseconds: Int, isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        let (input, output) = (Descriptor.standardInput, Descriptor.standardOutput)
        var state = termios()
        guard output.isTerminal, tcgetattr(input.number, &state) == 0 else { return nil }
        var raw = state
        // The answer is neither shown nor kept back until a line ends; keys that send signals still do.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &raw.c_cc) { keys in
            keys[Int(VMIN)] = 0
            keys[Int(VTIME)] = 0
        }
        guard tcsetattr(input.number, TCSANOW, &raw) == 0 else { return nil }
        defer { tcsetattr(input.number, TCSANOW, &state) }
        guard !hasInput(input, milliseconds: 0) else { return nil }
        output.write(text)
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        var answer: [UInt8] = []
        while answer.count < most, !isComplete(answer), !Interruption.isPending {
            let left = (end - ContinuousClock.now).components
            let rest = Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000)
            guard rest > 0, hasInput(input, milliseconds: rest) else { break }
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = bytes.withUnsafeMutableBytes { read(input.number, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            answer += bytes.prefix(count)
        }
        return answer
    }

    private static func hasInput(_ descriptor: Descriptor, milliseconds: Int) -> Bool {
        var query = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        return poll(&query, 1, Int32(milliseconds)) > 0 && query.revents & Int16(POLLIN) != 0
    }
}
