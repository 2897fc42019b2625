// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Elements: kind, class, name. macOS.
    static let cocoaElements: StaticString = #"""
accessibility value - Accessibility
accessibilityConnection connection - Accessibility Connection
action connection - Action
actionCell object NSActionCell Action Cell
affineTransform value - Affine Transform
allowedInputSourceLocales list - Allowed Input Source Locales
allowedToolbarItems list - Allowed Toolbar Items
allowedTypes value - Allowed Types
amPathPopUpButton object NSPopUpButton Path Pop Up Button
amVariablePopUpButtonCell object - Variable Pop Up Button Cell
animations value - Animations
application object NSApplication Application
array list NSArray Array
arrayController object NSArrayController Array Controller
attributedString value NSAttributedString Attributed String
attributes value - Attributes
audiovisualMediaTypes value - Audiovisual Media Types
autoresizingMask value - Autoresizing Mask
avPlayerView object AVPlayerView AV Player View
backgroundFilters value - Background Filters
beginningViews list - Beginning Views
behavior value - Behavior
binding connection - Binding
bool value - Bool
box object NSBox Box
browser object NSBrowser Browser
button object NSButton Button
buttonCell object NSButtonCell Button Cell
byteCountFormatter object NSByteCountFormatter Byte Count Formatter
caTransition value - Transition
calendarDate value NSDate Calendar Date
capability value - Capability
cells list - Cells
ciColor value - Color
ciFilter value - Filter
ciVector value - Vector
class value - Class
classReference value - Class Reference
classes value - Classes
clickGestureRecognizer object NSClickGestureRecognizer Click Gesture Recognizer
clipView object NSClipView Clip View
collectionView object NSCollectionView Collection View
collectionViewFlowLayout object NSCollectionViewFlowLayout Collection View Flow Layout
collectionViewGridLayout object NSCollectionViewGridLayout Collection View Grid Layout
collectionViewItem object NSCollectionViewItem Collection View Item
color value NSColor Color
colorWell object NSColorWell Color Well
column list - Column
columns list - Columns
comboBox object NSComboBox Combo Box
comboBoxCell object NSComboBoxCell Combo Box Cell
comboButton object NSComboButton Combo Button
comparisonPredicateOptions value - Comparison Predicate Options
configuration value - Configuration
connections list - Connections
constraint constraint NSLayoutConstraint Constraint
constraints list - Constraints
containerView object NSView Container View
contentBorderThickness value - Content Border Thickness
contentFilters value - Content Filters
control object NSControl Control
controllerPlaceholder object NSViewController Storyboard Reference
customCell object NSCell Custom Cell
customFormatter object NSFormatter Custom Formatter
customObject object NSObject Object
customSpacing list - Custom Spacing
customView object NSView Custom View
data value NSData Data
date value NSDate Date
dateFormatter object NSDateFormatter Date Formatter
datePicker object NSDatePicker Date Picker
datePickerCell object NSDatePickerCell Date Picker Cell
datePickerElements value - Date Picker Elements
decimal value NSDecimalNumber Decimal
declaredKeys list - Declared Keys
defaultToolbarItems list - Default Toolbar Items
dependencies list - Dependencies
deployment value - Deployment
designable value - Designable
designables list - Designables
development value - Development
dictionary list NSDictionary Dictionary
dictionaryController object NSDictionaryController Dictionary Controller
document value - Document
drawer object NSDrawer Drawer
edgeInsets value - Edge Insets
endViews list - End Views
expression value NSExpression Expression
font value NSFont Font
form object NSForm Form
formCell object NSFormCell Form Cell
fragment value - Fragment
frame value - Frame
gestureRecognizer object NSGestureRecognizer Gesture Recognizer
gestureRecognizers list - Gesture Recognizers
gridCell object NSGridCell Grid Cell
gridCells list - Grid Cells
gridColumn object NSGridColumn Grid Column
gridRow object NSGridRow Grid Row
gridView object NSGridView Grid View
hierarchicalColors list - Hierarchical Colors
holdingPriorities list - Holding Priorities
hostingController object NSHostingController Hosting Controller
ikCellsStyle value - Cells Style
ikImageBrowserView object IKImageBrowserView Image Browser View
image value NSImage Image
imageCell object NSImageCell Image Cell
imageReference value NSImage Image Reference
imageView object NSImageView Image View
inferredMetricsTieBreakers list - Inferred Metrics Tie Breakers
integer value - Integer
items list - Items
levelIndicator object NSLevelIndicator Level Indicator
levelIndicatorCell object NSLevelIndicatorCell Level Indicator Cell
magnificationGestureRecognizer object NSMagnificationGestureRecognizer Magnification Gesture Recognizer
mapView object MKMapView Map View
matrix object NSMatrix Matrix
menu object NSMenu Menu
menuItem object NSMenuItem Menu Item
metadata value - Metadata
middleViews list - Middle Views
modifierMask value - Modifier Mask
mtkView object MTKView MetalKit View
mutableData value NSMutableData Mutable Data
mutableString value NSMutableString Mutable String
namedColor value NSColor Named Color
nil value - Nil
null value - Null
numberFormatter object NSNumberFormatter Number Formatter
objectController object NSObjectController Object Controller
objectValues list - Object Values
objects list - Objects
openGLView object NSOpenGLView OpenGL View
options value - Options
outlet connection - Outlet
outlineView object NSOutlineView Outline View
pagecontroller object NSPageController Page Controller
panGestureRecognizer object NSPanGestureRecognizer Pan Gesture Recognizer
paragraphStyle value NSParagraphStyle Paragraph Style
pathCell object NSPathCell Path Cell
pathControl object NSPathControl Path Control
pdfView object PDFView PDF View
plugIn value - Plug In
point value - Point
popUpButton object NSPopUpButton Pop Up Button
popUpButtonCell object NSPopUpButtonCell Pop Up Button Cell
popUpMenus list - Pop Up Menus
popover object NSPopover Popover
predicateEditor object NSPredicateEditor Predicate Editor
predicateEditorRowTemplate object NSPredicateEditorRowTemplate Predicate Editor Row Template
pressGestureRecognizer object NSPressGestureRecognizer Press Gesture Recognizer
progressIndicator object NSProgressIndicator Progress Indicator
prototypeCellViews list - Prototype Cell Views
qtCaptureView object QTCaptureView Capture View
qtMovieView object NSView Movie View
real value - Real
rect value - Rect
relationship value - Relationship
relationships value - Relationships
resources list - Resources
rotationGestureRecognizer object NSRotationGestureRecognizer Rotation Gesture Recognizer
rowTemplates list - Row Templates
rows list - Rows
ruleEditor object NSRuleEditor Rule Editor
scene value - Scene
sceneView object SCNView SceneKit View
scenes list - Scenes
scrollView object NSScrollView Scroll View
scroller object NSScroller Scroller
searchField object NSSearchField Search Field
searchFieldCell object NSSearchFieldCell Search Field Cell
searchToolbarItem object NSSearchToolbarItem Search Toolbar Item
secureTextField object NSSecureTextField Secure Text Field
secureTextFieldCell object NSSecureTextFieldCell Secure Text Field Cell
segment value - Segment
segmentedCell object NSSegmentedCell Segmented Cell
segmentedControl object NSSegmentedControl Segmented Control
segments list - Segments
segue connection NSStoryboardSegue Segue
shadow value NSShadow Shadow
size value - Size
skView object SKView SpriteKit View
slider object NSSlider Slider
sliderAccessory value - Slider Accessory
sliderCell object NSSliderCell Slider Cell
sliderTouchBarItem object NSSliderTouchBarItem Slider Touch Bar Item
sortDescriptor value NSSortDescriptor Sort Descriptor
source value - Source
splitView object NSSplitView Split View
splitViewController object NSSplitViewController Split View Controller
splitViewItem object NSSplitViewItem Split View Item
splitViewItems list - Split View Items
stackView object NSStackView Stack View
stepper object NSStepper Stepper
stepperCell object NSStepperCell Stepper Cell
string value NSString String
subviews list - Subviews
switch object NSSwitch Switch
symbolConfiguration value - Symbol Configuration
tabStops list - Tab Stops
tabView object NSTabView Tab View
tabViewController object NSTabViewController Tab View Controller
tabViewItem object NSTabViewItem Tab View Item
tabViewItems list - Tab View Items
tableCellView object NSTableCellView Table Cell View
tableColumn object NSTableColumn Table Column
tableColumnResizingMask value - Table Column Resizing Mask
tableColumns list - Table Columns
tableHeaderCell value NSTableHeaderCell Table Header Cell
tableHeaderView object NSTableHeaderView Table Header View
tableView object NSTableView Table View
tableViewGridLines value - Table View Grid Lines
textAttributesForNegativeValues value - Text Attributes For Negative Values
textField object NSTextField Text Field
textFieldCell object NSTextFieldCell Text Field Cell
textTab value NSTextTab Text Tab
textView object NSTextView Text View
timeZone value NSTimeZone Time Zone
tokenField object NSTokenField Token Field
tokenFieldCell object NSTokenFieldCell Token Field Cell
toolbar object NSToolbar Toolbar
toolbarItem object NSToolbarItem Toolbar Item
touchBar object NSTouchBar Touch Bar
touchBarCandidateListItem object NSCandidateListTouchBarItem Candidate List Touch Bar Item
touchBarCharacterPickerItem object NSTouchBarItem Character Picker Touch Bar Item
touchBarColorPickerItem object NSColorPickerTouchBarItem Color Picker Touch Bar Item
touchBarGroupItem object NSGroupTouchBarItem Touch Bar Group Item
touchBarItem object NSCustomTouchBarItem Touch Bar Item
touchBarItemOtherItemsProxy object NSTouchBarItem Touch Bar Other Items Proxy
touchBarItems list - Touch Bar Items
touchBarPopoverItem object NSPopoverTouchBarItem Touch Bar Popover Item
touchBarSharingServicePickerItem object NSSharingServicePickerTouchBarItem Sharing Service Picker Touch Bar Item
touchBarSpacerItem object NSTouchBarItem Touch Bar Spacer Item
treeController object NSTreeController Tree Controller
url value NSURL URL
userDefaultsController object NSUserDefaultsController User Defaults Controller
userDefinedRuntimeAttribute value - User Defined Runtime Attribute
userDefinedRuntimeAttributes list - User Defined Runtime Attributes
userGuides list - User Guides
userLayoutGuide value NSLayoutGuide User Layout Guide
value value - Value
view object NSView View
viewController object NSViewController View Controller
viewControllerTransitionOptions value - View Controller Transition Options
viewLayoutGuide object NSLayoutGuide View Layout Guide
visibilityPriorities list - Visibility Priorities
visualEffectView object NSVisualEffectView Visual Effect View
webPreferences value WebPreferences Web Preferences
webView object WebView Web View
window object NSWindow Window
windowCollectionBehavior value - Window Collection Behavior
windowController object NSWindowController Window Controller
windowPositionMask value - Window Position Mask
windowStyleMask value - Window Style Mask
wkPreferences value WKPreferences WebKit Preferences
wkWebView object WKWebView WebKit View
wkWebViewConfiguration value WKWebViewConfiguration WebKit View Configuration
"""#
}
