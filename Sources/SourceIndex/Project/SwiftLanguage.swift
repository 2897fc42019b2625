/// What the versions of Swift in which a target compiles mean for its Objective-C names; a target can have several configurations.
struct SwiftLanguage: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Swift 2, or a target of Xcode 7 or earlier, which has no setting for the version: the first parameter has no label unless it is
    /// written twice.
    static let firstLabelLeftOut = SwiftLanguage(rawValue: 1 << 0)
    /// Swift 3 or earlier, or its rule kept by a setting: Objective-C sees each member of a class that derives from one of its own,
    /// unless it is private (Swift Evolution 0160).
    static let infersObjC = SwiftLanguage(rawValue: 1 << 1)
    /// Swift 3 or later in at least one configuration.
    static let modern = SwiftLanguage(rawValue: 1 << 2)

    /// Reads build settings.
    ///
    /// - Parameters:
    ///   - version: the value of `SWIFT_VERSION`; nil if there is none.
    ///   - inference: the value of `SWIFT_SWIFT3_OBJC_INFERENCE`.
    init(version: String?, inference: String?) {
        let major = version.flatMap { Int($0.prefix { $0.isNumber }) }
        switch major {
        case nil: self = version == nil ? [.firstLabelLeftOut, .infersObjC] : .modern
        case let major? where major < 3: self = [.firstLabelLeftOut, .infersObjC]
        case 3?: self = [.modern, .infersObjC]
        default: self = inference == "On" || inference == "Default" ? [.modern, .infersObjC] : .modern
        }
    }

    /// Makes a set of its bits.
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What it means for the declarations of a type.
    var traits: TypeDeclaration.Traits {
        var traits: TypeDeclaration.Traits = []
        if contains(.firstLabelLeftOut) { traits.insert(.firstLabelLeftOut) }
        if contains(.infersObjC) { traits.insert(.infersObjC) }
        if self == .modern || self == [.modern, .infersObjC] { traits.insert(.allLabels) }
        return traits
    }
}
