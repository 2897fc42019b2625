import ClassFacts
import NibDocument

/// Gives the objects of a document names for use in code.
struct CodeNames {
    private let context: DocumentContext
    private var names: [String: String] = [:]
    private var used: Set<String> = ["self"]

    init(_ context: DocumentContext) { self.context = context }

    /// Returns the name of an object: `self` for the owner, otherwise its outlet or its type; nil for First Responder.
    mutating func name(_ id: String) -> String? {
        if let known = names[id] { return known }
        guard let object = context.object(withID: id) else {
            let isConstraint = context.document.element(withID: id).map { context.document.isConstraint($0) } == true
            return keep(id, as: isConstraint ? outlet(to: id) ?? "constraint" : "object")
        }
        switch object.placeholder {
        case .owner: return keep(id, as: "self", isShared: true)
        case .firstResponder: return nil
        case .application: return keep(id, as: context.isMac ? "NSApp" : "application", isShared: true)
        case .external, nil: break
        }
        if context.controller(ofScene: object.scene)?.id == id { return keep(id, as: "self", isShared: true) }
        return keep(id, as: outlet(to: id) ?? word(context.document.typeName(of: object.node)))
    }

    private mutating func keep(_ id: String, as wanted: String, isShared: Bool = false) -> String {
        var name = wanted
        var number = 2
        while !isShared, used.contains(name) {
            name = "\(wanted)\(number)"
            number += 1
        }
        used.insert(name)
        names[id] = name
        return name
    }

    /// Returns the outlet connected to an object, if it can be a name; not `delegate` and the like, which are
    /// ambiguous.
    private func outlet(to id: String) -> String? {
        let node = context.document.element(withID: id)
        if let name = node.flatMap({ context.document.outletName(of: $0) }), Self.isName(name) { return name }
        let outlets = context.document.connections(to: id).filter { $0.kind == .outlet }
        let own = outlets.first { connection in
            connection.name == "view" || node.map { context.document.isConstraint($0) } == true
        }
        return own.map(\.name).flatMap { Self.isName($0) ? $0 : nil }
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first < 48 || first > 57 else { return false }
        return text.utf8.allSatisfy { TypeName.isNameByte($0) && $0 < 128 }
    }

    /// Returns a type in words as a variable name: `tableView` for "Table View".
    private func word(_ type: String) -> String {
        let words = type.utf8.split { !(($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57)) }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first else { return "object" }
        return first.lowercased() + words.dropFirst().joined()
    }
}
