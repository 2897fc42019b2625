import ClassFacts

extension Rule {
    /// All rules, in the order in which the documentation lists them.
    package static let all: [Rule] = [
        unreadable, structure, launchScreen,
        missingOutlet, outletType, collectionType, missingAction, actionForm, segueAction, dataSource, repeatedOutlet,
        unknownEvent,
        unknownClass, classModule, classKind, unusableInitializer,
        runtimeAttribute, runtimeAttributeType, runtimeAttributeValue, bindingKey,
        viewOutlet, ownerClass, sharedView, cellNib, nibLoop, repeatingContent,
        duplicateID, danglingReference, crossScene, storyboardReference, unreachableScene, repeatedIdentifier,
        repeatedSegue,
        misplacedExit, misplacedConstraint, layoutConflict, layoutAmbiguous, misplacedView,
        unusedResource, missingAsset, staleTranslation,
        unconnectedOutlet, unconnectedAction, unansweredAction, segueIdentifier, storyboardIdentifier, reuseIdentifier,
        nibName,
    ]

    /// Returns the rule with an identifier; nil if there is none.
    package static func named(_ identifier: String) -> Rule? { all.first { $0.identifier == identifier } }
}
