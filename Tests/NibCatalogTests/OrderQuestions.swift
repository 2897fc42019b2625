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
Cocoa 3 a windowPositionMask leftStrut 1 key bottomStrut
Cocoa 3 a textField fixedFrame 1 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 3 a menu title 1 key systemMenu id
Cocoa 3 a button horizontalHuggingPriority 0 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 3 a textView importsGraphics 0 richText verticallyResizable findStyle allowsDocumentBackgroundColorChange allowsUndo dashSubstitution smartInsertDelete id customClass
Cocoa 3 a modifierMask command 2 key control
Cocoa 3 a popUpButtonCell inset 10 key type title bezelStyle alignment controlSize lineBreakMode state borderStyle imageScaling pullsDown selectedItem id
Cocoa 3 a modifierMask key 0 option command
Cocoa 3 a view id 2 key wantsLayer
Cocoa 3 a button id 2 fixedFrame translatesAutoresizingMaskIntoConstraints
Cocoa 3 a textView usesFontPanel 2 importsGraphics verticallyResizable findStyle continuousSpellChecking allowsUndo usesRuler allowsNonContiguousLayout smartInsertDelete id customClass
Cocoa 3 a buttonCell imageScaling 6 key type title bezelStyle alignment borderStyle inset id
Cocoa 3 a buttonCell bezelStyle 3 key type title alignment controlSize borderStyle imageScaling inset id
Cocoa 3 a button verticalHuggingPriority 0 translatesAutoresizingMaskIntoConstraints id
Cocoa 3 a autoresizingMask key 0 flexibleMinX widthSizable flexibleMaxX flexibleMinY
Cocoa 3 a buttonCell alignment 4 key type bezelStyle imagePosition borderStyle imageScaling inset id
Cocoa 3 a tableColumnResizingMask key 0 resizeWithTable userResizable
Cocoa 3 a popUpButtonCell alignment 4 key type title bezelStyle controlSize lineBreakMode state borderStyle imageScaling inset selectedItem id
Cocoa 3 a textFieldCell selectable 3 key controlSize lineBreakMode editable alignment title id
Cocoa 3 a buttonCell id 9 key type bezelStyle image imagePosition alignment enabled borderStyle inset
Cocoa 3 a tableView autosaveColumns 5 verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle columnReordering columnResizing typeSelect rowHeight viewBased id customClass customModule customModuleProvider
Cocoa 3 a tableHeaderCell lineBreakMode 1 key borderStyle
Cocoa 3 a popUpButtonCell imageScaling 8 key type title bezelStyle alignment lineBreakMode state borderStyle inset arrowPosition preferredEdge selectedItem id
Cocoa 3 a textFieldCell title 6 key controlSize lineBreakMode selectable editable sendsActionOnEndEditing id
Cocoa 3 c customView autoresizingMask@autoresizingMask 1 rect@frame subviews point@canvasLocation
Cocoa 3 c button autoresizingMask@autoresizingMask 1 rect@frame string@toolTip buttonCell@cell connections
Cocoa 3 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect connections
Cocoa 3 c textFieldCell font@font 0 color@textColor color@backgroundColor connections
Cocoa 3 c popUpButton rect@frame 0 autoresizingMask@autoresizingMask popUpButtonCell@cell connections
Cocoa 3 c window value@minSize 5 windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView toolbar@toolbar connections
Cocoa 3 c scrollView scroller@verticalScroller 3 rect@frame clipView@contentView scroller@horizontalScroller
Cocoa 3 c tableView connections 6 rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor color@gridColor tableColumns
Cocoa 3 c tableColumn tableHeaderCell@headerCell 0 buttonCell@dataCell tableColumnResizingMask@resizingMask
Cocoa 3 c view subviews 2 rect@frame autoresizingMask@autoresizingMask
Cocoa 3 c slider rect@frame 0 sliderCell@cell connections
Cocoa 3 c sceneView rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor
Cocoa 3 c slider rect@frame 0 autoresizingMask@autoresizingMask sliderCell@cell
Cocoa 3 c buttonCell string@keyEquivalent 2 behavior@behavior font@font modifierMask@keyEquivalentModifierMask
Cocoa 3 c splitView rect@frame 0 subviews holdingPriorities connections
Cocoa 3 c clipView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 3 c view constraints 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 3 c toolbar connections 2 allowedToolbarItems defaultToolbarItems
Cocoa 3 c button rect@frame 0 autoresizingMask@autoresizingMask buttonCell@cell
Cocoa 3 c scrollView rect@frame 0 autoresizingMask@autoresizingMask clipView@contentView scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView
Cocoa 3 c clipView nil@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 3 c tableColumn popUpButtonCell@dataCell 1 tableHeaderCell@headerCell tableColumnResizingMask@resizingMask
Cocoa 3 c box color@fillColor 4 rect@frame autoresizingMask@autoresizingMask view@contentView color@borderColor
Cocoa 3 c textFieldCell string@title 1 font@font color@textColor color@backgroundColor
Cocoa 4 a textFieldCell key 0 controlSize lineBreakMode sendsActionOnEndEditing title id
Cocoa 4 a customView customModuleProvider 5 fixedFrame translatesAutoresizingMaskIntoConstraints id customClass customModule
Cocoa 4 a popUpButtonCell bezelStyle 3 key type title alignment controlSize lineBreakMode state borderStyle tag inset arrowPosition preferredEdge selectedItem id
Cocoa 4 a scroller horizontal 3 key wantsLayer verticalHuggingPriority id
Cocoa 4 a segmentedCell key 0 state borderStyle alignment style trackingMode id
Cocoa 4 a textView spellingCorrection 3 importsGraphics richText verticallyResizable smartInsertDelete id customClass customModule customModuleProvider
Cocoa 4 a scrollView id 10 fixedFrame autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller hasVerticalScroller usesPredominantAxisScrolling translatesAutoresizingMaskIntoConstraints
Cocoa 4 a scroller verticalHuggingPriority 2 key wantsLayer doubleValue controlSize horizontal id
Cocoa 4 a constraint firstAttribute 0 secondItem secondAttribute constant symbolic id
Cocoa 4 a textFieldCell id 6 key controlSize lineBreakMode truncatesLastVisibleLine alignment title
Cocoa 4 a secureTextField fixedFrame 1 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 4 a window id 5 title allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop visibleAtLaunch animationBehavior userLabel customClass
Cocoa 4 a constraint firstAttribute 1 firstItem secondItem secondAttribute constant id
Cocoa 4 a stepperCell alignment 2 key continuous maxValue id
Cocoa 4 a windowPositionMask leftStrut 1 key rightStrut topStrut bottomStrut
Cocoa 4 a buttonCell inset 7 key type title bezelStyle imagePosition alignment state id
Cocoa 4 a viewController id 1 storyboardIdentifier customClass customModule customModuleProvider sceneMemberID
Cocoa 4 a popUpButtonCell pullsDown 11 key type title bezelStyle alignment controlSize lineBreakMode state borderStyle imageScaling inset selectedItem id
Cocoa 4 a buttonCell type 1 key bezelStyle image imagePosition alignment alternateImage inset id
Cocoa 4 a popUpButton translatesAutoresizingMaskIntoConstraints 3 toolTip verticalHuggingPriority fixedFrame id
Cocoa 4 a button id 3 verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
Cocoa 4 a outlet property 0 destination id
Cocoa 4 a popUpButtonCell id 10 key type bezelStyle imagePosition alignment lineBreakMode state inset pullsDown selectedItem
Cocoa 4 a imageCell id 6 key controlSize refusesFirstResponder imageScaling image catalog
Cocoa 4 c comboBox comboBoxCell@cell 2 rect@frame constraints connections
Cocoa 4 c buttonCell string@keyEquivalent 2 behavior@behavior font@font
Cocoa 4 c textField rect@frame 0 autoresizingMask@autoresizingMask textFieldCell@cell connections
Cocoa 4 c popUpButton rect@frame 0 constraints popUpButtonCell@cell
Cocoa 4 c searchFieldCell font@font 0 color@textColor color@backgroundColor
Cocoa 4 c popUpButton rect@frame 0 autoresizingMask@autoresizingMask popUpButtonCell@cell
Cocoa 4 c imageView rect@frame 0 autoresizingMask@autoresizingMask imageCell@cell
Cocoa 4 c popUpButton popUpButtonCell@cell 2 rect@frame autoresizingMask@autoresizingMask connections
Cocoa 4 c comboBox autoresizingMask@autoresizingMask 1 rect@frame comboBoxCell@cell
Cocoa 4 c imageView rect@frame 0 constraints imageCell@cell
Cocoa 4 c document dependencies 0 objects resources
Cocoa 4 c button buttonCell@cell 2 rect@frame autoresizingMask@autoresizingMask connections
Cocoa 4 c textFieldCell font@font 0 color@textColor color@backgroundColor
Cocoa 4 c imageView imageCell@cell 1 rect@frame connections
Cocoa 4 c box view@contentView 2 rect@frame autoresizingMask@autoresizingMask color@borderColor color@fillColor
Cocoa 4 c window rect@screenRect 3 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect value@minSize view@contentView
Cocoa 4 c splitView autoresizingMask@autoresizingMask 1 rect@frame subviews holdingPriorities
Cocoa 4 c popUpButtonCell menu@menu 2 behavior@behavior font@font
Cocoa 4 c popUpButton connections 3 rect@frame constraints popUpButtonCell@cell
Cocoa 4 c window connections 5 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView point@canvasLocation
Cocoa 4 c visualEffectView subviews 1 rect@frame constraints
Cocoa 4 c outlineView rect@frame 0 autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor color@gridColor tableColumns connections
Cocoa 4 c gridView columns 2 rect@frame rows gridCells
Cocoa 4 c secureTextField rect@frame 0 autoresizingMask@autoresizingMask secureTextFieldCell@cell connections
Cocoa 5 a constraint secondItem 1 firstAttribute secondAttribute id
Cocoa 5 a textField horizontalHuggingPriority 0 verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a button verticalHuggingPriority 1 toolTip fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a imageCell alignment 2 key refusesFirstResponder imageScaling id
Cocoa 5 a autoresizingMask key 0 flexibleMinX flexibleMinY
Cocoa 5 a button verticalHuggingPriority 0 translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a image catalog 1 name width height
Cocoa 5 a button translatesAutoresizingMaskIntoConstraints 2 verticalHuggingPriority horizontalCompressionResistancePriority id
Cocoa 5 a customObject customClass 2 id userLabel
Cocoa 5 a button translatesAutoresizingMaskIntoConstraints 2 toolTip fixedFrame id
Cocoa 5 a image height 2 name width
Cocoa 5 a buttonCell bezelStyle 3 key type title imagePosition alignment controlSize inset id
Cocoa 5 a customObject customClass 2 id userLabel sceneMemberID
Cocoa 5 a autoresizingMask flexibleMaxX 1 key flexibleMaxY
Cocoa 5 a constraint id 4 firstAttribute relation priority constant
Cocoa 5 a imageReference image 1 key catalog symbolScale
Cocoa 5 a constraint secondItem 2 firstItem firstAttribute secondAttribute priority constant id
Cocoa 5 a textFieldCell title 2 key controlSize id
Cocoa 5 a textFieldCell id 6 key controlSize scrollable lineBreakMode sendsActionOnEndEditing title
Cocoa 5 a clipView key 0 copiesOnScroll id
Cocoa 5 a modifierMask control 1 key command
Cocoa 5 a button horizontalHuggingPriority 0 verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id
Cocoa 5 a autoresizingMask key 0 widthSizable flexibleMinY
Cocoa 5 a value key 0 type width height
Cocoa 5 c textField constraints 1 rect@frame textFieldCell@cell connections
Cocoa 5 c textView rect@frame 0 autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize color@insertionPointColor
Cocoa 5 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 5 c window value@minSize 4 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView connections point@canvasLocation
Cocoa 5 c textField autoresizingMask@autoresizingMask 1 rect@frame textFieldCell@cell
Cocoa 5 c customView subviews 1 rect@frame constraints point@canvasLocation
Cocoa 5 c tableColumn tableHeaderCell@headerCell 0 textFieldCell@dataCell tableColumnResizingMask@resizingMask
Cocoa 5 c button rect@frame 0 constraints buttonCell@cell connections
Cocoa 5 c tabViewController connections 2 tabViewItems tabView@tabView
Cocoa 5 c textField connections 3 rect@frame autoresizingMask@autoresizingMask textFieldCell@cell
Cocoa 5 c splitView subviews 2 rect@frame autoresizingMask@autoresizingMask holdingPriorities
Cocoa 5 c menuItem connections 2 string@title modifierMask@keyEquivalentModifierMask
Cocoa 5 c scrollView autoresizingMask@autoresizingMask 1 rect@frame clipView@contentView scroller@horizontalScroller scroller@verticalScroller
Cocoa 5 c window value@minSize 4 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect value@maxSize view@contentView point@canvasLocation
Cocoa 5 c buttonCell behavior@behavior 0 font@font string@keyEquivalent
Cocoa 5 c comboBox autoresizingMask@autoresizingMask 1 rect@frame comboBoxCell@cell
Cocoa 5 c tableView autoresizingMask@autoresizingMask 1 rect@frame size@intercellSpacing color@backgroundColor color@gridColor tableColumns connections
Cocoa 5 c view autoresizingMask@autoresizingMask 1 rect@frame subviews constraints
Cocoa 5 c scrollView clipView@contentView 2 rect@frame autoresizingMask@autoresizingMask scroller@horizontalScroller scroller@verticalScroller tableHeaderView@headerView
Cocoa 5 c popUpButton popUpButtonCell@cell 1 rect@frame connections
Cocoa 5 c button rect@frame 0 buttonCell@cell connections
Cocoa 5 c window rect@contentRect 2 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@screenRect connections
Cocoa 5 c comboBoxCell color@textColor 1 font@font color@backgroundColor
Cocoa 5 c box constraints 2 rect@frame view@contentView font@titleFont connections
Cocoa 6 a textFieldCell title 6 key controlSize lineBreakMode enabled sendsActionOnEndEditing alignment usesSingleLineMode id
Cocoa 6 a popUpButtonCell inset 9 key type title bezelStyle alignment lineBreakMode borderStyle tag imageScaling pullsDown id
Cocoa 6 a menuItem title 0 hidden keyEquivalent id
Cocoa 6 a box id 3 boxType title translatesAutoresizingMaskIntoConstraints
Cocoa 6 a popUpButtonCell key 0 type bezelStyle alignment controlSize lineBreakMode state borderStyle tag imageScaling inset selectedItem id
Cocoa 6 a imageReference catalog 2 key image symbolScale
Cocoa 6 a scrollView horizontalPageScroll 4 fixedFrame borderType autohidesScrollers horizontalLineScroll verticalLineScroll verticalPageScroll usesPredominantAxisScrolling translatesAutoresizingMaskIntoConstraints id
Cocoa 6 a customView userLabel 1 id customClass customModule customModuleProvider
Cocoa 6 a action trigger 0 selector target id
Cocoa 6 a progressIndicator translatesAutoresizingMaskIntoConstraints 4 hidden wantsLayer maxValue style id
Cocoa 6 a searchField textCompletion 4 wantsLayer focusRingType verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id
Cocoa 6 a buttonCell bezelStyle 2 key type image imagePosition alignment lineBreakMode state borderStyle inset id
Cocoa 6 a tableView viewBased 10 verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle tableStyle alternatingRowBackgroundColors multipleSelection autosaveName rowHeight rowSizeStyle headerView id customClass customModule
Cocoa 6 a numberFormatter negativePrefix 22 key formatterBehavior positiveFormat negativeFormat allowsFloats usesGroupingSeparator lenient paddingCharacter groupingSize minimumIntegerDigits maximumIntegerDigits decimalSeparator groupingSeparator currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol percentSymbol exponentSymbol positivePrefix positiveSuffix negativeSuffix id
Cocoa 6 a textField id 6 focusRingType verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame textCompletion translatesAutoresizingMaskIntoConstraints
Cocoa 6 a view id 3 key wantsLayer misplaced
Cocoa 6 a document toolsVersion 2 type version targetRuntime propertyAccessControl useAutolayout
Cocoa 6 a menuItem id 3 title image catalog
Cocoa 6 a textField verticalHuggingPriority 1 focusRingType horizontalCompressionResistancePriority preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id
Cocoa 6 a autoresizingMask flexibleMinY 2 key flexibleMaxX flexibleMaxY
Cocoa 6 a buttonCell inset 5 key type bezelStyle imagePosition controlSize id
Cocoa 6 a menuItem id 2 title toolTip
Cocoa 6 a buttonCell bezelStyle 2 key type imagePosition alignment controlSize inset id
Cocoa 6 a constraint firstAttribute 0 priority constant id
Cocoa 6 c textView rect@frame 0 autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize size@maxSize
Cocoa 6 c tableColumn textFieldCell@dataCell 1 tableHeaderCell@headerCell prototypeCellViews
Cocoa 6 c textFieldCell font@font 0 string@title color@textColor color@backgroundColor
Cocoa 6 c customView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
Cocoa 6 c textView size@maxSize 5 rect@frame autoresizingMask@autoresizingMask color@textColor color@backgroundColor size@minSize color@insertionPointColor
Cocoa 6 c window value@minSize 4 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@contentRect rect@screenRect view@contentView point@canvasLocation
Cocoa 6 c window windowStyleMask@styleMask 0 rect@contentRect rect@screenRect view@contentView connections
Cocoa 6 c box point@canvasLocation 3 rect@frame autoresizingMask@autoresizingMask view@contentView
Cocoa 6 c window windowPositionMask@initialPositionMask 2 windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior rect@contentRect rect@screenRect connections
Cocoa 6 c menuItem string@title 0 modifierMask@keyEquivalentModifierMask connections
Cocoa 6 c buttonCell font@font 1 behavior@behavior string@keyEquivalent
Cocoa 6 c box view@contentView 1 rect@frame constraints color@fillColor
Cocoa 6 c button autoresizingMask@autoresizingMask 1 rect@frame buttonCell@cell color@contentTintColor connections
Cocoa 6 c customView autoresizingMask@autoresizingMask 1 rect@frame subviews connections
Cocoa 6 c splitView holdingPriorities 3 rect@frame autoresizingMask@autoresizingMask subviews connections
Cocoa 6 c clipView constraints 3 rect@frame autoresizingMask@autoresizingMask subviews
Cocoa 6 c stepper connections 3 rect@frame autoresizingMask@autoresizingMask stepperCell@cell
Cocoa 6 c tableView rect@frame 0 autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor color@gridColor tableColumns
Cocoa 6 c button connections 3 rect@frame buttonCell@cell color@bezelColor
Cocoa 6 c window rect@contentRect 2 windowStyleMask@styleMask windowPositionMask@initialPositionMask rect@screenRect connections
Cocoa 6 c view rect@frame 0 autoresizingMask@autoresizingMask subviews
Cocoa 6 c outlineView color@gridColor 4 rect@frame autoresizingMask@autoresizingMask size@intercellSpacing color@backgroundColor tableColumns
Cocoa 6 c textField textFieldCell@cell 2 rect@frame string@toolTip
Cocoa 6 c popUpButton connections 2 rect@frame popUpButtonCell@cell
CocoaTouch 0 a navigationBar id 5 key opaque clipsSubviews multipleTouchEnabled contentMode
CocoaTouch 0 a autoresizingMask widthSizable 1 key heightSizable
CocoaTouch 0 a placeholder id 1 placeholderIdentifier sceneMemberID
CocoaTouch 0 a color colorSpace 5 key red green blue alpha
CocoaTouch 0 a document initialViewController 8 type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections
CocoaTouch 0 a document toolsVersion 2 type version systemVersion targetRuntime propertyAccessControl
CocoaTouch 0 a placeholder customClass 3 placeholderIdentifier id userLabel
CocoaTouch 0 a view contentMode 1 key id
CocoaTouch 0 a autoresizingMask flexibleMaxX 1 key flexibleMaxY
CocoaTouch 0 a color key 0 white alpha colorSpace customColorSpace
CocoaTouch 0 a outlet id 2 property destination
CocoaTouch 0 a window clearsContextBeforeDrawing 1 opaque contentMode visibleAtLaunch id
CocoaTouch 0 a placeholder id 1 placeholderIdentifier customClass
CocoaTouch 0 a viewController id 0 customClass customModuleProvider sceneMemberID
CocoaTouch 0 a rect width 3 key x y height
CocoaTouch 0 a viewController nibName 0 id customClass
CocoaTouch 0 c viewController simulatedStatusBarMetrics@simulatedStatusBarMetrics 2 extendedEdge@edgesForExtendedLayout navigationItem@navigationItem nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics simulatedOrientationMetrics@simulatedOrientationMetrics nil@simulatedDestinationMetrics
CocoaTouch 0 c view autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor
CocoaTouch 0 c navigationController nil@simulatedBottomBarMetrics 3 extendedEdge@edgesForExtendedLayout simulatedStatusBarMetrics@simulatedStatusBarMetrics nil@simulatedTopBarMetrics simulatedOrientationMetrics@simulatedOrientationMetrics nil@simulatedDestinationMetrics navigationBar@navigationBar viewControllers
CocoaTouch 0 c window autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor simulatedStatusBarMetrics@simulatedStatusBarMetrics
CocoaTouch 1 a color colorSpace 3 key white alpha
CocoaTouch 1 a constraint constant 1 firstAttribute id
CocoaTouch 1 a document toolsVersion 2 type version systemVersion targetRuntime propertyAccessControl
CocoaTouch 1 a outlet id 2 property destination
CocoaTouch 1 a view translatesAutoresizingMaskIntoConstraints 1 contentMode id customClass
CocoaTouch 1 a imageView horizontalHuggingPriority 3 clipsSubviews userInteractionEnabled contentMode verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a color green 2 key red blue alpha colorSpace
CocoaTouch 1 a placeholder customClass 3 placeholderIdentifier id userLabel
CocoaTouch 1 a tableViewCell reuseIdentifier 5 clipsSubviews contentMode selectionStyle accessoryType indentationWidth textLabel detailTextLabel style id
CocoaTouch 1 a point key 0 x y
CocoaTouch 1 a navigationItem title 1 key id
CocoaTouch 1 a constraint firstItem 0 firstAttribute secondItem secondAttribute multiplier constant id
CocoaTouch 1 a button buttonType 5 opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a switch contentHorizontalAlignment 5 opaque contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a view contentMode 1 key id
CocoaTouch 1 a constraint firstItem 0 firstAttribute secondItem secondAttribute constant id
CocoaTouch 1 a navigationController automaticallyAdjustsScrollViewInsets 1 title id sceneMemberID
CocoaTouch 1 a tableView key 0 clipsSubviews contentMode alwaysBounceVertical dataMode style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight id
CocoaTouch 1 a label textAlignment 4 opaque multipleTouchEnabled contentMode text lineBreakMode baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 1 a activityIndicatorView fixedFrame 4 opaque contentMode horizontalHuggingPriority verticalHuggingPriority animating style translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a color alpha 2 key white colorSpace customColorSpace
CocoaTouch 1 a action selector 0 destination eventType id
CocoaTouch 1 a tableView rowHeight 6 clipsSubviews contentMode alwaysBounceVertical dataMode style separatorStyle sectionHeaderHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints id
CocoaTouch 1 a segue id 3 destination kind relationship
CocoaTouch 1 c view rect@frame 0 color@backgroundColor constraints
CocoaTouch 1 c textField rect@frame 0 constraints fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 1 c button rect@frame 0 constraints state@normal
CocoaTouch 1 c slider connections 2 rect@frame animations
CocoaTouch 1 c tableView prototypes 3 rect@frame autoresizingMask@autoresizingMask color@backgroundColor connections
CocoaTouch 1 c navigationController nil 3 tabBarItem@tabBarItem toolbarItems navigationBar@navigationBar connections
CocoaTouch 1 c button state@normal 2 rect@frame color@backgroundColor
CocoaTouch 1 c view autoresizingMask@autoresizingMask 1 rect@frame subviews animations color@backgroundColor simulatedScreenMetrics@simulatedDestinationMetrics
CocoaTouch 1 c button connections 2 rect@frame state@normal
CocoaTouch 1 c view connections 6 rect@frame autoresizingMask@autoresizingMask subviews animations color@backgroundColor gestureRecognizers
CocoaTouch 1 c navigationController nil 2 toolbarItems navigationBar@navigationBar connections
CocoaTouch 1 c label color@textColor 3 rect@frame animations fontDescription@fontDescription nil@highlightedColor
CocoaTouch 1 c label rect@frame 0 fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 1 c view color@backgroundColor 2 rect@frame autoresizingMask@autoresizingMask
CocoaTouch 1 c label constraints 1 rect@frame string@text fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 1 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView
CocoaTouch 1 c label color@textColor 3 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription nil@highlightedColor
CocoaTouch 1 c view color@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask animations
CocoaTouch 1 c tabBar autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor
CocoaTouch 1 c tableView prototypes 2 rect@frame color@backgroundColor connections
CocoaTouch 1 c button state@normal 2 rect@frame animations connections
CocoaTouch 1 c viewController navigationItem@navigationItem 2 layoutGuides view@view connections
CocoaTouch 1 c textField fontDescription@fontDescription 2 rect@frame animations textInputTraits@textInputTraits connections
CocoaTouch 1 c tableViewCellContentView autoresizingMask@autoresizingMask 1 rect@frame subviews
CocoaTouch 2 a tableViewCellContentView multipleTouchEnabled 3 key opaque clipsSubviews contentMode preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell id
CocoaTouch 2 a imageView contentMode 1 userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority fixedFrame image translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a label contentMode 2 opaque multipleTouchEnabled text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit id
CocoaTouch 2 a segmentedControl segmentControlStyle 5 opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a tabBarController sceneMemberID 4 id customClass customModule customModuleProvider
CocoaTouch 2 a tableViewController id 0 customClass sceneMemberID
CocoaTouch 2 a pickerView fixedFrame 2 hidden contentMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a constraint firstAttribute 1 firstItem secondItem secondAttribute id
CocoaTouch 2 a document useAutolayout 5 type version toolsVersion targetRuntime propertyAccessControl launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
CocoaTouch 2 a tableViewCell indentationWidth 2 contentMode selectionStyle id customClass customModule customModuleProvider
CocoaTouch 2 a document initialViewController 9 type version toolsVersion targetRuntime propertyAccessControl useAutolayout launchScreen useTraitCollections colorMatched
CocoaTouch 2 a constraint relation 1 firstAttribute secondItem secondAttribute constant id
CocoaTouch 2 a fontDescription key 0 type pointSize
CocoaTouch 2 a size height 2 key width
CocoaTouch 2 a segue id 3 destination kind relationship
CocoaTouch 2 a tabBar id 3 key contentMode insetsLayoutMarginsFromSafeArea
CocoaTouch 2 a image width 1 name height
CocoaTouch 2 a point y 2 key x
CocoaTouch 2 a label numberOfLines 8 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text textAlignment lineBreakMode baselineAdjustment minimumFontSize translatesAutoresizingMaskIntoConstraints id
CocoaTouch 2 a tableViewCellContentView opaque 1 key clipsSubviews multipleTouchEnabled contentMode tableViewCell id
CocoaTouch 2 a placeholder customClass 3 placeholderIdentifier id userLabel customModule customModuleProvider
CocoaTouch 2 a constraint secondItem 2 firstItem firstAttribute secondAttribute multiplier id
CocoaTouch 2 a tableViewController customClass 2 title id sceneMemberID
CocoaTouch 2 a document type 0 version toolsVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections useSafeAreas colorMatched initialViewController
CocoaTouch 2 c textField textInputTraits@textInputTraits 3 rect@frame constraints fontDescription@fontDescription
CocoaTouch 2 c switch rect@frame 0 autoresizingMask@autoresizingMask connections
CocoaTouch 2 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor constraints nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics connections point@canvasLocation
CocoaTouch 2 c tableViewCell autoresizingMask@autoresizingMask 1 rect@frame tableViewCellContentView@contentView
CocoaTouch 2 c label nil@highlightedColor 3 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription
CocoaTouch 2 c textView fontDescription@fontDescription 3 rect@frame color@backgroundColor string@text textInputTraits@textInputTraits dataDetectorType@dataDetectorTypes
CocoaTouch 2 c view rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor
CocoaTouch 2 c navigationController tabBarItem@tabBarItem 0 toolbarItems navigationBar@navigationBar nil connections
CocoaTouch 2 c document dependencies 1 device scenes resources
CocoaTouch 2 c viewController extendedEdge@edgesForExtendedLayout 2 layoutGuides view@view nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize connections
CocoaTouch 2 c segmentedControl autoresizingMask@autoresizingMask 1 rect@frame segments connections
CocoaTouch 2 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 2 c tableViewCell userDefinedRuntimeAttributes 3 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView
CocoaTouch 2 c tableViewController tableView@view 0 freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize connections
CocoaTouch 2 c view constraints 4 rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor viewLayoutGuide@safeArea
CocoaTouch 2 c label rect@frame 0 fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 2 c tableViewCellContentView rect@frame 0 autoresizingMask@autoresizingMask subviews constraints
CocoaTouch 2 c tableViewCellContentView rect@frame 0 autoresizingMask@autoresizingMask subviews
CocoaTouch 2 c button fontDescription@fontDescription 1 rect@frame inset@contentEdgeInsets state@normal connections
CocoaTouch 2 c document scenes 2 device dependencies
CocoaTouch 2 c document device 0 dependencies customFonts@customFonts objects
CocoaTouch 2 c tableViewController userDefinedRuntimeAttributes 2 tableView@view navigationItem@navigationItem
CocoaTouch 2 c tableView connections 2 rect@frame color@backgroundColor
CocoaTouch 2 c view color@backgroundColor 2 rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea
CocoaTouch 3 a constraint constant 1 firstAttribute placeholder id
CocoaTouch 3 a view id 3 clearsContextBeforeDrawing contentMode translatesAutoresizingMaskIntoConstraints customClass customModule customModuleProvider
CocoaTouch 3 a imageView image 4 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a tableViewCell indentationWidth 3 clipsSubviews contentMode selectionStyle id customClass customModule customModuleProvider
CocoaTouch 3 a view fixedFrame 1 contentMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a scrollView verifyAmbiguity 0 clipsSubviews multipleTouchEnabled contentMode ambiguous translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a color colorSpace 6 key systemColor red green blue alpha customColorSpace
CocoaTouch 3 a collectionViewController customModule 2 id customClass customModuleProvider sceneMemberID
CocoaTouch 3 a collectionView clipsSubviews 0 multipleTouchEnabled contentMode dataMode translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a label opaque 0 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority text lineBreakMode baselineAdjustment minimumFontSize translatesAutoresizingMaskIntoConstraints id userLabel
CocoaTouch 3 a tableViewCell contentMode 1 clipsSubviews preservesSuperviewLayoutMargins selectionStyle indentationWidth id
CocoaTouch 3 a textField placeholder 7 opaque clipsSubviews contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment borderStyle minimumFontSize translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a document useTraitCollections 6 type version toolsVersion targetRuntime propertyAccessControl useAutolayout colorMatched initialViewController
CocoaTouch 3 a pageControl contentMode 1 opaque fixedFrame contentHorizontalAlignment contentVerticalAlignment numberOfPages translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a imageView translatesAutoresizingMaskIntoConstraints 4 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority id customClass customModule customModuleProvider
CocoaTouch 3 a imageView horizontalHuggingPriority 3 clipsSubviews userInteractionEnabled contentMode verticalHuggingPriority fixedFrame image catalog highlightedImage translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a textInputTraits spellCheckingType 2 key autocorrectionType
CocoaTouch 3 a action id 3 selector destination eventType
CocoaTouch 3 a activityIndicatorView animating 5 opaque contentMode horizontalHuggingPriority verticalHuggingPriority hidesWhenStopped style translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a tableViewCell indentationWidth 3 clipsSubviews contentMode selectionStyle rowHeight id userLabel customClass customModule customModuleProvider
CocoaTouch 3 a label textAlignment 7 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a stackView opaque 0 contentMode alignment translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 a label userLabel 11 opaque clipsSubviews userInteractionEnabled contentMode verticalHuggingPriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 3 a label text 5 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id
CocoaTouch 3 c view subviews 1 rect@frame color@backgroundColor constraints variation@default
CocoaTouch 3 c tableView color@backgroundColor 1 rect@frame color@separatorColor connections
CocoaTouch 3 c stackView subviews 1 rect@frame constraints
CocoaTouch 3 c view viewLayoutGuide@safeArea 3 rect@frame color@backgroundColor constraints
CocoaTouch 3 c tableView rect@frame 0 autoresizingMask@autoresizingMask color@backgroundColor connections
CocoaTouch 3 c document dependencies 1 device scenes inferredMetricsTieBreakers
CocoaTouch 3 c attributes paragraphStyle@NSParagraphStyle 3 color@NSColor font@NSFont font@NSOriginalFont
CocoaTouch 3 c label rect@frame 0 string@text fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 3 c textField autoresizingMask@autoresizingMask 1 rect@frame color@textColor fontDescription@fontDescription textInputTraits@textInputTraits connections
CocoaTouch 3 c button rect@frame 0 constraints fontDescription@fontDescription state@normal state@highlighted
CocoaTouch 3 c document dependencies 1 device scenes resources
CocoaTouch 3 c tableViewController navigationItem@navigationItem 1 tableView@view connections
CocoaTouch 3 c document device 0 dependencies scenes inferredMetricsTieBreakers resources
CocoaTouch 3 c navigationController toolbarItems 0 navigationBar@navigationBar nil connections
CocoaTouch 3 c document device 0 dependencies scenes
CocoaTouch 3 c imageView color@tintColor 1 rect@frame preferredSymbolConfiguration@preferredSymbolConfiguration
CocoaTouch 3 c tableViewCell viewLayoutGuide@safeArea 3 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView connections
CocoaTouch 3 c imageView constraints 2 rect@frame color@backgroundColor
CocoaTouch 3 c label fontDescription@fontDescription 2 rect@frame color@backgroundColor color@textColor nil@highlightedColor
CocoaTouch 3 c label rect@frame 0 string@text fontDescription@fontDescription nil@textColor nil@highlightedColor
CocoaTouch 3 c collectionView autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor collectionViewFlowLayout@collectionViewLayout cells collectionReusableView@sectionHeaderView collectionReusableView@sectionFooterView connections
CocoaTouch 3 c view subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints nil@simulatedStatusBarMetrics simulatedNavigationBarMetrics@simulatedTopBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics viewLayoutGuide@safeArea point@canvasLocation
CocoaTouch 3 c view color@backgroundColor 2 rect@frame subviews constraints viewLayoutGuide@safeArea
CocoaTouch 3 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor constraints freeformSimulatedSizeMetrics@simulatedDestinationMetrics viewLayoutGuide@safeArea
CocoaTouch 4 a view customClass 3 clearsContextBeforeDrawing contentMode id customModule customModuleProvider
CocoaTouch 4 a button contentMode 1 opaque ambiguous contentHorizontalAlignment contentVerticalAlignment buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 4 a placeholder placeholderIdentifier 0 id userLabel customClass sceneMemberID
CocoaTouch 4 a switch customModuleProvider 11 opaque contentMode horizontalHuggingPriority verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id customClass customModule
CocoaTouch 4 a state title 1 key image
CocoaTouch 4 a segmentedControl contentVerticalAlignment 3 opaque contentMode contentHorizontalAlignment apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a textInputTraits keyboardType 2 key autocorrectionType textContentType
CocoaTouch 4 a group spacing 4 width alignment layout radius id
CocoaTouch 4 a buttonConfiguration style 1 key title
CocoaTouch 4 a accessibility key 0 identifier label
CocoaTouch 4 a button pointerInteraction 5 opaque contentMode contentHorizontalAlignment contentVerticalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a document useAutolayout 5 type version toolsVersion targetRuntime propertyAccessControl useTraitCollections useSafeAreas colorMatched
CocoaTouch 4 a view customModule 5 contentMode verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id customClass customModuleProvider
CocoaTouch 4 a group id 3 width height alignment
CocoaTouch 4 a inset key 0 minX minY maxX maxY
CocoaTouch 4 a view customModule 5 clipsSubviews contentMode translatesAutoresizingMaskIntoConstraints id customClass customModuleProvider
CocoaTouch 4 a view customModule 6 hidden contentMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModuleProvider
CocoaTouch 4 a collectionViewCell clipsSubviews 1 opaque multipleTouchEnabled contentMode id
CocoaTouch 4 a label customClass 12 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority usesAttributedText lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customModule customModuleProvider
CocoaTouch 4 a table id 2 alignment spacing
CocoaTouch 4 a constraint constant 3 firstAttribute secondItem secondAttribute symbolic id
CocoaTouch 4 a imageView clipsSubviews 0 userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority image adjustsImageSizeForAccessibilityContentSizeCategory translatesAutoresizingMaskIntoConstraints id
CocoaTouch 4 a hostingController customModule 3 identifier id customClass
CocoaTouch 4 c button constraints 2 rect@frame color@backgroundColor fontDescription@fontDescription state@normal connections
CocoaTouch 4 c view rect@frame 0 color@backgroundColor constraints
CocoaTouch 4 c button connections 4 rect@frame constraints inset@imageEdgeInsets state@normal
CocoaTouch 4 c view point@canvasLocation 5 rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor constraints
CocoaTouch 4 c view rect@frame 0 color@backgroundColor accessibility@accessibilityConfiguration constraints
CocoaTouch 4 c button rect@frame 0 color@backgroundColor constraints color@tintColor state@normal connections
CocoaTouch 4 c document device 0 dependencies scenes
CocoaTouch 4 c collectionView rect@frame 0 constraints collectionViewFlowLayout@collectionViewLayout
CocoaTouch 4 c textView textInputTraits@textInputTraits 3 rect@frame color@backgroundColor fontDescription@fontDescription connections
CocoaTouch 4 c view freeformSimulatedSizeMetrics@simulatedDestinationMetrics 5 rect@frame subviews viewLayoutGuide@safeArea color@backgroundColor constraints point@canvasLocation
CocoaTouch 4 c view color@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea
CocoaTouch 4 c tableViewCell autoresizingMask@autoresizingMask 1 rect@frame tableViewCellContentView@contentView
CocoaTouch 4 c label fontDescription@fontDescription 2 rect@frame accessibility@accessibilityConfiguration nil@textColor nil@highlightedColor
CocoaTouch 4 c label color@textColor 3 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription nil@highlightedColor
CocoaTouch 4 c document resources 3 device dependencies scenes
CocoaTouch 4 c imageView rect@frame 0 constraints userDefinedRuntimeAttributes
CocoaTouch 4 c tableViewCell connections 3 rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView point@canvasLocation
CocoaTouch 4 c button autoresizingMask@autoresizingMask 1 rect@frame fontDescription@fontDescription state@normal state@selected point@canvasLocation
CocoaTouch 4 c document device 0 dependencies scenes color@tintColor resources
CocoaTouch 4 c view connections 2 rect@frame constraints
CocoaTouch 4 c textField fontDescription@fontDescription 1 rect@frame textInputTraits@textInputTraits
CocoaTouch 4 c textField color@backgroundColor 1 rect@frame constraints fontDescription@fontDescription textInputTraits@textInputTraits
CocoaTouch 4 c imageView color@backgroundColor 1 rect@frame constraints userDefinedRuntimeAttributes
CocoaTouch 4 c group color@backgroundColor 1 items edgeInsets@margins
CocoaTouch 5 a outlet id 2 property destination
CocoaTouch 5 a tableViewCell customModuleProvider 7 contentMode selectionStyle indentationWidth rowHeight id customClass customModule
CocoaTouch 5 a simulatedNavigationBarMetrics key 0 translucent prompted
CocoaTouch 5 a constraint relation 1 firstAttribute secondItem secondAttribute constant id
CocoaTouch 5 a view contentMode 1 clearsContextBeforeDrawing id customClass customModule customModuleProvider
CocoaTouch 5 a imageView translatesAutoresizingMaskIntoConstraints 6 clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority image id customClass customModule customModuleProvider
CocoaTouch 5 a stackView alignment 3 opaque contentMode distribution spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a edgeInsets right 4 key top left bottom
CocoaTouch 5 a label id 10 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints customClass customModule customModuleProvider
CocoaTouch 5 a stackView contentMode 1 opaque spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a color white 0 alpha colorSpace customColorSpace
CocoaTouch 5 a button horizontalCompressionResistancePriority 4 opaque alpha contentMode horizontalHuggingPriority contentHorizontalAlignment contentVerticalAlignment buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a textField contentVerticalAlignment 4 opaque clipsSubviews contentMode contentHorizontalAlignment text textAlignment minimumFontSize translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a placeholder id 1 placeholderIdentifier userLabel
CocoaTouch 5 a fontDescription family 2 key name pointSize
CocoaTouch 5 a tableView rowHeight 5 clipsSubviews contentMode alwaysBounceVertical style separatorStyle estimatedRowHeight sectionHeaderHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 5 a constraint relation 2 firstItem firstAttribute secondItem secondAttribute constant id
CocoaTouch 5 a constraint constant 2 firstAttribute priority id
CocoaTouch 5 a label horizontalHuggingPriority 3 opaque userInteractionEnabled contentMode verticalHuggingPriority text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 5 a constraint secondAttribute 3 firstAttribute relation secondItem id
CocoaTouch 5 a imageView contentMode 1 userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority image translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a constraint secondItem 1 firstAttribute secondAttribute multiplier id
CocoaTouch 5 a view contentMode 1 alpha translatesAutoresizingMaskIntoConstraints id
CocoaTouch 5 a view translatesAutoresizingMaskIntoConstraints 3 contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight id customClass customModule customModuleProvider
CocoaTouch 5 c document objects 2 device dependencies resources
CocoaTouch 5 c label string@text 1 rect@frame fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 5 c view rect@frame 0 accessibility@accessibilityConfiguration constraints
CocoaTouch 5 c imageView rect@frame 0 color@tintColor preferredSymbolConfiguration@preferredSymbolConfiguration
CocoaTouch 5 c progressView rect@frame 0 color@progressTintColor color@trackTintColor
CocoaTouch 5 c button connections 4 rect@frame fontDescription@fontDescription inset@contentEdgeInsets state@normal
CocoaTouch 5 c tableView color@backgroundColor 1 rect@frame constraints connections
CocoaTouch 5 c label rect@frame 0 fontDescription@fontDescription nil@textColor nil@highlightedColor
CocoaTouch 5 c label fontDescription@fontDescription 1 rect@frame nil@highlightedColor
CocoaTouch 5 c tableViewCellContentView autoresizingMask@autoresizingMask 1 rect@frame subviews constraints
CocoaTouch 5 c tableViewCellContentView constraints 3 rect@frame autoresizingMask@autoresizingMask subviews edgeInsets@layoutMargins
CocoaTouch 5 c label color@textColor 2 rect@frame fontDescription@fontDescription nil@highlightedColor
CocoaTouch 5 c view point@canvasLocation 6 rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea color@backgroundColor constraints
CocoaTouch 5 c collectionViewCell rect@frame 0 autoresizingMask@autoresizingMask view@contentView viewLayoutGuide@safeArea constraints size@customSize connections point@canvasLocation
CocoaTouch 5 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView constraints connections
CocoaTouch 5 c button connections 2 rect@frame constraints
CocoaTouch 5 c view nil@simulatedBottomBarMetrics 5 rect@frame autoresizingMask@autoresizingMask subviews constraints nil@simulatedTopBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 5 c button accessibility@accessibilityConfiguration 1 rect@frame color@tintColor state@normal connections
CocoaTouch 5 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView inset@separatorInset connections
CocoaTouch 5 c view constraints 5 rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea color@backgroundColor simulatedNavigationBarMetrics@simulatedTopBarMetrics point@canvasLocation
CocoaTouch 5 c tableViewCell tableViewCellContentView@contentView 2 rect@frame autoresizingMask@autoresizingMask connections point@canvasLocation
CocoaTouch 5 c tableView autoresizingMask@autoresizingMask 1 rect@frame color@backgroundColor prototypes connections
CocoaTouch 5 c view rect@frame 0 autoresizingMask@autoresizingMask subviews
CocoaTouch 5 c view rect@frame 0 color@backgroundColor accessibility@accessibilityConfiguration
CocoaTouch 6 a label id 11 opaque multipleTouchEnabled contentMode ambiguous insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode baselineAdjustment adjustsFontForContentSizeCategory adjustsFontSizeToFit
CocoaTouch 6 a barButtonItem systemItem 1 style id
CocoaTouch 6 a imageView translatesAutoresizingMaskIntoConstraints 6 clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority image id
CocoaTouch 6 a activityIndicatorView verticalHuggingPriority 4 hidden opaque contentMode horizontalHuggingPriority hidesWhenStopped style translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a label baselineAdjustment 9 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority text lineBreakMode numberOfLines adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
CocoaTouch 6 a stackView distribution 3 opaque contentMode axis spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a rect key 0 x y width height
CocoaTouch 6 a document propertyAccessControl 4 type version toolsVersion targetRuntime useAutolayout useTraitCollections colorMatched
CocoaTouch 6 a label translatesAutoresizingMaskIntoConstraints 11 opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text textAlignment lineBreakMode baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth id customClass customModule customModuleProvider
CocoaTouch 6 a buttonConfiguration catalog 3 key style image
CocoaTouch 6 a barButtonItem id 3 key style systemItem
CocoaTouch 6 a textInputTraits key 0 secureTextEntry textContentType
CocoaTouch 6 a view id 2 contentMode translatesAutoresizingMaskIntoConstraints customClass customModule customModuleProvider
CocoaTouch 6 a tableViewController customModuleProvider 5 storyboardIdentifier id userLabel customClass customModule sceneMemberID
CocoaTouch 6 a button contentVerticalAlignment 3 opaque contentMode contentHorizontalAlignment lineBreakMode translatesAutoresizingMaskIntoConstraints id userLabel
CocoaTouch 6 a stackView translatesAutoresizingMaskIntoConstraints 6 opaque contentMode axis distribution alignment spacing id userLabel
CocoaTouch 6 a collectionViewCell customModule 6 opaque multipleTouchEnabled contentMode reuseIdentifier id customClass customModuleProvider
CocoaTouch 6 a stackView contentMode 1 opaque alignment spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 a view contentMode 0 translatesAutoresizingMaskIntoConstraints id userLabel
CocoaTouch 6 a constraint secondItem 3 firstItem firstAttribute relation secondAttribute id
CocoaTouch 6 a view horizontalCompressionResistancePriority 1 contentMode verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel
CocoaTouch 6 a collectionView translatesAutoresizingMaskIntoConstraints 6 multipleTouchEnabled contentMode pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator dataMode id customClass customModule customModuleProvider
CocoaTouch 6 a constraint firstItem 0 firstAttribute secondItem secondAttribute id
CocoaTouch 6 a stackView userLabel 6 opaque contentMode alignment spacing translatesAutoresizingMaskIntoConstraints id
CocoaTouch 6 c collectionReusableView subviews 2 rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea constraints connections
CocoaTouch 6 c view subviews 2 rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea constraints nil@simulatedStatusBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 6 c view autoresizingMask@autoresizingMask 1 rect@frame subviews color@backgroundColor
CocoaTouch 6 c label rect@frame 0 string@text fontDescription@fontDescription color@textColor nil@highlightedColor
CocoaTouch 6 c view rect@frame 0 autoresizingMask@autoresizingMask subviews color@backgroundColor constraints point@canvasLocation
CocoaTouch 6 c button state@normal 1 rect@frame buttonConfiguration@configuration
CocoaTouch 6 c button buttonConfiguration@configuration 3 rect@frame constraints state@normal connections
CocoaTouch 6 c button rect@frame 0 accessibility@accessibilityConfiguration constraints
CocoaTouch 6 c button constraints 2 rect@frame accessibility@accessibilityConfiguration state@normal connections
CocoaTouch 6 c tableView autoresizingMask@autoresizingMask 1 rect@frame prototypes sections connections
CocoaTouch 6 c button rect@frame 0 fontDescription@fontDescription inset@imageEdgeInsets state@normal connections
CocoaTouch 6 c tableViewCellContentView color@backgroundColor 3 rect@frame autoresizingMask@autoresizingMask subviews constraints
CocoaTouch 6 c viewController simulatedNavigationBarMetrics@simulatedTopBarMetrics 2 view@view toolbarItems simulatedToolbarMetrics@simulatedBottomBarMetrics connections
CocoaTouch 6 c view rect@frame 0 subviews color@backgroundColor constraints userDefinedRuntimeAttributes
CocoaTouch 6 c label nil@highlightedColor 4 rect@frame autoresizingMask@autoresizingMask fontDescription@fontDescription nil@textColor
CocoaTouch 6 c button connections 2 rect@frame constraints
CocoaTouch 6 c tableView inset@separatorInset 3 rect@frame color@backgroundColor color@separatorColor connections
CocoaTouch 6 c tableViewCell rect@frame 0 autoresizingMask@autoresizingMask tableViewCellContentView@contentView userDefinedRuntimeAttributes connections
CocoaTouch 6 c label nil@highlightedColor 4 rect@frame accessibility@accessibilityConfiguration fontDescription@fontDescription color@textColor
CocoaTouch 6 c view subviews 2 rect@frame autoresizingMask@autoresizingMask color@backgroundColor accessibility@accessibilityConfiguration constraints freeformSimulatedSizeMetrics@simulatedDestinationMetrics point@canvasLocation
CocoaTouch 6 c slider connections 2 rect@frame color@thumbTintColor
CocoaTouch 6 c button rect@frame 0 state@normal connections
CocoaTouch 6 c view freeformSimulatedSizeMetrics@simulatedDestinationMetrics 4 rect@frame subviews constraints nil@simulatedStatusBarMetrics point@canvasLocation
CocoaTouch 6 c imageView color@tintColor 1 rect@frame constraints
"""#
