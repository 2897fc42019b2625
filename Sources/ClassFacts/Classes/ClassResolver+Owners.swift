import NibCatalog
import SourceIndex

/// Tells what File's Owner may have at run time, where it can belong to another class than the document says.
extension ClassResolver {
    /// Whether the application, as the owner of a nib, has an outlet or a method.
    func application(_ className: String, has wanted: Wanted) -> Bool {
        switch wanted {
        case .key(let key), .value(let key): catalog.outlets(ofClass: className).contains { $0.name == key }
        case .selector(let selector): catalog.hasMethod(selector, inClass: className)
        }
    }

    /// Whether a class that loads a nib, or whose controller code makes with the nib, has a member.
    func loaderHas(_ wanted: Wanted, nibName: String) -> Bool {
        nibUses(nibName).contains { _, use in
            [use.owner, use.detail].contains { name in
                if chains(named: name).contains(where: { has(wanted, in: $0) }) { return true }
                guard case .framework = search(framework: name, wanted) else { return false }
                return true
            }
        }
    }

    /// Whether every one of the classes that load a nib has a member.
    func have(_ wanted: Wanted, loaders: [String]) -> Bool {
        loaders.allSatisfy { name in
            chains(named: name).contains { chain in
                switch search(chain, for: wanted) {
                case .code, .framework: true
                case .hidden, .missing, .unknown: false
                }
            }
        }
    }

    /// Whether a subclass of an object's class has a member. A document often names the superclass of the class that loads it, and code may
    /// give an object the class of another.
    package func heirHas(_ wanted: Wanted, of objectClass: ObjectClass) -> Bool {
        guard let code else { return false }
        var open = objectClass.chains.map { $0.classes[0].name }
        var seen = Set(open)
        while let name = open.popLast() {
            for heir in code.subclasses(of: name) where seen.insert(heir.name).inserted {
                if chains(named: heir.name).contains(where: { declares(wanted, in: $0) }) { return true }
                open.append(heir.name)
            }
        }
        return false
    }

    private func declares(_ wanted: Wanted, in chain: ClassChain) -> Bool {
        if case .code = search(chain, for: wanted) { true } else { false }
    }

    /// Whether the owner of a nib, whose declared class lacks a member, may at run time belong to a class that has it: a subclass, or a
    /// class whose code loads the nib.
    package func mayHave(_ wanted: Wanted, owner: ObjectClass, nibName: String) -> Bool {
        guard let code else { return true }
        let own = owner.chains.map { $0.classes[0].name }
        var names = own
        var seen = Set(names)
        // A view controller loads the nib that is named like its class, with or without `Controller`.
        for name in [nibName, nibName + "Controller"]
        where !chains(named: name).isEmpty && seen.insert(name).inserted { names.append(name) }
        for use in nibUses(nibName) where !use.use.owner.isEmpty {
            if seen.insert(use.use.owner).inserted { names.append(use.use.owner) }
        }
        var next = 0
        while next < names.count {
            let chains = chains(named: names[next])
            if next >= own.count, chains.contains(where: { has(wanted, in: $0) }) { return true }
            for subclass in code.subclasses(of: names[next]) where seen.insert(subclass.name).inserted {
                names.append(subclass.name)
            }
            next += 1
        }
        return false
    }

    private func has(_ wanted: Wanted, in chain: ClassChain) -> Bool {
        switch search(chain, for: wanted) {
        case .code, .framework, .unknown: true
        case .hidden, .missing: false
        }
    }
}
