// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Fresh objects. macOS.
    static let cocoaFresh: StaticString = #"""
arrayController
avPlayerView	horizontalHuggingPriority=300	verticalHuggingPriority=300	horizontalCompressionResistancePriority=300	verticalCompressionResistancePriority=300	fixedFrame=YES	controlsStyle=inline	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
box	fixedFrame=YES	borderType=line	title=Box	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=180	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.view@contentView	key=contentView	id=#contentView
..rect@frame	key=frame	x=3	y=2	width=174	height=83
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
box:horizontalLine	verticalHuggingPriority=750	fixedFrame=YES	boxType=separator	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=5
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
box:verticalLine	horizontalHuggingPriority=750	fixedFrame=YES	boxType=separator	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=5	height=96
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
browser	verticalHuggingPriority=750	fixedFrame=YES	allowsExpansionToolTips=YES	enabled=YES	hasHorizontalScroller=YES	allowsEmptySelection=YES	defaultColumnWidth=100	minColumnWidth=100	titled=YES	separatesColumns=YES	allowsTypeSelect=YES	columnResizingType=user	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
button	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=77	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=push	title=Button	bezelStyle=rounded	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:bevel	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=61	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=bevel	title=Button	bezelStyle=regularSquare	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:check	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=61	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=check	title=Check	bezelStyle=regularSquare	imagePosition=left	state=on	inset=2	id=#cell
..behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
..font@font	key=font	metaFont=system
button:disclosure	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=29	height=26
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=disclosure	bezelStyle=roundedDisclosure	imagePosition=only	alignment=center	state=on	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	lightByBackground=YES	lightByGray=YES	changeBackground=YES	changeGray=YES
..font@font	key=font	metaFont=system
button:disclosureTriangle	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=13	height=13
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=disclosureTriangle	bezelStyle=disclosure	imagePosition=only	alignment=left	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	changeBackground=YES	changeGray=YES	lightByContents=YES
..font@font	key=font	metaFont=system
button:gradient	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=25	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=smallSquare	bezelStyle=smallSquare	image=NSAddTemplate	imagePosition=overlaps	alignment=center	state=on	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:help	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=25	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=help	bezelStyle=helpButton	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:image	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=25	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=square	bezelStyle=shadowlessSquare	image=NSActionTemplate	imagePosition=only	alignment=center	imageScaling=proportionallyUpOrDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:inline	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=49	height=16
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=inline	title=Button	bezelStyle=inline	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=smallSystemBold
button:radio	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=57	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=radio	title=Radio	bezelStyle=regularSquare	imagePosition=left	alignment=left	state=on	inset=2	id=#cell
..behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
..font@font	key=font	metaFont=system
button:recessed	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=61	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=recessed	title=Button	bezelStyle=recessed	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES	changeBackground=YES	changeGray=YES
..font@font	key=font	metaFont=systemBold	size=12
button:round	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=39	height=38
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=round	bezelStyle=circular	imagePosition=overlaps	alignment=center	lineBreakMode=truncatingTail	state=on	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:roundRect	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=57	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=roundRect	title=Button	bezelStyle=roundedRect	alignment=center	state=on	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=cellTitle
button:square	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=51	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=square	title=Button	bezelStyle=shadowlessSquare	alignment=center	state=on	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:textured	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=63	height=23
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=squareTextured	title=Button	bezelStyle=texturedSquare	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:texturedRounded	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=63	height=23
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=roundTextured	title=Button	bezelStyle=texturedRounded	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
buttonCell	type=push	title=Button	bezelStyle=rounded	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2
.behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
.font@font	key=font	metaFont=system
byteCountFormatter	allowsNonnumericFormatting=NO
clickGestureRecognizer	delaysPrimaryMouseButtonEvents=YES	numberOfClicksRequired=1
collectionView
.rect@frame	key=frame	x=0.0	y=0.0	width=238	height=133
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	minimumInteritemSpacing=10	minimumLineSpacing=10	id=#layout
..size@itemSize	key=itemSize	width=50	height=50
.color@primaryBackgroundColor	key=primaryBackgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
collectionViewFlowLayout	minimumInteritemSpacing=10	minimumLineSpacing=10
.size@itemSize	key=itemSize	width=50	height=50
collectionViewItem	sceneMemberID=viewController
.view@view	key=view	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=100	height=100
..autoresizingMask@autoresizingMask	key=autoresizingMask
colorWell	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=44	height=24
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.color@color	key=color	red=0.05813049898	green=0.055541899059999997	blue=1	alpha=1	colorSpace=calibratedRGB
comboBox	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=99	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.comboBoxCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	sendsActionOnEndEditing=YES	borderStyle=bezel	drawsBackground=YES	completes=NO	numberOfVisibleItems=10	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
..objectValues
...string	>Item 1
...string	>Item 2
...string	>Item 3
comboButton	verticalHuggingPriority=750	fixedFrame=YES	title=Button	imageScaling=proportionallyDown	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=76	height=24
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.menu@menu	key=menu	id=#menu
..items
...menuItem	title=Item 1	id=#item1
...menuItem	title=Item 2	id=#item2
...menuItem	title=Item 3	id=#item3
containerView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
containerView:embed	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.connections
..segue	destination=#content	kind=embed	id=#segue
.+scene
..viewController	id=#content	sceneMemberID=viewController
...view@view	key=view	id=#content.view
....rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
....autoresizingMask@autoresizingMask	key=autoresizingMask
control	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
controllerPlaceholder	sceneMemberID=viewController
customFormatter
customObject
customObject:fontManager	customClass=NSFontManager
customObject:managedObjectContext	customClass=NSManagedObjectContext
customView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=163	height=96
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
customView:captureView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	customClass=AVCaptureView
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
customView:imageBrowser	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	customClass=IKImageBrowserView
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
customView:quartzComposer	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	customClass=QCView
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
customView:root
.rect@frame	key=frame	x=0.0	y=0.0	width=400	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask
dateFormatter	dateStyle=short	timeStyle=short
datePicker	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=201	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.datePickerCell@cell	key=cell	borderStyle=bezel	alignment=left	id=#cell
..font@font	key=font	metaFont=system
..color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..datePickerElements@datePickerElements	key=datePickerElements	year=YES	month=YES	day=YES	hour=YES	minute=YES	second=YES
dictionaryController	objectClassName=_NSDictionaryControllerKeyValuePair
drawer	trailingOffset=15
.size@contentSize	key=contentSize	width=100	height=100
.size@minContentSize	key=minContentSize	width=0.0	height=0.0
.size@maxContentSize	key=maxContentSize	width=10000	height=10000
gestureRecognizer
gridColumn
gridRow
gridView	fixedFrame=YES	xPlacement=leading	yPlacement=bottom	rowAlignment=none	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.rows
..gridRow	id=#row1
..gridRow	id=#row2
.columns
..gridColumn	id=#column1
..gridColumn	id=#column2
.gridCells
..gridCell	row=#row1	column=#column1	id=#cell11
..gridCell	row=#row1	column=#column2	id=#cell12
..gridCell	row=#row2	column=#column1	id=#cell21
..gridCell	row=#row2	column=#column2	id=#cell22
hostingController	sceneMemberID=viewController
imageCell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown
imageView	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=48	height=48
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.imageCell@cell	key=cell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown	id=#cell
imageView:well	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=48	height=48
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.imageCell@cell	key=cell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown	imageFrameStyle=grayBezel	id=#cell
levelIndicator	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.levelIndicatorCell@cell	key=cell	alignment=left	doubleValue=1	maxValue=2	warningValue=2	criticalValue=3	levelIndicatorStyle=discreteCapacity	id=#cell
magnificationGestureRecognizer	delaysMagnificationEvents=YES	magnification=0.0
mapView	fixedFrame=YES	mapType=standard	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
matrix:radio	verticalHuggingPriority=750	fixedFrame=YES	allowsEmptySelection=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=76	height=38
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.color@backgroundColor	key=backgroundColor	name=controlColor	catalog=System	colorSpace=catalog
.size@cellSize	key=cellSize	width=76	height=18
.size@intercellSpacing	key=intercellSpacing	width=4	height=2
.buttonCell@prototype	key=prototype	type=radio	title=Radio	imagePosition=left	alignment=left	inset=2	id=#prototype
..behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
..font@font	key=font	metaFont=system
.cells
..column
...buttonCell	type=radio	title=Radio	imagePosition=left	alignment=left	state=on	inset=2	id=#cell1
....behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
....font@font	key=font	metaFont=system
...buttonCell	type=radio	title=Radio	imagePosition=left	alignment=left	inset=2	id=#cell2
....behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
....font@font	key=font	metaFont=system
menu	title=Menu
.items
..menuItem	title=Item 1	id=#item1
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..menuItem	title=Item 2	id=#item2
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..menuItem	title=Item 3	id=#item3
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
menu:main	title=Main Menu	systemMenu=main
.items
..menuItem	title=NewApplication	id=#item1
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=NewApplication	systemMenu=apple	id=#menu1
....items
.....menuItem	title=About NewApplication	id=#item2
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=orderFrontStandardAboutPanel:	target=#firstResponder	id=#action1
.....menuItem	isSeparatorItem=YES	id=#item3
.....menuItem	title=Preferences…	keyEquivalent=,	id=#item4
.....menuItem	isSeparatorItem=YES	id=#item5
.....menuItem	title=Services	id=#item6
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Services	systemMenu=services	id=#menu2
.....menuItem	isSeparatorItem=YES	id=#item7
.....menuItem	title=Hide NewApplication	keyEquivalent=h	id=#item8
......connections
.......action	selector=hide:	target=#firstResponder	id=#action2
.....menuItem	title=Hide Others	keyEquivalent=h	id=#item9
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
......connections
.......action	selector=hideOtherApplications:	target=#firstResponder	id=#action3
.....menuItem	title=Show All	id=#item10
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=unhideAllApplications:	target=#firstResponder	id=#action4
.....menuItem	isSeparatorItem=YES	id=#item11
.....menuItem	title=Quit NewApplication	keyEquivalent=q	id=#item12
......connections
.......action	selector=terminate:	target=#firstResponder	id=#action5
..menuItem	title=File	id=#item13
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=File	id=#menu3
....items
.....menuItem	title=New	keyEquivalent=n	id=#item14
......connections
.......action	selector=newDocument:	target=#firstResponder	id=#action6
.....menuItem	title=Open…	keyEquivalent=o	id=#item15
......connections
.......action	selector=openDocument:	target=#firstResponder	id=#action7
.....menuItem	title=Open Recent	id=#item16
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Open Recent	systemMenu=recentDocuments	id=#menu4
.......items
........menuItem	title=Clear Menu	id=#item17
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=clearRecentDocuments:	target=#firstResponder	id=#action8
.....menuItem	isSeparatorItem=YES	id=#item18
.....menuItem	title=Close	keyEquivalent=w	id=#item19
......connections
.......action	selector=performClose:	target=#firstResponder	id=#action9
.....menuItem	title=Save…	keyEquivalent=s	id=#item20
......connections
.......action	selector=saveDocument:	target=#firstResponder	id=#action10
.....menuItem	title=Save As…	keyEquivalent=S	id=#item21
......connections
.......action	selector=saveDocumentAs:	target=#firstResponder	id=#action11
.....menuItem	title=Revert to Saved	keyEquivalent=r	id=#item22
......connections
.......action	selector=revertDocumentToSaved:	target=#firstResponder	id=#action12
.....menuItem	isSeparatorItem=YES	id=#item23
.....menuItem	title=Page Setup…	keyEquivalent=P	id=#item24
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	shift=YES	command=YES
......connections
.......action	selector=runPageLayout:	target=#firstResponder	id=#action13
.....menuItem	title=Print…	keyEquivalent=p	id=#item25
......connections
.......action	selector=print:	target=#firstResponder	id=#action14
..menuItem	title=Edit	id=#item26
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=Edit	id=#menu5
....items
.....menuItem	title=Undo	keyEquivalent=z	id=#item27
......connections
.......action	selector=undo:	target=#firstResponder	id=#action15
.....menuItem	title=Redo	keyEquivalent=Z	id=#item28
......connections
.......action	selector=redo:	target=#firstResponder	id=#action16
.....menuItem	isSeparatorItem=YES	id=#item29
.....menuItem	title=Cut	keyEquivalent=x	id=#item30
......connections
.......action	selector=cut:	target=#firstResponder	id=#action17
.....menuItem	title=Copy	keyEquivalent=c	id=#item31
......connections
.......action	selector=copy:	target=#firstResponder	id=#action18
.....menuItem	title=Paste	keyEquivalent=v	id=#item32
......connections
.......action	selector=paste:	target=#firstResponder	id=#action19
.....menuItem	title=Paste and Match Style	keyEquivalent=V	id=#item33
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
......connections
.......action	selector=pasteAsPlainText:	target=#firstResponder	id=#action20
.....menuItem	title=Delete	id=#item34
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=delete:	target=#firstResponder	id=#action21
.....menuItem	title=Select All	keyEquivalent=a	id=#item35
......connections
.......action	selector=selectAll:	target=#firstResponder	id=#action22
.....menuItem	isSeparatorItem=YES	id=#item36
.....menuItem	title=Find	id=#item37
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Find	id=#menu6
.......items
........menuItem	title=Find…	tag=1	keyEquivalent=f	id=#item38
.........connections
..........action	selector=performFindPanelAction:	target=#firstResponder	id=#action23
........menuItem	title=Find and Replace…	tag=12	keyEquivalent=f	id=#item39
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.........connections
..........action	selector=performFindPanelAction:	target=#firstResponder	id=#action24
........menuItem	title=Find Next	tag=2	keyEquivalent=g	id=#item40
.........connections
..........action	selector=performFindPanelAction:	target=#firstResponder	id=#action25
........menuItem	title=Find Previous	tag=3	keyEquivalent=G	id=#item41
.........connections
..........action	selector=performFindPanelAction:	target=#firstResponder	id=#action26
........menuItem	title=Use Selection for Find	tag=7	keyEquivalent=e	id=#item42
.........connections
..........action	selector=performFindPanelAction:	target=#firstResponder	id=#action27
........menuItem	title=Jump to Selection	keyEquivalent=j	id=#item43
.........connections
..........action	selector=centerSelectionInVisibleArea:	target=#firstResponder	id=#action28
.....menuItem	title=Spelling and Grammar	id=#item44
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Spelling	id=#menu7
.......items
........menuItem	title=Show Spelling and Grammar	keyEquivalent=:	id=#item45
.........connections
..........action	selector=showGuessPanel:	target=#firstResponder	id=#action29
........menuItem	title=Check Document Now	keyEquivalent=;	id=#item46
.........connections
..........action	selector=checkSpelling:	target=#firstResponder	id=#action30
........menuItem	isSeparatorItem=YES	id=#item47
........menuItem	title=Check Spelling While Typing	id=#item48
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleContinuousSpellChecking:	target=#firstResponder	id=#action31
........menuItem	title=Check Grammar With Spelling	id=#item49
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleGrammarChecking:	target=#firstResponder	id=#action32
........menuItem	title=Correct Spelling Automatically	id=#item50
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticSpellingCorrection:	target=#firstResponder	id=#action33
.....menuItem	title=Substitutions	id=#item51
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Substitutions	id=#menu8
.......items
........menuItem	title=Show Substitutions	id=#item52
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=orderFrontSubstitutionsPanel:	target=#firstResponder	id=#action34
........menuItem	isSeparatorItem=YES	id=#item53
........menuItem	title=Smart Copy/Paste	id=#item54
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleSmartInsertDelete:	target=#firstResponder	id=#action35
........menuItem	title=Smart Quotes	id=#item55
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticQuoteSubstitution:	target=#firstResponder	id=#action36
........menuItem	title=Smart Dashes	id=#item56
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticDashSubstitution:	target=#firstResponder	id=#action37
........menuItem	title=Smart Links	id=#item57
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticLinkDetection:	target=#firstResponder	id=#action38
........menuItem	title=Data Detectors	id=#item58
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticDataDetection:	target=#firstResponder	id=#action39
........menuItem	title=Text Replacement	id=#item59
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleAutomaticTextReplacement:	target=#firstResponder	id=#action40
.....menuItem	title=Transformations	id=#item60
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Transformations	id=#menu9
.......items
........menuItem	title=Make Upper Case	id=#item61
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=uppercaseWord:	target=#firstResponder	id=#action41
........menuItem	title=Make Lower Case	id=#item62
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=lowercaseWord:	target=#firstResponder	id=#action42
........menuItem	title=Capitalize	id=#item63
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=capitalizeWord:	target=#firstResponder	id=#action43
.....menuItem	title=Speech	id=#item64
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Speech	id=#menu10
.......items
........menuItem	title=Start Speaking	id=#item65
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=startSpeaking:	target=#firstResponder	id=#action44
........menuItem	title=Stop Speaking	id=#item66
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=stopSpeaking:	target=#firstResponder	id=#action45
..menuItem	title=Format	id=#item67
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=Format	id=#menu11
....items
.....menuItem	title=Font	id=#item68
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Font	systemMenu=font	id=#menu12
.......items
........menuItem	title=Show Fonts	keyEquivalent=t	id=#item69
.........connections
..........action	selector=orderFrontFontPanel:	target=#fontManager	id=#action46
........menuItem	title=Bold	tag=2	keyEquivalent=b	id=#item70
.........connections
..........action	selector=addFontTrait:	target=#fontManager	id=#action47
........menuItem	title=Italic	tag=1	keyEquivalent=i	id=#item71
.........connections
..........action	selector=addFontTrait:	target=#fontManager	id=#action48
........menuItem	title=Underline	keyEquivalent=u	id=#item72
.........connections
..........action	selector=underline:	target=#firstResponder	id=#action49
........menuItem	isSeparatorItem=YES	id=#item73
........menuItem	title=Bigger	tag=3	keyEquivalent=+	id=#item74
.........connections
..........action	selector=modifyFont:	target=#fontManager	id=#action50
........menuItem	title=Smaller	tag=4	keyEquivalent=-	id=#item75
.........connections
..........action	selector=modifyFont:	target=#fontManager	id=#action51
........menuItem	isSeparatorItem=YES	id=#item76
........menuItem	title=Kern	id=#item77
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menu@submenu	key=submenu	title=Kern	id=#menu13
..........items
...........menuItem	title=Use Default	id=#item78
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=useStandardKerning:	target=#firstResponder	id=#action52
...........menuItem	title=Use None	id=#item79
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=turnOffKerning:	target=#firstResponder	id=#action53
...........menuItem	title=Tighten	id=#item80
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=tightenKerning:	target=#firstResponder	id=#action54
...........menuItem	title=Loosen	id=#item81
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=loosenKerning:	target=#firstResponder	id=#action55
........menuItem	title=Ligatures	id=#item82
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menu@submenu	key=submenu	title=Ligatures	id=#menu14
..........items
...........menuItem	title=Use Default	id=#item83
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=useStandardLigatures:	target=#firstResponder	id=#action56
...........menuItem	title=Use None	id=#item84
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=turnOffLigatures:	target=#firstResponder	id=#action57
...........menuItem	title=Use All	id=#item85
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=useAllLigatures:	target=#firstResponder	id=#action58
........menuItem	title=Baseline	id=#item86
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menu@submenu	key=submenu	title=Baseline	id=#menu15
..........items
...........menuItem	title=Use Default	id=#item87
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=unscript:	target=#firstResponder	id=#action59
...........menuItem	title=Superscript	id=#item88
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=superscript:	target=#firstResponder	id=#action60
...........menuItem	title=Subscript	id=#item89
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=subscript:	target=#firstResponder	id=#action61
...........menuItem	title=Raise	id=#item90
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=raiseBaseline:	target=#firstResponder	id=#action62
...........menuItem	title=Lower	id=#item91
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=lowerBaseline:	target=#firstResponder	id=#action63
........menuItem	isSeparatorItem=YES	id=#item92
........menuItem	title=Show Colors	keyEquivalent=C	id=#item93
.........connections
..........action	selector=orderFrontColorPanel:	target=#firstResponder	id=#action64
........menuItem	isSeparatorItem=YES	id=#item94
........menuItem	title=Copy Style	keyEquivalent=c	id=#item95
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.........connections
..........action	selector=copyFont:	target=#firstResponder	id=#action65
........menuItem	title=Paste Style	keyEquivalent=v	id=#item96
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.........connections
..........action	selector=pasteFont:	target=#firstResponder	id=#action66
.....menuItem	title=Text	id=#item97
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menu@submenu	key=submenu	title=Text	id=#menu16
.......items
........menuItem	title=Align Left	keyEquivalent={	id=#item98
.........connections
..........action	selector=alignLeft:	target=#firstResponder	id=#action67
........menuItem	title=Center	keyEquivalent=|	id=#item99
.........connections
..........action	selector=alignCenter:	target=#firstResponder	id=#action68
........menuItem	title=Justify	id=#item100
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=alignJustified:	target=#firstResponder	id=#action69
........menuItem	title=Align Right	keyEquivalent=}	id=#item101
.........connections
..........action	selector=alignRight:	target=#firstResponder	id=#action70
........menuItem	isSeparatorItem=YES	id=#item102
........menuItem	title=Writing Direction	id=#item103
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menu@submenu	key=submenu	title=Writing Direction	id=#menu17
..........items
...........menuItem	title=Paragraph	enabled=NO	id=#item104
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...........menuItem	id=#item105
............string@title	key=title	>\tDefault
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeBaseWritingDirectionNatural:	target=#firstResponder	id=#action71
...........menuItem	id=#item106
............string@title	key=title	>\tLeft to Right
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeBaseWritingDirectionLeftToRight:	target=#firstResponder	id=#action72
...........menuItem	id=#item107
............string@title	key=title	>\tRight to Left
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeBaseWritingDirectionRightToLeft:	target=#firstResponder	id=#action73
...........menuItem	isSeparatorItem=YES	id=#item108
...........menuItem	title=Selection	enabled=NO	id=#item109
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...........menuItem	id=#item110
............string@title	key=title	>\tDefault
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeTextWritingDirectionNatural:	target=#firstResponder	id=#action74
...........menuItem	id=#item111
............string@title	key=title	>\tLeft to Right
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeTextWritingDirectionLeftToRight:	target=#firstResponder	id=#action75
...........menuItem	id=#item112
............string@title	key=title	>\tRight to Left
............modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
............connections
.............action	selector=makeTextWritingDirectionRightToLeft:	target=#firstResponder	id=#action76
........menuItem	isSeparatorItem=YES	id=#item113
........menuItem	title=Show Ruler	id=#item114
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........connections
..........action	selector=toggleRuler:	target=#firstResponder	id=#action77
........menuItem	title=Copy Ruler	keyEquivalent=c	id=#item115
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
.........connections
..........action	selector=copyRuler:	target=#firstResponder	id=#action78
........menuItem	title=Paste Ruler	keyEquivalent=v	id=#item116
.........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
.........connections
..........action	selector=pasteRuler:	target=#firstResponder	id=#action79
..menuItem	title=View	id=#item117
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=View	id=#menu18
....items
.....menuItem	title=Show Toolbar	keyEquivalent=t	id=#item118
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
......connections
.......action	selector=toggleToolbarShown:	target=#firstResponder	id=#action80
.....menuItem	title=Customize Toolbar…	id=#item119
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=runToolbarCustomizationPalette:	target=#firstResponder	id=#action81
.....menuItem	isSeparatorItem=YES	id=#item120
.....menuItem	title=Show Sidebar	keyEquivalent=s	id=#item121
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
......connections
.......action	selector=toggleSidebar:	target=#firstResponder	id=#action82
.....menuItem	title=Enter Full Screen	keyEquivalent=f	id=#item122
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
......connections
.......action	selector=toggleFullScreen:	target=#firstResponder	id=#action83
..menuItem	title=Window	id=#item123
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=Window	systemMenu=window	id=#menu19
....items
.....menuItem	title=Minimize	keyEquivalent=m	id=#item124
......connections
.......action	selector=performMiniaturize:	target=#firstResponder	id=#action84
.....menuItem	title=Zoom	id=#item125
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=performZoom:	target=#firstResponder	id=#action85
.....menuItem	isSeparatorItem=YES	id=#item126
.....menuItem	title=Bring All to Front	id=#item127
......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......connections
.......action	selector=arrangeInFront:	target=#firstResponder	id=#action86
..menuItem	title=Help	id=#item128
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
...menu@submenu	key=submenu	title=Help	systemMenu=help	id=#menu20
....items
.....menuItem	title=NewApplication Help	keyEquivalent=?	id=#item129
......connections
.......action	selector=showHelp:	target=#firstResponder	id=#action87
menuItem	title=Item
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
menuItem:application	title=NewApplication
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=NewApplication	systemMenu=apple	id=#menu1
..items
...menuItem	title=About NewApplication	id=#item1
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=orderFrontStandardAboutPanel:	target=#firstResponder	id=#action1
...menuItem	isSeparatorItem=YES	id=#item2
...menuItem	title=Preferences…	keyEquivalent=,	id=#item3
...menuItem	isSeparatorItem=YES	id=#item4
...menuItem	title=Services	id=#item5
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Services	systemMenu=services	id=#menu2
...menuItem	isSeparatorItem=YES	id=#item6
...menuItem	title=Hide NewApplication	keyEquivalent=h	id=#item7
....connections
.....action	selector=hide:	target=#firstResponder	id=#action2
...menuItem	title=Hide Others	keyEquivalent=h	id=#item8
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=hideOtherApplications:	target=#firstResponder	id=#action3
...menuItem	title=Show All	id=#item9
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=unhideAllApplications:	target=#firstResponder	id=#action4
...menuItem	isSeparatorItem=YES	id=#item10
...menuItem	title=Quit NewApplication	keyEquivalent=q	id=#item11
....connections
.....action	selector=terminate:	target=#firstResponder	id=#action5
menuItem:edit	title=Edit
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Edit	id=#menu1
..items
...menuItem	title=Undo	keyEquivalent=z	id=#item1
....connections
.....action	selector=undo:	target=#firstResponder	id=#action1
...menuItem	title=Redo	keyEquivalent=Z	id=#item2
....connections
.....action	selector=redo:	target=#firstResponder	id=#action2
...menuItem	isSeparatorItem=YES	id=#item3
...menuItem	title=Cut	keyEquivalent=x	id=#item4
....connections
.....action	selector=cut:	target=#firstResponder	id=#action3
...menuItem	title=Copy	keyEquivalent=c	id=#item5
....connections
.....action	selector=copy:	target=#firstResponder	id=#action4
...menuItem	title=Paste	keyEquivalent=v	id=#item6
....connections
.....action	selector=paste:	target=#firstResponder	id=#action5
...menuItem	title=Paste and Match Style	keyEquivalent=V	id=#item7
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=pasteAsPlainText:	target=#firstResponder	id=#action6
...menuItem	title=Delete	id=#item8
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=delete:	target=#firstResponder	id=#action7
...menuItem	title=Select All	keyEquivalent=a	id=#item9
....connections
.....action	selector=selectAll:	target=#firstResponder	id=#action8
...menuItem	isSeparatorItem=YES	id=#item10
...menuItem	title=Find	id=#item11
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Find	id=#menu2
.....items
......menuItem	title=Find…	tag=1	keyEquivalent=f	id=#item12
.......connections
........action	selector=performFindPanelAction:	target=#firstResponder	id=#action9
......menuItem	title=Find and Replace…	tag=12	keyEquivalent=f	id=#item13
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.......connections
........action	selector=performFindPanelAction:	target=#firstResponder	id=#action10
......menuItem	title=Find Next	tag=2	keyEquivalent=g	id=#item14
.......connections
........action	selector=performFindPanelAction:	target=#firstResponder	id=#action11
......menuItem	title=Find Previous	tag=3	keyEquivalent=G	id=#item15
.......connections
........action	selector=performFindPanelAction:	target=#firstResponder	id=#action12
......menuItem	title=Use Selection for Find	tag=7	keyEquivalent=e	id=#item16
.......connections
........action	selector=performFindPanelAction:	target=#firstResponder	id=#action13
......menuItem	title=Jump to Selection	keyEquivalent=j	id=#item17
.......connections
........action	selector=centerSelectionInVisibleArea:	target=#firstResponder	id=#action14
...menuItem	title=Spelling and Grammar	id=#item18
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Spelling	id=#menu3
.....items
......menuItem	title=Show Spelling and Grammar	keyEquivalent=:	id=#item19
.......connections
........action	selector=showGuessPanel:	target=#firstResponder	id=#action15
......menuItem	title=Check Document Now	keyEquivalent=;	id=#item20
.......connections
........action	selector=checkSpelling:	target=#firstResponder	id=#action16
......menuItem	isSeparatorItem=YES	id=#item21
......menuItem	title=Check Spelling While Typing	id=#item22
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleContinuousSpellChecking:	target=#firstResponder	id=#action17
......menuItem	title=Check Grammar With Spelling	id=#item23
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleGrammarChecking:	target=#firstResponder	id=#action18
......menuItem	title=Correct Spelling Automatically	id=#item24
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticSpellingCorrection:	target=#firstResponder	id=#action19
...menuItem	title=Substitutions	id=#item25
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Substitutions	id=#menu4
.....items
......menuItem	title=Show Substitutions	id=#item26
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=orderFrontSubstitutionsPanel:	target=#firstResponder	id=#action20
......menuItem	isSeparatorItem=YES	id=#item27
......menuItem	title=Smart Copy/Paste	id=#item28
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleSmartInsertDelete:	target=#firstResponder	id=#action21
......menuItem	title=Smart Quotes	id=#item29
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticQuoteSubstitution:	target=#firstResponder	id=#action22
......menuItem	title=Smart Dashes	id=#item30
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticDashSubstitution:	target=#firstResponder	id=#action23
......menuItem	title=Smart Links	id=#item31
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticLinkDetection:	target=#firstResponder	id=#action24
......menuItem	title=Data Detectors	id=#item32
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticDataDetection:	target=#firstResponder	id=#action25
......menuItem	title=Text Replacement	id=#item33
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleAutomaticTextReplacement:	target=#firstResponder	id=#action26
...menuItem	title=Transformations	id=#item34
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Transformations	id=#menu5
.....items
......menuItem	title=Make Upper Case	id=#item35
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=uppercaseWord:	target=#firstResponder	id=#action27
......menuItem	title=Make Lower Case	id=#item36
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=lowercaseWord:	target=#firstResponder	id=#action28
......menuItem	title=Capitalize	id=#item37
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=capitalizeWord:	target=#firstResponder	id=#action29
...menuItem	title=Speech	id=#item38
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Speech	id=#menu6
.....items
......menuItem	title=Start Speaking	id=#item39
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=startSpeaking:	target=#firstResponder	id=#action30
......menuItem	title=Stop Speaking	id=#item40
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=stopSpeaking:	target=#firstResponder	id=#action31
menuItem:file	title=File
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=File	id=#menu1
..items
...menuItem	title=New	keyEquivalent=n	id=#item1
....connections
.....action	selector=newDocument:	target=#firstResponder	id=#action1
...menuItem	title=Open…	keyEquivalent=o	id=#item2
....connections
.....action	selector=openDocument:	target=#firstResponder	id=#action2
...menuItem	title=Open Recent	id=#item3
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Open Recent	systemMenu=recentDocuments	id=#menu2
.....items
......menuItem	title=Clear Menu	id=#item4
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=clearRecentDocuments:	target=#firstResponder	id=#action3
...menuItem	isSeparatorItem=YES	id=#item5
...menuItem	title=Close	keyEquivalent=w	id=#item6
....connections
.....action	selector=performClose:	target=#firstResponder	id=#action4
...menuItem	title=Save…	keyEquivalent=s	id=#item7
....connections
.....action	selector=saveDocument:	target=#firstResponder	id=#action5
...menuItem	title=Save As…	keyEquivalent=S	id=#item8
....connections
.....action	selector=saveDocumentAs:	target=#firstResponder	id=#action6
...menuItem	title=Revert to Saved	keyEquivalent=r	id=#item9
....connections
.....action	selector=revertDocumentToSaved:	target=#firstResponder	id=#action7
...menuItem	isSeparatorItem=YES	id=#item10
...menuItem	title=Page Setup…	keyEquivalent=P	id=#item11
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	shift=YES	command=YES
....connections
.....action	selector=runPageLayout:	target=#firstResponder	id=#action8
...menuItem	title=Print…	keyEquivalent=p	id=#item12
....connections
.....action	selector=print:	target=#firstResponder	id=#action9
menuItem:find	title=Find
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Find	id=#menu1
..items
...menuItem	title=Find…	tag=1	keyEquivalent=f	id=#item1
....connections
.....action	selector=performFindPanelAction:	target=#firstResponder	id=#action1
...menuItem	title=Find and Replace…	tag=12	keyEquivalent=f	id=#item2
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=performFindPanelAction:	target=#firstResponder	id=#action2
...menuItem	title=Find Next	tag=2	keyEquivalent=g	id=#item3
....connections
.....action	selector=performFindPanelAction:	target=#firstResponder	id=#action3
...menuItem	title=Find Previous	tag=3	keyEquivalent=G	id=#item4
....connections
.....action	selector=performFindPanelAction:	target=#firstResponder	id=#action4
...menuItem	title=Use Selection for Find	tag=7	keyEquivalent=e	id=#item5
....connections
.....action	selector=performFindPanelAction:	target=#firstResponder	id=#action5
...menuItem	title=Jump to Selection	keyEquivalent=j	id=#item6
....connections
.....action	selector=centerSelectionInVisibleArea:	target=#firstResponder	id=#action6
menuItem:font	title=Font
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Font	systemMenu=font	id=#menu1
..items
...menuItem	title=Show Fonts	keyEquivalent=t	id=#item1
....connections
.....action	selector=orderFrontFontPanel:	target=#fontManager	id=#action1
...menuItem	title=Bold	tag=2	keyEquivalent=b	id=#item2
....connections
.....action	selector=addFontTrait:	target=#fontManager	id=#action2
...menuItem	title=Italic	tag=1	keyEquivalent=i	id=#item3
....connections
.....action	selector=addFontTrait:	target=#fontManager	id=#action3
...menuItem	title=Underline	keyEquivalent=u	id=#item4
....connections
.....action	selector=underline:	target=#firstResponder	id=#action4
...menuItem	isSeparatorItem=YES	id=#item5
...menuItem	title=Bigger	tag=3	keyEquivalent=+	id=#item6
....connections
.....action	selector=modifyFont:	target=#fontManager	id=#action5
...menuItem	title=Smaller	tag=4	keyEquivalent=-	id=#item7
....connections
.....action	selector=modifyFont:	target=#fontManager	id=#action6
...menuItem	isSeparatorItem=YES	id=#item8
...menuItem	title=Kern	id=#item9
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Kern	id=#menu2
.....items
......menuItem	title=Use Default	id=#item10
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=useStandardKerning:	target=#firstResponder	id=#action7
......menuItem	title=Use None	id=#item11
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=turnOffKerning:	target=#firstResponder	id=#action8
......menuItem	title=Tighten	id=#item12
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=tightenKerning:	target=#firstResponder	id=#action9
......menuItem	title=Loosen	id=#item13
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=loosenKerning:	target=#firstResponder	id=#action10
...menuItem	title=Ligatures	id=#item14
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Ligatures	id=#menu3
.....items
......menuItem	title=Use Default	id=#item15
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=useStandardLigatures:	target=#firstResponder	id=#action11
......menuItem	title=Use None	id=#item16
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=turnOffLigatures:	target=#firstResponder	id=#action12
......menuItem	title=Use All	id=#item17
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=useAllLigatures:	target=#firstResponder	id=#action13
...menuItem	title=Baseline	id=#item18
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Baseline	id=#menu4
.....items
......menuItem	title=Use Default	id=#item19
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=unscript:	target=#firstResponder	id=#action14
......menuItem	title=Superscript	id=#item20
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=superscript:	target=#firstResponder	id=#action15
......menuItem	title=Subscript	id=#item21
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=subscript:	target=#firstResponder	id=#action16
......menuItem	title=Raise	id=#item22
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=raiseBaseline:	target=#firstResponder	id=#action17
......menuItem	title=Lower	id=#item23
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=lowerBaseline:	target=#firstResponder	id=#action18
...menuItem	isSeparatorItem=YES	id=#item24
...menuItem	title=Show Colors	keyEquivalent=C	id=#item25
....connections
.....action	selector=orderFrontColorPanel:	target=#firstResponder	id=#action19
...menuItem	isSeparatorItem=YES	id=#item26
...menuItem	title=Copy Style	keyEquivalent=c	id=#item27
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=copyFont:	target=#firstResponder	id=#action20
...menuItem	title=Paste Style	keyEquivalent=v	id=#item28
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=pasteFont:	target=#firstResponder	id=#action21
menuItem:format	title=Format
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Format	id=#menu1
..items
...menuItem	title=Font	id=#item1
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Font	systemMenu=font	id=#menu2
.....items
......menuItem	title=Show Fonts	keyEquivalent=t	id=#item2
.......connections
........action	selector=orderFrontFontPanel:	target=#fontManager	id=#action1
......menuItem	title=Bold	tag=2	keyEquivalent=b	id=#item3
.......connections
........action	selector=addFontTrait:	target=#fontManager	id=#action2
......menuItem	title=Italic	tag=1	keyEquivalent=i	id=#item4
.......connections
........action	selector=addFontTrait:	target=#fontManager	id=#action3
......menuItem	title=Underline	keyEquivalent=u	id=#item5
.......connections
........action	selector=underline:	target=#firstResponder	id=#action4
......menuItem	isSeparatorItem=YES	id=#item6
......menuItem	title=Bigger	tag=3	keyEquivalent=+	id=#item7
.......connections
........action	selector=modifyFont:	target=#fontManager	id=#action5
......menuItem	title=Smaller	tag=4	keyEquivalent=-	id=#item8
.......connections
........action	selector=modifyFont:	target=#fontManager	id=#action6
......menuItem	isSeparatorItem=YES	id=#item9
......menuItem	title=Kern	id=#item10
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......menu@submenu	key=submenu	title=Kern	id=#menu3
........items
.........menuItem	title=Use Default	id=#item11
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=useStandardKerning:	target=#firstResponder	id=#action7
.........menuItem	title=Use None	id=#item12
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=turnOffKerning:	target=#firstResponder	id=#action8
.........menuItem	title=Tighten	id=#item13
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=tightenKerning:	target=#firstResponder	id=#action9
.........menuItem	title=Loosen	id=#item14
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=loosenKerning:	target=#firstResponder	id=#action10
......menuItem	title=Ligatures	id=#item15
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......menu@submenu	key=submenu	title=Ligatures	id=#menu4
........items
.........menuItem	title=Use Default	id=#item16
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=useStandardLigatures:	target=#firstResponder	id=#action11
.........menuItem	title=Use None	id=#item17
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=turnOffLigatures:	target=#firstResponder	id=#action12
.........menuItem	title=Use All	id=#item18
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=useAllLigatures:	target=#firstResponder	id=#action13
......menuItem	title=Baseline	id=#item19
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......menu@submenu	key=submenu	title=Baseline	id=#menu5
........items
.........menuItem	title=Use Default	id=#item20
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=unscript:	target=#firstResponder	id=#action14
.........menuItem	title=Superscript	id=#item21
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=superscript:	target=#firstResponder	id=#action15
.........menuItem	title=Subscript	id=#item22
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=subscript:	target=#firstResponder	id=#action16
.........menuItem	title=Raise	id=#item23
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=raiseBaseline:	target=#firstResponder	id=#action17
.........menuItem	title=Lower	id=#item24
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=lowerBaseline:	target=#firstResponder	id=#action18
......menuItem	isSeparatorItem=YES	id=#item25
......menuItem	title=Show Colors	keyEquivalent=C	id=#item26
.......connections
........action	selector=orderFrontColorPanel:	target=#firstResponder	id=#action19
......menuItem	isSeparatorItem=YES	id=#item27
......menuItem	title=Copy Style	keyEquivalent=c	id=#item28
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.......connections
........action	selector=copyFont:	target=#firstResponder	id=#action20
......menuItem	title=Paste Style	keyEquivalent=v	id=#item29
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
.......connections
........action	selector=pasteFont:	target=#firstResponder	id=#action21
...menuItem	title=Text	id=#item30
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Text	id=#menu6
.....items
......menuItem	title=Align Left	keyEquivalent={	id=#item31
.......connections
........action	selector=alignLeft:	target=#firstResponder	id=#action22
......menuItem	title=Center	keyEquivalent=|	id=#item32
.......connections
........action	selector=alignCenter:	target=#firstResponder	id=#action23
......menuItem	title=Justify	id=#item33
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=alignJustified:	target=#firstResponder	id=#action24
......menuItem	title=Align Right	keyEquivalent=}	id=#item34
.......connections
........action	selector=alignRight:	target=#firstResponder	id=#action25
......menuItem	isSeparatorItem=YES	id=#item35
......menuItem	title=Writing Direction	id=#item36
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......menu@submenu	key=submenu	title=Writing Direction	id=#menu7
........items
.........menuItem	title=Paragraph	enabled=NO	id=#item37
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menuItem	id=#item38
..........string@title	key=title	>\tDefault
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeBaseWritingDirectionNatural:	target=#firstResponder	id=#action26
.........menuItem	id=#item39
..........string@title	key=title	>\tLeft to Right
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeBaseWritingDirectionLeftToRight:	target=#firstResponder	id=#action27
.........menuItem	id=#item40
..........string@title	key=title	>\tRight to Left
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeBaseWritingDirectionRightToLeft:	target=#firstResponder	id=#action28
.........menuItem	isSeparatorItem=YES	id=#item41
.........menuItem	title=Selection	enabled=NO	id=#item42
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.........menuItem	id=#item43
..........string@title	key=title	>\tDefault
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeTextWritingDirectionNatural:	target=#firstResponder	id=#action29
.........menuItem	id=#item44
..........string@title	key=title	>\tLeft to Right
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeTextWritingDirectionLeftToRight:	target=#firstResponder	id=#action30
.........menuItem	id=#item45
..........string@title	key=title	>\tRight to Left
..........modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..........connections
...........action	selector=makeTextWritingDirectionRightToLeft:	target=#firstResponder	id=#action31
......menuItem	isSeparatorItem=YES	id=#item46
......menuItem	title=Show Ruler	id=#item47
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=toggleRuler:	target=#firstResponder	id=#action32
......menuItem	title=Copy Ruler	keyEquivalent=c	id=#item48
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
.......connections
........action	selector=copyRuler:	target=#firstResponder	id=#action33
......menuItem	title=Paste Ruler	keyEquivalent=v	id=#item49
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
.......connections
........action	selector=pasteRuler:	target=#firstResponder	id=#action34
menuItem:help	title=Help
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Help	systemMenu=help	id=#menu1
..items
...menuItem	title=NewApplication Help	keyEquivalent=?	id=#item1
....connections
.....action	selector=showHelp:	target=#firstResponder	id=#action1
menuItem:separator	isSeparatorItem=YES
menuItem:submenu	title=Menu
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Menu	id=#menu
..items
...menuItem	title=Item	id=#item
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
menuItem:text	title=Text
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Text	id=#menu1
..items
...menuItem	title=Align Left	keyEquivalent={	id=#item1
....connections
.....action	selector=alignLeft:	target=#firstResponder	id=#action1
...menuItem	title=Center	keyEquivalent=|	id=#item2
....connections
.....action	selector=alignCenter:	target=#firstResponder	id=#action2
...menuItem	title=Justify	id=#item3
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=alignJustified:	target=#firstResponder	id=#action3
...menuItem	title=Align Right	keyEquivalent=}	id=#item4
....connections
.....action	selector=alignRight:	target=#firstResponder	id=#action4
...menuItem	isSeparatorItem=YES	id=#item5
...menuItem	title=Writing Direction	id=#item6
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....menu@submenu	key=submenu	title=Writing Direction	id=#menu2
.....items
......menuItem	title=Paragraph	enabled=NO	id=#item7
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menuItem	id=#item8
.......string@title	key=title	>\tDefault
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeBaseWritingDirectionNatural:	target=#firstResponder	id=#action5
......menuItem	id=#item9
.......string@title	key=title	>\tLeft to Right
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeBaseWritingDirectionLeftToRight:	target=#firstResponder	id=#action6
......menuItem	id=#item10
.......string@title	key=title	>\tRight to Left
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeBaseWritingDirectionRightToLeft:	target=#firstResponder	id=#action7
......menuItem	isSeparatorItem=YES	id=#item11
......menuItem	title=Selection	enabled=NO	id=#item12
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
......menuItem	id=#item13
.......string@title	key=title	>\tDefault
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeTextWritingDirectionNatural:	target=#firstResponder	id=#action8
......menuItem	id=#item14
.......string@title	key=title	>\tLeft to Right
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeTextWritingDirectionLeftToRight:	target=#firstResponder	id=#action9
......menuItem	id=#item15
.......string@title	key=title	>\tRight to Left
.......modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.......connections
........action	selector=makeTextWritingDirectionRightToLeft:	target=#firstResponder	id=#action10
...menuItem	isSeparatorItem=YES	id=#item16
...menuItem	title=Show Ruler	id=#item17
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=toggleRuler:	target=#firstResponder	id=#action11
...menuItem	title=Copy Ruler	keyEquivalent=c	id=#item18
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
....connections
.....action	selector=copyRuler:	target=#firstResponder	id=#action12
...menuItem	title=Paste Ruler	keyEquivalent=v	id=#item19
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
....connections
.....action	selector=pasteRuler:	target=#firstResponder	id=#action13
menuItem:view	title=View
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=View	id=#menu1
..items
...menuItem	title=Show Toolbar	keyEquivalent=t	id=#item1
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	option=YES	command=YES
....connections
.....action	selector=toggleToolbarShown:	target=#firstResponder	id=#action1
...menuItem	title=Customize Toolbar…	id=#item2
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=runToolbarCustomizationPalette:	target=#firstResponder	id=#action2
...menuItem	isSeparatorItem=YES	id=#item3
...menuItem	title=Show Sidebar	keyEquivalent=s	id=#item4
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
....connections
.....action	selector=toggleSidebar:	target=#firstResponder	id=#action3
...menuItem	title=Enter Full Screen	keyEquivalent=f	id=#item5
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask	control=YES	command=YES
....connections
.....action	selector=toggleFullScreen:	target=#firstResponder	id=#action4
menuItem:window	title=Window
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Window	systemMenu=window	id=#menu1
..items
...menuItem	title=Minimize	keyEquivalent=m	id=#item1
....connections
.....action	selector=performMiniaturize:	target=#firstResponder	id=#action1
...menuItem	title=Zoom	id=#item2
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=performZoom:	target=#firstResponder	id=#action2
...menuItem	isSeparatorItem=YES	id=#item3
...menuItem	title=Bring All to Front	id=#item4
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
....connections
.....action	selector=arrangeInFront:	target=#firstResponder	id=#action3
mtkView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
numberFormatter	formatterBehavior=default10_4	usesGroupingSeparator=NO	formatWidth=-1	groupingSize=0	minimumIntegerDigits=1	maximumIntegerDigits=42
objectController
openGLView	fixedFrame=YES	colorSize=8bit_RGB_8bit_Alpha	depthSize=16bit	useAuxiliaryDepthBufferStencil=NO	useDoubleBufferingEnabled=YES	allowOffline=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
outlineView	verticalHuggingPriority=750	allowsExpansionToolTips=YES	columnAutoresizingStyle=lastColumnOnly	multipleSelection=NO	autosaveColumns=NO	rowHeight=24	rowSizeStyle=automatic	viewBased=YES	indentationPerLevel=16	outlineTableColumn=#column
.rect@frame	key=frame	x=0.0	y=0.0	width=238	height=105
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.size@intercellSpacing	key=intercellSpacing	width=17	height=0.0
.color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
.color@gridColor	key=gridColor	name=gridColor	catalog=System	colorSpace=catalog
.tableColumns
..tableColumn	width=195	minWidth=40	maxWidth=1000	id=#column
...tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
....color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
...textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
....font@font	key=font	metaFont=system
....color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
...tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
pagecontroller
panGestureRecognizer	delaysPrimaryMouseButtonEvents=YES
pathControl	verticalHuggingPriority=750	fixedFrame=YES	allowsExpansionToolTips=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=235	height=22
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.pathCell@cell	key=cell	selectable=YES	alignment=left	id=#cell
..font@font	key=font	metaFont=system
..url@url	key=url	string=file://localhost/Applications/
pdfView	autoresizesSubviews=NO	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
popUpButton	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=103	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.popUpButtonCell@cell	key=cell	type=push	title=Item 1	bezelStyle=rounded	alignment=left	lineBreakMode=truncatingTail	state=on	borderStyle=borderAndBezel	imageScaling=proportionallyDown	inset=2	selectedItem=#item1	id=#cell
..behavior@behavior	key=behavior	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=menu
..menu@menu	key=menu	id=#menu
...items
....menuItem	title=Item 1	state=on	id=#item1
....menuItem	title=Item 2	id=#item2
....menuItem	title=Item 3	id=#item3
popUpButton:pullDown	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=103	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.popUpButtonCell@cell	key=cell	type=push	title=Item 1	bezelStyle=rounded	alignment=left	lineBreakMode=truncatingTail	state=on	borderStyle=borderAndBezel	imageScaling=proportionallyDown	inset=2	pullsDown=YES	selectedItem=#item1	id=#cell
..behavior@behavior	key=behavior	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=menu
..menu@menu	key=menu	id=#menu
...items
....menuItem	title=Item 1	state=on	hidden=YES	id=#item1
....menuItem	title=Item 2	id=#item2
....menuItem	title=Item 3	id=#item3
popover	behavior=t
popover:controller	behavior=t
.connections
..outlet	property=contentViewController	destination=#controller	id=#outlet
.+object
..viewController	id=#controller
...connections
....outlet	property=view	destination=#view	id=#viewOutlet
.+object
..customView	id=#view
...rect@frame	key=frame	x=0.0	y=0.0	width=400	height=200
...autoresizingMask@autoresizingMask	key=autoresizingMask
predicateEditor	verticalHuggingPriority=750	fixedFrame=YES	nestingMode=compound	rowHeight=25	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
pressGestureRecognizer	delaysPrimaryMouseButtonEvents=YES
progressIndicator	wantsLayer=YES	verticalHuggingPriority=750	fixedFrame=YES	maxValue=100	indeterminate=YES	style=bar	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=100	height=20
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
progressIndicator:spinning	wantsLayer=YES	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	maxValue=100	bezeled=NO	indeterminate=YES	style=spinning	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=32	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
rotationGestureRecognizer	delaysRotationEvents=YES
ruleEditor	fixedFrame=YES	nestingMode=compound	canRemoveAllRows=YES	rowHeight=25	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
scene	sceneID=#scene
.objects
..customObject	id=#firstResponder	userLabel=First Responder	customClass=NSResponder	sceneMemberID=firstResponder
sceneView	fixedFrame=YES	loops=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.color@backgroundColor	key=backgroundColor	white=1	alpha=1	colorSpace=custom	customColorSpace=genericGamma22GrayColorSpace
scrollView	fixedFrame=YES	horizontalLineScroll=10	horizontalPageScroll=10	verticalLineScroll=10	verticalPageScroll=10	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=238	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...view	id=#documentView
....rect@frame	key=frame	x=0.0	y=0.0	width=225	height=120
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.scroller@horizontalScroller	key=horizontalScroller	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=1	y=118	width=238	height=16
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=223	y=1	width=16	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask
scrollView:collectionView	fixedFrame=YES	horizontalLineScroll=10	horizontalPageScroll=10	verticalLineScroll=10	verticalPageScroll=10	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=238	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...collectionView	id=#collectionView
....rect@frame	key=frame	x=0.0	y=0.0	width=238	height=133
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	minimumInteritemSpacing=10	minimumLineSpacing=10	id=#layout
.....size@itemSize	key=itemSize	width=50	height=50
....color@primaryBackgroundColor	key=primaryBackgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
.scroller@horizontalScroller	key=horizontalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=1	y=119	width=223	height=15
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=224	y=17	width=15	height=102
..autoresizingMask@autoresizingMask	key=autoresizingMask
scrollView:outlineView	fixedFrame=YES	autohidesScrollers=YES	horizontalLineScroll=24	horizontalPageScroll=10	verticalLineScroll=24	verticalPageScroll=10	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=238	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...outlineView	verticalHuggingPriority=750	allowsExpansionToolTips=YES	columnAutoresizingStyle=lastColumnOnly	multipleSelection=NO	autosaveColumns=NO	rowHeight=24	rowSizeStyle=automatic	headerView=#headerView	viewBased=YES	indentationPerLevel=16	outlineTableColumn=#column	id=#outlineView
....rect@frame	key=frame	x=0.0	y=0.0	width=238	height=105
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....size@intercellSpacing	key=intercellSpacing	width=17	height=0.0
....color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
....color@gridColor	key=gridColor	name=gridColor	catalog=System	colorSpace=catalog
....tableColumns
.....tableColumn	width=195	minWidth=40	maxWidth=1000	id=#column
......tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
.......color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
......textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
.......font@font	key=font	metaFont=system
.......color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
......tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
.scroller@horizontalScroller	key=horizontalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=1	y=119	width=223	height=15
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=224	y=17	width=15	height=102
..autoresizingMask@autoresizingMask	key=autoresizingMask
.tableHeaderView@headerView	key=headerView	wantsLayer=YES	id=#headerView
..rect@frame	key=frame	x=0.0	y=0.0	width=238	height=28
..autoresizingMask@autoresizingMask	key=autoresizingMask
scrollView:sourceList	fixedFrame=YES	autohidesScrollers=YES	horizontalLineScroll=24	horizontalPageScroll=10	verticalLineScroll=24	verticalPageScroll=10	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=238	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...outlineView	verticalHuggingPriority=750	allowsExpansionToolTips=YES	columnAutoresizingStyle=lastColumnOnly	tableStyle=sourceList	selectionHighlightStyle=sourceList	columnReordering=NO	columnResizing=NO	multipleSelection=NO	autosaveColumns=NO	rowHeight=24	rowSizeStyle=automatic	viewBased=YES	floatsGroupRows=NO	indentationPerLevel=13	outlineTableColumn=#column	id=#outlineView
....rect@frame	key=frame	x=0.0	y=0.0	width=238	height=133
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....size@intercellSpacing	key=intercellSpacing	width=3	height=0.0
....color@backgroundColor	key=backgroundColor	name=_sourceListBackgroundColor	catalog=System	colorSpace=catalog
....color@gridColor	key=gridColor	name=gridColor	catalog=System	colorSpace=catalog
....tableColumns
.....tableColumn	width=195	minWidth=40	maxWidth=1000	id=#column
......tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
.......color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
......textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
.......font@font	key=font	metaFont=system
.......color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
......tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
......prototypeCellViews
.......tableCellView	identifier=HeaderCell	id=#headerView
........rect@frame	key=frame	x=11	y=0.0	width=207	height=17
........autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
........subviews
.........textField	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#headerText
..........rect@frame	key=frame	x=0.0	y=1	width=207	height=14
..........autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES
..........textFieldCell@cell	key=cell	lineBreakMode=truncatingTail	sendsActionOnEndEditing=YES	title=HEADER CELL	id=#headerTextCell
...........font@font	key=font	metaFont=smallSystemBold
...........color@textColor	key=textColor	name=headerColor	catalog=System	colorSpace=catalog
...........color@backgroundColor	key=backgroundColor	name=controlColor	catalog=System	colorSpace=catalog
........connections
.........outlet	property=textField	destination=#headerText	id=#headerOutlet
.......tableCellView	identifier=DataCell	id=#dataView
........rect@frame	key=frame	x=11	y=17	width=207	height=24
........autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
........subviews
.........imageView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#dataImage
..........rect@frame	key=frame	x=3	y=3	width=17	height=17
..........autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
..........imageCell@cell	key=cell	refusesFirstResponder=YES	imageScaling=proportionallyDown	image=NSActionTemplate	id=#dataImageCell
.........textField	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#dataText
..........rect@frame	key=frame	x=25	y=3	width=182	height=17
..........autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES
..........textFieldCell@cell	key=cell	lineBreakMode=truncatingTail	sendsActionOnEndEditing=YES	title=Table View Cell	id=#dataTextCell
...........font@font	key=font	metaFont=system
...........color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
...........color@backgroundColor	key=backgroundColor	name=controlColor	catalog=System	colorSpace=catalog
........connections
.........outlet	property=imageView	destination=#dataImage	id=#imageOutlet
.........outlet	property=textField	destination=#dataText	id=#textOutlet
..nil@backgroundColor	key=backgroundColor
.scroller@horizontalScroller	key=horizontalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=1	y=119	width=223	height=15
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=224	y=17	width=15	height=102
..autoresizingMask@autoresizingMask	key=autoresizingMask
scrollView:tableView	fixedFrame=YES	autohidesScrollers=YES	horizontalLineScroll=24	horizontalPageScroll=10	verticalLineScroll=24	verticalPageScroll=10	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=238	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...tableView	verticalHuggingPriority=750	allowsExpansionToolTips=YES	columnAutoresizingStyle=lastColumnOnly	multipleSelection=NO	autosaveColumns=NO	rowHeight=24	rowSizeStyle=automatic	headerView=#headerView	viewBased=YES	id=#tableView
....rect@frame	key=frame	x=0.0	y=0.0	width=238	height=105
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....size@intercellSpacing	key=intercellSpacing	width=17	height=0.0
....color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
....color@gridColor	key=gridColor	name=gridColor	catalog=System	colorSpace=catalog
....tableColumns
.....tableColumn	width=195	minWidth=40	maxWidth=1000	id=#column
......tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
.......color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
......textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
.......font@font	key=font	metaFont=system
.......color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
.......color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
......tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
......prototypeCellViews
.......tableCellView	id=#cellView
........rect@frame	key=frame	x=18	y=0.0	width=202	height=24
........autoresizingMask@autoresizingMask	key=autoresizingMask
........subviews
.........textField	horizontalHuggingPriority=251	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#cellText
..........rect@frame	key=frame	x=0.0	y=4	width=202	height=16
..........autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES	flexibleMaxY=YES
..........textFieldCell@cell	key=cell	lineBreakMode=truncatingTail	sendsActionOnEndEditing=YES	title=Table View Cell	id=#cellTextCell
...........font@font	key=font	usesAppearanceFont=YES
...........color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
...........color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
........connections
.........outlet	property=textField	destination=#cellText	id=#cellOutlet
.scroller@horizontalScroller	key=horizontalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=1	y=119	width=223	height=15
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=224	y=17	width=15	height=102
..autoresizingMask@autoresizingMask	key=autoresizingMask
.tableHeaderView@headerView	key=headerView	wantsLayer=YES	id=#headerView
..rect@frame	key=frame	x=0.0	y=0.0	width=238	height=28
..autoresizingMask@autoresizingMask	key=autoresizingMask
scrollView:textView	fixedFrame=YES	horizontalLineScroll=10	horizontalPageScroll=10	verticalLineScroll=10	verticalPageScroll=10	hasHorizontalScroller=NO	usesPredominantAxisScrolling=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=135
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.clipView@contentView	key=contentView	drawsBackground=NO	id=#clipView
..rect@frame	key=frame	x=1	y=1	width=223	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...textView	wantsLayer=YES	importsGraphics=NO	richText=NO	verticallyResizable=YES	spellingCorrection=YES	smartInsertDelete=YES	id=#textView
....rect@frame	key=frame	x=0.0	y=0.0	width=223	height=133
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....color@textColor	key=textColor	name=textColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
....size@minSize	key=minSize	width=223	height=133
....size@maxSize	key=maxSize	width=240	height=10000000
....color@insertionPointColor	key=insertionPointColor	name=textInsertionPointColor	catalog=System	colorSpace=catalog
.scroller@horizontalScroller	key=horizontalScroller	hidden=YES	wantsLayer=YES	verticalHuggingPriority=750	horizontal=YES	id=#horizontalScroller
..rect@frame	key=frame	x=-100	y=-100	width=225	height=15
..autoresizingMask@autoresizingMask	key=autoresizingMask
.scroller@verticalScroller	key=verticalScroller	wantsLayer=YES	verticalHuggingPriority=750	horizontal=NO	id=#verticalScroller
..rect@frame	key=frame	x=224	y=1	width=15	height=133
..autoresizingMask@autoresizingMask	key=autoresizingMask
searchField	wantsLayer=YES	verticalHuggingPriority=750	fixedFrame=YES	textCompletion=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=22
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.searchFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	borderStyle=bezel	usesSingleLineMode=YES	bezelStyle=round	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
searchToolbarItem	implicitItemIdentifier=#uuid	label=Search	paletteLabel=Search	bordered=YES	visibilityPriority=1001
.nil@toolTip	key=toolTip
.searchField@view	key=view	focusRingType=none	verticalHuggingPriority=750	textCompletion=NO	id=#searchField
..rect@frame	key=frame	x=0.0	y=0.0	width=100	height=21
..autoresizingMask@autoresizingMask	key=autoresizingMask
..searchFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	borderStyle=bezel	usesSingleLineMode=YES	bezelStyle=round	id=#cell
...font@font	key=font	usesAppearanceFont=YES
...color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
...color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
secureTextField	focusRingType=none	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.secureTextFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	sendsActionOnEndEditing=YES	borderStyle=bezel	drawsBackground=YES	usesSingleLineMode=YES	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
..allowedInputSourceLocales
...string	>NSAllRomanInputSourcesLocaleIdentifier
segmentedControl	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=120	height=24
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.segmentedCell@cell	key=cell	borderStyle=border	alignment=left	style=rounded	trackingMode=selectOne	id=#cell
..font@font	key=font	metaFont=system
..segments
...segment
...segment	selected=YES	tag=1
...segment
skView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
slider	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.sliderCell@cell	key=cell	continuous=YES	state=on	alignment=left	maxValue=100	doubleValue=50	tickMarkPosition=above	sliderType=linear	id=#cell
slider:circular	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=28	height=30
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.sliderCell@cell	key=cell	continuous=YES	alignment=left	maxValue=100	sliderType=circular	id=#cell
slider:vertical	horizontalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=20	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.sliderCell@cell	key=cell	continuous=YES	state=on	alignment=left	maxValue=100	doubleValue=50	tickMarkPosition=left	sliderType=linear	id=#cell
splitView	fixedFrame=YES	dividerStyle=thin	vertical=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.subviews
..customView	fixedFrame=YES	id=#view1
...rect@frame	key=frame	x=0.0	y=0.0	width=100	height=100
...autoresizingMask@autoresizingMask	key=autoresizingMask
..customView	fixedFrame=YES	id=#view2
...rect@frame	key=frame	x=101	y=0.0	width=99	height=100
...autoresizingMask@autoresizingMask	key=autoresizingMask
.holdingPriorities
..real	value=250
..real	value=250
splitView:horizontal	fixedFrame=YES	dividerStyle=thin	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.subviews
..customView	fixedFrame=YES	id=#view1
...rect@frame	key=frame	x=0.0	y=0.0	width=200	height=50
...autoresizingMask@autoresizingMask	key=autoresizingMask
..customView	fixedFrame=YES	id=#view2
...rect@frame	key=frame	x=0.0	y=51	width=200	height=49
...autoresizingMask@autoresizingMask	key=autoresizingMask
.holdingPriorities
..real	value=250
..real	value=250
splitViewController	sceneMemberID=viewController
.splitViewItems
..splitViewItem	id=#item1
..splitViewItem	id=#item2
.splitView@splitView	key=splitView	dividerStyle=thin	vertical=YES	id=#splitView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
.connections
..outlet	property=splitView	destination=#splitView	id=#outlet
splitViewController:panes	sceneMemberID=viewController
.splitViewItems
..splitViewItem	id=#item1
..splitViewItem	id=#item2
.splitView@splitView	key=splitView	dividerStyle=thin	vertical=YES	id=#splitView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
.connections
..outlet	property=splitView	destination=#splitView	id=#outlet
..segue	destination=#first	kind=relationship	relationship=splitItems	id=#firstSegue
..segue	destination=#second	kind=relationship	relationship=splitItems	id=#secondSegue
.+scene
..viewController	id=#first	sceneMemberID=viewController
...view@view	key=view	id=#first.view
....rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
....autoresizingMask@autoresizingMask	key=autoresizingMask
.+scene
..viewController	id=#second	sceneMemberID=viewController
...view@view	key=view	id=#second.view
....rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
....autoresizingMask@autoresizingMask	key=autoresizingMask
splitViewItem
stackView	distribution=fill	orientation=horizontal	alignment=top	horizontalStackHuggingPriority=249.99998474121094	verticalStackHuggingPriority=249.99998474121094	fixedFrame=YES	detachesHiddenViews=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
stackView:vertical	distribution=fill	orientation=vertical	alignment=leading	horizontalStackHuggingPriority=249.99998474121094	verticalStackHuggingPriority=249.99998474121094	fixedFrame=YES	detachesHiddenViews=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
stepper	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=19	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.stepperCell@cell	key=cell	continuous=YES	alignment=left	maxValue=100	id=#cell
switch	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	baseWritingDirection=leftToRight	alignment=left	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=42	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
tabView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=300	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.font@font	key=font	metaFont=system
.tabViewItems
..tabViewItem	label=Tab	identifier=1	id=#item1
...view@view	key=view	id=#view1
....rect@frame	key=frame	x=10	y=33	width=280	height=154
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..tabViewItem	label=View	identifier=2	id=#item2
...view@view	key=view	id=#view2
....rect@frame	key=frame	x=10	y=33	width=280	height=154
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
tabViewController	selectedTabViewItemIndex=0	sceneMemberID=viewController
.tabViewItems
.viewControllerTransitionOptions@transitionOptions	key=transitionOptions	allowUserInteraction=YES
.tabView@tabView	key=tabView	type=noTabsNoBorder	id=#tabView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
..font@font	key=font	metaFont=system
..connections
...outlet	property=delegate	destination=#self	id=#delegate
.connections
..outlet	property=tabView	destination=#tabView	id=#outlet
tabViewController:tabs	selectedTabViewItemIndex=0	sceneMemberID=viewController
.tabViewItems
..tabViewItem	id=#item1
..tabViewItem	id=#item2
.viewControllerTransitionOptions@transitionOptions	key=transitionOptions	allowUserInteraction=YES
.tabView@tabView	key=tabView	type=noTabsNoBorder	id=#tabView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
..font@font	key=font	metaFont=system
..connections
...outlet	property=delegate	destination=#self	id=#delegate
.connections
..outlet	property=tabView	destination=#tabView	id=#outlet
..segue	destination=#first	kind=relationship	relationship=tabItems	id=#firstSegue
..segue	destination=#second	kind=relationship	relationship=tabItems	id=#secondSegue
.+scene
..viewController	id=#first	sceneMemberID=viewController
...view@view	key=view	id=#first.view
....rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
....autoresizingMask@autoresizingMask	key=autoresizingMask
.+scene
..viewController	id=#second	sceneMemberID=viewController
...view@view	key=view	id=#second.view
....rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
....autoresizingMask@autoresizingMask	key=autoresizingMask
tabViewItem	label=View	identifier=
.view@view	key=view	id=#view
..rect@frame	key=frame	x=10	y=33	width=280	height=154
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
tableCellView
.rect@frame	key=frame	x=0.0	y=0.0	width=202	height=24
.autoresizingMask@autoresizingMask	key=autoresizingMask
.subviews
..textField	horizontalHuggingPriority=251	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#cellText
...rect@frame	key=frame	x=0.0	y=4	width=202	height=16
...autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES	flexibleMaxY=YES
...textFieldCell@cell	key=cell	lineBreakMode=truncatingTail	sendsActionOnEndEditing=YES	title=Table View Cell	id=#cellTextCell
....font@font	key=font	usesAppearanceFont=YES
....color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
.connections
..outlet	property=textField	destination=#cellText	id=#cellOutlet
tableCellView:imageAndText
.rect@frame	key=frame	x=0.0	y=0.0	width=202	height=24
.autoresizingMask@autoresizingMask	key=autoresizingMask
.subviews
..imageView	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#cellImage
...rect@frame	key=frame	x=3	y=4	width=17	height=17
...autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
...imageCell@cell	key=cell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown	image=NSActionTemplate	id=#cellImageCell
..textField	horizontalHuggingPriority=251	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#cellText
...rect@frame	key=frame	x=25	y=4	width=177	height=16
...autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES	flexibleMaxY=YES
...textFieldCell@cell	key=cell	lineBreakMode=truncatingTail	sendsActionOnEndEditing=YES	title=Table View Cell	id=#cellTextCell
....font@font	key=font	usesAppearanceFont=YES
....color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
.connections
..outlet	property=imageView	destination=#cellImage	id=#imageOutlet
..outlet	property=textField	destination=#cellText	id=#textOutlet
tableColumn	width=100	minWidth=40	maxWidth=1000
.tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
..color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
.textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
.tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
tableView	verticalHuggingPriority=750	allowsExpansionToolTips=YES	columnAutoresizingStyle=lastColumnOnly	multipleSelection=NO	autosaveColumns=NO	rowHeight=24	rowSizeStyle=automatic	viewBased=YES
.rect@frame	key=frame	x=0.0	y=0.0	width=238	height=105
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.size@intercellSpacing	key=intercellSpacing	width=17	height=0.0
.color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
.color@gridColor	key=gridColor	name=gridColor	catalog=System	colorSpace=catalog
.tableColumns
..tableColumn	width=195	minWidth=40	maxWidth=1000	id=#column
...tableHeaderCell@headerCell	key=headerCell	lineBreakMode=truncatingTail	borderStyle=border
....color@textColor	key=textColor	name=headerTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=headerColor	catalog=System	colorSpace=catalog
...textFieldCell@dataCell	key=dataCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell	id=#dataCell
....font@font	key=font	metaFont=system
....color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
....color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
...tableColumnResizingMask@resizingMask	key=resizingMask	resizeWithTable=YES	userResizable=YES
textField	focusRingType=none	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.textFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	sendsActionOnEndEditing=YES	borderStyle=bezel	drawsBackground=YES	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
textField:label	focusRingType=none	horizontalHuggingPriority=251	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=37	height=16
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.textFieldCell@cell	key=cell	lineBreakMode=clipping	title=Label	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=labelColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
textField:numberFormatter	focusRingType=none	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.textFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	sendsActionOnEndEditing=YES	state=on	borderStyle=bezel	drawsBackground=YES	id=#cell
..numberFormatter@formatter	key=formatter	formatterBehavior=default10_4	numberStyle=decimal	formatWidth=-1	minimumIntegerDigits=1	maximumIntegerDigits=2000000000	maximumFractionDigits=3	id=#formatter
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
textField:wrappingLabel	focusRingType=none	verticalHuggingPriority=750	horizontalCompressionResistancePriority=250	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=91	height=16
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.textFieldCell@cell	key=cell	selectable=YES	title=Multiline Label	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=labelColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
textFieldCell	lineBreakMode=truncatingTail	selectable=YES	editable=YES	title=Text Cell
.font@font	key=font	metaFont=system
.color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
.color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
textView	importsGraphics=NO	richText=NO	verticallyResizable=YES	spellingCorrection=YES	smartInsertDelete=YES
.rect@frame	key=frame	x=0.0	y=0.0	width=223	height=133
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.color@textColor	key=textColor	name=textColor	catalog=System	colorSpace=catalog
.color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
.size@minSize	key=minSize	width=223	height=133
.size@maxSize	key=maxSize	width=240	height=10000000
.color@insertionPointColor	key=insertionPointColor	name=textInsertionPointColor	catalog=System	colorSpace=catalog
tokenField	focusRingType=none	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.tokenFieldCell@cell	key=cell	selectable=YES	editable=YES	borderStyle=bezel	alignment=left	drawsBackground=YES	allowsEditingTextAttributes=YES	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
toolbar	implicitIdentifier=#uuid	autosavesConfiguration=NO	displayMode=iconAndLabel	sizeMode=regular
.allowedToolbarItems
..toolbarItem	implicitItemIdentifier=NSToolbarShowColorsItem	id=#colors
..toolbarItem	implicitItemIdentifier=NSToolbarShowFontsItem	id=#fonts
..toolbarItem	implicitItemIdentifier=NSToolbarPrintItem	id=#print
..toolbarItem	implicitItemIdentifier=NSToolbarSpaceItem	id=#space
..toolbarItem	implicitItemIdentifier=NSToolbarFlexibleSpaceItem	id=#flexibleSpace
.defaultToolbarItems
..toolbarItem	reference=#colors
..toolbarItem	reference=#fonts
..toolbarItem	reference=#flexibleSpace
..toolbarItem	reference=#print
toolbarItem	implicitItemIdentifier=#uuid	label=Toolbar Item	paletteLabel=Toolbar Item	tag=-1	bordered=YES	sizingBehavior=auto
toolbarItem:cloudSharing	implicitItemIdentifier=NSToolbarCloudSharingItem
toolbarItem:colors	implicitItemIdentifier=NSToolbarShowColorsItem
toolbarItem:flexibleSpace	implicitItemIdentifier=NSToolbarFlexibleSpaceItem
toolbarItem:fonts	implicitItemIdentifier=NSToolbarShowFontsItem
toolbarItem:print	implicitItemIdentifier=NSToolbarPrintItem
toolbarItem:sidebarSeparator	implicitItemIdentifier=NSToolbarSidebarTrackingSeparatorItemIdentifier
toolbarItem:space	implicitItemIdentifier=NSToolbarSpaceItem
toolbarItem:toggleSidebar	implicitItemIdentifier=NSToolbarToggleSidebarItem
touchBar
touchBarCandidateListItem
touchBarCharacterPickerItem	identifier=NSTouchBarItemIdentifierCharacterPicker
touchBarColorPickerItem
touchBarGroupItem
.touchBar@groupTouchBar	key=groupTouchBar	id=#bar
touchBarItem
.viewController@viewController	key=viewController	id=#controller
..view@view	key=view	translatesAutoresizingMaskIntoConstraints=NO	id=#view
...rect@frame	key=frame	x=0.0	y=0.0	width=100	height=30
.size@designTimeSize	key=designTimeSize	width=100	height=30
touchBarItem:slider	customizationLabel=Slider	customClass=NSSliderTouchBarItem
.viewController@viewController	key=viewController	id=#controller
..slider@view	key=view	verticalHuggingPriority=750	translatesAutoresizingMaskIntoConstraints=NO	id=#view
...rect@frame	key=frame	x=0.0	y=0.0	width=200	height=30
...sliderCell@cell	key=cell	state=on	alignment=left	maxValue=100	doubleValue=50	tickMarkPosition=above	sliderType=linear	id=#cell
.size@designTimeSize	key=designTimeSize	width=200	height=30
touchBarItemOtherItemsProxy	identifier=NSTouchBarItemIdentifierOtherItemsProxy
touchBarPopoverItem	collapsedRepresentationLabel=Popover
.touchBar@popoverTouchBar	key=popoverTouchBar	id=#bar
touchBarSharingServicePickerItem
touchBarSpacerItem	identifier=NSTouchBarItemIdentifierFlexibleSpace
touchBarSpacerItem:largeFixed	identifier=NSTouchBarItemIdentifierFixedSpaceLarge
touchBarSpacerItem:smallFixed	identifier=NSTouchBarItemIdentifierFixedSpaceSmall
treeController
userDefaultsController	representsSharedInstance=YES
view	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=163	height=96
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
view:root
.rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
.autoresizingMask@autoresizingMask	key=autoresizingMask
viewController	sceneMemberID=viewController
.view@view	key=view	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
viewController:xib
visualEffectView	fixedFrame=YES	blendingMode=behindWindow	material=appearanceBased	state=followsWindowActiveState	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=163	height=96
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
window	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	releasedWhenClosed=NO	visibleAtLaunch=NO	animationBehavior=default
.windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	miniaturizable=YES	resizable=YES
.windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
.rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
.rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
.view@contentView	key=contentView	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=480	height=270
..autoresizingMask@autoresizingMask	key=autoresizingMask
window:hud	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	hidesOnDeactivate=YES	releasedWhenClosed=NO	visibleAtLaunch=NO	frameAutosaveName=	animationBehavior=default	customClass=NSPanel
.windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	resizable=YES	utility=YES	HUD=YES
.windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
.rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
.rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
.view@contentView	key=contentView	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=480	height=270
..autoresizingMask@autoresizingMask	key=autoresizingMask
window:panel	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	hidesOnDeactivate=YES	releasedWhenClosed=NO	visibleAtLaunch=NO	frameAutosaveName=	animationBehavior=default	customClass=NSPanel
.windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	miniaturizable=YES	resizable=YES	utility=YES
.windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
.rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
.rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
.view@contentView	key=contentView	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=480	height=270
..autoresizingMask@autoresizingMask	key=autoresizingMask
windowController	sceneMemberID=viewController
.window@window	key=window	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	releasedWhenClosed=NO	visibleAtLaunch=NO	animationBehavior=default	id=#window
..windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	miniaturizable=YES	resizable=YES
..windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
..rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
..rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
..connections
...outlet	property=delegate	destination=#self	id=#delegate
windowController:content	sceneMemberID=viewController
.window@window	key=window	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	releasedWhenClosed=NO	visibleAtLaunch=NO	animationBehavior=default	id=#window
..windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	miniaturizable=YES	resizable=YES
..windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
..rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
..rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
..connections
...outlet	property=delegate	destination=#self	id=#delegate
.connections
..segue	destination=#content	kind=relationship	relationship=window.shadowedContentViewController	id=#segue
.+scene
..viewController	id=#content	sceneMemberID=viewController
...view@view	key=view	id=#content.view
....rect@frame	key=frame	x=0.0	y=0.0	width=480	height=270
....autoresizingMask@autoresizingMask	key=autoresizingMask
wkWebView	wantsLayer=YES	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.wkWebViewConfiguration@configuration	key=configuration
..audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback	key=mediaTypesRequiringUserActionForPlayback	none=YES
..wkPreferences@preferences	key=preferences
"""#
}
