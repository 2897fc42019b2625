/// Controllers for bindings, and objects of custom classes.
enum ControllerForms {
    static let forms: [String: ObjectForm] = [
        "NSCustomObject": ObjectForm(element: "customObject", ownClass: "NSObject") { object in
            object.source.drop("NSClassName")
        },
        "NSUserDefaultsController": ObjectForm(element: "userDefaultsController", build: defaults),
        "NSObjectController": ObjectForm(element: "objectController") { object in
            objectController(object)
        },
        "NSArrayController": ObjectForm(element: "arrayController", build: array),
        "NSTreeController": ObjectForm(element: "treeController", build: tree),
    ]

    private static func defaults(_ object: Building) {
        let (source, element) = (object.source, object.element)
        if source.has("NSDeclaredKeys") {
            keys(object)
        } else {
            element.set("representsSharedInstance", to: "YES")
        }
        source.drop("NSSharedInstance", "NSAppliesImmediately")
    }

    private static func keys(_ object: Building) {
        let (source, element) = (object.source, object.element)
        for value in source.members("NSDeclaredKeys") {
            guard let text = source.understanding.graph.string(value) else {
                source.doubt("NSDeclaredKeys")
                continue
            }
            element.list("declaredKeys").add(MadeElement.string(text, key: nil))
        }
    }

    private static func objectController(_ object: Building) {
        let (source, element) = (object.source, object.element)
        if !source.flag("NSEditable") { element.set("editable", to: "NO") }
        if source.flag("NSAutomaticallyPreparesContent") { element.set("automaticallyPreparesContent", to: "YES") }
        if let name = source.text("NSObjectClassName") { element.set("objectClassName", to: name) }
        keys(object)
        if source.flag("_NSIsUsingManagedProxy") { element.set("mode", to: "entity") }
        if source.flag("_NSUsesLazyFetching") { element.set("usesLazyFetching", to: "YES") }
        guard let proxy = source.child("_NSManagedProxy") else { return }
        if let name = proxy.text("NSEntityName") { element.set("entityName", to: name) }
        if let predicate = proxy.child("NSFetchPredicate") {
            source.understanding.understandAll(of: predicate.object)
            proxy.doubt("NSFetchPredicate")
        }
    }

    private static func array(_ object: Building) {
        let (source, element) = (object.source, object.element)
        objectController(object)
        selecting(object)
        if !source.flag("NSClearsFilterPredicateOnInsertion") {
            element.set("clearsFilterPredicateOnInsertion", to: "NO")
        }
        if source.optionalFlag("NSFilterRestrictsInsertion") == false {
            element.set("filterRestrictsInsertion", to: "NO")
        }
        if source.flag("NSAutomaticallyRearrangesObjects") { element.set("automaticallyRearrangesObjects", to: "YES") }
    }

    private static func selecting(_ object: Building) {
        let (source, element) = (object.source, object.element)
        for (field, name) in [
            ("NSAvoidsEmptySelection", "avoidsEmptySelection"), ("NSPreservesSelection", "preservesSelection"),
            ("NSSelectsInsertedObjects", "selectsInsertedObjects"),
        ] where !source.flag(field) { element.set(name, to: "NO") }
        if source.flag("NSAlwaysUsesMultipleValuesMarker") { element.set("alwaysUsesMultipleValuesMarker", to: "YES") }
    }

    private static func tree(_ object: Building) {
        let (source, element) = (object.source, object.element)
        objectController(object)
        selecting(object)
        for (field, name) in [
            ("NSTreeContentChildrenKey", "childrenKeyPath"), ("NSTreeContentLeafKey", "leafKeyPath"),
            ("NSTreeContentCountKey", "countKeyPath"),
        ] {
            if let text = source.text(field) { element.set(name, to: text) }
        }
    }
}
