import Bytes
import Platform
import SourceIndex

/// Makes a class known to the Objective-C files whose declarations name it.
package enum CodeAnnouncing {
    /// Imports the header of a class into the implementation of another class, and adds a forward declaration, `@class`, to the
    /// other class's header, unless the files know the class already.
    ///
    /// An import through another header or a prefix header counts as an import. The header of another module is not imported,
    /// because its name in that module is not known; the implementation gets a forward declaration instead.
    ///
    /// - Parameters:
    ///   - wanted: the class to make known.
    ///   - codeClass: the class whose declarations name it.
    ///   - changes: the changes that add those declarations.
    ///   - paths: all source files.
    ///   - bytes: returns the bytes of a file.
    /// - Returns: the additional changes; none for Swift, and none if the class is known.
    /// - Throws: `CodeEditError` if a file cannot be changed.
    package static func announce<Failure: Error>(
        _ wanted: CodeClass, in codeClass: CodeClass, for changes: [CodeChange], paths: [String],
        bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        guard !codeClass.isSwift, wanted.name != codeClass.name else { return [] }
        let changed = codeClass.parts.filter { part in changes.contains { $0.path == part.path } }
        let implementations = codeClass.parts.filter { $0.declaration.kind == .objcImplementation }
        var seen: Set<String> = []
        var result: [CodeChange] = []
        for part in changed + implementations where part.language == .objectiveC && seen.insert(part.path).inserted {
            let first = codeClass.parts.filter { $0.path == part.path }.map(\.declaration.place.offset).min() ?? 0
            let text = try CodeText(part.path, bytes: bytes)
            let file = Announcement(text: text, first: first, imports: ObjectiveCImports(text.bytes, before: first))
            if let change = change(
                wanted, in: codeClass, file: file, isNamed: changed.contains(part), paths: paths, bytes: bytes)
            {
                result.append(change)
            }
        }
        return result
    }

    private static func change<Failure: Error>(
        _ wanted: CodeClass, in codeClass: CodeClass, file: Announcement, isNamed: Bool, paths: [String],
        bytes: (String) throws(Failure) -> [UInt8]
    ) -> CodeChange? {
        let name = wanted.isSwift ? wanted.runtimeName ?? wanted.name : wanted.name
        if wanted.primary.path == file.text.path {
            // A class that the file declares further down needs a forward declaration before its first use
            let isBelow = wanted.primary.declaration.place.offset > file.first
            return isBelow && isNamed && !file.imports.classes.contains(name) ? file.forward(name) : nil
        }
        let header = header(of: wanted, for: codeClass)
        let reach = reach(of: file, header: header, wanted: wanted, in: codeClass, paths: paths, bytes: bytes)
        if reach.hasHeader { return nil }
        if let header, !isHeader(file.text.path) { return file.importing(header) }
        return isNamed && !reach.classes.contains(name) ? file.forward(name) : nil
    }

    /// Returns the header that declares a class, by the name under which a file of the same module imports it.
    private static func header(of wanted: CodeClass, for codeClass: CodeClass) -> String? {
        let isNear = wanted.modules.isEmpty || codeClass.modules.contains(where: wanted.modules.contains)
        guard isNear || codeClass.modules.isEmpty else { return nil }
        if wanted.isSwift { return wanted.module.map { "\($0)-Swift.h" } }
        return isHeader(wanted.primary.path) ? PathName.base(wanted.primary.path) : nil
    }

    private static func isHeader(_ path: String) -> Bool { path.hasSuffix(".h") }

    /// Follows the imports of a file and of prefix headers, directly and through other headers.
    private static func reach<Failure: Error>(
        of file: Announcement, header: String?, wanted: CodeClass, in codeClass: CodeClass, paths: [String],
        bytes: (String) throws(Failure) -> [UInt8]
    ) -> (hasHeader: Bool, classes: Set<String>) {
        var byName: [String: [String]] = [:]
        for path in paths where isHeader(path) || path.hasSuffix(".pch") {
            byName[PathName.base(path), default: []].append(path)
        }
        let target = header ?? PathName.base(wanted.primary.path)
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

/// A file to which a class becomes known.
private struct Announcement {
    let text: CodeText
    /// The offset of the name of the class's first type in the file.
    let first: Int
    let imports: ObjectiveCImports

    /// Adds a forward declaration: after the last one, else as a paragraph after the imports, else before the class.
    func forward(_ name: String) -> CodeChange {
        let line = "@class \(name);" + text.newline
        if let last = imports.lastForward { return insertion(at: text.nextLine(last), of: line) }
        guard let last = imports.lastImport else { return insertion(at: top, of: line + text.newline) }
        let next = text.nextLine(last)
        let isApart = text.isBlank(next..<text.lineEnd(next))
        return insertion(at: next, of: text.newline + line + (isApart ? "" : text.newline))
    }

    /// Adds an `#import`: after the last one, else before the class.
    func importing(_ header: String) -> CodeChange {
        let line = "#import \"\(header)\"" + text.newline
        if let last = imports.lastImport { return insertion(at: text.nextLine(last), of: line) }
        return insertion(at: top, of: line + text.newline)
    }

    /// The start of the class, or of its doc comment if it has one.
    private var top: Int { MemberLines.firstLineOfComment(above: text.lineStart(first), text) }

    private func insertion(at offset: Int, of new: String) -> CodeChange {
        CodeChange(path: text.path, range: offset..<offset, text: new)
    }
}
