/// The names of a list with their places in it.
///
/// The names are the catalogue's own bytes: none is copied.
struct OrderedNames {
    /// The names in order.
    let names: [DataText]
    private let places: [DataText: Int]

    init(_ names: [DataText]) {
        self.names = names
        places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The place of a name, or nil if the list does not have it.
    subscript(name: DataText) -> Int? { places[name] }
}

extension DataText: Hashable {
    static func == (one: DataText, other: DataText) -> Bool {
        one.equals(UnsafeBufferPointer(start: other.start, count: other.count))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: count))
    }
}
