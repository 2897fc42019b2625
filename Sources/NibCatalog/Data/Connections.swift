// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Events, triggers, segues and runtime attribute types.
    static let connections: StaticString = #"""
event touchDown a finger goes down in the control
event touchDownRepeat a finger goes down again soon after: tapCount is 2 or more
event touchDragInside a finger moves within the control
event touchDragOutside a finger moves just outside the control
event touchDragEnter a finger is dragged into the control
event touchDragExit a finger is dragged out of the control
event touchUpInside a finger comes up in the control: a tap
event touchUpOutside a finger comes up outside the control
event touchCancel the system takes the touch away, as for a call
event valueChanged the value of the control changes by what the user does
event primaryActionTriggered the main action: a tap, the return key, a remote
event menuActionTriggered a menu is about to be shown by the control
event editingDidBegin a text field begins to be edited
event editingChanged the text of a text field changes
event editingDidEnd editing ends, as another field is tapped
event editingDidEndOnExit editing ends by the return key
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
sender CocoaTouch WKInterfaceButton
plain CocoaTouch WKInterfaceButton
sender CocoaTouch WKInterfaceSlider
plain CocoaTouch WKInterfaceSlider
sender CocoaTouch WKInterfaceSwitch
plain CocoaTouch WKInterfaceSwitch
sender CocoaTouch WKInterfacePicker
plain CocoaTouch WKInterfacePicker
sender CocoaTouch WKMenuItem
plain CocoaTouch WKMenuItem
sender CocoaTouch WKGestureRecognizer
plain CocoaTouch WKGestureRecognizer
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
segue Watch push
segue Watch modal
segue Watch relationship
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
relationship CocoaTouch hostingController nextPage
relationship CocoaTouch notificationController dynamicNotificationInterface
relationship CocoaTouch notificationController dynamicInteractiveNotificationInterface
relationship Cocoa windowController window.shadowedContentViewController
relationship Cocoa tabViewController tabItems
relationship Cocoa splitViewController splitItems
awaits UIControl action
awaits UIBarButtonItem action
awaits UIGestureRecognizer action
awaits UIPickerView dataSource
awaits UITableView dataSource
awaits UICollectionView dataSource
awaits UIViewController view
exempt UITextField
exempt UIPageControl
awaits NSButton action
awaits NSSlider action
awaits NSStepper action
awaits NSSwitch action
awaits NSSegmentedControl action
awaits NSColorWell action
awaits NSMenuItem action
awaits NSGestureRecognizer action
awaits NSToolbarItem action
awaits NSTableView dataSource
awaits NSCollectionView dataSource
awaits NSWindowController window
awaits NSViewController view
exempt NSPopUpButton
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
