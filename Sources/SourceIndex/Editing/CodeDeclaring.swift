/// Declares outlets and actions where Xcode puts them.
public enum CodeDeclaring {
    /// Declares an outlet in a class.
    ///
    /// - Parameters:
    ///   - outlet: what is declared.
    ///   - codeClass: the class that gets it.
    ///   - inherited: the superclasses that the code declares, whose names cannot be taken.
    ///   - bytes: gives the bytes of a file of the class.
    /// - Returns: the changes that declare it.
    /// - Throws: `CodeEditError` when the name cannot be taken, or a file cannot be changed.
    public static func declare(
        _ outlet: NewOutlet, in codeClass: CodeClass, inherited: [CodeClass] = [], bytes: (String) throws -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        try outlet.check(codeClass, inherited)
        if codeClass.isSwift {
            let place = try SwiftPlace(codeClass.primary, bytes)
            return place.first([outlet.swift], after: { $0.traits.contains(.outlet) })
        }
        let part = try ObjectiveCPlace.partForOutlets(codeClass)
        let place = try ObjectiveCPlace(part, bytes)
        return place.outlet(outlet)
    }

    /// Declares an action in a class, with an empty body.
    ///
    /// - Parameters:
    ///   - action: what is declared.
    ///   - codeClass: the class that gets it.
    ///   - inherited: the superclasses that the code declares, whose selectors cannot be taken.
    ///   - bytes: gives the bytes of a file of the class.
    /// - Returns: the changes that declare it.
    /// - Throws: `CodeEditError` when the selector cannot be taken, or a file cannot be changed.
    public static func declare(
        _ action: NewAction, in codeClass: CodeClass, inherited: [CodeClass] = [], bytes: (String) throws -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        try action.check(codeClass, inherited)
        if codeClass.isSwift {
            let part = partForActions(codeClass)
            return try SwiftPlace(part, bytes).last(action.swift, after: { $0.traits.contains(.action) })
        }
        let implementation = codeClass.parts.first {
            $0.declaration.kind == .objcImplementation && $0.declaration.category.isEmpty
        }
        var changes: [CodeChange] = []
        if let part = ObjectiveCPlace.partForActions(codeClass, isDefined: implementation != nil) {
            changes += try ObjectiveCPlace(part, bytes).actionHead(action)
        }
        if let implementation { changes += try ObjectiveCPlace(implementation, bytes).actionBody(action) }
        return changes
    }

    /// The part of a Swift class with its actions: the declaring one, or else the extension that has some.
    private static func partForActions(_ codeClass: CodeClass) -> CodeClass.Part {
        func hasActions(_ part: CodeClass.Part) -> Bool {
            part.language == .swift
                && part.declaration.members.contains {
                    $0.traits.contains(.action) && !$0.traits.contains(.conditional)
                }
        }
        if hasActions(codeClass.primary) { return codeClass.primary }
        return codeClass.parts.first(where: hasActions) ?? codeClass.primary
    }
}
