import Platform

/// One process of `nibsh-swift-reader`, which receives paths and returns declarations.
final class ReaderProcess {
    /// The files that were sent to the process and are not answered yet, in order.
    private(set) var pending: [Int] = []
    private let process: ChildProcess

    /// The length that the program writes for a file that it cannot read.
    private static let unreadable: UInt32 = 0xFFFF_FFFF
    /// The largest length that is believed; no file declares more, so a larger one comes from some other program.
    private static let longest: UInt32 = 1 << 28
    /// The variables of the environment that the program may need: for commands, libraries and temporary files.
    private static let inherited = [
        "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    ]

    /// Starts the program.
    ///
    /// - Parameter program: the path of `nibsh-swift-reader`.
    /// - Throws: `SwiftReaderError.cannotStart`.
    init(program: String) throws(SwiftReaderError) {
        do throws(SystemError) {
            process = try ChildProcess(program, environment: Self.environment)
        } catch {
            throw .cannotStart(program: program, errno: error.code)
        }
    }

    /// The environment of the program, which turns off Swift's crash report: it takes a second, and nobody sees it.
    private static var environment: [String] {
        ["SWIFT_BACKTRACE=enable=no"] + inherited.compactMap { name in Environment.value(name).map { name + "=" + $0 } }
    }

    /// Whether the process has ended.
    var hasEnded: Bool { process.hasEnded }

    /// Asks the process to read a file.
    ///
    /// - Parameters:
    ///   - file: the number that the answer will carry.
    ///   - path: the path of the file.
    func ask(_ file: Int, path: String) {
        pending.append(file)
        process.send(path.utf8)
        process.send(CollectionOfOne(0))
    }

    /// Asks the process about a name in source that need not be in a file.
    ///
    /// An empty path announces it; then come the number of bytes and the two names, with blanks between them, a NUL, and the bytes.
    ///
    /// - Parameters:
    ///   - index: the number that the answer will carry.
    ///   - question: the source and the names.
    func ask(_ index: Int, question: NameQuestion) {
        pending.append(index)
        process.send(CollectionOfOne(0))
        process.send("\(question.bytes.count) \(question.name) \(question.newName)".utf8)
        process.send(CollectionOfOne(0))
        process.send(question.bytes)
    }

    /// Returns the complete answers that arrived since the last call; nil for a file that could not be read.
    ///
    /// - Parameter decode: reads the bytes of an answer.
    /// - Returns: the answers with the numbers of their requests.
    /// - Throws: `SwiftReaderError.connection` if the process sent something that is not an answer.
    func takeAnswers<Answer>(
        _ decode: (ArraySlice<UInt8>) -> Answer?
    ) throws(SwiftReaderError) -> [(file: Int, answer: Answer?)] {
        let incoming = process.incoming
        var answers: [(file: Int, answer: Answer?)] = []
        var start = 0
        while let file = pending.first, incoming.count - start >= 4 {
            let length = (0..<4).reduce(UInt32(0)) { $0 | UInt32(incoming[start + $1]) << (8 * UInt32($1)) }
            if length == Self.unreadable {
                start += 4
                answers.append((file, nil))
            } else {
                guard length <= Self.longest else { throw .connection(errno: SystemError.protocolBroken.code) }
                let end = start + 4 + Int(length)
                guard end <= incoming.count else { break }
                answers.append((file, decode(incoming[start + 4..<end])))
                start = end
            }
            pending.removeFirst()
        }
        if start > 0 { process.incoming.removeFirst(start) }
        return answers
    }

    /// Ends the process if it still runs, and waits until it is gone.
    ///
    /// - Returns: how it ended.
    @discardableResult
    func stop() -> ChildProcess.Ending { process.stop() }

    /// Waits until at least one process has sent something or can receive more, and then sends and receives what is possible.
    ///
    /// - Throws: `SwiftReaderError.connection` if waiting fails.
    static func wait(for processes: [ReaderProcess]) throws(SwiftReaderError) {
        do throws(SystemError) {
            try ChildProcess.wait(for: processes.map(\.process))
        } catch {
            throw .connection(errno: error.code)
        }
    }
}
