/// What the documents of one family and era can have: elements, names, orders, defaults.
///
/// The data are counts of what documents have (Documentation/Format/README.md) or public API; `Scripts/catalog` makes them. A
/// catalogue reads its data when they are first needed and keeps them. It must not be used from several threads at once.
///
/// ```swift
/// let catalog = Catalog(.cocoaTouch, Era(toolsVersion: 22505))
/// catalog.attributePosition(element: "label", present: ["opaque", "text", "id"], new: "contentMode")  // 1
/// ```
package final class Catalog {
    /// The family of documents that the catalogue describes.
    package let family: Family
    /// The era whose orders the catalogue uses.
    package let era: Era
    /// Whether the documents are those of watchOS, which share elements with iOS but not what they have.
    package let isWatch: Bool

    var orders: OrderCache
    var elements: ElementCache
    var classes = ClassCache()
    var members = MemberCache()
    var slots: SlotCache
    var freshElements: FreshCache
    var libraryItems: LibraryCache
    var connections = ConnectionCache()
    var bindings = BindingCache()
    var texts: TextCache
    var localized: LocalizedCache
    var references: ReferenceCache
    var values: ValueCache

    /// Makes a catalogue. It reads nothing until it is asked.
    package init(_ family: Family, era: Era, isWatch: Bool = false) {
        self.family = family
        self.era = era
        self.isWatch = isWatch
        orders = OrderCache(family, era: era, isWatch: isWatch)
        elements = ElementCache(family, isWatch: isWatch)
        slots = SlotCache(family, isWatch: isWatch)
        freshElements = FreshCache(family, isWatch: isWatch)
        libraryItems = LibraryCache(family)
        texts = TextCache(family)
        localized = LocalizedCache(family)
        references = ReferenceCache(family)
        values = ValueCache(family)
    }
}
