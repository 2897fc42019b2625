// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Texts for translators: element, property, path, count. iOS.
    static let cocoaTouchLocalized: StaticString = #"""
* accessibilityHint accessibility@accessibilityConfiguration/hint 11
* accessibilityLabel accessibility@accessibilityConfiguration/label 99
* accessibilityLabel accessibilityLabel 20
* accessibilityValue accessibility@accessibilityConfiguration/value 0
* ibExternalUserDefinedRuntimeAttributesLocalizableStrings[] userDefinedRuntimeAttributes/userDefinedRuntimeAttribute[localized]/value 4
barButtonItem title title 127
button normalTitle state@normal/title 408
button selectedTitle state@selected/title 0
button highlightedTitle state@highlighted/title 0
button disabledTitle state@disabled/title 0
button configuration.title @configuration/title 1
button configuration.subtitle @configuration/subtitle 0
button title title 45
collectionViewController title title 0
controller title title 10
label text text 1819
menuItem title title 5
navigationController title title 0
navigationItem title title 424
navigationItem prompt prompt 0
pageViewController title title 0
searchBar placeholder placeholder 6
searchBar prompt prompt 0
searchBar text text 0
segmentedControl segmentTitles[] segments/segment[]/title 12
splitViewController title title 0
tabBarController title title 0
tabBarItem title title 71
tableViewController title title 23
tableViewSection footerTitle footerTitle 47
tableViewSection headerTitle headerTitle 112
textField placeholder placeholder 99
textField text text 5
textView text text 5
viewController title title 3
"""#
}
