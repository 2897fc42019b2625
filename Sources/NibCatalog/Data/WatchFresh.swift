// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Fresh objects of watchOS.
    static let watchFresh: StaticString = #"""
button	width=1	alignment=left	title=Button
controller
dateLabel	alignment=left
glanceController
group	width=1	alignment=left
hostingController
imageView	alignment=left
inlineMovie	alignment=left
label	alignment=left	text=Label
map	height=90	alignment=left
menu
.items
..menuItem	title=Menu Item	icon=accept	id=#item
menuItem	title=Menu Item	icon=accept
notificationController
.items
..label	alignment=left	text=Alert Label	id=#label
.notificationCategory@notificationCategory	key=notificationCategory	id=#category
.connections
..outlet	property=notificationAlertLabel	destination=#label	id=#outlet
panGestureRecognizer
picker	height=100	alignment=left
sceneKitScene	alignment=left
separator	alignment=left
slider	width=1	alignment=left
spriteKitScene	width=1	alignment=left
swipeGestureRecognizer
switch	width=1	alignment=left	title=Switch
table	alignment=left
.items
..tableRow	id=#row
...group@rootItem	key=rootItem	width=1	alignment=left	id=#rootItem
tableRow
.group@rootItem	key=rootItem	width=1	alignment=left	id=#rootItem
tapGestureRecognizer
timer	alignment=left
"""#
}
