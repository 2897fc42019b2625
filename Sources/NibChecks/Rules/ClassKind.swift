import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Classes that do not derive from their element's class.
    static let classKind = Rule(
        "class-kind", severity: .error, needsCode: false,
        summary: "a customClass that does not derive from the class of its element",
        rationale: """
            The nib is read as the element's class wrote it: the content of a table view cell, the title of a button. \
            A class that does not derive from that class ignores what it does not know, or throws. It is an error if \
            the element is a view, a controller, a window or a gesture recognizer and the class is not, or if the \
            class is one of the other platform, and a warning otherwise. If the element has nothing that the class \
            ignores, as an image view without an image, it is a note.
            """,
        check: { context, findings in
            for object in context.objects {
                guard let name = object.customClass, object.placeholder == nil, object.element != "customObject",
                    context.catalog.element(object.element)?.isObject == true,
                    let system = context.systemClass(of: object), system != "NSObject"
                else { continue }
                let isElsewhere = context.resolver.isOfOtherPlatform(
                    name, module: object.customModule, isTarget: object.moduleProvider == "target")
                guard isElsewhere || context.resolver.derives(context.objectClass(of: object), from: system) == false
                else { continue }
                let kinds =
                    context.isMac
                    ? ["NSView", "NSViewController", "NSWindow"]
                    : ["UIView", "UIViewController", "UIGestureRecognizer"]
                let kind = kinds.first { context.catalog.isClass(system, kindOf: $0) }
                let isOther =
                    kind.map { context.resolver.derives(context.objectClass(of: object), from: $0) == false } ?? false
                let platform = context.isMac ? "UIKit" : "AppKit"
                findings.add(
                    isOther || isElsewhere ? .error : isBare(object, in: context) ? .note : .warning,
                    "class '\(name)' of \(context.document.typeName(of: object.node)) does not derive from \(system)"
                        + (isElsewhere ? ", but from a class of \(platform)" : ""),
                    at: object.node, attribute: "customClass", object: object, in: context,
                    declaration: context.resolver.chains(named: name).first?.classes[0].place)
            }
        })

    /// Whether the element has nothing that only its own class reads: no image, or no cells of a static table.
    private static func isBare(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        let tree = context.tree
        switch object.element {
        case "imageView":
            return ["image", "highlightedImage"].allSatisfy { tree.attribute($0, of: object.node) == nil }
        case "tableViewController", "collectionViewController":
            return !tree.subtree(object.node).contains {
                ["tableViewSection", "prototypes", "cells"].contains(tree.name($0))
            }
        default: return false
        }
    }
}
