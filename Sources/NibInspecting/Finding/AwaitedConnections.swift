import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the connections that an object lacks but is of little use without: `action`, or the name of an outlet.
    ///
    /// Objects that clearly need none are left out: menu items with a submenu, separators, spaces in bars, and toolbar items
    /// that hold a view; tables with static cells, with bindings of their own or of a column, or in a table view controller.
    ///
    /// - Parameters:
    ///   - node: the object's element.
    ///   - controllers: the code's classes of controllers.
    /// - Returns: the connections; none for most objects.
    func awaitedConnections(of node: NodeID, knowing controllers: ControllerClasses) -> [String] {
        let controller = placeholder(node) == .owner ? tree.attribute("customClass", of: node) : nil
        let outlet = controller.flatMap { controllers.outlet(of: $0) }
        let awaited = outlet.map { [$0] } ?? catalog.awaitedConnections(ofClass: knownClass(of: node).name)
        guard !awaited.isEmpty else { return [] }
        let parts = [node] + (cell(of: node).map { [$0] } ?? [])
        let connections = parts.flatMap { self.connections(from: $0) }
        return awaited.filter { name in
            if connections.contains(where: { $0.kind == .binding }) { return false }
            if name == "action" {
                return !connections.contains { $0.kind == .action || $0.kind == .segue } && !needsNoAction(node)
            }
            if name == "dataSource", needsNoSource(node) { return false }
            // A controller inside a document has its view as a child, or makes it itself.
            if name == "view" || name == "window", placeholder(node) != .owner { return false }
            return !connections.contains { $0.kind == .outlet && $0.name == name } && !steps(of: node).contains(name)
        }
    }

    private func needsNoAction(_ node: NodeID) -> Bool {
        if steps(of: node).contains(where: { ["submenu", "customView", "view", "menu"].contains($0) }) { return true }
        if tree.attribute("isSeparatorItem", of: node, is: "YES") { return true }
        let spaces = ["flexibleSpace", "fixedSpace"]
        if let item = tree.attribute("systemItem", of: node), spaces.contains(item) { return true }
        // A standard toolbar item gets its action from the framework, and so does one that refers to another item.
        if tree.name(node) == "toolbarItem" {
            return tree.attribute("reference", of: node) != nil
                || tree.attribute("implicitItemIdentifier", of: node)?.hasPrefix("NSToolbar") == true
        }
        if tree.attribute("systemMenu", of: node) != nil { return true }
        // The items of a pop-up button's menu only make a choice; the button sends the action.
        guard tree.name(node) == "menuItem", let menu = container(of: node), let cell = container(of: menu) else {
            return false
        }
        return tree.name(cell) == "popUpButtonCell"
            || catalog.isClass(systemClassName(of: cell), kindOf: "NSSearchField")
    }

    /// Whether a table of macOS gets its contents through a binding of a column: one is enough, because it tells the controller.
    private func hasBoundColumn(_ node: NodeID) -> Bool {
        tree.subtree(node).contains { column in
            tree.name(column) == "tableColumn" && connections(from: column).contains { $0.kind == .binding }
        }
    }

    private func needsNoSource(_ node: NodeID) -> Bool {
        if steps(of: node).contains("sections") || hasBoundColumn(node) { return true }
        guard let holder = container(of: node), tree.attribute("key", of: node, is: "view") else { return false }
        let controllers = ["UITableViewController", "UICollectionViewController"]
        return controllers.contains { catalog.isClass(knownClass(of: holder).name, kindOf: $0) }
    }
}
