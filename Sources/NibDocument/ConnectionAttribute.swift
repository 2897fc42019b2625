import Bytes

/// The attributes of connections (Documentation/Format/Connections.md#kinds), recognized without making strings.
enum ConnectionAttribute {
    case id, property, selector, name, kind, destination, target, eventType, trigger, keyPath, identifier, relationship

    /// Recognizes an attribute by its name; nil for any other attribute.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
        // Only called if the lengths are equal.
        func reads(_ wanted: StaticString) -> Bool { UnsafeRawBufferPointer(name).holds(wanted, at: 0) }
        switch name.count {
        case 2 where reads("id"): self = .id
        case 4 where reads("name"): self = .name
        case 4 where reads("kind"): self = .kind
        case 6 where reads("target"): self = .target
        case 7 where reads("trigger"): self = .trigger
        case 7 where reads("keyPath"): self = .keyPath
        case 8 where reads("property"): self = .property
        case 8 where reads("selector"): self = .selector
        case 9 where reads("eventType"): self = .eventType
        case 10 where reads("identifier"): self = .identifier
        case 11 where reads("destination"): self = .destination
        case 12 where reads("relationship"): self = .relationship
        default: return nil
        }
    }
}
