import NibCatalog
import SourceIndex

/// The initializer by which a nib creates an object.
package struct Initializer {
    /// Its selector.
    package let selector: String
    /// Its name in Swift.
    package let text: String
    /// Whether it is certain; false if the object's class may conform to `NSCoding` without our knowing.
    package var isCertain = true

    static let coder = Initializer(selector: "initWithCoder:", text: "init(coder:)")
    static let frame = Initializer(selector: "initWithFrame:", text: "init(frame:)")
    static let plain = Initializer(selector: "init", text: "init")
}

extension DocumentContext {
    /// Returns the initializer that creates an object.
    ///
    /// AppKit creates custom views by `init(frame:)` and custom objects by `init`, unless the document prefers coders.
    /// UIKit uses `init(coder:)` for a custom object if its class conforms to `NSCoding`.
    ///
    /// - Parameters:
    ///   - object: an object that the nib creates.
    ///   - objectClass: the class of which it will be.
    /// - Returns: the initializer.
    package func initializer(of object: CheckedObject, _ objectClass: ObjectClass) -> Initializer {
        switch object.element {
        case "customView" where isMac && !prefersCoder: .frame
        case "customObject" where isMac && !prefersCoder: .plain
        case "customObject": customObjectInitializer(objectClass)
        default: .coder
        }
    }

    /// Whether the document has the setting "Prefer Coder".
    private var prefersCoder: Bool {
        tree.attribute("customObjectInstantitationMethod", of: tree.root, is: "direct")
    }

    private func customObjectInitializer(_ objectClass: ObjectClass) -> Initializer {
        if let framework = objectClass.framework, isCodable(framework) { return .coder }
        guard objectClass.chains.allSatisfy(\.isKnown), !objectClass.chains.isEmpty || objectClass.framework != nil
        else {
            return Initializer(selector: "init", text: "init", isCertain: false)
        }
        let conforms = objectClass.chains.contains { chain in
            chain.classes.contains { codeClass in
                codeClass.parts.contains { part in
                    let named = part.declaration.inherited + part.declaration.protocols
                    return named.contains("NSCoding") || named.contains("NSSecureCoding")
                }
            }
        }
        return conforms ? .coder : .plain
    }

    /// Whether a framework class conforms to `NSCoding` (Apple's references of UIKit and AppKit).
    private func isCodable(_ framework: String) -> Bool {
        let codable = [
            "UIView", "UIViewController", "UIBarItem", "UIGestureRecognizer", "UINavigationItem", "NSView", "NSCell",
            "NSMenu",
            "NSMenuItem", "NSController", "NSViewController", "NSWindowController",
        ]
        return codable.contains { catalog.isClass(framework, kindOf: $0) }
    }
}
