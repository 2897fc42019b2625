import NibDocument
import Testing

@testable import NibPicture

/// Pictures of the dark appearance.
@Suite struct DarkTests {
    private func shapes(_ drawn: DrawnDocument, of id: String, assets: [String: DarkColors.AssetColor] = [:]) throws
        -> [Shape]
    {
        var options = PictureOptions()
        options.dark = DarkColors(assets)
        let style = Style(drawn.document, options: options)
        var walk = ViewWalk(style: style)
        let node = try #require(drawn.document.element(withID: id))
        walk.draw(node, in: Rect(x: 0, y: 0, width: 100, height: 40), clip: Rect(x: 0, y: 0, width: 100, height: 40))
        return walk.drawing.groups.flatMap(\.shapes)
    }

    private func label(_ color: String, background: String = "", resources: String = "") throws -> DrawnDocument {
        try DrawnDocument(
            iOS: """
                <label text="Hi" id="a"><rect key="frame" x="0" y="0" width="100" height="40"/>\(color)\(background)</label>
                """, resources: resources)
    }

    @Test func systemColors() throws {
        let drawn = try label(
            #"<color key="textColor" systemColor="labelColor"/>"#,
            background: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
        #expect(try shapes(drawn, of: "a").compactMap { $0.fill?.hexadecimal } == ["#000000", "#ffffff"])
        #expect(try drawn.shapes(of: "a")["a"]?.compactMap { $0.fill?.hexadecimal } == ["#ffffff", "#000000"])
    }

    /// Colors that are written out are the same in both appearances; a label without a color is not.
    @Test func writtenColorsStay() throws {
        let black = #"<color key="textColor" white="0" alpha="1" colorSpace="custom"/>"#
        #expect(try shapes(label(black), of: "a").compactMap { $0.fill?.hexadecimal } == ["#000000"])
        #expect(try shapes(label(""), of: "a").compactMap { $0.fill?.hexadecimal } == ["#ffffff"])
    }

    @Test func colorsOfAssetCatalogs() throws {
        let named = #"<color key="textColor" name="Brand"/>"#
        let resources =
            #"<namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor>"#
        let drawn = try label(named, resources: resources)
        let brand = DarkColors.AssetColor.components(red: 0, green: 0.2, blue: 1, alpha: 1)
        #expect(try shapes(drawn, of: "a", assets: ["Brand": brand]).compactMap { $0.fill?.hexadecimal } == ["#0033ff"])
        let system = DarkColors.AssetColor.system("systemRedColor")
        #expect(
            try shapes(drawn, of: "a", assets: ["Brand": system]).compactMap { $0.fill?.hexadecimal } == ["#ff453a"])
        // Without a color for the dark appearance, it is that in the document.
        #expect(try shapes(drawn, of: "a").compactMap { $0.fill?.hexadecimal } == ["#ff0000"])
    }

    /// What is drawn light on dark in one appearance is not turned around twice.
    @Test func palette() {
        let palette = DarkPalette(isCocoa: true)
        #expect(palette.color(.white, as: .ground).hexadecimal == "#1e1e1e")
        #expect(palette.color(.white, as: .text) == .white)
        #expect(palette.color(Color(0x1C1C1E), as: .ground) == Color(0x1C1C1E))
        #expect(palette.color(.black, as: .text).lightness > 0.99)
        #expect(palette.color(Color.black.fixed, as: .text) == Color.black.fixed)
        #expect(palette.color(.blue, as: .ground).hexadecimal == "#0a84ff")
        #expect(palette.color(Color(0x28C840), as: .ground) == Color(0x28C840))
    }

    @Test func backgroundOfThePicture() throws {
        var options = PictureOptions()
        options.dark = DarkColors()
        let drawn = try label("")
        let picture = NibPicture(of: drawn.document, title: "Test", options: options)
        #expect(picture.svg.contains("fill=\"#26282c\""))
    }
}
