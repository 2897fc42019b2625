import NibCatalog
import SourceIndex

/// What the classes of objects have.
extension ClassResolver {
    /// Looks for what a nib sets under a key: an outlet, a property, a setter, an instance variable.
    public func key(_ key: String, of objectClass: ObjectClass) -> Answer {
        search(objectClass, kind: .key(key))
    }

    /// Looks for a method by its selector.
    public func method(_ selector: String, of objectClass: ObjectClass) -> Answer {
        search(objectClass, kind: .selector(selector))
    }

    private enum Wanted {
        case key(String)
        case selector(String)
    }

    private func search(_ objectClass: ObjectClass, kind: Wanted) -> Answer {
        switch objectClass.state {
        case .unknown: return .unknown
        case .absent:
            guard let system = objectClass.system, catalog.isKnownClass(system) else { return .missing }
            return search(framework: system, kind)
        case .framework(let name): return search(framework: name, kind)
        case .code(let chains):
            var best = Answer.missing
            for chain in chains {
                let answer = search(chain, kind)
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

    private func search(_ chain: ClassChain, _ wanted: Wanted) -> Answer {
        var hidden: Located?
        var acceptsAll = false
        for members in chain.members {
            if let found = Self.find(wanted, in: members) { return .code(found) }
            hidden = hidden ?? Self.findHidden(wanted, in: members)
            acceptsAll = acceptsAll || Self.accepts(wanted, members)
        }
        let rest: Answer =
            switch chain.end {
            case .framework(let name): search(framework: name, wanted)
            case .native: .missing
            case .open: .unknown
            }
        switch rest {
        case .code, .framework, .hidden: return rest
        case .missing, .unknown:
            if let hidden { return .hidden(hidden) }
            return acceptsAll ? .unknown : rest
        }
    }

    private func search(framework name: String, _ wanted: Wanted) -> Answer {
        switch wanted {
        case .key(let key):
            if let outlet = catalog.outlets(ofClass: name).first(where: { $0.name == key }) {
                return .framework(type: outlet.type, isCollection: outlet.isCollection)
            }
        case .selector(let selector):
            if catalog.actions(ofClass: name).contains(selector) || FrameworkMembers.methods.contains(selector) {
                return .framework(type: "", isCollection: false)
            }
        }
        var hidden: Located?
        for members in additions(to: name) {
            if let found = Self.find(wanted, in: members) { return .code(found) }
            hidden = hidden ?? Self.findHidden(wanted, in: members)
        }
        if case .key(let key) = wanted, FrameworkMembers.hasProperty(key, in: catalog.superclasses(of: name)) {
            return .framework(type: "", isCollection: false)
        }
        return hidden.map(Answer.hidden) ?? .missing
    }

    private static func find(_ wanted: Wanted, in members: ClassMembers) -> Located? {
        switch wanted {
        case .selector(let selector): return members.selectors[selector]
        case .key(let key):
            if let found = members.keys[key] { return found }
            let setter = ClassMembers.setter(of: key)
            if let found = members.selectors[setter] ?? members.selectors["_" + setter] { return found }
            return members.keys["is" + setter.dropFirst(3).dropLast()]
        }
    }

    private static func findHidden(_ wanted: Wanted, in members: ClassMembers) -> Located? {
        switch wanted {
        case .key(let key): return members.hidden[key]
        case .selector(let selector):
            let base = String(selector.prefix { $0 != ":" })
            if let found = members.hidden[base] { return found }
            // `saveWithSender:` is what Objective-C makes of `save(sender:)`.
            guard let with = base.utf8.indices.first(where: { base[$0...].hasPrefix("With") }) else { return nil }
            return members.hidden[String(base[..<with])]
        }
    }

    private static func accepts(_ wanted: Wanted, _ members: ClassMembers) -> Bool {
        switch wanted {
        case .key: members.acceptsAnyKey
        case .selector: members.acceptsAnySelector
        }
    }

    // MARK: - Lists

    /// The names of the outlets that objects of a class have, the code's first.
    public func outletNames(of objectClass: ObjectClass) -> [String] {
        let own = objectClass.chains.flatMap { $0.members.flatMap(\.outlets) }.map(\.member.name)
        let system = objectClass.framework.map { catalog.outlets(ofClass: $0).map(\.name) } ?? []
        return own + system
    }

    /// The selectors of the actions that objects of a class have, the code's first.
    public func actionNames(of objectClass: ObjectClass) -> [String] {
        let own = objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.compactMap(\.member.selector)
        let system = objectClass.framework.map { catalog.actions(ofClass: $0) } ?? []
        return own + system
    }
}
