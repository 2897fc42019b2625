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
        func canHave(_ element: NodeID) -> Bool {
            let name = document.tree.name(element)
            if steps.count == 1, document.catalog.attributeOrder(of: name).knownNames.contains(first.name) {
                return true
            }
            if steps.count > 1, let child = try? document.child(first, of: element) {
                return document.catalog.element(document.tree.name(child))?.isObject != true
            }
            return document.catalog.ownParts(named: first.name, of: name).contains { $0.key == first.name }
        }
        guard !canHave(control), let cell = try? document.child(PropertyPath.Step("cell"), of: control) else {
            return nil
        }
        return canHave(cell) ? cell : nil
    }
}
