/// Reads Swift files; `SwiftReader` does so in processes of their own, tests from values.
public protocol SwiftReading {
    /// Reads files and returns what each declares, in order; nil for one that could not be read.
    ///
    /// - Throws: if no file could be read at all.
    func read(_ paths: [String]) throws -> [FileDeclarations?]
}

extension SwiftReader: SwiftReading {}
