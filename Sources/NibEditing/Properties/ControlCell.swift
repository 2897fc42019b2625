import NibDocument
import XMLTree

/// The cell of a macOS control, which has attributes that the control itself lacks.
package enum ControlCell {
    /// Finds the cell that has an attribute on behalf of its control.
    ///
    /// - Parameters:
    ///   - steps: the path from the control.
    ///   - control: the control.
    ///   - document: the document.
    /// - Returns: the cell; nil if the path has more than one step, or if the attribute is known of the control or not known of
    ///   its cell.
    package static func holding(
        _ steps: [PropertyPath.Step], of control: NodeID, in document: NibDocument
    ) -> NodeID? {
        guard steps.count == 1, steps[0].index == nil, document.kind.family == .cocoa else { return nil }
        func canHave(_ element: NodeID) -> Bool {
            document.catalog.attributeOrder(of: document.tree.name(element)).knownNames.contains(steps[0].name)
        }
        guard !canHave(control), let cell = try? document.child(PropertyPath.Step("cell"), of: control) else {
            return nil
        }
        return canHave(cell) ? cell : nil
    }
}
