import SourceIndex

/// The members of one class of the code, by the names under which the Objective-C runtime, and so a nib, finds them.
package final class ClassMembers {
    /// Properties and instance variables that a nib can set.
    package private(set) var keys: [String: Located] = [:]
    /// Methods, and the getters and setters of properties.
    package private(set) var selectors: [String: Located] = [:]
    /// Methods without arguments and properties (including read-only ones) that key-value coding can read.
    private var getters: [String: Located] = [:]
    /// Properties that Objective-C may not see or that cannot be set, by key.
    private(set) var hidden: [String: Located] = [:]
    /// Methods that Objective-C may not see, by the selectors that it would see.
    package private(set) var hiddenMethods: [String: Located] = [:]
    /// Outlets in the order of their declarations.
    package private(set) var outlets: [Located] = []
    /// Actions in the order of their declarations.
    package private(set) var actions: [Located] = []
    /// Segue actions in the order of their declarations.
    package private(set) var segueActions: [Located] = []
    /// Methods whose bodies load a nib.
    package private(set) var loaders: [Located] = []
    /// The names of the nibs that methods of the class itself load, such as `+badge`.
    private(set) var nibsOfClassMethods: Set<String> = []
    /// Whether the class accepts values for keys that it does not declare.
    private(set) var acceptsAnyKey = false
    /// Whether the class returns values for keys that it does not declare.
    private(set) var answersAnyKey = false
    /// Whether the class forwards messages that it does not implement.
    private(set) var acceptsAnySelector = false

    /// Collects the members of all parts of a class: its declaration, extensions and categories.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - showsAll: whether it or a superclass is `@objcMembers`.
    package init(_ codeClass: CodeClass, showsAll: Bool) {
        let onlyDeclared = Self.onlyDeclared(codeClass)
        for part in codeClass.parts {
            let traits = part.declaration.traits
            let marks: TypeDeclaration.Traits = [.objcMembers, .objcExtension, .infersObjC]
            let showsPart = showsAll || !traits.isDisjoint(with: marks)
            for member in part.declaration.members {
                if member.traits.contains(.typeLevel) {
                    nibsOfClassMethods.formUnion(member.loadedNibs)
                    if member.selector == "resolveInstanceMethod:" { acceptsAnySelector = true }
                    continue
                }
                if let selector = member.selector, onlyDeclared.contains(selector) { continue }
                let located = Located(
                    className: codeClass.name, path: part.path, language: part.language, member: member,
                    dialect: traits.intersection([.firstLabelLeftOut, .allLabels]))
                add(located, isVisible: Self.isVisible(located, showsPart: showsPart))
            }
        }
    }

    /// Returns the actions that the header of an Objective-C class declares, and that its implementation, which was read, lacks.
    private static func onlyDeclared(_ codeClass: CodeClass) -> Set<String> {
        func selectors(_ kinds: Set<TypeDeclaration.Kind>, where isWanted: (Member) -> Bool) -> Set<String> {
            Set(
                codeClass.parts.filter { kinds.contains($0.declaration.kind) }.flatMap(\.declaration.members)
                    .filter { $0.kind == .method && isWanted($0) }.compactMap(\.selector))
        }
        guard !codeClass.isSwift, !codeClass.isDependency,
            codeClass.parts.contains(where: {
                $0.declaration.kind == .objcImplementation && $0.declaration.category.isEmpty
            })
        else { return [] }
        let declared = selectors([.objcInterface, .objcCategory]) { $0.traits.contains(.action) }
        guard !declared.isEmpty else { return [] }
        return declared.subtracting(selectors([.objcImplementation, .swiftExtension]) { _ in true })
    }

    private static func isVisible(_ located: Located, showsPart: Bool) -> Bool {
        if located.language == .objectiveC { return true }
        let traits = located.member.traits
        if traits.contains(.nonObjC) { return false }
        if traits.contains(.objc) || traits.contains(.override) { return true }
        let marks: Member.Traits = [.outlet, .action, .segueAction, .inspectable]
        return !traits.isDisjoint(with: marks) || showsPart && !traits.contains(.fileScoped)
    }

    private func add(_ located: Located, isVisible: Bool) {
        let member = located.member
        switch member.kind {
        case .property: addProperty(located, isVisible: isVisible)
        case .method, .initializer: addMethod(located, isVisible: isVisible)
        case .instanceVariable:
            if member.traits.contains(.outlet) { outlets.append(located) }
            addVariable(member.name, for: located)
        case .synthesis: addVariable(member.type, for: located)
        case .enumCase, .constant: break
        }
        if member.traits.contains(.loadsNib) { loaders.append(located) }
    }

    private func addProperty(_ located: Located, isVisible: Bool) {
        let member = located.member
        let name = located.language == .swift ? member.selector ?? member.name : member.name
        if member.traits.contains(.outlet) { outlets.append(located) }
        if isVisible { for getter in [name, member.name, member.selector ?? name] { getters[getter] = located } }
        // A nib can set a read-only Objective-C property too, through its instance variable.
        let isSettable = located.language == .objectiveC || !member.traits.contains(.readOnly)
        guard isVisible, isSettable else {
            hidden[name] = hidden[name] ?? located
            return
        }
        addKey(name, for: located)
        // The instance variable of an Objective-C property has a leading underscore unless `@synthesize` names another.
        if located.language == .objectiveC { addKey("_" + name, for: located) }
        selectors[member.selector ?? name] = located
        selectors[member.detail.hasSuffix(":") ? member.detail : Self.setter(of: name)] = located
    }

    private func addMethod(_ located: Located, isVisible: Bool) {
        let member = located.member
        let selector = member.selector ?? ""
        if member.traits.contains(.action) { actions.append(located) }
        if member.traits.contains(.segueAction) { segueActions.append(located) }
        switch selector {
        case "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:": acceptsAnyKey = true
        case "valueForUndefinedKey:", "valueForKey:", "valueForKeyPath:": answersAnyKey = true
        // A class that overrides only `respondsToSelector:` does not forward what it says it responds to.
        case "forwardingTargetForSelector:", "forwardInvocation:", "resolveInstanceMethod:": acceptsAnySelector = true
        default: break
        }
        guard isVisible, !selector.isEmpty else {
            let key = selector.isEmpty ? member.name : selector
            hiddenMethods[key] = hiddenMethods[key] ?? located
            return
        }
        selectors[selector] = located
        if let older = Self.olderSelector(of: located) { selectors[older] = selectors[older] ?? located }
        if !selector.utf8.contains(58) { getters[selector] = located }
        if let key = Self.key(ofSetter: selector) { addKey(key, for: located) }
    }

    /// The selector that Swift 2 gave a method, which left the first label out: `save:` for `save(sender: AnyObject)`.
    ///
    /// The project tells the version. If it does not, only an action as Swift 2's Xcode wrote it, whose sender is an `AnyObject` and has
    /// a label, may have this selector; later versions of Xcode write `_ sender: Any`.
    ///
    /// - Parameter located: a method.
    /// - Returns: the selector; nil if the method cannot be of Swift 2.
    package static func olderSelector(of located: Located) -> String? {
        let member = located.member
        let mayBe =
            located.dialect.contains(.firstLabelLeftOut)
            || located.dialect.isEmpty && member.traits.contains(.action)
                && member.parameters.first?.type.hasPrefix("AnyObject") == true
        return mayBe ? selectorOfSwift2(of: located) : nil
    }

    /// The selector that Swift 2 gave a method, if it is another.
    package static func selectorOfSwift2(of located: Located) -> String? {
        let member = located.member
        guard located.language == .swift, member.kind == .method, let first = member.parameters.first,
            first.label != "_", let selector = member.selector, selector.hasPrefix(member.name)
        else { return nil }
        let older =
            member.name + ":" + member.parameters.dropFirst().map { ($0.label == "_" ? "" : $0.label) + ":" }.joined()
        return older == selector ? nil : older
    }

    /// Adds an instance variable under its name and, if that begins with an underscore, also under the rest of it.
    private func addVariable(_ name: String, for located: Located) {
        guard !name.isEmpty else { return }
        addKey(name, for: located)
        if name.hasPrefix("_") { addKey(String(name.dropFirst()), for: located) }
    }

    private func addKey(_ key: String, for located: Located) {
        // A declaration marked as outlet or inspectable tells more than another of the same name: keep it.
        if let old = keys[key], old.member.traits.contains(.outlet) || old.member.traits.contains(.inspectable) {
            return
        }
        keys[key] = located
    }

    // MARK: - Values

    /// Returns the member that key-value coding reads for a key: an accessor, a collection accessor or an instance
    /// variable.
    func value(_ key: String) -> Located? {
        let capital = String(Self.setter(of: key).dropFirst(3).dropLast())
        let accessors = ["get" + capital, key, "is" + capital, "_get" + capital, "_" + key, "countOf" + capital]
        for name in accessors { if let found = getters[name] { return found } }
        for name in ["_" + key, "_is" + capital, key, "is" + capital] { if let found = keys[name] { return found } }
        return nil
    }

    /// The names that `value` finds, in source order; an instance variable appears without its underscore.
    var valueNames: [String] {
        let methods = getters.values.filter { $0.member.kind == .property || $0.member.selector == $0.member.name }
        let variables = keys.values.filter { $0.member.kind == .instanceVariable }
        let inOrder = (methods + variables).sorted {
            ($0.path, $0.member.place.offset) < ($1.path, $1.member.place.offset)
        }
        return inOrder.map { located in
            let name = located.member.name
            return located.member.kind == .instanceVariable && name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
    }

    // MARK: - Names (Apple's "Key-Value Coding Programming Guide", accessor search patterns)

    /// Returns the setter's selector for a key: `setName:` for `name`.
    static func setter(of key: String) -> String {
        let name = SetterName.of(key)
        return name.isEmpty ? "" : name + ":"
    }

    /// Returns the key that a setter sets: `name` for `setName:` and `_setName:`, nil for other selectors.
    static func key(ofSetter selector: String) -> String? {
        var rest = Substring(selector)
        if rest.hasPrefix("_") { rest = rest.dropFirst() }
        guard rest.hasPrefix("set"), rest.hasSuffix(":") else { return nil }
        rest = rest.dropFirst(3).dropLast()
        guard let first = rest.utf8.first, !(first >= 97 && first <= 122), !rest.utf8.contains(58) else { return nil }
        let letters = rest.utf8
        // `setURL:` sets the key `URL`: a name that begins with several capitals keeps them.
        let second = letters.dropFirst().first ?? 97
        let isAcronym = second >= 65 && second <= 90
        if isAcronym { return String(rest) }
        guard first >= 65, first <= 90 else { return String(rest) }
        return String(Unicode.Scalar(first + 32)) + rest.dropFirst()
    }
}
