import NibCatalog
import SourceIndex

/// Looks up members of objects' classes.
extension ClassResolver {
    /// Looks up what a nib sets for a key: an outlet, another property, a setter or an instance variable.
    package func key(_ key: String, of objectClass: ObjectClass) -> MemberAnswer {
        find(.key(key), of: objectClass)
    }

    /// Looks up a method by its selector.
    package func method(_ selector: String, of objectClass: ObjectClass) -> MemberAnswer {
        find(.selector(selector), of: objectClass)
    }

    /// Whether a framework class has no method of a selector or property of a name, as far as its public members and all of the code
    /// say: no header declares it, and no category or extension.
    ///
    /// - Parameters:
    ///   - objectClass: the class.
    ///   - name: the selector or name, which no class was found to have.
    /// - Returns: whether it lacks it; false for a class of the code, and if code was not read.
    package func framework(of objectClass: ObjectClass, lacks name: String) -> Bool {
        guard case .framework(let className) = objectClass.state, code?.isComplete == true, !name.hasPrefix("_") else {
            return false
        }
        return catalog.knowsMembers(ofClass: className)
    }

    /// Looks up what a binding reads for a key: a property, a method without arguments or an instance variable.
    package func value(_ key: String, of objectClass: ObjectClass) -> MemberAnswer {
        find(.value(key), of: objectClass)
    }

    /// A member that a document refers to.
    package enum Wanted {
        case key(String)
        case value(String)
        case selector(String)

        var isValue: Bool { if case .value = self { true } else { false } }
    }

    /// Looks up a member of an object's class.
    package func find(_ wanted: Wanted, of objectClass: ObjectClass) -> MemberAnswer {
        switch objectClass.state {
        case .unknown: return .unknown
        case .absent:
            guard let system = objectClass.system, catalog.isKnownClass(system) else { return .missing }
            return search(framework: system, wanted)
        case .framework(let name): return search(framework: name, wanted)
        case .code(let chains):
            var best = MemberAnswer.missing
            for chain in chains {
                let answer = search(chain, for: wanted)
                switch answer {
                case .code, .framework: return answer
                case .unknown: best = .unknown
                case .hidden: if best == .missing { best = answer }
                case .missing: break
                }
            }
            return best
        }
    }

    /// Searches one class and its superclasses for a member.
    package func search(_ chain: ClassChain, for wanted: Wanted) -> MemberAnswer {
        var hidden: Located?
        var acceptsAll = false
        for members in chain.members {
            if let found = Self.find(wanted, in: members) { return .code(found) }
            hidden = hidden ?? Self.findHidden(wanted, in: members)
            acceptsAll = acceptsAll || Self.accepts(wanted, in: members)
        }
        let rest: MemberAnswer =
            switch chain.end {
            case .framework(let name): search(framework: name, wanted)
            case .native: wanted.isValue ? .unknown : .missing
            case .open:
                additions(toEndOf: chain).lazy.compactMap { Self.find(wanted, in: $0) }.first.map(MemberAnswer.code)
                    ?? .unknown
            }
        if rest == .missing, hidden == nil, !chain.isWhole { return .unknown }
        switch rest {
        case .code, .framework, .hidden: return rest
        case .missing, .unknown:
            if let hidden { return .hidden(hidden) }
            return acceptsAll ? .unknown : rest
        }
    }

    func search(framework name: String, _ wanted: Wanted) -> MemberAnswer {
        switch wanted {
        case .key(let key), .value(let key):
            if let outlet = catalog.outlets(ofClass: name).first(where: { $0.name == key }) {
                return .framework(type: outlet.type, isCollection: outlet.isCollection)
            }
        case .selector(let selector):
            if catalog.actions(ofClass: name).contains(selector) && !isOnlyOfText(selector, ofClass: name)
                || FrameworkMembers.hasMethod(selector, in: catalog.family)
                || catalog.hasMethod(selector, inClass: name)
            {
                return .framework(type: "", isCollection: false)
            }
        }
        var hidden: Located?
        for members in additions(to: name) {
            if let found = Self.find(wanted, in: members) { return .code(found) }
            hidden = hidden ?? Self.findHidden(wanted, in: members)
        }
        let names = catalog.superclasses(of: name)
        if case .value(let key) = wanted {
            if FrameworkMembers.hasValue(key, in: names) || catalog.hasReadable(key, inClass: name) {
                return .framework(type: "", isCollection: false)
            }
            guard FrameworkMembers.knowsValues(of: name) else { return .unknown }
        }
        // A nib can also set a read-only property, such as UITableViewCell's textLabel, through its instance variable.
        if case .key(let key) = wanted,
            FrameworkMembers.hasKey(key, in: names) || catalog.hasReadable(key, inClass: name)
        {
            return .framework(type: "", isCollection: false)
        }
        for members in dependencyAdditions(to: name) {
            if let found = Self.find(wanted, in: members) { return .code(found) }
            hidden = hidden ?? Self.findHidden(wanted, in: members)
        }
        return hidden.map(MemberAnswer.hidden) ?? .missing
    }

    /// Whether AppKit's controllers lack an action that they pass on to what has the focus: texts and views implement it, NSResponder only
    /// names it.
    private func isOnlyOfText(_ selector: String, ofClass className: String) -> Bool {
        guard catalog.family == .cocoa, ["copy:", "cut:", "paste:", "delete:"].contains(selector) else { return false }
        return ["NSViewController", "NSWindowController"].contains { catalog.isClass(className, kindOf: $0) }
    }

    private static func find(_ wanted: Wanted, in members: ClassMembers) -> Located? {
        switch wanted {
        case .selector(let selector): return members.selectors[selector]
        case .key(let key):
            if let found = members.keys[key] { return found }
            let setter = ClassMembers.setter(of: key)
            if let found = members.selectors[setter] ?? members.selectors["_" + setter] { return found }
            return members.keys["is" + setter.dropFirst(3).dropLast()]
        case .value(let key): return members.value(key)
        }
    }

    private static func findHidden(_ wanted: Wanted, in members: ClassMembers) -> Located? {
        switch wanted {
        case .key(let key): return members.hidden[key]
        // Key-value coding reads methods without arguments, too.
        case .value(let key): return members.hidden[key] ?? members.hiddenMethods[key]
        case .selector(let selector): return members.hiddenMethods[selector]
        }
    }

    private static func accepts(_ wanted: Wanted, in members: ClassMembers) -> Bool {
        switch wanted {
        case .key: members.acceptsAnyKey
        case .value: members.answersAnyKey || members.acceptsAnySelector
        case .selector: members.acceptsAnySelector
        }
    }

    // MARK: - Lists

    /// The names of the outlets of a class, those declared in the code first.
    package func outletNames(of objectClass: ObjectClass) -> [String] {
        let own = objectClass.chains.flatMap { $0.members.flatMap(\.outlets) }.map(\.member.name)
        let system = objectClass.framework.map { catalog.outlets(ofClass: $0).map(\.name) } ?? []
        return own + system
    }

    /// The selectors of the actions of a class, those declared in the code first.
    package func actionNames(of objectClass: ObjectClass) -> [String] {
        let own = objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.compactMap(\.member.selector)
        let system = objectClass.framework.map { catalog.actions(ofClass: $0) } ?? []
        return own + system
    }

    /// Whether a framework class or one of its superclasses is known to have an outlet or property of this name.
    package func framework(_ className: String, declares name: String) -> Bool {
        catalog.outlets(ofClass: className).contains { $0.name == name }
            || FrameworkMembers.declares(name, in: catalog.superclasses(of: className))
            || catalog.hasReadable(name, inClass: className)
    }

    /// The names that bindings can read from objects of a class; only those declared in the code.
    package func valueNames(of objectClass: ObjectClass) -> [String] {
        let added = objectClass.framework.map { additions(to: $0) } ?? []
        return (objectClass.chains.flatMap(\.members) + added).flatMap(\.valueNames)
    }

    /// Returns where the code declares the member that a nib sets for a key; nil if the code does not declare it.
    package func located(key: String, of objectClass: ObjectClass) -> CodePosition? {
        if case .code(let found) = self.key(key, of: objectClass) { found.place } else { nil }
    }

    /// What the classes of the code declare that a nib sets for a key: in the class that overrides it and in those overridden.
    package func members(ofKey key: String, _ objectClass: ObjectClass) -> [Located] {
        objectClass.chains.flatMap { chain in chain.members.compactMap { Self.find(.key(key), in: $0) } }
    }

    /// The classes of the code that declare a method: the class that overrides it and those overridden.
    package func holders(ofSelector selector: String, _ objectClass: ObjectClass) -> [String] {
        objectClass.chains.flatMap { chain in
            chain.members.compactMap { Self.find(.selector(selector), in: $0)?.className }
        }
    }

    /// Returns where the code declares a method; nil if it does not.
    package func located(selector: String, of objectClass: ObjectClass) -> CodePosition? {
        if case .code(let found) = method(selector, of: objectClass) { found.place } else { nil }
    }
}
