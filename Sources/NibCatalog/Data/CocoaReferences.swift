// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Attributes that hold ids. macOS.
    static let cocoaReferences: StaticString = #"""
* reference
outlet destination
outletCollection destination
action destination target
binding destination previousBinding
accessibilityConnection destination
segue destination popoverAnchorView popoverAnchorBarButtonItem
constraint firstItem secondItem
document initialViewController
designable name
gridCell row column headOfMergedCell
popUpButtonCell selectedItem
tableView headerView
outlineView headerView outlineTableColumn
toolbar centeredItem
tabView initialItem
"""#
}
