import SourceIndex

/// All places of a file that have the name of an outlet or action, each with what it means.
struct MemberUses {
    let file: CodeFile
    let target: MemberTarget
    let types: ReceiverTypes
    let lookup: any UseLookup
    private(set) var uses: [FoundUse] = []
    /// The offsets of the names in the target's declarations.
    let declared: Set<Int>

    init(_ target: MemberTarget, in file: CodeFile, types: ReceiverTypes, lookup: any UseLookup) {
        (self.target, self.file, self.types, self.lookup) = (target, file, types, lookup)
        declared = target.declared[file.path] ?? []
        if file.declarations.language == .objectiveC {
            uses = ObjCMemberUses(self).uses
        } else if let found = file.uses {
            uses = found.compactMap { self.swift($0) }
        }
        addUnexplained()
        for range in target.keyed[file.path] ?? [] {
            uses.append(FoundUse(range, .byText, because: "key-value coding finds it by the name of the property"))
        }
        uses.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: - What nothing explains

    /// Adds the places that have the name although the syntax does not explain them: those in comments and texts, and what the parser
    /// could not read.
    private mutating func addUnexplained() {
        let known = Set(uses.map(\.range.lowerBound))
        let covered = Coverage(uses.map(\.range))
        let tokens = TokenText(file)
        let names = file.declarations.language == .objectiveC ? target.objectiveCNames : [target.name]
        for name in names {
            for offset in WholeWord.offsets(of: name, in: file.bytes)
            where !known.contains(offset) && !covered.contains(offset) {
                let range = offset..<offset + name.utf8.count
                let index = tokens.index(at: offset)
                let isCode = tokens.isName(index) && tokens.offset(index) == offset
                if !isCode {
                    uses.append(FoundUse(range, .mention, because: "a comment or a string"))
                } else if file.declarations.language == .swift {
                    uses.append(FoundUse(range, .unknown, because: "the code around it is not understood"))
                } else {
                    uses.append(FoundUse(range, .another, because: "another name"))
                }
            }
        }
    }

    // MARK: - Whose member it is

    /// Whose member a name is, by the type of its receiver.
    enum Owner {
        case target
        case other(String)
        /// A protocol that the class adopts declares the name.
        case adopted(String)
        case dynamic
        case unknown
    }

    /// Returns whose member the name is after a value of a type.
    func owner(_ type: ValueType, from place: ReceiverTypes.Viewpoint) -> Owner {
        switch type {
        case .foreign: return .other("a framework's class")
        case .dynamic: return .dynamic
        case .unknown: return .unknown
        case .method: return .other("a method")
        case .value(let text), .meta(let text): return owner(ofTypeNamed: text, from: place)
        }
    }

    private func owner(ofTypeNamed text: String, from place: ReceiverTypes.Viewpoint, depth: Int = 0) -> Owner {
        let type = TypeText(text)
        if type.element != nil { return .other("an array") }
        if type.parts.count > 1 {
            let owners = type.parts.map { owner(ofTypeNamed: $0, from: place, depth: depth + 1) }
            for owner in owners { if case .target = owner { return .target } }
            for owner in owners { if case .other = owner { continue } else { return owner } }
            return owners[0]
        }
        let name = type.name
        if target.family.knows(name) {
            let classes = lookup.classes(named: name)
            let own = Set(lookup.modules(ofFile: file.path))
            let near = classes.filter { !own.isDisjoint(with: $0.modules) }
            let meant = classes.count > 1 && !near.isEmpty ? near : classes
            let isFamily = meant.map(target.family.contains)
            if isFamily.allSatisfy({ $0 }) { return .target }
            return isFamily.contains(true) ? .unknown : .other("another class \(name)")
        }
        if let found = target.adopted[name] { return found ? .adopted(name) : .other(name) }
        if depth < 4, let alias = lookup.alias(named: name), alias != name {
            return owner(ofTypeNamed: alias, from: place, depth: depth + 1)
        }
        return .other(name.isEmpty ? "another type" : name)
    }

    /// Returns the full name of the type whose name is at an offset.
    func ownerName(at offset: Int?, otherwise name: String) -> String {
        file.declarations.types.first { $0.place.offset == offset }?.name ?? name
    }
}

extension CodeFamily {
    /// Whether the class, or a subclass, has a name, in code or at run time.
    func knows(_ name: String) -> Bool {
        members.contains { $0.name == name || $0.name.hasSuffix("." + name) || $0.runtimeName == name }
    }

    /// Whether a class is the class or a subclass.
    func contains(_ other: CodeClass) -> Bool {
        members.contains {
            $0.primary.path == other.primary.path && $0.primary.declaration.place == other.primary.declaration.place
        }
    }
}
