import NibDocument

/// A small document with its code that shows what a rule reports, or that it reports nothing.
///
/// The examples of a rule are in `Examples/RULE.txt`, so that changing one compiles nothing. Comments begin with `#`, and each example
/// with a line that says its form and, if it has another one than usual, its file name:
/// ```
/// # Why the rule reports this, or does not.
/// == iOSXib Card.xib
/// <view id="iN0-l3-epB"/>
/// -- root
/// launchScreen="YES"
/// -- resources
/// <image name="card"/>
/// -- assets
/// image star
/// -- code
/// class App.Card: UIView
/// -- finds
/// error: what is reported
/// ```
/// An empty line separates examples. One without `-- code` is checked without code, and one without `-- finds` reports nothing. The
/// program has only those that `help RULE` shows, which `Scripts/rule-examples` writes into `ShownExamples.swift`.
package struct RuleExample: Equatable, Sendable {
    /// The platform and kind of a document.
    package enum Form: String, Sendable {
        case iOSXib, macXib, iOSStoryboard, macStoryboard
    }

    /// The platform and kind of the document.
    package let form: Form
    /// The file's name.
    package let file: String
    /// Further attributes of the root element, which replace the initial view controller.
    package let rootAttributes: String
    /// The elements inside `<objects>`, or, for a storyboard, inside `<scenes>`.
    package let body: String
    /// The elements inside `<resources>`; empty for none.
    package let resources: String
    /// The code in the notation of `DeclaredCode`; nil if the example has none.
    package let code: String?
    /// The assets of the project, each as `image NAME`, `color NAME` or `font NAME`; empty if the example has none.
    package let assets: [String]
    /// The German translation of the document, as a `.strings` file; empty if the example has none.
    package let translations: String
    /// The expected findings, each as `severity: message`; empty if nothing is reported.
    package let finds: [String]

    /// Declares an example.
    init(
        _ form: Form, file: String = "", rootAttributes: String = "", body: String, resources: String = "",
        code: String? = nil, assets: [String] = [], translations: String = "", finds: [String] = []
    ) {
        self.assets = assets
        self.translations = translations
        self.form = form
        let isStoryboard = form == .iOSStoryboard || form == .macStoryboard
        self.file = file.isEmpty ? (isStoryboard ? "Main.storyboard" : "View.xib") : file
        self.rootAttributes = rootAttributes
        self.body = body
        self.resources = resources
        self.code = code
        self.finds = finds
    }

    /// Reads the examples of a rule.
    package static func read(_ text: String) -> [RuleExample] {
        text.split(separator: "\n== ", omittingEmptySubsequences: false).compactMap { read(oneOf: $0) }
    }

    /// Reads an example without the mark at its beginning; nil for what is before the first one.
    private static func read(oneOf text: Substring) -> RuleExample? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard let words = lines.popFirst()?.drop(while: { $0 == "=" || $0 == " " }).split(separator: " "),
            let form = words.first.flatMap({ Form(rawValue: String($0)) })
        else { return nil }
        // The comment of the next example ends this one.
        lines = lines.prefix { !$0.hasPrefix("# ") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("-- ") }
        let names = lines.filter { $0.hasPrefix("-- ") }.map { $0.dropFirst(3) }
        let sections = Dictionary(zip(names, parts.dropFirst())) { first, _ in first }
        return RuleExample(
            form, file: words.count > 1 ? String(words[1]) : "",
            rootAttributes: sections["root"]?.joined(separator: " ") ?? "", body: parts[0].joined(separator: "\n"),
            resources: sections["resources"]?.joined(separator: "\n") ?? "",
            code: sections["code"]?.joined(separator: "\n"), assets: sections["assets"]?.map(String.init) ?? [],
            translations: sections["translations"]?.joined(separator: "\n") ?? "",
            finds: sections["finds"]?.map(String.init) ?? [])
    }

    /// The complete document.
    package var text: String {
        let (type, runtime) =
            switch form {
            case .iOSXib: ("CocoaTouch.XIB", "iOS.CocoaTouch")
            case .iOSStoryboard: ("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch")
            case .macXib: ("Cocoa.XIB", "MacOSX.Cocoa")
            case .macStoryboard: ("Cocoa.Storyboard.XIB", "MacOSX.Cocoa")
            }
        let isStoryboard = form == .iOSStoryboard || form == .macStoryboard
        let list = isStoryboard ? "scenes" : "objects"
        // The first view controller of a storyboard is its initial one.
        let initial = isStoryboard ? " initialViewController=\"BYZ-38-t0r\"" : ""
        let attributes = rootAttributes.isEmpty ? initial : " " + rootAttributes
        let tail = resources.isEmpty ? "" : "    <resources>\n\(Self.indented(resources))    </resources>\n"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)"\(attributes)>
                <\(list)>
            \(Self.indented(body))    </\(list)>
            \(tail)</document>

            """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)\n" }.joined()
    }
}
