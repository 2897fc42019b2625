import CommandLanguage
import NibDocument
import XMLTree

/// Finds names for the elements of a document that mean the corresponding elements of other documents: names without ids.
///
/// Each name was read back and means its element. In another document it means the corresponding element, or it is refused: where a number
/// tells which of several objects is meant, the name also says how many there are.
package struct TravelNames {
    /// A name as a script has it, and as it can be read in the document.
    package struct Name: Equatable, Sendable {
        /// The name, in which `$name` means what the script made.
        package let shown: String
        /// The name with ids in place of each `$name`.
        package let read: String

        /// The name inside of a description in quotes, where a printed name needs none of its own.
        fileprivate let inner: String

        init(_ text: String, inner: String? = nil) { (shown, read, self.inner) = (text, text, inner ?? text) }

        fileprivate init(shown: String, read: String) { (self.shown, self.read, inner) = (shown, read, read) }

        fileprivate func followed(by text: String) -> Name { Name(shown: shown + text, read: read + text) }
    }

    private let document: NibDocument
    private let variables: [String: String]
    private let kept: (String) -> Bool
    private var references: References { References(ReferenceScope(document: document)) }
    private var tree: XMLTree { document.tree }

    /// Prepares names for a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - variables: the names of what the script made, such as `$label`, by id.
    ///   - kept: whether an id is the same wherever the script is run, because the script gives it.
    package init(document: NibDocument, variables: [String: String], kept: @escaping (String) -> Bool) {
        (self.document, self.variables, self.kept) = (document, variables, kept)
    }

    /// Returns the names of an element, the best first; none if only its id means it.
    package func names(of node: NodeID) -> [Name] { Array(candidates(for: node, depth: 0).prefix(Self.most)) }

    private static let most = 4
    /// A name leads through at most so many objects.
    private static let mostLevels = 12

    private func candidates(for node: NodeID, depth: Int) -> [Name] {
        guard depth < Self.mostLevels else { return [] }
        let id = document.id(of: node)
        if let id, let variable = variables[id] { return [Name(shown: variable, read: id)] }
        if let id, kept(id) { return [Name(id)] }
        if let name = reserved(node) { return [name] }
        var found: [Name] = []
        func add(_ names: [Name]) {
            for name in names where !found.contains(name) && means(name, for: node) { found.append(name) }
        }
        if document.isConstraint(node) { add(descriptions(ofConstraint: node, depth: depth)) }
        if document.isConnection(node) { add(descriptions(ofConnection: node, depth: depth)) }
        if let id { add(outlets(to: id, of: node, depth: depth)) }
        if let name = tree.attribute("customClass", of: node), !name.isEmpty { add([Name(Quoting.quote(name))]) }
        let printed = document.fullName(of: node)
        if printed != id, !printed.contains("[") { add([Name(Quoting.quote(printed), inner: printed)]) }
        add(places(of: node, depth: depth))
        // The ids of File's Owner and First Responder are the same in all xibs.
        if let id, id.hasPrefix("-") { add([Name(id)]) }
        return found
    }

    /// Whether a name is read as an element.
    private func means(_ name: Name, for node: NodeID) -> Bool {
        guard let words = try? Lexer.words(of: name.read), words.count == 1 else { return false }
        return (try? references.resolve(words[0])) == node
    }

    private func reserved(_ node: NodeID) -> Name? {
        if node == tree.root { return Name(document.rootName) }
        if node == document.application { return Name("app") }
        guard !document.kind.isStoryboard else { return nil }
        if node == document.owner(near: nil) { return Name("owner") }
        return node == document.firstResponder(near: nil) ? Name("first-responder") : nil
    }

    // MARK: - Kinds of names

    /// Outlets that nearly every object of a kind has, so that they tell nothing.
    private static let common: Set<String> = ["delegate", "dataSource", "nextKeyView", "initialFirstResponder"]
    /// The sources of outlets are looked for through so many further outlets.
    private static let mostOutlets = 2

    private func outlets(to id: String, of node: NodeID, depth: Int) -> [Name] {
        guard depth < Self.mostOutlets, document.placeholder(node) == nil else { return [] }
        let outlets = document.connections(to: id).filter { $0.kind == .outlet && !Self.common.contains($0.name) }
        let owned = outlets.filter { document.placeholder($0.source) != nil }
        return (owned + outlets).prefix(Self.most).flatMap { outlet -> [Name] in
            // What is in an object changes with it: its outlets are no names for what it is in.
            guard !tree.contains(node, inner: outlet.source) || outlet.source == node else { return [] }
            guard let source = candidates(for: outlet.source, depth: depth + 1).first else { return [] }
            return [source.followed(by: "." + Quoting.quote(outlet.name))]
        }
    }

    /// The names that say where an element is: its kind among those of its container, or the path to it.
    private func places(of node: NodeID, depth: Int) -> [Name] {
        guard let parent = document.container(of: node) ?? (node == tree.root ? nil : tree.root),
            let outer = candidates(for: parent, depth: depth + 1).first
        else { return [] }
        var names: [Name] = []
        let type = document.typeName(of: node)
        let found = document.objects(called: type, in: .children(of: parent), isCounted: true)
        if let index = found.firstIndex(of: node), parent != tree.root {
            names.append(outer.followed(by: "/\(Quoting.quote(type))[\(index)/\(found.count)]"))
        }
        let steps = document.countedPath(from: parent, to: node).steps
        return names + [outer.followed(by: steps.map { ".\($0)" }.joined())]
    }

    private func descriptions(ofConstraint node: NodeID, depth: Int) -> [Name] {
        guard let form = document.form(of: node) else { return [] }
        let terms = WrittenRelations.terms(form).map { " " + $0 }.joined()
        return ["", terms].flatMap { terms in
            described(by: form.first.object, and: form.second?.object, depth: depth) { first, second in
                let left = "\(first).\(form.first.attribute) \(form.relation.sign)"
                guard let other = form.second else { return left + terms }
                return second.map { "\(left) \($0).\(other.attribute)\(terms)" }
            }
        }
    }

    private func descriptions(ofConnection node: NodeID, depth: Int) -> [Name] {
        guard let connection = document.connection(node),
            let end = document.element(withID: connection.destination)
        else { return [] }
        return described(by: connection.source, and: end, depth: depth) { source, target in
            guard let target else { return nil }
            return switch connection.kind {
            case .action: "\(source)\(connection.event.map { "." + $0 } ?? "") -> \(target).\(connection.name)"
            case .segue: "\(source) -> \(target)\(connection.identifier.map { " " + Quoting.quote($0) } ?? "")"
            default: "\(source).\(connection.name) -> \(target)"
            }
        }
    }

    /// Descriptions by the names of both ends, of which none can be `$name`: the whole is in quotes.
    private func described(
        by first: NodeID, and second: NodeID?, depth: Int, _ text: (String, String?) -> String?
    ) -> [Name] {
        let plain = TravelNames(document: document, variables: [:], kept: kept)
        guard let one = plain.candidates(for: first, depth: depth + 1).first else { return [] }
        let other = second.flatMap { plain.candidates(for: $0, depth: depth + 1).first }
        guard second == nil || other != nil else { return [] }
        let texts = [text(one.inner, other?.inner), text(one.shown, other?.shown)]
        return texts.compactMap { $0 }.map { Name(Quoting.forced($0)) }
    }
}
