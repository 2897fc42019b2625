import NibCatalog
import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Follows a message without a target through the responders of a document
/// (Documentation/Format/RunTime.md#nil-target-dispatch).
package struct Dispatch {
    let context: DocumentContext
    /// The message.
    package let selector: String

    /// Prepares to follow a message.
    package init(_ context: DocumentContext, selector: String) {
        self.context = context
        self.selector = selector
    }

    /// Returns the responder chains for all objects in the document that send the message to First Responder.
    package func chainsOfSenders() -> [ResponderChain] {
        context.connections.filter { connection in
            connection.kind == .action && connection.name == selector
                && context.object(withID: connection.destination)?.placeholder == .firstResponder
        }.compactMap { connection in
            context.source(of: connection).map { chain(from: $0, event: connection.event) }
        }
    }

    /// Returns the responder chain that starts at an object, as first responder or, if it cannot be that, as sender.
    package func chain(from object: CheckedObject, event: String? = nil) -> ResponderChain {
        var walk = context.isMac ? ResponderWalk(self, cocoa: object) : ResponderWalk(self, cocoaTouch: object)
        walk.finish()
        return ResponderChain(
            start: context.fullName(of: object), startID: object.id, event: event, responders: walk.responders)
    }

    // MARK: - Answers

    /// Returns whether objects of a class implement the message.
    func answer(of objectClass: ObjectClass) -> Responder.Answer {
        switch context.resolver.method(selector, of: objectClass) {
        case .code(let located): return .code(located.place)
        case .framework: return frameworkAnswer(objectClass)
        case .hidden(let located): return .unknown("answers if Objective-C sees '\(located.member.name)'")
        case .missing: return .declines
        case .unknown:
            return .unknown(objectClass.name.isEmpty ? "has no class here" : "class '\(objectClass.name)' is not known")
        }
    }

    /// Returns the framework class that implements the message; the responder classes declare some that only text views
    /// implement.
    private func frameworkAnswer(_ objectClass: ObjectClass) -> Responder.Answer {
        let name = objectClass.framework ?? objectClass.system ?? ""
        let owner = context.catalog.superclasses(of: name).last {
            context.catalog.actions(ofClass: $0).contains(selector)
        }
        guard let owner else { return .unknown("class '\(name)' may have it") }
        guard owner == "NSResponder" || owner == "UIResponder" else { return .framework(owner) }
        if let text = Self.textClasses.first(where: { context.catalog.isClass(name, kindOf: $0) }) {
            return .framework(text)
        }
        if name == "NSWindow" || context.catalog.isClass(name, kindOf: "NSWindow"),
            Self.windowActions.contains(selector)
        {
            return .framework("NSWindow")
        }
        return .declines
    }

    /// Classes that edit text, and so implement what responders only declare (Apple's references of UIResponder and
    /// NSResponder).
    private static let textClasses = ["NSText", "UITextField", "UITextView", "UISearchBar"]
    /// The actions that windows implement although only responders declare them.
    private static let windowActions: Set<String> = ["undo:", "redo:"]

    /// Returns an object of the document as a responder.
    func responder(_ object: CheckedObject, label: String? = nil) -> Responder {
        let objectClass = context.actualClass(of: object).objectClass
        return Responder(
            label: label ?? context.fullName(of: object), objectID: object.id, className: objectClass.name,
            answer: answer(of: objectClass))
    }

    /// Returns an object outside the document as a responder, by its class.
    func outside(_ label: String, className: String) -> Responder {
        let root = context.isMac ? "NSResponder" : "UIResponder"
        var asked = context.resolver.objectClass(named: className)
        if asked.chains.isEmpty, !context.catalog.isKnownClass(className) {
            asked = context.resolver.objectClass(named: root)
        }
        return Responder(label: label, objectID: nil, className: className, answer: answer(of: asked))
    }

    /// Whether an object can be part of a responder chain.
    func isResponder(_ object: CheckedObject) -> Bool {
        let root = context.isMac ? "NSResponder" : "UIResponder"
        if object.placeholder == .owner {
            return context.resolver.isKind(context.objectClass(of: object), of: root) != false
        }
        let system = context.catalog.element(object.element)?.className ?? ""
        if context.catalog.isClass(system, kindOf: root) { return true }
        return context.resolver.isKind(context.actualClass(of: object).objectClass, of: root) == true
    }

    /// Whether an object is certainly of a framework class or a subclass of it.
    func isKind(_ object: CheckedObject, of ancestor: String) -> Bool {
        let system = context.catalog.element(object.element)?.className ?? ""
        if context.catalog.isClass(system, kindOf: ancestor) { return true }
        return context.resolver.isKind(context.actualClass(of: object).objectClass, of: ancestor) == true
    }

    /// Returns the part of a sentence that names the classes of the code with the method; empty if there are none.
    func holders() -> String {
        let root = context.isMac ? "NSResponder" : "UIResponder"
        let declared = (context.code?.classesWithOutletsOrActions() ?? []).filter { codeClass in
            context.resolver.isChain(context.resolver.chain(of: codeClass), kindOf: root) == true
        }
        let extended = (context.code?.extensionsWithOutletsOrActions() ?? []).filter {
            context.catalog.isClass($0.name, kindOf: root)
        }
        let classes = declared + extended
        let found = classes.compactMap { codeClass in
            codeClass.firstMember { $0.selector == selector && $0.kind == .method && !$0.traits.contains(.typeLevel) }
        }.sorted { ($0.className, $0.path) < ($1.className, $1.path) }
        guard let first = found.first else { return "" }
        let others = found.count > 1 ? " and \(found.count - 1) more" : ""
        return
            "; in the code '\(first.className)'\(others) \(found.count > 1 ? "have" : "has") it, \(first.path):\(first.member.place.line)"
    }

    /// Returns the class of the application's delegate in the code; nil if none is found.
    func applicationDelegate() -> CodeClass? {
        guard let code = context.code else { return nil }
        let wanted = context.isMac ? "NSApplicationDelegate" : "UIApplicationDelegate"
        func isDelegate(_ codeClass: CodeClass) -> Bool {
            codeClass.parts.contains { ($0.declaration.inherited + $0.declaration.protocols).contains(wanted) }
        }
        for name in ["AppDelegate", "ApplicationDelegate"] {
            if let found = code.classes(named: name).first(where: isDelegate) { return found }
        }
        for root in [wanted, context.isMac ? "NSResponder" : "UIResponder", "NSObject"] {
            if let found = code.subclasses(of: root).first(where: isDelegate) { return found }
        }
        return nil
    }
}
