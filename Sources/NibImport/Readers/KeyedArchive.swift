/// Reads the objects of a keyed archive (`NSKeyedArchiver`) from a property list.
struct KeyedArchive {
    /// The result; the fields of the object `top` are the archive's named top-level values.
    struct Archive {
        let graph: ArchiveGraph
        let top: Int32
    }

    private let list: PropertyListTable
    private let format: String
    private let graph: ArchiveGraph
    /// The indices, in the property list, of the archive's objects.
    private let objects: ArraySlice<Int32>
    /// The class names of class descriptions, by their index in the property list.
    private var classNames: [Int: Int32] = [:]
    private var symbols: [Int32: Int32] = [:]
    /// The indices in the graph of texts that were added to it.
    private var texts: [Int32: Int32] = [:]

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - list: the property list.
    ///   - format: the name of its format, for errors.
    /// - Returns: the objects, and the one whose fields are the named top-level values.
    /// - Throws: `ImportError` if it is not a keyed archive, or damaged.
    static func read(_ list: PropertyListTable, format: String) throws(ImportError) -> Archive {
        guard let objects = list.member("$objects", of: list.top), case .array(let range) = list.values[objects],
            let top = list.member("$top", of: list.top), case .dictionary = list.values[top]
        else { throw ImportError(.notNib, "the \(format) is not a nib: it is not a keyed archive") }
        var archive = KeyedArchive(list, format: format, objects: list.members[range])
        return Archive(graph: archive.graph, top: try archive.readAll(top))
    }

    private init(_ list: PropertyListTable, format: String, objects: ArraySlice<Int32>) {
        self.list = list
        self.format = format
        self.objects = objects
        graph = ArchiveGraph(bytes: list.bytes)
    }

    private mutating func readAll(_ top: Int) throws(ImportError) -> Int32 {
        // Overlapping or shared objects could expand a few bytes to a great many fields.
        var most = 16 * list.bytes.count
        for number in objects.map(Int.init) + [top] {
            let first = graph.fields.count
            var className = ArchiveGraph.member
            if case .dictionary(let range) = list.values[number] {
                most -= range.count
                guard most >= 0 else {
                    throw ImportError(.tooLarge, "the objects of the \(format) share too many others")
                }
                for position in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
                    let value = Int(list.members[position + 1])
                    let key = symbol(list.members[position])
                    if graph.names[Int(key)] == "$class" {
                        className = try self.className(value)
                    } else {
                        try add(value, key: key, most: &most)
                    }
                }
            }
            graph.closeObject(className: className, firstField: first)
        }
        graph.seal()
        return Int32(graph.objects.count - 1)
    }

    /// Adds a field; each element of an array becomes a field.
    private mutating func add(_ number: Int, key: Int32, most: inout Int) throws(ImportError) {
        guard case .array(let range) = list.values[number] else {
            graph.fields.append(ArchiveGraph.Field(key: key, value: try value(number)))
            return
        }
        most -= range.count
        guard most >= 0 else { throw ImportError(.tooLarge, "the objects of the \(format) share too many others") }
        let key = graph.names[Int(key)] == "NS.objects" ? ArchiveGraph.member : key
        for member in list.members[range] {
            graph.fields.append(ArchiveGraph.Field(key: key, value: try value(Int(member))))
        }
    }

    /// Returns a value; a reference to a text or number becomes that text or number.
    private mutating func value(_ number: Int) throws(ImportError) -> ArchiveGraph.Value {
        switch list.values[number] {
        case .uid(let object):
            guard (0..<objects.count).contains(object) else {
                throw .damaged(format, cause: "an object refers to object \(object), but there are \(objects.count)")
            }
            let target = Int(objects[objects.startIndex + object])
            // Object 0 is `$null`.
            if object == 0 { return .null }
            if case .dictionary = list.values[target] { return .object(Int32(object)) }
            return plain(target)
        default: return plain(number)
        }
    }

    private mutating func plain(_ number: Int) -> ArchiveGraph.Value {
        switch list.values[number] {
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number)
        case .real(let number): return .real(number)
        case .text(let source):
            if let known = texts[Int32(number)] { return .text(known) }
            let text = graph.add(source)
            texts[Int32(number)] = text
            return .text(text)
        case .data(let range): return .data(graph.add(.utf8(range)))
        case .null, .uid, .array, .dictionary: return .null
        }
    }

    private mutating func symbol(_ number: Int32) -> Int32 {
        if let known = symbols[number] { return known }
        let symbol = graph.intern(list.text(number) ?? "")
        symbols[number] = symbol
        return symbol
    }

    /// Returns the class that a class description names.
    private mutating func className(_ number: Int) throws(ImportError) -> Int32 {
        guard case .uid(let object) = list.values[number], (0..<objects.count).contains(object) else {
            throw .damaged(format, cause: "the class of an object is not a reference")
        }
        let description = Int(objects[objects.startIndex + object])
        if let known = classNames[description] { return known }
        guard let name = list.member("$classname", of: description), let text = list.text(Int32(name)) else {
            throw .damaged(format, cause: "object \(object) should describe a class but does not")
        }
        let symbol = graph.intern(text)
        classNames[description] = symbol
        return symbol
    }
}
