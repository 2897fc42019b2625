import ClassFacts
import NibDocument
import SourceIndex
import Wording

/// Searches for objects that code takes for others.
extension Investigation {
    /// U20: objects of the class that was found, where code can expect the other one.
    mutating func searchCast() {
        guard let name = line.className else { return }
        let wanted = RuntimeClassName(line["second"])
        let asked = CastUses(of: wanted, in: code)
        for context in documents {
            searchLostClasses(wanted, in: context)
            for connection in context.connections {
                switch connection.kind {
                case .outlet: searchCastOutlet(connection, from: name, to: wanted, in: context)
                case .segue: searchCastSegue(connection, from: name, to: wanted, in: context)
                default: break
                }
            }
            for attribute in ["storyboardIdentifier", "reuseIdentifier"] {
                searchIdentified(by: attribute, from: name, to: wanted, asked: asked, in: context)
            }
        }
    }

    /// Objects that the document gives the wanted class, perhaps misspelled, but that the program makes with another.
    private mutating func searchLostClasses(_ wanted: RuntimeClassName, in context: DocumentContext) {
        let last = TypeName.lastPart(wanted.name)
        for object in context.objects {
            guard let name = object.customClass.map(TypeName.lastPart), name == last || Similar.isSlip(name, for: last),
                context.actualClass(of: object).missing != nil
            else { continue }
            add(
                5, in: context, at: object.node, attribute: "customClass", object: object,
                cause: classCause(of: object, in: context), code: context.objectClass(of: object).place,
                fix: classFix(of: object, in: context))
        }
    }

    private mutating func searchCastOutlet(
        _ outlet: Connection, from name: RuntimeClassName, to wanted: RuntimeClassName, in context: DocumentContext
    ) {
        guard let source = context.source(of: outlet), let held = context.object(withID: outlet.destination),
            fit(of: held, in: context, to: name) > 1,
            let member = context.objectClass(of: source).firstMember(where: { $0.name == outlet.name }),
            TypeName.className(member.member.type) == TypeName.lastPart(wanted.name)
        else { return }
        add(
            4, in: context, at: outlet.node, attribute: "property", object: source,
            cause:
                "outlet '\(outlet.name)' is \(Article.with(wanted.name)), but \(context.name(of: held)) is \(Article.with(name.name))",
            code: member.place)
    }

    private mutating func searchCastSegue(
        _ segue: Connection, from name: RuntimeClassName, to wanted: RuntimeClassName, in context: DocumentContext
    ) {
        guard let source = context.source(of: segue), let shown = context.object(withID: segue.destination),
            fit(of: shown, in: context, to: name) > 1
        else { return }
        let root = context.document.connections(from: shown.node).first { $0.relationship == "rootViewController" }
        let inner = root.flatMap { context.object(withID: $0.destination) }
        let isInner = inner.map { fit(of: $0, in: context, to: wanted) == 3 } == true
        let named = segue.identifier.map { " '\($0)'" } ?? ""
        add(
            isInner ? 4 : 2, in: context, at: segue.node, object: source,
            cause: "the segue\(named) leads to \(context.name(of: shown)), which is \(Article.with(name.name))"
                + (isInner ? "; the \(wanted.name) is its root controller" : ""),
            code: segue.identifier.flatMap { uses(.segueIdentifier, of: $0).first?.place })
    }

    private mutating func searchIdentified(
        by attribute: String, from name: RuntimeClassName, to wanted: RuntimeClassName, asked: CastUses,
        in context: DocumentContext
    ) {
        for object in context.objects {
            guard let identifier = context.tree.attribute(attribute, of: object.node),
                fit(of: object, in: context, to: name) > 1
            else { continue }
            let isMeant = Similar.meant(by: identifier, among: [TypeName.lastPart(wanted.name)]) != nil
            let place = asked.places[identifier]
            let isOthers = place == nil && asked.others.contains(identifier)
            add(
                place != nil ? 5 : isMeant ? 4 : isOthers ? 1 : 2, in: context, at: object.node, attribute: attribute,
                object: object,
                cause: "\(context.name(of: object)) with the identifier '\(identifier)' is \(Article.with(name.name))",
                code: place ?? context.objectClass(of: object).place)
        }
    }
}

/// The identifiers that code asks for where it names a class, which is what a cast expects to get.
private struct CastUses {
    /// The first place for each identifier.
    private(set) var places: [String: CodePosition] = [:]
    /// The identifiers that code asks for elsewhere only.
    private(set) var others: Set<String> = []

    /// Words that begin another statement.
    private static let beginnings: Set<String> = ["func", "let", "var", "return", "case", "guard", "if", "else"]

    init(of wanted: RuntimeClassName, in code: (any CodeLookup)?) {
        guard let code else { return }
        let kinds: [CodeUse.Kind] = [.reuseIdentifier, .optionalIdentifier, .storyboardIdentifier]
        let name = TypeName.lastPart(wanted.name)
        for (path, use) in kinds.flatMap(code.uses) where !use.value.isEmpty {
            var words = code.words(inFile: path, line: use.place.line)
            // The cast may be on the next line.
            let next = code.words(inFile: path, line: use.place.line + 1)
            if !words.contains("as"), Self.beginnings.isDisjoint(with: next) { words += next }
            guard words.contains(name) else {
                others.insert(use.value)
                continue
            }
            places[use.value] =
                places[use.value] ?? CodePosition(path: path, line: use.place.line, column: use.place.column)
        }
    }
}
