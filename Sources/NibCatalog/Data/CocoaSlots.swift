// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// What elements and lists have been seen to hold. macOS.
    static let cocoaSlots: StaticString = #"""
/allowedInputSourceLocales string:571
/allowedToolbarItems toolbarItem:153 searchToolbarItem:2
/allowedTypes string:1
/animations caTransition:3
/attributes real:181 font:97 paragraphStyle:80 color:76 integer:45 url:2
/backgroundFilters ciFilter:6
/beginningViews stackView:11 button:7 popUpButton:5 textField:4 customView:2 imageView:2 progressIndicator:1
/classes class:44
/column buttonCell:149 comboBoxCell:39 textFieldCell:8 formCell:3
/columns gridColumn:84
/configuration real:17 null:14 ciVector:1
/connections outlet:13745 action:10940 binding:2688 accessibilityConnection:167 segue:138
/constraints constraint:15151
/contentFilters ciFilter:8
/customSpacing real:1224
/declaredKeys mutableString:1666 string:486
/defaultToolbarItems toolbarItem:116 searchToolbarItem:1
/dependencies plugIn:847 capability:756 deployment:694 development:30
/designables designable:2
/endViews button:11 scrollView:7 textField:4 imageView:2 progressIndicator:2 popUpButton:1
/gestureRecognizers clickGestureRecognizer:3 gestureRecognizer:1 magnificationGestureRecognizer:1 panGestureRecognizer:1 pressGestureRecognizer:1 rotationGestureRecognizer:1
/gridCells gridCell:361
/hierarchicalColors color:6
/holdingPriorities real:173
/inferredMetricsTieBreakers segue:7
/metadata real:16 bool:1 string:1
/middleViews splitView:16 stackView:5 button:2 imageView:1 textField:1
/objectValues string:155
/popUpMenus menu:6
/prototypeCellViews tableCellView:283 comboBox:111 imageView:74 textField:4 popUpButton:3 customView:2 stackView:2 button:1
/relationships relationship:126
/resources image:1377 namedColor:6
/rowTemplates predicateEditorRowTemplate:3
/rows gridRow:161
/scenes scene:219
/segments segment:153
/splitViewItems splitViewItem:11
/subviews textField:5865 button:3979 popUpButton:892 customView:769 scrollView:666 box:497 imageView:490 stackView:449 tableView:416 textView:181 tabView:137 progressIndicator:126 comboBox:91 splitView:88 slider:81 searchField:71 visualEffectView:68 secureTextField:63 stepper:60 view:59 colorWell:52 segmentedControl:52 matrix:44 outlineView:44 gridView:39 qtCaptureView:28 webView:26 switch:17 datePicker:14 tokenField:14 collectionView:11 openGLView:7 comboButton:6 pathControl:6 levelIndicator:5 containerView:4 pdfView:4 avPlayerView:3 browser:3 ikImageBrowserView:3 mapView:3 ruleEditor:3 control:2 sceneView:2 wkWebView:2 form:1 mtkView:1 predicateEditor:1 skView:1
/tabStops textTab:752
/tabViewItems tabViewItem:483
/tableColumns tableColumn:1006
/textAttributesForNegativeValues color:1
/touchBarItems touchBarItem:19 touchBarSpacerItem:6 touchBarGroupItem:5 touchBarItemOtherItemsProxy:2 touchBarCandidateListItem:1 touchBarCharacterPickerItem:1 touchBarColorPickerItem:1 touchBarPopoverItem:1 touchBarSharingServicePickerItem:1
/userDefinedRuntimeAttributes userDefinedRuntimeAttribute:208
/userGuides userLayoutGuide:38
/visibilityPriorities integer:1219 real:5
accessibility string@help:14 string@description:11
actionCell font@font:2
application menu@mainMenu:30 connections:29
array expression:4
arrayController connections:42 declaredKeys:41 classReference@objectClass:23 metadata:1
attributedString fragment:226
avPlayerView rect@frame:3 autoresizingMask@autoresizingMask:2 animations:1 connections:1 constraints:1
binding dictionary@options:969
box rect@frame:505 view@contentView:227 autoresizingMask@autoresizingMask:199 color@fillColor:136 color@borderColor:120 constraints:103 font@titleFont:46 connections:8 animations:2 accessibility:1 attributedString@userComments:1 point@canvasLocation:1 size@contentViewMargins:1 userGuides:1
browser connections:3 rect@frame:3 autoresizingMask@autoresizingMask:1
button buttonCell@cell:4071 rect@frame:4071 connections:3711 autoresizingMask@autoresizingMask:2587 constraints:289 accessibility:119 string@toolTip:93 color@contentTintColor:65 userDefinedRuntimeAttributes:32 animations:31 color@bezelColor:4 attributedString@userComments:3 contentFilters:1 point@canvasLocation:1 shadow@shadow:1 string@identifier:1 symbolConfiguration:1
buttonCell behavior@behavior:4367 font@font:4367 string@keyEquivalent:1097 modifierMask@keyEquivalentModifierMask:215 connections:82 accessibility:20 imageReference@image:4 attributedString@userComments:1 string@alternateTitle:1 string@title:1 string@toolTip:1 userDefinedRuntimeAttributes:1
caTransition mutableData@keyedArchiveRepresentation:3
calendarDate timeZone@timeZone:4
ciFilter configuration:7
ciVector real:2
class source:25 source@sourceIdentifier:25 relationships:15
clickGestureRecognizer connections:3
clipView rect@frame:684 subviews:684 autoresizingMask@autoresizingMask:681 color@backgroundColor:161 nil@backgroundColor:72 constraints:17 edgeInsets@contentInsets:7 accessibility:2 animations:2 connections:2 userDefinedRuntimeAttributes:2 view:2
collectionView autoresizingMask@autoresizingMask:11 color@primaryBackgroundColor:11 rect@frame:11 animations:8 collectionViewFlowLayout@collectionViewLayout:8 color@secondaryBackgroundColor:8 connections:8 point@canvasLocation:8 constraints:3 collectionViewGridLayout:1
collectionViewFlowLayout size@itemSize:8 edgeInsets@sectionInset:5 size@headerReferenceSize:1
collectionViewGridLayout size@maximumItemSize:1 size@minimumItemSize:1
collectionViewItem connections:7 view@view:1
colorWell color@color:59 rect@frame:59 connections:52 autoresizingMask@autoresizingMask:26 constraints:21 animations:1 userDefinedRuntimeAttributes:1
comboBox comboBoxCell@cell:93 rect@frame:93 autoresizingMask@autoresizingMask:81 connections:80 constraints:8 accessibility:1 animations:1 string@toolTip:1
comboBoxCell color@backgroundColor:101 color@textColor:101 font@font:101 objectValues:37 allowedInputSourceLocales:6 connections:6 customFormatter@formatter:6 numberFormatter@formatter:4
comboButton connections:6 menu@menu:6 rect@frame:6 autoresizingMask@autoresizingMask:4
containerView connections:4 rect@frame:4 animations:2 autoresizingMask@autoresizingMask:2 constraints:2
control actionCell@cell:2 animations:2 autoresizingMask@autoresizingMask:2 connections:2 rect@frame:2 string@toolTip:2 userDefinedRuntimeAttributes:2
customCell font@font:2
customFormatter userDefinedRuntimeAttributes:256
customObject connections:894 userDefinedRuntimeAttributes:41 attributedString@userComments:10
customView rect@frame:1310 subviews:954 autoresizingMask@autoresizingMask:889 constraints:534 point@canvasLocation:428 connections:91 userDefinedRuntimeAttributes:23 userGuides:23 accessibility:18 animations:3 attributedString@userComments:1 gestureRecognizers:1 metadata:1 shadow@shadow:1 string@toolTip:1 string@userLabel:1 viewLayoutGuide@layoutMargins:1 viewLayoutGuide@safeArea:1
datePicker datePickerCell@cell:14 rect@frame:14 connections:10 autoresizingMask@autoresizingMask:3 constraints:2 accessibility:1 animations:1
datePickerCell color@backgroundColor:14 color@textColor:14 font@font:14 date@date:10 datePickerElements@datePickerElements:10 calendarDate@date:4 date@maxDate:3 date@minDate:3
designable size@intrinsicContentSize:1
dictionary string@NSValueTransformerName:434 integer@NSNullPlaceholder:199 integer@NSNotApplicablePlaceholder:191 integer@NSNoSelectionPlaceholder:190 integer@NSMultipleValuesPlaceholder:183 bool@NSValidatesImmediately:153 bool@NSRaisesForNotApplicableKeys:126 bool@NSContinuouslyUpdatesValue:110 bool@NSConditionallySetsEnabled:109 string@NSNullPlaceholder:96 bool@NSAllowsEditingMultipleValuesSelection:90 bool@NSConditionallySetsEditable:30 decimal@NSMultipleValuesPlaceholder:29 decimal@NSNoSelectionPlaceholder:29 decimal@NSNotApplicablePlaceholder:29 decimal@NSNullPlaceholder:29 string@NSDisplayPattern:19 integer@NSRaisesForNotApplicableKeys:10 integer@NSValidatesImmediately:10 string@NSNoSelectionPlaceholder:9 integer@NSConditionallySetsEnabled:8 bool@NSHandlesContentAsCompoundValue:7 string@NSSelectorName:6 string@NSNotApplicablePlaceholder:4 string@NSPredicateFormat:4 integer@NSAllowsEditingMultipleValuesSelection:3 real@NSNoSelectionPlaceholder:3 real@NSNullPlaceholder:3 string@NSDisplayName:3 bool@NSConditionallySetsHidden:2 bool@NSCreatesSortDescriptor:2 bool@NSDeletesObjectsOnRemove:2 string@NSMultipleValuesPlaceholder:2 bool@NSAlwaysPresentsApplicationModalAlerts:1 bool@NSInsertsNullPlaceholder:1 bool@NSValueTransformerName:1 integer@NSAlwaysPresentsApplicationModalAlerts:1 integer@NSConditionallySetsEditable:1 integer@NSConditionallySetsHidden:1 integer@NSContinuouslyUpdatesValue:1 integer@NSCreatesSortDescriptor:1 integer@NSHandlesContentAsCompoundValue:1 integer@NSValue:1 real@NSAlwaysPresentsApplicationModalAlerts:1 real@NSConditionallySetsEditable:1 real@NSConditionallySetsEnabled:1 real@NSConditionallySetsHidden:1 real@NSContinuouslyUpdatesValue:1 real@NSMultipleValuesPlaceholder:1 real@NSNotApplicablePlaceholder:1 real@NSRaisesForNotApplicableKeys:1 real@NSValidatesImmediately:1
dictionaryController connections:24 classReference@objectClass:3
document dependencies:813 objects:763 resources:378 scenes:50 inferredMetricsTieBreakers:6 classes:1 designables:1
document/objects customObject:598 window:157 customView:133 menu:70 userDefaultsController:45 arrayController:9 popover:5 viewController:5 treeController:4 comboBoxCell:2 avPlayerView:1 box:1 browser:1 button:1 collectionView:1 collectionViewItem:1 colorWell:1 comboBox:1 comboButton:1 containerView:1 control:1 datePicker:1 drawer:1 form:1 gridView:1 ikImageBrowserView:1 imageView:1 levelIndicator:1 mapView:1 matrix:1 openGLView:1 outlineView:1 pathControl:1 pdfView:1 popUpButton:1 predicateEditor:1 progressIndicator:1 qtCaptureView:1 ruleEditor:1 sceneView:1 scrollView:1 searchField:1 secureTextField:1 segmentedControl:1 slider:1 splitView:1 stackView:1 stepper:1 switch:1 tabView:1 tableView:1 textField:1 textView:1 tokenField:1 view:1 visualEffectView:1 webView:1 wkWebView:1
drawer connections:7 size@contentSize:7 size@maxContentSize:7 size@minContentSize:7
expression string@constantValue:8 string@keyPath:8
form autoresizingMask@autoresizingMask:1 cells:1 color@backgroundColor:1 formCell:1 formCell@prototype:1 rect@frame:1 size@cellSize:1 size@intercellSpacing:1
formCell font@font:4 font@titleFont:4
fragment attributes:80 string@content:7 mutableString@content:2
gridCell textField@contentView:189 button@contentView:51 popUpButton@contentView:14 tokenField@contentView:9 stackView@contentView:8 box@contentView:7 colorWell@contentView:7 secureTextField@contentView:6 stepper@contentView:6 scrollView@contentView:5 comboBox@contentView:2 pathControl@contentView:2 customView@contentView:1 datePicker@contentView:1 imageView@contentView:1 segmentedControl@contentView:1 slider@contentView:1
gridView columns:39 gridCells:39 rect@frame:39 rows:39 autoresizingMask@autoresizingMask:5 constraints:5 userDefinedRuntimeAttributes:2
ikImageBrowserView autoresizingMask@contentResizingMask:3 ikCellsStyle@cellsStyleMask:3 rect@frame:3 size@cellSize:3 autoresizingMask@autoresizingMask:2 connections:2 ikCellsStyle:1
image mutableData@keyedArchiveRepresentation:18
imageCell imageReference@image:14 accessibility:3 connections:3 font@font:3 userDefinedRuntimeAttributes:3
imageReference hierarchicalColors:2
imageView imageCell@cell:497 rect@frame:497 autoresizingMask@autoresizingMask:238 constraints:200 connections:41 color@contentTintColor:33 accessibility:7 animations:4 shadow@shadow:2 gestureRecognizers:1 point@canvasLocation:1 string@toolTip:1 userDefinedRuntimeAttributes:1
levelIndicator levelIndicatorCell@cell:5 rect@frame:5 animations:3 accessibility:1 autoresizingMask@autoresizingMask:1 color@criticalFillColor:1 color@fillColor:1 color@warningFillColor:1 connections:1 constraints:1
levelIndicatorCell font@font:13
magnificationGestureRecognizer connections:1
mapView rect@frame:3 connections:1 constraints:1
matrix cells:44 color@backgroundColor:44 rect@frame:44 size@cellSize:44 size@intercellSpacing:44 buttonCell@prototype:43 autoresizingMask@autoresizingMask:42 connections:37 accessibility:1 animations:1 comboBoxCell@prototype:1 constraints:1 point@canvasLocation:1 string@toolTip:1 textFieldCell@prototype:1 userDefinedRuntimeAttributes:1
matrix/cells column:12
menu items:2293 connections:99 point@canvasLocation:82 userDefinedRuntimeAttributes:10 attributedString@userComments:9 accessibility:3 string@title:3
menu/items menuItem:7510
menuItem connections:6806 modifierMask@keyEquivalentModifierMask:6133 menu@submenu:1358 string@title:228 userDefinedRuntimeAttributes:78 attributedString@userComments:35 string@keyEquivalent:33 string@toolTip:31 attributedString@attributedTitle:29 integer@representedObject:14 expression@representedObject:4 accessibility:1 imageReference@image:1 imageReference@secondaryImage:1 real@representedObject:1
namedColor color:6
numberFormatter real@minimum:89 real@maximum:60 attributedString@attributedStringForZero:56 decimal@maximum:56 decimal@minimum:56 attributedString@attributedStringForNil:42 attributedString@attributedStringForNotANumber:42 nil@negativeInfinitySymbol:29 nil@positiveInfinitySymbol:29 integer@minimum:12 real@roundingIncrement:5 integer@roundingIncrement:2 integer@maximum:1 integer@multiplier:1 metadata:1 nil@nilSymbol:1 textAttributesForNegativeValues:1 userDefinedRuntimeAttributes:1
objectController connections:15 declaredKeys:15 classReference@objectClass:1
openGLView autoresizingMask@autoresizingMask:7 rect@frame:7 animations:3 connections:1
outlineView autoresizingMask@autoresizingMask:44 color@backgroundColor:44 color@gridColor:44 rect@frame:44 tableColumns:44 size@intercellSpacing:42 connections:30 accessibility:2 tableViewGridLines@gridStyleMask:2 animations:1 metadata:1
pagecontroller connections:1 view@view:1
panGestureRecognizer connections:1
paragraphStyle tabStops:37
pathCell font@font:8 url@url:4 allowedTypes:1 color@backgroundColor:1 connections:1
pathControl pathCell@cell:8 rect@frame:8 autoresizingMask@autoresizingMask:3 connections:2 accessibility:1 animations:1 constraints:1
pdfView rect@frame:4 autoresizingMask@autoresizingMask:2 connections:1
popUpButton popUpButtonCell@cell:910 rect@frame:910 connections:710 autoresizingMask@autoresizingMask:463 constraints:96 accessibility:37 string@toolTip:15 color@contentTintColor:9 animations:3 attributedString@userComments:1 point@canvasLocation:1 shadow@shadow:1 userDefinedRuntimeAttributes:1
popUpButtonCell behavior@behavior:935 font@font:935 menu@menu:935 modifierMask@keyEquivalentModifierMask:14 string@keyEquivalent:13 connections:8 string@userLabel:8
popover connections:13
predicateEditor animations:1 autoresizingMask@autoresizingMask:1 connections:1 point@canvasLocation:1 rect@frame:1 rowTemplates:1
predicateEditorRowTemplate popUpMenus:3 array@leftExpressionObject:2 array@rightExpressionObject:2 comparisonPredicateOptions@options:2 integer@rightExpressionObject:2
progressIndicator rect@frame:127 autoresizingMask@autoresizingMask:79 connections:13 constraints:9 accessibility:5 animations:5 point@canvasLocation:5 userDefinedRuntimeAttributes:5 contentFilters:2
qtCaptureView autoresizingMask@autoresizingMask:28 color@fillColor:28 connections:28 constraints:28 rect@frame:28
rotationGestureRecognizer connections:1
ruleEditor autoresizingMask@autoresizingMask:3 connections:2 constraints:2 rect@frame:2
scene objects:219 point@canvasLocation:219
scene/objects customObject:216 viewController:97 windowController:45 application:32 userDefaultsController:10 menu:5 splitViewController:3 arrayController:2 tabViewController:2 avPlayerView:1 box:1 browser:1 button:1 collectionView:1 collectionViewItem:1 colorWell:1 comboBox:1 comboButton:1 containerView:1 control:1 controllerPlaceholder:1 customView:1 datePicker:1 form:1 gridView:1 hostingController:1 ikImageBrowserView:1 imageView:1 levelIndicator:1 mapView:1 matrix:1 objectController:1 openGLView:1 outlineView:1 pagecontroller:1 pathControl:1 pdfView:1 popUpButton:1 popover:1 predicateEditor:1 progressIndicator:1 qtCaptureView:1 ruleEditor:1 sceneView:1 scrollView:1 searchField:1 secureTextField:1 segmentedControl:1 slider:1 splitView:1 stackView:1 stepper:1 switch:1 tabView:1 tableView:1 textField:1 textView:1 tokenField:1 treeController:1 view:1 visualEffectView:1 webView:1 wkWebView:1
sceneView color@backgroundColor:2 rect@frame:2 autoresizingMask@autoresizingMask:1 connections:1
scrollView clipView@contentView:684 rect@frame:684 scroller@horizontalScroller:684 scroller@verticalScroller:684 autoresizingMask@autoresizingMask:481 tableHeaderView@headerView:181 constraints:87 connections:25 edgeInsets@contentInsets:17 point@canvasLocation:12 accessibility:11 string@toolTip:3 animations:2 metadata:2 edgeInsets@scrollerInsets:1 shadow@shadow:1 userDefinedRuntimeAttributes:1
scroller autoresizingMask@autoresizingMask:1368 rect@frame:1361 animations:4 connections:4 metadata:4 userDefinedRuntimeAttributes:4
searchField rect@frame:74 searchFieldCell@cell:74 autoresizingMask@autoresizingMask:65 connections:61 constraints:8 accessibility:1 animations:1 point@canvasLocation:1 string@toolTip:1 userDefinedRuntimeAttributes:1
searchFieldCell color@backgroundColor:74 color@textColor:74 connections:74 font@font:74 accessibility:36 string@placeholderString:22 allowedInputSourceLocales:5
searchToolbarItem nil@toolTip:2 searchField@view:2 connections:1
secureTextField rect@frame:71 secureTextFieldCell@cell:71 autoresizingMask@autoresizingMask:57 connections:48 constraints:7 point@canvasLocation:2 accessibility:1 animations:1 string@toolTip:1
secureTextFieldCell allowedInputSourceLocales:71 color@backgroundColor:71 color@textColor:71 font@font:71 connections:2
segment nil@label:20
segmentedCell font@font:56 segments:56 accessibility:1 connections:1
segmentedControl rect@frame:56 segmentedCell@cell:56 connections:51 autoresizingMask@autoresizingMask:22 constraints:7 accessibility:3 animations:2 point@canvasLocation:2
shadow color@color:8 size@offset:6
slider rect@frame:81 sliderCell@cell:81 connections:74 constraints:25 autoresizingMask@autoresizingMask:17 accessibility:7 string@toolTip:7 animations:2 shadow@shadow:2 userDefinedRuntimeAttributes:2
sliderCell font@font:9 accessibility:2 connections:2
splitView rect@frame:95 holdingPriorities:87 subviews:87 autoresizingMask@autoresizingMask:82 connections:34 userDefinedRuntimeAttributes:13 constraints:2 accessibility:1 animations:1 point@canvasLocation:1
splitViewController splitView@splitView:7 connections:6 splitViewItems:5 touchBar@touchBar:1
stackView rect@frame:463 customSpacing:439 visibilityPriorities:439 subviews:434 constraints:104 connections:6 edgeInsets@edgeInsets:5 autoresizingMask@autoresizingMask:4 beginningViews:4 point@canvasLocation:4 accessibility:1 animations:1 endViews:1 gestureRecognizers:1 middleViews:1 string@toolTip:1 userDefinedRuntimeAttributes:1 viewLayoutGuide@layoutMargins:1 viewLayoutGuide@safeArea:1
stepper rect@frame:66 stepperCell@cell:66 connections:55 accessibility:17 autoresizingMask@autoresizingMask:16 constraints:8 animations:1
stepperCell font@font:29 connections:12
switch connections:17 rect@frame:17 autoresizingMask@autoresizingMask:7
symbolConfiguration nil@locale:1
tabView rect@frame:143 tabViewItems:138 autoresizingMask@autoresizingMask:120 font@font:116 connections:41 constraints:8 accessibility:1 animations:1 point@canvasLocation:1
tabViewController connections:5 tabView@tabView:5 tabViewItems:4 customView@view:2 viewControllerTransitionOptions@transitionOptions:2
tabViewItem view@view:472 accessibility:58 connections:58 nil@label:58 imageReference@image:3
tableCellView rect@frame:283 subviews:278 autoresizingMask@autoresizingMask:251 connections:237 constraints:173 accessibility:2 animations:2 attributedString@userComments:2 point@canvasLocation:2 userDefinedRuntimeAttributes:2 userGuides:2
tableColumn tableHeaderCell@headerCell:1006 textFieldCell@dataCell:834 tableColumnResizingMask@resizingMask:793 prototypeCellViews:245 sortDescriptor@sortDescriptorPrototype:122 buttonCell@dataCell:104 connections:60 imageCell@dataCell:34 popUpButtonCell@dataCell:25 comboBoxCell@dataCell:6 customCell@dataCell:2 accessibility:1 attributedString@userComments:1 levelIndicatorCell@dataCell:1 sliderCell@dataCell:1 string@headerToolTip:1
tableHeaderCell color@backgroundColor:1006 color@textColor:1006 font@font:572
tableHeaderView autoresizingMask@autoresizingMask:181 rect@frame:181 animations:5 connections:5
tableView color@backgroundColor:416 color@gridColor:416 tableColumns:416 rect@frame:415 autoresizingMask@autoresizingMask:411 size@intercellSpacing:400 connections:347 tableViewGridLines@gridStyleMask:26 accessibility:9 animations:1 userDefinedRuntimeAttributes:1
textField rect@frame:6062 textFieldCell@cell:6062 autoresizingMask@autoresizingMask:3649 connections:1185 constraints:426 accessibility:79 animations:53 userDefinedRuntimeAttributes:20 string@toolTip:15 attributedString@userComments:4 shadow@shadow:3 backgroundFilters:1 gestureRecognizers:1 point@canvasLocation:1 string@userLabel:1
textFieldCell color@backgroundColor:6905 color@textColor:6905 font@font:6904 numberFormatter@formatter:212 string@title:209 accessibility:17 dateFormatter@formatter:14 allowedInputSourceLocales:12 connections:8 byteCountFormatter@formatter:5 attributedString@userComments:4 customFormatter@formatter:4 string@placeholderString:4 string@userLabel:4 userDefinedRuntimeAttributes:4 mutableString@title:2
textTab options:752
textView size@maxSize:207 size@minSize:207 autoresizingMask@autoresizingMask:181 color@backgroundColor:181 rect@frame:181 color@insertionPointColor:172 color@textColor:89 connections:59 attributedString@textStorage:23 accessibility:1 allowedInputSourceLocales:1 animations:1 attributedString@userComments:1 point@canvasLocation:1 touchBar@touchBar:1 userDefinedRuntimeAttributes:1
timeZone data@data:3 mutableData@data:3
tokenField rect@frame:23 tokenFieldCell@cell:23 connections:18 constraints:7 autoresizingMask@autoresizingMask:4 animations:1 string@toolTip:1
tokenFieldCell color@backgroundColor:23 color@textColor:23 font@font:23 allowedInputSourceLocales:1 connections:1
toolbar allowedToolbarItems:27 defaultToolbarItems:27 connections:3 point@canvasLocation:3 attributedString@userComments:2
toolbarItem connections:64 size@maxSize:19 size@minSize:19 nil@toolTip:17 button@view:13 segmentedControl@view:4 popUpButton@view:2 attributedString@userComments:1 box@view:1 customView@view:1 imageReference@image:1 imageView@view:1 progressIndicator@view:1 searchField@view:1 slider@view:1 textField@view:1 userDefinedRuntimeAttributes:1
touchBar touchBarItems:2 connections:1 point@canvasLocation:1
touchBarGroupItem touchBar@groupTouchBar:5
touchBarItem size@designTimeSize:18 viewController@viewController:18
touchBarPopoverItem connections:1 touchBar@popoverTouchBar:1
treeController declaredKeys:9 connections:7 classReference@objectClass:3
userDefaultsController declaredKeys:1
userDefinedRuntimeAttribute real@value:26 color@value:11 string@value:4 bool@value:3 integer@value:3 mutableString@value:3 size@value:3
view rect@frame:1547 autoresizingMask@autoresizingMask:1512 subviews:1349 constraints:391 point@canvasLocation:55 animations:25 connections:8 viewLayoutGuide@layoutMargins:8 viewLayoutGuide@safeArea:8 userDefinedRuntimeAttributes:4 userGuides:4 gestureRecognizers:2 accessibility:1 backgroundFilters:1 string@toolTip:1
viewController view@view:119 connections:104 button@view:18 attributedString@userComments:2 customView@view:2 sceneView@view:2 scrollView@view:2 segmentedControl@view:2 slider@view:2 stackView@view:2 textField@view:2 touchBar@touchBar:2 userDefinedRuntimeAttributes:2 visualEffectView@view:2 wkWebView@view:2
visualEffectView rect@frame:71 subviews:53 constraints:47 autoresizingMask@autoresizingMask:15 connections:3 point@canvasLocation:3 animations:1 shadow@shadow:1 userGuides:1 viewLayoutGuide@layoutMargins:1 viewLayoutGuide@safeArea:1
webPreferences nil@identifier:23
webView rect@frame:26 webPreferences@preferences:26 autoresizingMask@autoresizingMask:24 accessibility:6 animations:6 connections:6 constraints:6 userDefinedRuntimeAttributes:2
window rect@contentRect:655 rect@screenRect:655 windowStyleMask@styleMask:645 view@contentView:607 windowPositionMask@initialPositionMask:589 connections:392 point@canvasLocation:292 value@minSize:259 value@maxSize:61 toolbar@toolbar:27 windowCollectionBehavior@collectionBehavior:26 accessibility:6 value@minFullScreenContentSize:4 attributedString@userComments:1 contentBorderThickness:1 metadata:1 stackView@contentView:1 string@title:1 touchBar@touchBar:1 userDefinedRuntimeAttributes:1 value@maxFullScreenContentSize:1
windowController window@window:53 connections:51 userDefinedRuntimeAttributes:26 touchBar@touchBar:5
wkPreferences nil@identifier:3
wkWebView rect@frame:2 wkWebViewConfiguration@configuration:2 accessibility:1 autoresizingMask@autoresizingMask:1 connections:1 constraints:1 point@canvasLocation:1 wkPreferences@preferences:1
wkWebViewConfiguration audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback:2 wkPreferences@preferences:2
"""#
}
