import NibCatalog
import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Predicts what happens when a document's nibs are loaded, in order and by platform
/// (Documentation/Format/RunTime.md#phases).
package struct LoadPrediction {
    let context: DocumentContext
    /// The owner that the caller gave.
    let given: LoadOwner
    /// The owner for which the nib is loaded.
    let owner: LoadOwner
    private let kinds: LoadStepKinds

    /// Prepares a prediction.
    ///
    /// - Parameters:
    ///   - context: the document, unchanged since it was parsed, with the code.
    ///   - owner: the owner for which it is loaded; that of the document stands for the one for which code loads the nib.
    package init(_ context: DocumentContext, owner: LoadOwner = .declared) {
        self.context = context
        given = owner
        self.owner = owner == .declared ? LoadOwner(loading: context) : owner
        kinds = LoadStepKinds(in: context)
    }

    /// Returns the nibs of a document in the order in which they are loaded.
    ///
    /// - Parameter scene: the index of a scene of a storyboard, from 0; nil for the whole document.
    /// - Returns: the nibs with their steps; steps after one that ends the program are marked as not reached.
    package func nibs(ofScene scene: Int? = nil) -> [LoadedNib] {
        NibParts(context).parts.filter { scene == nil || $0.scene == scene }.map(nib)
    }

    private func nib(_ part: NibParts.Part) -> LoadedNib {
        let ownerObject = part.owner
        let ownerClass = ownerObject.flatMap(self.ownerClass)
        var nib = LoadedNib(
            name: name(of: part), role: part.role,
            scene: part.scene >= 0 ? context.document.label(ofScene: context.scenes[part.scene]) : nil,
            owner: owner == .nobody && part.role == .xib ? nil : ownerObject.map { context.name(of: $0) },
            ownerID: ownerObject?.id, ownerClass: ownerObject.flatMap { hasClass($0) ? ownerClass?.runtimeName : nil })
        nib.steps.reserveCapacity(2 * part.objects.count + part.attributes.count + part.connections.count)
        addMakeSteps(part, to: &nib.steps)
        addSettingSteps(part, to: &nib.steps)
        addAwakeSteps(part, to: &nib.steps)
        nib.steps += showSteps(part) + finishSteps(part)
        markUnreached(&nib)
        if part.role == .xib {
            tellOwner(of: part, ownerClass: ownerClass, to: &nib)
            nib.returned = returned(by: part)
        }
        tellFrames(of: part, to: &nib)
        nib.notAwoken = notAwoken(part)
        tellSegues(of: part, to: &nib)
        return nib
    }

    /// Whether the owner's class is given by the document or by the caller.
    private func hasClass(_ object: CheckedObject) -> Bool {
        switch owner {
        case .ofClass, .classItself: return true
        case .declared, .nobody: break
        }
        return object.placeholder != .owner || object.customClass != nil
    }

    private func name(of part: NibParts.Part) -> String {
        let document = context.document
        let id = part.root?.id ?? ""
        switch part.role {
        case .xib: return context.nibName
        case .controller:
            guard let root = part.root else { return context.nibName }
            return document.property("storyboardIdentifier", of: root.node)
                ?? "\(context.objectClass(of: root).name)-\(id)"
        case .view:
            let view = part.root.flatMap { root in
                context.tree.elements(in: root.node).first { context.tree.attribute("key", of: $0, is: "view") }
            }
            return "\(id)-view-\(view.flatMap { document.id(of: $0) } ?? "")"
        case .prototype:
            return part.root.flatMap { document.property("reuseIdentifier", of: $0.node) } ?? id
        }
    }

    /// Marks the steps after one that ends the program.
    private func markUnreached(_ nib: inout LoadedNib) {
        guard let stop = nib.steps.firstIndex(where: \.stops) else { return }
        for index in nib.steps.indices[(stop + 1)...] { nib.steps[index].isReached = false }
    }

    /// Returns a step about an object.
    ///
    /// - Parameters:
    ///   - phase: the phase.
    ///   - object: the object.
    ///   - className: its class at run time.
    ///   - text: the step in words; nil for those of the connection that is made.
    ///   - node: the element that causes the step.
    ///   - attribute: the attribute that causes it.
    ///   - code: the code that runs or is set.
    ///   - outcome: the result.
    /// - Returns: the step.
    func step(
        _ phase: LoadStep.Phase, object: CheckedObject, className: String, text: String?, at node: NodeID,
        attribute: String? = nil, code: CodePosition? = nil, outcome: LoadStep.Outcome = .happens
    ) -> LoadStep {
        let place = attribute.flatMap { context.tree.offset(ofAttribute: $0, in: node) }
        // What an attribute is set to is said by one step only.
        let kind =
            phase == .attribute
            ? LoadStep.Kind(in: context, className: className, text: text)
            : kinds.kind(className: className, text: text)
        return LoadStep(
            phase: phase, object: object, cause: node, kind: kind,
            offset: place ?? context.tree.offset(of: node) ?? 0, code: code, outcome: outcome)
    }
}
