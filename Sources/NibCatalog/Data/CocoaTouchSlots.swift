// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// What elements and lists have been seen to hold. iOS.
    static let cocoaTouchSlots: StaticString = #"""
/attributes font:61 paragraphStyle:55 color:47
/connections outlet:6560 action:1047 segue:252 outletCollection:172
/constraints constraint:18988
/dependencies capability:1850 plugIn:1019 deployment:818 development:2
/designables designable:72
/gestureRecognizers tapGestureRecognizer:2
/inferredMetricsTieBreakers segue:16
/keyCommands keyCommand:1
/layoutGuides viewControllerLayoutGuide:328
/precedingGestureRecognizers tapGestureRecognizer:1
/prototypes tableViewCell:91
/resources image:592 systemColor:344 namedColor:72
/rightBarButtonItems barButtonItem:4
/scenes scene:564
/sections tableViewSection:53
/segments segment:53
/subviews label:1733 view:1700 button:822 imageView:595 stackView:444 textField:330 tableView:209 textView:112 scrollView:102 activityIndicatorView:75 slider:72 switch:65 collectionView:35 containerView:34 segmentedControl:20 visualEffectView:20 progressView:16 searchBar:15 toolbar:13 pickerView:9 webView:8 wkWebView:7 datePicker:5 navigationBar:5 stepper:3 tabBar:2 arscnView:1 arskView:1 glkView:1 mapView:1 mtkView:1 pageControl:1 sceneKitView:1 skView:1
/toolbarItems barButtonItem:16
/userDefinedRuntimeAttributes userDefinedRuntimeAttribute:384
/userGuides userLayoutGuide:2
/vibrancyEffect blurEffect:2
/viewControllers viewController:1
accessibility accessibilityTraits@traits:95 bool@isElement:91
activityIndicatorView rect@frame:76 autoresizingMask@autoresizingMask:8 constraints:6 userDefinedRuntimeAttributes:5 color@color:2 color@tintColor:2 animations:1 color@backgroundColor:1 point@canvasLocation:1
array string:29
arscnView autoresizingMask@autoresizingMask:1 rect@frame:1
arskView autoresizingMask@autoresizingMask:1 rect@frame:1
attributedString fragment:60
avPlayerViewController imageView@view:1
barButtonItem connections:70 userDefinedRuntimeAttributes:13 view@customView:3 button@customView:1 color@tintColor:1
button rect@frame:824 state@normal:776 connections:674 constraints:457 fontDescription@fontDescription:398 accessibility@accessibilityConfiguration:154 color@backgroundColor:129 inset@contentEdgeInsets:106 userDefinedRuntimeAttributes:86 autoresizingMask@autoresizingMask:65 inset@imageEdgeInsets:62 color@tintColor:53 state@highlighted:48 state@disabled:40 state@selected:21 buttonConfiguration@configuration:14 inset@titleEdgeInsets:11 animations:4 group@contentGroup:4 attributedString@userComments:1 directionalEdgeInsets@directionalLayoutMargins:1 gestureRecognizers:1 point@canvasLocation:1 size@titleShadowOffset:1
buttonConfiguration fontDescription@titleFontDescription:3 color@baseForegroundColor:1 imageReference@image:1 preferredSymbolConfiguration@preferredSymbolConfigurationForImage:1
collectionReusableView autoresizingMask@autoresizingMask:19 rect@frame:19 connections:6 constraints:6 subviews:6 viewLayoutGuide@safeArea:6 point@canvasLocation:5
collectionView rect@frame:43 collectionViewFlowLayout@collectionViewLayout:35 color@backgroundColor:35 connections:30 cells:18 autoresizingMask@autoresizingMask:11 constraints:11 collectionViewLayout@collectionViewLayout:8 collectionReusableView@sectionHeaderView:7 collectionReusableView@sectionFooterView:6 viewLayoutGuide@safeArea:2 animations:1 color@tintColor:1 inset@scrollIndicatorInsets:1 userDefinedRuntimeAttributes:1 viewLayoutGuide@contentLayoutGuide:1 viewLayoutGuide@frameLayoutGuide:1
collectionView/cells collectionViewCell:11
collectionViewCell autoresizingMask@autoresizingMask:54 rect@frame:54 view@contentView:45 connections:43 constraints:36 point@canvasLocation:30 size@customSize:29 viewLayoutGuide@safeArea:20 collectionViewCellContentView@contentView:9 color@backgroundColor:9 color@tintColor:2 userDefinedRuntimeAttributes:1
collectionViewCellContentView autoresizingMask@autoresizingMask:9 rect@frame:9 constraints:8 subviews:8 viewLayoutGuide@safeArea:2
collectionViewController collectionView@view:6 navigationItem@navigationItem:3 connections:1 simulatedNavigationBarMetrics@simulatedTopBarMetrics:1 simulatedToolbarMetrics@simulatedBottomBarMetrics:1 toolbarItems:1
collectionViewFlowLayout inset@sectionInset:35 size@footerReferenceSize:35 size@headerReferenceSize:35 size@itemSize:35 size@estimatedItemSize:1 userDefinedRuntimeAttributes:1
constraint variation@heightClass=compact:6 variation@heightClass=regular-widthClass=regular:5 variation@heightClass=compact-widthClass=compact:3 variation@heightClass=compact-widthClass=regular:2 variation@heightClass=regular-widthClass=compact:2
containerView rect@frame:34 connections:27 constraints:19 animations:10 color@backgroundColor:9 autoresizingMask@autoresizingMask:3
controller connections:4 items:4 variation@device=watch38mm:2
controller/items group:5 table:3
customFonts array@HelveticaNeueLights.ttc:23 array@AGaramondPro-Regular.otf:2 array@ITCAvantGardeDemi_Track03.ttf:2 array@AGaramondPro-Italic.otf:1 array@AGaramondPro-Semibold.otf:1 mutableArray@HelveticaNeue.ttc:1 mutableArray@ITCAvantGardeDemi_Track03.ttf:1
customFonts/array string:23
customObject connections:2
datePicker rect@frame:5 connections:4 constraints:2 autoresizingMask@autoresizingMask:1 date@date:1 date@maximumDate:1 date@minimumDate:1
designable size@intrinsicContentSize:72
device adaptation:302
document dependencies:1018 device:933 objects:804 resources:454 scenes:214 customFonts@customFonts:27 simulatedMetricsContainer@defaultSimulatedMetrics:21 designables:14 inferredMetricsTieBreakers:12 accessibilityOverrides:3 color@tintColor:1
document/objects placeholder:494 view:155 tableViewCell:76 collectionViewCell:16 collectionReusableView:3 label:3 stackView:3 scrollView:2 textField:2 textView:2 activityIndicatorView:1 arscnView:1 arskView:1 button:1 collectionView:1 containerView:1 customObject:1 datePicker:1 glkView:1 imageView:1 mapView:1 mtkView:1 navigationBar:1 navigationController:1 pageControl:1 pickerView:1 progressView:1 sceneKitView:1 searchBar:1 segmentedControl:1 skView:1 slider:1 stepper:1 switch:1 tabBar:1 tableView:1 toolbar:1 visualEffectView:1 webView:1 window:1 wkWebView:1
fragment attributes:58 string@content:2
glkView autoresizingMask@autoresizingMask:3 rect@frame:3 connections:2 viewLayoutGuide@safeArea:1
glkViewController glkView@view:2 layoutGuides:1
group items:29 variation@device=watch44mm:7 variation@device=watch38mm:6 color@backgroundColor:5 variation@device=watch45mm:3 edgeInsets@margins:2 variation@device=watch40mm:2 variation@device=watch41mm:2 variation@device=watch42mm:2
group/items label:21 group:16 imageView:6 button:4 separator:1 spriteKitScene:1
hostingController navigationItem@navigationItem:1 userDefinedRuntimeAttributes:1
image mutableData@keyedArchiveRepresentation:4
imageView rect@frame:594 constraints:455 accessibility@accessibilityConfiguration:65 color@tintColor:51 color@backgroundColor:33 autoresizingMask@autoresizingMask:26 userDefinedRuntimeAttributes:10 preferredSymbolConfiguration@preferredSymbolConfiguration:8 variation@default:7 animations:5 variation@heightClass=regular-widthClass=regular:3 connections:1 gestureRecognizers:1 imageReference@image:1 point@canvasLocation:1 variation@heightClass=compact-widthClass=compact:1
label rect@frame:1734 nil@highlightedColor:1700 fontDescription@fontDescription:1685 nil@textColor:864 color@textColor:744 autoresizingMask@autoresizingMask:282 constraints:282 accessibility@accessibilityConfiguration:125 color@backgroundColor:79 string@text:55 attributedString@attributedText:51 color@highlightedColor:35 animations:22 fontDescription@font:18 size@shadowOffset:8 gestureRecognizers:7 userDefinedRuntimeAttributes:6 color@shadowColor:5 color@tintColor:4 connections:4 variation@default:4 point@canvasLocation:3 variation@heightClass=regular-widthClass=regular:3 edgeInsets@layoutMargins:2 variation@heightClass=regular-widthClass=compact:2 directionalEdgeInsets@directionalLayoutMargins:1 mutableString@text:1 string@userLabel:1 viewLayoutGuide@safeArea:1
mapView autoresizingMask@autoresizingMask:2 rect@frame:2 color@backgroundColor:1 color@tintColor:1 point@canvasLocation:1
mask exclude:131 include:41
mtkView autoresizingMask@autoresizingMask:1 rect@frame:1
mutableArray string:14
namedColor color:72
navigationBar autoresizingMask@autoresizingMask:60 rect@frame:53 items:5 color@barTintColor:2 textAttributes@titleTextAttributes:2 animations:1 color@backgroundColor:1 color@tintColor:1 navigationBarAppearance@compactAppearance:1 navigationBarAppearance@compactScrollEdgeAppearance:1 navigationBarAppearance@scrollEdgeAppearance:1 navigationBarAppearance@standardAppearance:1 userDefinedRuntimeAttributes:1
navigationBar/items navigationItem:2
navigationBarAppearance color@backgroundColor:4
navigationController navigationBar@navigationBar:58 connections:55 nil:12 toolbarItems:12 tabBarItem@tabBarItem:6 nil@simulatedTopBarMetrics:5 toolbar@toolbar:4 nil@simulatedBottomBarMetrics:3 extendedEdge@edgesForExtendedLayout:2 nil@simulatedStatusBarMetrics:2 navigationItem@navigationItem:1 nil@simulatedDestinationMetrics:1 simulatedNavigationBarMetrics@simulatedTopBarMetrics:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1 userDefinedRuntimeAttributes:1 value@contentSizeForViewInPopover:1 viewControllers:1
navigationItem barButtonItem@rightBarButtonItem:36 barButtonItem@leftBarButtonItem:17 barButtonItem@backBarButtonItem:4 nil@title:4 rightBarButtonItems:2 view@titleView:2 string@title:1 userDefinedRuntimeAttributes:1
notificationCategory color@sashColor:1
notificationController color@backgroundColor:1 connections:1 items:1 notificationCategory@notificationCategory:1
notificationController/items group:1
pageControl autoresizingMask@autoresizingMask:1 rect@frame:1
pageViewController attributedString@userComments:1 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:1 size@freeformSize:1
panGestureRecognizer connections:1
pickerView rect@frame:9 connections:5 constraints:4 autoresizingMask@autoresizingMask:2 color@backgroundColor:1
placeholder connections:342 attributedString@userComments:1
pongPressGestureRecognizer connections:4
preferredSymbolConfiguration fontDescription@fontDescription:5
progressView rect@frame:16 constraints:7 color@progressTintColor:4 color@trackTintColor:4 color@tintColor:3 autoresizingMask@autoresizingMask:2
scene objects:564 point@canvasLocation:557
scene/objects placeholder:141 viewController:60 tableViewController:33 navigationController:26 viewControllerPlaceholder:8 collectionViewController:4 controller:4 tabBarController:4 hostingController:3 searchBar:2 searchDisplayController:2 splitViewController:2 tapGestureRecognizer:2 view:2 activityIndicatorView:1 arscnView:1 arskView:1 avPlayerViewController:1 button:1 collectionView:1 containerView:1 customObject:1 datePicker:1 exit:1 glkView:1 glkViewController:1 imageView:1 label:1 mapView:1 mtkView:1 navigationBar:1 notificationController:1 pageControl:1 pageViewController:1 panGestureRecognizer:1 pickerView:1 pinchGestureRecognizer:1 pongPressGestureRecognizer:1 progressView:1 sceneKitView:1 scrollView:1 segmentedControl:1 skView:1 slider:1 stackView:1 stepper:1 switch:1 tabBar:1 tableView:1 textField:1 textView:1 toolbar:1 visualEffectView:1 webView:1 wkWebView:1
sceneKitView autoresizingMask@autoresizingMask:1 rect@frame:1
scrollView rect@frame:104 constraints:92 subviews:89 viewLayoutGuide@contentLayoutGuide:22 viewLayoutGuide@frameLayoutGuide:22 color@backgroundColor:17 animations:8 connections:7 autoresizingMask@autoresizingMask:2 point@canvasLocation:2 userDefinedRuntimeAttributes:2 viewLayoutGuide@safeArea:2 edgeInsets@layoutMargins:1 inset@insetFor6xAndEarlier:1 variation@default:1
searchBar rect@frame:18 textInputTraits@textInputTraits:18 connections:14 constraints:6 autoresizingMask@autoresizingMask:5 userDefinedRuntimeAttributes:2 animations:1
searchDisplayController connections:3
segmentedControl rect@frame:20 segments:20 connections:13 autoresizingMask@autoresizingMask:5 constraints:2 color@backgroundColor:1
segue popoverArrowDirection@popoverArrowDirection:1
separator color@color:1
simulatedMetricsContainer simulatedOrientationMetrics@orientation:21 simulatedScreenMetrics@destination:21 simulatedStatusBarMetrics@statusBar:21
simulatedScreenMetrics size@landscapeSize:1 size@portraitSize:1
skView autoresizingMask@autoresizingMask:1 rect@frame:1
slider rect@frame:72 connections:67 autoresizingMask@autoresizingMask:26 color@thumbTintColor:3 color@maximumTrackTintColor:2 color@minimumTrackTintColor:2 animations:1 userDefinedRuntimeAttributes:1
splitViewController connections:4 toolbarItems:2 navigationItem@navigationItem:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1
spriteKitScene gestureRecognizers:1
stackView rect@frame:448 subviews:431 constraints:125 color@backgroundColor:15 viewLayoutGuide@safeArea:9 directionalEdgeInsets@directionalLayoutMargins:8 autoresizingMask@autoresizingMask:7 variation@heightClass=regular-widthClass=regular:5 point@canvasLocation:4 variation@default:4 variation@heightClass=compact:3 gestureRecognizers:2 variation@heightClass=regular-widthClass=compact:2 color@tintColor:1 connections:1 edgeInsets@layoutMargins:1 variation@heightClass=compact-widthClass=compact:1 variation@heightClass=compact-widthClass=regular:1
state color@titleColor:419 color@titleShadowColor:199 imageReference@image:5 attributedString@attributedTitle:4 preferredSymbolConfiguration@preferredSymbolConfiguration:4
stepper rect@frame:3 autoresizingMask@autoresizingMask:1 connections:1
switch rect@frame:65 connections:47 color@onTintColor:26 autoresizingMask@autoresizingMask:9 constraints:7 accessibility@accessibilityConfiguration:3 color@thumbTintColor:1 variation@default:1
systemColor color:344
tabBar autoresizingMask@autoresizingMask:9 color@backgroundColor:9 rect@frame:9 items:2 color@barTintColor:1 color@selectedImageTintColor:1
tabBar/items tabBarItem:4
tabBarController tabBar@tabBar:7 connections:4 navigationItem@navigationItem:1
tabBarItem userDefinedRuntimeAttributes:6
table items:3
table/items tableRow:3
tableRow connections:3 group@rootItem:3
tableView rect@frame:288 color@backgroundColor:251 connections:218 autoresizingMask@autoresizingMask:92 prototypes:60 sections:44 color@separatorColor:12 inset@separatorInset:12 view@tableHeaderView:11 constraints:9 userDefinedRuntimeAttributes:9 color@sectionIndexBackgroundColor:8 view@tableFooterView:8 animations:7 point@canvasLocation:5 color@tintColor:3 gestureRecognizers:2 color@sectionIndexColor:1 searchBar@tableHeaderView:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 viewLayoutGuide@safeArea:1
tableViewCell rect@frame:587 tableViewCellContentView@contentView:587 autoresizingMask@autoresizingMask:586 connections:382 point@canvasLocation:228 color@backgroundColor:135 viewLayoutGuide@safeArea:117 accessibility@accessibilityConfiguration:84 listContentConfiguration@contentConfiguration:28 constraints:23 inset@separatorInset:7 animations:5 userDefinedRuntimeAttributes:3 color@tintColor:2
tableViewCellContentView autoresizingMask@autoresizingMask:587 rect@frame:586 subviews:522 constraints:393 color@backgroundColor:81 variation@default:7 animations:5 edgeInsets@layoutMargins:3 variation@heightClass=regular-widthClass=regular:2
tableViewController tableView@view:72 navigationItem@navigationItem:54 connections:28 simulatedNavigationBarMetrics@simulatedTopBarMetrics:6 toolbarItems:4 simulatedToolbarMetrics@simulatedBottomBarMetrics:3 userDefinedRuntimeAttributes:2 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:1 keyCommands:1 size@freeformSize:1
tableViewSection cells:53 attributedString@userComments:2
tableViewSection/cells tableViewCell:86
tapGestureRecognizer connections:35 precedingGestureRecognizers:1
textAttributes color@textColor:2
textField fontDescription@fontDescription:332 rect@frame:332 textInputTraits@textInputTraits:332 color@backgroundColor:144 constraints:110 connections:102 accessibility@accessibilityConfiguration:28 autoresizingMask@autoresizingMask:27 nil@textColor:18 userDefinedRuntimeAttributes:14 color@tintColor:13 animations:9 color@textColor:9 point@canvasLocation:2 string@placeholder:2 string@text:1 variation@default:1 variation@heightClass=regular-widthClass=regular:1
textView rect@frame:114 textInputTraits@textInputTraits:114 fontDescription@fontDescription:110 color@backgroundColor:107 constraints:51 color@textColor:43 dataDetectorType@dataDetectorTypes:42 string@text:42 accessibility@accessibilityConfiguration:35 connections:10 color@tintColor:9 attributedString@attributedText:4 autoresizingMask@autoresizingMask:4 userDefinedRuntimeAttributes:4 point@canvasLocation:2 animations:1
toolbar rect@frame:15 items:13 autoresizingMask@autoresizingMask:7 constraints:7 color@barTintColor:2 color@tintColor:2 animations:1 toolbarAppearance@scrollEdgeAppearance:1 toolbarAppearance@standardAppearance:1 viewLayoutGuide@safeArea:1
toolbar/items barButtonItem:3
userDefinedRuntimeAttribute integer@value:142 real@value:44 color@value:21 point@value:5 range@value:5 rect@value:5 size@value:4
variation mask@constraints:93 mask@subviews:7 fontDescription@fontDescription:2
view rect@frame:2606 color@backgroundColor:2213 constraints:2056 subviews:1537 autoresizingMask@autoresizingMask:932 viewLayoutGuide@safeArea:530 point@canvasLocation:378 accessibility@accessibilityConfiguration:276 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:180 connections:143 userDefinedRuntimeAttributes:83 animations:79 nil@simulatedTopBarMetrics:67 nil@simulatedBottomBarMetrics:64 nil@simulatedStatusBarMetrics:60 gestureRecognizers:45 variation@default:30 variation@heightClass=regular-widthClass=regular:19 color@tintColor:12 simulatedNavigationBarMetrics@simulatedTopBarMetrics:9 simulatedScreenMetrics@simulatedDestinationMetrics:3 simulatedTabBarMetrics@simulatedBottomBarMetrics:3 edgeInsets@layoutMargins:2 simulatedStatusBarMetrics@simulatedStatusBarMetrics:2 variation@userInterfaceIdiom=mac:2 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedToolbarMetrics@simulatedBottomBarMetrics:1 userGuides:1 variation@heightClass=compact:1 variation@heightClass=compact-widthClass=compact:1 variation@heightClass=compact-widthClass=regular:1 variation@heightClass=regular-widthClass=compact:1
viewController view@view:354 connections:225 layoutGuides:163 navigationItem@navigationItem:103 size@freeformSize:28 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:24 extendedEdge@edgesForExtendedLayout:17 nil@simulatedBottomBarMetrics:11 nil@simulatedStatusBarMetrics:11 nil@simulatedTopBarMetrics:11 tabBarItem@tabBarItem:8 toolbarItems:8 modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics:5 simulatedNavigationBarMetrics@simulatedTopBarMetrics:4 simulatedToolbarMetrics@simulatedBottomBarMetrics:4 simulatedStatusBarMetrics@simulatedStatusBarMetrics:3 nil@simulatedDestinationMetrics:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 value@contentSizeForViewInPopover:1
viewControllerPlaceholder navigationItem@navigationItem:12 tabBarItem@tabBarItem:3
visualEffectView rect@frame:20 view@contentView:20 blurEffect:18 autoresizingMask@autoresizingMask:3 constraints:2 vibrancyEffect:2 connections:1 userDefinedRuntimeAttributes:1
webView color@backgroundColor:8 rect@frame:7 animations:4 dataDetectorType@dataDetectorTypes:4 connections:3 autoresizingMask@autoresizingMask:1 constraints:1
window autoresizingMask@autoresizingMask:1 color@backgroundColor:1 rect@frame:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1
wkWebView rect@frame:7 wkWebViewConfiguration@configuration:7 color@backgroundColor:5 autoresizingMask@autoresizingMask:3
wkWebViewConfiguration audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback:7 wkPreferences@preferences:7 dataDetectorTypes@dataDetectorTypes:3
"""#
}
