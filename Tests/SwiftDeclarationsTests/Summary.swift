import SourceIndex

@testable import SwiftDeclarations

/// Describes declarations in one line each, so that tests can be tables.
enum Summary {
    private static let memberTraits: [(Member.Traits, String)] = [
        (.outlet, "outlet"), (.collection, "collection"), (.action, "action"), (.segueAction, "segueAction"),
        (.inspectable, "inspectable"), (.objc, "objc"), (.override, "override"), (.typeLevel, "typeLevel"),
        (.weak, "weak"),
        (.optional, "optional"), (.implicitlyUnwrapped, "iuo"), (.readOnly, "readOnly"), (.fileScoped, "fileScoped"),
        (.required, "required"), (.convenience, "convenience"), (.unavailable, "unavailable"),
        (.conditional, "conditional"),
        (.lazy, "lazy"), (.nonObjC, "nonObjC"), (.loadsNib, "loadsNib"),
    ]
    private static let typeTraits: [(TypeDeclaration.Traits, String)] = [
        (.objcMembers, "objcMembers"), (.designable, "designable"), (.generic, "generic"), (.fileScoped, "fileScoped"),
        (.conditional, "conditional"), (.main, "main"), (.objcExtension, "objcExtension"),
    ]

    static func read(_ text: String) -> FileDeclarations {
        SwiftFile.declarations(in: Array(text.utf8))
    }

    /// Returns a member as `property label: UILabel outlet weak`, with the type and traits that it has.
    static func of(_ member: Member) -> String {
        var text = "\(member.kind) \(member.name)"
        if !member.type.isEmpty { text += ": \(member.type)" }
        for (trait, name) in memberTraits where member.traits.contains(trait) { text += " \(name)" }
        if !member.detail.isEmpty { text += " (\(member.detail.split(separator: "\n").joined(separator: " ")))" }
        return text
    }

    /// Returns a type as `swiftClass A.B = Name: Super, Protocol generic`.
    static func of(_ type: TypeDeclaration) -> String {
        var text = "\(type.kind) \(type.name)"
        if let name = type.runtimeName { text += " = \(name)" }
        if !type.inherited.isEmpty { text += ": \(type.inherited.joined(separator: ", "))" }
        for (trait, name) in typeTraits where type.traits.contains(trait) { text += " \(name)" }
        return text
    }

    /// Returns a use as `performSegue "x" (detail) in Owner`.
    static func of(_ use: CodeUse) -> String {
        var text = "\(use.kind) \"\(use.value)\""
        if !use.detail.isEmpty { text += " (\(use.detail))" }
        if !use.owner.isEmpty { text += " in \(use.owner)" }
        return text
    }
}
