// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Attributes that hold ids. macOS.
    static let cocoaReferences: StaticString = #"""
outlet destination
action target
binding destination previousBinding
accessibilityConnection destination
segue destination reference popoverAnchorView popoverAnchorBarButtonItem
constraint firstItem secondItem
gridCell row column headOfMergedCell
popUpButtonCell selectedItem
tableView headerView
outlineView headerView outlineTableColumn
document initialViewController
toolbarItem reference
searchToolbarItem reference
toolbar centeredItem
tabView initialItem
"""#
}
