import NibDocument
import XMLTree

/// The cell of a macOS control, which has attributes that the control itself lacks.
package enum ControlCell {
    /// Finds the cell that has an attribute or a part, such as a font, on behalf of its control.
    ///
    /// - Parameters:
    ///   - steps: the path from the control.
    ///   - control: the control.
    ///   - document: the document.
    /// - Returns: the cell; nil if the first step is known of the control or not known of its cell.
    package static func holding(
        _ steps: [PropertyPath.Step], of control: NodeID, in document: NibDocument
    ) -> NodeID? {
        guard let first = steps.first, first.index == nil, document.kind.family == .cocoa else { return nil }
        guard !canHave(steps, in: control, of: document),
            let cell = try? document.child(PropertyPath.Step("cell"), of: control)
        else { return nil }
        return canHave(steps, in: cell, of: document) ? cell : nil
    }

    /// Whether an element is known to have what a path names: an attribute, or a part such as a font.
    static func canHave(_ steps: [PropertyPath.Step], in element: NodeID, of document: NibDocument) -> Bool {
        guard let first = steps.first, first.index == nil else { return false }
        let name = document.tree.name(element)
        if steps.count == 1, document.catalog.attributeOrder(of: name).knownNames.contains(first.name) { return true }
        if steps.count > 1, let child = try? document.child(first, of: element) {
            return document.catalog.element(document.tree.name(child))?.isObject != true
        }
        return document.catalog.ownParts(named: first.name, of: name).contains { $0.key == first.name }
    }
}
