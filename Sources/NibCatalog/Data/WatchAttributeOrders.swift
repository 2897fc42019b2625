// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The order of attributes in watchOS documents, by element.
    static let watchAttributeOrders: StaticString = #"""
accessibilityTraits key button staticText image playsSound
action selector destination id
attributedString key
attributes
button width widthAdjustment height heightAdjustment alignment verticalAlignment hidden accessibilityLabel title backgroundImage accessibilityHint enabled id userLabel
calendarUnit key year month day hour minute second weekOfMonth
color key red green blue white alpha colorSpace customColorSpace name cocoaTouchSystemColor systemColor
connections
controller identifier title hidesWhenLoading backgroundImage contentMode spacing animationDuration alwaysBounce id userLabel customClass customModule customModuleProvider
dateFormatterStyle key none medium short
dateLabel alignment textAlignment numberOfLines minimumScaleFactor id
edgeInsets key left right top bottom
exclude reference
font key metaFont size
fontDescription key style type name family weight pointSize
fragment content
gestureRecognizers
glanceController spacing bottomTemplateType topTemplateType id customClass customModule customModuleProvider
group key width widthAdjustment height heightAdjustment alignment verticalAlignment backgroundImage animationDuration alpha contentMode hasDetent hidden layout radius isAccessibilityElement spacing id userLabel
hostingController identifier id userLabel customClass customModule customModuleProvider colorLabel
image name width height
imageView width height alignment verticalAlignment hidden image contentMode initiallyAnimated animationDuration id userLabel
include reference
inferredMetricsTieBreakers
inlineMovie width height alignment id
items
label width widthAdjustment height heightAdjustment alignment verticalAlignment hidden isAccessibilityElement alpha accessibilityLabel text textAlignment numberOfLines baselineAdjustment minimumScaleFactor id userLabel
map height alignment id
mask key
menu key id
menu/items
menuItem title image icon id userLabel
namedColor name
notificationCategory key identifier wantsSashBlur id
notificationController contentMode id userLabel customClass customModule
objects
outlet property destination id
panGestureRecognizer id
paragraphStyle key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
picker width height alignment style focusStyle indicatorMode verticalAlignment id
point key x y
precedingGestureRecognizers
rect key x y width height
scene sceneID
sceneKitScene alignment scene id
segue destination kind relationship identifier id reference
separator height heightAdjustment width alignment verticalAlignment id
slider width alignment enabled verticalAlignment continuous value maximum steps minimumImage maximumImage id
spriteKitScene width height alignment verticalAlignment scene id
string key
swipeGestureRecognizer direction id userLabel
switch width alignment value enabled title id
systemColor name
table alignment layout hidden verticalAlignment spacing id userLabel
table/items
tableRow identifier selectable id customClass customModule customModuleProvider
tapGestureRecognizer numberOfTapsRequired id userLabel reference
timer width alignment minimumScaleFactor hidden textAlignment numberOfLines enabled format previewedSeconds id
variation key backgroundImage height image radius width widthAdjustment spacing text heightAdjustment
"""#
}
