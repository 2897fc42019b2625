import Bytes
import XMLTree

/// Reads XML property lists. Their document type line is skipped, because it only names Apple's own DTD.
enum XMLPropertyListReader {
    private static let format = "XML property list"

    /// Reads a whole property list; throws `ImportError` if it is not well-formed or empty.
    static func read(_ bytes: [UInt8]) throws(ImportError) -> PropertyListTable {
        let tree: XMLTree
        do throws(ParseError) { tree = try XMLTree(bytes: withoutDocumentType(bytes)) } catch {
            throw ImportError(format, error: error)
        }
        guard tree.name(tree.root) == "plist", let top = tree.firstElement(in: tree.root) else {
            throw ImportError(.notNib, "the XML property list is empty")
        }
        // Number the values first, so that collections can refer to them without recursion.
        var numbers: [NodeID: Int32] = [:]
        let elements = Array(tree.subtree(top))
        for (number, element) in elements.enumerated() { numbers[element] = Int32(number) }
        var list = PropertyListTable(bytes: bytes)
        list.values.reserveCapacity(elements.count)
        for element in elements { list.values.append(value(element, in: tree, numbers: numbers, into: &list)) }
        return list
    }

    private static func value(
        _ element: NodeID, in tree: XMLTree, numbers: [NodeID: Int32], into list: inout PropertyListTable
    ) -> PropertyListTable.Value {
        switch tree.name(element) {
        case "string", "key", "date": return .text(.string(tree.text(in: element)))
        case "integer": return Int(tree.text(in: element)).map { .integer($0) } ?? .null
        case "real": return Double(tree.text(in: element)).map { .real($0) } ?? .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "array": return .array(members(of: element, in: tree, numbers: numbers, into: &list))
        case "dict":
            if let uid = uid(element, in: tree) { return .uid(uid) }
            return .dictionary(members(of: element, in: tree, numbers: numbers, into: &list))
        default: return .null
        }
    }

    private static func members(
        of element: NodeID, in tree: XMLTree, numbers: [NodeID: Int32], into list: inout PropertyListTable
    ) -> Range<Int> {
        let first = list.members.count
        for child in tree.elements(in: element) {
            if let number = numbers[child] { list.members.append(number) }
        }
        return first..<list.members.count
    }

    /// Returns the object number of a reference, which is a dictionary with the single key `CF$UID`; nil for other
    /// dictionaries.
    private static func uid(_ element: NodeID, in tree: XMLTree) -> Int? {
        guard let key = tree.firstElement(in: element), tree.name(key) == "key", let number = tree.nextElement(key),
            tree.nextElement(number) == nil, tree.text(in: key) == "CF$UID"
        else { return nil }
        return Int(tree.text(in: number))
    }

    /// Blanks the document type unless it contains declarations, which the XML parser then refuses.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        let opening = Array("<!DOCTYPE".utf8)
        var start = 0
        while start < min(bytes.count, 4096), !bytes[start...].starts(with: opening) { start += 1 }
        guard start < bytes.count, bytes[start...].starts(with: opening),
            let end = bytes[start...].firstIndex(of: Byte.greater)
        else { return bytes }
        guard !bytes[start..<end].contains(Byte.openBracket) else { return bytes }
        var result = bytes
        for index in start...end where result[index] != Byte.newline && result[index] != Byte.carriageReturn {
            result[index] = Byte.space
        }
        return result
    }
}
