import NibChecks
import NibPrediction
import Replies

/// Shows declarations and what they are connected to.
enum DeclarationsText {
    /// Passes on the lines of all classes.
    ///
    /// - Parameters:
    ///   - classes: the classes.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - line: receives the lines.
    static func write(_ classes: [DeclaredClass], width: Int?, to line: (StyledText) -> Void) {
        for (index, item) in classes.enumerated() {
            if index > 0 { line("") }
            line("\(item.name, .heading)  \(CodePlaceText.text(item.place), .dim)")
            for kind in DeclaredMember.Kind.allCases {
                let members = item.members.filter { $0.kind == kind }
                if members.isEmpty { continue }
                line("  \(title(kind), .heading)")
                writeRows(members, width: width, to: line)
            }
            if item.members.isEmpty { line("  declares nothing for nibs") }
        }
        if classes.isEmpty { line("no class of the document is in the code") }
    }

    private static func title(_ kind: DeclaredMember.Kind) -> String {
        switch kind {
        case .outlet: "Outlets"
        case .collection: "Outlet Collections"
        case .action: "Actions"
        case .segueAction: "Segue Actions"
        case .inspectable: "Inspectable Properties"
        }
    }

    /// Passes on a row for each member, followed by a row for each object that is connected to it.
    private static func writeRows(_ members: [DeclaredMember], width: Int?, to line: (StyledText) -> Void) {
        let heads = Columns.lines(
            members.map { member in
                let mark = member.isConnected ? "●" : member.uses.isEmpty ? "○" : "◐"
                let origin = member.isInherited ? " (from \(member.declaredBy))" : ""
                return [
                    "\(mark) \(member.name)\(origin)", StyledText(member.type, .kind),
                    StyledText(CodePlaceText.text(member.place), .dim),
                ]
            }, indent: 4)
        let table = Columns(indent: 8, width: width, shortened: [0])
        // One action may have as many senders as the document has objects.
        var uses = CompactRows()
        for member in members { for item in member.uses { uses.append(use(item)) } }
        var (member, shown) = (0, 0)
        func writeHeads() {
            while member < members.count, shown == 0 {
                line(heads[member])
                shown = members[member].uses.count
                member += 1
            }
        }
        writeHeads()
        table.write(uses) { text in
            line(text)
            shown -= 1
            writeHeads()
        }
    }

    private static func use(_ use: DeclaredMember.Use) -> [StyledText] {
        let detail = use.isByResponders ? "\(use.detail) to First Responder" : use.detail
        return [
            StyledText(use.label, .label), StyledText(use.objectID, .id), StyledText(trimmed(detail)),
            StyledText("\(use.file):\(use.line):\(use.column)", .dim),
        ]
    }

    private static func trimmed(_ text: String) -> String { text.hasPrefix(" ") ? String(text.dropFirst()) : text }

    /// A class for programs.
    static func json(_ item: DeclaredClass) -> JSONValue {
        .object([
            .init("name", .string(item.name)), .init("code", CodePlaceText.json(item.place)),
            .init("members", .array(item.members.map(json))),
        ])
    }

    private static func json(_ member: DeclaredMember) -> JSONValue {
        .object([
            .init("kind", .string(member.kind.rawValue)), .init("name", .string(member.name)),
            .init("type", .string(member.type)), .init("code", CodePlaceText.json(member.place)),
            .init("declaredBy", .string(member.declaredBy)), .init("inherited", .bool(member.isInherited)),
            .init("connected", .bool(member.isConnected)),
            .init(
                "uses",
                .array(
                    member.uses.map { use in
                        .object([
                            .init("file", .string(use.file)), .init("line", .int(use.line)),
                            .init("column", .int(use.column)),
                            .init("object", .string(use.objectID)), .init("label", .string(use.label)),
                            .init("detail", .string(use.detail)), .init("byResponders", .bool(use.isByResponders)),
                        ])
                    })),
        ])
    }
}
