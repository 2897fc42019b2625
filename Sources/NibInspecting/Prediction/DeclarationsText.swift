import ClassFacts
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
            line("\(item.name, .heading)  \(item.place.text, .dim)")
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
        let heads = member.lines(members, indent: 4, width: width)
        let table = use.columns(indent: 8, width: width)
        // One action may have as many senders as the document has objects.
        var uses = CompactRows()
        for member in members {
            for item in member.uses { uses.append(use.cells(item)) }
        }
        var (next, shown) = (0, 0)
        func writeHeads() {
            while next < members.count, shown == 0 {
                line(heads[next])
                shown = members[next].uses.count
                next += 1
            }
        }
        writeHeads()
        table.write(uses) { text in
            line(text)
            shown -= 1
            writeHeads()
        }
    }

    // MARK: - For programs

    /// The classes for programs.
    static let type = RecordType<[DeclaredClass]>("declarations", rows: "classes") {
        Field("classes", "the classes", each: declaredClass, \.self)
    }

    private static let declaredClass = RecordType<DeclaredClass>("declared class") {
        Field("name", "the name of the class", \.name)
        Field("codePlace", "where it is declared", of: FilePlace.type, \.place.filePlace)
        Field("members", "what it declares for nibs, or inherits", each: member, \.members)
    }

    private static let member = RecordType<DeclaredMember>("member") {
        Field("kind", "the kind of declaration", \.kind)
        Field("name", "the property, or the selector", \.name).column { member in
            let mark = member.isConnected ? "●" : member.uses.isEmpty ? "○" : "◐"
            return "\(mark) \(member.name)\(member.isInherited ? " (from \(member.declaredBy))" : "")"
        }
        Field("type", "the type that is declared", \.type).column(.kind, giving: .className)
        Field("codePlace", "where it is declared", of: FilePlace.type, \.place.filePlace)
            .column(giving: .idOrPlace) { StyledText($0.place.text, .dim) }
        Field("declaredBy", "the class that declares it", \.declaredBy)
        Field("isInherited", "whether that is a superclass", \.isInherited)
        Field("isConnected", "whether a document connects it", \.isConnected)
        Field("uses", "what documents connect to it", each: use, \.uses)
    }

    private static let use = RecordType<DeclaredMember.Use>("connected object") {
        Field("label", "the name of the object", \.label).column(.label, giving: .label)
        Field("object", "the id of the object", \.objectID).column(.id)
        Field("detail", "the event, or what else tells uses apart", \.detail).column(giving: .detail) { use in
            let detail = use.detail.hasPrefix(" ") ? String(use.detail.dropFirst()) : use.detail
            return StyledText(use.isByResponders ? "\(detail) to First Responder" : detail)
        }
        Field("isByResponders", "whether it is sent to First Responder, so that it may arrive here", \.isByResponders)
        Field("place", "where the document connects it", of: FilePlace.type, \.place)
            .column(giving: .place) { StyledText($0.place.text, .dim) }
    }
}

extension DeclaredMember.Use {
    fileprivate var place: FilePlace { FilePlace(file: file, line: line, column: column) }
}

extension DeclaredMember.Kind: FieldChoice {}
