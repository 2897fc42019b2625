import Platform

/// A file of the index with what is known of it so far.
final class IndexedFile {
    /// What it declares, as far as that was needed.
    enum Content {
        case unread
        /// In the cache, not decoded.
        case stored(Range<Int>)
        case read(FileDeclarations)
        /// Could not be read; not tried again before it changes.
        case unreadable
    }

    var file: SourceFile
    var skim = FileSkim()
    var content = Content.unread
    /// What it says of modules, for project files.
    var rules: ModuleRules?

    /// Makes a file of which nothing is known.
    init(_ file: SourceFile) {
        self.file = file
    }

    /// The language, nil for project files.
    var language: FileDeclarations.Language? {
        switch file.kind {
        case .swift: .swift
        case .objectiveC: .objectiveC
        case .project, .package: nil
        }
    }
}

/// What the first look at a file found.
struct FirstLook: Sendable {
    var skim = FileSkim()
    var declarations: FileDeclarations?
    var rules: ModuleRules?
    var problem: String?

    /// Looks at a file: skims Swift, scans Objective-C, reads rules of modules.
    init(_ bytes: UnsafeRawBufferPointer, _ file: SourceFile) {
        switch file.kind {
        case .swift:
            skim = SwiftSkimmer.skim(bytes)
        case .objectiveC:
            let read = ObjectiveCFile.declarations(in: bytes)
            skim = FileSkim(read)
            declarations = read
        case .package:
            rules = PackageManifest.rules(bytes, at: file.path)
        case .project:
            rules = XcodeProject.rules(bytes, at: file.path)
            if rules == nil { problem = "no Xcode project of the usual form" }
        }
    }

    /// Says that a file could not be read.
    init(problem: String) {
        self.problem = problem
    }

    /// Takes a first look at files, several at once.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - overlay: bytes that stand for what is on disk, by path.
    /// - Returns: what was found, in the order of the files.
    static func look(at files: [SourceFile], overlay: [String: [UInt8]]) -> [FirstLook] {
        let slots = ResultSlots<FirstLook?>(repeating: nil, count: files.count)
        ParallelWork.run(files.count, chunk: 16) { range in
            var bytes = FileBytes()
            for index in range {
                let file = files[index]
                if let text = overlay[file.path] {
                    slots.set(index, text.withUnsafeBytes { FirstLook($0, file) })
                } else {
                    let (look, reason) = bytes.read(file.path) { FirstLook($0, file) }
                    slots.set(index, look ?? FirstLook(problem: reason ?? "cannot be read"))
                }
            }
        }
        return slots.take().map { $0 ?? FirstLook(problem: "cannot be read") }
    }
}
