/// The catalogue's data: text in the binary, which is not read before it is needed.
///
/// The files in `Data` hold it; `Scripts/catalog/build.py` makes them.
enum CatalogData {
    static func attributeOrders(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaAttributeOrders : cocoaTouchAttributeOrders)
    }

    static func childOrders(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaChildOrders : cocoaTouchChildOrders)
    }

    static func elements(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaElements : cocoaTouchElements)
    }

    static func slots(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaSlots : cocoaTouchSlots)
    }

    static func fresh(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaFresh : cocoaTouchFresh)
    }

    static func library(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaLibrary : cocoaTouchLibrary)
    }

    static func texts(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaTexts : cocoaTouchTexts)
    }

    static func localized(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaLocalized : cocoaTouchLocalized)
    }

    static func references(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaReferences : cocoaTouchReferences)
    }

    static func values(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaValues : cocoaTouchValues)
    }

    static func advice(_ family: Family) -> DataText {
        DataText(family == .cocoa ? cocoaAdvice : cocoaTouchAdvice)
    }
}
