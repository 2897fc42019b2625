import Bytes
import ClassFacts

/// A message with placeholders: the value of `{key}` is kept, that of `{_}` is not.
struct RuntimeTemplate {
    let kind: RuntimeLine.Kind
    private let pieces: [Piece]
    private let about: String?

    private enum Piece {
        case text([UInt8])
        case name(String)
    }

    private init(_ kind: RuntimeLine.Kind, text: String, about: String? = nil) {
        self.kind = kind
        self.about = about
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { pieces.append(.text(Array(rest[..<open].utf8))) }
            pieces.append(.name(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(Array(rest.utf8))) }
        self.pieces = pieces
    }

    private static let nilFound = "nexpectedly found nil while implicitly unwrapping an Optional value"
    // Swift before 5 said so of outlets, too.
    private static let forcedNil = "nexpectedly found nil while unwrapping an Optional value"
    private static let noCoder = "init(coder:) has not been implemented"

    /// All messages, with single quotes; one that is part of another comes after it.
    static let all: [RuntimeTemplate] = [
        .init(.U3, text: "Failed to set ({keyPath}) user defined inspected property on ({class}):"),
        .init(
            .A7,
            text:
                "[<{class} {_}> valueForUndefinedKey:]: this class is not key value coding-compliant for the key {key}"
        ),
        .init(
            .U1,
            text:
                "[<{class} {_}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {key}"
        ),
        .init(.A3, text: "Unknown class '{class}', using '{system}' instead"),
        .init(.U2, text: "Unknown class {class} in Interface Builder file"),
        .init(.U4, text: "loaded the '{nib}' nib but the view outlet was not set"),
        .init(.A6, text: "loaded the '{nib}' nib but no view was set"),
        .init(.U5, text: "loaded the '{nib}' nib but didn't get a {second}"),
        .init(
            .U5,
            text:
                "instantiated view controller with identifier '{identifier}' from storyboard '{nib}', but didn't get a {second}"
        ),
        .init(.U6, text: "-[{class} {selector}]: unrecognized selector sent to instance"),
        .init(.U7, text: "Could not instantiate class named {class}"),
        .init(
            .U8,
            text:
                "View <{view}: {_}> is associated with <{class}: {_}>. Clear this association before associating this view with <{second}: {_}>"
        ),
        .init(.U9, text: "Could not load NIB in bundle: {_} with name '{nib}'"),
        .init(.A4, text: "could not load the nibName: {nib} in bundle"),
        .init(.A4, text: "could not load the '{nib}' nib"),
        .init(.A4, text: "could not load the nib '{nib}' in bundle"),
        .init(.A4, text: "failed to load window nib file '{nib}'"),
        .init(.A5, text: "Unable to load nib file: {nib}, exiting"),
        .init(.U10, text: "Could not find a storyboard named '{nib}' in bundle"),
        .init(.U11, text: "doesn't contain a view controller with identifier '{identifier}'"),
        .init(.U11, text: "doesn't contain a controller with identifier '{identifier}'"),
        .init(.U12, text: "Receiver (<{class}: {_}>) has no segue with identifier '{identifier}'"),
        .init(.U13, text: "Could not find a navigation controller for segue '{identifier}'"),
        .init(
            .U14,
            text:
                "invalid nib registered for identifier ({identifier}) - nib must contain exactly one top level object which must be a {class} instance"
        ),
        .init(
            .U15,
            text:
                "cell reuse indentifier in nib ({own}) does not match the identifier used to register the nib ({identifier})"
        ),
        .init(
            .U15,
            text:
                "cell reuse identifier in nib ({own}) does not match the identifier used to register the nib ({identifier})"
        ),
        .init(
            .A8,
            text:
                "view reuse identifier in nib ({own}) does not match the element kind used to register the nib ({identifier})"
        ),
        .init(.A9, text: "could not dequeue an item of kind: {_} with identifier {identifier} - must register"),
        .init(.U16, text: "could not dequeue a view of kind: {_} with identifier {identifier} - must register"),
        .init(.U16, text: "unable to dequeue a cell with identifier {identifier} - must register"),
        .init(.A9, text: "could not dequeue an item of kind: {_} must register a nib or a class for the identifier"),
        .init(.U17, text: "This coder requires that replaced objects be returned from initWithCoder:"),
        .init(.U18, text: "Custom instantiated view controller must call -[super initWithCoder:]"),
        .init(.U19, text: "{file}.swift:{line}: Fatal error: U\(nilFound)", about: "outlet"),
        .init(.U19, text: "{file}.swift:{line}: Fatal error: U\(forcedNil)", about: "outlet"),
        .init(.U19, text: "{file}.swift:{line}: Fatal error: \(noCoder)", about: "coder"),
        .init(.U19, text: "\(nilFound): file {file}.swift, line {line}", about: "outlet"),
        .init(.U19, text: "\(forcedNil): file {file}.swift, line {line}", about: "outlet"),
        .init(.U19, text: nilFound, about: "outlet"),
        .init(.U19, text: forcedNil, about: "outlet"),
        .init(.U19, text: noCoder, about: "coder"),
        .init(.U20, text: "Could not cast value of type '{class}' ({_}) to '{second}' ({_}"),
        .init(.U21, text: "se of unimplemented initializer '{initializer}' for class '{class}'"),
        .init(.U22, text: "Could not find a segue class named '{class}'"),
        .init(.U22, text: "Could not create a segue of class '{class}'"),
        .init(.U23, text: "Failed to instantiate the default view controller for UIMainStoryboardFile '{nib}'"),
        .init(.U24, text: "failed to obtain a cell from its dataSource (<{class}: {_}"),
        .init(.U25, text: "Missing proxy for identifier UpstreamPlaceholder-{identifier}"),
        .init(.U26, text: "Could not load the '{image}' image referenced from a nib in the bundle"),
        .init(
            .A1,
            text:
                "Failed to connect ({key}) outlet from ({class}) to ({destination}): missing setter or instance variable"
        ),
        .init(.A2, text: "Could not connect action, target class {class} does not respond to -{selector}"),
        .init(.A2, text: "Could not connect the action {selector} to target of class {class}"),
        // What people paste of these messages, as they remember them.
        .init(.U4, text: "oaded the '{nib}' nib but the view outlet was not set"),
        .init(.U1, text: "his class is not key value coding-compliant for the key {key}"),
        .init(.U6, text: "nrecognized selector sent to instance"),
    ]

    /// The same messages without quotes.
    static let unquoted = all.map { template in
        RuntimeTemplate(
            template.kind, about: template.about,
            pieces: template.pieces.compactMap { piece in
                guard case .text(let bytes) = piece else { return piece }
                let plain = bytes.filter { $0 != Byte.apostrophe }
                return plain.isEmpty ? nil : .text(plain)
            })
    }

    private init(_ kind: RuntimeLine.Kind, about: String?, pieces: [Piece]) {
        self.kind = kind
        self.about = about
        self.pieces = pieces
    }

    // MARK: - Matching

    /// Returns the names in a text that contains all pieces in order; nil if it does not.
    func match(_ text: [UInt8]) -> [String: String]? {
        guard let anchor = firstText else { return nil }
        var start = 0
        while let found = Self.find(anchor.bytes, in: text, from: start) {
            if let values = match(text, at: found, anchor: anchor) { return values }
            start = found + 1
        }
        return nil
    }

    /// The first literal piece and its index.
    private var firstText: (index: Int, bytes: [UInt8])? {
        for (index, piece) in pieces.enumerated() {
            if case .text(let bytes) = piece { return (index, bytes) }
        }
        return nil
    }

    private func match(_ text: [UInt8], at place: Int, anchor: (index: Int, bytes: [UInt8])) -> [String: String]? {
        var values: [String: String] = [:]
        if anchor.index == 1, case .name(let name) = pieces[0] { values[name] = Self.word(before: place, in: text) }
        var position = place + anchor.bytes.count
        var waiting: String?
        for piece in pieces.dropFirst(anchor.index + 1) {
            switch piece {
            case .name(let name): waiting = name
            case .text(let bytes):
                guard let next = Self.find(bytes, in: text, from: position), next - position <= Self.longest,
                    waiting != nil || next == position
                else { return nil }
                if let name = waiting {
                    let value = text[position..<next]
                    guard !Self.words.contains(name) || !value.contains(Byte.space) else { return nil }
                    values[name] = String(decoding: value, as: UTF8.self)
                }
                waiting = nil
                position = next + bytes.count
            }
        }
        if let name = waiting { values[name] = Self.word(from: position, in: text) }
        values["_"] = nil
        // Some systems put a colon between the class and the address.
        if let name = values["class"], name.hasSuffix(":") { values["class"] = String(name.dropLast()) }
        values["about"] = about
        return values
    }

    /// The placeholders whose value is a single word.
    private static let words: Set<String> = ["class", "second", "system", "key", "selector"]
    /// The maximum length of a value; a longer one means that the pieces belong to different messages.
    private static let longest = 1000

    private static func find(_ needle: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first, needle.count <= text.count else { return nil }
        var place = start
        while place <= text.count - needle.count {
            if text[place] == first, text[place..<place + needle.count].elementsEqual(needle) { return place }
            place += 1
        }
        return nil
    }

    /// Returns the word that ends at an offset, such as a path before a message.
    private static func word(before place: Int, in text: [UInt8]) -> String {
        var start = place
        while start > 0, text[start - 1] != Byte.space, text[start - 1] != Byte.apostrophe { start -= 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    /// Returns the name that begins at an offset, without the full stop of the sentence.
    private static func word(from place: Int, in text: [UInt8]) -> String {
        var end = place
        while end < text.count,
            TypeName.isNameByte(text[end]) || [Byte.period, Byte.colon, Byte.minus, Byte.dollar].contains(text[end])
        {
            end += 1
        }
        while end > place, text[end - 1] == Byte.period || text[end - 1] == Byte.minus { end -= 1 }
        return String(decoding: text[place..<end], as: UTF8.self)
    }
}
