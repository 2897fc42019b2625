import SourceIndex
import SwiftSyntax

/// What the attributes and modifiers of a declaration say.
struct DeclarationFacts {
    var member: Member.Traits = []
    var type: TypeDeclaration.Traits = []
    /// The name in `@objc(name)`, without white space.
    var objcName: String?
    /// Whether there is an `@objc`, with or without a name.
    var hasObjC = false

    init(attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, source: SourceText) {
        if !attributes.isEmpty { read(attributes, in: source) }
        for modifier in modifiers { read(modifier) }
    }

    private mutating func read(_ attributes: AttributeListSyntax, in source: SourceText) {
        for element in attributes {
            if let attribute = element.as(AttributeSyntax.self) {
                read(attribute, in: source)
            } else if let condition = element.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .attributes(let attributes) = clause.elements { read(attributes, in: source) }
                }
            }
        }
    }

    private mutating func read(_ attribute: AttributeSyntax, in source: SourceText) {
        switch source.text(attribute.attributeName) {
        case "objc":
            hasObjC = true
            member.insert(.objc)
            type.insert(.objcExtension)
            if let arguments = attribute.arguments { objcName = source.dense(arguments) }
        case "objcMembers": type.insert(.objcMembers)
        case "nonobjc": member.insert(.nonObjC)
        case "IBOutlet": member.formUnion([.outlet, .objc])
        case "IBAction": member.formUnion([.action, .objc])
        case "IBSegueAction": member.formUnion([.segueAction, .objc])
        case "IBInspectable": member.formUnion([.inspectable, .objc])
        case "GKInspectable", "NSManaged": member.insert(.objc)
        case "IBDesignable": type.insert(.designable)
        case "main", "UIApplicationMain", "NSApplicationMain": type.insert(.main)
        default: break
        }
    }

    private mutating func read(_ modifier: DeclModifierSyntax) {
        guard case .keyword(let keyword) = modifier.name.tokenKind else { return }
        switch keyword {
        case .override: member.insert(.override)
        case .static, .class: member.insert(.typeLevel)
        case .weak, .unowned: member.insert(.weak)
        case .required: member.insert(.required)
        case .convenience: member.insert(.convenience)
        case .lazy: member.insert(.lazy)
        case .dynamic: member.insert(.objc)
        // `private(set)` says nothing about the declaration itself
        case .private, .fileprivate:
            guard modifier.detail == nil else { return }
            member.insert(.fileScoped)
            type.insert(.fileScoped)
        default: break
        }
    }
}
