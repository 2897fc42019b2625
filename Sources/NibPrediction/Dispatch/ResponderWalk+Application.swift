import ClassFacts
import NibDocument
import SourceIndex

/// The end of every chain: the application and its delegate.
extension ResponderWalk {
    /// Adds the window, the application and its delegate.
    mutating func finish() {
        if context.isMac {
            finishCocoa()
        } else {
            responders.append(dispatch.outside("the window", className: "UIWindow"))
            responders.append(dispatch.outside("the window scene", className: "UIWindowScene"))
            responders.append(dispatch.outside("the application", className: "UIApplication"))
            addDelegateOfCode()
        }
    }

    private mutating func finishCocoa() {
        let application = document.application.flatMap(context.object)
        let owner = context.objects.first { $0.placeholder == .owner }
        let ownsApplication =
            owner.map { context.resolver.isKind(context.objectClass(of: $0), of: "NSApplication") == true } == true
        let shown = ownsApplication ? owner : application
        let isApplication =
            shown.map { context.resolver.isKind(context.objectClass(of: $0), of: "NSApplication") == true } == true
        if let shown, isApplication {
            add(shown, label: "the application")
        } else {
            responders.append(dispatch.outside("the application", className: "NSApplication"))
        }
        let count = responders.count
        for object in [owner, application].compactMap({ $0 })
        where object.placeholder == .application || ownsApplication {
            addOutlet("delegate", of: object)
        }
        if responders.count == count, !hasDelegate([owner, application]) { addDelegateOfCode() }
        if dispatch.outside("", className: "NSDocumentController").answers {
            addUnknown("the document controller", reason: "answers in an app with documents")
        }
    }

    /// Whether the application's delegate is in the chain already.
    private func hasDelegate(_ objects: [CheckedObject?]) -> Bool {
        objects.contains { object in
            guard let object,
                object.placeholder == .application || context.objectClass(of: object).name == "NSApplication",
                let outlet = document.connection(.outlet, named: "delegate", from: object.node)
            else { return false }
            return seen.contains(outlet.destination)
        }
    }

    private mutating func addDelegateOfCode() {
        guard let found = dispatch.applicationDelegate() else {
            addUnknown("the application's delegate", reason: "its class is not known")
            return
        }
        responders.append(dispatch.outside("the application's delegate", className: found.name))
    }
}
