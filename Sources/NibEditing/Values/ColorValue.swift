import Bytes
import CommandLanguage
import NibDocument
import Replies
import Wording
import XMLTree

/// A color as people write it, and the attributes that Interface Builder writes for it.
enum ColorValue {
    /// The colors that Xcode's menu offers besides those of the system.
    private static let plain: [String: (white: String, alpha: String)] = [
        "clearColor": ("0.0", "0.0"), "whiteColor": ("1", "1"), "blackColor": ("0.0", "1"),
    ]
    /// The first `toolsVersion` whose documents name the colors of the system on iOS.
    private static let firstWithSystemColors = 14800
    /// The first `toolsVersion` whose documents name them without their components.
    private static let firstWithNamesOnly = 17000
    /// The first `toolsVersion` whose colors of iOS have color spaces of their own: before it nearly all are calibrated.
    private static let firstWithCustomSpaces = 11000

    /// Reads a color.
    ///
    /// - Parameters:
    ///   - value: `#RRGGBB` or `#RRGGBBAA`, the name of a color of the system or of an asset, or attributes of a `<color>` such
    ///     as `white=0.5 alpha=1`.
    ///   - document: the document, whose platform and version decide the form.
    /// - Returns: the attributes without the key, as given if they name a color space.
    /// - Throws: an error under the value if it is not a color, or nearly the name of one of the system.
    static func attributes(_ value: Word, in document: NibDocument) throws(CommandError) -> [Attribute] {
        let text = value.text
        if text.utf8.first == Byte.hash {
            do throws(NibError) { return try ColorText.components(text) } catch {
                throw CommandError(error, span: value.span)
            }
        }
        do throws(NibError) {
            if let pairs = try PairsText.read(text) { return completed(pairs, in: document) }
        } catch { throw CommandError(error, span: value.span) }
        let names = document.catalog.systemColorNames
        if names.contains(text) { return system(text, in: document) }
        if let color = plain[text] {
            return completed([Attribute("white", color.white), Attribute("alpha", color.alpha)], in: document)
        }
        guard !text.isEmpty, !text.contains("="), text.contains(where: { $0 != " " }) else {
            throw CommandError(
                "bad-value", "'\(text)' is not a color; write '#RRGGBB', a name, or name=value pairs",
                span: value.span)
        }
        try checkIsNoList(value, in: document)
        try checkIsNoMisspelling(value, of: names + plain.keys.sorted(), in: document)
        return [Attribute("name", text)]
    }

    /// Refuses components as other languages write them, such as `255,0,0` and `rgb(1,0,0)`, unless the document has a color of that name.
    private static func checkIsNoList(_ value: Word, in document: NibDocument) throws(CommandError) {
        guard let (function, numbers) = components(value.text), !document.hasNamedColor(value.text) else { return }
        let hexadecimal = ["", "rgb", "rgba"].contains(function.lowercased()) ? hexadecimal(numbers) : nil
        throw CommandError(
            "bad-value", "'\(value.text)' is not a color", span: value.span,
            hints: ["write '\(hexadecimal ?? "#RRGGBB")'"])
    }

    /// Returns the numbers of a list of two or more, and the name of the function before it; nil for other texts.
    private static func components(_ text: String) -> (function: String, numbers: [Double])? {
        let function = text.prefix { $0.isASCII && $0.isLetter }
        let rest = text.dropFirst(function.count)
        guard function.isEmpty || rest.first == "(", rest.utf8.allSatisfy({ " ,().%0123456789".utf8.contains($0) })
        else { return nil }
        let words = rest.split { " ,()".contains($0) }
        let numbers = words.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()).map { $0 / 100 } : Double($0) }
        return numbers.count == words.count && numbers.count > 1 ? (String(function), numbers) : nil
    }

    /// Returns `#RRGGBB` or `#RRGGBBAA` for components from 0 to 1, or from 0 to 255 if one is above 1; nil for other numbers.
    private static func hexadecimal(_ numbers: [Double]) -> String? {
        guard (3...4).contains(numbers.count), numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
        let scale = numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
        let alpha = numbers.dropFirst(3).map { $0 > 1 ? $0 / 255 : $0 }
        let digits = (numbers.prefix(3).map { $0 / scale } + alpha).map { part in
            let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return byte.utf8.count == 1 ? "0" + byte : byte
        }
        return "#" + digits.joined()
    }

    /// Refuses a name that ends like those of the system, and that no asset color of the document has.
    private static func checkIsNoMisspelling(_ value: Word, of names: [String], in document: NibDocument)
        throws(CommandError)
    {
        let full = [value.text + "Color", "system" + value.text.capitalizedFirst + "Color"].first {
            names.contains($0) && value.text.first?.isLowercase == true
        }
        let letters = Array(value.text.lowercased().unicodeScalars.map(\.value))
        let near = names.filter {
            EditDistance.between(letters, and: Array($0.lowercased().unicodeScalars.map(\.value)), atMost: 2) != nil
        }
        let isClose = !near.isEmpty && value.text.utf8.count > 6
        guard isClose || full != nil, !document.hasNamedColor(value.text) else { return }
        throw CommandError(
            "bad-value", "no color of the system is called '\(value.text)'", span: value.span,
            hints: Advice.didYouMean(full.map { [$0] } ?? near) + ["'name=\(value.text)' means a color of the assets"])
    }

    private static func system(_ name: String, in document: NibDocument) -> [Attribute] {
        guard document.kind.family == .cocoaTouch else {
            return [Attribute("name", name), Attribute("catalog", "System"), Attribute("colorSpace", "catalog")]
        }
        let catalog = document.catalog
        if document.toolsVersion < firstWithSystemColors, catalog.isLegacyColor(name) {
            return [Attribute("cocoaTouchSystemColor", name)]
        }
        guard document.toolsVersion < firstWithNamesOnly, let color = catalog.systemColor(name) else {
            return [Attribute("systemColor", name)]
        }
        if catalog.isLegacyColor(name) {
            return [Attribute("systemColor", name), Attribute("cocoaTouchSystemColor", name)]
        }
        let parts = zip(color.names, color.components).map { Attribute($0, Numbers.spell($1)) }
        return [Attribute("systemColor", name)] + parts + [
            Attribute("alpha", Numbers.spell(color.alpha)), Attribute("colorSpace", "custom"),
            Attribute("customColorSpace", color.space),
        ]
    }

    /// Adds the alpha and the color space to components that have none.
    private static func completed(_ pairs: [Attribute], in document: NibDocument) -> [Attribute] {
        let names = pairs.map(\.name)
        guard !names.contains("colorSpace"), names.contains("white") || names.contains("red") else { return pairs }
        let whole = pairs.map { pair in
            Attribute(pair.name, Double(pair.value).map { Numbers.spell($0) } ?? pair.value)
        }
        let opaque = names.contains("alpha") ? whole : whole + [Attribute("alpha", "1")]
        let isWhite = names.contains("white")
        let isOld = document.kind.family == .cocoa || document.toolsVersion < firstWithCustomSpaces
        if isOld, isWhite { return opaque + [Attribute("colorSpace", "calibratedWhite")] }
        return opaque + [
            Attribute("colorSpace", "custom"),
            Attribute("customColorSpace", isWhite ? "genericGamma22GrayColorSpace" : "sRGB"),
        ]
    }
}

extension NibDocument {
    /// Whether the document lists or uses a color of the assets with a name.
    fileprivate func hasNamedColor(_ name: String) -> Bool {
        tree.subtree(tree.root).contains {
            ["namedColor", "color"].contains(tree.name($0)) && tree.attribute("name", of: $0, is: name)
        }
    }
}

extension String {
    /// The text with its first letter in upper case.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
