// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The order of attributes in watchOS documents, by element.
    static let watchAttributeOrders: StaticString = #"""
accessibilityTraits key button staticText image playsSound
action selector destination id
attributedString key
attributes
button width height alignment verticalAlignment accessibilityLabel title backgroundImage accessibilityHint enabled id userLabel
calendarUnit key year month day hour minute second weekOfMonth
color key red green blue white alpha colorSpace customColorSpace name cocoaTouchSystemColor
connections
controller identifier title hidesWhenLoading backgroundImage contentMode spacing alwaysBounce id userLabel customClass customModule customModuleProvider
dateFormatterStyle key none medium short
dateLabel alignment minimumScaleFactor id
edgeInsets key left right top bottom
font key metaFont size
fontDescription key style type weight pointSize
fragment content
gestureRecognizers
glanceController spacing topTemplateType id customClass customModule customModuleProvider
group key width widthAdjustment height heightAdjustment alignment verticalAlignment backgroundImage alpha contentMode hasDetent hidden layout radius isAccessibilityElement spacing id userLabel
hostingController identifier id userLabel customClass customModule customModuleProvider colorLabel
image name width height
imageView width height alignment verticalAlignment image hidden contentMode initiallyAnimated animationDuration id userLabel
inferredMetricsTieBreakers
inlineMovie width height alignment id
items
label width widthAdjustment height alignment verticalAlignment hidden isAccessibilityElement alpha accessibilityLabel text textAlignment numberOfLines baselineAdjustment minimumScaleFactor id userLabel
map height alignment id
menu key id
menu/items
menuItem title image icon id userLabel
namedColor name
notificationCategory key identifier id wantsSashBlur
notificationController id userLabel customClass customModule
objects
outlet property destination id
panGestureRecognizer id
paragraphStyle key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
picker height alignment focusStyle indicatorMode style id
point key x y
precedingGestureRecognizers
rect key x y width height
scene sceneID
sceneKitScene alignment scene id
segue destination kind relationship identifier id reference
separator height heightAdjustment width alignment verticalAlignment id
slider width alignment enabled verticalAlignment continuous value steps minimumImage maximumImage id
spriteKitScene width height alignment verticalAlignment scene id
string key
swipeGestureRecognizer direction id userLabel
switch width alignment value enabled title id
table alignment spacing id userLabel
table/items
tableRow identifier selectable id customClass customModule customModuleProvider
tapGestureRecognizer numberOfTapsRequired id userLabel reference
timer width alignment minimumScaleFactor hidden textAlignment enabled format previewedSeconds id
variation key height radius width widthAdjustment spacing text heightAdjustment
"""#
}
