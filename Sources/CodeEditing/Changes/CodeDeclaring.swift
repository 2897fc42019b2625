import SourceIndex

/// Declares outlets and actions where Xcode puts them.
package enum CodeDeclaring {
    /// Declares an outlet in a class.
    ///
    /// - Parameters:
    ///   - outlet: the outlet to declare.
    ///   - codeClass: the class that is to declare it.
    ///   - inherited: its superclasses in the code; their names cannot be used again.
    ///   - bytes: returns the bytes of a file of the class.
    /// - Returns: the changes that declare it.
    /// - Throws: `CodeEditError` if the name cannot be used or a file cannot be changed.
    package static func declare<Failure: Error>(
        _ outlet: NewOutlet, in codeClass: CodeClass, inherited: [CodeClass] = [],
        bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        try outlet.check(codeClass, inherited: inherited)
        if codeClass.isSwift {
            let place = try SwiftPlace(codeClass.primary, bytes: bytes)
            return place.first([outlet.swift], after: { $0.traits.contains(.outlet) })
        }
        let part = try ObjectiveCPlace.partForOutlets(codeClass)
        let place = try ObjectiveCPlace(part, bytes: bytes)
        return place.outlet(outlet)
    }

    /// Declares an action in a class, with an empty body.
    ///
    /// - Parameters:
    ///   - action: the action to declare.
    ///   - codeClass: the class that is to declare it.
    ///   - inherited: its superclasses in the code; their selectors cannot be used again.
    ///   - bytes: returns the bytes of a file of the class.
    /// - Returns: the changes that declare it.
    /// - Throws: `CodeEditError` if the selector cannot be used or a file cannot be changed.
    package static func declare<Failure: Error>(
        _ action: NewAction, in codeClass: CodeClass, inherited: [CodeClass] = [],
        bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        try action.check(codeClass, inherited: inherited)
        if codeClass.isSwift {
            let part = partForActions(codeClass)
            return try SwiftPlace(part, bytes: bytes).last(action.swift, after: { $0.traits.contains(.action) })
        }
        let implementation = codeClass.parts.first {
            $0.declaration.kind == .objcImplementation && $0.declaration.category.isEmpty
        }
        var changes: [CodeChange] = []
        if let part = ObjectiveCPlace.partForActions(codeClass, isDefined: implementation != nil) {
            changes += try ObjectiveCPlace(part, bytes: bytes).actionHead(action)
        }
        if let implementation { changes += try ObjectiveCPlace(implementation, bytes: bytes).actionBody(action) }
        return changes
    }

    /// Returns the part of a Swift class that gets an action: the class itself, unless only an extension has actions.
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
