// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Fresh objects. iOS.
    static let cocoaTouchFresh: StaticString = #"""
activityIndicatorView	opaque=NO	contentMode=scaleToFill	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	style=medium	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=20	height=20
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
arView	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
arscnView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
arskView	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
avPlayerViewController	videoGravity=AVLayerVideoGravityResizeAspect	sceneMemberID=viewController
barButtonItem	title=Item
barButtonItem:fixedSpace	width=42	style=plain	systemItem=fixedSpace
barButtonItem:flexibleSpace	style=plain	systemItem=flexibleSpace
button	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=plain	title=Button
button:default	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=46	height=30
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.state@normal	key=normal	title=Button
button:filled	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=filled	title=Button
button:gray	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=gray	title=Button
button:popUp	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	showsMenuAsPrimaryAction=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	changesSelectionAsPrimaryAction=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.menu@menu	key=menu	id=#menu
..children
...command	title=Item 1	id=#item1
...command	title=Item 2	id=#item2
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=plain	title=Button
button:pullDown	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	showsMenuAsPrimaryAction=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.menu@menu	key=menu	id=#menu
..children
...command	title=Item 1	id=#item1
...command	title=Item 2	id=#item2
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=plain	title=Button
button:tinted	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	buttonType=system	lineBreakMode=middleTruncation	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=75	height=35
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.state@normal	key=normal	title=Button
.buttonConfiguration@configuration	key=configuration	style=tinted	title=Button
collectionReusableView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=50
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
collectionView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	dataMode=none	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
.collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	automaticEstimatedItemSize=YES	minimumLineSpacing=10	minimumInteritemSpacing=10	id=#layout
..size@itemSize	key=itemSize	width=128	height=128
..size@headerReferenceSize	key=headerReferenceSize	width=0.0	height=0.0
..size@footerReferenceSize	key=footerReferenceSize	width=0.0	height=0.0
..inset@sectionInset	key=sectionInset	minX=0.0	minY=0.0	maxX=0.0	maxY=0.0
collectionView:prototypes	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	dataMode=prototypes	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
.collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	automaticEstimatedItemSize=YES	minimumLineSpacing=10	minimumInteritemSpacing=10	id=#layout
..size@itemSize	key=itemSize	width=128	height=128
..size@headerReferenceSize	key=headerReferenceSize	width=0.0	height=0.0
..size@footerReferenceSize	key=footerReferenceSize	width=0.0	height=0.0
..inset@sectionInset	key=sectionInset	minX=0.0	minY=0.0	maxX=0.0	maxY=0.0
.cells
..collectionViewCell	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#cell
...rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
...autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
...collectionViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#contentView
....rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
....autoresizingMask@autoresizingMask	key=autoresizingMask
collectionViewCell	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.collectionViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
..autoresizingMask@autoresizingMask	key=autoresizingMask
collectionViewController	sceneMemberID=viewController
.collectionView@view	key=view	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	dataMode=prototypes	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
..collectionViewFlowLayout@collectionViewLayout	key=collectionViewLayout	automaticEstimatedItemSize=YES	minimumLineSpacing=10	minimumInteritemSpacing=10	id=#layout
...size@itemSize	key=itemSize	width=128	height=128
...size@headerReferenceSize	key=headerReferenceSize	width=0.0	height=0.0
...size@footerReferenceSize	key=footerReferenceSize	width=0.0	height=0.0
...inset@sectionInset	key=sectionInset	minX=0.0	minY=0.0	maxX=0.0	maxY=0.0
..cells
...collectionViewCell	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#cell
....rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
....autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
....collectionViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#contentView
.....rect@frame	key=frame	x=0.0	y=0.0	width=128	height=128
.....autoresizingMask@autoresizingMask	key=autoresizingMask
..connections
...outlet	property=dataSource	destination=#self	id=#dataSource
...outlet	property=delegate	destination=#self	id=#delegate
collectionViewFlowLayout	automaticEstimatedItemSize=YES	minimumLineSpacing=10	minimumInteritemSpacing=10
.size@itemSize	key=itemSize	width=128	height=128
.size@headerReferenceSize	key=headerReferenceSize	width=0.0	height=0.0
.size@footerReferenceSize	key=footerReferenceSize	width=0.0	height=0.0
.inset@sectionInset	key=sectionInset	minX=0.0	minY=0.0	maxX=0.0	maxY=0.0
collectionViewLayout
colorWell	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=28	height=28
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
command	title=Item
containerView	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
containerView:withScene	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.connections
..segue	destination=#child	kind=embed	id=#segue
.+scene
..viewController	id=#child	sceneMemberID=viewController
...view@view	key=view	contentMode=scaleToFill	id=#child.view
....rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....viewLayoutGuide@safeArea	key=safeArea	id=#child.safeArea
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
customObject
datePicker	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	datePickerMode=dateAndTime	minuteInterval=1	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=206	height=34
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
exit	userLabel=Exit	sceneMemberID=exit
gestureRecognizer
glkView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	fixedFrame=YES	enableSetNeedsDisplay=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
glkViewController	preferredFramesPerSecond=30	sceneMemberID=viewController
.glkView@view	key=view	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	enableSetNeedsDisplay=NO	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
hostingController	sceneMemberID=viewController
imageView	clipsSubviews=YES	userInteractionEnabled=NO	contentMode=scaleAspectFit	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
keyCommand	input=s	modifierFlags=1048576	actionName=command:
label	opaque=NO	userInteractionEnabled=NO	contentMode=left	horizontalHuggingPriority=251	verticalHuggingPriority=251	fixedFrame=YES	text=Label	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=42	height=21
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.fontDescription@fontDescription	key=fontDescription	type=system	pointSize=17
.nil@textColor	key=textColor
.nil@highlightedColor	key=highlightedColor
mapView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	mapType=standard	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
menu	title=Menu
.children
..command	title=Item 1	id=#item1
..command	title=Item 2	id=#item2
menu:inline	title=Menu
.children
..command	title=Item 1	id=#item1
..command	title=Item 2	id=#item2
menu:main	title=Main Menu
.children
mtkView	contentMode=scaleToFill	fixedFrame=YES	colorPixelFormat=BGRA8Unorm	depthStencilPixelFormat=Depth32Float	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
navigationBar	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMaxY=YES
.items
..navigationItem	title=Title	id=#item
navigationController	automaticallyAdjustsScrollViewInsets=NO	sceneMemberID=viewController
.toolbarItems
.navigationBar@navigationBar	key=navigationBar	contentMode=scaleToFill	id=#navigationBar
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
.nil	name=viewControllers
navigationController:withRoot	automaticallyAdjustsScrollViewInsets=NO	sceneMemberID=viewController
.toolbarItems
.navigationBar@navigationBar	key=navigationBar	contentMode=scaleToFill	id=#navigationBar
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
.nil	name=viewControllers
.connections
..segue	destination=#root	kind=relationship	relationship=rootViewController	id=#segue
.+scene
..tableViewController	id=#root	sceneMemberID=viewController
...tableView@view	key=view	clipsSubviews=YES	contentMode=scaleToFill	alwaysBounceVertical=YES	dataMode=prototypes	style=plain	separatorStyle=default	rowHeight=-1	estimatedRowHeight=-1	sectionHeaderHeight=-1	estimatedSectionHeaderHeight=-1	sectionFooterHeight=-1	estimatedSectionFooterHeight=-1	id=#root.view
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
....prototypes
.....tableViewCell	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	id=#root.cell
......rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
......autoresizingMask@autoresizingMask	key=autoresizingMask
......tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#root.cell	id=#root.contentView
.......rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.......autoresizingMask@autoresizingMask	key=autoresizingMask
....connections
.....outlet	property=dataSource	destination=#root	id=#root.dataSource
.....outlet	property=delegate	destination=#root	id=#root.delegate
...navigationItem@navigationItem	key=navigationItem	title=Root View Controller	id=#navigationItem
navigationItem	title=Title
pageControl	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	numberOfPages=3	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=115.5	height=26
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
pageViewController	autoresizesArchivedViewToFullSize=NO	transitionStyle=pageCurl	navigationOrientation=horizontal	spineLocation=min	sceneMemberID=viewController
panGestureRecognizer	minimumNumberOfTouches=1
pickerView	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=320	height=216
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
pinchGestureRecognizer
placeholder:external	placeholderIdentifier=External
pongPressGestureRecognizer	allowableMovement=10	minimumPressDuration=0.5
progressView	opaque=NO	contentMode=scaleToFill	verticalHuggingPriority=750	fixedFrame=YES	progress=0.5	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=150	height=4
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
refreshControl	opaque=NO	multipleTouchEnabled=YES	contentMode=center	enabled=NO	contentHorizontalAlignment=center	contentVerticalAlignment=center
.autoresizingMask@autoresizingMask	key=autoresizingMask
rotationGestureRecognizer
scene	sceneID=#scene
.objects
..placeholder	placeholderIdentifier=IBFirstResponder	id=#firstResponder	userLabel=First Responder	customClass=UIResponder	sceneMemberID=firstResponder
sceneKitView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
screenEdgePanGestureRecognizer	minimumNumberOfTouches=1
scrollView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.viewLayoutGuide@contentLayoutGuide	key=contentLayoutGuide	id=#contentLayoutGuide
.viewLayoutGuide@frameLayoutGuide	key=frameLayoutGuide	id=#frameLayoutGuide
searchBar	contentMode=redraw	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=56
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.textInputTraits@textInputTraits	key=textInputTraits
segmentedControl	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=left	contentVerticalAlignment=top	segmentControlStyle=plain	selectedSegmentIndex=0	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=131	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.segments
..segment	title=First
..segment	title=Second
skView	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
slider	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	value=0.5	minValue=0.0	maxValue=1	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=118	height=31
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
splitViewController	sceneMemberID=viewController
splitViewController:withChildren	sceneMemberID=viewController
.connections
..segue	destination=#master	kind=relationship	relationship=masterViewController	id=#masterSegue
..segue	destination=#detail	kind=relationship	relationship=detailViewController	id=#detailSegue
.+scene
..navigationController	automaticallyAdjustsScrollViewInsets=NO	id=#master	sceneMemberID=viewController
...toolbarItems
...navigationBar@navigationBar	key=navigationBar	contentMode=scaleToFill	id=#master.navigationBar
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
....autoresizingMask@autoresizingMask	key=autoresizingMask
...nil	name=viewControllers
...connections
....segue	destination=#root	kind=relationship	relationship=rootViewController	id=#rootSegue
.+scene
..tableViewController	id=#root	sceneMemberID=viewController
...tableView@view	key=view	clipsSubviews=YES	contentMode=scaleToFill	alwaysBounceVertical=YES	dataMode=prototypes	style=plain	separatorStyle=default	rowHeight=-1	estimatedRowHeight=-1	sectionHeaderHeight=-1	estimatedSectionHeaderHeight=-1	sectionFooterHeight=-1	estimatedSectionFooterHeight=-1	id=#root.view
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
....prototypes
.....tableViewCell	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	id=#root.cell
......rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
......autoresizingMask@autoresizingMask	key=autoresizingMask
......tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#root.cell	id=#root.contentView
.......rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.......autoresizingMask@autoresizingMask	key=autoresizingMask
....connections
.....outlet	property=dataSource	destination=#root	id=#root.dataSource
.....outlet	property=delegate	destination=#root	id=#root.delegate
...navigationItem@navigationItem	key=navigationItem	title=Root View Controller	id=#navigationItem
.+scene
..viewController	id=#detail	sceneMemberID=viewController
...view@view	key=view	contentMode=scaleToFill	id=#detail.view
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....viewLayoutGuide@safeArea	key=safeArea	id=#detail.safeArea
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
stackView	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=200	height=100
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
stackView:vertical	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	axis=vertical	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=100	height=200
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
stepper	opaque=NO	contentMode=scaleToFill	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	maximumValue=100	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=94	height=32
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
swipeGestureRecognizer	direction=right
switch	opaque=NO	contentMode=scaleToFill	horizontalHuggingPriority=750	verticalHuggingPriority=750	fixedFrame=YES	contentHorizontalAlignment=center	contentVerticalAlignment=center	on=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=51	height=31
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
tabBar	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=49
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES
.color@backgroundColor	key=backgroundColor	white=0.0	alpha=0.0	colorSpace=custom	customColorSpace=genericGamma22GrayColorSpace
.items
..tabBarItem	systemItem=favorites	id=#first
..tabBarItem	systemItem=more	id=#second
tabBarController	sceneMemberID=viewController
.tabBar@tabBar	key=tabBar	contentMode=scaleToFill	insetsLayoutMarginsFromSafeArea=NO	id=#tabBar
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=49
..autoresizingMask@autoresizingMask	key=autoresizingMask
..color@backgroundColor	key=backgroundColor	white=0.0	alpha=0.0	colorSpace=custom	customColorSpace=genericGamma22GrayColorSpace
tabBarController:withChildren	sceneMemberID=viewController
.tabBar@tabBar	key=tabBar	contentMode=scaleToFill	insetsLayoutMarginsFromSafeArea=NO	id=#tabBar
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=49
..autoresizingMask@autoresizingMask	key=autoresizingMask
..color@backgroundColor	key=backgroundColor	white=0.0	alpha=0.0	colorSpace=custom	customColorSpace=genericGamma22GrayColorSpace
.connections
..segue	destination=#first	kind=relationship	relationship=viewControllers	id=#firstSegue
..segue	destination=#second	kind=relationship	relationship=viewControllers	id=#secondSegue
.+scene
..viewController	id=#first	sceneMemberID=viewController
...view@view	key=view	contentMode=scaleToFill	id=#first.view
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....viewLayoutGuide@safeArea	key=safeArea	id=#first.safeArea
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
...tabBarItem@tabBarItem	key=tabBarItem	title=Item 1	id=#firstItem
.+scene
..viewController	id=#second	sceneMemberID=viewController
...view@view	key=view	contentMode=scaleToFill	id=#second.view
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....viewLayoutGuide@safeArea	key=safeArea	id=#second.safeArea
....color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
...tabBarItem@tabBarItem	key=tabBarItem	title=Item 2	id=#secondItem
tabBarItem	title=Item
tableView	clipsSubviews=YES	contentMode=scaleToFill	fixedFrame=YES	alwaysBounceVertical=YES	style=plain	separatorStyle=default	rowHeight=-1	estimatedRowHeight=-1	sectionHeaderHeight=-1	estimatedSectionHeaderHeight=-1	sectionFooterHeight=-1	estimatedSectionFooterHeight=-1	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
tableView:prototypes	clipsSubviews=YES	contentMode=scaleToFill	fixedFrame=YES	alwaysBounceVertical=YES	dataMode=prototypes	style=plain	separatorStyle=default	rowHeight=-1	estimatedRowHeight=-1	sectionHeaderHeight=-1	estimatedSectionHeaderHeight=-1	sectionFooterHeight=-1	estimatedSectionFooterHeight=-1	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
tableViewCell	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask
.tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#self	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
tableViewCell:basic	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	textLabel=#text	style=IBUITableViewCellStyleDefault
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask
.tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#self	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
..subviews
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Title	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#text
....rect@frame	key=frame	x=20	y=0.0	width=353	height=44
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=17
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
tableViewCell:leftDetail	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	textLabel=#text	detailTextLabel=#detail	style=IBUITableViewCellStyleValue2
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask
.tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#self	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
..subviews
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Title	textAlignment=right	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#text
....rect@frame	key=frame	x=20	y=14	width=91	height=16
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=13
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Detail	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#detail
....rect@frame	key=frame	x=117	y=14	width=34	height=16
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=13
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
tableViewCell:rightDetail	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	textLabel=#text	detailTextLabel=#detail	style=IBUITableViewCellStyleValue1
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask
.tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#self	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
..subviews
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Title	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#text
....rect@frame	key=frame	x=20	y=12	width=33	height=20.333333333333332
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=17
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Detail	textAlignment=right	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#detail
....rect@frame	key=frame	x=329	y=12	width=44	height=20.333333333333332
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=17
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
tableViewCell:subtitle	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	textLabel=#text	detailTextLabel=#detail	style=IBUITableViewCellStyleSubtitle
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask
.tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#self	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
..autoresizingMask@autoresizingMask	key=autoresizingMask
..subviews
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Title	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#text
....rect@frame	key=frame	x=20	y=5	width=33	height=20.333333333333332
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=17
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
...label	opaque=NO	multipleTouchEnabled=YES	contentMode=left	insetsLayoutMarginsFromSafeArea=NO	text=Subtitle	textAlignment=natural	lineBreakMode=tailTruncation	baselineAdjustment=alignBaselines	adjustsFontSizeToFit=NO	id=#detail
....rect@frame	key=frame	x=20	y=25.333333333333332	width=44	height=14.333333333333334
....autoresizingMask@autoresizingMask	key=autoresizingMask
....fontDescription@fontDescription	key=fontDescription	type=system	pointSize=12
....nil@textColor	key=textColor
....nil@highlightedColor	key=highlightedColor
tableViewController	sceneMemberID=viewController
.tableView@view	key=view	clipsSubviews=YES	contentMode=scaleToFill	alwaysBounceVertical=YES	dataMode=prototypes	style=plain	separatorStyle=default	rowHeight=-1	estimatedRowHeight=-1	sectionHeaderHeight=-1	estimatedSectionHeaderHeight=-1	sectionFooterHeight=-1	estimatedSectionFooterHeight=-1	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
..prototypes
...tableViewCell	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	id=#cell
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
....autoresizingMask@autoresizingMask	key=autoresizingMask
....tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#cell	id=#contentView
.....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.....autoresizingMask@autoresizingMask	key=autoresizingMask
..connections
...outlet	property=dataSource	destination=#self	id=#dataSource
...outlet	property=delegate	destination=#self	id=#delegate
tableViewSection
.cells
..tableViewCell	clipsSubviews=YES	contentMode=scaleToFill	preservesSuperviewLayoutMargins=YES	selectionStyle=default	indentationWidth=10	id=#cell
...rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
...autoresizingMask@autoresizingMask	key=autoresizingMask
...tableViewCellContentView@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	preservesSuperviewLayoutMargins=YES	insetsLayoutMarginsFromSafeArea=NO	tableViewCell=#cell	id=#contentView
....rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
....autoresizingMask@autoresizingMask	key=autoresizingMask
tapGestureRecognizer
textField	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	contentHorizontalAlignment=left	contentVerticalAlignment=center	borderStyle=roundedRect	textAlignment=natural	minimumFontSize=17	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=97	height=34
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.fontDescription@fontDescription	key=fontDescription	type=system	pointSize=14
.textInputTraits@textInputTraits	key=textInputTraits
textView	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=scaleToFill	fixedFrame=YES	textAlignment=natural	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
.color@textColor	key=textColor	systemColor=labelColor
.fontDescription@fontDescription	key=fontDescription	type=system	pointSize=14
.textInputTraits@textInputTraits	key=textInputTraits	autocapitalizationType=sentences
toolbar	opaque=NO	clearsContextBeforeDrawing=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=44
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	flexibleMinY=YES
.items
..barButtonItem	title=Item	id=#item
view	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
view:root	contentMode=scaleToFill
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
.autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.viewLayoutGuide@safeArea	key=safeArea	id=#safeArea
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
viewController	sceneMemberID=viewController
.view@view	key=view	contentMode=scaleToFill	id=#view
..rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..viewLayoutGuide@safeArea	key=safeArea	id=#safeArea
..color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
viewControllerPlaceholder	sceneMemberID=viewController
visualEffectView	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.view@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
.blurEffect	style=regular
visualEffectView:vibrancy	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.view@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#contentView
..rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
..autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
..subviews
...visualEffectView	opaque=NO	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO	id=#vibrant
....rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....view@contentView	key=contentView	opaque=NO	clipsSubviews=YES	multipleTouchEnabled=YES	contentMode=center	insetsLayoutMarginsFromSafeArea=NO	id=#vibrantContent
.....rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.....autoresizingMask@autoresizingMask	key=autoresizingMask	widthSizable=YES	heightSizable=YES
....vibrancyEffect
.....blurEffect	style=regular
.blurEffect	style=regular
window	opaque=NO	clearsContextBeforeDrawing=NO	contentMode=scaleToFill
.rect@frame	key=frame	x=0.0	y=0.0	width=393	height=852
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	systemColor=systemBackgroundColor
wkWebView	contentMode=scaleToFill	fixedFrame=YES	translatesAutoresizingMaskIntoConstraints=NO
.rect@frame	key=frame	x=0.0	y=0.0	width=240	height=128
.autoresizingMask@autoresizingMask	key=autoresizingMask	flexibleMaxX=YES	flexibleMaxY=YES
.color@backgroundColor	key=backgroundColor	red=0.36078431370000003	green=0.38823529410000002	blue=0.4039215686	alpha=1	colorSpace=custom	customColorSpace=sRGB
.wkWebViewConfiguration@configuration	key=configuration
..audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback	key=mediaTypesRequiringUserActionForPlayback	none=YES
..wkPreferences@preferences	key=preferences
"""#
}
