// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Attributes that hold ids. iOS.
    static let cocoaTouchReferences: StaticString = #"""
outlet destination
outletCollection destination
action destination
segue destination reference popoverAnchorView popoverAnchorBarButtonItem
constraint firstItem secondItem
tableViewCellContentView tableViewCell
tableViewCell textLabel detailTextLabel
document initialViewController
exclude reference
include reference
tapGestureRecognizer reference
designable name
"""#
}
