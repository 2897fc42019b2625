/// The fields of archives that a document has no counterpart for, with the reasons.
///
/// The 352 documents that Xcode made of archives show that it writes nothing for them (Documentation/Format/Bytes.md#old-archives).
enum NoCounterpart {
    /// Why a document has nothing for a field.
    enum Reason {
        /// It says how the archive is encoded, or what Interface Builder needed for its own windows.
        case bookkeeping
        /// It follows from the hierarchy or from what else the document says.
        case implied
        /// It is state at run time, which loading computes again.
        case runTime
    }

    private struct Row {
        let classes: String
        let reason: Reason
        let keys: [String]
    }

    /// A class name of the table that stands for every class.
    private static let any = "*"

    private static let rows = [
        Row(
            classes: any, reason: .implied,
            keys: [
                "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSControlView", "NSTableView", "NSMenu",
                "NSTabView", "NSAllowsLogicalLayoutDirection",
            ]),
        Row(
            classes: any, reason: .bookkeeping,
            keys: [
                "NSCellIdentifier", "NSTextFieldAlignmentRectInsetsVersion", "NSDragTypes", "NSControlVersion",
                "showSeguePresentationStyle",
            ]),
        Row(
            classes: "NSMenuItem", reason: .runTime,
            keys: ["NSMnemonicLoc", "NSAction", "NSTarget", "NSMenu"]),
        Row(
            classes: "NSButtonCell NSPopUpButtonCell NSMenuItem", reason: .runTime,
            keys: ["NSMenuItemRespectAlignment", "NSAccessibilityOverriddenAttributes"]),
        Row(
            classes: "NSScroller", reason: .runTime,
            keys: [
                "NSPercent", "NSTarget", "NSAction", "NSControlTarget", "NSControlAction", "NSEnabled", "NSArrowsLoc",
            ]),
        Row(
            classes: "NSScrollView", reason: .implied,
            keys: ["NSMinMagnification", "NSMaxMagnification", "NSMagnification", "NMagnification", "NSCornerView"]),
        Row(classes: "NSClipView", reason: .implied, keys: ["NSCursor", "NSAutomaticallyAdjustsContentInsets"]),
        Row(
            classes: "NSTableView NSOutlineView NSComboTableView", reason: .runTime,
            keys: [
                "NSCornerView", "NSDelegate", "NSDataSource", "NSTableViewGroupRowStyle",
                "NSDraggingSourceMaskForLocal", "NSDraggingSourceMaskForNonLocal",
            ]),
        Row(
            classes: "NSWindowTemplate", reason: .implied,
            keys: ["NSViewClass", "NSUserInterfaceItemIdentifier"]),
        Row(classes: "NSBox", reason: .implied, keys: ["NSOffsets", "NSBounds"]),
        Row(classes: "NSTabViewItem", reason: .implied, keys: ["NSColor"]),
        Row(classes: "NSColor", reason: .implied, keys: ["NSColor", "NSLinearExposure", "NSComponents"]),
        Row(classes: "NSSearchFieldCell", reason: .implied, keys: ["NSSearchButtonCell", "NSCancelButtonCell"]),
        Row(
            classes: "NSComboBoxCell NSComboBox", reason: .runTime, keys: ["NSTableView", "NSDelegate", "NSDataSource"]),
        Row(classes: "NSMatrix NSForm", reason: .runTime, keys: ["NSFont", "NSCellClass", "NSSelectedCell"]),
        Row(classes: "NSColorWell", reason: .runTime, keys: ["NSIsBordered"]),
        Row(classes: "NSImageView NSPathControl", reason: .runTime, keys: ["NSEditable"]),
        Row(
            classes: "NSNibBindingConnector", reason: .bookkeeping,
            keys: ["NSSource", "NSDestination", "NSLabel", "NSNibBindingConnectorVersion"]),
        Row(classes: "NSUserDefaultsController", reason: .implied, keys: ["NSAppliesImmediately"]),
    ]

    private static let table: [String: Set<String>] = {
        var table: [String: Set<String>] = [:]
        for row in rows {
            for name in row.classes.split(separator: " ") { table[String(name), default: []].formUnion(row.keys) }
        }
        return table
    }()

    /// Whether a field of a class has no counterpart.
    static func has(_ key: String, in className: String) -> Bool {
        table[any]?.contains(key) == true || table[className]?.contains(key) == true
    }
}
