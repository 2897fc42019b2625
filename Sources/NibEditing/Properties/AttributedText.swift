import CommandLanguage
import NibDocument
import Replies
import Wording
import XMLTree

/// The text of an attributed string, such as the comment for localizers, which is the content of its only fragment.
enum AttributedText {
    /// Returns the path to the text that a name means.
    ///
    /// - Parameters:
    ///   - steps: the path as it is written.
    ///   - object: where the path begins.
    ///   - insteadOfPlain: whether a plain text means the attributed one that is there instead.
    ///   - document: the document.
    /// - Returns: the path to the content of the fragment, which `set` makes for a comment that is not there yet; nil if the path
    ///   means no attributed string, or one of several fragments.
    static func steps(
        _ steps: [PropertyPath.Step], of object: NodeID, insteadOfPlain: Bool = true, in document: NibDocument
    ) -> [PropertyPath.Step]? {
        guard let last = steps.last, last.index == nil,
            let holder = try? document.follow(steps.dropLast(), from: object)
        else { return nil }
        let key = (insteadOfPlain ? twin(of: last.name, in: holder, of: document) : nil) ?? last.name
        if let child = try? document.child(PropertyPath.Step(key), of: holder) {
            guard document.tree.name(child) == "attributedString", fragments(of: child, in: document).count == 1 else {
                return nil
            }
        } else if key != comment || steps.count > 1 {
            return nil
        }
        return steps.dropLast() + [key, "fragment", "content"].map { PropertyPath.Step($0) }
    }

    /// Refuses a plain text for what has an attributed one of several fragments, which the text would not replace.
    ///
    /// - Throws: an error with the line for the first fragment.
    static func check(
        _ steps: [PropertyPath.Step], value: Word, of object: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) {
        guard let last = steps.last, last.index == nil,
            let holder = try? document.follow(steps.dropLast(), from: object),
            let key = twin(of: last.name, in: holder, of: document), let string = document.child(keyed: key, of: holder)
        else { return }
        let path = PropertyPath(steps.dropLast() + [PropertyPath.Step(key)]).description
        let count = fragments(of: string, in: document).count
        throw CommandError(
            "wrong-place",
            "\(document.display(object)) has an attributed text of \(Plural.of("fragment", count: count))",
            span: span,
            hints: count == 0
                ? ["unset \(document.logName(of: object) ?? "OBJ") \(path)"]
                : ["set \(document.logName(of: object) ?? "OBJ") \(path).fragment[0].content \(value.spelling)"])
    }

    /// Refuses a title that an object keeps in an element which has an attributed one, and names the path that changes that.
    ///
    /// - Throws: an error with the line to write.
    static func check(
        _ name: String, of object: NodeID, value: Word, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) {
        let paths = document.catalog.titlePaths(document.tree.name(object)).filter { $0.attribute == name }
        let path = paths.first { path in
            let holder = try? document.follow(path.steps.map { PropertyPath.Step($0) }[...], from: object)
            return holder.map { twin(of: name, in: $0, of: document) != nil } ?? false
        }
        guard let path else { return }
        throw CommandError(
            "wrong-place", "the \(name) of \(document.display(object)) is an attributed one", span: span,
            hints: ["set \(document.logName(of: object) ?? "OBJ") \(path.description) \(value.spelling)"])
    }

    private static func fragments(of string: NodeID, in document: NibDocument) -> [NodeID] {
        document.tree.elements(in: string).filter { document.tree.name($0) == "fragment" }
    }

    /// The key of the attributed string that an element has in place of a plain text or title.
    private static func twin(of name: String, in holder: NodeID, of document: NibDocument) -> String? {
        guard name == "text" || name == "title", !document.hasProperty(name, of: holder) else { return nil }
        let key = "attributed\(name.capitalizedFirst)"
        return document.child(keyed: key, of: holder).map { _ in key }
    }

    /// The key of the comment for localizers, the only attributed string that Interface Builder writes without attributes
    /// (195 of 322).
    private static let comment = "userComments"
}
