// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Bindings of AppKit classes.
    static let bindings: StaticString = #"""
NSView hidden# toolTip
NSControl alignment enabled# value font fontBold fontFamilyName fontItalic fontName fontSize textColor
NSButton alternateImage alternateTitle argument displayPatternTitle* editable# image target title transparent
NSPopUpButton content contentObjects contentValues selectedIndex selectedObject selectedTag selectedValue
NSTextField argument displayPatternValue* editable# maxValue minValue target
NSSearchField predicate recentSearches
NSComboBox content contentObjects contentValues
NSTextView alignment attributedString attributedText data editable# font fontBold fontFamilyName fontItalic fontName fontSize textColor value valuePath valueURL
NSImageView data editable# valuePath valueURL
NSSlider maxValue minValue
NSStepper maxValue minValue
NSLevelIndicator criticalValue editable# maxValue minValue warningValue
NSDatePicker maxValue minValue timeInterval
NSSegmentedControl selectedIndex selectedLabel selectedTag
NSMatrix argument content contentObjects contentValues selectedIndex selectedObject selectedTag selectedValue target
NSProgressIndicator animate animationDelay isIndeterminate maxValue minValue value
NSBox displayPatternTitle* title
NSTabView font selectedIdentifier selectedIndex selectedLabel
NSBrowser content contentObjects contentValues doubleClickArgument doubleClickTarget selectionIndexPaths
NSTableView content doubleClickArgument doubleClickTarget rowHeight selectionIndexes sortDescriptors
NSOutlineView selectionIndexPaths
NSCollectionView content selectionIndexes
NSRuleEditor rows
NSTableColumn alignment content contentObjects contentValues criticalValue data displayPatternValue* editable# enabled# font fontBold fontFamilyName fontItalic fontName fontSize headerTitle maxValue maxWidth minValue minWidth selectedIndex selectedObject selectedTag selectedValue textColor title value valuePath valueURL warningValue width
NSMenuItem argument attributedTitle displayPatternTitle* enabled# hidden# image keyEquivalent mixedStateImage offStateImage onStateImage target title value
NSWindow contentHeight contentWidth displayPatternTitle* documentEdited maxHeight maxWidth minHeight minWidth representedFilename title
NSDrawer edge parentWindow preferredEdge visible
NSPopover contentHeight contentWidth positioningRect
NSViewController representedObject title
NSObjectController content contentObject editable managedObjectContext
NSArrayController contentArray contentArrayForMultipleSelection contentSet filterPredicate selectionIndexes sortDescriptors
NSDictionaryController contentDictionary excludedKeys includedKeys initialKey initialValue localizedKeyDictionary
NSTreeController contentArray contentArrayForMultipleSelection contentSet selectionIndexPaths sortDescriptors
NSUserDefaultsController appliesImmediately
NSActionCell alignment enabled# font fontBold fontFamilyName fontItalic fontName fontSize textColor value
NSButtonCell alternateImage alternateTitle argument displayPatternTitle* editable# image target title transparent
NSPopUpButtonCell content contentObjects contentValues selectedIndex selectedObject selectedTag selectedValue
NSTextFieldCell argument displayPatternValue* editable# maxValue minValue target
NSSearchFieldCell predicate recentSearches
NSComboBoxCell content contentObjects contentValues
NSSliderCell maxValue minValue
NSStepperCell maxValue minValue
NSLevelIndicatorCell criticalValue editable# maxValue minValue warningValue
NSDatePickerCell maxValue minValue timeInterval
NSSegmentedCell selectedIndex selectedLabel selectedTag
NSImageCell value valuePath valueURL
"""#
}
