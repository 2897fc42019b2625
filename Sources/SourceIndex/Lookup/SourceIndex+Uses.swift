extension SourceIndex {
    /// Returns the uses of a kind in all files, each with its file; constants of other files are replaced by their values.
    package func uses(of kind: CodeUse.Kind) -> [(path: String, use: CodeUse)] {
        let files = read(nameIndex.files(mentioning: .use(kind)))
        return files.flatMap { path, file in
            file.uses.filter { $0.kind == kind }.map { (path, resolved($0)) }
        }
    }

    /// Sets the value of a use if another file defines its expression.
    private func resolved(_ use: CodeUse) -> CodeUse {
        guard use.value.isEmpty else { return use }
        let isRegistration = use.kind == .registeredNib || use.kind == .registeredClass
        let written = use.written.isEmpty && !isRegistration ? use.detail : use.written
        guard !written.isEmpty,
            let value = value(of: written, owner: use.owner) ?? implicitValue(of: written, as: use.kind)
                ?? (use.kind == .instantiatedNib ? nib(of: written, owner: use.owner) : nil)
        else { return use }
        var use = use
        use.value = value
        return use
    }

    /// Returns the value of `.constant`, which extensions of the type that AppKit has for such a name declare, or of the text that it is.
    private func implicitValue(of expression: String, as kind: CodeUse.Kind) -> String? {
        let member = String(expression.dropFirst())
        guard expression.utf8.first == Byte.period, isName(member), let type = Self.typesOfNames[kind] else {
            return nil
        }
        let found = [type, "String"].flatMap { name in
            members(named: member, ofType: CodeNameIndex.last(name)) { $0 == name || $0 == CodeNameIndex.last(name) }
        }
        return found.allSatisfy(isConstant) ? onlyValue(of: found) : nil
    }

    /// The types of the names and identifiers of AppKit, by what is named (Apple's documentation of the methods that take them).
    private static let typesOfNames: [CodeUse.Kind: String] = [
        .nibName: "NSNib.Name", .instantiatedNib: "NSNib.Name", .storyboardName: "NSStoryboard.Name",
        .storyboardIdentifier: "NSStoryboard.SceneIdentifier", .performSegue: "NSStoryboardSegue.Identifier",
        .segueIdentifier: "NSStoryboardSegue.Identifier", .reuseIdentifier: "NSUserInterfaceItemIdentifier",
        .optionalIdentifier: "NSUserInterfaceItemIdentifier", .imageName: "NSImage.Name", .colorName: "NSColor.Name",
    ]

    /// Returns the value of `Type.constant`, `Type.case.rawValue`, `Self.constant`, `String(describing: Type.self)` or the name of a
    /// constant; nil if no file defines it, or several define different values.
    private func value(of expression: String, owner: String) -> String? {
        if Self.namesOfOwnClass.contains(expression.filter { $0 != " " }) { return nameOfOnlyClass(owner) }
        // A type that no file declares may be a parameter of the function.
        if let name = describedType(expression) { return nameIndex.isDeclared(name) ? name : nil }
        var parts = expression.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.last == "rawValue" { parts.removeLast() }
        guard let member = parts.popLast(), isName(member), parts.allSatisfy(isName) else { return nil }
        var type = parts.last ?? ""
        if type == "self" || type == "Self" { type = CodeNameIndex.last(owner) }
        // A member of the type around it hides a global constant.
        if type.isEmpty, !owner.isEmpty {
            let own = members(named: member, ofType: CodeNameIndex.last(owner))
            if !own.isEmpty { return own.allSatisfy(isConstant) ? onlyValue(of: own) : nil }
        }
        return onlyValue(of: members(named: member, ofType: type))
    }

    /// How Swift and Objective-C write the name of the class of `self`.
    private static let namesOfOwnClass: Set<String> = [
        "String(describing:type(of:self))", "String(describing:self)", "String(describing:Self.self)",
        "\"\\(type(of:self))\"", "\"\\(Self.self)\"", "\"\\(self)\"", "NSStringFromClass([selfclass])",
        "NSStringFromClass(self.class)", "NSStringFromClass(self)", "[[selfclass]description]",
        "[self.classdescription]",
    ]

    /// Returns the name of a class that has no subclass, which is that of `self` in its code; nil for anything else.
    private func nameOfOnlyClass(_ owner: String) -> String? {
        let name = CodeNameIndex.last(owner)
        return !name.isEmpty && classes(named: name).count == 1 && subclasses(of: name).isEmpty ? name : nil
    }

    /// Returns the name of the only nib that a property or method makes, such as `nib` or `Card.nib`; nil if it makes none or several.
    private func nib(of expression: String, owner: String) -> String? {
        var parts = expression.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let member = parts.popLast(), isName(member), parts.allSatisfy(isName) else { return nil }
        let type = parts.last ?? CodeNameIndex.last(owner)
        let nibs = Set(members(named: member, ofType: type).flatMap(\.loadedNibs))
        return nibs.count == 1 ? nibs.first : nil
    }

    /// Returns the members of a name that the types of a name have in all files; those of the empty name are global. A file that no target
    /// builds, such as a script, has none that others see.
    private func members(
        named name: String, ofType type: String, where isType: (String) -> Bool = { _ in true }
    ) -> [Member] {
        read(nameIndex.files(of: type)).flatMap { path, file in
            let declarations = file.types.filter { CodeNameIndex.last($0.name) == type && isType($0.name) }
            let found = declarations.flatMap(\.members).filter { $0.name == name }
            return found.isEmpty || targets(ofFile: path)?.isEmpty == true ? [] : found
        }
    }

    private func onlyValue(of members: [Member]) -> String? {
        let values = Set(members.filter(isConstant).map(\.type))
        return values.count == 1 ? values.first : nil
    }

    private func isConstant(_ member: Member) -> Bool {
        (member.kind == .constant || member.kind == .enumCase) && !member.type.isEmpty
    }

    private func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(Byte.isName) }

    /// Returns the type in `String(describing: Type.self)`.
    private func describedType(_ expression: String) -> String? {
        guard expression.hasPrefix("String(describing:"), expression.hasSuffix(".self)") else { return nil }
        let name = expression.dropFirst(18).dropLast(6).drop { $0 == " " }
        return isName(String(name)) && name != "self" && name != "Self" ? String(name) : nil
    }
}
