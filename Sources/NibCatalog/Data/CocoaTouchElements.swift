// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Elements: kind, class, name. iOS.
    static let cocoaTouchElements: StaticString = #"""
accessibility value - Accessibility
accessibilityOverrides value - Accessibility Overrides
accessibilityTraits value - Accessibility Traits
action connection - Action
activityIndicatorView object UIActivityIndicatorView Activity Indicator View
adaptation value - Adaptation
animations value - Animations
arView object ARView RealityKit AR View
array list NSArray Array
arscnView object ARSCNView ARKit SceneKit View
arskView object ARSKView ARKit SpriteKit View
attributedString value NSAttributedString Attributed String
attributes value - Attributes
audiovisualMediaTypes value - Audiovisual Media Types
autoresizingMask value - Autoresizing Mask
avPlayerViewController object AVPlayerViewController AV Player View Controller
backgroundConfiguration value - Background Configuration
barButtonItem object UIBarButtonItem Bar Button Item
blurEffect value UIBlurEffect Blur Effect
bool value - Bool
button object UIButton Button
buttonConfiguration value UIButtonConfiguration Button Configuration
capability value - Capability
cells list - Cells
children list - Children
collectionReusableView object UICollectionReusableView Collection Reusable View
collectionView object UICollectionView Collection View
collectionViewCell object UICollectionViewCell Collection View Cell
collectionViewCellContentView object UIView Collection View Cell Content View
collectionViewController object UICollectionViewController Collection View Controller
collectionViewFlowLayout object UICollectionViewFlowLayout Collection View Flow Layout
collectionViewLayout object UICollectionViewLayout Collection View Layout
color value UIColor Color
colorWell object UIColorWell Color Well
command object UICommand Command
connections list - Connections
constraint constraint NSLayoutConstraint Constraint
constraints list - Constraints
containerView object UIView Container View
controller object WKInterfaceController Controller
customFonts list - Custom Fonts
customObject object NSObject Object
dataDetectorType value - Data Detector Type
dataDetectorTypes value - Data Detector Types
date value NSDate Date
datePicker object UIDatePicker Date Picker
dependencies list - Dependencies
deployment value - Deployment
designable value - Designable
designables list - Designables
development value - Development
device value - Device
directionalEdgeInsets value - Directional Edge Insets
document value - Document
edgeInsets value - Edge Insets
exclude value - Exclude
exit object - Exit
extendedEdge value - Extended Edge
fixedSimulatedSizeMetrics value - Fixed Simulated Size Metrics
font value UIFont Font
fontDescription value UIFont Font Description
fragment value - Fragment
frame value - Frame
freeformSimulatedSizeMetrics value - Freeform Simulated Size Metrics
gestureRecognizer object UIGestureRecognizer Gesture Recognizer
gestureRecognizers list - Gesture Recognizers
glkView object GLKView GLKit View
glkViewController object GLKViewController GLKit View Controller
group object WKInterfaceGroup Group
hostingController object WKHostingController Hosting Controller
image value UIImage Image
imageReference value UIImage Image Reference
imageView object UIImageView Image View
include value - Include
inferredMetricsTieBreakers list - Inferred Metrics Tie Breakers
inset value - Inset
integer value - Integer
items list - Items
keyCommand value UIKeyCommand Key Command
keyCommands list - Key Commands
keyboardLayoutGuide value - Keyboard Layout Guide
label object UILabel Label
layoutGuides list - Layout Guides
leftBarButtonItems list - Left Bar Button Items
lineBreakStrategy value - Line Break Strategy
listContentConfiguration value UIListContentConfiguration List Content Configuration
locale value - Locale
mapView object MKMapView Map View
mask list - Mask
menu object UIMenu Menu
menuOptions value - Menu Options
metadata value - Metadata
modalFormSheetSimulatedSizeMetrics value - Modal Form Sheet Simulated Size Metrics
modalPageSheetSimulatedSizeMetrics value - Modal Page Sheet Simulated Size Metrics
mtkView object MTKView MetalKit View
mutableArray list NSMutableArray Mutable Array
mutableData value NSMutableData Mutable Data
mutableString value NSMutableString Mutable String
namedColor value UIColor Named Color
navigationBar object UINavigationBar Navigation Bar
navigationBarAppearance value UINavigationBarAppearance Navigation Bar Appearance
navigationController object UINavigationController Navigation Controller
navigationItem object UINavigationItem Navigation Item
nil value - Nil
notificationCategory object - Notification Category
notificationController object WKUserNotificationInterfaceController Notification Controller
objects list - Objects
offsetWrapper value - Offset Wrapper
outlet connection - Outlet
outletCollection connection - Outlet Collection
pageControl object UIPageControl Page Control
pageViewController object UIPageViewController Page View Controller
panGestureRecognizer object UIPanGestureRecognizer Pan Gesture Recognizer
paragraphStyle value NSParagraphStyle Paragraph Style
pickerView object UIPickerView Picker View
pinchGestureRecognizer object UIPinchGestureRecognizer Pinch Gesture Recognizer
placeholder object NSObject Placeholder
plugIn value - Plug In
point value - Point
pongPressGestureRecognizer object UILongPressGestureRecognizer Long Press Gesture Recognizer
popoverArrowDirection value - Popover Arrow Direction
popoverPassthroughViews list - Popover Passthrough Views
precedingGestureRecognizers value - Preceding Gesture Recognizers
preferredSymbolConfiguration value UIImageSymbolConfiguration Preferred Symbol Configuration
pressTypeMask value - Press Type Mask
priority value - Priority
progressView object UIProgressView Progress View
prototypes list - Prototypes
range value - Range
real value - Real
rect value - Rect
rectEdge value - Edges
refreshControl object UIRefreshControl Refresh Control
resources list - Resources
rightBarButtonItems list - Right Bar Button Items
rotationGestureRecognizer object UIRotationGestureRecognizer Rotation Gesture Recognizer
scene value - Scene
sceneKitView object SCNView SceneKit View
scenes list - Scenes
scopeButtonTitles list - Scope Button Titles
screenEdgePanGestureRecognizer object UIScreenEdgePanGestureRecognizer Screen Edge Pan Gesture Recognizer
scrollTypes value - Scroll Types
scrollView object UIScrollView Scroll View
searchBar object UISearchBar Search Bar
searchDisplayController object UISearchDisplayController Search Display Controller
sections list - Sections
segment value - Segment
segmentedControl object UISegmentedControl Segmented Control
segments list - Segments
segue connection UIStoryboardSegue Segue
separator object WKInterfaceSeparator Separator
simulatedMetricsContainer value - Simulated Metrics Container
simulatedMetricsInferredSentinel value - Simulated Metrics Inferred Sentinel
simulatedNavigationBarMetrics value - Simulated Navigation Bar Metrics
simulatedOrientationMetrics value - Simulated Orientation Metrics
simulatedScreenMetrics value - Simulated Screen Metrics
simulatedStatusBarMetrics value - Simulated Status Bar Metrics
simulatedTabBarMetrics value - Simulated Tab Bar Metrics
simulatedToolbarMetrics value - Simulated Toolbar Metrics
size value - Size
skView object SKView SpriteKit View
slider object UISlider Slider
splitViewController object UISplitViewController Split View Controller
splitViewDetailSimulatedSizeMetrics value - Split View Detail Simulated Size Metrics
splitViewMasterSimulatedSizeMetrics value - Split View Master Simulated Size Metrics
spriteKitScene object WKInterfaceSKScene SpriteKit Scene
stackView object UIStackView Stack View
state value - State
stepper object UIStepper Stepper
string value NSString String
subviews list - Subviews
swipeGestureRecognizer object UISwipeGestureRecognizer Swipe Gesture Recognizer
switch object UISwitch Switch
systemColor value UIColor System Color
tabBar object UITabBar Tab Bar
tabBarAppearance value - Tab Bar Appearance
tabBarController object UITabBarController Tab Bar Controller
tabBarItem object UITabBarItem Tab Bar Item
tabStops value - Tab Stops
table object WKInterfaceTable Table
tableRow object NSObject Table Row
tableView object UITableView Table View
tableViewCell object UITableViewCell Table View Cell
tableViewCellContentView object UIView Table View Cell Content View
tableViewController object UITableViewController Table View Controller
tableViewSection object - Table View Section
tapGestureRecognizer object UITapGestureRecognizer Tap Gesture Recognizer
textAttributes value - Text Attributes
textField object UITextField Text Field
textInputTraits value - Text Input Traits
textView object UITextView Text View
timeZone value - Time Zone
toolbar object UIToolbar Toolbar
toolbarAppearance value UIToolbarAppearance Toolbar Appearance
toolbarItems list - Toolbar Items
url value NSURL URL
userDefinedRuntimeAttribute value - User Defined Runtime Attribute
userDefinedRuntimeAttributes list - User Defined Runtime Attributes
userGuides list - User Guides
userLayoutGuide value UILayoutGuide User Layout Guide
value value - Value
variation list - Variation
vibrancyEffect value UIVibrancyEffect Vibrancy Effect
view object UIView View
viewController object UIViewController View Controller
viewControllerLayoutGuide object UILayoutGuide View Controller Layout Guide
viewControllerPlaceholder object UIViewController Storyboard Reference
viewControllers list - View Controllers
viewLayoutGuide object UILayoutGuide View Layout Guide
visualEffectView object UIVisualEffectView Visual Effect View
webView object UIWebView Web View
window object UIWindow Window
wkPreferences value WKPreferences WebKit Preferences
wkWebView object WKWebView WebKit View
wkWebViewConfiguration value WKWebViewConfiguration WebKit View Configuration
"""#
}
