import SourceIndex

/// The methods that key-value coding and observing find by the name of a property.
///
/// Those whose names are also usual for other purposes, such as `addLabel:`, are not among them.
package struct KeyValueMethods {
    private let selectors: Set<String>

    /// Makes the selectors of a key.
    package init(ofKey key: String) {
        let name = SetterName.of(key).dropFirst(3)
        selectors = [
            "keyPathsForValuesAffecting\(name)", "automaticallyNotifiesObserversOf\(name)", "validate\(name):error:",
            "countOf\(name)", "enumeratorOf\(name)", "memberOf\(name):", "objectIn\(name)AtIndex:", "\(key)AtIndexes:",
            "insertObject:in\(name)AtIndex:", "insert\(name):atIndexes:", "removeObjectFrom\(name)AtIndex:",
            "remove\(name)AtIndexes:", "replaceObjectIn\(name)AtIndex:withObject:",
            "replace\(name)AtIndexes:with\(name):", "add\(name)Object:", "remove\(name)Object:",
        ]
    }

    /// Returns the methods that a class and its subclasses declare, each with the part that has it.
    package func declared(in family: CodeFamily) -> [(part: CodeClass.Part, member: Member)] {
        family.members.flatMap(\.parts).flatMap { part in
            part.declaration.members.filter { member in
                member.kind == .method && member.selector.map(selectors.contains) == true
            }.map { (part, $0) }
        }
    }
}
