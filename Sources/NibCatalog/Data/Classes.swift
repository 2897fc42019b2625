// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Public classes: superclass, outlets, collections, actions.
    static let classes: StaticString = #"""
NSObject -
UIResponder NSObject !cut: !copy: !paste: !select: !selectAll: !delete: !toggleBoldface: !toggleItalics: !toggleUnderline: !increaseSize: !decreaseSize: !makeTextWritingDirectionLeftToRight: !makeTextWritingDirectionRightToLeft: !pasteAndMatchStyle: !pasteAndGo: !pasteAndSearch: !find: !findAndReplace: !findNext: !findPrevious: !useSelectionForFind: !print: !rename: !duplicate: !move: !export:
UIApplication UIResponder delegate:UIApplicationDelegate
UIView UIResponder gestureRecognizers*:UIGestureRecognizer
UIWindow UIView rootViewController:UIViewController
UILabel UIView
UIControl UIView
UIButton UIControl
UITextField UIControl delegate:UITextFieldDelegate
UISlider UIControl
UISwitch UIControl
UIStepper UIControl
UISegmentedControl UIControl
UIPageControl UIControl
UIDatePicker UIControl
UIRefreshControl UIControl
UIColorWell UIControl
UIImageView UIView
UIActivityIndicatorView UIView
UIProgressView UIView
UIPickerView UIView dataSource:UIPickerViewDataSource delegate:UIPickerViewDelegate
UIStackView UIView
UIScrollView UIView delegate:UIScrollViewDelegate
UITextView UIScrollView delegate:UITextViewDelegate
UITableView UIScrollView dataSource:UITableViewDataSource delegate:UITableViewDelegate prefetchDataSource:UITableViewDataSourcePrefetching dragDelegate:UITableViewDragDelegate dropDelegate:UITableViewDropDelegate
UITableViewCell UIView accessoryView:UIView backgroundView:UIView editingAccessoryView:UIView selectedBackgroundView:UIView
UITableViewHeaderFooterView UIView
UICollectionView UIScrollView dataSource:UICollectionViewDataSource delegate:UICollectionViewDelegate prefetchDataSource:UICollectionViewDataSourcePrefetching dragDelegate:UICollectionViewDragDelegate dropDelegate:UICollectionViewDropDelegate backgroundView:UIView
UICollectionReusableView UIView
UICollectionViewCell UICollectionReusableView backgroundView:UIView selectedBackgroundView:UIView
UICollectionViewLayout NSObject
UICollectionViewFlowLayout UICollectionViewLayout
UIVisualEffectView UIView
UISearchBar UIView delegate:UISearchBarDelegate
UINavigationBar UIView delegate:UINavigationBarDelegate
UIToolbar UIView delegate:UIToolbarDelegate
UITabBar UIView delegate:UITabBarDelegate
UIWebView UIView delegate:UIWebViewDelegate
UINavigationItem NSObject titleView:UIView leftBarButtonItem:UIBarButtonItem rightBarButtonItem:UIBarButtonItem backBarButtonItem:UIBarButtonItem leftBarButtonItems*:UIBarButtonItem rightBarButtonItems*:UIBarButtonItem
UIBarItem NSObject
UIBarButtonItem UIBarItem customView:UIView
UITabBarItem UIBarItem
UIViewController UIResponder view:UIView searchDisplayController:UISearchDisplayController
UITableViewController UIViewController
UICollectionViewController UIViewController
UINavigationController UIViewController delegate:UINavigationControllerDelegate
UITabBarController UIViewController delegate:UITabBarControllerDelegate
UISplitViewController UIViewController delegate:UISplitViewControllerDelegate
UIPageViewController UIViewController dataSource:UIPageViewControllerDataSource delegate:UIPageViewControllerDelegate
UIHostingController UIViewController
UISearchDisplayController NSObject delegate:UISearchDisplayDelegate searchBar:UISearchBar searchContentsController:UIViewController searchResultsDataSource:UITableViewDataSource searchResultsDelegate:UITableViewDelegate
UIGestureRecognizer NSObject delegate:UIGestureRecognizerDelegate
UITapGestureRecognizer UIGestureRecognizer
UILongPressGestureRecognizer UIGestureRecognizer
UIPanGestureRecognizer UIGestureRecognizer
UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
UIPinchGestureRecognizer UIGestureRecognizer
UIRotationGestureRecognizer UIGestureRecognizer
UISwipeGestureRecognizer UIGestureRecognizer
UILayoutGuide NSObject
UIStoryboardSegue NSObject
UISearchController UIViewController delegate:UISearchControllerDelegate searchResultsUpdater:UISearchResultsUpdating
UIImagePickerController UINavigationController
UIAlertController UIViewController
UIActivityViewController UIViewController
UIReferenceLibraryViewController UIViewController
UIInputViewController UIViewController
UIInputView UIView
UISearchTextField UITextField
UICalendarView UIView delegate:UICalendarViewDelegate
UIPasteControl UIControl
UIContentUnavailableView UIView
UIHoverGestureRecognizer UIGestureRecognizer
UIDocumentPickerViewController UIViewController delegate:UIDocumentPickerDelegate
UIDocumentBrowserViewController UIViewController delegate:UIDocumentBrowserViewControllerDelegate
UIPopoverController NSObject delegate:UIPopoverControllerDelegate
UIWindowScene UIResponder
UIColor NSObject
UIFont NSObject
UIImage NSObject
UIImageConfiguration NSObject
UIImageSymbolConfiguration UIImageConfiguration
UIVisualEffect NSObject
UIBlurEffect UIVisualEffect
UIVibrancyEffect UIVisualEffect
UIButtonConfiguration NSObject
UIListContentConfiguration NSObject
UIBarAppearance NSObject
UINavigationBarAppearance UIBarAppearance
UIToolbarAppearance UIBarAppearance
UIMenuElement NSObject
UICommand UIMenuElement
UIMenu UIMenuElement
UIKeyCommand UICommand
NSLayoutConstraint NSObject
MKMapView UIView/NSView delegate:MKMapViewDelegate
WKWebView UIView/NSView UIDelegate:WKUIDelegate navigationDelegate:WKNavigationDelegate !goBack: !goForward: !reload: !reloadFromOrigin: !stopLoading:
WKWebViewConfiguration NSObject
PDFView UIView/NSView delegate:PDFViewDelegate !goBack: !goForward: !goToFirstPage: !goToLastPage: !goToNextPage: !goToPreviousPage: !selectAll: !takePasswordFrom: !zoomIn: !zoomOut:
PDFThumbnailView UIView/NSView PDFView:PDFView
PKCanvasView UIScrollView delegate:PKCanvasViewDelegate
SKScene NSObject
CLLocationManager NSObject delegate:CLLocationManagerDelegate
WKPreferences NSObject
GLKView UIView delegate:GLKViewDelegate
GLKViewController UIViewController delegate:GLKViewControllerDelegate
SKView UIView/NSView delegate:SKViewDelegate
ARSKView SKView
SCNView UIView/NSView delegate:SCNSceneRendererDelegate
ARView UIView
ARSCNView SCNView
MTKView UIView/NSView delegate:MTKViewDelegate
AVPlayerViewController UIViewController delegate:AVPlayerViewControllerDelegate
WKInterfaceController NSObject
WKUserNotificationInterfaceController WKInterfaceController notificationAlertLabel:WKInterfaceLabel
WKHostingController WKInterfaceController
WKInterfaceObject NSObject
WKInterfaceTable WKInterfaceObject
WKInterfaceGroup WKInterfaceObject
WKInterfaceSeparator WKInterfaceObject
WKInterfaceSKScene WKInterfaceObject
WKInterfaceLabel WKInterfaceObject
WKInterfaceActivityRing WKInterfaceObject
WKInterfaceAuthorizationAppleIDButton WKInterfaceObject
WKInterfaceButton WKInterfaceObject
WKInterfaceDate WKInterfaceObject
WKInterfaceHMCamera WKInterfaceObject
WKInterfaceImage WKInterfaceObject
WKInterfaceInlineMovie WKInterfaceObject
WKInterfaceMap WKInterfaceObject
WKInterfaceMovie WKInterfaceObject
WKInterfacePaymentButton WKInterfaceObject
WKInterfacePicker WKInterfaceObject
WKInterfaceSCNScene WKInterfaceObject
WKInterfaceSlider WKInterfaceObject
WKInterfaceSwitch WKInterfaceObject
WKInterfaceTextField WKInterfaceObject
WKInterfaceTimer WKInterfaceObject
WKInterfaceVolumeControl WKInterfaceObject
WKMenuItem NSObject
WKGestureRecognizer NSObject
WKTapGestureRecognizer WKGestureRecognizer
WKSwipeGestureRecognizer WKGestureRecognizer
NSResponder NSObject menu:NSMenu !alignCenter: !alignJustified: !alignLeft: !alignRight: !cancelOperation: !capitalizeWord: !centerSelectionInVisibleArea: !changeAttributes: !changeCaseOfLetter: !changeColor: !changeDocumentBackgroundColor: !changeFont: !checkSpelling: !complete: !copy: !copyFont: !copyRuler: !cut: !delete: !deleteBackward: !deleteBackwardByDecomposingPreviousCharacter: !deleteForward: !deleteToBeginningOfLine: !deleteToBeginningOfParagraph: !deleteToEndOfLine: !deleteToEndOfParagraph: !deleteToMark: !deleteWordBackward: !deleteWordForward: !indent: !insertBacktab: !insertContainerBreak: !insertDoubleQuoteIgnoringSubstitution: !insertLineBreak: !insertNewline: !insertNewlineIgnoringFieldEditor: !insertParagraphSeparator: !insertSingleQuoteIgnoringSubstitution: !insertTab: !insertTabIgnoringFieldEditor: !loosenKerning: !lowerBaseline: !lowercaseWord: !makeBaseWritingDirectionLeftToRight: !makeBaseWritingDirectionNatural: !makeBaseWritingDirectionRightToLeft: !makeTextWritingDirectionLeftToRight: !makeTextWritingDirectionNatural: !makeTextWritingDirectionRightToLeft: !moveBackward: !moveBackwardAndModifySelection: !moveDown: !moveDownAndModifySelection: !moveForward: !moveForwardAndModifySelection: !moveLeft: !moveLeftAndModifySelection: !moveParagraphBackwardAndModifySelection: !moveParagraphForwardAndModifySelection: !moveRight: !moveRightAndModifySelection: !moveToBeginningOfDocument: !moveToBeginningOfDocumentAndModifySelection: !moveToBeginningOfLine: !moveToBeginningOfLineAndModifySelection: !moveToBeginningOfParagraph: !moveToBeginningOfParagraphAndModifySelection: !moveToEndOfDocument: !moveToEndOfDocumentAndModifySelection: !moveToEndOfLine: !moveToEndOfLineAndModifySelection: !moveToEndOfParagraph: !moveToEndOfParagraphAndModifySelection: !moveToLeftEndOfLine: !moveToRightEndOfLine: !moveUp: !moveUpAndModifySelection: !moveWordBackward: !moveWordBackwardAndModifySelection: !moveWordForward: !moveWordForwardAndModifySelection: !moveWordLeft: !moveWordLeftAndModifySelection: !moveWordRight: !moveWordRightAndModifySelection: !newWindowForTab: !orderFrontLinkPanel: !orderFrontListPanel: !orderFrontSpacingPanel: !orderFrontSubstitutionsPanel: !orderFrontTablePanel: !outline: !pageDown: !pageDownAndModifySelection: !pageUp: !pageUpAndModifySelection: !paste: !pasteAsPlainText: !pasteAsRichText: !pasteFont: !pasteRuler: !performFindPanelAction: !performTextFinderAction: !quickLookPreviewItems: !raiseBaseline: !redo: !scrollLineDown: !scrollLineUp: !scrollPageDown: !scrollPageUp: !scrollToBeginningOfDocument: !scrollToEndOfDocument: !selectAll: !selectLine: !selectParagraph: !selectToMark: !selectWord: !setMark: !showContextHelp: !showContextMenuForSelection: !showGuessPanel: !startSpeaking: !stopSpeaking: !subscript: !superscript: !swapWithMark: !tightenKerning: !toggleAutomaticDashSubstitution: !toggleAutomaticDataDetection: !toggleAutomaticLinkDetection: !toggleAutomaticQuoteSubstitution: !toggleAutomaticSpellingCorrection: !toggleAutomaticTextReplacement: !toggleBaseWritingDirection: !toggleContinuousSpellChecking: !toggleGrammarChecking: !toggleQuickLookPreviewPanel: !toggleRuler: !toggleSmartInsertDelete: !transpose: !turnOffKerning: !turnOffLigatures: !underline: !undo: !unscript: !uppercaseWord: !useAllLigatures: !useStandardKerning: !useStandardLigatures: !yank:
NSApplication NSResponder delegate:NSApplicationDelegate dockMenu:NSMenu mainMenu:NSMenu !activateContextHelpMode: !arrangeInFront: !hide: !hideOtherApplications: !miniaturizeAll: !orderFrontCharacterPalette: !orderFrontColorPanel: !orderFrontFontPanel: !orderFrontStandardAboutPanel: !runPageLayout: !showHelp: !stop: !terminate: !toggleTouchBarCustomizationPalette: !unhideAllApplications:
NSWindow NSResponder delegate:NSWindowDelegate initialFirstResponder:NSView !close: !deminiaturize: !makeKeyAndOrderFront: !mergeAllWindows: !miniaturize: !moveTabToNewWindow: !orderBack: !orderFront: !orderOut: !performClose: !performMiniaturize: !performZoom: !print: !runToolbarCustomizationPalette: !selectNextKeyView: !selectNextTab: !selectPreviousKeyView: !selectPreviousTab: !toggleFullScreen: !toggleTabBar: !toggleTabOverview: !toggleToolbarShown: !zoom:
NSPanel NSWindow
NSDrawer NSResponder contentView:NSView delegate:NSDrawerDelegate parentWindow:NSWindow !close: !open: !toggle:
NSWindowController NSResponder document:NSDocument window:NSWindow !showWindow:
NSDocument NSObject window:NSWindow !browseDocumentVersions: !duplicateDocument: !lockDocument: !moveDocument: !moveDocumentToUbiquityContainer: !printDocument: !renameDocument: !revertDocumentToSaved: !runPageLayout: !saveDocument: !saveDocumentAs: !saveDocumentTo: !saveDocumentToPDF: !unlockDocument:
NSDocumentController NSObject !clearRecentDocuments: !newDocument: !newWindowForTab: !openDocument: !saveAllDocuments:
NSPopover NSResponder contentViewController:NSViewController delegate:NSPopoverDelegate !close: !performClose:
NSToolbar NSObject delegate:NSToolbarDelegate
NSToolbarItem NSObject view:NSView
NSSearchToolbarItem NSToolbarItem
NSTouchBar NSObject delegate:NSTouchBarDelegate
NSTouchBarItem NSObject
NSCustomTouchBarItem NSTouchBarItem
NSPopoverTouchBarItem NSTouchBarItem !dismissPopover: !showPopover:
NSMenu NSObject delegate:NSMenuDelegate
NSMenuItem NSObject submenu:NSMenu view:NSView
NSFontManager NSObject !addFontTrait: !modifyFont: !modifyFontViaPanel: !orderFrontFontPanel: !orderFrontStylesPanel: !removeFontTrait:
NSView NSResponder nextKeyView:NSView !print:
NSControl NSView !performClick: !takeDoubleValueFrom: !takeFloatValueFrom: !takeIntValueFrom: !takeIntegerValueFrom: !takeObjectValueFrom: !takeStringValueFrom:
NSButton NSControl
NSPopUpButton NSButton
NSComboButton NSControl
NSTextField NSControl delegate:NSTextFieldDelegate formatter:NSFormatter !selectText:
NSSecureTextField NSTextField
NSSearchField NSTextField searchMenuTemplate:NSMenu
NSTokenField NSTextField
NSComboBox NSTextField dataSource:NSComboBoxDataSource
NSImageView NSControl
NSSlider NSControl
NSStepper NSControl
NSSwitch NSControl
NSSegmentedControl NSControl
NSDatePicker NSControl delegate:NSDatePickerCellDelegate
NSLevelIndicator NSControl
NSPathControl NSControl delegate:NSPathControlDelegate
NSColorWell NSControl !takeColorFrom:
NSMatrix NSControl delegate:NSMatrixDelegate !selectText:
NSScroller NSControl
NSBrowser NSControl delegate:NSBrowserDelegate !doClick: !doDoubleClick: !selectAll:
NSTableView NSControl dataSource:NSTableViewDataSource delegate:NSTableViewDelegate !deselectAll: !selectAll:
NSOutlineView NSTableView
NSTableHeaderView NSView
NSTableRowView NSView
NSTableCellView NSView imageView:NSImageView textField:NSTextField
NSTableColumn NSObject
NSRuleEditor NSControl delegate:NSRuleEditorDelegate !reloadCriteria:
NSPredicateEditor NSRuleEditor
NSPredicateEditorRowTemplate NSObject
NSProgressIndicator NSView !startAnimation: !stopAnimation:
NSText NSView delegate:NSTextDelegate !alignCenter: !alignLeft: !alignRight: !changeFont: !checkSpelling: !copy: !copyFont: !copyRuler: !cut: !delete: !paste: !pasteFont: !pasteRuler: !selectAll: !showGuessPanel: !subscript: !superscript: !toggleRuler: !underline: !unscript:
NSTextView NSText
NSScrollView NSView
NSClipView NSView documentView:NSView
NSBox NSView
NSSplitView NSView delegate:NSSplitViewDelegate
NSTabView NSView delegate:NSTabViewDelegate !selectFirstTabViewItem: !selectLastTabViewItem: !selectNextTabViewItem: !selectPreviousTabViewItem: !takeSelectedTabViewItemFromSender:
NSTabViewItem NSObject initialFirstResponder:NSView view:NSView
NSStackView NSView delegate:NSStackViewDelegate
NSGridView NSView
NSGridRow NSObject
NSGridColumn NSObject
NSGridCell NSObject
NSVisualEffectView NSView
NSCollectionView NSView dataSource:NSCollectionViewDataSource delegate:NSCollectionViewDelegate itemPrototype:NSCollectionViewItem
NSCollectionViewLayout NSObject
NSCollectionViewFlowLayout NSCollectionViewLayout
NSCollectionViewGridLayout NSCollectionViewLayout
NSViewController NSResponder view:NSView sourceItemView:NSView !dismissController:
NSCollectionViewItem NSViewController imageView:NSImageView textField:NSTextField
NSSplitViewController NSViewController splitView:NSSplitView !toggleInspector: !toggleSidebar:
NSSplitViewItem NSObject
NSTabViewController NSViewController tabView:NSTabView
NSHostingController NSViewController
NSPageController NSViewController delegate:NSPageControllerDelegate !navigateBack: !navigateForward: !takeSelectedIndexFrom:
NSGestureRecognizer NSObject delegate:NSGestureRecognizerDelegate
NSClickGestureRecognizer NSGestureRecognizer
NSPressGestureRecognizer NSGestureRecognizer
NSPanGestureRecognizer NSGestureRecognizer
NSMagnificationGestureRecognizer NSGestureRecognizer
NSRotationGestureRecognizer NSGestureRecognizer
NSController NSObject
NSObjectController NSController content:NSObject !add: !fetch: !remove:
NSArrayController NSObjectController !add: !insert: !remove: !selectNext: !selectPrevious:
NSDictionaryController NSArrayController
NSTreeController NSObjectController !addChild: !insert: !insertChild:
NSUserDefaultsController NSController !revert: !revertToInitialValues: !save:
NSCell NSObject
NSActionCell NSCell
NSButtonCell NSActionCell
NSMenuItemCell NSButtonCell
NSPopUpButtonCell NSMenuItemCell
NSTextFieldCell NSActionCell
NSTableHeaderCell NSTextFieldCell
NSSecureTextFieldCell NSTextFieldCell
NSSearchFieldCell NSTextFieldCell searchMenuTemplate:NSMenu
NSTokenFieldCell NSTextFieldCell delegate:NSTokenFieldCellDelegate
NSComboBoxCell NSTextFieldCell dataSource:NSComboBoxCellDataSource
NSImageCell NSCell
NSSliderCell NSActionCell
NSStepperCell NSActionCell
NSSegmentedCell NSActionCell
NSDatePickerCell NSActionCell delegate:NSDatePickerCellDelegate
NSLevelIndicatorCell NSActionCell
NSPathCell NSActionCell delegate:NSPathCellDelegate
NSFormatter NSObject
NSNumberFormatter NSFormatter
NSDateFormatter NSFormatter
NSByteCountFormatter NSFormatter
NSLayoutGuide NSObject
NSStoryboardSegue NSObject
NSColor NSObject
NSFont NSObject
NSImage NSObject
NSShadow NSObject
NSOpenGLView NSView
QTCaptureView NSView delegate:NSObject
NSScrubber NSView dataSource:NSScrubberDataSource delegate:NSScrubberDelegate
NSTextFinder NSObject client:NSTextFinderClient findBarContainer:NSTextFinderBarContainer
NSStatusItem NSObject
NSProgress NSObject
NSBrowserCell NSCell
NSTextAttachmentCell NSCell
NSFormCell NSActionCell
NSForm NSMatrix
NSTextInputContext NSObject
NSGlassEffectView NSView contentView:NSView
NSColorPanel NSPanel
NSFontPanel NSPanel
NSSavePanel NSPanel accessoryView:NSView delegate:NSOpenSavePanelDelegate
NSOpenPanel NSSavePanel
NSTitlebarAccessoryViewController NSViewController
NSCandidateListTouchBarItem NSTouchBarItem
NSColorPickerTouchBarItem NSTouchBarItem
NSSliderTouchBarItem NSTouchBarItem
NSGroupTouchBarItem NSTouchBarItem
NSSharingServicePickerTouchBarItem NSTouchBarItem
NSStepperTouchBarItem NSTouchBarItem
QLPreviewPanel NSPanel
QLPreviewView NSView
IKImageBrowserView NSView dataSource:IKImageBrowserDataSource delegate:IKImageBrowserDelegate dragDestinationDelegate:NSObject
IKImageView NSView delegate:NSObject
AVPlayerView NSView delegate:AVPlayerViewDelegate
WebView NSView UIDelegate:WebUIDelegate downloadDelegate:WebDownloadDelegate frameLoadDelegate:WebFrameLoadDelegate policyDelegate:WebPolicyDelegate resourceLoadDelegate:WebResourceLoadDelegate !goBack: !goForward: !makeTextLarger: !makeTextSmaller: !makeTextStandardSize: !reload: !reloadFromOrigin: !stopLoading: !takeStringURLFrom:
WebPreferences NSObject
NSString NSObject
NSMutableString NSString
NSAttributedString NSObject
NSParagraphStyle NSObject
NSTextTab NSObject
NSArray NSObject
NSMutableArray NSArray
NSDictionary NSObject
NSData NSObject
NSMutableData NSData
NSDate NSObject
NSTimeZone NSObject
NSValue NSObject
NSNumber NSValue
NSDecimalNumber NSNumber
NSURL NSObject
NSExpression NSObject
NSSortDescriptor NSObject
"""#
}
