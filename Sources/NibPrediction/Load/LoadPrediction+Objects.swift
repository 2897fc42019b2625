import NibCatalog
import ClassFacts
import NibDocument
import SourceIndex

/// The steps that create objects, wake them and show windows.
extension LoadPrediction {
    /// Adds the steps that create the objects, in document order, each with its initializer.
    func addMakeSteps(_ part: NibParts.Part, to steps: inout [LoadStep]) {
        for object in part.objects.lazy.map({ context.objects[Int($0)] }) {
            let actual = context.actualClass(of: object)
            let initializer = context.initializer(of: object, actual.objectClass)
            let found = actual.objectClass.declaration(of: initializer.selector)
            steps.append(
                step(
                    .make, object: object, className: actual.name, text: initializer.text, at: object.node,
                    attribute: actual.missing == nil ? nil : "customClass", code: found?.place,
                    outcome: making(object, as: actual, found: found, initializer: initializer)))
        }
    }

    private func making(
        _ object: CheckedObject, as actual: ActualClass, found: Located?, initializer: Initializer
    ) -> LoadStep.Outcome {
        if context.isOfUnknownModule(object), let name = object.customClass {
            let text = context.unfoundClass(name, module: object.customModule, of: object)
            return .unknown("no target and no package has its module: \(text.text)")
        }
        if let missing = actual.missing { return .logs(missing) }
        if object.customClass != nil, context.resolver.isOnlyNamed(actual.objectClass) {
            return .unknown(Self.unknownClass(actual.objectClass))
        }
        if let found, found.member.traits.contains(.unavailable) { return .stops(.unavailableCoder) }
        if let loader = loader(of: actual.objectClass, initializer.selector) {
            return .stops(endless(loader))
        }
        return initializer.isCertain ? .happens : .unknown("init(coder:) if its class conforms to NSCoding, else init")
    }

    private func endless(_ loader: Located) -> RuntimeText {
        let name = loader.member.kind == .initializer ? "its initializer" : loader.member.name
        return .endless(loader.className, loader: name, nib: context.nibName)
    }

    /// Returns the method with a selector if it loads the nib whose loading calls it.
    private func loader(of objectClass: ObjectClass, _ selector: String) -> Located? {
        guard let found = objectClass.declaration(of: selector), found.member.loadedNibs.contains(context.nibName)
        else { return nil }
        return found
    }

    /// Returns the array that loading the nib of a xib returns on iOS: its objects at the top level, in the order of the document.
    func returned(by part: NibParts.Part) -> [LoadedNib.Returned] {
        guard !context.isMac else { return [] }
        let top = Set(context.document.children(of: nil))
        let objects = part.objects.lazy.map { context.objects[Int($0)] }
        return objects.filter { top.contains($0.node) }.map { object in
            LoadedNib.Returned(
                id: object.id, label: context.fullName(of: object), className: context.actualClass(of: object).name)
        }
    }

    /// Adds a note about each initializer with a frame, which beginners expect to be called.
    func tellFrames(of part: NibParts.Part, to nib: inout LoadedNib) {
        var seen: Set<CodePosition> = []
        for object in part.objects.lazy.map({ context.objects[Int($0)] }) {
            let objectClass = context.actualClass(of: object).objectClass
            guard let found = objectClass.declaration(of: "initWithFrame:"), seen.insert(found.place).inserted,
                context.initializer(of: object, objectClass).selector == "initWithCoder:"
            else { continue }
            nib.notes.append(
                .init(
                    text: "init(frame:) of \(found.className) is not called for \(context.name(of: object)), "
                        + "which this nib makes with init(coder:)",
                    code: found.place))
        }
    }

    // MARK: - Waking

    /// Adds the steps that send `awakeFromNib`: to the objects that the nib creates and, on macOS, to the owner.
    func addAwakeSteps(_ part: NibParts.Part, to steps: inout [LoadStep]) {
        for object in part.objects.lazy.map({ context.objects[Int($0)] }) {
            steps.append(awake(object, objectClass: context.actualClass(of: object).objectClass))
        }
        if context.isMac, part.role == .xib, owner != .nobody, let object = part.owner {
            steps.append(awake(object, objectClass: ownerClass(object)))
        }
    }

    private func awake(_ object: CheckedObject, objectClass: ObjectClass) -> LoadStep {
        let found = objectClass.declaration(of: "awakeFromNib")
        var outcome = LoadStep.Outcome.happens
        if object.placeholder == nil, let loader = loader(of: objectClass, "awakeFromNib") {
            outcome = .stops(endless(loader))
        }
        return step(
            .awake, object: object, className: objectClass.runtimeName, text: "awakeFromNib", at: object.node,
            code: found?.place, outcome: outcome)
    }

    /// Returns the objects of the document that are not sent `awakeFromNib`.
    func notAwoken(_ part: NibParts.Part) -> [String] {
        guard part.role == .xib else { return part.owner.map { ["\(context.name(of: $0)), made before"] } ?? [] }
        return context.objects.filter { object in
            switch object.placeholder {
            case .owner: !context.isMac
            case .firstResponder: !context.isMac
            case .external: true
            case .application, nil: false
            }
        }.map { context.name(of: $0) }
    }

    // MARK: - Showing

    /// Returns the steps that show windows: UIKit shows only those marked visible at launch, AppKit all except those
    /// marked otherwise.
    func showSteps(_ part: NibParts.Part) -> [LoadStep] {
        let objects = part.objects.lazy.map { context.objects[Int($0)] }
        return objects.filter { $0.element == "window" || $0.element == "panel" }.compactMap { window in
            let value = context.tree.attribute("visibleAtLaunch", of: window.node)
            guard context.isMac ? value != "NO" && part.role == .xib : value == "YES" else { return nil }
            return step(
                .show, object: window, className: context.actualClass(of: window).name,
                text: context.isMac ? "orderFront:" : "makeKeyAndVisible",
                at: window.node)
        }
    }
}
