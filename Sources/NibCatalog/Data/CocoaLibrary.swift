// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The items of the library. macOS.
    static let cocoaLibrary: StaticString = #"""
Buttons	Push Button	macOS	button	view stackView	its cell	+gnachman/iTerm2 and 26 more repositories
Buttons	Check Box	macOS	button:check	view stackView	its cell	+HandBrake/HandBrake and 15 more repositories
Buttons	Radio Button	macOS	button:radio	view stackView	its cell	+Ranchero-Software/NetNewsWire and 3 more repositories
Buttons	Help Button	macOS	button:help	view stackView	its cell	+coteditor/CotEditor and 9 more repositories
Buttons	Gradient Button	macOS	button:gradient	view stackView	its cell with an image	+gnachman/iTerm2 (iTermHotkeyPreferencesWindowController.xib)
Buttons	Round Rect Button	macOS	button:roundRect	view stackView	its cell	+Sequel-Ace/Sequel-Ace (Preferences.xib)
Buttons	Textured Button	macOS	button:textured	view stackView	its cell	+xamarin/mac-samples (MacControls)
Buttons	Textured Rounded Button	macOS	button:texturedRounded	view stackView	its cell	+xamarin/mac-samples and Sequel-Ace/Sequel-Ace (DBView.xib)
Buttons	Recessed Button	macOS	button:recessed	view stackView	its cell	+ViennaRSS/vienna-rss (BrowserTab.xib)
Buttons	Disclosure Triangle	macOS	button:disclosureTriangle	view stackView	its cell	+iina/iina (PrefGeneralViewController.xib)
Buttons	Disclosure Button	macOS	button:disclosure	view stackView	its cell	+xamarin/mac-samples (MacControls)
Buttons	Square Button	macOS	button:square	view stackView	its cell	+gnachman/iTerm2 (ProfilesWindow.xib)
Buttons	Round Button	macOS	button:round	view stackView	its cell	+xamarin/mac-samples (MacControls)
Buttons	Bevel Button	macOS	button:bevel	view stackView	its cell	+rxhanson/Rectangle (Main.storyboard)
Buttons	Inline Button	macOS	button:inline	view stackView	its cell	+JohnCoates/Aerial and ViennaRSS/vienna-rss
Buttons	Image Button	macOS	button:image	view stackView	its cell with an image	+JohnCoates/Aerial and 7 more repositories
Buttons	Pop Up Button	macOS	popUpButton	view stackView	its cell and a menu with three items	+Ranchero-Software/NetNewsWire and 9 more repositories
Buttons	Pull Down Button	macOS	popUpButton:pullDown	view stackView	its cell and a menu whose first item is the title	+HandBrake/HandBrake (HBAudioFiltersViewController.xib)
Buttons	Combo Button	macOS	comboButton	view stackView	a menu with three items	+a further public document in two versions (Xcode 14; 1 instance, with a menu and without a cell)
Buttons	Switch	macOS	switch	view stackView		+coteditor/CotEditor (PrintPanelAccessory.storyboard)
Buttons	Segmented Control	macOS	segmentedControl	view stackView	its cell with three segments	+gnachman/iTerm2 (iTermScriptConsole.xib)
Text	Text Field	macOS	textField	view stackView	its cell	+HandBrake/HandBrake and 5 more repositories
Text	Label	macOS	textField:label	view stackView	its cell	+HandBrake/HandBrake and 13 more repositories
Text	Wrapping Label	macOS	textField:wrappingLabel	view stackView	its cell	+sparkle-project/Sparkle, coteditor/CotEditor and others
Text	Text Field with Number Formatter	macOS	textField:numberFormatter	view stackView	its cell with a formatter	+objective-see/LuLu (AlertWindow.xib)
Text	Secure Text Field	macOS	secureTextField	view stackView	its cell	+Ranchero-Software/NetNewsWire and 4 more repositories
Text	Search Field	macOS	searchField	view stackView	its cell	+gnachman/iTerm2 and 1 more repository
Text	Token Field	macOS	tokenField	view stackView	its cell	+gnachman/iTerm2 (iTermEditSnippetWindowController.xib)
Text	Combo Box	macOS	comboBox	view stackView	its cell with three values	+gnachman/iTerm2 (iTermJobTreeViewController.xib)
Values and Images	Horizontal Slider	macOS	slider	view stackView	its cell	+gnachman/iTerm2 (InstantReplay.xib)
Values and Images	Vertical Slider	macOS	slider:vertical	view stackView	its cell	+iina/iina (QuickSettingViewController.xib)
Values and Images	Circular Slider	macOS	slider:circular	view stackView	its cell	+HandBrake/HandBrake (AudioDefaults.xib)
Values and Images	Stepper	macOS	stepper	view stackView	its cell	+Ranchero-Software/NetNewsWire and 8 more repositories
Values and Images	Level Indicator	macOS	levelIndicator	view stackView	its cell	+xamarin/mac-samples (MacControls)
Values and Images	Date Picker	macOS	datePicker	view stackView	its cell	+JohnCoates/Aerial (TimeSetupViewController.xib)
Values and Images	Path Control	macOS	pathControl	view stackView	its cell	+glushchenko/fsnotes (Main.storyboard)
Values and Images	Color Well	macOS	colorWell	view stackView		+Codeux-Software/Textual and 6 more repositories
Values and Images	Indeterminate Progress Indicator	macOS	progressIndicator	view stackView		+gnachman/iTerm2 (UKCrashReporter.xib)
Values and Images	Circular Progress Indicator	macOS	progressIndicator:spinning	view stackView		+gnachman/iTerm2 and 6 more repositories
Values and Images	Image View	macOS	imageView	view stackView	its cell	+coteditor/CotEditor and 14 more repositories
Values and Images	Image Well	macOS	imageView:well	view stackView	its cell	+rxhanson/Rectangle (Main.storyboard)
Values and Images	Custom Control	macOS	control	view stackView		+xamarin/mac-samples
Data Views	Table View	macOS	tableView	view	its scroll view, a header and a column	+gnachman/iTerm2 (MainViewController.xib)
Data Views	Outline View	macOS	outlineView	view	its scroll view, a header and a column	+gnachman/iTerm2 (iTermScriptInspector.xib)
Data Views	Source List	macOS	scrollView:sourceList	view	its scroll view and cell views for a header and for data	+JohnCoates/Aerial (SidebarViewController.xib)
Data Views	Table Column	macOS	tableColumn	tableView outlineView	its header and its cell	+MacPass/MacPass and 1 more repository
Data Views	Text Table Cell View	macOS	tableCellView	tableColumn	its text field	+iblvic/AppKitSampleCode and 1 more repository
Data Views	Image & Text Table Cell View	macOS	tableCellView:imageAndText	tableColumn	its image view and its text field	+dirkwhoffmann/virtualc64 (Settings.storyboard)
Data Views	Collection View	macOS	collectionView	view	its scroll view and a flow layout	+gnachman/iTerm2 (iTermStatusBarSetupViewController.xib)
Data Views	Collection View Item	macOS	collectionViewItem	document scene	in a storyboard, its view	+gnachman/iTerm2 (iTermStatusBarSetupViewController.xib), xamarin/mac-samples (MacDatabinding-Storyboard)
Data Views	Browser	macOS	browser	view		+ideawu/cocoa-mac-samples (SimpleBrowser)
Data Views	Text View	macOS	textView	view	its scroll view	+gnachman/iTerm2 (UKCrashReporter.xib)
Data Views	Rule Editor	macOS	ruleEditor	view		+Sequel-Ace/Sequel-Ace and 1 more repository
Data Views	Predicate Editor	macOS	predicateEditor	view		+xamarin/mac-samples
Data Views	Matrix	macOS	matrix:radio	view	a prototype and two radio buttons	+gnachman/iTerm2 (AdvancedWorkingDirectoryWindow.xib)
Layout	Custom View	macOS	customView	view stackView		+HandBrake/HandBrake and 33 more repositories
Layout	Box	macOS	box	view stackView	its content view	+lindegroup/autopkgr
Layout	Horizontal Line	macOS	box:horizontalLine	view stackView		+HandBrake/HandBrake and 29 more repositories
Layout	Vertical Line	macOS	box:verticalLine	view stackView		+gnachman/iTerm2
Layout	Tab View	macOS	tabView	view stackView	two tabs with views	+gnachman/iTerm2
Layout	Vertical Split View	macOS	splitView	view stackView	two views	+gnachman/iTerm2 (iTermScriptInspector.xib)
Layout	Horizontal Split View	macOS	splitView:horizontal	view stackView	two views	+ViennaRSS/vienna-rss (Main.storyboard)
Layout	Bordered Scroll View	macOS	scrollView	view stackView	its clip view, a view and two scrollers	+JohnCoates/Aerial
Layout	Horizontal Stack View	macOS	stackView	view stackView		+gnachman/iTerm2 (CommandInfoViewController.xib)
Layout	Vertical Stack View	macOS	stackView:vertical	view stackView		+rxhanson/Rectangle and 1 more repository
Layout	Grid View	macOS	gridView	view stackView	two rows, two columns and their cells	+Ranchero-Software/NetNewsWire (AccountsReaderAPI.xib)
Layout	Visual Effect View	macOS	visualEffectView	view stackView		+gnachman/iTerm2 (iTermJobTreeViewController.xib)
Layout	Container View	macOS	containerView:embed	view	the scene that it embeds	+Caldis/Mos (Main.storyboard)
Framework Views	WebKit View	macOS	wkWebView	view stackView	its configuration	+Automattic/simplenote-macos (MarkdownViewController.xib)
Framework Views	SceneKit View	macOS	sceneView	view stackView		+xamarin/mac-samples (SceneKitViewer)
Framework Views	AVKit Player View	macOS	avPlayerView	view stackView		+JohnCoates/Aerial (VideosViewController.xib)
Framework Views	PDF View	macOS	pdfView	view stackView		+adamnemecek/LinearAdjuster (Main.storyboard, tools 11542) and SaoKKK/Document-based2 (tools 9532; 2 instances)
Framework Views	OpenGL View	macOS	openGLView	view stackView		+Syphon/Simple (MainMenu.xib)
Framework Views	Map Kit View	macOS	mapView	view stackView		+adriantofan/MKMapKitDebug (Main.storyboard)
Framework Views	SpriteKit View	macOS	skView	view stackView		-the element of iOS documents; macOS documents have the class in a custom view
Framework Views	MetalKit View	macOS	mtkView	view stackView		-the element of iOS documents; macOS documents have the class in a custom view
Framework Views	AVKit Capture View	macOS	customView:captureView	view stackView		-the public class AVCaptureView
Framework Views	Quartz Composer View	macOS	customView:quartzComposer	view stackView		-the public class QCView
Framework Views	ImageKit View	macOS	customView:imageBrowser	view stackView		-the public class IKImageBrowserView
Windows and Popovers	Window	macOS	window	document	its content view	+gnachman/iTerm2 (MainMenu.xib)
Windows and Popovers	Panel	macOS	window:panel	document	its content view	+objective-see/LuLu (Preferences.xib)
Windows and Popovers	HUD Window	macOS	window:hud	document	its content view	+JohnCoates/Aerial (OverlaysViewController.xib)
Windows and Popovers	Popover	macOS	popover:controller	document	its content view controller and the view of that	+objective-see/LuLu (AlertWindow.xib)
Toolbars	Toolbar	macOS	toolbar	window	the standard items in its allowed and default sets	+xamarin/mac-samples (MacWindows)
Toolbars	Toolbar Item	macOS	toolbarItem	toolbar	its entry in the default set	+gnachman/iTerm2 (Cockpit.xib)
Toolbars	Search Toolbar Item	macOS	searchToolbarItem	toolbar	its entry in the default set	+gnachman/iTerm2 (Cockpit.xib)
Toolbars	Space Toolbar Item	macOS	toolbarItem:space	toolbar	its entry in the default set	+ViennaRSS/vienna-rss and 18 more repositories
Toolbars	Flexible Space Toolbar Item	macOS	toolbarItem:flexibleSpace	toolbar	its entry in the default set	+ViennaRSS/vienna-rss and 18 more repositories
Toolbars	Show Colors Toolbar Item	macOS	toolbarItem:colors	toolbar	its entry in the default set	+rxhanson/Rectangle (LogViewer.storyboard)
Toolbars	Show Fonts Toolbar Item	macOS	toolbarItem:fonts	toolbar	its entry in the default set	+rxhanson/Rectangle (LogViewer.storyboard)
Toolbars	Print Toolbar Item	macOS	toolbarItem:print	toolbar	its entry in the default set	+rxhanson/Rectangle (LogViewer.storyboard)
Toolbars	Toggle Sidebar Toolbar Item	macOS	toolbarItem:toggleSidebar	toolbar	its entry in the default set	-the public identifier toggleSidebar and the form of the other standard items
Toolbars	Sidebar Tracking Separator	macOS	toolbarItem:sidebarSeparator	toolbar	its entry in the default set	-the public identifier sidebarTrackingSeparator and the form of the other standard items
Toolbars	Cloud Sharing Toolbar Item	macOS	toolbarItem:cloudSharing	toolbar	its entry in the default set	-the public identifier cloudSharing and the form of the other standard items
Touch Bar	Touch Bar	macOS	touchBar	viewController document		+iblvic/AppKitSampleCode (TouchBarImagesViewController.storyboard)
Touch Bar	Custom Touch Bar Item	macOS	touchBarItem	touchBar	its view controller and view	+iblvic/AppKitSampleCode (ScrollViewController.storyboard)
Touch Bar	Popover Touch Bar Item	macOS	touchBarPopoverItem	touchBar	the bar of the popover	+rydermackay/TouchBarDemo (Main.storyboard)
Touch Bar	Group Touch Bar Item	macOS	touchBarGroupItem	touchBar	the bar of the group	+iblvic/AppKitSampleCode (GroupViewController.storyboard)
Touch Bar	Touch Bar Space	macOS	touchBarSpacerItem	touchBar		+MacDownApp/macdown (MPDocument.xib)
Touch Bar	Small Fixed Touch Bar Space	macOS	touchBarSpacerItem:smallFixed	touchBar		-the public identifier fixedSpaceSmall and the form of the flexible space
Touch Bar	Large Fixed Touch Bar Space	macOS	touchBarSpacerItem:largeFixed	touchBar		-the public identifier fixedSpaceLarge and the form of the flexible space
Touch Bar	Other Items Proxy	macOS	touchBarItemOtherItemsProxy	touchBar		+rydermackay/TouchBarDemo (Main.storyboard)
Touch Bar	Candidate List Touch Bar Item	macOS	touchBarCandidateListItem	touchBar		-the public class and the names of the other Touch Bar items; the element is a guess
Touch Bar	Character Picker Touch Bar Item	macOS	touchBarCharacterPickerItem	touchBar		-the public class and the names of the other Touch Bar items; the element is a guess
Touch Bar	Color Picker Touch Bar Item	macOS	touchBarColorPickerItem	touchBar		-the public class and the names of the other Touch Bar items; the element is a guess
Touch Bar	Sharing Service Picker Touch Bar Item	macOS	touchBarSharingServicePickerItem	touchBar		-the public class and the names of the other Touch Bar items; the element is a guess
Touch Bar	Slider Touch Bar Item	macOS	touchBarItem:slider	touchBar	a controller with a slider	+iblvic/AppKitSampleCode (SliderViewController.storyboard, tools 11761; 1 instance)
Menus	Main Menu	macOS	menu:main	document	the standard menus with their actions	+gnachman/iTerm2 and 12 more repositories
Menus	Menu	macOS	menu	document	three items	+Ranchero-Software/NetNewsWire and 38 more repositories
Menus	Menu Item	macOS	menuItem	menu		+HandBrake/HandBrake and 52 more repositories
Menus	Separator Menu Item	macOS	menuItem:separator	menu		+HandBrake/HandBrake and 49 more repositories
Menus	Submenu Menu Item	macOS	menuItem:submenu	menu	a menu with one item	+Codeux-Software/Textual and 3 more repositories
Menus	Application Menu Item	macOS	menuItem:application	menu	the standard items with their actions	+gnachman/iTerm2 and 23 more repositories
Menus	File Menu Item	macOS	menuItem:file	menu	the standard items with their actions	+gnachman/iTerm2 and 13 more repositories
Menus	Edit Menu Item	macOS	menuItem:edit	menu	the standard items with their actions	+gnachman/iTerm2 and 23 more repositories
Menus	Find Menu Item	macOS	menuItem:find	menu	the standard items with their actions	+gnachman/iTerm2 and 27 more repositories
Menus	Format Menu Item	macOS	menuItem:format	menu	the standard items with their actions	+gnachman/iTerm2 and 22 more repositories
Menus	Font Menu Item	macOS	menuItem:font	menu	the standard items with their actions	+gnachman/iTerm2 and 22 more repositories
Menus	Text Menu Item	macOS	menuItem:text	menu	the standard items with their actions	+gnachman/iTerm2 and 22 more repositories
Menus	View Menu Item	macOS	menuItem:view	menu	the standard items with their actions	+gnachman/iTerm2 and 12 more repositories
Menus	Window Menu Item	macOS	menuItem:window	menu	the standard items with their actions	+gnachman/iTerm2 and 26 more repositories
Menus	Help Menu Item	macOS	menuItem:help	menu	the standard items with their actions	+gnachman/iTerm2 and 29 more repositories
Gesture Recognizers	Click Gesture Recognizer	macOS	clickGestureRecognizer	view		+Automattic/simplenote-macos (Privacy.storyboard)
Gesture Recognizers	Magnification Gesture Recognizer	macOS	magnificationGestureRecognizer	view		+adamnemecek/LinearAdjuster (Main.storyboard, tools 11542; 1 instance)
Gesture Recognizers	Pan Gesture Recognizer	macOS	panGestureRecognizer	view		+adamnemecek/LinearAdjuster (Main.storyboard, tools 11542; 1 instance)
Gesture Recognizers	Press Gesture Recognizer	macOS	pressGestureRecognizer	view		-the public class and the form of the click gesture recognizer
Gesture Recognizers	Rotation Gesture Recognizer	macOS	rotationGestureRecognizer	view		+adamnemecek/LinearAdjuster (Main.storyboard, tools 11542; 1 instance)
Gesture Recognizers	Custom Gesture Recognizer	macOS	gestureRecognizer	view		-the public class and the form of the click gesture recognizer
Objects and Controllers	Object	macOS	customObject	document		+HandBrake/HandBrake and 54 more repositories
Objects and Controllers	Font Manager	macOS	customObject:fontManager	document		+HandBrake/HandBrake and 54 more repositories
Objects and Controllers	Managed Object Context	macOS	customObject:managedObjectContext	document		-the public class NSManagedObjectContext
Objects and Controllers	Array Controller	macOS	arrayController	document		+HandBrake/HandBrake (HBFiltersViewController.xib)
Objects and Controllers	Object Controller	macOS	objectController	document		+quicksilver/Quicksilver (QSAdvancedPrefPane.xib)
Objects and Controllers	Tree Controller	macOS	treeController	document		+HandBrake/HandBrake (Presets.xib)
Objects and Controllers	Dictionary Controller	macOS	dictionaryController	document		+SelfControlApp/selfcontrol (PreferencesGeneralViewController.xib)
Objects and Controllers	User Defaults Controller	macOS	userDefaultsController	document		+losnoco/Cog (SpotlightPanel.xib)
Objects and Controllers	Number Formatter	macOS	numberFormatter	textField document		+gnachman/iTerm2 (PreferencePanel.xib)
Objects and Controllers	Date Formatter	macOS	dateFormatter	textField document		+ideawu/cocoa-mac-samples and 1 more repository
Objects and Controllers	Byte Count Formatter	macOS	byteCountFormatter	textField document		+MacPass/MacPass (DatabaseSettingsWindow.xib)
Objects and Controllers	Custom Formatter	macOS	customFormatter	textField document		+coteditor/CotEditor (ShortcutTreeView.storyboard)
Objects and Controllers	View Controller	macOS	viewController	scene document	in a storyboard, its view	+Ranchero-Software/NetNewsWire and 12 more repositories
Objects and Controllers	Window Controller	macOS	windowController:content	scene	its window and the scene of its content	+Andy0570/iOS-Samples and 6 more repositories
Objects and Controllers	Split View Controller	macOS	splitViewController:panes	scene	two panes with their scenes	+Ranchero-Software/NetNewsWire (UnifiedWindow.storyboard)
Objects and Controllers	Tab View Controller	macOS	tabViewController:tabs	scene	two tabs with their scenes	+rxhanson/Rectangle (Main.storyboard)
Objects and Controllers	Page Controller	macOS	pagecontroller	document		+gnachman/iTerm2 (iTermOnboardingWindowController.xib)
Objects and Controllers	Hosting Controller	macOS	hostingController	scene		+0xfeedface1993/WebShell (Main.storyboard, tools 24123; 1 instance)
Objects and Controllers	Storyboard Reference	macOS	controllerPlaceholder	scene		+ViennaRSS/vienna-rss (Main.storyboard)
Parts	Grid Row	macOS	gridRow	gridView	a cell for each column	+Ranchero-Software/NetNewsWire and 6 more repositories
Parts	Grid Column	macOS	gridColumn	gridView	a cell for each row	+Ranchero-Software/NetNewsWire and 6 more repositories
Parts	Tab View Item	macOS	tabViewItem	tabView	its view	+HandBrake/HandBrake and 8 more repositories
Parts	Split View Item	macOS	splitViewItem	splitViewController:panes		+Ranchero-Software/NetNewsWire and 8 more repositories
"""#
}
