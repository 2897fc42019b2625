// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Texts for translators: element, property, path, count. macOS.
    static let cocoaLocalized: StaticString = #"""
* ibShadowedToolTip toolTip 1286
* ibExternalAccessibilityDescription accessibility/description 589
* ibExternalAccessibilityHelp accessibility/help 2
* ibExternalUserDefinedRuntimeAttributesLocalizableStrings[] userDefinedRuntimeAttributes/userDefinedRuntimeAttribute[localized]/value 0
binding ibShadowedDisplayPattern @options/NSDisplayPattern 4
binding ibShadowedIsNilPlaceholder @options/NSNullPlaceholder 121
binding ibShadowedMultipleValuesPlaceholder @options/NSMultipleValuesPlaceholder 0
binding ibShadowedNoSelectionPlaceholder @options/NSNoSelectionPlaceholder 8
binding ibShadowedNotApplicablePlaceholder @options/NSNotApplicablePlaceholder 5
box title title 315
buttonCell title title 3096
buttonCell alternateTitle alternateTitle 0
comboBoxCell ibShadowedObjectValues[] objectValues/string[]/ 17
comboBoxCell title title 0
comboBoxCell placeholderString placeholderString 0
dateFormatter ibShadowedDateFormat dateFormat 1
menu title title 1422
menuItem title title 8235
searchFieldCell title title 0
searchFieldCell placeholderString placeholderString 2
searchToolbarItem label label 1
searchToolbarItem paletteLabel paletteLabel 1
searchToolbarItem toolTip toolTip 0
secureTextFieldCell title title 0
secureTextFieldCell placeholderString placeholderString 17
segmentedCell ibShadowedLabels[] segments/segment[]/label 368
segmentedCell ibShadowedToolTips[] segments/segment[]/toolTip 20
splitViewController title title 0
tabViewController title title 0
tabViewItem label label 363
tableColumn headerCell.title tableHeaderCell@headerCell/title 354
tableColumn headerToolTip headerToolTip 3
textFieldCell title title 7897
textFieldCell placeholderString placeholderString 105
tokenFieldCell title title 0
tokenFieldCell placeholderString placeholderString 0
toolbarItem label label 122
toolbarItem paletteLabel paletteLabel 115
toolbarItem toolTip toolTip 81
viewController title title 26
window title title 241
"""#
}
