import NibStrings
import Testing

struct LocalizableTextsTests {
    @Test func findsTheTextsOfCocoaTouch() throws {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        #expect(
            texts.map { "\($0.key)=\($0.value)" } == [
                "aaa-11-aaa.text=Hello \"you\"", "bbb-22-bbb.accessibilityHint=Sends it",
                "bbb-22-bbb.accessibilityLabel=Send",
                "bbb-22-bbb.normalTitle=Send", "bbb-22-bbb.selectedTitle=Sent", "ccc-33-ccc.segmentTitles[0]=First",
                "ccc-33-ccc.segmentTitles[2]=Third", "ddd-44-ddd.text=Two\nlines",
                "eee-55-eee.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]=Name",
            ])
    }

    @Test func findsTheTextsOfCocoa() throws {
        let texts = try Sample.document(Sample.cocoa).localizableTexts()
        #expect(
            texts.map { "\($0.key)=\($0.value)" } == [
                "11.headerCell.title=Size", "13.label=Go", "13.paletteLabel=Go there", "13.toolTip=Goes there",
                "3.ibExternalAccessibilityDescription=The button", "3.ibShadowedToolTip=Press it", "4.title=Press",
                "6.ibShadowedObjectValues[0]=A", "6.ibShadowedObjectValues[1]=B", "8.placeholderString=Name",
                "9.ibShadowedIsNilPlaceholder=None",
            ])
    }

    @Test func writesCommentsAsXcodeDoes() throws {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        #expect(
            texts[0].comment
                == #"Class = "UILabel"; text = "Hello \"you\""; ObjectID = "aaa-11-aaa"; Note = "A greeting";"#)
        #expect(
            texts[5].comment
                == #"Class = "UISegmentedControl"; ccc-33-ccc.segmentTitles[0] = "First"; ObjectID = "ccc-33-ccc";"#)
        let binding = try Sample.document(Sample.cocoa).localizableTexts().last
        #expect(binding?.className == "CocoaBindingsConnection")
    }

    @Test func namesThePathForSet() throws {
        let texts = try Sample.document(Sample.touch).localizableTexts()
        #expect(
            texts.map(\.path) == [
                "text", "accessibilityConfiguration.hint", "accessibilityConfiguration.label", "normal.title",
                "selected.title",
                "segments.segment[0].title", "segments.segment[2].title", "text", nil,
            ])
    }

    @Test func tellsStaleKeys() throws {
        let stale = StaleKeys(try Sample.document(Sample.touch))
        #expect(stale.reason(for: "aaa-11-aaa.text") == nil)
        #expect(stale.reason(for: "zzz-99-zzz.text") == .noObject)
        #expect(stale.reason(for: "emp-ty-000.text") == .noText(objectID: "emp-ty-000", property: "text"))
        #expect(stale.reason(for: "ccc-33-ccc.segmentTitles[7]") != nil)
        #expect(stale.reason(for: "aaa-11-aaa.unheardOf") == nil, "nothing is known of the property")
    }
}
