// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// Commands for properties by other names. iOS.
    static let cocoaTouchAdvice: StaticString = #"""
accessibilityHint * = set OBJ accessibility.hint VALUE
accessibilityIdentifier * = set OBJ accessibility.identifier VALUE
accessibilityLabel * = set OBJ accessibility.label VALUE
accessibilityTraits * = set OBJ accessibility.traits VALUE
isAccessibilityElement * = set OBJ accessibility.isElement VALUE
action * = connect action OBJ -> DST.SELECTOR
active constraint = set OBJ installed VALUE
attributedTitle button = set OBJ normal.attributedTitle.fragment.content VALUE
backgroundImage button = set OBJ normal.backgroundImage VALUE
borderWidth * = attribute OBJ layer.borderWidth number VALUE
bounds * = set OBJ frame (X,Y,WIDTH,HEIGHT)
center * = set OBJ frame (X,Y,WIDTH,HEIGHT)
clipsToBounds * = set OBJ clipsSubviews VALUE
contentCompressionResistancePriority * = set OBJ horizontalCompressionResistancePriority VALUE
contentHuggingPriority * = set OBJ horizontalHuggingPriority VALUE
cornerRadius * = attribute OBJ layer.cornerRadius number VALUE
hugging * = set OBJ horizontalHuggingPriority VALUE
identifier collectionReusableView collectionViewCell tableViewCell = set OBJ reuseIdentifier VALUE
identifier collectionViewController navigationController splitViewController tabBarController tableViewController viewController = set OBJ storyboardIdentifier VALUE
image button = set OBJ normal.image VALUE
isActive constraint = set OBJ installed VALUE
items segmentedControl = set OBJ segments.segment[0].title VALUE
masksToBounds * = attribute OBJ layer.masksToBounds boolean VALUE
maximumValue slider = set OBJ maxValue VALUE
maxValue stepper = set OBJ maximumValue VALUE
minimumValue slider = set OBJ minValue VALUE
minValue stepper = set OBJ minimumValue VALUE
opacity * = set OBJ alpha VALUE
placeholderText textField = set OBJ placeholder VALUE
prefersLargeTitles navigationBar = set OBJ largeTitles VALUE
reuseID collectionReusableView collectionViewCell tableViewCell = set OBJ reuseIdentifier VALUE
shadowColor button imageView view = attribute OBJ layer.shadowColor color VALUE
shadowOpacity * = attribute OBJ layer.shadowOpacity number VALUE
shadowRadius * = attribute OBJ layer.shadowRadius number VALUE
storyboardID * = set OBJ storyboardIdentifier VALUE
subtitle tableViewCell = set OBJ detailTextLabel.text VALUE
target * = connect action OBJ -> DST.SELECTOR
text button = set OBJ title VALUE
title label textField = set OBJ text VALUE
titleColor button = set OBJ normal.titleColor VALUE
titleLabel button = set OBJ normal.title VALUE
titleShadowColor button = set OBJ normal.titleShadowColor VALUE
visible * = set OBJ hidden NO
zPosition * = attribute OBJ layer.zPosition number VALUE
"""#
}
