import XMLTree

/// The main menu in a new macOS application of Xcode.
///
/// Of 40 application storyboards measured, 31 have it, apart from items that their authors removed or added.
enum MainMenu {
    /// The items, one per line: dots for the depth, then fields separated by `|`.
    ///
    /// The first field is the title; a hyphen alone is a separator. The others are `key=`, `mask=` (if it is not just
    /// the command key), `tag=`, `enabled=`, `action=` (with `@font` if the target is the font manager), and `menu=`
    /// with the title of a submenu and `system=` with its role.
    private static let lines = #"""
        NewApplication|menu=NewApplication|system=apple
        .About NewApplication|action=orderFrontStandardAboutPanel:
        .-
        .Preferences…|key=,
        .-
        .Services|menu=Services|system=services
        .-
        .Hide NewApplication|key=h|action=hide:
        .Hide Others|key=h|mask=option command|action=hideOtherApplications:
        .Show All|action=unhideAllApplications:
        .-
        .Quit NewApplication|key=q|action=terminate:
        File|menu=File
        .New|key=n|action=newDocument:
        .Open…|key=o|action=openDocument:
        .Open Recent|menu=Open Recent|system=recentDocuments
        ..Clear Menu|action=clearRecentDocuments:
        .-
        .Close|key=w|action=performClose:
        .Save…|key=s|action=saveDocument:
        .Save As…|key=S|action=saveDocumentAs:
        .Revert to Saved|key=r|action=revertDocumentToSaved:
        .-
        .Page Setup…|key=P|mask=shift command|action=runPageLayout:
        .Print…|key=p|action=print:
        Edit|menu=Edit
        .Undo|key=z|action=undo:
        .Redo|key=Z|action=redo:
        .-
        .Cut|key=x|action=cut:
        .Copy|key=c|action=copy:
        .Paste|key=v|action=paste:
        .Paste and Match Style|key=V|mask=option command|action=pasteAsPlainText:
        .Delete|action=delete:
        .Select All|key=a|action=selectAll:
        .-
        .Find|menu=Find
        ..Find…|key=f|tag=1|action=performFindPanelAction:
        ..Find and Replace…|key=f|mask=option command|tag=12|action=performFindPanelAction:
        ..Find Next|key=g|tag=2|action=performFindPanelAction:
        ..Find Previous|key=G|tag=3|action=performFindPanelAction:
        ..Use Selection for Find|key=e|tag=7|action=performFindPanelAction:
        ..Jump to Selection|key=j|action=centerSelectionInVisibleArea:
        .Spelling and Grammar|menu=Spelling
        ..Show Spelling and Grammar|key=:|action=showGuessPanel:
        ..Check Document Now|key=;|action=checkSpelling:
        ..-
        ..Check Spelling While Typing|action=toggleContinuousSpellChecking:
        ..Check Grammar With Spelling|action=toggleGrammarChecking:
        ..Correct Spelling Automatically|action=toggleAutomaticSpellingCorrection:
        .Substitutions|menu=Substitutions
        ..Show Substitutions|action=orderFrontSubstitutionsPanel:
        ..-
        ..Smart Copy/Paste|action=toggleSmartInsertDelete:
        ..Smart Quotes|action=toggleAutomaticQuoteSubstitution:
        ..Smart Dashes|action=toggleAutomaticDashSubstitution:
        ..Smart Links|action=toggleAutomaticLinkDetection:
        ..Data Detectors|action=toggleAutomaticDataDetection:
        ..Text Replacement|action=toggleAutomaticTextReplacement:
        .Transformations|menu=Transformations
        ..Make Upper Case|action=uppercaseWord:
        ..Make Lower Case|action=lowercaseWord:
        ..Capitalize|action=capitalizeWord:
        .Speech|menu=Speech
        ..Start Speaking|action=startSpeaking:
        ..Stop Speaking|action=stopSpeaking:
        Format|menu=Format
        .Font|menu=Font|system=font
        ..Show Fonts|key=t|action=orderFrontFontPanel:@font
        ..Bold|tag=2|key=b|action=addFontTrait:@font
        ..Italic|tag=1|key=i|action=addFontTrait:@font
        ..Underline|key=u|action=underline:
        ..-
        ..Bigger|tag=3|key=+|action=modifyFont:@font
        ..Smaller|tag=4|key=-|action=modifyFont:@font
        ..-
        ..Kern|menu=Kern
        ...Use Default|action=useStandardKerning:
        ...Use None|action=turnOffKerning:
        ...Tighten|action=tightenKerning:
        ...Loosen|action=loosenKerning:
        ..Ligatures|menu=Ligatures
        ...Use Default|action=useStandardLigatures:
        ...Use None|action=turnOffLigatures:
        ...Use All|action=useAllLigatures:
        ..Baseline|menu=Baseline
        ...Use Default|action=unscript:
        ...Superscript|action=superscript:
        ...Subscript|action=subscript:
        ...Raise|action=raiseBaseline:
        ...Lower|action=lowerBaseline:
        ..-
        ..Show Colors|key=C|action=orderFrontColorPanel:
        ..-
        ..Copy Style|key=c|mask=option command|action=copyFont:
        ..Paste Style|key=v|mask=option command|action=pasteFont:
        .Text|menu=Text
        ..Align Left|key={|action=alignLeft:
        ..Center|key=bar|action=alignCenter:
        ..Justify|action=alignJustified:
        ..Align Right|key=}|action=alignRight:
        ..-
        ..Writing Direction|menu=Writing Direction
        ...Paragraph|enabled=NO
        ...>Default|action=makeBaseWritingDirectionNatural:
        ...>Left to Right|action=makeBaseWritingDirectionLeftToRight:
        ...>Right to Left|action=makeBaseWritingDirectionRightToLeft:
        ...-
        ...Selection|enabled=NO
        ...>Default|action=makeTextWritingDirectionNatural:
        ...>Left to Right|action=makeTextWritingDirectionLeftToRight:
        ...>Right to Left|action=makeTextWritingDirectionRightToLeft:
        ..-
        ..Show Ruler|action=toggleRuler:
        ..Copy Ruler|key=c|mask=control command|action=copyRuler:
        ..Paste Ruler|key=v|mask=control command|action=pasteRuler:
        View|menu=View
        .Show Toolbar|key=t|mask=option command|action=toggleToolbarShown:
        .Customize Toolbar…|action=runToolbarCustomizationPalette:
        .-
        .Show Sidebar|key=s|mask=control command|action=toggleSidebar:
        .Enter Full Screen|key=f|mask=control command|action=toggleFullScreen:
        Window|menu=Window|system=window
        .Minimize|key=m|action=performMiniaturize:
        .Zoom|action=performZoom:
        .-
        .Bring All to Front|action=arrangeInFront:
        Help|menu=Help|system=help
        .NewApplication Help|key=?|action=showHelp:
        """#

    /// Returns the scene of the application with its menu as text.
    ///
    /// - Returns: a `<scene>` whose ids are always the same.
    static func scene() -> String {
        var maker = MainMenuMaker()
        for line in lines.split(separator: "\n") { maker.add(line) }
        return """
            <scene sceneID="sCn-ne-000"><objects>\
            <application id="aPp-li-001" sceneMemberID="viewController">\(maker.finish())</application>\
            <customObject id="\(fontManager)" customClass="NSFontManager"/>\
            <customObject id="\(firstResponder)" userLabel="First Responder" customClass="NSResponder" \
            sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="75" y="0.0"/></scene>
            """
    }

    fileprivate static let firstResponder = "fRs-tR-000"
    fileprivate static let fontManager = "fNt-mN-001"
}

/// Converts the lines of the main menu to elements.
private struct MainMenuMaker {
    private var text = #"<menu key="mainMenu" title="Main Menu" systemMenu="main" id="mEn-uM-000"><items>"#
    /// The closing tags of each open menu item.
    private var open: [String] = []
    private var (items, menus, actions) = (0, 0, 0)

    mutating func add(_ line: Substring) {
        let depth = line.prefix { $0 == "." }.count
        close(to: depth)
        items += 1
        let id = "mIt-em-\(Self.digits(items))"
        let fields = line.dropFirst(depth).split(separator: "|").map(String.init)
        if fields[0] == "-" {
            text += "<menuItem isSeparatorItem=\"YES\" id=\"\(id)\"/>"
            return
        }
        var values: [String: String] = [:]
        for field in fields.dropFirst() {
            let pair = field.split(separator: "=", maxSplits: 1)
            values[String(pair[0])] = String(pair[1])
        }
        addItem(fields[0], values: values, id: id)
    }

    private mutating func addItem(_ title: String, values: [String: String], id: String) {
        let isIndented = title.hasPrefix(">")
        text += "<menuItem" + (isIndented ? "" : attribute("title", value: title))
        for name in ["tag", "enabled"] { if let value = values[name] { text += attribute(name, value: value) } }
        if let key = values["key"] { text += attribute("keyEquivalent", value: key == "bar" ? "|" : key) }
        text += attribute("id", value: id) + ">"
        if isIndented { text += "<string key=\"title\">\t\(title.dropFirst())</string>" }
        addMask(values)
        if let action = values["action"] { addAction(action) }
        guard let menu = values["menu"] else {
            text += "</menuItem>"
            return
        }
        menus += 1
        text += "<menu" + attribute("key", value: "submenu") + attribute("title", value: menu)
        if let system = values["system"] { text += attribute("systemMenu", value: system) }
        text += attribute("id", value: "mEn-uS-\(Self.digits(menus))") + "><items>"
        open.append("</items></menu></menuItem>")
    }

    /// Adds the modifier mask. The default is the command key; an item without a key gets an empty mask.
    private mutating func addMask(_ values: [String: String]) {
        if values["key"] != nil, values["mask"] == nil { return }
        text += "<modifierMask" + attribute("key", value: "keyEquivalentModifierMask")
        for name in (values["mask"] ?? "").split(separator: " ") { text += attribute(String(name), value: "YES") }
        text += "/>"
    }

    private mutating func addAction(_ action: String) {
        actions += 1
        let parts = action.split(separator: "@")
        let target = parts.count > 1 ? MainMenu.fontManager : MainMenu.firstResponder
        text +=
            "<connections><action" + attribute("selector", value: String(parts[0])) + attribute("target", value: target)
        text += attribute("id", value: "aCt-io-\(Self.digits(actions))") + "/></connections>"
    }

    private mutating func close(to depth: Int) {
        while open.count > depth {
            // An empty menu has no list of items.
            let empty = "><items>"
            if text.hasSuffix(empty) {
                text.removeLast(empty.utf8.count)
                text += "/></menuItem>"
                open.removeLast()
            } else {
                text += open.removeLast()
            }
        }
    }

    mutating func finish() -> String {
        close(to: 0)
        return text + "</items></menu>"
    }

    private func attribute(_ name: String, value: String) -> String { " \(name)=\"\(Escaping.attribute(value))\"" }

    private static func digits(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: 3 - text.count) + text
    }
}
