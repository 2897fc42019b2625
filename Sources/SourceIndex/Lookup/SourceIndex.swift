import Bytes
import Platform

/// Answers what the Swift and Objective-C code of a project declares, and reads its files only as questions require.
///
/// Nothing is read before the first question. Then the folders are listed, Objective-C is scanned, and Swift is skimmed for names; a
/// Swift file is parsed only when a question is about a name in it. A cache keeps what was read between sessions. An index must be
/// used from one thread.
package final class SourceIndex: CodeLookup {
    let table: FileTable
    private let cacheFolder: String?
    private var dependencyCode: SourceIndex?
    private var isLoaded = false
    private var names = CodeNameIndex([])
    private var map = ModuleMap([], pods: [])
    private var known: [String: [CodeClass]] = [:]
    private var candidates: [String: [ClassAssembly.Candidate]] = [:]
    private var prepared: Set<String> = []
    private var answers: [TextQuestion: Bool] = [:]
    /// The source files and what words they have, once enough questions were asked about the text of all of them.
    private var words: (paths: [String], files: FilesByWord)?
    private var textQuestions = 0
    /// The classes that code in other languages declares, if that was asked.
    private var foreignClasses: Set<String>?
    /// The files that targets compile and that are not there, by their names without extension.
    private(set) var missingFiles: [String: [String]] = [:]
    /// The type aliases that extensions extend, by the names of the types for which they stand.
    private var extendedAliases: [String: Set<String>]?
    /// Whether files of other build systems can build documents, as far as that was asked.
    private var documentBuilders: [String: Bool] = [:]
    /// The targets that build files, as far as that was asked.
    private var fileTargets: [String: [BuildTarget]?] = [:]

    /// Makes an index; it costs nothing before the first question.
    ///
    /// - Parameters:
    ///   - roots: the files and folders to read. The paths of files begin with that of their root.
    ///   - options: what is left out.
    ///   - cache: the folder of the cache, created if it is missing; nil for no cache.
    ///   - reader: reads Swift; if nil, only Objective-C is known, and the index is never complete if there is Swift.
    package init(
        roots: [String], options: SourceOptions = SourceOptions(), cache: String? = nil,
        reader: (any SwiftReading)? = nil
    ) {
        cacheFolder = cache
        table = FileTable(roots: roots, options: options, cache: cache, reader: reader)
    }

    /// Bytes to use instead of those on disk, such as unsaved edits, by path; they take effect with the next `refresh`.
    package var overlay: [String: [UInt8]] {
        get { table.overlay }
        set { table.overlay = newValue }
    }

    /// Files and folders that could not be read.
    package var problems: [SourceProblem] {
        load()
        return table.problems
    }

    /// Files and folders that could not be listed, so that the code may have more files.
    package var unlisted: [SourceProblem] {
        load()
        return table.listing.problems
    }

    /// The paths of all source files, sorted.
    package var paths: [String] {
        load()
        return table.files.compactMap { $0.language == nil ? nil : $0.file.path }
    }

    /// Lists the files again, so that answers are about the current code; only the caller decides when.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    package func refresh() -> Bool {
        guard isLoaded else {
            load()
            return true
        }
        let hasNewDependencies = dependencyCode?.refresh() == true
        guard table.refresh() else { return hasNewDependencies }
        rebuild()
        return true
    }

    /// Writes the cache if something was read since the last time; failing to write it is not an error.
    ///
    /// - Returns: whether the cache is up to date.
    @discardableResult
    package func writeCache() -> Bool {
        guard isLoaded else { return true }
        dependencyCode?.writeCache()
        return table.writeCache()
    }

    /// Returns what a file declares and uses, nil if it is not in the index or cannot be read.
    package func declarations(inFile path: String) -> FileDeclarations? {
        load()
        guard let index = table.index(of: path) else { return nil }
        table.read(CollectionOfOne(index))
        return table.declarations(index)
    }

    /// Returns the lines of a file on which comments silence findings, each with the rules that it names.
    package func ignores(inFile path: String) -> [Int: [String]] { declarations(inFile: path)?.ignores ?? [:] }

    /// Returns the innermost type around a place in a source file, and its member in which the place is; nil if there is none.
    package func member(at offset: Int, inFile path: String) -> (type: TypeDeclaration, member: Member)? {
        let around = declarations(inFile: path)?.types.filter { $0.body.contains(offset) }
        guard let type = around?.min(by: { $0.body.count < $1.body.count }),
            let member = type.members.first(where: { $0.extent.contains(offset) })
        else { return nil }
        return (type, member)
    }

    /// Returns the words on some lines of a source file, counted from 1.
    package func words(inFile path: String, lines wanted: ClosedRange<Int>) -> [String] {
        guard wanted.lowerBound > 0, let bytes = try? FileIO.read(path) else { return [] }
        let lines = bytes.split(
            separator: Byte.newline, maxSplits: wanted.upperBound, omittingEmptySubsequences: false)
        return lines.prefix(wanted.upperBound).dropFirst(wanted.lowerBound - 1).flatMap { line in
            line.split { !Byte.isName($0) }.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns the words in some bytes of a source file, those in texts and comments too.
    package func words(inFile path: String, within extent: Range<Int>) -> [String] {
        guard let bytes = overlay[path] ?? (try? FileIO.read(path)) else { return [] }
        return bytes[extent.clamped(to: bytes.indices)].split { !Byte.isName($0) }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Whether the text of a source file has a word, as a whole or as part of another; reads every file.
    package func mentions(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        return remembered(.mentions(word)) {
            paths.contains { path in
                guard let bytes = overlay[path] ?? (try? FileIO.read(path)) else { return false }
                return bytes.withUnsafeBytes { bytes in wanted.withUnsafeBytes { bytes.contains(bytes: $0) } }
            }
        }
    }

    /// Whether code in another language (Python, Ruby, C#) declares a class of this name, which documents can name too. The files are read
    /// at the first question.
    package func isOfOtherLanguage(_ name: String) -> Bool {
        load()
        if let foreignClasses { return foreignClasses.contains(name) }
        var found: Set<String> = []
        for path in table.listing.otherLanguages {
            guard let bytes = try? FileIO.read(path) else { continue }
            var isClass = false
            for word in bytes.split(whereSeparator: { !Byte.isName($0) }) {
                if isClass { found.insert(String(decoding: word, as: UTF8.self)) }
                isClass = word.elementsEqual("class".utf8)
            }
        }
        foreignClasses = found
        return found.contains(name)
    }

    /// Finds the uses of names in Swift source, and its syntax errors; nil for a source that could not be parsed.
    package func answer(_ questions: [NameQuestion]) -> [NameUses?] {
        load()
        return table.answer(questions)
    }

    /// Returns the modules whose targets compile a file.
    package func modules(ofFile path: String) -> [String] {
        load()
        return map.modules(of: path)
    }

    // MARK: Shared with the extensions

    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        table.load()
        rebuild()
    }

    private func rebuild() {
        names = CodeNameIndex(table.files)
        dependencyCode = nil
        let pods =
            table.files.isEmpty ? [] : (roots + table.listing.dependencyFolders).filter { PathName.base($0) == "Pods" }
        map = ModuleMap(table.files.compactMap(\.rules), pods: pods)
        known = [:]
        candidates = [:]
        answers = [:]
        words = nil
        foreignClasses = nil
        documentBuilders = [:]
        fileTargets = [:]
        prepared = []
        extendedAliases = nil
        let missing = map.compiledFiles.filter { table.index(of: $0) == nil }
        let there = missing.isEmpty ? [] : Set(table.files.lazy.map { ModuleMap.key($0.file.path) })
        missingFiles = Dictionary(grouping: missing.filter { !there.contains(ModuleMap.key($0)) }) {
            String(PathName.stem(PathName.base($0)))
        }
    }

    /// Returns the type aliases of a type that extensions extend.
    func extendedAliases(of name: String) -> Set<String> {
        if let extendedAliases { return extendedAliases[name] ?? [] }
        var found: [String: Set<String>] = [:]
        let names = nameIndex.extendedAliases()
        for (_, file) in read(Set(names.flatMap(nameIndex.files)).sorted()) {
            for type in file.types where type.kind == .swiftTypealias && names.contains(type.name) {
                guard let target = type.inherited.first else { continue }
                found[CodeNameIndex.last(target), default: []].insert(type.name)
            }
        }
        extendedAliases = found
        return found[name] ?? []
    }

    /// The index of names.
    var nameIndex: CodeNameIndex {
        load()
        return names
    }

    /// The modules of files and documents.
    var moduleMap: ModuleMap {
        load()
        return map
    }

    /// The files and folders to read.
    var roots: [String] { table.roots }

    /// Files of other build systems, each with its folder.
    var otherBuilders: [(folder: String, file: String)] { table.listing.otherBuilders }

    /// Returns whether a file of another build system can build documents; it is read only the first time.
    func canBuildDocuments(_ builder: String) -> Bool {
        if let known = documentBuilders[builder] { return known }
        let answer = BuilderFile.canBuildDocuments(builder)
        documentBuilders[builder] = answer
        return answer
    }

    /// Returns the targets that build a file, and finds them only the first time.
    func remembered(targetsOf path: String, find: () -> [BuildTarget]?) -> [BuildTarget]? {
        if let known = fileTargets[path] { return known }
        let targets = find()
        fileTargets[path] = .some(targets)
        return targets
    }

    /// Reads files and returns what each declares.
    func read(_ files: [Int]) -> [(path: String, file: FileDeclarations)] {
        table.read(files)
        return files.compactMap { index in
            table.declarations(index).map { (table.files[index].file.path, $0) }
        }
    }

    /// Returns the classes of a name, and assembles them only the first time.
    func remembered(_ name: String, make: () -> [CodeClass]) -> [CodeClass] {
        if let classes = known[name] { return classes }
        let classes = make()
        known[name] = classes
        return classes
    }

    /// Returns the declarations that may belong to a name, and collects them only the first time.
    func rememberedCandidates(_ name: String, collect: () -> [ClassAssembly.Candidate]) -> [ClassAssembly.Candidate] {
        if let found = candidates[name] { return found }
        let found = collect()
        candidates[name] = found
        return found
    }

    /// A question that only the text of every file answers.
    enum TextQuestion: Hashable {
        case mentions(String)
        case isNamed(String)
        case mayMake(String, declaredIn: Set<String>)
        case reads(String, own: Set<String>, classes: [String])
        case assigns(String, classes: Set<String>)
    }

    /// Returns the answer to a question, and reads the files only the first time: one session asks the same of the same code.
    func remembered(_ question: TextQuestion, find: () -> Bool) -> Bool {
        if let answer = answers[question] { return answer }
        let answer = find()
        answers[question] = answer
        return answer
    }

    /// After this number of questions that read every file, a table of words is made, which takes as long as about ten of them.
    private static let fewQuestions = 5

    /// Returns the source files that may have a word as a whole, sorted.
    func paths(having word: String) -> [String] {
        textQuestions += 1
        if words == nil, textQuestions > Self.fewQuestions {
            let paths = paths
            words = (paths, FilesByWord(count: paths.count) { try? FileIO.read(paths[$0]) })
        }
        guard let words, let files = words.files.files(with: word) else { return paths }
        let found = files.map { words.paths[Int($0)] }
        // What is in memory is not what was read.
        let changed = overlay.keys.filter { table.index(of: $0) != nil && !found.contains($0) }
        return changed.isEmpty ? found : (found + changed).sorted()
    }

    /// Returns whether a name was not prepared before, and marks it as prepared.
    func startPreparing(_ name: String) -> Bool { prepared.insert(name).inserted }

    // MARK: Dependencies

    /// The code of dependencies and the headers of frameworks in the folders that were left out; nil if none was.
    ///
    /// It is an index of its own, so that nothing there is searched, changed or checked as if it were the project's, and it reads
    /// nothing before the first question. JavaScript's `node_modules` can have 100,000 files, so they stay out.
    package var dependencies: (any CodeLookup)? {
        load()
        if let dependencyCode { return dependencyCode }
        let folders = table.listing.leftOut.filter { PathName.base($0) != "node_modules" }
        guard !folders.isEmpty else { return nil }
        var options = SourceOptions()
        options.includesDependencies = true
        options.includesFrameworks = true
        dependencyCode = SourceIndex(roots: folders, options: options, cache: cacheFolder, reader: table.reader)
        return dependencyCode
    }
}
