/// Keeps which fields of an archive have been understood, and what has not.
///
/// Every object that is read is checked at the end: a field that nothing has asked for, and that no table calls meaningless, is left out of
/// the document and said to be.
final class Understanding {
    /// Something that is not understood, by object.
    struct Doubt {
        let object: Int32
        let key: String?
        let value: String
    }

    let graph: ArchiveGraph
    private var isUnderstood: [Bool]
    private var isRead: [Bool]
    /// The nearest object with an id, by object.
    private var owners: [Int32: Int32] = [:]
    private(set) var doubts: [Doubt] = []

    init(_ graph: ArchiveGraph) {
        self.graph = graph
        isUnderstood = Array(repeating: false, count: graph.fields.count)
        isRead = Array(repeating: false, count: graph.objectCount)
    }

    /// Whether an object has been read.
    func hasRead(_ object: Int32) -> Bool { isRead[Int(object)] }

    /// Notes that an object is read: its fields must be understood.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - owner: an object that is read already and stands around it.
    func read(_ object: Int32, in owner: Int32? = nil) {
        isRead[Int(object)] = true
        if let owner, owners[object] == nil, owner != object { owners[object] = owners[owner] ?? owner }
    }

    /// Makes an object the one that is named for what is inside it.
    func own(_ object: Int32) { owners[object] = object }

    /// Returns the object that is named for another.
    func owner(of object: Int32) -> Int32 { owners[object] ?? object }

    /// Notes that the field at an index is understood.
    func understand(_ index: Int) { isUnderstood[index] = true }

    /// Notes that all fields of an object are understood.
    func understandAll(of object: Int32) {
        isRead[Int(object)] = true
        for index in graph.fields(of: object).indices { isUnderstood[index] = true }
    }

    /// Notes something that is not understood.
    func doubt(_ object: Int32, key: String?, value: String) {
        doubts.append(Doubt(object: object, key: key, value: value))
    }

    /// Adds the fields that nothing has asked for; call this at the end.
    func finish() {
        for object in 0..<Int32(graph.objectCount) where isRead[Int(object)] {
            let fields = graph.fields(of: object)
            let className = graph.className(object)
            for index in fields.indices where !isUnderstood[index] {
                if case .null = fields[index].value { continue }
                let key = graph.names[Int(fields[index].key)]
                if NoCounterpart.has(key, in: className) { continue }
                doubt(object, key: key, value: describe(fields[index].value))
            }
        }
    }

    /// Returns a value in words.
    func describe(_ value: ArchiveGraph.Value) -> String {
        switch value {
        case .null: "nothing"
        case .bool(let flag): flag ? "YES" : "NO"
        case .integer(let number): String(number)
        case .real(let number): "\(number)"
        case .text: graph.string(value).map { String($0.prefix(60)) } ?? ""
        case .data: "data"
        case .object(let object): graph.string(value).map { String($0.prefix(60)) } ?? graph.className(object)
        }
    }
}
