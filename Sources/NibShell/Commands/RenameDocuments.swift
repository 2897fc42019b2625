import CommandLanguage
import CommandLog
import LineDiff
import NibDocument
import Platform
import Replies
import SourceIndex
import XMLTree

/// What in a document belongs to a member of a class, or to the class: by the classes of its objects.
struct DocumentUses {
    /// What is looked for.
    enum Wanted {
        /// Outlets and outlet collections of a name.
        case outlet(String)
        /// Actions with a selector.
        case action(String)
        /// Objects of the class.
        case objects
    }

    let wanted: Wanted
    /// Whether unwind segues with the selector are those of the class: no other has it.
    var ownsUnwinding = false
    /// The classes that are meant, by the names that documents have for them, with the modules that declare each.
    private let classes: [String: Set<String>]

    /// Looks for members of a class and those below it.
    init(_ wanted: Wanted, of family: CodeFamily, heirs: Bool = true) {
        self.wanted = wanted
        var classes: [String: Set<String>] = [:]
        for codeClass in family.all where heirs || codeClass.name == family.codeClass.name {
            classes[codeClass.name, default: []].formUnion(codeClass.modules)
            if heirs, let name = codeClass.runtimeName { classes[name, default: []].formUnion(codeClass.modules) }
        }
        self.classes = classes
    }

    /// The elements: connections, or objects.
    func elements(in document: NibDocument) -> [NodeID] {
        document.tree.subtree(document.tree.root).filter { node in
            switch wanted {
            case .objects: return isMeant(node, document)
            case .outlet(let name):
                guard let found = document.connection(node), found.name == name,
                    found.kind == .outlet || found.kind == .outletCollection
                else { return false }
                return isMeant(found.source, document)
            case .action(let selector):
                guard let found = document.connection(node) else { return false }
                if ownsUnwinding, document.unwinds(found, selector) { return true }
                guard found.kind == .action, found.name == selector,
                    let target = document.element(withID: found.destination)
                else { return false }
                return isMeant(target, document)
            }
        }
    }

    /// The actions that a document sends to the first responder, and its unwind segues where several classes have the action,
    /// so that nobody knows who gets them.
    func sentToAny(in document: NibDocument) -> [Connection] {
        guard case .action(let selector) = wanted else { return [] }
        return document.tree.subtree(document.tree.root).compactMap { document.connection($0) }.filter { found in
            if document.unwinds(found, selector) { return !ownsUnwinding }
            return found.kind == .action && found.name == selector
                && document.element(withID: found.destination).map { document.placeholder($0) == .firstResponder }
                    == true
        }
    }

    private func isMeant(_ node: NodeID, _ document: NibDocument) -> Bool {
        guard let name = document.tree.attribute("customClass", of: node), let modules = classes[name] else {
            return false
        }
        guard let module = document.tree.attribute("customModule", of: node), !modules.isEmpty,
            document.tree.attribute("customModuleProvider", of: node) != "target"
        else { return true }
        return modules.contains(module)
    }
}

/// Changes the other documents of the project as the open one is changed.
struct ProjectDocuments {
    let context: EditContext
    let uses: DocumentUses
    /// The word that a document must have in it to be looked at.
    let word: String

    /// Changes every document that has what is wanted, except the open one.
    ///
    /// - Parameter change: changes one document through its edit.
    /// - Returns: the connections that may be meant, by document: to the first responder, or unwind segues.
    /// - Throws: an error when a document cannot be changed.
    func change(_ change: (NibDocument, Edit, [NodeID]) throws -> Void) throws -> [StyledText] {
        let own = PathName.absolute(context.session.path)
        var remarks = remarks(in: context.document, context.session.name)
        var seen: Set<String> = [own]
        for path in context.project.roots().flatMap({ RealPath.isFolder($0) ? ProjectFolder.documents(below: $0) : [] })
        where seen.insert(PathName.absolute(path)).inserted {
            guard let bytes = try? context.session.companions.bytes(of: path), CodeFile.mentions(word, in: bytes) else {
                continue
            }
            guard let document = try? NibDocument(bytes: bytes) else {
                remarks.append(
                    "\("note:", .warning) \(PathName.shown(PathName.absolute(path))) cannot be read as a document")
                continue
            }
            remarks += self.remarks(in: document, PathName.shown(PathName.absolute(path)))
            let elements = uses.elements(in: document)
            guard !elements.isEmpty else { continue }
            let edit = Edit(document)
            do { try change(document, edit, elements) } catch var error as ShellError {
                error.message = "\(PathName.shown(PathName.absolute(path))): \(error.message)"
                error.hints = error.hints.map { "in that document, \($0)" }
                throw error
            }
            _ = try edit.finish()
            try context.change(path, Self.splices(bytes, document.bytes))
        }
        return remarks
    }

    private func remarks(in document: NibDocument, _ name: String) -> [StyledText] {
        uses.sentToAny(in: document).map { found in
            "may use it: \(name): \(document.summary(of: found.node))  \(found.id, .id)"
        }
    }

    /// What turns bytes into others, line by line.
    static func splices(_ old: [UInt8], _ new: [UInt8]) -> [FilePatch.Splice] {
        let (before, after) = (SplitLines(old), SplitLines(new))
        func text(_ bytes: [UInt8], _ lines: SplitLines, _ range: Range<Int>) -> String {
            guard !range.isEmpty else { return "" }
            let (start, end) = (lines.range(range.lowerBound).lowerBound, lines.range(range.upperBound - 1).upperBound)
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
        return LineMatcher.changes(LineNumbers(before, after)).map { change in
            let start = change.old.lowerBound
            return FilePatch.Splice(
                offset: start < before.count ? before.range(start).lowerBound : old.count,
                removed: text(old, before, change.old), inserted: text(new, after, change.new))
        }
    }
}

extension NibDocument {
    /// Whether a connection is an unwind segue with an action.
    fileprivate func unwinds(_ connection: Connection, _ selector: String) -> Bool {
        connection.kind == .segue && tree.attribute("unwindAction", of: connection.node, is: selector)
    }
}

extension CodeFamily {
    /// The class and those below it.
    var all: [CodeClass] { [codeClass] + heirs }
}

/// The ids behind the keyword `connections`, and elements of the open document.
enum NamedElements {
    /// The elements that a line of the log names; nil when it names none and they are to be found.
    static func given(_ arguments: Arguments, _ context: EditContext) throws -> [NodeID]? {
        let words = arguments.several("ID")
        if words.isEmpty { return context.isReplaying ? [] : nil }
        return try words.map { try context.references.resolve($0) }
    }

    /// Writes the ids of elements into the line of the log.
    static func note(_ elements: [NodeID], _ resolved: inout ResolvedArguments, _ context: EditContext) throws {
        resolved.set("ID", to: try elements.map { .text(try context.requireID($0)) })
    }
}
