import Platform

/// Reads Swift files by several processes of `nibsh-swift-reader`, which is linked with SwiftParser as this program is not.
public struct SwiftReader: Sendable {
    /// The path of the program `nibsh-swift-reader`.
    public let program: String
    /// How many processes may run at once.
    public let processes: Int

    /// A process gets its next file before it is done with one, so that it never waits.
    private static let filesPerProcess = 2
    /// Another process is worth its start for so many bytes more.
    private static let bytesPerProcess = 100_000

    /// Makes a reader; nothing is started yet.
    ///
    /// - Parameters:
    ///   - program: the path of `nibsh-swift-reader`.
    ///   - processes: how many may run at once, at least 1.
    public init(program: String, processes: Int = SwiftReader.cores) {
        self.program = program
        self.processes = max(1, processes)
    }

    /// The number of processors that are there.
    public static var cores: Int {
        Worker.processors
    }

    /// Reads files, the largest first, and waits for all of them.
    ///
    /// A process that crashes loses the file that it was reading, and another one takes its place.
    /// - Parameter paths: the files, relative to the folder that this process is in, or absolute.
    /// - Returns: what each file declares, in the order of the paths; nil for one that could not be read.
    /// - Throws: `SwiftReaderError` if the program does not start, ends by itself, or is another one.
    public func read(_ paths: [String]) throws(SwiftReaderError) -> [FileDeclarations?] {
        guard !paths.isEmpty else { return [] }
        var batch = SwiftBatch(paths)
        var running: [ReaderProcess] = []
        defer { for process in running { process.stop() } }
        let count = min(processes, 1 + batch.size / Self.bytesPerProcess, batch.waiting.count)
        while !batch.isDone {
            while running.count < count, !batch.waiting.isEmpty {
                running.append(try ReaderProcess(program: program))
            }
            for process in running {
                while process.pending.count < Self.filesPerProcess, let file = batch.waiting.popLast() {
                    process.ask(file, path: paths[file])
                }
            }
            try ReaderProcess.wait(for: running)
            for index in running.indices.reversed() {
                let process = running[index]
                for (file, declarations) in try process.takeAnswers() { batch.answer(file, declarations) }
                guard process.hasEnded else { continue }
                running.remove(at: index)
                try recover(process, &batch)
            }
        }
        return batch.results
    }

    /// Gives the files of a process that has ended back, but for the one that it was reading.
    private func recover(_ process: ReaderProcess, _ batch: inout SwiftBatch) throws(SwiftReaderError) {
        let ending = process.stop()
        guard let first = process.pending.first else { return }
        // Without a signal the program chose to end, whatever it was given.
        if case .status(let status) = ending { throw .ended(program: program, status: status) }
        batch.answer(first, nil)
        batch.waiting.append(contentsOf: process.pending.dropFirst().reversed())
    }
}
