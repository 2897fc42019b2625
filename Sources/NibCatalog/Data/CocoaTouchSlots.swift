// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// What elements and lists have been seen to hold. iOS.
    static let cocoaTouchSlots: StaticString = #"""
/attributes color:226 font:61 paragraphStyle:55 real:8
/children command:4 keyCommand:2 menu:2
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
/subviews label:1733 view:1700 button:822 imageView:595 stackView:444 textField:330 tableView:209 textView:112 scrollView:102 activityIndicatorView:75 slider:72 switch:65 collectionView:35 containerView:34 segmentedControl:20 visualEffectView:20 progressView:16 searchBar:15 toolbar:13 pickerView:9 webView:8 wkWebView:7 datePicker:5 navigationBar:5 stepper:3 tabBar:2 arView:1 arscnView:1 arskView:1 colorWell:1 glkView:1 mapView:1 mtkView:1 pageControl:1 sceneKitView:1 skView:1
/toolbarItems barButtonItem:16
/userDefinedRuntimeAttributes userDefinedRuntimeAttribute:384
/userGuides userLayoutGuide:2
/vibrancyEffect blurEffect:2
/viewControllers viewController:1
accessibility accessibilityTraits@traits:95 bool@isElement:91
activityIndicatorView rect@frame:76 autoresizingMask@autoresizingMask:8 constraints:6 userDefinedRuntimeAttributes:5 color@color:2 color@tintColor:2 animations:1 color@backgroundColor:1 point@canvasLocation:1
arView autoresizingMask@autoresizingMask:1 rect@frame:1
array string:29
arscnView autoresizingMask@autoresizingMask:1 rect@frame:1
arskView autoresizingMask@autoresizingMask:1 rect@frame:1
attributedString fragment:60
avPlayerViewController imageView@view:1
barButtonItem attributedString@userComments:169 imageReference@image:73 connections:70 userDefinedRuntimeAttributes:13 segmentedControl@customView:8 view@customView:3 button@customView:1 color@tintColor:1
button rect@frame:824 state@normal:776 connections:674 constraints:457 fontDescription@fontDescription:398 accessibility@accessibilityConfiguration:154 color@backgroundColor:129 inset@contentEdgeInsets:106 variation@heightClass=regular-widthClass=compact:94 userDefinedRuntimeAttributes:86 autoresizingMask@autoresizingMask:65 inset@imageEdgeInsets:62 color@tintColor:53 state@highlighted:48 state@disabled:40 state@selected:21 buttonConfiguration@configuration:14 inset@titleEdgeInsets:11 variation@widthClass=compact:10 animations:4 group@contentGroup:4 variation@default:4 variation@heightClass=regular-widthClass=regular:4 edgeInsets@layoutMargins:3 accessibilityTraits@accessibilityTraits:2 color@titleColor:2 state@focused:2 attributedString@userComments:1 directionalEdgeInsets@directionalLayoutMargins:1 gestureRecognizers:1 menu@menu:1 point@canvasLocation:1 size@titleShadowOffset:1
buttonConfiguration attributedString@attributedTitle:269 color@baseBackgroundColor:117 directionalEdgeInsets@contentInsets:3 fontDescription@titleFontDescription:3 color@baseForegroundColor:1 imageReference@image:1 preferredSymbolConfiguration@preferredSymbolConfigurationForImage:1
collectionReusableView autoresizingMask@autoresizingMask:19 rect@frame:19 color@backgroundColor:13 connections:6 constraints:6 subviews:6 viewLayoutGuide@safeArea:6 point@canvasLocation:5
collectionView rect@frame:43 collectionViewFlowLayout@collectionViewLayout:35 color@backgroundColor:35 connections:30 cells:18 autoresizingMask@autoresizingMask:11 constraints:11 collectionViewLayout@collectionViewLayout:8 collectionReusableView@sectionHeaderView:7 collectionReusableView@sectionFooterView:6 viewLayoutGuide@safeArea:2 animations:1 color@tintColor:1 inset@scrollIndicatorInsets:1 userDefinedRuntimeAttributes:1 viewLayoutGuide@contentLayoutGuide:1 viewLayoutGuide@frameLayoutGuide:1
collectionView/cells collectionViewCell:11
collectionViewCell autoresizingMask@autoresizingMask:54 rect@frame:54 view@contentView:45 connections:43 constraints:36 point@canvasLocation:30 size@customSize:29 viewLayoutGuide@safeArea:20 collectionViewCellContentView@contentView:9 color@backgroundColor:9 color@tintColor:2 userDefinedRuntimeAttributes:1
collectionViewCellContentView color@backgroundColor:21 autoresizingMask@autoresizingMask:9 rect@frame:9 constraints:8 subviews:8 userDefinedRuntimeAttributes:5 viewLayoutGuide@safeArea:2
collectionViewController collectionView@view:6 navigationItem@navigationItem:3 connections:1 simulatedNavigationBarMetrics@simulatedTopBarMetrics:1 simulatedToolbarMetrics@simulatedBottomBarMetrics:1 toolbarItems:1
collectionViewFlowLayout inset@sectionInset:35 size@footerReferenceSize:35 size@headerReferenceSize:35 size@itemSize:35 size@estimatedItemSize:1 userDefinedRuntimeAttributes:1
colorWell autoresizingMask@autoresizingMask:1 constraints:1 rect@frame:1
constraint variation@widthClass=regular:20 variation@widthClass=compact:13 variation@heightClass=compact:6 variation@heightClass=regular-widthClass=regular:5 variation@heightClass=compact-widthClass=compact:3 variation@heightClass=compact-widthClass=regular:2 variation@heightClass=regular-widthClass=compact:2
containerView rect@frame:34 connections:27 constraints:19 variation@default:18 variation@widthClass=compact:18 animations:10 color@backgroundColor:9 autoresizingMask@autoresizingMask:3 color@tintColor:2
controller connections:4 items:4 variation@device=watch38mm:2
controller/items group:5 table:3
customFonts mutableArray@Roboto-Medium.ttf:109 array@fontawesome-webfont.ttf:72 array@GondolaMage-Regular.otf:70 array@HelveticaNeue.ttc:68 mutableArray@AGaramondPro-Regular.otf:50 mutableArray@ITC_Avant_Garde_Gothic__Demi.ttf:50 mutableArray@AGaramondPro-Italic.otf:47 array@Roboto-Medium.ttf:34 mutableArray@AGaramondPro-Bold.otf:34 array@HelveticaNeueLights.ttc:23 array@AppleSDGothicNeo.ttc:11 mutableArray@AppleSDGothicNeo.ttc:7 mutableArray@HelveticaNeueLights.ttc:7 array@Gondola_SD.ttf:6 array@MaterialIcons-Regular.ttf:6 array@ios-icon-font.ttf:5 array@Helvetica.ttc:4 array@Montserrat-Regular.otf:4 array@AGaramondPro-Regular.otf:2 array@ITCAvantGardeDemi_Track03.ttf:2 array@AGaramondPro-Italic.otf:1 array@AGaramondPro-Semibold.otf:1 mutableArray@HelveticaNeue.ttc:1 mutableArray@ITCAvantGardeDemi_Track03.ttf:1
customFonts/array string:23
customObject userDefinedRuntimeAttributes:913 connections:2
datePicker rect@frame:5 connections:4 constraints:2 autoresizingMask@autoresizingMask:1 date@date:1 date@maximumDate:1 date@minimumDate:1
designable size@intrinsicContentSize:72
device adaptation:302
document dependencies:1018 device:933 objects:804 resources:454 scenes:214 customFonts@customFonts:27 simulatedMetricsContainer@defaultSimulatedMetrics:21 designables:14 inferredMetricsTieBreakers:12 accessibilityOverrides:3 color@tintColor:1
document/objects placeholder:494 view:155 tableViewCell:76 collectionViewCell:16 collectionReusableView:3 label:3 stackView:3 scrollView:2 textField:2 textView:2 activityIndicatorView:1 arView:1 arscnView:1 arskView:1 button:1 collectionView:1 colorWell:1 containerView:1 customObject:1 datePicker:1 glkView:1 imageView:1 mapView:1 mtkView:1 navigationBar:1 navigationController:1 pageControl:1 pickerView:1 progressView:1 sceneKitView:1 searchBar:1 segmentedControl:1 skView:1 slider:1 stepper:1 switch:1 tabBar:1 tableView:1 toolbar:1 visualEffectView:1 webView:1 window:1 wkWebView:1
fragment attributes:58 string@content:2
gestureRecognizer connections:2
glkView autoresizingMask@autoresizingMask:3 rect@frame:3 connections:2 viewLayoutGuide@safeArea:1
glkViewController glkView@view:2 layoutGuides:1
group items:29 variation@device=watch44mm:7 variation@device=watch38mm:6 color@backgroundColor:5 variation@device=watch45mm:3 edgeInsets@margins:2 variation@device=watch40mm:2 variation@device=watch41mm:2 variation@device=watch42mm:2
group/items label:21 group:16 imageView:6 button:4 separator:1 spriteKitScene:1
hostingController connections:3 navigationItem@navigationItem:1 userDefinedRuntimeAttributes:1
image mutableData@keyedArchiveRepresentation:4
imageView rect@frame:594 constraints:455 accessibility@accessibilityConfiguration:65 color@tintColor:51 edgeInsets@layoutMargins:34 color@backgroundColor:33 autoresizingMask@autoresizingMask:26 userDefinedRuntimeAttributes:10 preferredSymbolConfiguration@preferredSymbolConfiguration:8 variation@default:7 animations:5 variation@widthClass=regular:4 variation@heightClass=regular-widthClass=regular:3 connections:1 gestureRecognizers:1 imageReference@image:1 point@canvasLocation:1 variation@heightClass=compact-widthClass=compact:1
label rect@frame:1734 nil@highlightedColor:1700 fontDescription@fontDescription:1685 attributedString@userComments:1629 nil@textColor:864 color@textColor:744 autoresizingMask@autoresizingMask:282 constraints:282 accessibility@accessibilityConfiguration:125 color@backgroundColor:79 string@text:55 attributedString@attributedText:51 variation@widthClass=regular:45 variation@heightClass=compact-widthClass=compact:36 color@highlightedColor:35 animations:22 variation@heightClass=compact:22 fontDescription@font:18 size@shadowOffset:8 gestureRecognizers:7 userDefinedRuntimeAttributes:6 color@shadowColor:5 color@tintColor:4 connections:4 variation@default:4 point@canvasLocation:3 variation@heightClass=regular-widthClass=regular:3 edgeInsets@layoutMargins:2 rect@contentStretch:2 variation@heightClass=regular-widthClass=compact:2 directionalEdgeInsets@directionalLayoutMargins:1 mutableString@text:1 string@userLabel:1 viewLayoutGuide@safeArea:1
mapView connections:730 constraints:577 userDefinedRuntimeAttributes:241 autoresizingMask@autoresizingMask:2 rect@frame:2 color@backgroundColor:1 color@tintColor:1 point@canvasLocation:1
mask exclude:131 include:41
menu children:3
mtkView autoresizingMask@autoresizingMask:1 rect@frame:1
mutableArray string:14
namedColor color:72
navigationBar autoresizingMask@autoresizingMask:60 rect@frame:53 textAttributes@largeTitleTextAttributes:38 connections:9 items:5 constraints:4 color@barTintColor:2 textAttributes@titleTextAttributes:2 animations:1 color@backgroundColor:1 color@tintColor:1 navigationBarAppearance@compactAppearance:1 navigationBarAppearance@compactScrollEdgeAppearance:1 navigationBarAppearance@scrollEdgeAppearance:1 navigationBarAppearance@standardAppearance:1 userDefinedRuntimeAttributes:1
navigationBar/items navigationItem:2
navigationBarAppearance color@backgroundColor:4
navigationController navigationBar@navigationBar:58 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:57 size@freeformSize:57 connections:55 nil:12 toolbarItems:12 tabBarItem@tabBarItem:6 nil@simulatedTopBarMetrics:5 simulatedTabBarMetrics@simulatedBottomBarMetrics:5 toolbar@toolbar:4 nil@simulatedBottomBarMetrics:3 extendedEdge@edgesForExtendedLayout:2 nil@simulatedStatusBarMetrics:2 navigationItem@navigationItem:1 nil@simulatedDestinationMetrics:1 simulatedNavigationBarMetrics@simulatedTopBarMetrics:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1 userDefinedRuntimeAttributes:1 value@contentSizeForViewInPopover:1 viewControllers:1
navigationItem attributedString@userComments:63 barButtonItem@rightBarButtonItem:36 barButtonItem@leftBarButtonItem:17 segmentedControl@titleView:14 barButtonItem@backBarButtonItem:4 nil@title:4 rightBarButtonItems:2 view@titleView:2 string@title:1 userDefinedRuntimeAttributes:1
notificationCategory color@sashColor:1
notificationController color@backgroundColor:1 connections:1 items:1 notificationCategory@notificationCategory:1
notificationController/items group:1
pageControl connections:2 autoresizingMask@autoresizingMask:1 rect@frame:1
pageViewController simulatedScreenMetrics@simulatedDestinationMetrics:31 attributedString@userComments:1 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:1 size@freeformSize:1
panGestureRecognizer connections:1
pickerView rect@frame:9 connections:5 constraints:4 autoresizingMask@autoresizingMask:2 color@backgroundColor:1
placeholder connections:342 attributedString@userComments:1
pongPressGestureRecognizer connections:4
preferredSymbolConfiguration fontDescription@fontDescription:5
progressView color@backgroundColor:20 rect@frame:16 constraints:7 color@progressTintColor:4 color@trackTintColor:4 color@tintColor:3 accessibility@accessibilityConfiguration:2 autoresizingMask@autoresizingMask:2
refreshControl autoresizingMask@autoresizingMask:4 connections:4
rotationGestureRecognizer connections:3
scene objects:564 point@canvasLocation:557
scene/objects placeholder:141 viewController:60 tableViewController:33 navigationController:26 viewControllerPlaceholder:8 collectionViewController:4 controller:4 tabBarController:4 hostingController:3 searchBar:2 searchDisplayController:2 splitViewController:2 tapGestureRecognizer:2 view:2 activityIndicatorView:1 arView:1 arscnView:1 arskView:1 avPlayerViewController:1 button:1 collectionView:1 colorWell:1 containerView:1 customObject:1 datePicker:1 exit:1 glkView:1 glkViewController:1 imageView:1 label:1 mapView:1 mtkView:1 navigationBar:1 notificationController:1 pageControl:1 pageViewController:1 panGestureRecognizer:1 pickerView:1 pinchGestureRecognizer:1 pongPressGestureRecognizer:1 progressView:1 sceneKitView:1 scrollView:1 segmentedControl:1 skView:1 slider:1 stackView:1 stepper:1 switch:1 tabBar:1 tableView:1 textField:1 textView:1 toolbar:1 visualEffectView:1 webView:1 wkWebView:1
sceneKitView autoresizingMask@autoresizingMask:1 rect@frame:1
screenEdgePanGestureRecognizer rectEdge@edges:2 connections:1
scrollView rect@frame:104 constraints:92 subviews:89 gestureRecognizers:34 viewLayoutGuide@contentLayoutGuide:22 viewLayoutGuide@frameLayoutGuide:22 color@backgroundColor:17 animations:8 connections:7 autoresizingMask@autoresizingMask:2 point@canvasLocation:2 simulatedStatusBarMetrics@simulatedStatusBarMetrics:2 userDefinedRuntimeAttributes:2 viewLayoutGuide@safeArea:2 edgeInsets@layoutMargins:1 inset@insetFor6xAndEarlier:1 variation@default:1
searchBar rect@frame:18 textInputTraits@textInputTraits:18 connections:14 color@barTintColor:7 constraints:6 autoresizingMask@autoresizingMask:5 color@tintColor:2 userDefinedRuntimeAttributes:2 animations:1
searchDisplayController connections:3
segment size@contentOffset:3
segmentedControl color@tintColor:179 rect@frame:20 segments:20 connections:13 autoresizingMask@autoresizingMask:5 animations:2 constraints:2 variation@default:2 color@backgroundColor:1
segue segue@commit:4 segue@preview:4 popoverArrowDirection@popoverArrowDirection:1
separator color@color:1
simulatedMetricsContainer simulatedOrientationMetrics@orientation:21 simulatedScreenMetrics@destination:21 simulatedStatusBarMetrics@statusBar:21 nil@statusBar:2
simulatedNavigationBarMetrics color@barTintColor:28 color@tintColor:28
simulatedScreenMetrics size@landscapeSize:1 size@portraitSize:1
skView autoresizingMask@autoresizingMask:1 rect@frame:1
slider constraints:371 color@tintColor:86 rect@frame:72 connections:67 autoresizingMask@autoresizingMask:26 color@thumbTintColor:3 color@maximumTrackTintColor:2 color@minimumTrackTintColor:2 animations:1 userDefinedRuntimeAttributes:1
splitViewController userDefinedRuntimeAttributes:104 extendedEdge@edgesForExtendedLayout:22 connections:4 toolbarItems:2 navigationItem@navigationItem:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1
spriteKitScene gestureRecognizers:1
stackView rect@frame:448 subviews:431 constraints:125 variation@widthClass=compact:35 color@backgroundColor:15 variation@heightClass=regular:13 userDefinedRuntimeAttributes:11 variation@widthClass=regular:11 viewLayoutGuide@safeArea:9 directionalEdgeInsets@directionalLayoutMargins:8 autoresizingMask@autoresizingMask:7 variation@heightClass=regular-widthClass=regular:5 point@canvasLocation:4 variation@default:4 variation@heightClass=compact:3 gestureRecognizers:2 variation@heightClass=regular-widthClass=compact:2 color@tintColor:1 connections:1 edgeInsets@layoutMargins:1 variation@heightClass=compact-widthClass=compact:1 variation@heightClass=compact-widthClass=regular:1
state color@titleColor:419 color@titleShadowColor:199 imageReference@image:5 attributedString@attributedTitle:4 preferredSymbolConfiguration@preferredSymbolConfiguration:4 string@title:2
stepper rect@frame:3 autoresizingMask@autoresizingMask:1 connections:1
swipeGestureRecognizer connections:14
switch rect@frame:65 connections:47 attributedString@userComments:30 color@onTintColor:26 userDefinedRuntimeAttributes:15 autoresizingMask@autoresizingMask:9 constraints:7 animations:6 accessibility@accessibilityConfiguration:3 color@thumbTintColor:1 variation@default:1
systemColor color:344
tabBar userDefinedRuntimeAttributes:239 color@tintColor:104 autoresizingMask@autoresizingMask:9 color@backgroundColor:9 rect@frame:9 items:2 color@barTintColor:1 color@selectedImageTintColor:1
tabBar/items tabBarItem:4
tabBarController nil@simulatedBottomBarMetrics:254 extendedEdge@edgesForExtendedLayout:103 toolbarItems:9 tabBar@tabBar:7 connections:4 navigationItem@navigationItem:1
tabBarItem inset@largeContentSizeImageInsets:24 imageReference@image:13 userDefinedRuntimeAttributes:6 color@badgeColor:2
table items:3
table/items tableRow:3
tableRow connections:3 group@rootItem:3
tableView rect@frame:288 color@sectionIndexTrackingBackgroundColor:280 color@backgroundColor:251 connections:218 autoresizingMask@autoresizingMask:92 prototypes:60 sections:44 button@tableFooterView:22 button@tableHeaderView:21 color@separatorColor:12 edgeInsets@layoutMargins:12 inset@separatorInset:12 view@tableHeaderView:11 constraints:9 userDefinedRuntimeAttributes:9 color@sectionIndexBackgroundColor:8 view@tableFooterView:8 animations:7 point@canvasLocation:5 simulatedNavigationBarMetrics@simulatedTopBarMetrics:4 simulatedScreenMetrics@simulatedDestinationMetrics:4 color@tintColor:3 simulatedStatusBarMetrics@simulatedStatusBarMetrics:3 gestureRecognizers:2 color@sectionIndexColor:1 searchBar@tableHeaderView:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 viewLayoutGuide@safeArea:1
tableViewCell gestureRecognizers:940 rect@frame:587 tableViewCellContentView@contentView:587 autoresizingMask@autoresizingMask:586 connections:382 point@canvasLocation:228 color@backgroundColor:135 viewLayoutGuide@safeArea:117 accessibility@accessibilityConfiguration:84 attributedString@userComments:66 edgeInsets@layoutMargins:56 listContentConfiguration@contentConfiguration:28 constraints:23 variation@default:16 inset@separatorInset:7 animations:5 userDefinedRuntimeAttributes:3 color@tintColor:2
tableViewCellContentView autoresizingMask@autoresizingMask:587 rect@frame:586 subviews:522 constraints:393 color@tintColor:100 viewLayoutGuide@safeArea:99 color@backgroundColor:81 gestureRecognizers:34 attributedString@userComments:23 variation@default:7 animations:5 edgeInsets@layoutMargins:3 variation@heightClass=regular-widthClass=regular:2
tableViewController extendedEdge@edgesForExtendedLayout:219 tabBarItem@tabBarItem:172 tableView@view:72 attributedString@userComments:56 navigationItem@navigationItem:54 connections:28 point@canvasLocation:10 value@contentSizeForViewInPopover:10 simulatedNavigationBarMetrics@simulatedTopBarMetrics:6 simulatedTabBarMetrics@simulatedBottomBarMetrics:5 refreshControl@refreshControl:4 toolbarItems:4 simulatedToolbarMetrics@simulatedBottomBarMetrics:3 userDefinedRuntimeAttributes:2 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:1 keyCommands:1 size@freeformSize:1
tableViewSection string@footerTitle:213 cells:53 attributedString@userComments:2
tableViewSection/cells tableViewCell:86
tapGestureRecognizer connections:35 precedingGestureRecognizers:1
textAttributes fontDescription@fontDescription:60 color@textColor:2
textField rect@contentStretch:542 fontDescription@fontDescription:332 rect@frame:332 textInputTraits@textInputTraits:332 attributedString@userComments:219 color@backgroundColor:144 constraints:110 connections:102 accessibility@accessibilityConfiguration:28 autoresizingMask@autoresizingMask:27 nil@textColor:18 userDefinedRuntimeAttributes:14 color@tintColor:13 animations:9 color@textColor:9 point@canvasLocation:2 string@placeholder:2 string@text:1 variation@default:1 variation@heightClass=regular-widthClass=regular:1
textView attributedString@userComments:115 rect@frame:114 textInputTraits@textInputTraits:114 fontDescription@fontDescription:110 color@backgroundColor:107 constraints:51 color@textColor:43 dataDetectorType@dataDetectorTypes:42 string@text:42 accessibility@accessibilityConfiguration:35 connections:10 color@tintColor:9 mutableString@text:9 attributedString@attributedText:4 autoresizingMask@autoresizingMask:4 userDefinedRuntimeAttributes:4 point@canvasLocation:2 animations:1
toolbar userDefinedRuntimeAttributes:327 rect@frame:15 items:13 autoresizingMask@autoresizingMask:7 constraints:7 connections:6 color@barTintColor:2 color@tintColor:2 animations:1 toolbarAppearance@scrollEdgeAppearance:1 toolbarAppearance@standardAppearance:1 viewLayoutGuide@safeArea:1
toolbar/items barButtonItem:3
userDefinedRuntimeAttribute integer@value:142 real@value:44 color@value:21 point@value:5 range@value:5 rect@value:5 size@value:4
variation mask@constraints:93 edgeInsets@layoutMargins:12 mask@subviews:7 color@backgroundColor:2 fontDescription@fontDescription:2
view rect@frame:2606 color@backgroundColor:2213 constraints:2056 subviews:1537 autoresizingMask@autoresizingMask:932 viewLayoutGuide@safeArea:530 point@canvasLocation:378 accessibility@accessibilityConfiguration:276 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:180 connections:143 variation@widthClass=regular:104 userDefinedRuntimeAttributes:83 animations:79 variation@widthClass=compact:75 nil@simulatedTopBarMetrics:67 nil@simulatedBottomBarMetrics:64 nil@simulatedStatusBarMetrics:60 gestureRecognizers:45 variation@default:30 variation@heightClass=regular-widthClass=regular:19 color@tintColor:12 simulatedNavigationBarMetrics@simulatedTopBarMetrics:9 attributedString@userComments:5 simulatedScreenMetrics@simulatedDestinationMetrics:3 simulatedTabBarMetrics@simulatedBottomBarMetrics:3 variation@heightClass=regular:3 edgeInsets@layoutMargins:2 simulatedStatusBarMetrics@simulatedStatusBarMetrics:2 variation@userInterfaceIdiom=mac:2 simulatedOrientationMetrics@simulatedOrientationMetrics:1 simulatedToolbarMetrics@simulatedBottomBarMetrics:1 userGuides:1 variation@heightClass=compact:1 variation@heightClass=compact-widthClass=compact:1 variation@heightClass=compact-widthClass=regular:1 variation@heightClass=regular-widthClass=compact:1
viewController view@view:354 connections:225 layoutGuides:163 navigationItem@navigationItem:103 userDefinedRuntimeAttributes:82 attributedString@userComments:32 textView@view:32 size@freeformSize:28 freeformSimulatedSizeMetrics@simulatedDestinationMetrics:24 simulatedTabBarMetrics@simulatedBottomBarMetrics:20 extendedEdge@edgesForExtendedLayout:17 nil@simulatedBottomBarMetrics:11 nil@simulatedStatusBarMetrics:11 nil@simulatedTopBarMetrics:11 tabBarItem@tabBarItem:8 toolbarItems:8 point@canvasLocation:6 modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics:5 simulatedNavigationBarMetrics@simulatedTopBarMetrics:4 simulatedScreenMetrics@simulatedDestinationMetrics:4 simulatedToolbarMetrics@simulatedBottomBarMetrics:4 tableView@view:4 simulatedStatusBarMetrics@simulatedStatusBarMetrics:3 keyCommands:1 nil@simulatedDestinationMetrics:1 simulatedOrientationMetrics@simulatedOrientationMetrics:1 value@contentSizeForViewInPopover:1
viewControllerPlaceholder navigationItem@navigationItem:12 tabBarItem@tabBarItem:3
visualEffectView color@backgroundColor:364 rect@frame:20 view@contentView:20 blurEffect:18 variation@default:7 variation@widthClass=compact:7 variation@widthClass=regular:7 autoresizingMask@autoresizingMask:3 constraints:2 vibrancyEffect:2 connections:1 userDefinedRuntimeAttributes:1
webView color@backgroundColor:8 rect@frame:7 animations:4 dataDetectorType@dataDetectorTypes:4 connections:3 autoresizingMask@autoresizingMask:1 constraints:1
window autoresizingMask@autoresizingMask:1 color@backgroundColor:1 rect@frame:1 simulatedStatusBarMetrics@simulatedStatusBarMetrics:1
wkWebView rect@frame:7 wkWebViewConfiguration@configuration:7 color@backgroundColor:5 autoresizingMask@autoresizingMask:3
wkWebViewConfiguration audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback:7 wkPreferences@preferences:7 dataDetectorTypes@dataDetectorTypes:3
"""#
}
