/// An object for archives that the tests build: a class and its fields in order.
final class ArchivedObject {
    /// The value of a field.
    enum Value {
        case none
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case string(String)
        case object(ArchivedObject)
        case list([ArchivedObject])
        case numbers([Int])
        /// A dictionary with integer keys.
        case table([(key: Int, value: ArchivedObject)])
    }

    let className: String
    var fields: [(key: String, value: Value)]

    init(_ className: String, _ fields: [(key: String, value: Value)] = []) {
        self.className = className
        self.fields = fields
    }

    /// All reachable objects, each once, beginning with this one.
    var graph: [ArchivedObject] {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var result = [self]
        var next = 0
        while next < result.count {
            for (_, value) in result[next].fields {
                for object in value.objects where seen.insert(ObjectIdentifier(object)).inserted {
                    result.append(object)
                }
            }
            next += 1
        }
        return result
    }
}

extension ArchivedObject.Value {
    var objects: [ArchivedObject] {
        switch self {
        case .object(let object): [object]
        case .list(let objects): objects
        case .table(let rows): rows.map(\.value)
        case .none, .bool, .integer, .real, .string, .numbers: []
        }
    }
}
