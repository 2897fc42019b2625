import Platform

/// Reads Swift files with several processes of `nibsh-swift-reader`, because only that program is linked with SwiftParser.
package struct SwiftReader: Sendable {
    /// The path of the program `nibsh-swift-reader`.
    package let program: String
    /// The number of processes that may run at once.
    package let processes: Int

    /// The number of files that a process has at a time: it receives the next one before it has read the first, so that it never waits.
    private static let filesPerProcess = 2
    /// The number of bytes that justify the start of another process.
    private static let bytesPerProcess = 100_000

    /// Makes a reader; the first process starts when files are read.
    ///
    /// - Parameters:
    ///   - program: the path of `nibsh-swift-reader`.
    ///   - processes: the number of processes that may run at once, at least 1.
    package init(program: String, processes: Int = SwiftReader.cores) {
        self.program = program
        self.processes = max(1, processes)
    }

    /// The number of processors of the machine.
    package static var cores: Int { CurrentProcess.processorCount }

    /// Reads files, the largest first, and waits for all of them.
    ///
    /// If a process crashes, the file that it was reading has no result, and another process takes its place.
    ///
    /// - Parameter paths: the files, relative to the folder that this process is in, or absolute.
    /// - Returns: what each file declares, in the order of the paths; nil for a file that could not be read.
    /// - Throws: `SwiftReaderError` if the program does not start, exits early, or does not answer as `nibsh-swift-reader` does.
    package func read(_ paths: [String]) throws(SwiftReaderError) -> [FileDeclarations?] {
        // A path with a NUL cannot name a file, and the reader would take it for two; neither can an empty one
        try run(paths.map { FileStatus($0)?.size }, decode: { try? DeclarationsCoding.decode($0) }) { process, file in
            process.ask(file, path: paths[file])
        }
    }

    /// Finds the uses of names in Swift source, and its syntax errors, and waits for all answers.
    ///
    /// - Parameter questions: the sources with the names.
    /// - Returns: the answers in the order of the questions; nil for a source that could not be parsed.
    /// - Throws: as `read` does.
    package func answer(_ questions: [NameQuestion]) throws(SwiftReaderError) -> [NameUses?] {
        try run(questions.map(\.bytes.count), decode: { try? NameUsesCoding.decode($0) }) { process, index in
            process.ask(index, question: questions[index])
        }
    }

    /// Gives requests to processes, the largest first, and collects their answers.
    private func run<Answer>(
        _ sizes: [Int?], decode: (ArraySlice<UInt8>) -> Answer?, ask: (ReaderProcess, Int) -> Void
    ) throws(SwiftReaderError) -> [Answer?] {
        guard !sizes.isEmpty else { return [] }
        var batch = SwiftBatch<Answer>(sizes: sizes)
        var running: [ReaderProcess] = []
        defer { for process in running { process.stop() } }
        let count = min(processes, 1 + batch.size / Self.bytesPerProcess, batch.waiting.count)
        while !batch.isDone {
            while running.count < count, !batch.waiting.isEmpty {
                running.append(try ReaderProcess(program: program))
            }
            for process in running {
                while process.pending.count < Self.filesPerProcess, let file = batch.waiting.popLast() {
                    ask(process, file)
                }
            }
            try ReaderProcess.wait(for: running)
            for index in running.indices.reversed() {
                let process = running[index]
                for (file, answer) in try process.takeAnswers(decode) { batch.answer(file, with: answer) }
                guard process.hasEnded else { continue }
                running.remove(at: index)
                try recover(from: process, into: &batch)
            }
        }
        return batch.results
    }

    /// Puts the requests of a process that has ended back into the batch, except the one that it was working on.
    private func recover<Answer>(
        from process: ReaderProcess, into batch: inout SwiftBatch<Answer>
    ) throws(SwiftReaderError) {
        let ending = process.stop()
        guard let first = process.pending.first else { return }
        // A program that no signal ended has exited on its own; another process would do the same.
        if case .status(let status) = ending { throw .ended(program: program, status: status) }
        batch.answer(first, with: nil)
        batch.waiting.append(contentsOf: process.pending.dropFirst().reversed())
    }
}
