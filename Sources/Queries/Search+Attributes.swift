import NibCatalog
import NibDocument
import XMLTree

/// Attributes of elements and of their parts.
extension Search {
    /// Returns the attribute and its value if a term about it matches; nil if it does not.
    func attribute(_ path: AttributePath, of node: NodeID, passing test: Test) -> String? {
        if let part = part(path.steps, of: node) { return isPart(part, passing: test) ? path.text : nil }
        return test.first(ofValues: values(of: path.steps, of: node)).map { "\(path.text) \($0)" }
    }

    /// Returns an attribute and its value if it compares so with another attribute; nil if it does not.
    ///
    /// Two absent attributes are equal. An absent one does not differ from another, as with values.
    func compare(_ path: AttributePath, with other: AttributePath, of node: NodeID, isEqual: Bool) -> String? {
        let (own, others) = (values(of: path.steps, of: node).first, values(of: other.steps, of: node).first)
        guard isEqual ? own == others : own != nil && own != others else { return nil }
        return "\(path.text) \(own ?? "")"
    }

    /// Returns the value that an attribute of an object has, or has by default; nil if it has none.
    func value(of path: AttributePath, of node: NodeID) -> String? { values(of: path.steps, of: node).first }

    /// Whether neither an attribute nor a part has a value.
    func isMissing(_ path: AttributePath, of node: NodeID) -> Bool {
        part(path.steps, of: node) == nil && written(path.steps, of: node).allSatisfy(\.isEmpty)
    }

    // MARK: - Where attributes are

    /// The values that an attribute has, or has by default where it is not written.
    private func values(of steps: [PropertyPath.Step], of node: NodeID) -> [String] {
        let written = written(steps, of: node)
        if !written.isEmpty { return written }
        guard let last = steps.last, let holder = holder(of: steps, from: node) else { return [] }
        if isFont(holder), last.name == "size" || last.name == "pointSize", let size = namedSize(of: holder) {
            return [size]
        }
        let element = tree.name(holder)
        guard document.knownAttributes(of: element).contains(last.name) else { return [] }
        return document.catalog.defaultValues(of: last.name, element: element)
    }

    /// The size of a font that a name says: one of the system's, or a text style at the default size of text.
    private func namedSize(of font: NodeID) -> String? {
        if let style = tree.attribute("style", of: font) { return FontStyle.fonts[style].map { String(Int($0.size)) } }
        return tree.attribute("metaFont", of: font).flatMap { MetaFont.sizes[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The values that an attribute is written with: in the element that the path leads to, where an object keeps its title, or in the
    /// cell of a control.
    private func written(_ steps: [PropertyPath.Step], of node: NodeID) -> [String] {
        guard let last = steps.last, last.index == nil else { return [] }
        if let holder = holder(of: steps, from: node) {
            // A font has its size as 'size' on macOS, and as 'pointSize' on iOS.
            let sizes = isFont(holder) ? ["size", "pointSize"] : []
            let names = sizes.contains(last.name) ? sizes : [last.name]
            if let value = names.lazy.compactMap({ self.document.property($0, of: holder) }).first { return [value] }
        }
        guard steps.count == 1 else { return [] }
        let titles = document.catalog.titlePaths(tree.name(node)).filter {
            $0.attribute == last.name && !$0.steps.isEmpty
        }
        return titles.compactMap { title in
            let holder = try? document.follow(title.steps.map { PropertyPath.Step($0) }[...], from: node)
            return holder.flatMap { document.property(last.name, of: $0) }
        }
    }

    /// The element that has the attribute at the end of a path.
    private func holder(of steps: [PropertyPath.Step], from node: NodeID) -> NodeID? {
        let parts = steps.dropLast()
        if let holder = follow(parts, from: node), isPlausible(steps, in: holder, isStart: parts.isEmpty, of: node) {
            return holder
        }
        return document.cell(of: node).flatMap { follow(parts, from: $0) }
    }

    /// Whether an attribute is looked for in the object itself rather than in its cell.
    private func isPlausible(_ steps: [PropertyPath.Step], in holder: NodeID, isStart: Bool, of node: NodeID) -> Bool {
        guard isStart, let last = steps.last, document.cell(of: node) != nil else { return true }
        return document.hasProperty(last.name, of: holder)
            || document.knownAttributes(of: tree.name(holder)).contains(last.name)
    }

    /// The element that a path leads to, if it is a part rather than a text.
    private func part(_ steps: [PropertyPath.Step], of node: NodeID) -> NodeID? {
        guard let last = steps.last else { return nil }
        for start in [node, document.cell(of: node)].compactMap({ $0 }) {
            guard let holder = follow(steps.dropLast(), from: start) else { continue }
            if last.index == nil, document.hasProperty(last.name, of: holder) { return nil }
            if let child = child(last, of: holder) { return child }
        }
        return nil
    }

    private func follow(_ steps: ArraySlice<PropertyPath.Step>, from node: NodeID) -> NodeID? {
        var current = node
        for step in steps {
            guard let next = child(step, of: current) else { return nil }
            current = next
        }
        return current
    }

    /// The child that a step leads to. The inspector calls `fontDescription` Font.
    private func child(_ step: PropertyPath.Step, of node: NodeID) -> NodeID? {
        if let child = (try? document.child(step, of: node)) ?? nil { return child }
        guard step.name == "font" else { return nil }
        return (try? document.child(PropertyPath.Step("fontDescription"), of: node)) ?? nil
    }

    /// Whether a part is what a value describes: a color, a font, or numbers in parentheses.
    private func isPart(_ node: NodeID, passing test: Test) -> Bool {
        if test.comparison == .unequal { return !isPart(node, passing: test.replacing(.unequal, by: .equal)) }
        if tree.name(node) == "color" { return isColor(node, passing: test) }
        let texts = tree.attributes(node).filter { $0.name != "key" && $0.name != "id" }.map(\.value)
        if test.text.hasPrefix("("), test.text.hasSuffix(")") {
            let wanted = test.text.dropFirst().dropLast().split(separator: ",").map { Double($0) }
            return wanted == texts.map { Double($0) }
        }
        if isFont(node) { return test.first(ofValues: texts) != nil }
        return test.comparison == .equal && test.text == tree.name(node)
    }
}
