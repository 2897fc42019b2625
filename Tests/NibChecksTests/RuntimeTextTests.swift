import ClassFacts
import DeclaredCode
import NibChecks
import NibDocument
import Testing

/// The texts that the frameworks print, word for word (Documentation/Format/RunTime.md#messages-of-uikit).
struct RuntimeTextTests {
    /// Returns the run-time messages of a rule's findings in its first example of a form.
    private func texts(_ rule: String, _ form: RuleExample.Form) throws -> [String] {
        let declared = try #require(Rule.named(rule))
        let example = try #require(RuleExampleTests.examples(of: declared).first { $0.form == form })
        let document = try NibDocument(bytes: Array(example.text.utf8))
        var settings = Checker.Settings()
        settings.only = [rule]
        let found = Checker(settings: settings, code: example.code.map { DeclaredCode($0) })
            .check([.init(file: example.file, document: document)], isWhole: true)
        return found.compactMap(\.runtime?.text)
    }

    @Test func u1() throws {
        let text =
            "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<App.Editor 0x…> "
            + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLable.'"
        #expect(try texts("missing-outlet", .iOSXib) == [text])
    }

    @Test func u2() throws {
        #expect(try texts("unknown-class", .iOSXib) == ["Unknown class _TtC3App8RedButon in Interface Builder file."])
    }

    @Test func u3() throws {
        let text =
            "Failed to set (cornerRadus) user defined inspected property on (App.RedButton): [<App.RedButton 0x…> "
            + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key cornerRadus."
        #expect(try texts("runtime-attribute", .iOSXib) == [text])
    }

    @Test func u4() throws {
        let text =
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"View\" nib but the view outlet was not set."
        #expect(try texts("view-outlet", .iOSXib) == [text])
    }

    @Test func u6() throws {
        let text = "-[Empty_Window.ViewController buttonPresed:]: unrecognized selector sent to instance 0x…"
        #expect(try texts("missing-action", .iOSXib) == [text])
    }

    @Test func a7() throws {
        let texts = try texts("binding-key", .macXib)
        let text =
            "[<App.Settings 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key isVebrose."
        #expect(texts.first == text)
    }

    @Test func u8() throws {
        let found = try texts("shared-view", .iOSXib)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "A view can only be associated with at most one view controller at a time! View <UIView: 0x…>")
                == true)
    }

    @Test func u12() throws {
        #expect(
            try texts("segue-identifier", .iOSStoryboard) == [
                "Receiver (<App.List: 0x…>) has no segue with identifier 'detial'"
            ])
    }

    @Test func u14() throws {
        let text =
            "invalid nib registered for identifier (Row) - nib must contain exactly one top level object which must be a "
            + "UITableViewCell instance"
        #expect(try texts("cell-nib", .iOSXib) == [text])
    }

    @Test func a1() throws {
        let text =
            "[Nib Loading] Failed to connect (window) outlet from (Store) to (NSWindow): missing setter or instance variable"
        #expect(try texts("missing-outlet", .macXib) == [text])
    }

    @Test func a2() throws {
        #expect(
            try texts("missing-action", .macXib)
                == ["Could not connect action, target class Store does not respond to -save:"])
    }

    @Test func a3() throws {
        #expect(
            try texts("unknown-class", .macXib) == [
                "Unknown class 'Dial', using 'NSView' instead. Encountered in Interface Builder file at path View.nib"
            ])
    }
}
