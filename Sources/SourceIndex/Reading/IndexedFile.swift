import Platform

/// A file of the index with what is known about it so far.
final class IndexedFile {
    /// The declarations of a file, as far as they were needed.
    enum Content {
        case unread
        /// The declarations are in the cache and not decoded.
        case stored(Range<Int>)
        case read(FileDeclarations)
        /// The file could not be read; the next attempt is made when it has changed.
        case unreadable
    }

    var file: SourceFile
    var skim = FileSkim()
    var content = Content.unread
    /// Its rules about modules, for project files.
    var rules: ModuleRules?

    /// Makes a file about which nothing is known.
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

/// The result of the first look at a file.
struct FirstLook: Sendable {
    var skim = FileSkim()
    var declarations: FileDeclarations?
    var rules: ModuleRules?
    var problem: String?

    /// Looks at a file: skims Swift, scans Objective-C, or reads rules about modules.
    init(_ bytes: UnsafeRawBufferPointer, of file: SourceFile) {
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

    /// Makes the result for a file that could not be read.
    init(problem: String) {
        self.problem = problem
    }

    /// Reads a file and takes a first look at it.
    private init(reading file: SourceFile) {
        do throws(SystemError) {
            let bytes = try FileIO.contents(file.path, atMost: 1 << 30)
            self = bytes.withUnsafeBytes { FirstLook($0, of: file) }
        } catch {
            self.init(problem: SourceProblem(file.path, error: error).reason)
        }
    }

    /// Takes a first look at files, several at a time.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - overlay: bytes to use instead of those on disk, by path.
    /// - Returns: the results, in the order of the files.
    static func look(at files: [SourceFile], overlay: [String: [UInt8]]) -> [FirstLook] {
        ParallelWork.map(files, chunk: 16) { file in
            overlay[file.path].map { $0.withUnsafeBytes { FirstLook($0, of: file) } } ?? FirstLook(reading: file)
        }
    }
}
