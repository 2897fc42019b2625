import Testing

@testable import NibCatalog

@Suite("Kinds of values")
struct ValueTests {
    let ios = Catalog(.cocoaTouch, era: .newest)
    let mac = Catalog(.cocoa, era: .newest)

    @Test("Numbers, flags and words of elements")
    func kinds() throws {
        #expect(ios.valueKind(of: "x", element: "rect") == .number)
        #expect(ios.valueKind(of: "minX", element: "inset") == .number)
        #expect(ios.valueKind(of: "hidden", element: "label") == .flag)
        #expect(mac.valueKind(of: "tag", element: "menuItem") == .integer)
        #expect(ios.valueKind(of: "tag", element: "noSuchElement") == .integer)
        #expect(ios.valueKind(of: "numberOfLines", element: "label") == .integer)
        #expect(mac.valueKind(of: "resizable", element: "windowStyleMask") == .flag)
        guard case .words(let words)? = mac.valueKind(of: "style", element: "progressIndicator") else {
            Issue.record("the styles of progress indicators are words")
            return
        }
        #expect(words == ["bar", "spinning"])
    }

    @Test("An attribute name with several meanings is resolved by its element")
    func sameName() {
        #expect(ios.valueKind(of: "value", element: "integer") == .integer)
        #expect(ios.valueKind(of: "value", element: "real") == .number)
        #expect(ios.valueKind(of: "location", element: "range") == .integer)
        #expect(ios.valueKind(of: "location", element: "userLayoutGuide") == .number)
        #expect(ios.valueKind(of: "value", element: "bool") == .flag)
        #expect(ios.valueKind(of: "value", element: "userDefinedRuntimeAttribute") == nil)
        #expect(ios.valueKind(of: "bottom", element: "extendedEdge") == .flag)
        #expect(ios.valueKind(of: "bottom", element: "edgeInsets") == .number)
    }

    @Test("Texts, names, ids and versions have no kind")
    func free() {
        for (element, name) in [
            ("label", "text"), ("button", "id"), ("view", "customClass"), ("tableViewCell", "reuseIdentifier"),
            ("imageView", "image"), ("plugIn", "version"), ("view", "placeholderIntrinsicWidth"),
            ("constraint", "multiplier"), ("noSuchElement", "noSuchName"),
        ] {
            #expect(ios.valueKind(of: name, element: element) == nil, "\(name) of \(element)")
        }
        #expect(mac.valueKind(of: "id", element: "window") == nil)
    }

    @Test(
        "Numerals",
        arguments: [
            ("0.0", true), ("-12", true), ("+3.5", true), (".5", true), ("5.", true), ("2.2250738585072014e-308", true),
            ("1E+4", true), ("", false), ("-", false), (".", false), ("1.2.3", false), ("1e", false), ("inf", false),
            ("nan", false), ("0x10", false), (" 1", false), ("1 ", false), ("1,5", false), ("١", false),
        ])
    func numerals(text: String, isNumber: Bool) {
        #expect(ValueKind.number.has(text) == isNumber)
    }

    @Test(
        "Integers",
        arguments: [
            ("0", true), ("-12", true), ("9223372036854775807", true), ("9223372036854775808", false), ("1.5", false),
            ("1.0", false), ("1e3", false), ("", false), ("-", false), (" 1", false), ("٣", false),
        ])
    func integers(text: String, isInteger: Bool) {
        #expect(ValueKind.integer.has(text) == isInteger)
    }

    @Test("Flags are written in one way")
    func flags() {
        #expect(ValueKind.flag.has("YES") && ValueKind.flag.has("NO"))
        for text in ["yes", "true", "1", "", "YES "] { #expect(!ValueKind.flag.has(text)) }
    }
}
