/// The text styles of iOS and macOS.
package enum FontStyle {
    /// The names in documents of iOS by the names in the API (UIKit, "UIFont.TextStyle").
    package static let names: [String: String] = [
        "body": "UICTFontTextStyleBody", "callout": "UICTFontTextStyleCallout",
        "caption1": "UICTFontTextStyleCaption1", "caption2": "UICTFontTextStyleCaption2",
        "footnote": "UICTFontTextStyleFootnote", "headline": "UICTFontTextStyleHeadline",
        "largeTitle": "UICTFontTextStyleTitle0", "subheadline": "UICTFontTextStyleSubhead",
        "title1": "UICTFontTextStyleTitle1", "title2": "UICTFontTextStyleTitle2",
        "title3": "UICTFontTextStyleTitle3",
    ]

    /// The sizes in points, at the default size of text on iOS, and weights of the styles by their names in documents (Human Interface
    /// Guidelines, "Typography").
    package static let fonts: [String: (size: Double, weight: Int)] = [
        "UICTFontTextStyleTitle0": (34, 400), "UICTFontTextStyleTitle1": (28, 400),
        "UICTFontTextStyleTitle2": (22, 400), "UICTFontTextStyleTitle3": (20, 400),
        "UICTFontTextStyleHeadline": (17, 600), "UICTFontTextStyleBody": (17, 400),
        "UICTFontTextStyleCallout": (16, 400), "UICTFontTextStyleSubhead": (15, 400),
        "UICTFontTextStyleFootnote": (13, 400), "UICTFontTextStyleCaption1": (12, 400),
        "UICTFontTextStyleCaption2": (11, 400), "UICTFontTextStyleEmphasizedBody": (17, 600),
    ]

    /// The style of regular weight that has a size.
    ///
    /// - Parameter size: the size in points at the default size of text.
    /// - Returns: its name in the API; nil if there is none.
    package static func regular(size: Double) -> String? {
        names.first { fonts[$0.value].map { $0.size == size && $0.weight == 400 } ?? false }?.key
    }
}
