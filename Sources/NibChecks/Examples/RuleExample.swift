import NibDocument

/// A small document with its code that shows what a rule reports, or that it reports nothing.
package struct RuleExample: Sendable {
    /// The platform and kind of a document.
    package enum Form: String, Sendable {
        case iOSXib, macXib, iOSStoryboard, macStoryboard
    }

    /// The platform and kind of the document.
    package let form: Form
    /// The file's name.
    package let file: String
    /// The elements inside `<objects>`, or, for a storyboard, inside `<scenes>`.
    package let body: String
    /// The elements inside `<resources>`; empty for none.
    package let resources: String
    /// The code in the notation of `DeclaredCode`; nil if the example has none.
    package let code: String?
    /// The expected findings, each as `severity: message`; empty if nothing is reported.
    package let finds: [String]

    /// Declares an example.
    init(
        _ form: Form, file: String = "", body: String, resources: String = "", code: String? = nil,
        finds: [String] = []
    ) {
        self.form = form
        let isStoryboard = form == .iOSStoryboard || form == .macStoryboard
        self.file = file.isEmpty ? (isStoryboard ? "Main.storyboard" : "View.xib") : file
        self.body = body
        self.resources = resources
        self.code = code
        self.finds = finds
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
        let tail = resources.isEmpty ? "" : "    <resources>\n\(Self.indented(resources))    </resources>\n"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)"\(initial)>
                <\(list)>
            \(Self.indented(body))    </\(list)>
            \(tail)</document>

            """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)\n" }.joined()
    }
}
