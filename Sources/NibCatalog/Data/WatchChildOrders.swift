// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The order of children in watchOS documents, by element.
    static let watchChildOrders: StaticString = #"""
accessibilityTraits
action
attributedString fragment
attributes font@NSFont paragraphStyle@NSParagraphStyle
button group@contentGroup accessibilityTraits@accessibilityTraits color@titleColor color@backgroundColor fontDescription@font connections variation@device=watch42mm
calendarUnit
color
connections outlet action segue
controller items color@backgroundColor variation@device=watch38mm menu@menu edgeInsets@margins connections variation@default variation@device=watch42mm
dateFormatterStyle
dateLabel dateFormatterStyle@dateStyle dateFormatterStyle@timeStyle
edgeInsets
exclude
font
fontDescription
fragment attributes
gestureRecognizers tapGestureRecognizer panGestureRecognizer swipeGestureRecognizer
glanceController items edgeInsets@margins connections
group items color@backgroundColor gestureRecognizers variation@device=watch38mm variation@device=watch40mm variation@device=watch41mm accessibilityTraits@accessibilityTraits edgeInsets@margins variation@device=watch42mm variation@device=watch44mm variation@device=watch45mm connections
hostingController connections
image
imageView variation@device=watch42mm color@tintColor variation@device=watch38mm
include
inferredMetricsTieBreakers segue
inlineMovie
items label group button imageView table separator dateLabel map picker spriteKitScene sceneKitScene inlineMovie timer slider switch
label color@textColor fontDescription@font attributedString@userComments variation@device=watch42mm string@text variation@device=watch38mm variation@device=watch40mm
map variation@device=watch42mm
mask exclude include
menu items
menu/items menuItem
menuItem connections
namedColor color
notificationCategory color@sashColor rect@frame
notificationController items notificationCategory@notificationCategory color@backgroundColor connections
objects controller notificationController hostingController glanceController
outlet
panGestureRecognizer precedingGestureRecognizers connections
paragraphStyle
picker connections
point
precedingGestureRecognizers tapGestureRecognizer
rect
scene objects point@canvasLocation
sceneKitScene gestureRecognizers
segue
separator color@color
slider color@color connections
spriteKitScene gestureRecognizers
string
swipeGestureRecognizer connections
switch color@tintColor connections
systemColor color
table items
table/items tableRow
tableRow group@rootItem connections
tapGestureRecognizer precedingGestureRecognizers connections
timer color@textColor fontDescription@font calendarUnit@units
variation edgeInsets@margins mask@items fontDescription@font
"""#
}
