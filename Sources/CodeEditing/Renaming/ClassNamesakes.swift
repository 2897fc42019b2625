import NibDocument
import NibEditing
import Platform
import Replies
import SourceIndex
import XMLTree

/// Finds what is looked up by the name of a class besides the code and the objects of documents: nibs, identifiers and property
/// lists. A renaming of the class does not change it.
struct ClassNamesakes {
    private let codeClass: CodeClass
    private let context: ResolveContext
    private let editor: CodeEditor
    private var name: String { codeClass.name }

    /// Looks for what has the name of a class.
    init(_ codeClass: CodeClass, in context: ResolveContext, readBy editor: CodeEditor) {
        (self.codeClass, self.context, self.editor) = (codeClass, context, editor)
    }

    /// A line for each place that may depend on the name; throws if not all files can be looked at.
    var lines: [StyledText] {
        get throws(CommandError) { try documents() + propertyLists() }
    }

    // MARK: - Documents

    /// Nibs whose files are named by the class, and identifiers that code can make of its name.
    private func documents() throws(CommandError) -> [StyledText] {
        let uses = DocumentUses(.objects, of: CodeFamily(codeClass), heirs: false)
        let makesTexts = makesTexts
        var found: [StyledText] = []
        for path in try context.project.documents() {
            let isNamesake = path.hasSuffix(".xib") && isNib(PathName.base(path))
            guard isNamesake || makesTexts, let bytes = try? context.project.bytes(of: path),
                CodeFile.mentions(name, in: bytes), let document = try? NibDocument(bytes: bytes)
            else { continue }
            let shown = CodeEditor.shown(path)
            if isNamesake, !uses.elements(in: document).isEmpty {
                found.append("\(shown), which is loaded by the name of the class")
            }
            if makesTexts { found += identifiers(in: document).map { "\(shown): \($0)" } }
        }
        return found
    }

    /// Whether a nib's file has the name of the class; UIKit takes that of a controller also without 'Controller'.
    private func isNib(_ file: String) -> Bool {
        let base = file.dropLast(4).prefix { $0 != "~" }
        return base == name || name.hasSuffix("ViewController") && base == name.dropLast("Controller".utf8.count)
    }

    private func identifiers(in document: NibDocument) -> [StyledText] {
        document.tree.subtree(document.tree.root).flatMap { node in
            ["reuseIdentifier", "storyboardIdentifier", "identifier"].compactMap { key -> StyledText? in
                guard document.tree.attribute(key, of: node, is: name) else { return nil }
                return "\(key) '\(name)' of \(document.display(node))"
            }
        }
    }

    /// Whether code makes texts of the names of classes.
    private var makesTexts: Bool {
        editor.code.paths.contains { path in
            guard let bytes = try? editor.bytes(path) else { return false }
            return ["String(describing:", "NSStringFromClass", "\\(self)\"", ".self)\""].contains {
                CodeFile.mentions($0, in: bytes)
            }
        }
    }

    // MARK: - Property lists

    /// Lines of property lists and data models whose whole value is the name, perhaps after a module.
    private func propertyLists() throws(CommandError) -> [StyledText] {
        try context.project.files { path in
            path.hasSuffix(".plist") || path.hasSuffix(".sdef") || path.hasSuffix(".xcdatamodel/contents")
        }.flatMap { path -> [StyledText] in
            guard let bytes = try? context.project.bytes(of: path), CodeFile.mentions(name, in: bytes) else {
                return []
            }
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated().compactMap { number, line in
                    guard isValue(line) else { return nil }
                    let text = line.drop { $0 == " " || $0 == "\t" }
                    return "\(CodeEditor.shown(path)):\(number + 1): \(String(text))"
                }
        }
    }

    /// Whether the name is a whole value in a line: `>Name<`, `>Module.Name<`, `"Name"`.
    private func isValue(_ line: Substring) -> Bool {
        var rest = line
        while let range = rest.firstRange(of: name) {
            let before = range.lowerBound > rest.startIndex ? rest[rest.index(before: range.lowerBound)] : " "
            let after = range.upperBound < rest.endIndex ? rest[range.upperBound] : " "
            if ">.\"".contains(before), "<\"".contains(after) { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
