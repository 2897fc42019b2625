/// The outlet or action of a class whose uses are searched for, with its new name.
struct MemberTarget {
    /// The property's name, or the first piece of the selector; in Swift the method's name.
    let name: String
    /// The new name.
    let newName: String
    /// The action's selector, nil for an outlet.
    let selector: String?
    /// The class with its superclasses and subclasses.
    let family: CodeFamily
    /// The labels of the action in Swift, if another member of the family has the same name.
    private(set) var labels: [String]?
    /// The offsets of the names in its declarations, by file.
    private(set) var declared: [String: Set<Int>] = [:]
    /// Whether Objective-C code has an instance variable with the bare name.
    private(set) var hasBareVariable = false
    /// Whether the name of the instance variable is that of the property after an underscore.
    private(set) var hasUnderscoredVariable = false

    /// The setter of an outlet in Objective-C.
    var setter: String { Self.setter(name) }
    /// The setter after the renaming.
    var newSetter: String { Self.setter(newName) }

    /// Makes the target of an outlet.
    init(outlet name: String, newName: String, _ family: CodeFamily) {
        (self.name, self.newName, self.family) = (name, newName, family)
        selector = nil
        let setter = Self.setter(name)
        var hasOtherVariable = false
        for (part, member) in family.members.flatMap({ $0.declarations { _, _ in true } }) {
            switch member.kind {
            case .property where member.name == name: add(part, member: member)
            case .instanceVariable where member.name == name || member.name == "_" + name:
                add(part, member: member)
                if member.name == name { hasBareVariable = true }
            case .synthesis where member.name == name:
                add(part, member: member)
                hasBareVariable = hasBareVariable || member.type == name || member.type.isEmpty
                hasOtherVariable = hasOtherVariable || member.type != "_" + name
            case .method
            where part.language == .objectiveC && (member.selector == name || member.selector == setter + ":"):
                add(part, member: member)
            default: break
            }
        }
        hasUnderscoredVariable = !hasOtherVariable
    }

    /// Makes the target of an action that a member declares.
    init(action selector: String, member: Member, newName: String, family: CodeFamily) {
        (name, self.newName, self.family, self.selector) = (member.name, newName, family, selector)
        let all = family.members + family.inherited
        for (part, other) in family.members.flatMap({ $0.declarations { _, _ in true } })
        where other.kind == .method && other.selector == selector && other.name == name {
            add(part, member: other)
        }
        let isOverloaded = all.contains { owner in
            owner.parts.contains {
                $0.declaration.members.contains {
                    $0.isNamed(member.name) && $0.selector != selector
                }
            }
        }
        if isOverloaded { labels = member.parameters.map(\.label) }
    }

    private mutating func add(_ part: CodeClass.Part, member: Member) {
        declared[part.path, default: []].insert(member.place.offset)
    }

    private static func setter(_ name: String) -> String {
        guard let first = name.first else { return name }
        return "set" + first.uppercased() + name.dropFirst()
    }
}

extension Member {
    /// Returns whether the member is a method or property with a name.
    fileprivate func isNamed(_ name: String) -> Bool { (kind == .method || kind == .property) && self.name == name }
}
