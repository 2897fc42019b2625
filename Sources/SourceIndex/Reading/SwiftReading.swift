/// Reads Swift files; `SwiftReader` does so in separate processes, tests from values.
package protocol SwiftReading {
    /// Reads files and returns what each declares, in order; nil for one that could not be read.
    ///
    /// - Throws: an error if no file at all could be read.
    func read(_ paths: [String]) throws(SwiftReaderError) -> [FileDeclarations?]

    /// Finds the uses of names in Swift source, and its syntax errors; nil for a source that could not be parsed.
    ///
    /// - Throws: an error if no source at all could be parsed.
    func answer(_ questions: [NameQuestion]) throws(SwiftReaderError) -> [NameUses?]
}

extension SwiftReader: SwiftReading {}
