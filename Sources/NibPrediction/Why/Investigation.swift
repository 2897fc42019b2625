import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Searches documents and code for the cause of a message.
package struct Investigation {
    let line: RuntimeLine
    let documents: [DocumentContext]
    let code: (any CodeLookup)?
    var found: [Suspect] = []

    /// Searches for the cause of a message.
    ///
    /// - Parameters:
    ///   - line: the message.
    ///   - documents: the documents to search, the likeliest first.
    ///   - code: the project's code; nil if none was read.
    ///   - remedies: returns what a check found in a document that fails at run time.
    /// - Returns: the meaning of the message and its likely causes.
    package static func explain(
        _ line: RuntimeLine, documents: [DocumentContext], code: (any CodeLookup)?,
        remedies: (DocumentContext) -> [Remedy]
    ) -> Explanation {
        var investigation = Investigation(line: line, documents: documents, code: code)
        investigation.search()
        let best = investigation.found.map(\.rank).max() ?? 0
        let suspects = investigation.found.filter { $0.rank == best }
        return Explanation(line: line, meaning: line.meaning, suspects: investigation.completed(suspects, by: remedies))
    }

    /// Returns words of which a document must contain at least one to be worth searching; its file name counts too.
    package static func words(for line: RuntimeLine) -> [String] {
        switch line.kind {
        case .U1, .A1: return [line["key"], line.className?.name ?? ""].filter { !$0.isEmpty }
        case .A7: return [line["key"]]
        case .U3: return [line["keyPath"]]
        case .U7: return ["<document"]
        case .U8: return [line.className?.name ?? "", "placeholder=\"YES\""].filter { !$0.isEmpty }
        case .U6, .A2: return [line["selector"], line.className?.name ?? ""].filter { !$0.isEmpty }
        case .U4, .U5, .A6: return nibWords(line["nib"])
        // The nearest name may be that of any document.
        case .U9, .U10, .A4, .A5, .U14: return ["<document"]
        case .U11:
            return ["storyboardIdentifier", line["identifier"]]
                + Self.automaticID(line["identifier"]).map { [$0] }.orEmpty
        case .U12, .U13: return ["<segue "]
        case .U15, .U16, .U24, .A8, .A9: return ["reuseIdentifier"]
        case .U22: return ["<segue "]
        case .U23: return ["<scenes>"]
        case .U25: return [line["identifier"]]
        case .U26: return [line["image"]]
        case .U2, .A3, .U17, .U18, .U19, .U20, .U21: return ["customClass", "Identifier"]
        }
    }

    /// Returns the name of a nib, and the controller's id if it is the nib of a scene's view.
    private static func nibWords(_ name: String) -> [String] {
        [name, RuntimeClassName(name).name] + viewNib(name).map { [$0.controller] }.orEmpty
    }

    /// Returns the id in the name that Xcode gives to a controller without an identifier: `CardController-BQM-uJ-RHe`.
    static func automaticID(_ name: String) -> String? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 3, parts.suffix(3).map(\.count) == [3, 2, 3] else { return nil }
        return parts.suffix(3).joined(separator: "-")
    }

    /// Returns the ids of controller and view in the name of a scene's view nib: `BQM-uJ-RHe-view-fJh-IF-FQr`.
    static func viewNib(_ name: String) -> (controller: String, view: String)? {
        let text = name.utf8
        let middle = Array("-view-".utf8)
        var place = text.startIndex
        while place < text.endIndex {
            if text[place...].starts(with: middle) {
                let end = text.index(place, offsetBy: middle.count)
                return (String(name[..<place]), String(name[end...]))
            }
            place = text.index(after: place)
        }
        return nil
    }

    private mutating func search() {
        switch line.kind {
        case .U1, .U3, .A1: searchKey()
        case .A7: searchBinding()
        case .U2, .A3: searchClass()
        case .U7: searchFramework()
        case .U6, .A2: searchAction()
        case .U4, .A6: searchView()
        case .U5: searchTable()
        case .U8: searchSharedView()
        case .U9, .A4, .A5, .U10: searchName()
        case .U11: searchStoryboardIdentifier()
        case .U12, .U13: searchSegue()
        case .U14: searchCellNib()
        case .U15, .U16, .A8, .A9: searchCell()
        case .U17, .U18: searchCoders()
        case .U19: line["about"] == "coder" ? searchCoders() : searchNil()
        case .U20: searchCast()
        case .U21: searchInitializer()
        case .U22: searchSegueClass()
        case .U23: searchInitialController()
        case .U24: searchUnmadeCell()
        case .U25: searchMissingObject()
        case .U26: searchImage()
        }
    }

    // MARK: - Collecting

    /// Adds a place in a document.
    mutating func add(
        _ rank: Int, in context: DocumentContext, at node: NodeID, attribute: String? = nil, object: CheckedObject?,
        cause: String, code: CodePosition? = nil, fix: String? = nil
    ) {
        let start = context.tree.offset(of: node) ?? 0
        let offset = attribute.flatMap { context.tree.offset(ofAttribute: $0, in: node) } ?? start
        let (line, column) = context.lines.place(of: offset)
        let head = context.tree.head(node)
        found.append(
            Suspect(
                file: context.file, line: line, column: column, objectID: object?.id,
                label: object.map { context.fullName(of: $0) }, cause: cause, code: code, fix: fix, rank: rank,
                offset: start,
                length: Int(head.count)))
    }

    /// Adds a place in the code.
    mutating func add(_ rank: Int, at place: CodePosition, cause: String, fix: String? = nil) {
        found.append(
            Suspect(
                file: place.path, line: place.line, column: place.column, objectID: nil, label: nil, cause: cause,
                code: nil,
                fix: fix, rank: rank, offset: nil, length: 0))
    }

    /// Adds fixes and declarations from what a check found about the same elements.
    private func completed(_ suspects: [Suspect], by remedies: (DocumentContext) -> [Remedy]) -> [Suspect] {
        // What an outlet that is nil needs is not what else its object lacks.
        if line.kind == .U19 { return suspects }
        var found: [String: [Remedy]] = [:]
        for context in documents where suspects.contains(where: { $0.file == context.file && $0.fix == nil }) {
            found[context.file] = remedies(context)
        }
        return suspects.map { suspect in
            guard suspect.fix == nil, let offset = suspect.offset,
                let remedy = found[suspect.file]?.first(where: {
                    $0.offset >= offset && $0.offset < offset + suspect.length
                })
            else { return suspect }
            var better = suspect
            better.fix = remedy.fix
            better.code = suspect.code ?? remedy.declaration
            return better
        }
    }

    // MARK: - Names

    /// Returns how well an object's class matches the one in a message: 3 it is the same, 2 the message names a
    /// framework class or subclass of it, 1 it is the owner and may be any class, 0 it does not match.
    func fit(of object: CheckedObject, in context: DocumentContext, to name: RuntimeClassName) -> Int {
        let declared = context.objectClass(of: object)
        let actual = context.actualClass(of: object)
        if actual.name == name.text || declared.runtimeName == name.text { return 3 }
        if TypeName.lastPart(declared.name) == TypeName.lastPart(name.name) { return 3 }
        if actual.objectClass.name == name.name || declared.system == name.name { return 2 }
        if context.resolver.isClass(name.name, kindOf: declared.name) == true { return 2 }
        if object.placeholder == .owner { return 1 }
        return 0
    }

    /// Returns the objects that have an attribute, such as `storyboardIdentifier` or `reuseIdentifier`.
    func objects(with attribute: String) -> [(context: DocumentContext, object: CheckedObject, value: String)] {
        documents.flatMap { context in
            context.objects.compactMap { object in
                context.tree.attribute(attribute, of: object.node).map { (context, object, $0) }
            }
        }
    }

    /// Returns the places where code uses a name.
    func uses(_ kind: CodeUse.Kind, of value: String) -> [(place: CodePosition, use: CodeUse)] {
        (code?.uses(of: kind) ?? []).filter { $0.use.value == value }.map { path, use in
            (CodePosition(path: path, line: use.place.line, column: use.place.column), use)
        }
    }
}

extension Optional where Wrapped == [String] {
    fileprivate var orEmpty: [String] { self ?? [] }
}
