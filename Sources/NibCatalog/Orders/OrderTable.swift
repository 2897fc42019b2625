/// The order of an element's attributes, or of its children, in one era.
///
/// Two names that the element has been seen with are in the order of the element's own list. For other pairs the order over
/// all elements of the family decides, which counts less. A name that is in neither goes last.
package final class OrderTable {
    /// A name's place in one table. Keys of different tables must not be compared.
    package struct Key: Sendable, Hashable {
        enum Place: Sendable, Hashable {
            /// The place in the element's own list.
            case own(Int)
            /// The place in the order over all elements, for a name that the element's list does not have.
            case overall(Int)
            /// The name is in neither.
            case unknown
        }

        let place: Place
    }

    /// Two places of the element's list.
    struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// Pairs that are the other way round if an attribute has another value.
    struct Condition {
        let attribute: String
        let value: String
        let pairs: [Pair]
    }

    /// How much a pair of the element's own list counts, and a pair of the order over all elements.
    private static let (ownWeight, overallWeight) = (1000, 1)

    private let own: OrderedNames
    private let overall: OrderedNames
    private let reversed: Set<Pair>
    private let conditions: [Condition]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - own: The element's names in order.
    ///   - reversed: Pairs of places in `own` whose first comes before the second in this era, against the list.
    ///   - overall: The order over all elements.
    ///   - conditions: What a value decides.
    init(own: OrderedNames, reversed: Set<Pair>, overall: OrderedNames, conditions: [Condition] = []) {
        self.own = own
        self.reversed = reversed
        self.overall = overall
        self.conditions = conditions
    }

    /// Returns the order in an element whose attributes have some values, which rarely decide it.
    ///
    /// - Parameter value: Returns the value of an attribute, or nil if the element does not have it.
    /// - Returns: The order, nearly always this one.
    package func given(_ value: (String) -> String?) -> OrderTable {
        let valid = conditions.filter { condition in value(condition.attribute).map { $0 != condition.value } ?? false }
        if valid.isEmpty { return self }
        return OrderTable(own: own, reversed: reversed.union(valid.flatMap(\.pairs)), overall: overall)
    }

    /// Whether the value of an attribute decides where it goes.
    package func depends(onValueOf attribute: String) -> Bool {
        !conditions.isEmpty && conditions.contains { $0.attribute == attribute }
    }

    /// The names that the element has been seen with, in order (children as `tag` or `tag@key`).
    package var knownNames: [String] {
        own.names.map(\.string)
    }

    /// Whether the catalogue knows where a name goes.
    func knows(_ name: Key) -> Bool { name.place != .unknown }

    /// The key of an attribute's name or a child's label (`tag` or `tag@key`).
    ///
    /// A child that the element has never been seen with is where one of another tag under the same key is: what can be the header of a
    /// table is in its place, whichever view it is.
    package func key(_ name: String) -> Key {
        let key = name.withUTF8Bytes { self.key(utf8: $0) }
        if case .own = key.place { return key }
        guard let at = name.firstIndex(of: "@"), name.index(after: at) < name.endIndex else { return key }
        let end = String(name[at...])
        return own.names.firstIndex { $0.string.hasSuffix(end) }.map { Key(place: .own($0)) } ?? key
    }

    /// The key of a name given by its bytes.
    package func key(utf8 name: UnsafeBufferPointer<UInt8>) -> Key {
        guard let start = name.baseAddress else { return Key(place: .unknown) }
        let name = DataText(start: start, count: name.count)
        if let place = own[name] { return Key(place: .own(place)) }
        return Key(place: overall[name].map { .overall($0) } ?? .unknown)
    }

    /// Finds where a new name goes among those present.
    ///
    /// If the present names are not in order, it is the place that contradicts the least evidence, and the last one of several.
    ///
    /// - Parameters:
    ///   - new: The new name's key.
    ///   - count: How many names are present.
    ///   - keyAt: The key of the name at an index; called once for each index, from 0 on.
    /// - Returns: The index at which to insert, 0 to `count`.
    package func position(of new: Key, count: Int, keyAt: (Int) -> Key) -> Int {
        var cost = 0
        var best = 0
        var position = 0
        for index in 0..<count {
            cost -= weight(keyAt(index), before: new)
            if cost <= best {
                best = cost
                position = index + 1
            }
        }
        return position
    }

    /// Finds where a new name goes among those present.
    ///
    /// - Parameters:
    ///   - new: An attribute's name or a child's label.
    ///   - present: The names that the element has now, in its order.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    package func position(of new: String, among present: [String]) -> Int {
        position(of: key(new), count: present.count) { key(present[$0]) }
    }

    // MARK: - Evidence

    /// How much speaks for one name before another; negative if the evidence is for the other way round.
    private func weight(_ one: Key, before other: Key) -> Int {
        if one == other { return 0 }
        if case (.own(let first), .own(let second)) = (one.place, other.place) {
            let isListed = first < second
            let isReversed = reversed.contains(
                isListed ? Pair(first: second, second: first) : Pair(first: first, second: second))
            return isListed != isReversed ? Self.ownWeight : -Self.ownWeight
        }
        guard let first = overallPlace(one), let second = overallPlace(other) else { return 0 }
        return first < second ? Self.overallWeight : -Self.overallWeight
    }

    /// The place of a name in the order over all elements.
    private func overallPlace(_ key: Key) -> Int? {
        switch key.place {
        case .own(let place): overall[own.names[place]]
        case .overall(let place): place
        case .unknown: nil
        }
    }
}
