/// What Interface Builder documents of one family and era offer: elements, names, orders, defaults.
///
/// The data are measured (FORMAT.md) or public API; `Scripts/catalog` makes them. A catalogue reads only what it is
/// asked for, keeps what it has read, and belongs to one owner: it is not for use from several threads at once.
///
/// ```swift
/// let catalog = Catalog(.cocoaTouch, Era(toolsVersion: 22505))
/// catalog.attributePosition(element: "label", present: ["opaque", "text", "id"], new: "contentMode")  // 1
/// ```
public final class Catalog {
    /// The family of documents that this catalogue is for.
    public let family: Family
    /// The era whose orders it gives.
    public let era: Era

    var orders: OrderCache
    var elements: ElementCache
    var classes = ClassCache()
    var slots: SlotCache
    var freshElements: FreshCache
    var connections = ConnectionCache()
    var bindings = BindingCache()
    var texts: TextCache
    var references: ReferenceCache
    var values: ValueCache

    /// Makes a catalogue; nothing is read yet.
    public init(_ family: Family, _ era: Era) {
        self.family = family
        self.era = era
        orders = OrderCache(family, era)
        elements = ElementCache(family)
        slots = SlotCache(family)
        freshElements = FreshCache(family)
        texts = TextCache(family)
        references = ReferenceCache(family)
        values = ValueCache(family)
    }
}
