/// The keys that documents give to children, by the archive fields that hold them.
enum ChildKeys {
    private static let byField: [String: String] = [
        // AppKit
        "NSWindowView": "contentView", "NSContentView": "contentView", "NSSubmenu": "submenu", "NSMenu": "menu",
        "NSCell": "cell", "NSDataCell": "dataCell", "NSHeaderView": "headerView", "NSHScroller": "horizontalScroller",
        "NSVScroller": "verticalScroller", "NSView": "view", "NSFormatter": "formatter", "NSToolbar": "toolbar",
        "NSToolbarItemView": "view", "IBWindowTemplate": "window", "NSProtoCell": "prototype",
        "NSCornerView": "cornerView",
        "NSMinColumn": "column",
        // UIKit, compiled and in archives
        "UIView": "view", "IBUIView": "view", "UINavigationItem": "navigationItem",
        "IBUINavigationItem": "navigationItem",
        "UITabBarItem": "tabBarItem", "IBUITabBarItem": "tabBarItem", "UIContentView": "contentView",
        "IBUIContentView": "contentView", "UITableHeaderView": "tableHeaderView",
        "IBUITableHeaderView": "tableHeaderView",
        "UITableFooterView": "tableFooterView", "IBUITableFooterView": "tableFooterView",
        "UINavigationBar": "navigationBar", "IBUINavigationBar": "navigationBar", "UITabBar": "tabBar",
        "IBUITabBar": "tabBar", "UIToolbar": "toolbar", "IBUIToolbar": "toolbar", "UITitleView": "titleView",
        "IBUITitleView": "titleView", "IBUIRootViewController": "rootViewController",
        "UILeftBarButtonItem": "leftBarButtonItem", "IBUILeftBarButtonItem": "leftBarButtonItem",
        "UIRightBarButtonItem": "rightBarButtonItem", "IBUIRightBarButtonItem": "rightBarButtonItem",
        "UIBackBarButtonItem": "backBarButtonItem", "IBUIBackBarButtonItem": "backBarButtonItem",
    ]

    /// Returns the keys of all children that an object holds in one of the listed fields.
    static func keys(of object: Int32, in graph: ArchiveGraph) -> [Int32: String] {
        var keys: [Int32: String] = [:]
        for field in graph.fields(of: object) {
            guard case .object(let child) = field.value, keys[child] == nil,
                let key = byField[graph.names[Int(field.key)]]
            else { continue }
            keys[child] = key
        }
        return keys
    }
}
