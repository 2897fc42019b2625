// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Commands for properties by other names. macOS.
    static let cocoaAdvice: StaticString = #"""
accessibilityHelp * = set OBJ accessibility.help VALUE
accessibilityLabel * = set OBJ accessibility.description VALUE
action * = connect action OBJ -> DST.SELECTOR
alpha * = set OBJ alphaValue VALUE
bounds * = set OBJ frame (X,Y,WIDTH,HEIGHT)
center * = set OBJ frame (X,Y,WIDTH,HEIGHT)
contentCompressionResistancePriority * = set OBJ horizontalCompressionResistancePriority VALUE
contentHuggingPriority * = set OBJ horizontalHuggingPriority VALUE
cornerRadius button customView imageView stackView textField view = attribute OBJ layer.cornerRadius number VALUE
frameAutosave window = set OBJ frameAutosaveName VALUE
label button = set OBJ title VALUE
opacity * = set OBJ alphaValue VALUE
placeholder searchField textField = set OBJ placeholderString VALUE
storyboardID * = set OBJ storyboardIdentifier VALUE
stringValue button = set OBJ title VALUE
stringValue textField = set OBJ title VALUE
target * = connect action OBJ -> DST.SELECTOR
text button label textField = set OBJ title VALUE
visible * = set OBJ hidden NO
"""#
}
