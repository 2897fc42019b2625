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

    /// The styles of regular weight by their size in points at the default size of text on iOS (Human Interface Guidelines,
    /// "Typography").
    package static let regular: [String: String] = [
        "11": "caption2", "12": "caption1", "13": "footnote", "15": "subheadline", "16": "callout", "17": "body",
        "20": "title3", "22": "title2", "28": "title1", "34": "largeTitle",
    ]
}
