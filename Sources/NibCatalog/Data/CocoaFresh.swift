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
button	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=77	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=push	title=Button	bezelStyle=rounded	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:check	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=61	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=check	title=Check	bezelStyle=regularSquare	imagePosition=left	state=on	inset=2	id=#cell
..behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
..font@font	key=font	metaFont=system
button:help	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=25	height=25
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=help	bezelStyle=helpButton	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2	id=#cell
..behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
..font@font	key=font	metaFont=system
button:radio	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=57	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.buttonCell@cell	key=cell	type=radio	title=Radio	bezelStyle=regularSquare	imagePosition=left	alignment=left	state=on	inset=2	id=#cell
..behavior@behavior	key=behavior	changeContents=YES	doesNotDimImage=YES	lightByContents=YES
..font@font	key=font	metaFont=system
buttonCell	type=push	title=Button	bezelStyle=rounded	alignment=center	borderStyle=border	imageScaling=proportionallyDown	inset=2
.behavior@behavior	key=behavior	pushIn=YES	lightByBackground=YES	lightByGray=YES
.font@font	key=font	metaFont=system
byteCountFormatter	allowsNonnumericFormatting=NO
clickGestureRecognizer
collectionView
.rect@frame	key=frame	x=0.0	y=0.0	width=238	height=133
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	minimumInteritemSpacing=10	minimumLineSpacing=10	id=#layout
..size@itemSize	key=itemSize	width=50	height=50
.color@primaryBackgroundColor	key=primaryBackgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
collectionViewFlowLayout	minimumInteritemSpacing=10	minimumLineSpacing=10
.size@itemSize	key=itemSize	width=50	height=50
collectionViewItem
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
containerView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
control	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
customObject
customView	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=163	height=96
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
dateFormatter	dateStyle=short	timeStyle=short
datePicker	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=201	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.datePickerCell@cell	key=cell	borderStyle=bezel	alignment=left	id=#cell
..font@font	key=font	metaFont=system
..color@backgroundColor	key=backgroundColor	name=controlBackgroundColor	catalog=System	colorSpace=catalog
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..datePickerElements@datePickerElements	key=datePickerElements	year=YES	month=YES	day=YES	hour=YES	minute=YES	second=YES
drawer	trailingOffset=15
.size@contentSize	key=contentSize	width=100	height=100
.size@minContentSize	key=minContentSize	width=0.0	height=0.0
.size@maxContentSize	key=maxContentSize	width=10000	height=10000
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
imageCell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown
imageView	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=48	height=48
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.imageCell@cell	key=cell	refusesFirstResponder=YES	alignment=left	imageScaling=proportionallyDown	id=#cell
levelIndicator	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=18
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.levelIndicatorCell@cell	key=cell	alignment=left	doubleValue=1	maxValue=2	warningValue=2	criticalValue=3	levelIndicatorStyle=discreteCapacity	id=#cell
menu	title=Menu
.items
..menuItem	title=Item 1	id=#item1
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..menuItem	title=Item 2	id=#item2
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
..menuItem	title=Item 3	id=#item3
...modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
menuItem	title=Item
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
menuItem:separator	isSeparatorItem=YES
menuItem:submenu	title=Menu
.modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
.menu@submenu	key=submenu	title=Menu	id=#menu
..items
...menuItem	title=Item	id=#item
....modifierMask@keyEquivalentModifierMask	key=keyEquivalentModifierMask
numberFormatter	formatterBehavior=default10_4	usesGroupingSeparator=NO	groupingSize=0	minimumIntegerDigits=1	maximumIntegerDigits=42
objectController
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
pathControl	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=235	height=22
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.pathCell@cell	key=cell	selectable=YES	alignment=left	id=#cell
..font@font	key=font	metaFont=system
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
popover	behavior=t
predicateEditor	verticalHuggingPriority=750	fixedFrame=YES	nestingMode=compound	rowHeight=25	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
progressIndicator	wantsLayer=YES	verticalHuggingPriority=750	fixedFrame=YES	maxValue=100	indeterminate=YES	style=bar	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=100	height=20
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
progressIndicator:spinning	wantsLayer=YES	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	maxValue=100	bezeled=NO	indeterminate=YES	style=spinning	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=32	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
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
searchToolbarItem	implicitItemIdentifier=#uuid	label=Search	paletteLabel=Search	visibilityPriority=1001
.nil@toolTip	key=toolTip
.searchField@view	key=view	wantsLayer=YES	verticalHuggingPriority=750	textCompletion=NO	id=#searchField
..rect@frame	key=frame	x=0.0	y=0.0	width=100	height=21
..autoresizingMask@autoresizingMask	key=autoresizingMask
..searchFieldCell@cell	key=cell	scrollable=YES	lineBreakMode=clipping	selectable=YES	editable=YES	borderStyle=bezel	usesSingleLineMode=YES	bezelStyle=round	id=#cell
...font@font	key=font	metaFont=system
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
slider	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.sliderCell@cell	key=cell	continuous=YES	state=on	alignment=left	maxValue=100	doubleValue=50	tickMarkPosition=above	sliderType=linear	id=#cell
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
splitViewController	sceneMemberID=viewController
.splitViewItems
..splitViewItem	id=#item1
..splitViewItem	id=#item2
.splitView@splitView	key=splitView	dividerStyle=thin	vertical=YES	id=#splitView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
.connections
..outlet	property=splitView	destination=#splitView	id=#outlet
splitViewItem
stackView	distribution=fill	orientation=horizontal	alignment=top	horizontalStackHuggingPriority=249.99998474121094	verticalStackHuggingPriority=249.99998474121094	detachesHiddenViews=YES	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
stackView:vertical	distribution=fill	orientation=vertical	alignment=leading	horizontalStackHuggingPriority=249.99998474121094	verticalStackHuggingPriority=249.99998474121094	detachesHiddenViews=YES	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
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
.tabView@tabView	key=tabView	type=noTabsNoBorder	id=#tabView
..rect@frame	key=frame	x=0.0	y=0.0	width=450	height=300
..autoresizingMask@autoresizingMask	key=autoresizingMask
..font@font	key=font	metaFont=system
..connections
...outlet	property=delegate	destination=#self	id=#delegate
.connections
..outlet	property=tabView	destination=#tabView	id=#outlet
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
tokenField	verticalHuggingPriority=750	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=96	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.tokenFieldCell@cell	key=cell	selectable=YES	editable=YES	borderStyle=bezel	alignment=left	drawsBackground=YES	allowsEditingTextAttributes=YES	id=#cell
..font@font	key=font	metaFont=system
..color@textColor	key=textColor	name=controlTextColor	catalog=System	colorSpace=catalog
..color@backgroundColor	key=backgroundColor	name=textBackgroundColor	catalog=System	colorSpace=catalog
toolbar	implicitIdentifier=#uuid	autosavesConfiguration=NO	displayMode=iconAndLabel	sizeMode=regular
.allowedToolbarItems
..toolbarItem	implicitItemIdentifier=NSToolbarSpaceItem	id=#space
..toolbarItem	implicitItemIdentifier=NSToolbarFlexibleSpaceItem	id=#flexibleSpace
.defaultToolbarItems
..toolbarItem	reference=#flexibleSpace
toolbarItem	implicitItemIdentifier=#uuid	label=Toolbar Item	paletteLabel=Toolbar Item	tag=-1	bordered=YES	sizingBehavior=auto
toolbarItem:flexibleSpace	implicitItemIdentifier=NSToolbarFlexibleSpaceItem
toolbarItem:space	implicitItemIdentifier=NSToolbarSpaceItem
touchBar
touchBarSpacerItem	identifier=NSTouchBarItemIdentifierFlexibleSpace
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
windowController	sceneMemberID=viewController
.window@window	key=window	title=Window	allowsToolTipsWhenApplicationIsInactive=NO	autorecalculatesKeyViewLoop=NO	releasedWhenClosed=NO	visibleAtLaunch=NO	animationBehavior=default	id=#window
..windowStyleMask@styleMask	key=styleMask	titled=YES	closable=YES	miniaturizable=YES	resizable=YES
..windowPositionMask@initialPositionMask	key=initialPositionMask	leftStrut=YES	rightStrut=YES	topStrut=YES	bottomStrut=YES
..rect@contentRect	key=contentRect	x=196	y=240	width=480	height=270
..rect@screenRect	key=screenRect	x=0.0	y=0.0	width=1680	height=1027
..connections
...outlet	property=delegate	destination=#self	id=#delegate
wkWebView	wantsLayer=YES	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMinY=YES
.wkWebViewConfiguration@configuration	key=configuration
..audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback	key=mediaTypesRequiringUserActionForPlayback	none=YES
..wkPreferences@preferences	key=preferences
"""#
}
