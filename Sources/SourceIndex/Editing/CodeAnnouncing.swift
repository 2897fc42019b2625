/// Makes a class known to the Objective-C files that a declaration names it in.
public enum CodeAnnouncing {
    /// Imports a class's header into the implementation of another class, and names it ahead with `@class` in its header, where
    /// they do not have it yet.
    ///
    /// An import that another imported header or a prefix header brings along is as good as one of the file's own. The header of
    /// another module is not imported, as its name in that module is not known; `@class` stands for it.
    ///
    /// - Parameters:
    ///   - wanted: the class that is named.
    ///   - codeClass: the class that names it.
    ///   - changes: the changes that name it.
    ///   - paths: all source files.
    ///   - bytes: gives the bytes of a file.
    /// - Returns: changes besides those that name it; none in Swift, and none where it is known.
    /// - Throws: `CodeEditError` when a file cannot be changed.
    public static func announce(
        _ wanted: CodeClass, in codeClass: CodeClass, for changes: [CodeChange], paths: [String],
        bytes: (String) throws -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        guard !codeClass.isSwift, wanted.name != codeClass.name else { return [] }
        let changed = codeClass.parts.filter { part in changes.contains { $0.path == part.path } }
        let implementations = codeClass.parts.filter { $0.declaration.kind == .objcImplementation }
        var seen: Set<String> = []
        var result: [CodeChange] = []
        for part in changed + implementations where part.language == .objectiveC && seen.insert(part.path).inserted {
            let first = codeClass.parts.filter { $0.path == part.path }.map(\.declaration.place.offset).min() ?? 0
            let text = try CodeText(part.path, bytes)
            let file = Announcement(text: text, first: first, imports: ObjectiveCImports(text.bytes, before: first))
            if let change = change(wanted, codeClass, file, changed.contains(part), paths, bytes) {
                result.append(change)
            }
        }
        return result
    }

    private static func change(
        _ wanted: CodeClass, _ codeClass: CodeClass, _ file: Announcement, _ isNamed: Bool, _ paths: [String],
        _ bytes: (String) throws -> [UInt8]
    ) -> CodeChange? {
        let name = wanted.isSwift ? wanted.runtimeName ?? wanted.name : wanted.name
        if wanted.primary.path == file.text.path {
            // What the file declares further down must be named ahead, if it is named at all.
            let isBelow = wanted.primary.declaration.place.offset > file.first
            return isBelow && isNamed && !file.imports.classes.contains(name) ? file.forward(name) : nil
        }
        let header = header(of: wanted, for: codeClass)
        let reach = reach(of: file, header, wanted, codeClass, paths, bytes)
        if reach.hasHeader { return nil }
        if let header, !isHeader(file.text.path) { return file.importing(header) }
        return isNamed && !reach.classes.contains(name) ? file.forward(name) : nil
    }

    /// The header that declares a class, by the name under which a file of the same module imports it.
    private static func header(of wanted: CodeClass, for codeClass: CodeClass) -> String? {
        let isNear = wanted.modules.isEmpty || codeClass.modules.contains(where: wanted.modules.contains)
        guard isNear || codeClass.modules.isEmpty else { return nil }
        if wanted.isSwift { return wanted.module.map { "\($0)-Swift.h" } }
        return isHeader(wanted.primary.path) ? Path.last(wanted.primary.path) : nil
    }

    private static func isHeader(_ path: String) -> Bool { path.hasSuffix(".h") }

    /// Follows what a file imports, and what prefix headers do.
    private static func reach(
        of file: Announcement, _ header: String?, _ wanted: CodeClass, _ codeClass: CodeClass, _ paths: [String],
        _ bytes: (String) throws -> [UInt8]
    ) -> (hasHeader: Bool, classes: Set<String>) {
        var byName: [String: [String]] = [:]
        for path in paths where isHeader(path) || path.hasSuffix(".pch") {
            byName[Path.last(path), default: []].append(path)
        }
        let target = header ?? Path.last(wanted.primary.path)
        let otherModules = Set(wanted.modules).subtracting(codeClass.modules)
        var classes: Set<String> = []
        var open = [file.imports]
        open += byName.filter { $0.key.hasSuffix(".pch") }.flatMap(\.value).compactMap { path in
            (try? bytes(path)).map { ObjectiveCImports($0) }
        }
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next.headers.contains(target) || !otherModules.isDisjoint(with: next.modules) { return (true, classes) }
            classes.formUnion(next.classes)
            for name in next.headers.sorted() where seen.insert(name).inserted {
                open += (byName[name] ?? []).compactMap { path in (try? bytes(path)).map { ObjectiveCImports($0) } }
            }
        }
        return (false, classes)
    }
}

/// A file that a class becomes known to.
private struct Announcement {
    let text: CodeText
    /// The place of the name of the first type of the class in it.
    let first: Int
    let imports: ObjectiveCImports

    /// `@class`, behind the last one, else as a paragraph behind the imports, else one in front of the class.
    func forward(_ name: String) -> CodeChange {
        let line = "@class \(name);" + text.newline
        if let last = imports.lastForward { return insertion(text.nextLine(last), line) }
        guard let last = imports.lastImport else { return insertion(top, line + text.newline) }
        let next = text.nextLine(last)
        let isApart = text.isBlank(next..<text.lineEnd(next))
        return insertion(next, text.newline + line + (isApart ? "" : text.newline))
    }

    /// `#import`, behind the last one, else in front of the class.
    func importing(_ header: String) -> CodeChange {
        let line = "#import \"\(header)\"" + text.newline
        if let last = imports.lastImport { return insertion(text.nextLine(last), line) }
        return insertion(top, line + text.newline)
    }

    /// The line on which the class begins, with its doc comment.
    private var top: Int { MemberLines.firstLineOfComment(above: text.lineStart(first), text) }

    private func insertion(_ offset: Int, _ new: String) -> CodeChange {
        CodeChange(path: text.path, range: offset..<offset, text: new)
    }
}
