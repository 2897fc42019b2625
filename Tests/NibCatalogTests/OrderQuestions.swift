// swift-format-ignore-file
// Made by Scripts/catalog/questions.py; change what it is made from, not this file.

/// Where names stood in real documents: family, era, list, element, new name, place, the other names.
let orderQuestions = #"""
Cocoa 0 a scroller hidden 1 key verticalHuggingPriority doubleValue id
Cocoa 0 a customView customClass 2 misplaced id
Cocoa 0 a tableView headerView 10 focusRingType verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle columnReordering emptySelection autosaveColumns autosaveName rowHeight id customClass
Cocoa 0 a box id 4 verticalHuggingPriority title boxType titlePosition
Cocoa 0 a buttonCell key 0 type bezelStyle image imagePosition alignment alternateImage state inset id
Cocoa 0 a value height 3 key type width
Cocoa 0 a buttonCell key 0 type title bezelStyle alignment controlSize lineBreakMode truncatesLastVisibleLine refusesFirstResponder state inset id
Cocoa 0 a splitView autosaveName 0 id customClass
Cocoa 0 a windowStyleMask key 0 titled closable miniaturizable resizable
Cocoa 0 a button id 2 toolTip tag
Cocoa 0 a textFieldCell key 0 sendsActionOnEndEditing id
Cocoa 0 a menuItem hidden 2 title tag enabled keyEquivalent id
Cocoa 0 a box title 3 autoresizesSubviews focusRingType verticalHuggingPriority boxType titlePosition id
Cocoa 0 a buttonCell title 2 key type bezelStyle alignment borderStyle inset id
Cocoa 0 a textField id 4 verticalHuggingPriority horizontalCompressionResistancePriority misplaced translatesAutoresizingMaskIntoConstraints
Cocoa 0 a tableView allowsExpansionToolTips 1 verticalHuggingPriority columnAutoresizingStyle selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnResizing multipleSelection autosaveColumns typeSelect id
Cocoa 0 a buttonCell inset 9 key type bezelStyle image imagePosition alignment alternateImage enabled state id
Cocoa 0 a outlineView rowHeight 9 canDrawConcurrently verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle columnReordering emptySelection autosaveColumns autosaveName headerView indentationPerLevel autoresizesOutlineColumn outlineTableColumn id customClass
Cocoa 0 a buttonCell id 8 key type title bezelStyle alignment controlSize borderStyle inset
Cocoa 0 a window allowsToolTipsWhenApplicationIsInactive 2 key title autorecalculatesKeyViewLoop oneShot releasedWhenClosed showsToolbarButton visibleAtLaunch animationBehavior id
Cocoa 0 a textField hidden 0 toolTip verticalHuggingPriority id
Cocoa 0 a button id 2 toolTip verticalHuggingPriority
Cocoa 0 a window oneShot 3 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop visibleAtLaunch animationBehavior id userLabel
Cocoa 0 a color alpha 2 key white colorSpace customColorSpace
Cocoa 0 c comboBoxCell color@backgroundColor 2 font@font color@textColor connections
Cocoa 0 c buttonCell modifierMask@keyEquivalentModifierMask 3 behavior@behavior font@font string@keyEquivalent
Cocoa 0 c buttonCell font@font 1 behavior@behavior string@keyEquivalent
Cocoa 0 c popUpButton popUpButtonCell@cell 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 0 c window windowStyleMask@styleMask 0 windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize view@contentView connections
Cocoa 0 c textView autoresizingMask@autoresizingMask 1 rect@frame color@textColor color@backgroundColor size@minSize size@maxSize color@insertionPointColor connections
Cocoa 0 c tableCellView connections 4 rect@frame autoresizingMask@autoresizingMask subviews constraints
Cocoa 0 c window view@contentView 3 windowStyleMask@styleMask rect@contentRect rect@screenRect
Cocoa 0 c splitView autoresizingMask@autoresizingMask 1 rect@frame subviews holdingPriorities connections
Cocoa 0 c window rect@screenRect 2 windowStyleMask@styleMask rect@contentRect value@minSize view@contentView
Cocoa 0 c scrollView autoresizingMask@autoresizingMask 1 rect@frame clipView@contentView scroller@horizontalScroller scroller@verticalScroller
Cocoa 0 c menuItem modifierMask@keyEquivalentModifierMask 1 string@title connections
Cocoa 0 c document objects 1 dependencies resources
Cocoa 0 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints point@canvasLocation
Cocoa 0 c textFieldCell dateFormatter@formatter 0 font@font color@textColor color@backgroundColor
Cocoa 0 c comboBoxCell color@backgroundColor 2 font@font color@textColor
Cocoa 0 c tableHeaderCell color@backgroundColor 2 font@font color@textColor
Cocoa 0 c textField textFieldCell@cell 2 rect@frame autoresizingMask@autoresizingMask connections
Cocoa 0 c window rect@contentRect 2 windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior rect@screenRect view@contentView
Cocoa 0 c button string@toolTip 2 rect@frame autoresizingMask@autoresizingMask buttonCell@cell connections
Cocoa 0 c splitView holdingPriorities 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 0 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect
Cocoa 0 c secureTextField rect@frame 0 autoresizingMask@autoresizingMask secureTextFieldCell@cell connections
Cocoa 0 c scrollView rect@frame 0 clipView@contentView scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView
Cocoa 1 a levelIndicator id 3 verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
Cocoa 1 a segue destination 0 kind popoverAnchorView popoverBehavior preferredEdge id
Cocoa 1 a toolbarItem label 1 implicitItemIdentifier paletteLabel tag image id customClass
Cocoa 1 a textFieldCell state 2 key sendsActionOnEndEditing borderStyle drawsBackground id
Cocoa 1 a button fixedFrame 0 translatesAutoresizingMaskIntoConstraints id
Cocoa 1 a box id 5 verticalHuggingPriority title boxType titlePosition translatesAutoresizingMaskIntoConstraints
Cocoa 1 a window allowsToolTipsWhenApplicationIsInactive 3 key identifier title autorecalculatesKeyViewLoop oneShot releasedWhenClosed showsToolbarButton visibleAtLaunch animationBehavior id customClass
Cocoa 1 a userDefaultsController id 1 representsSharedInstance userLabel
Cocoa 1 a menuItem state 1 title id
Cocoa 1 a textFieldCell id 6 key scrollable lineBreakMode sendsActionOnEndEditing alignment title
Cocoa 1 a tableView id 7 verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle columnSelection multipleSelection autosaveColumns headerView
Cocoa 1 a toolbar key 0 implicitIdentifier autosavesConfiguration displayMode sizeMode id
Cocoa 1 a segmentedCell borderStyle 1 key alignment style trackingMode id
Cocoa 1 a menu title 1 key id
Cocoa 1 a viewController sceneMemberID 3 storyboardIdentifier id customClass
Cocoa 1 a progressIndicator translatesAutoresizingMaskIntoConstraints 4 wantsLayer fixedFrame maxValue style id
Cocoa 1 a textFieldCell title 2 key sendsActionOnEndEditing id
Cocoa 1 a outlineView columnAutoresizingStyle 2 verticalHuggingPriority allowsExpansionToolTips multipleSelection autosaveName rowSizeStyle headerView viewBased indentationPerLevel outlineTableColumn id
Cocoa 1 a behavior lightByContents 3 key changeContents doesNotDimImage
Cocoa 1 a segue id 2 destination kind
Cocoa 1 a outlineView multipleSelection 4 verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle autosaveColumns rowSizeStyle viewBased indentationPerLevel outlineTableColumn id customClass
Cocoa 1 a constraint id 5 firstAttribute secondItem secondAttribute constant symbolic
Cocoa 1 a textField id 3 verticalHuggingPriority misplaced translatesAutoresizingMaskIntoConstraints
Cocoa 1 a buttonCell state 5 key type title bezelStyle imagePosition inset id
Cocoa 1 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect value@minSize view@contentView point@canvasLocation
Cocoa 1 c segmentedControl connections 3 rect@frame autoresizingMask@autoresizingMask segmentedCell@cell
Cocoa 1 c document scenes 1 dependencies resources
Cocoa 1 c comboBox autoresizingMask@autoresizingMask 1 rect@frame comboBoxCell@cell
Cocoa 1 c button connections 3 rect@frame constraints buttonCell@cell
Cocoa 1 c customView rect@frame 0 autoresizingMask@autoresizingMask animations
Cocoa 1 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect value@minSize value@minFullScreenContentSize toolbar@toolbar
Cocoa 1 c window view@contentView 5 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize connections
Cocoa 1 c view constraints 3 rect@frame autoresizingMask@autoresizingMask subviews animations
Cocoa 1 c box rect@frame 0 constraints color@borderColor color@fillColor font@titleFont
Cocoa 1 c tableHeaderCell font@font 0 color@textColor color@backgroundColor
Cocoa 1 c textFieldCell numberFormatter@formatter 0 font@font color@textColor color@backgroundColor
Cocoa 1 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 1 c imageView constraints 1 rect@frame imageCell@cell
Cocoa 1 c outlineView autoresizingMask@autoresizingMask 1 rect@frame animations size@intercellSpacing color@backgroundColor color@gridColor tableColumns
Cocoa 1 c box rect@frame 0 autoresizingMask@autoresizingMask view@contentView animations color@borderColor color@fillColor
Cocoa 1 c comboBox animations 1 rect@frame comboBoxCell@cell
Cocoa 1 c stepper stepperCell@cell 2 rect@frame animations
Cocoa 1 c textField rect@frame 0 constraints animations textFieldCell@cell
Cocoa 1 c segmentedControl rect@frame 0 animations segmentedCell@cell connections
Cocoa 1 c scrollView rect@frame 0 clipView@contentView animations scroller@horizontalScroller scroller@verticalScroller
Cocoa 1 c colorWell color@color 2 rect@frame animations
Cocoa 1 c textField autoresizingMask@autoresizingMask 1 rect@frame animations textFieldCell@cell
Cocoa 1 c button connections 4 rect@frame autoresizingMask@autoresizingMask animations buttonCell@cell
Cocoa 2 a buttonCell type 1 key title bezelStyle imagePosition controlSize state inset id
Cocoa 2 a point y 2 key x
Cocoa 2 a textFieldCell selectable 2 key lineBreakMode editable alignment title id
Cocoa 2 a behavior lightByGray 2 key lightByBackground
Cocoa 2 a button misplaced 1 verticalHuggingPriority id
Cocoa 2 a customView customClass 3 identifier misplaced id
Cocoa 2 a windowStyleMask titled 1 key closable unifiedTitleAndToolbar fullSizeContentView
Cocoa 2 a popUpButton verticalHuggingPriority 0 translatesAutoresizingMaskIntoConstraints id userLabel
Cocoa 2 a color red 1 key green blue alpha colorSpace customColorSpace
Cocoa 2 a textFieldCell alignment 8 key scrollable lineBreakMode selectable editable sendsActionOnEndEditing state borderStyle drawsBackground id
Cocoa 2 a imageCell alignment 2 key refusesFirstResponder animates image id
Cocoa 2 a outlineView columnAutoresizingStyle 2 verticalHuggingPriority allowsExpansionToolTips multipleSelection autosaveColumns rowSizeStyle headerView viewBased indentationPerLevel outlineTableColumn id
Cocoa 2 a textFieldCell key 0 controlSize sendsActionOnEndEditing id
Cocoa 2 a windowStyleMask utility 2 key titled HUD
Cocoa 2 a tabView id 2 fixedFrame translatesAutoresizingMaskIntoConstraints
Cocoa 2 a clipView key 0 ambiguous id
Cocoa 2 a buttonCell borderStyle 4 type title bezelStyle alignment tag inset id
Cocoa 2 a tableColumn maxWidth 2 width minWidth id
Cocoa 2 a stepperCell continuous 1 key alignment maxValue id
Cocoa 2 a tabViewItem identifier 1 label id
Cocoa 2 a tableColumn width 1 editable minWidth maxWidth id
Cocoa 2 a modifierMask command 2 key control
Cocoa 2 a buttonCell id 8 key type title bezelStyle alignment borderStyle imageScaling inset
Cocoa 2 a color catalog 2 key name colorSpace
Cocoa 2 c imageView autoresizingMask@autoresizingMask 1 rect@frame imageCell@cell connections
Cocoa 2 c document dependencies 0 scenes resources
Cocoa 2 c menuItem string@title 0 modifierMask@keyEquivalentModifierMask connections
Cocoa 2 c tableColumn textFieldCell@dataCell 1 tableHeaderCell@headerCell tableColumnResizingMask@resizingMask
Cocoa 2 c matrix autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor size@cellSize size@intercellSpacing buttonCell@prototype cells
Cocoa 2 c document resources 2 dependencies scenes inferredMetricsTieBreakers
Cocoa 2 c toolbarItem size@minSize 1 nil@toolTip size@maxSize searchField@view
Cocoa 2 c textFieldCell color@backgroundColor 3 numberFormatter@formatter font@font color@textColor
Cocoa 2 c segmentedControl connections 2 rect@frame segmentedCell@cell
Cocoa 2 c box rect@frame 0 autoresizingMask@autoresizingMask view@contentView connections
Cocoa 2 c view constraints 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 2 c popUpButton popUpButtonCell@cell 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 2 c textField textFieldCell@cell 1 rect@frame connections
Cocoa 2 c pathCell allowedTypes 2 font@font url@url
Cocoa 2 c window windowStyleMask@styleMask 0 windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView
Cocoa 2 c searchFieldCell color@backgroundColor 2 font@font color@textColor
Cocoa 2 c popUpButtonCell behavior@behavior 0 font@font menu@menu
Cocoa 2 c customView point@canvasLocation 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 2 c window point@canvasLocation 5 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView
Cocoa 2 c window view@contentView 6 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize value@maxSize
Cocoa 2 c splitView rect@frame 0 subviews holdingPriorities
Cocoa 2 c textView color@insertionPointColor 7 rect@frame autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize attributedString@textStorage
Cocoa 2 c document dependencies 0 objects resources
Cocoa 2 c button autoresizingMask@autoresizingMask 1 rect@frame buttonCell@cell
Cocoa 3 a view misplaced 2 key wantsLayer id
Cocoa 3 a tableView columnAutoresizingStyle 2 verticalHuggingPriority allowsExpansionToolTips columnReordering columnResizing autosaveColumns typeSelect rowHeight viewBased id customClass customModule customModuleProvider
Cocoa 3 a font name 2 key size
Cocoa 3 a button verticalHuggingPriority 1 key translatesAutoresizingMaskIntoConstraints id
Cocoa 3 a viewController id 0 customClass sceneMemberID
Cocoa 3 a textFieldCell key 0 scrollable lineBreakMode sendsActionOnEndEditing title id
Cocoa 3 a menuItem id 2 title enabled
Cocoa 3 a outlet id 2 property destination
Cocoa 3 a menuItem title 0 id userLabel
Cocoa 3 a textView id 8 importsGraphics richText verticallyResizable findStyle allowsDocumentBackgroundColorChange allowsUndo dashSubstitution smartInsertDelete customClass
Cocoa 3 a button verticalHuggingPriority 1 key misplaced translatesAutoresizingMaskIntoConstraints id
Cocoa 3 a window releasedWhenClosed 3 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop visibleAtLaunch animationBehavior id
Cocoa 3 a color name 1 key catalog colorSpace
Cocoa 3 a color red 1 key green blue alpha colorSpace
Cocoa 3 a buttonCell key 0 type title bezelStyle alignment enabled borderStyle imageScaling inset id
Cocoa 3 a autoresizingMask flexibleMaxX 2 key flexibleMinX flexibleMinY flexibleMaxY
Cocoa 3 a clipView drawsBackground 1 key copiesOnScroll id
Cocoa 3 a sliderCell doubleValue 4 key state alignment maxValue tickMarkPosition sliderType id
Cocoa 3 a window autorecalculatesKeyViewLoop 3 key title allowsToolTipsWhenApplicationIsInactive releasedWhenClosed visibleAtLaunch animationBehavior id
Cocoa 3 a textField translatesAutoresizingMaskIntoConstraints 2 verticalHuggingPriority horizontalCompressionResistancePriority id
Cocoa 3 a clipView copiesOnScroll 1 key id
Cocoa 3 a tableColumn id 3 width minWidth maxWidth
Cocoa 3 a splitView dividerStyle 1 focusRingType vertical translatesAutoresizingMaskIntoConstraints id customClass
Cocoa 3 a point key 0 x y
Cocoa 3 c tableColumn textFieldCell@dataCell 1 tableHeaderCell@headerCell tableColumnResizingMask@resizingMask
Cocoa 3 c textFieldCell color@backgroundColor 3 font@font string@title color@textColor
Cocoa 3 c window windowStyleMask@styleMask 0 windowPositionMask@initialPositionMask rect@contentRect rect@screenRect connections
Cocoa 3 c view rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
Cocoa 3 c textField rect@frame 0 textFieldCell@cell connections
Cocoa 3 c view rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 3 c customView autoresizingMask@autoresizingMask 1 rect@frame subviews
Cocoa 3 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
Cocoa 3 c button rect@frame 0 buttonCell@cell connections
Cocoa 3 c textFieldCell color@backgroundColor 2 font@font color@textColor
Cocoa 3 c sceneView autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor
Cocoa 3 c tableView tableColumns 4 rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@gridColor connections
Cocoa 3 c clipView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 3 c splitView rect@frame 0 subviews holdingPriorities connections
Cocoa 3 c button connections 3 rect@frame autoresizingMask@autoresizingMask buttonCell@cell
Cocoa 3 c textFieldCell color@backgroundColor 2 font@font color@textColor connections
Cocoa 3 c buttonCell font@font 1 behavior@behavior string@keyEquivalent connections
Cocoa 3 c textView size@minSize 4 rect@frame autoresizingMask@autoresizingMask touchBar@touchBar color@backgroundColor size@maxSize color@insertionPointColor connections
Cocoa 3 c tableHeaderCell color@textColor 1 font@font color@backgroundColor
Cocoa 3 c scrollView scroller@verticalScroller 4 rect@frame autoresizingMask@autoresizingMask clipView@contentView scroller@horizontalScroller
Cocoa 3 c window point@canvasLocation 8 string@title windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize view@contentView connections
Cocoa 3 c buttonCell font@font 1 behavior@behavior string@keyEquivalent
Cocoa 3 c slider sliderCell@cell 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 3 c toolbar allowedToolbarItems 0 defaultToolbarItems connections
Cocoa 4 a scroller verticalHuggingPriority 2 key wantsLayer controlSize horizontal id
Cocoa 4 a outlet property 0 destination id
Cocoa 4 a textFieldCell scrollable 2 key controlSize lineBreakMode sendsActionOnEndEditing alignment title id
Cocoa 4 a window visibleAtLaunch 5 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop restorable releasedWhenClosed animationBehavior id
Cocoa 4 a window autorecalculatesKeyViewLoop 2 title allowsToolTipsWhenApplicationIsInactive releasedWhenClosed visibleAtLaunch animationBehavior id userLabel
Cocoa 4 a buttonCell alignment 4 key type title bezelStyle borderStyle imageScaling inset id
Cocoa 4 a popUpButton verticalHuggingPriority 1 toolTip fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 4 a textFieldCell refusesFirstResponder 3 key lineBreakMode selectable alignment title id
Cocoa 4 a button fixedFrame 1 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 4 a textFieldCell controlSize 1 key lineBreakMode selectable editable alignment title id
Cocoa 4 a menuItem keyEquivalent 1 title id
Cocoa 4 a box id 7 autoresizesSubviews fixedFrame boxType borderType title titlePosition translatesAutoresizingMaskIntoConstraints userLabel
Cocoa 4 a menu title 1 key autoenablesItems id
Cocoa 4 a behavior pushIn 1 key changeBackground changeGray lightByContents
Cocoa 4 a document version 1 type toolsVersion targetRuntime propertyAccessControl useAutolayout
Cocoa 4 a menuItem id 3 title hidden enabled
Cocoa 4 a buttonCell id 8 key type title bezelStyle imagePosition alignment controlSize inset
Cocoa 4 a autoresizingMask flexibleMinY 3 key widthSizable flexibleMaxX
Cocoa 4 a scroller wantsLayer 2 key hidden verticalHuggingPriority controlSize horizontal id
Cocoa 4 a buttonCell enabled 6 key type bezelStyle image imagePosition alignment borderStyle inset id
Cocoa 4 a menu key 0 title id
Cocoa 4 a textField translatesAutoresizingMaskIntoConstraints 2 verticalHuggingPriority fixedFrame id
Cocoa 4 a buttonCell alignment 5 key type bezelStyle image imagePosition borderStyle imageScaling inset id
Cocoa 4 a textField hidden 0 verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 4 c tableColumn tableHeaderCell@headerCell 0 popUpButtonCell@dataCell tableColumnResizingMask@resizingMask
Cocoa 4 c button autoresizingMask@autoresizingMask 1 rect@frame buttonCell@cell
Cocoa 4 c searchFieldCell color@backgroundColor 2 font@font color@textColor
Cocoa 4 c textView color@insertionPointColor 6 rect@frame autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize
Cocoa 4 c popUpButton autoresizingMask@autoresizingMask 1 rect@frame popUpButtonCell@cell
Cocoa 4 c tableColumn buttonCell@dataCell 1 tableHeaderCell@headerCell tableColumnResizingMask@resizingMask
Cocoa 4 c box autoresizingMask@autoresizingMask 1 rect@frame view@contentView color@borderColor color@fillColor
Cocoa 4 c menu point@canvasLocation 2 items connections
Cocoa 4 c customView point@canvasLocation 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 4 c popUpButtonCell menu@menu 2 behavior@behavior font@font
Cocoa 4 c scrollView clipView@contentView 2 rect@frame autoresizingMask@autoresizingMask scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView
Cocoa 4 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 4 c tableView size@intercellSpacing 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@gridColor tableColumns connections
Cocoa 4 c button rect@frame 0 autoresizingMask@autoresizingMask buttonCell@cell connections
Cocoa 4 c button autoresizingMask@autoresizingMask 1 rect@frame string@toolTip buttonCell@cell connections
Cocoa 4 c clipView nil@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 4 c searchField rect@frame 0 autoresizingMask@autoresizingMask searchFieldCell@cell connections
Cocoa 4 c window rect@contentRect 2 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@screenRect value@minSize value@maxSize view@contentView
Cocoa 4 c comboBoxCell font@font 0 color@textColor color@backgroundColor connections
Cocoa 4 c window point@canvasLocation 5 windowStyleMask@styleMask rect@contentRect rect@screenRect value@minSize view@contentView
Cocoa 4 c textFieldCell font@font 0 color@textColor color@backgroundColor
Cocoa 4 c textField textFieldCell@cell 2 rect@frame autoresizingMask@autoresizingMask connections
Cocoa 4 c popUpButtonCell behavior@behavior 0 font@font string@keyEquivalent modifierMask@keyEquivalentModifierMask menu@menu
Cocoa 4 c buttonCell string@keyEquivalent 2 behavior@behavior font@font
Cocoa 5 a window releasedWhenClosed 4 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop deferred visibleAtLaunch animationBehavior id userLabel
Cocoa 5 a color colorSpace 5 key red green blue alpha customColorSpace
Cocoa 5 a box borderType 2 autoresizesSubviews fixedFrame title translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a control customClass 4 verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a window id 6 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop releasedWhenClosed visibleAtLaunch animationBehavior
Cocoa 5 a button fixedFrame 1 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a popUpButtonCell alignment 4 key type title bezelStyle lineBreakMode state borderStyle imageScaling inset selectedItem id
Cocoa 5 a autoresizingMask flexibleMaxX 1 key flexibleMaxY
Cocoa 5 a menu title 1 key systemMenu id
Cocoa 5 a stackView horizontalStackHuggingPriority 4 distribution orientation alignment spacing verticalStackHuggingPriority detachesHiddenViews translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a popUpButton fixedFrame 2 toolTip verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a customObject id 0 userLabel customClass
Cocoa 5 a textField verticalHuggingPriority 2 hidden toolTip fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a button wantsLayer 0 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a avPlayerView fixedFrame 0 controlsStyle translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a secureTextFieldCell key 0 scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle drawsBackground usesSingleLineMode id
Cocoa 5 a textFieldCell drawsBackground 8 key controlSize scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle id
Cocoa 5 a constraint id 2 firstAttribute constant
Cocoa 5 a button verticalHuggingPriority 1 toolTip fixedFrame tag translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a buttonCell inset 8 key type bezelStyle imagePosition alignment refusesFirstResponder borderStyle imageScaling id
Cocoa 5 a constraint secondAttribute 3 firstItem firstAttribute secondItem id
Cocoa 5 a behavior pushIn 1 key changeBackground changeGray lightByContents
Cocoa 5 a buttonCell truncatesLastVisibleLine 7 key type title bezelStyle alignment controlSize lineBreakMode refusesFirstResponder state inset id
Cocoa 5 a buttonCell type 1 key title bezelStyle imagePosition alignment state inset id
Cocoa 5 c tableColumn tableHeaderCell@headerCell 0 textFieldCell@dataCell tableColumnResizingMask@resizingMask connections
Cocoa 5 c window windowStyleMask@styleMask 0 rect@contentRect rect@screenRect view@contentView connections point@canvasLocation
Cocoa 5 c tableColumn tableColumnResizingMask@resizingMask 2 tableHeaderCell@headerCell textFieldCell@dataCell
Cocoa 5 c popUpButton popUpButtonCell@cell 2 rect@frame constraints
Cocoa 5 c window rect@contentRect 2 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@screenRect view@contentView toolbar@toolbar point@canvasLocation
Cocoa 5 c scrollView scroller@verticalScroller 3 rect@frame clipView@contentView scroller@horizontalScroller
Cocoa 5 c segmentedControl constraints 1 rect@frame segmentedCell@cell connections
Cocoa 5 c window windowStyleMask@styleMask 0 windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize toolbar@toolbar connections
Cocoa 5 c pathControl rect@frame 0 autoresizingMask@autoresizingMask pathCell@cell
Cocoa 5 c searchField connections 3 rect@frame autoresizingMask@autoresizingMask searchFieldCell@cell
Cocoa 5 c datePickerCell datePickerElements@datePickerElements 4 font@font date@date color@backgroundColor color@textColor
Cocoa 5 c tableView tableViewGridLines@gridStyleMask 4 rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor color@gridColor tableColumns connections
Cocoa 5 c comboBox comboBoxCell@cell 2 rect@frame constraints
Cocoa 5 c comboBoxCell color@textColor 1 font@font color@backgroundColor connections
Cocoa 5 c imageView imageCell@cell 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 5 c comboBox autoresizingMask@autoresizingMask 1 rect@frame comboBoxCell@cell
Cocoa 5 c textField rect@frame 0 autoresizingMask@autoresizingMask textFieldCell@cell connections
Cocoa 5 c textFieldCell color@backgroundColor 3 font@font string@title color@textColor
Cocoa 5 c tableColumn textFieldCell@dataCell 1 tableHeaderCell@headerCell sortDescriptor@sortDescriptorPrototype tableColumnResizingMask@resizingMask
Cocoa 5 c buttonCell behavior@behavior 0 font@font accessibility
Cocoa 5 c popUpButton autoresizingMask@autoresizingMask 1 rect@frame popUpButtonCell@cell
Cocoa 5 c imageView color@contentTintColor 3 rect@frame autoresizingMask@autoresizingMask imageCell@cell
Cocoa 5 c box rect@frame 0 view@contentView constraints color@borderColor color@fillColor
Cocoa 5 c button buttonCell@cell 2 rect@frame constraints connections
Cocoa 6 a scroller key 0 wantsLayer verticalHuggingPriority horizontal id
Cocoa 6 a point key 0 x y
Cocoa 6 a numberFormatter maximumFractionDigits 6 key formatterBehavior numberStyle formatWidth minimumIntegerDigits maximumIntegerDigits id
Cocoa 6 a document propertyAccessControl 4 type version toolsVersion targetRuntime useAutolayout customObjectInstantitationMethod
Cocoa 6 a behavior key 0 lightByBackground lightByGray
Cocoa 6 a modifierMask control 1 key command
Cocoa 6 a customObject id 0 customClass customModule customModuleProvider
Cocoa 6 a scroller wantsLayer 2 key hidden verticalHuggingPriority doubleValue horizontal id
Cocoa 6 a constraint secondAttribute 2 firstAttribute secondItem id
Cocoa 6 a action id 2 selector target
Cocoa 6 a popUpButton verticalHuggingPriority 0 translatesAutoresizingMaskIntoConstraints id
Cocoa 6 a sliderCell controlSize 1 key state alignment minValue maxValue doubleValue tickMarkPosition numberOfTickMarks sliderType id
Cocoa 6 a binding name 1 destination keyPath id
Cocoa 6 a customView userLabel 2 translatesAutoresizingMaskIntoConstraints id
Cocoa 6 a clipView id 2 key drawsBackground
Cocoa 6 a font size 2 key metaFont
Cocoa 6 a outlet destination 1 property id
Cocoa 6 a buttonCell alignment 5 key type bezelStyle image imagePosition imageScaling inset id
Cocoa 6 a buttonCell inset 7 key type title bezelStyle imagePosition alignment controlSize id
Cocoa 6 a textFieldCell scrollable 1 key lineBreakMode title id
Cocoa 6 a tabView type 1 key id
Cocoa 6 a view userLabel 2 key id
Cocoa 6 a box id 4 boxType borderType titlePosition translatesAutoresizingMaskIntoConstraints
Cocoa 6 a buttonCell title 2 key type bezelStyle imagePosition controlSize state inset id
Cocoa 6 c button buttonCell@cell 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 6 c textField constraints 1 rect@frame textFieldCell@cell connections
Cocoa 6 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect connections
Cocoa 6 c tabViewController tabView@tabView 1 tabViewItems connections
Cocoa 6 c window windowStyleMask@styleMask 0 windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize value@maxSize view@contentView point@canvasLocation
Cocoa 6 c buttonCell modifierMask@keyEquivalentModifierMask 3 behavior@behavior font@font string@keyEquivalent
Cocoa 6 c textFieldCell font@font 0 color@textColor color@backgroundColor
Cocoa 6 c view rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
Cocoa 6 c box connections 4 rect@frame view@contentView constraints font@titleFont
Cocoa 6 c customView rect@frame 0 subviews constraints
Cocoa 6 c button buttonCell@cell 2 rect@frame constraints
Cocoa 6 c textFieldCell color@backgroundColor 3 numberFormatter@formatter font@font color@textColor
Cocoa 6 c textField textFieldCell@cell 2 rect@frame autoresizingMask@autoresizingMask connections
Cocoa 6 c button rect@frame 0 buttonCell@cell connections
Cocoa 6 c popUpButton popUpButtonCell@cell 1 rect@frame connections
Cocoa 6 c comboBoxCell font@font 0 color@textColor color@backgroundColor
Cocoa 6 c button autoresizingMask@autoresizingMask 1 rect@frame buttonCell@cell connections
Cocoa 6 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 6 c textView connections 7 rect@frame autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize color@insertionPointColor
Cocoa 6 c imageView color@contentTintColor 3 rect@frame constraints imageCell@cell
Cocoa 6 c textField autoresizingMask@autoresizingMask 1 rect@frame textFieldCell@cell
Cocoa 6 c tableColumn tableHeaderCell@headerCell 0 textFieldCell@dataCell tableColumnResizingMask@resizingMask
Cocoa 6 c box color@fillColor 3 rect@frame autoresizingMask@autoresizingMask view@contentView
Cocoa 6 c scrollView tableHeaderView@headerView 5 rect@frame autoresizingMask@autoresizingMask clipView@contentView scroller@horizontalScroller scroller@verticalScroller
Cocoa 7 a popUpButton id 2 fixedFrame translatesAutoresizingMaskIntoConstraints
Cocoa 7 a button fixedFrame 1 hidden translatesAutoresizingMaskIntoConstraints id
Cocoa 7 a textFieldCell id 5 key scrollable lineBreakMode sendsActionOnEndEditing alignment
Cocoa 7 a textView allowsNonContiguousLayout 7 editable drawsBackground importsGraphics richText verticallyResizable usesFontPanel findStyle id
Cocoa 7 a textView verticallyResizable 4 wantsLayer editable drawsBackground importsGraphics allowsCharacterPickerTouchBarItem textCompletion spellingCorrection smartInsertDelete id customClass customModule customModuleProvider
Cocoa 7 a datePickerElements minute 2 key hour second
Cocoa 7 a buttonCell state 7 key type bezelStyle image imagePosition alignment alternateImage imageScaling inset id
Cocoa 7 a textFieldCell title 3 key lineBreakMode sendsActionOnEndEditing id
Cocoa 7 a constraint secondAttribute 3 firstAttribute relation secondItem constant id
Cocoa 7 a progressIndicator id 6 fixedFrame maxValue indeterminate controlSize style translatesAutoresizingMaskIntoConstraints
Cocoa 7 a menuItem title 0 state image hidden id
Cocoa 7 a view ambiguous 1 key translatesAutoresizingMaskIntoConstraints id
Cocoa 7 a windowPositionMask leftStrut 1 key topStrut
Cocoa 7 a popUpButton verticalHuggingPriority 0 translatesAutoresizingMaskIntoConstraints id
Cocoa 7 a textFieldCell id 7 key selectable editable sendsActionOnEndEditing state borderStyle drawsBackground
Cocoa 7 a textFieldCell key 0 controlSize scrollable lineBreakMode sendsActionOnEndEditing id
Cocoa 7 a color green 2 key red blue alpha colorSpace customColorSpace
Cocoa 7 a autoresizingMask widthSizable 1 key flexibleMaxY
Cocoa 7 a textField focusRingType 0 horizontalHuggingPriority verticalHuggingPriority ambiguous translatesAutoresizingMaskIntoConstraints id
Cocoa 7 a button id 3 toolTip verticalHuggingPriority translatesAutoresizingMaskIntoConstraints
Cocoa 7 a textField verticalHuggingPriority 2 focusRingType horizontalHuggingPriority horizontalCompressionResistancePriority fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 7 a modifierMask shift 1 key command
Cocoa 7 a window autorecalculatesKeyViewLoop 3 key title allowsToolTipsWhenApplicationIsInactive restorable releasedWhenClosed visibleAtLaunch frameAutosaveName animationBehavior tabbingMode toolbarStyle id
Cocoa 7 a buttonCell bezelStyle 3 key type title alignment controlSize enabled borderStyle imageScaling inset id
Cocoa 7 c buttonCell font@font 1 behavior@behavior connections
Cocoa 7 c window value@maxSize 5 windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior rect@contentRect rect@screenRect value@minSize value@minFullScreenContentSize value@maxFullScreenContentSize view@contentView connections point@canvasLocation
Cocoa 7 c buttonCell font@font 1 behavior@behavior userDefinedRuntimeAttributes
Cocoa 7 c customView subviews 2 rect@frame autoresizingMask@autoresizingMask constraints connections
Cocoa 7 c textView rect@frame 0 autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize color@insertionPointColor
Cocoa 7 c popUpButton popUpButtonCell@cell 1 rect@frame connections
Cocoa 7 c splitView rect@frame 0 autoresizingMask@autoresizingMask subviews holdingPriorities connections
Cocoa 7 c customView autoresizingMask@autoresizingMask 1 rect@frame subviews
Cocoa 7 c textFieldCell color@textColor 2 numberFormatter@formatter font@font color@backgroundColor
Cocoa 7 c popUpButtonCell connections 3 behavior@behavior font@font menu@menu
Cocoa 7 c collectionView rect@frame 0 autoresizingMask@autoresizingMask collectionViewFlowLayout@collectionViewLayout color@primaryBackgroundColor
Cocoa 7 c splitViewController splitViewItems 0 splitView@splitView connections
Cocoa 7 c numberFormatter integer@roundingIncrement 0 nil@negativeInfinitySymbol nil@positiveInfinitySymbol real@minimum real@maximum
Cocoa 7 c textFieldCell color@backgroundColor 2 font@font color@textColor
Cocoa 7 c textField constraints 2 rect@frame string@toolTip textFieldCell@cell
Cocoa 7 c tabView font@font 2 rect@frame autoresizingMask@autoresizingMask tabViewItems connections
Cocoa 7 c box constraints 2 rect@frame view@contentView color@borderColor
Cocoa 7 c customView rect@frame 0 constraints point@canvasLocation
Cocoa 7 c attributes font@NSFont 1 color@NSColor paragraphStyle@NSParagraphStyle
Cocoa 7 c textField string@toolTip 1 rect@frame textFieldCell@cell
Cocoa 7 c tableView color@gridColor 4 rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor tableColumns
Cocoa 7 c tableCellView rect@frame 0 autoresizingMask@autoresizingMask subviews connections
Cocoa 7 c scrollView clipView@contentView 2 rect@frame autoresizingMask@autoresizingMask scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView connections
Cocoa 7 c window connections 6 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@minSize view@contentView point@canvasLocation
CocoaTouch 0 a placeholder placeholderIdentifier 0 id customClass
CocoaTouch 0 a viewController sceneMemberID 3 id customClass customModuleProvider
CocoaTouch 0 a autoresizingMask flexibleMaxY 2 key flexibleMaxX
CocoaTouch 0 a document targetRuntime 4 type version toolsVersion systemVersion propertyAccessControl
CocoaTouch 0 a autoresizingMask key 0 widthSizable heightSizable
CocoaTouch 0 a viewController customClass 2 nibName id
CocoaTouch 0 a view key 0 contentMode id
CocoaTouch 0 a color key 0 red green blue alpha colorSpace
CocoaTouch 0 a color colorSpace 3 key white alpha customColorSpace
CocoaTouch 0 a window visibleAtLaunch 3 opaque clearsContextBeforeDrawing contentMode id
CocoaTouch 0 a outlet id 2 property destination
CocoaTouch 0 a placeholder placeholderIdentifier 0 id sceneMemberID
CocoaTouch 0 a navigationBar id 5 key opaque clipsSubviews multipleTouchEnabled contentMode
CocoaTouch 0 a placeholder userLabel 2 placeholderIdentifier id customClass
CocoaTouch 0 a rect width 3 key x y height
CocoaTouch 0 a document type 0 version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections initialViewController
CocoaTouch 0 c view autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor
CocoaTouch 0 c navigationController simulatedOrientationMetrics@simulatedOrientationMetrics 4 extendedEdge@edgesForExtendedLayout simulatedStatusBarMetrics@simulatedStatusBarMetrics nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics nil@simulatedDestinationMetrics navigationBar@navigationBar viewControllers
CocoaTouch 0 c window color@backgroundColor 2 rect@frame autoresizingMask@autoresizingMask simulatedStatusBarMetrics@simulatedStatusBarMetrics
CocoaTouch 0 c viewController simulatedStatusBarMetrics@simulatedStatusBarMetrics 2 extendedEdge@edgesForExtendedLayout navigationItem@navigationItem nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics simulatedOrientationMetrics@simulatedOrientationMetrics nil@simulatedDestinationMetrics
CocoaTouch 1 a outlet id 2 property destination
CocoaTouch 1 a tableViewCell accessoryType 3 clipsSubviews contentMode selectionStyle hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier id
CocoaTouch 1 a navigationController automaticallyAdjustsScrollViewInsets 0 id sceneMemberID
CocoaTouch 1 a placeholder placeholderIdentifier 0 id userLabel customClass
CocoaTouch 1 a viewController title 1 storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier id sceneMemberID
CocoaTouch 1 a outletCollection destination 1 property id
CocoaTouch 1 a scrollView clipsSubviews 0 multipleTouchEnabled contentMode id
CocoaTouch 1 a label lineBreakMode 5 opaque multipleTouchEnabled contentMode text textAlignment baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 1 a button contentHorizontalAlignment 3 opaque contentMode fixedFrame contentVerticalAlignment buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a color alpha 2 key white colorSpace customColorSpace
CocoaTouch 1 a rect y 2 key x width height
CocoaTouch 1 a textField minimumFontSize 9 opaque clipsSubviews contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment borderStyle placeholder textAlignment translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a autoresizingMask flexibleMinX 1 key widthSizable flexibleMaxX flexibleMaxY
CocoaTouch 1 a constraint firstAttribute 0 secondItem secondAttribute id
CocoaTouch 1 a navigationItem id 2 key title
CocoaTouch 1 a viewController customClass 3 storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier id sceneMemberID
CocoaTouch 1 a navigationController sceneMemberID 3 title automaticallyAdjustsScrollViewInsets id
CocoaTouch 1 a view contentMode 1 key id
CocoaTouch 1 a constraint id 5 firstItem firstAttribute secondItem secondAttribute constant
CocoaTouch 1 a label baselineAdjustment 8 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority textAlignment lineBreakMode numberOfLines adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a document systemVersion 3 type version toolsVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections initialViewController
CocoaTouch 1 a tabBarController id 1 title sceneMemberID
CocoaTouch 1 a label verticalHuggingPriority 4 opaque userInteractionEnabled contentMode horizontalHuggingPriority text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a color green 2 key red blue alpha colorSpace
CocoaTouch 1 c view color@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask subviews
CocoaTouch 1 c button state@normal 2 rect@frame color@backgroundColor
CocoaTouch 1 c tableViewCell autoresizingMask@autoresizingMask 1 rect@frame tableViewCellContentView@contentView
CocoaTouch 1 c navigationController tabBarItem@tabBarItem 0 toolbarItems navigationBar@navigationBar nil connections
CocoaTouch 1 c textField rect@frame 0 constraints fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 1 c slider animations 1 rect@frame connections
CocoaTouch 1 c label nil@highlightedColor 4 rect@frame animations fontDescription@fontDescription color@textColor
CocoaTouch 1 c view autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor
CocoaTouch 1 c tableViewCellContentView autoresizingMask@autoresizingMask 1 rect@frame subviews
CocoaTouch 1 c view autoresizingMask@autoresizingMask 1 rect@frame animations color@backgroundColor
CocoaTouch 1 c label rect@frame 0 constraints string@text fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 1 c button rect@frame 0 constraints state@normal
CocoaTouch 1 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor constraints
CocoaTouch 1 c label fontDescription@fontDescription 1 rect@frame color@textColor nil@highlightedColor
CocoaTouch 1 c viewController layoutGuides 0 view@view navigationItem@navigationItem connections
CocoaTouch 1 c tableView connections 3 rect@frame color@backgroundColor prototypes
CocoaTouch 1 c scrollView rect@frame 0 autoresizingMask@autoresizingMask subviews point@canvasLocation
CocoaTouch 1 c view constraints 4 rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor variation@default
CocoaTouch 1 c tableView rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor prototypes connections
CocoaTouch 1 c view rect@frame 0 autoresizingMask@autoresizingMask subviews animations color@backgroundColor gestureRecognizers connections
CocoaTouch 1 c button animations 1 rect@frame state@normal connections
CocoaTouch 1 c textField animations 1 rect@frame fontDescription@fontDescription textInputTraits@textInputTraits connections
CocoaTouch 1 c textField rect@frame 0 nil@textColor fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 1 c button connections 2 rect@frame state@normal
CocoaTouch 2 a view translatesAutoresizingMaskIntoConstraints 3 clipsSubviews contentMode fixedFrame id customClass
CocoaTouch 2 a label textAlignment 4 opaque multipleTouchEnabled contentMode text lineBreakMode baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 2 a constraint secondItem 2 firstItem firstAttribute secondAttribute multiplier constant id
CocoaTouch 2 a tableViewCell id 5 contentMode selectionStyle hidesAccessoryWhenEditing indentationLevel indentationWidth
CocoaTouch 2 a label contentMode 3 opaque clipsSubviews multipleTouchEnabled text lineBreakMode baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 2 a slider maxValue 7 opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment value minValue translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a tableViewCell indentationWidth 4 contentMode selectionStyle hidesAccessoryWhenEditing indentationLevel rowHeight id
CocoaTouch 2 a placeholder id 1 placeholderIdentifier userLabel customClass customModuleProvider
CocoaTouch 2 a userDefinedRuntimeAttribute value 2 type keyPath
CocoaTouch 2 a constraint firstAttribute 1 firstItem secondItem secondAttribute constant symbolic id
CocoaTouch 2 a constraint firstItem 0 firstAttribute relation secondItem secondAttribute constant id
CocoaTouch 2 a constraint secondAttribute 3 firstAttribute relation secondItem constant id
CocoaTouch 2 a viewController sceneMemberID 2 id customClass
CocoaTouch 2 a view simulatedAppContext 2 key contentMode id
CocoaTouch 2 a tableView key 0 clipsSubviews contentMode alwaysBounceVertical dataMode style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight id
CocoaTouch 2 a document type 0 version toolsVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections useSafeAreas colorMatched initialViewController
CocoaTouch 2 a outletCollection property 0 destination id
CocoaTouch 2 a label baselineAdjustment 7 opaque clipsSubviews multipleTouchEnabled contentMode text textAlignment lineBreakMode adjustsFontSizeToFit id
CocoaTouch 2 a image height 2 name width
CocoaTouch 2 a tableView sectionHeaderHeight 10 key opaque clipsSubviews clearsContextBeforeDrawing contentMode alwaysBounceVertical dataMode style separatorStyle rowHeight sectionFooterHeight id
CocoaTouch 2 a action id 3 selector destination eventType
CocoaTouch 2 a autoresizingMask key 0 flexibleMaxX flexibleMaxY
CocoaTouch 2 a switch fixedFrame 4 opaque contentMode horizontalHuggingPriority verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a view contentMode 0 translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 c view constraints 2 rect@frame color@backgroundColor variation@default
CocoaTouch 2 c tableViewCellContentView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
CocoaTouch 2 c tableViewCell tableViewCellContentView@contentView 2 rect@frame autoresizingMask@autoresizingMask
CocoaTouch 2 c pickerView autoresizingMask@autoresizingMask 1 rect@frame connections
CocoaTouch 2 c textField constraints 1 rect@frame fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 2 c document dependencies 1 device customFonts@customFonts objects resources
CocoaTouch 2 c tableView sections 3 rect@frame autoresizingMask@autoresizingMask color@backgroundColor connections
CocoaTouch 2 c tableViewCellContentView autoresizingMask@autoresizingMask 1 rect@frame subviews
CocoaTouch 2 c viewController layoutGuides 0 view@view navigationItem@navigationItem connections
CocoaTouch 2 c tableViewCell autoresizingMask@autoresizingMask 1 rect@frame tableViewCellContentView@contentView userDefinedRuntimeAttributes
CocoaTouch 2 c navigationController userDefinedRuntimeAttributes 1 navigationBar@navigationBar connections
CocoaTouch 2 c button rect@frame 0 fontDescription@fontDescription inset@contentEdgeInsets state@normal connections
CocoaTouch 2 c tabBar rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor
CocoaTouch 2 c document device 0 dependencies scenes
CocoaTouch 2 c imageView userDefinedRuntimeAttributes 2 rect@frame constraints
CocoaTouch 2 c segmentedControl autoresizingMask@autoresizingMask 1 rect@frame segments connections
CocoaTouch 2 c tableViewController navigationItem@navigationItem 1 tableView@view userDefinedRuntimeAttributes
CocoaTouch 2 c label rect@frame 0 fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 2 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 2 c tableViewController freeformSimulatedSizeMetrics@simulatedDestinationMetrics 1 tableView@view size@freeformSize connections
CocoaTouch 2 c label color@textColor 3 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription nil@highlightedColor
CocoaTouch 2 c view color@backgroundColor 1 rect@frame constraints
CocoaTouch 2 c view viewLayoutGuide@safeArea 5 rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor constraints
CocoaTouch 2 c label fontDescription@fontDescription 2 rect@frame autoresizingMask@autoresizingMask nil@highlightedColor
CocoaTouch 3 a tableView clipsSubviews 0 contentMode bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches bouncesZoom style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a collectionView contentMode 1 multipleTouchEnabled pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator dataMode translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a collectionReusableView clipsSubviews 2 key opaque multipleTouchEnabled contentMode reuseIdentifier id
CocoaTouch 3 a view contentMode 0 id customClass customModule customModuleProvider
CocoaTouch 3 a color white 2 key systemColor alpha colorSpace customColorSpace
CocoaTouch 3 a image width 1 name height
CocoaTouch 3 a constraint firstAttribute 0 priority constant id
CocoaTouch 3 a constraint id 2 firstAttribute constant
CocoaTouch 3 a stackView contentMode 1 opaque alignment translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a view translatesAutoresizingMaskIntoConstraints 1 contentMode id
CocoaTouch 3 a navigationBar contentMode 1 key id
CocoaTouch 3 a tableViewCell indentationWidth 4 clipsSubviews contentMode preservesSuperviewLayoutMargins selectionStyle reuseIdentifier textLabel detailTextLabel style id
CocoaTouch 3 a label textAlignment 6 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a autoresizingMask key 0 widthSizable flexibleMinY
CocoaTouch 3 a fontDescription key 0 type weight pointSize
CocoaTouch 3 a stackView translatesAutoresizingMaskIntoConstraints 5 opaque contentMode axis distribution spacing id
CocoaTouch 3 a tableView sectionHeaderHeight 7 clipsSubviews contentMode alwaysBounceVertical style separatorStyle rowHeight estimatedRowHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a imageView verticalHuggingPriority 3 userInteractionEnabled contentMode horizontalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a textField textAlignment 5 opaque clipsSubviews contentMode contentHorizontalAlignment contentVerticalAlignment adjustsFontForContentSizeCategory minimumFontSize translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a imageView image 4 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a view multipleTouchEnabled 3 key opaque clipsSubviews contentMode
CocoaTouch 3 a label horizontalHuggingPriority 3 opaque userInteractionEnabled contentMode verticalHuggingPriority horizontalCompressionResistancePriority text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a color alpha 2 key white colorSpace
CocoaTouch 3 a collectionView multipleTouchEnabled 2 key clipsSubviews contentMode dataMode id
CocoaTouch 3 c view rect@frame 0 color@backgroundColor constraints userDefinedRuntimeAttributes
CocoaTouch 3 c button fontDescription@fontDescription 2 rect@frame constraints state@normal connections
CocoaTouch 3 c view subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints
CocoaTouch 3 c tabBar color@backgroundColor 2 rect@frame autoresizingMask@autoresizingMask items
CocoaTouch 3 c view autoresizingMask@autoresizingMask 1 rect@frame subviews
CocoaTouch 3 c button rect@frame 0 constraints state@normal connections
CocoaTouch 3 c textField connections 4 rect@frame fontDescription@fontDescription textInputTraits@textInputTraits userDefinedRuntimeAttributes
CocoaTouch 3 c button rect@frame 0 constraints fontDescription@fontDescription state@normal state@highlighted
CocoaTouch 3 c view rect@frame 0 autoresizingMask@autoresizingMask subviews constraints nil@simulatedStatusBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 3 c view subviews 1 rect@frame color@backgroundColor constraints userDefinedRuntimeAttributes
CocoaTouch 3 c view rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor viewLayoutGuide@safeArea
CocoaTouch 3 c view color@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea
CocoaTouch 3 c wkWebView wkWebViewConfiguration@configuration 3 rect@frame autoresizingMask@autoresizingMask color@backgroundColor
CocoaTouch 3 c document resources 3 device dependencies objects
CocoaTouch 3 c collectionViewCell constraints 4 rect@frame autoresizingMask@autoresizingMask view@contentView color@backgroundColor viewLayoutGuide@safeArea size@customSize connections point@canvasLocation
CocoaTouch 3 c textField connections 3 rect@frame fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 3 c view constraints 3 rect@frame subviews color@backgroundColor
CocoaTouch 3 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor constraints viewLayoutGuide@safeArea point@canvasLocation
CocoaTouch 3 c tableViewCell inset@separatorInset 3 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections point@canvasLocation
CocoaTouch 3 c label color@backgroundColor 1 rect@frame fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 3 c label rect@frame 0 edgeInsets@layoutMargins fontDescription@fontDescription nil@textColor nil@highlightedColor
CocoaTouch 3 c document scenes 2 device dependencies inferredMetricsTieBreakers
CocoaTouch 3 c label nil@highlightedColor 5 rect@frame color@backgroundColor constraints fontDescription@fontDescription color@textColor
CocoaTouch 3 c tableViewCell autoresizingMask@autoresizingMask 1 rect@frame tableViewCellContentView@contentView viewLayoutGuide@safeArea connections
CocoaTouch 4 a tabBar id 3 contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
CocoaTouch 4 a datePicker contentMode 0 contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a imageView userInteractionEnabled 0 contentMode horizontalHuggingPriority verticalHuggingPriority id
CocoaTouch 4 a imageView fixedFrame 4 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority image translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a navigationBar id 4 key clipsSubviews multipleTouchEnabled contentMode
CocoaTouch 4 a label userInteractionEnabled 1 opaque contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a view contentMode 1 verifyAmbiguity ambiguous translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a stepper contentMode 1 opaque horizontalHuggingPriority verticalHuggingPriority fixedFrame contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a button id 6 opaque contentMode contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints customClass customModule customModuleProvider
CocoaTouch 4 a placeholder sceneMemberID 3 placeholderIdentifier id userLabel
CocoaTouch 4 a constraint id 3 firstAttribute secondItem secondAttribute
CocoaTouch 4 a label contentMode 2 opaque userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 4 a view verticalHuggingPriority 1 contentMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a color white 1 key alpha colorSpace customColorSpace
CocoaTouch 4 a device appearance 3 id orientation layout
CocoaTouch 4 a label lineBreakMode 7 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text textAlignment baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a button contentVerticalAlignment 3 opaque contentMode contentHorizontalAlignment buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a tableViewCell customModule 5 contentMode selectionStyle indentationWidth id customClass customModuleProvider
CocoaTouch 4 a arskView contentMode 0 fixedFrame translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a paragraphStyle lineBreakMode 2 key alignment baseWritingDirection tighteningFactorForTruncation
CocoaTouch 4 a segue identifier 2 destination kind id
CocoaTouch 4 a segmentedControl contentVerticalAlignment 4 opaque contentMode fixedFrame contentHorizontalAlignment segmentControlStyle selectedSegmentIndex translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a visualEffectView id 4 opaque clipsSubviews contentMode translatesAutoresizingMaskIntoConstraints
CocoaTouch 4 a color blue 2 red green alpha colorSpace customColorSpace
CocoaTouch 4 c searchBar rect@frame 0 autoresizingMask@autoresizingMask textInputTraits@textInputTraits connections
CocoaTouch 4 c imageView rect@frame 0 color@tintColor preferredSymbolConfiguration@preferredSymbolConfiguration
CocoaTouch 4 c view rect@frame 0 subviews color@backgroundColor constraints userDefinedRuntimeAttributes
CocoaTouch 4 c label nil@textColor 3 rect@frame accessibility@accessibilityConfiguration fontDescription@fontDescription nil@highlightedColor
CocoaTouch 4 c document device 0 dependencies scenes
CocoaTouch 4 c tableView color@tintColor 3 rect@frame autoresizingMask@autoresizingMask color@backgroundColor point@canvasLocation
CocoaTouch 4 c imageView color@tintColor 1 rect@frame constraints
CocoaTouch 4 c document device 0 dependencies objects
CocoaTouch 4 c view subviews 1 rect@frame constraints
CocoaTouch 4 c imageView color@backgroundColor 1 rect@frame constraints userDefinedRuntimeAttributes
CocoaTouch 4 c collectionViewCellContentView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
CocoaTouch 4 c label rect@frame 0 constraints fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 4 c toolbar rect@frame 0 autoresizingMask@autoresizingMask items
CocoaTouch 4 c document dependencies 1 device objects resources
CocoaTouch 4 c mapView rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor color@tintColor point@canvasLocation
CocoaTouch 4 c button constraints 2 rect@frame color@backgroundColor color@tintColor state@normal connections
CocoaTouch 4 c stackView viewLayoutGuide@safeArea 4 rect@frame autoresizingMask@autoresizingMask subviews constraints point@canvasLocation
CocoaTouch 4 c visualEffectView rect@frame 0 view@contentView blurEffect
CocoaTouch 4 c view constraints 3 rect@frame subviews color@backgroundColor variation@default
CocoaTouch 4 c tableViewCell connections 4 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView constraints point@canvasLocation
CocoaTouch 4 c tableViewCellContentView subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints
CocoaTouch 4 c imageView rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor color@tintColor point@canvasLocation
CocoaTouch 4 c collectionReusableView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints connections
CocoaTouch 4 c tableView color@separatorColor 2 rect@frame color@backgroundColor connections
CocoaTouch 5 a button contentMode 1 opaque contentHorizontalAlignment contentVerticalAlignment lineBreakMode id
CocoaTouch 5 a stackView opaque 0 contentMode horizontalCompressionResistancePriority axis translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a slider minimumValueImage 7 opaque contentMode contentHorizontalAlignment contentVerticalAlignment value minValue maxValue translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a document colorMatched 8 type version toolsVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections useSafeAreas initialViewController
CocoaTouch 5 a button contentVerticalAlignment 3 opaque contentMode contentHorizontalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a imageView contentMode 1 userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority image translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 5 a label textAlignment 6 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 5 a viewController hidesBottomBarWhenPushed 0 id sceneMemberID
CocoaTouch 5 a paragraphStyle baseWritingDirection 3 key alignment lineBreakMode lineHeightMultiple tighteningFactorForTruncation
CocoaTouch 5 a stackView id 5 opaque contentMode distribution alignment translatesAutoresizingMaskIntoConstraints userLabel
CocoaTouch 5 a scrollView contentMode 2 clipsSubviews multipleTouchEnabled ambiguous showsHorizontalScrollIndicator showsVerticalScrollIndicator translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a textView id 4 clipsSubviews multipleTouchEnabled contentMode textAlignment
CocoaTouch 5 a constraint firstAttribute 0 secondItem secondAttribute constant id
CocoaTouch 5 a tableViewCell indentationWidth 2 contentMode selectionStyle reuseIdentifier id customClass customModule customModuleProvider
CocoaTouch 5 a action destination 1 selector id
CocoaTouch 5 a tableViewCell rowHeight 4 contentMode selectionStyle indentationWidth reuseIdentifier id customClass customModule customModuleProvider
CocoaTouch 5 a group alignment 3 key width height radius id userLabel
CocoaTouch 5 a view contentMode 1 key id
CocoaTouch 5 a size height 2 key width
CocoaTouch 5 a constraint id 3 firstAttribute priority constant
CocoaTouch 5 a placeholder placeholderIdentifier 0 id userLabel customClass customModule customModuleProvider
CocoaTouch 5 a group alignment 2 key width id
CocoaTouch 5 c textField fontDescription@fontDescription 1 rect@frame textInputTraits@textInputTraits
CocoaTouch 5 c view subviews 2 rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea color@backgroundColor constraints freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 5 c view subviews 1 rect@frame viewLayoutGuide@safeArea color@backgroundColor constraints
CocoaTouch 5 c button rect@frame 0 accessibility@accessibilityConfiguration color@tintColor state@normal connections
CocoaTouch 5 c view rect@frame 0 autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea color@backgroundColor constraints simulatedNavigationBarMetrics@simulatedTopBarMetrics point@canvasLocation
CocoaTouch 5 c view accessibility@accessibilityConfiguration 1 rect@frame constraints userDefinedRuntimeAttributes
CocoaTouch 5 c view point@canvasLocation 5 rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor constraints
CocoaTouch 5 c label color@textColor 3 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription nil@highlightedColor
CocoaTouch 5 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView viewLayoutGuide@safeArea constraints connections point@canvasLocation
CocoaTouch 5 c collectionViewCell collectionViewCellContentView@contentView 2 rect@frame autoresizingMask@autoresizingMask point@canvasLocation
CocoaTouch 5 c label nil@highlightedColor 5 rect@frame autoresizingMask@autoresizingMask string@text fontDescription@fontDescription nil@textColor point@canvasLocation
CocoaTouch 5 c textView fontDescription@fontDescription 4 rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@textColor textInputTraits@textInputTraits point@canvasLocation
CocoaTouch 5 c label color@backgroundColor 1 rect@frame attributedString@attributedText nil@highlightedColor
CocoaTouch 5 c collectionViewCell autoresizingMask@autoresizingMask 1 rect@frame view@contentView constraints connections point@canvasLocation
CocoaTouch 5 c activityIndicatorView autoresizingMask@autoresizingMask 1 rect@frame color@color
CocoaTouch 5 c label fontDescription@fontDescription 2 rect@frame constraints nil@textColor nil@highlightedColor
CocoaTouch 5 c collectionView rect@frame 0 collectionViewFlowLayout@collectionViewLayout connections
CocoaTouch 5 c label nil@highlightedColor 4 rect@frame constraints fontDescription@fontDescription color@textColor
CocoaTouch 5 c button constraints 1 rect@frame fontDescription@fontDescription state@normal connections
CocoaTouch 5 c view rect@frame 0 autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea color@backgroundColor constraints
CocoaTouch 5 c button rect@frame 0 constraints color@tintColor state@normal connections
CocoaTouch 5 c view constraints 3 rect@frame color@backgroundColor accessibility@accessibilityConfiguration
CocoaTouch 5 c tableView view@tableHeaderView 3 rect@frame autoresizingMask@autoresizingMask color@backgroundColor view@tableFooterView prototypes connections
CocoaTouch 5 c view subviews 1 rect@frame accessibility@accessibilityConfiguration constraints
CocoaTouch 6 a label verticalHuggingPriority 3 opaque userInteractionEnabled contentMode text textAlignment lineBreakMode baselineAdjustment minimumScaleFactor translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a constraint firstItem 0 firstAttribute secondItem secondAttribute id
CocoaTouch 6 a button customModule 8 opaque contentMode contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id customClass customModuleProvider
CocoaTouch 6 a textField opaque 0 clipsSubviews contentMode contentHorizontalAlignment contentVerticalAlignment text textAlignment minimumFontSize translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a navigationItem id 2 key title
CocoaTouch 6 a color customColorSpace 6 key red green blue alpha colorSpace
CocoaTouch 6 a stackView axis 2 opaque contentMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a constraint firstAttribute 0 secondItem secondAttribute constant id
CocoaTouch 6 a fontDescription pointSize 3 key name family
CocoaTouch 6 a label customClass 14 opaque clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority text lineBreakMode baselineAdjustment minimumFontSize translatesAutoresizingMaskIntoConstraints id userLabel customModule customModuleProvider
CocoaTouch 6 a stackView spacing 2 opaque contentMode id
CocoaTouch 6 a imageView customModuleProvider 10 clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority image translatesAutoresizingMaskIntoConstraints id customClass customModule
CocoaTouch 6 a tableViewController customClass 3 title hidesBottomBarWhenPushed id customModule customModuleProvider sceneMemberID
CocoaTouch 6 a imageView verticalHuggingPriority 4 clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority horizontalCompressionResistancePriority image translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a inset maxY 4 key minX minY maxX
CocoaTouch 6 a button contentMode 1 opaque contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a stackView alignment 3 opaque contentMode horizontalHuggingPriority spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a edgeInsets bottom 3 key top left right
CocoaTouch 6 a stackView translatesAutoresizingMaskIntoConstraints 5 opaque contentMode axis distribution spacing id
CocoaTouch 6 a segue identifier 2 destination kind id
CocoaTouch 6 a constraint secondAttribute 3 firstItem firstAttribute secondItem constant symbolic id
CocoaTouch 6 a document initialViewController 8 type version toolsVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections colorMatched
CocoaTouch 6 a view id 3 alpha contentMode translatesAutoresizingMaskIntoConstraints
CocoaTouch 6 a textField contentHorizontalAlignment 2 opaque contentMode contentVerticalAlignment placeholder textAlignment adjustsFontSizeToFit minimumFontSize translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 c button connections 5 rect@frame color@backgroundColor constraints fontDescription@fontDescription state@normal
CocoaTouch 6 c button accessibility@accessibilityConfiguration 1 rect@frame color@tintColor state@normal connections
CocoaTouch 6 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor constraints nil@simulatedBottomBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 6 c tableViewCell point@canvasLocation 5 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView viewLayoutGuide@safeArea connections
CocoaTouch 6 c tableViewCell tableViewCellContentView@contentView 2 rect@frame autoresizingMask@autoresizingMask constraints connections
CocoaTouch 6 c label nil@highlightedColor 2 rect@frame fontDescription@fontDescription
CocoaTouch 6 c tableViewCell point@canvasLocation 4 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 6 c view rect@frame 0 subviews color@backgroundColor constraints connections
CocoaTouch 6 c view rect@frame 0 subviews accessibility@accessibilityConfiguration constraints connections
CocoaTouch 6 c imageView constraints 2 rect@frame color@tintColor
CocoaTouch 6 c tableViewCell inset@separatorInset 3 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 6 c tableView color@backgroundColor 1 rect@frame constraints connections
CocoaTouch 6 c collectionViewCell rect@frame 0 autoresizingMask@autoresizingMask view@contentView viewLayoutGuide@safeArea constraints size@customSize connections point@canvasLocation
CocoaTouch 6 c button rect@frame 0 fontDescription@fontDescription inset@contentEdgeInsets state@normal connections
CocoaTouch 6 c document resources 4 device dependencies objects designables
CocoaTouch 6 c stackView constraints 2 rect@frame subviews
CocoaTouch 6 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 6 c tableView autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor prototypes connections
CocoaTouch 6 c button rect@frame 0 state@normal connections
CocoaTouch 6 c view constraints 1 rect@frame userDefinedRuntimeAttributes
CocoaTouch 6 c tableViewCellContentView subviews 2 rect@frame autoresizingMask@autoresizingMask constraints
CocoaTouch 6 c tableViewCellContentView autoresizingMask@autoresizingMask 1 rect@frame subviews constraints edgeInsets@layoutMargins
CocoaTouch 6 c button connections 2 rect@frame constraints
CocoaTouch 6 c view constraints 2 rect@frame subviews
CocoaTouch 7 a imageView horizontalCompressionResistancePriority 5 hidden userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority image translatesAutoresizingMaskIntoConstraints id
CocoaTouch 7 a button id 6 opaque contentMode contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints userLabel customClass customModule customModuleProvider
CocoaTouch 7 a paragraphStyle alignment 1 key lineBreakMode baseWritingDirection lineHeightMultiple tighteningFactorForTruncation
CocoaTouch 7 a label textAlignment 8 opaque contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight text lineBreakMode numberOfLines baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 7 a constraint firstItem 0 firstAttribute secondItem secondAttribute constant id
CocoaTouch 7 a label customClass 12 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customModule customModuleProvider
CocoaTouch 7 a label userInteractionEnabled 1 opaque contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 7 a tableViewCell reuseIdentifier 5 clipsSubviews contentMode preservesSuperviewLayoutMargins selectionStyle indentationWidth id customClass customModule customModuleProvider
CocoaTouch 7 a constraint multiplier 3 firstAttribute secondItem secondAttribute id
CocoaTouch 7 a label baselineAdjustment 8 opaque multipleTouchEnabled contentMode ambiguous insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode adjustsFontForContentSizeCategory adjustsFontSizeToFit id
CocoaTouch 7 a view customModule 8 autoresizesSubviews clearsContextBeforeDrawing userInteractionEnabled contentMode insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id customClass customModuleProvider
CocoaTouch 7 a tableViewController customModule 4 storyboardIdentifier clearsSelectionOnViewWillAppear id customClass customModuleProvider sceneMemberID
CocoaTouch 7 a imageView userInteractionEnabled 1 clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority image translatesAutoresizingMaskIntoConstraints id userLabel
CocoaTouch 7 a label verticalHuggingPriority 4 opaque userInteractionEnabled contentMode horizontalHuggingPriority ambiguous text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 7 a view translatesAutoresizingMaskIntoConstraints 4 autoresizesSubviews contentMode verticalHuggingPriority verticalCompressionResistancePriority id
CocoaTouch 7 a imageView customClass 6 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id customModule customModuleProvider
CocoaTouch 7 a label translatesAutoresizingMaskIntoConstraints 11 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize id customClass customModule customModuleProvider
CocoaTouch 7 a rect y 2 key x width height
CocoaTouch 7 a barButtonItem title 1 key id
CocoaTouch 7 a image width 1 name height
CocoaTouch 7 a document toolsVersion 2 type version targetRuntime propertyAccessControl useAutolayout useSafeAreas colorMatched
CocoaTouch 7 a stackView ambiguous 2 opaque contentMode spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 7 a constraint secondItem 2 firstItem firstAttribute secondAttribute constant symbolic id
CocoaTouch 7 a label contentMode 2 opaque userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority text textAlignment lineBreakMode baselineAdjustment minimumFontSize translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 7 c view constraints 4 rect@frame subviews color@backgroundColor accessibility@accessibilityConfiguration userDefinedRuntimeAttributes
CocoaTouch 7 c label color@textColor 3 rect@frame string@text fontDescription@fontDescription nil@highlightedColor
CocoaTouch 7 c imageView imageReference@image 3 rect@frame color@tintColor constraints preferredSymbolConfiguration@preferredSymbolConfiguration
CocoaTouch 7 c tableViewCell connections 4 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView inset@separatorInset
CocoaTouch 7 c view subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints
CocoaTouch 7 c view rect@frame 0 subviews viewLayoutGuide@safeArea constraints nil@simulatedStatusBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 7 c button accessibility@accessibilityConfiguration 1 rect@frame constraints state@normal connections
CocoaTouch 7 c collectionViewFlowLayout inset@sectionInset 3 size@itemSize size@headerReferenceSize size@footerReferenceSize
CocoaTouch 7 c view autoresizingMask@autoresizingMask 1 rect@frame viewLayoutGuide@safeArea color@backgroundColor
CocoaTouch 7 c switch rect@frame 0 accessibility@accessibilityConfiguration color@onTintColor connections
CocoaTouch 7 c collectionViewCell rect@frame 0 autoresizingMask@autoresizingMask view@contentView constraints connections point@canvasLocation
CocoaTouch 7 c document device 0 dependencies objects
CocoaTouch 7 c tableViewCellContentView rect@frame 0 autoresizingMask@autoresizingMask subviews
CocoaTouch 7 c view userDefinedRuntimeAttributes 2 rect@frame constraints
CocoaTouch 7 c tableView color@backgroundColor 1 rect@frame connections
CocoaTouch 7 c tableViewController navigationItem@navigationItem 1 tableView@view connections
CocoaTouch 7 c document device 0 dependencies objects resources
CocoaTouch 7 c view subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor
CocoaTouch 7 c attributes paragraphStyle@NSParagraphStyle 2 color@NSColor font@NSFont
CocoaTouch 7 c view viewLayoutGuide@safeArea 1 rect@frame color@backgroundColor constraints
CocoaTouch 7 c button connections 3 rect@frame accessibility@accessibilityConfiguration constraints
CocoaTouch 7 c collectionView connections 4 rect@frame color@backgroundColor constraints collectionViewLayout@collectionViewLayout
CocoaTouch 7 c button state@normal 2 rect@frame fontDescription@fontDescription connections
CocoaTouch 7 c view color@backgroundColor 2 rect@frame viewLayoutGuide@safeArea
"""#
