// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The classes of elements in watchOS documents.
    static let watchClasses: StaticString = #"""
button object WKInterfaceButton Button
controller object WKInterfaceController Interface Controller
dateLabel object WKInterfaceDate Date
glanceController object WKInterfaceController Glance Interface Controller
group object WKInterfaceGroup Group
hostingController object WKHostingController Hosting Controller
imageView object WKInterfaceImage Image
inlineMovie object WKInterfaceInlineMovie Inline Movie
label object WKInterfaceLabel Label
map object WKInterfaceMap Map
menu object - Menu
menuItem object WKMenuItem Menu Item
notificationCategory object - Notification Category
notificationController object WKUserNotificationInterfaceController Notification Interface Controller
panGestureRecognizer object WKPanGestureRecognizer Pan Gesture Recognizer
picker object WKInterfacePicker Picker
sceneKitScene object WKInterfaceSCNScene SceneKit Scene
separator object WKInterfaceSeparator Separator
slider object WKInterfaceSlider Slider
spriteKitScene object WKInterfaceSKScene SpriteKit Scene
swipeGestureRecognizer object WKSwipeGestureRecognizer Swipe Gesture Recognizer
switch object WKInterfaceSwitch Switch
table object WKInterfaceTable Table
tableRow object NSObject Table Row
tapGestureRecognizer object WKTapGestureRecognizer Tap Gesture Recognizer
timer object WKInterfaceTimer Timer
"""#
}
