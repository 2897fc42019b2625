// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Events, triggers, segues and runtime attribute types.
    static let connections: StaticString = #"""
event touchDown
event touchDownRepeat
event touchDragInside
event touchDragOutside
event touchDragEnter
event touchDragExit
event touchUpInside
event touchUpOutside
event touchCancel
event valueChanged
event primaryActionTriggered
event menuActionTriggered
event editingDidBegin
event editingChanged
event editingDidEnd
event editingDidEndOnExit
default UIButton touchUpInside
default UITextField editingDidEnd
default UISlider valueChanged
default UISwitch valueChanged
default UIStepper valueChanged
default UISegmentedControl valueChanged
default UIPageControl valueChanged
default UIDatePicker valueChanged
default UIRefreshControl valueChanged
default UIColorWell valueChanged
default UIControl touchUpInside
sender CocoaTouch UIControl
sender CocoaTouch UIBarButtonItem
sender CocoaTouch UIGestureRecognizer
sender CocoaTouch UIKeyCommand
plain CocoaTouch UIBarButtonItem
plain CocoaTouch UIGestureRecognizer
plain CocoaTouch UIKeyCommand
sender Cocoa NSControl
sender Cocoa NSActionCell
sender Cocoa NSMenuItem
sender Cocoa NSToolbarItem
sender Cocoa NSGestureRecognizer
plain Cocoa NSObject
trigger NSTableView doubleAction
trigger NSBrowser doubleAction
trigger NSMatrix doubleAction
trigger NSPathControl doubleAction
segue CocoaTouch show
segue CocoaTouch showDetail
segue CocoaTouch presentation
segue CocoaTouch popoverPresentation
segue CocoaTouch embed
segue CocoaTouch unwind
segue CocoaTouch custom
segue CocoaTouch relationship
segue CocoaTouch push
segue CocoaTouch modal
segue Cocoa show
segue Cocoa sheet
segue Cocoa modal
segue Cocoa popover
segue Cocoa embed
segue Cocoa custom
segue Cocoa relationship
relationship CocoaTouch navigationController rootViewController
relationship CocoaTouch tabBarController viewControllers
relationship CocoaTouch splitViewController masterViewController
relationship CocoaTouch splitViewController detailViewController
relationship CocoaTouch splitViewController supplementaryViewController
relationship CocoaTouch controller nextPage
relationship Cocoa windowController window.shadowedContentViewController
relationship Cocoa tabViewController tabItems
relationship Cocoa splitViewController splitItems
runtime boolean attribute
runtime string attribute
runtime number integer,real
runtime color color
runtime point point
runtime size size
runtime rect rect
runtime range range
runtime image attribute
runtime nil none
"""#
}
