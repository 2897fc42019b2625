import Bytes
import SourceIndex

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
    /// The labels of the action's parameters in Swift; `=` at the end marks one with a default value.
    var labels: [String] = []
    /// Whether only the number of arguments can be compared, because the compiler makes the labels from a selector.
    private(set) var hasImportedLabels = false
    /// Whether another member of the family has the same name.
    private(set) var isOverloaded = false
    /// Whether a property of the family has the action's name.
    private(set) var hasProperty = false
    /// Whether a static member of the family has the same name.
    private(set) var hasStatic = false
    /// The protocols that the class, a superclass or a subclass adopts, and whether each requires the member.
    var adopted: [String: Bool] = [:]
    /// The offsets of the names in its declarations, by file.
    private(set) var declared: [String: Set<Int>] = [:]
    /// The names of methods that key-value coding finds by the outlet's name, by file.
    private(set) var keyed: [String: Set<Range<Int>>] = [:]
    /// Whether Objective-C code has an instance variable with the bare name.
    private(set) var hasBareVariable = false
    /// Whether the name of the instance variable is that of the property after an underscore.
    private(set) var hasUnderscoredVariable = false
    /// Whether that instance variable is declared, so that subclasses see it.
    private(set) var declaresVariable = false

    /// The setter of an outlet in Objective-C.
    var setter: String { SetterName.of(name) }
    /// The setter after the renaming.
    var newSetter: String { SetterName.of(newName) }

    /// The selector after the renaming.
    var newSelector: String { selector.map { newName + $0.dropFirst(name.count) } ?? newName }
    /// The name in Objective-C: that of the property, or the first piece of the selector, which can be longer than in Swift.
    var objectiveCName: String { String((selector ?? name).prefix { $0 != ":" }) }
    /// That name after the renaming.
    var newObjectiveCName: String { newName + objectiveCName.dropFirst(name.count) }
    /// The names that Objective-C code has for the member: of an outlet also its setter and its instance variable.
    var objectiveCNames: [String] { selector == nil ? [name, setter, "_" + name] : [objectiveCName] }

    /// Makes the target of an outlet.
    init(outlet name: String, newName: String, _ family: CodeFamily) {
        (self.name, self.newName, self.family) = (name, newName, family)
        selector = nil
        let setter = SetterName.of(name)
        var hasOtherVariable = false
        for (part, member) in family.members.flatMap({ $0.declarations { _, _ in true } }) {
            switch member.kind {
            case .property where member.name == name: add(part, member: member)
            case .instanceVariable where member.name == name || member.name == "_" + name:
                add(part, member: member)
                if member.name == name { hasBareVariable = true } else { declaresVariable = true }
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
        for (part, member) in KeyValueMethods(ofKey: name).declared(in: family) {
            let start = member.place.offset
            keyed[part.path, default: []].insert(start..<start + member.name.utf8.count)
        }
    }

    /// Makes the target of an action that a member declares.
    init(action selector: String, member: Member, newName: String, family: CodeFamily) {
        (name, self.newName, self.family, self.selector) = (member.name, newName, family, selector)
        let all = family.members + family.inherited
        for (part, other) in family.members.flatMap({ $0.declarations { _, _ in true } })
        where other.kind == .method && other.selector == selector && other.name == name {
            add(part, member: other)
        }
        isOverloaded = all.contains { owner in
            owner.parts.contains {
                $0.declaration.members.contains {
                    $0.isNamed(member.name) && $0.selector != selector
                }
            }
        }
        labels = member.parameters.map(\.label)
        hasImportedLabels = family.codeClass.primary.language == .objectiveC
        if hasImportedLabels { labels = selector.utf8.filter { $0 == Byte.colon }.map { _ in "_" } }
        hasProperty = all.contains { owner in
            owner.parts.contains { $0.declaration.members.contains { $0.kind == .property && $0.name == name } }
        }
        hasStatic = all.contains { owner in
            owner.parts.contains {
                $0.declaration.members.contains { $0.traits.contains(.typeLevel) && $0.isNamed(name) }
            }
        }
    }

    private mutating func add(_ part: CodeClass.Part, member: Member) {
        declared[part.path, default: []].insert(member.place.offset)
    }
}

extension Member {
    /// Returns whether the member is a method or property with a name.
    fileprivate func isNamed(_ name: String) -> Bool { (kind == .method || kind == .property) && self.name == name }
}

// What arguments tell.
extension MemberTarget {
    /// Returns whether the action can have these labels: all of a compound name, or of a call those without default values.
    func accepts(_ given: [String], isCalled: Bool) -> Bool {
        let own = labels.map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }
        if hasImportedLabels { return given.count == own.count }
        guard isCalled else { return given == own }
        var next = 0
        for (index, label) in own.enumerated() {
            if next < given.count, given[next] == label || given[next] == "{}" {
                next += 1
            } else if !labels[index].hasSuffix("=") {
                return false
            }
        }
        return next == given.count
    }

    /// Returns whether a method with these labels can be the action.
    func mayBeMeant(by labels: [String]?) -> Bool {
        guard selector != nil, let labels else { return true }
        return accepts(labels.map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }, isCalled: true)
    }

    /// Returns whether a use after a value of an unknown type can be one of the member, by its form.
    func mayBeMeant(by use: NameUse) -> Bool {
        guard selector != nil else { return !use.isCalled }
        guard let labels = use.labels else { return use.isSelector }
        return accepts(labels, isCalled: use.isCalled)
    }
}

// What other files tell.
extension MemberTarget {
    /// Learns which protocols the family adopts, and the default values of the action's parameters.
    mutating func learn(from search: CodeSearch) {
        for file in search.files {
            let offsets = declared[file.path] ?? []
            for use in file.uses ?? [] where use.kind == .declaration {
                let start = use.range.lowerBound
                guard offsets.contains(start) || offsets.contains(start - 1), let found = use.labels else { continue }
                if selector != nil, found.count == labels.count { labels = found }
            }
        }
        var open = (family.members + family.inherited).flatMap(\.parts).flatMap { part in
            part.declaration.inherited + part.declaration.protocols
        }
        var count = 0
        while let name = open.popLast(), count < 1000 {
            count += 1
            let name = TypeText(name).name
            guard adopted[name] == nil, let found = search.lookup.codeProtocol(named: name) else { continue }
            adopted[name] = found.parts.contains { $0.declaration.members.contains(where: isRequirement) }
            open += found.parts.flatMap { $0.declaration.inherited + $0.declaration.protocols }
        }
    }

    private func isRequirement(_ member: Member) -> Bool {
        guard let selector else { return member.kind == .property && member.name == name || member.selector == name }
        return member.name == name && (member.selector ?? selector) == selector
    }
}
