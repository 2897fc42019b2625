import Platform

/// One process of `nibsh-swift-reader`: paths go to it, and declarations come back.
final class ReaderProcess {
    /// The files it was asked for and has not answered, in order.
    private(set) var pending: [Int] = []
    private let process: ChildProcess

    /// The length that stands for a file that could not be read.
    private static let unreadable: UInt32 = 0xFFFF_FFFF
    /// More than any file declares: what says so is another program.
    private static let longest: UInt32 = 1 << 28
    /// What the program may need of the environment: where libraries are, and where temporary files go.
    private static let inherited = [
        "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    ]

    init(program: String) throws(SwiftReaderError) {
        do throws(SystemError) {
            process = try ChildProcess(program, environment: Self.environment)
        } catch {
            throw .cannotStart(program: program, errno: error.code)
        }
    }

    /// Swift's report of a crash takes a second and is seen by no one.
    private static var environment: [String] {
        ["SWIFT_BACKTRACE=enable=no"] + inherited.compactMap { name in Environment.value(name).map { name + "=" + $0 } }
    }

    /// Whether the process has ended.
    var hasEnded: Bool { process.hasEnded }

    /// Asks for a file.
    func ask(_ file: Int, path: String) {
        pending.append(file)
        process.send(path.utf8)
        process.send(CollectionOfOne(0))
    }

    /// Takes what was answered since the last time.
    ///
    /// - Throws: `SwiftReaderError.connection` if these are no answers.
    func takeAnswers() throws(SwiftReaderError) -> [(file: Int, declarations: FileDeclarations?)] {
        let incoming = process.incoming
        var answers: [(file: Int, declarations: FileDeclarations?)] = []
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
                answers.append((file, try? DeclarationsCoding.decode(incoming[start + 4..<end])))
                start = end
            }
            pending.removeFirst()
        }
        if start > 0 { process.incoming.removeFirst(start) }
        return answers
    }

    /// Ends the process, if it has not ended, and waits for that.
    ///
    /// - Returns: how it ended.
    @discardableResult
    func stop() -> ChildProcess.Ending { process.stop() }

    /// Waits until at least one process has something to say, or takes more, and does what can be done.
    static func wait(for processes: [ReaderProcess]) throws(SwiftReaderError) {
        do throws(SystemError) {
            try ChildProcess.wait(for: processes.map(\.process))
        } catch {
            throw .connection(errno: error.code)
        }
    }
}
