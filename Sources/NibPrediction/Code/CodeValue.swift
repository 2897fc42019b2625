import ClassFacts

/// The value of a runtime attribute.
enum CodeValue: Hashable {
    case boolean(Bool)
    case number(String)
    case string(String)
    case localized(String)
    case image(String)
    case color([String: String])
    case point([String])
    case size([String])
    case rect([String])
    case range([String])
    case null
}
