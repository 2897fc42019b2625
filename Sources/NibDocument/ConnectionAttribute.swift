#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The attributes that tell what a connection is (FORMAT.md, section 5), told apart without making strings of them.
enum ConnectionAttribute {
    case id, property, selector, name, kind, destination, target, eventType, trigger, keyPath, identifier, relationship

    /// The attribute of a name; nil for any other.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
        // Called for names of the same length only.
        func reads(_ wanted: StaticString) -> Bool {
            memcmp(name.baseAddress!, wanted.utf8Start, wanted.utf8CodeUnitCount) == 0
        }
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
