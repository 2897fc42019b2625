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
    private var name: String { codeClass.name }

    /// Whether code makes texts of the names of classes.
    private let makesTexts: Bool
    /// Whether the class is a controller, which loads the nib of its name on its own.
    private let isController: Bool

    /// Looks for what has the name of a class.
    init(_ codeClass: CodeClass, in context: ResolveContext, readBy editor: CodeEditor) {
        (self.codeClass, self.context) = (codeClass, context)
        makesTexts = Self.makesTexts(editor)
        isController = ["UIViewController", "NSViewController"].contains {
            editor.resolver.isClass(codeClass.name, kindOf: $0) != false
        }
    }

    // MARK: - Documents

    /// Returns a line for each place of a document that may depend on the name: its file, if that is a nib with the name of the class, and
    /// identifiers that code can make of the name.
    func lines(of document: NibDocument, at path: String) -> [StyledText] {
        let shown = CodeEditor.shown(path)
        var found: [StyledText] = []
        if isNib(path) { found.append("\(shown), which is loaded by the name of the class") }
        if makesTexts { found += identifiers(in: document).map { "\(shown): \($0)" } }
        return found
    }

    /// Returns what to do about a nib that has the name of the class.
    static func hint(about nib: String) -> String {
        let file = PathName.base(nib)
        return
            "rename '\(file)' in Xcode as well, or name the nib '\(file.dropLast(4))' where it is loaded"
    }

    /// Whether a nib may be loaded by the name of the class, as its file has that name; UIKit takes that of a controller also without
    /// 'Controller'. Code that names the nib itself does not depend on the class.
    func isNib(_ path: String) -> Bool {
        guard path.hasSuffix(".xib"), isController || makesTexts else { return false }
        let base = PathName.base(path).dropLast(4).prefix { $0 != "~" }
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
    private static func makesTexts(_ editor: CodeEditor) -> Bool {
        editor.code.paths.contains { path in
            guard let bytes = try? editor.bytes(path) else { return false }
            return ["String(describing:", "NSStringFromClass", "\\(self)\"", ".self)\""].contains {
                CodeFile.mentions($0, in: bytes)
            }
        }
    }

    // MARK: - Property lists

    /// Returns the lines of property lists and data models whose whole value is the name, perhaps after a module; throws if not all files can
    /// be looked at.
    func propertyLists() throws(CommandError) -> [StyledText] {
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
        let bytes = Array(line.utf8)
        return WholeWord.offsets(of: name, in: bytes).contains { offset in
            let end = offset + name.utf8.count
            guard offset > 0, end < bytes.count else { return false }
            return Array(">.\"".utf8).contains(bytes[offset - 1]) && Array("<\"".utf8).contains(bytes[end])
        }
    }
}
