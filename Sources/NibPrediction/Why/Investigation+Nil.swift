import ClassFacts
import NibDocument
import SourceIndex

/// Searches for outlets that were nil.
extension Investigation {
    /// U19: the outlets of the classes in the file that the message names: those on the line first, whether they are connected or not,
    /// then those that are not connected.
    mutating func searchNil() {
        guard let code else { return }
        let file = line.values["file"].map { Self.lastComponent($0) + ".swift" }
        let number = line.values["line"].flatMap { Int($0) }
        for codeClass in code.classesWithOutletsOrActions() {
            // An extension in the file reads the outlets of all parts of its class.
            let own = codeClass.parts.filter { part in file.map { Self.lastComponent(part.path) == $0 } ?? true }
            guard !own.isEmpty else { continue }
            let words = own.flatMap { part in number.map { code.words(inFile: part.path, line: $0) } ?? [] }
            for part in codeClass.parts {
                for member in part.declaration.members
                where member.traits.contains(.outlet) && member.traits.contains(.implicitlyUnwrapped) {
                    let located = Located(
                        className: codeClass.name, path: part.path, language: part.language, member: member)
                    searchNil(located, isOnLine: words.contains(member.name))
                }
            }
        }
    }

    private mutating func searchNil(_ outlet: Located, isOnLine: Bool) {
        let key = outlet.member.name
        for context in documents {
            for object in context.objects {
                let chains = context.objectClass(of: object).chains
                guard chains.contains(where: { $0.classes.contains { $0.name == outlet.className } }) else { continue }
                let connection = context.document.connections(from: object.node).first { $0.name == key }
                let what = "outlet '\(key)' of \(context.name(of: object))"
                if let connection {
                    guard isOnLine else { continue }
                    add(
                        4, in: context, at: connection.node, attribute: "property", object: object,
                        cause:
                            "\(what) is connected here, so it was read before the nib was loaded, or by an object that was "
                            + "not made from this nib",
                        code: outlet.place)
                } else {
                    add(
                        isOnLine ? 5 : 3, in: context, at: object.node, object: object,
                        cause: "\(what) is not connected here", code: outlet.place)
                }
            }
        }
    }
}
