import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// `set`: sets an attribute, or the id by which everything refers to an object.
enum SetProperty {
    static let value = Parameter<Text>(
        "VALUE", kind: .attributeValue, summary: "the new value, without XML escapes")

    private static let force = Flag(
        "--force", summary: "sets an attribute or a value that Interface Builder does not write there")

    static let command = EditingCommand(
        "set",
        syntax: [
            .operand(PropertyWords.object), .operand(PropertyWords.path), .operand(value), .atPlace,
            PropertyWords.forTraits, .optional([.flag(force)]),
        ],
        summary: "sets an attribute",
        discussion: """
            Each step of a path names a child by its key or its element; `element@key` gives both, and `[N]`, counted from 0, \
            picks one of several. Colors, fonts, masks and other parts that the object does not have yet are made, also on the \
            way: `set B selected.title On`. A string that is long or has several lines becomes a child element, as in Xcode. \
            Setting `id` renames the object, and all references to it follow. Attributes of a macOS control's cell are \
            set on the cell; a title or text goes where the element stores it. With `at N`, the attribute also becomes the one with \
            the index N of its element, as another version of Xcode ordered them.

            * a color: '#RRGGBB' or '#RRGGBBAA' (in quotes), `systemBlueColor`, `clearColor`, the name of an asset, or \
              `'white=0.5 alpha=1'`
            * a font: `'system 17 bold'`, `'style headline'`, `'Helvetica Neue 12'`
            * an image: its name, or `symbol:star.fill`, with its configuration as in `'symbol:star scale=large'`
            * numbers: `(x,y,width,height)`; a set of options: `'link phoneNumber'`, or `none`
            * a date: `2024-05-31` or `'2024-05-31 18:30'`, in universal time
            * any part: its attributes as `'name=value name=value'`; `nil` where Xcode writes no value

            A value such as `.title` is the one that this attribute of the object has; in quotes, it is only text.

            `userComments` is the comment for localizers. `inferredMetricsTieBreaker YES` makes a segue the one, of several to a \
            controller, from which the controller's simulated bars are inferred, and `designable.intrinsicContentSize (46,30)` \
            is the size that a view of a designable class had on the canvas; the document keeps both in lists of its own.

            nibsh refuses a value that the attribute cannot have, such as `abc` where Interface Builder always writes a number. \
            It also refuses, unless forced, numbers out of range, words that are none of an enumeration, misspelled names, and \
            attributes that Interface Builder keeps elsewhere or that belong to other classes, and names the path that was \
            probably meant. A note tells if no known document has an attribute on such an element. A value that Xcode does not write \
            because it is the default removes the attribute. Except in a script, what belongs to the value follows as in \
            Xcode: a text style replaces a font's size, and a symbol its catalog.

            `for` sets the value for some traits only: `width` and `height` are `compact` or `regular`; `idiom`, `style`, \
            `gamut`, `layoutDirection` and `device` are written as given. `installed` is `YES` or `NO` for a view or constraint.

            With source code, an attribute that the class declares as inspectable becomes a runtime attribute.

            With source code, nibsh warns of a `customClass` that the code does not declare or that is not a kind of the \
            object's class. It also sets the module of a Swift class, as Xcode does: `customModule`, and \
            `customModuleProvider` if the class is in the document's own target. In a script, nothing else is set.
            """,
        examples: [
            Example("set hSs-g6-Zcb customClass RedButton", "the class at run time"),
            Example("set hSs-g6-Zcb normal.title 'Sign in'", "an attribute of the keyed child 'normal'"),
            Example("set iN0-l3-epB frame.width 320", "a number"),
            Example("set lAb-el-001 textColor.systemColor labelColor", "a color where there was none"),
            Example("set sEg-m3-nts segments.segment[2].title Third", "one of several equal children"),
            Example("set hSs-g6-Zcb tintColor '#FF3B30'", "a color that was not there"),
            Example("set hSs-g6-Zcb accessibility.label .title", "the value of another attribute"),
            Example("set cOn-st-R01 constant 8 for width=compact", "in narrow windows only"),
            Example("set lAb-el-001 installed NO for height=compact", "not on phones that are held across"),
        ],
        seeAlso: ["unset", "show"], resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds where the attribute is, checks the value, and lets a module follow its class.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let path = try arguments[PropertyWords.path]
        let named = try context.references.resolve(try arguments[PropertyWords.object].word)
        let value = try context.value(try arguments[value].word, of: named)
        let steps = try PropertyWords.steps(path)
        let (object, routed) =
            arguments[force]
            ? (named, []) : ScrolledProperty.owner(of: steps, value: value.text, on: named, in: context)
        try checkScene(steps, value: value, path: path, of: object, in: document)
        var command = ResolvedArguments(arguments)
        command[PropertyWords.object] = ObjectReference(try context.name(of: object))
        command[Self.value] = Text(value)
        let place = try arguments[ifGiven: CommonParameters.place]
        if isID(steps) {
            try AttributePlace.refuse(place, because: "an id stays where it is")
            return try resolveRename(steps, to: value, path: path, of: object, command: command, in: context)
        }
        if let binding = BindingOptions.binding(object, path: path, in: document), !arguments[force] {
            try AttributePlace.refuse(place, because: "the options of a binding are not in order")
            try BindingOptions.check(path, value: value)
            let isSet = BindingOptions.value(path.text, of: binding, in: document) == value.text
            return isSet ? .nothingToDo : Resolved(command)
        }

        let traits = try arguments[all: PropertyWords.traits]
        if traits.isEmpty, let property = DocumentProperty(steps) {
            if property != .tieBreaker {
                try AttributePlace.refuse(
                    place, because: "the document keeps the sizes of designables in its own order")
            }
            let isNew = try property.check(value, of: object, at: path, isForced: arguments[force], in: document)
            return isNew ? Resolved(command) : .nothingToDo
        }
        if Installing.isMeant(by: steps, of: object, in: document) {
            return try Installing.resolve(
                value, of: object, traits: traits, at: place, command: command, in: context)
        }
        if steps == [PropertyPath.Step(Variation.installed)], !arguments[force] {
            throw CommandError(
                "wrong-place", "\(document.display(object)) is always installed", span: path.span,
                hints: ["only views in other views of iOS, and their constraints, can be left out"])
        }
        let holders =
            steps.count == 1 && traits.isEmpty ? TitleText.holders(of: steps[0].name, in: object, document) : []
        if !holders.isEmpty {
            let name = steps[0].name
            if !arguments[force] {
                try AttributedText.check(name, of: object, value: value, in: document, at: path.span)
            }
            try AttributePlace.refuse(place, of: name, keptBy: holders, insteadOf: object, in: document)
            let isSet = holders.allSatisfy { document.property(name, of: $0, is: value.text) }
            for holder in holders { try reporting(document.checkProperty(name, value: value.text, of: holder)) }
            return isSet ? .nothingToDo : Resolved(command)
        }
        let statement = PropertyStatement(
            object: object, path: path, value: value, traits: traits, isForced: arguments[force], place: place)
        var resolved = try statement.resolve(command, in: context)
        if !resolved.commands.isEmpty || !resolved.further.isEmpty { resolved.remarks = routed + resolved.remarks }
        return resolved
    }

    private static func resolveRename(
        _ steps: [PropertyPath.Step], to value: Word, path: Word, of object: NodeID, command: ResolvedArguments,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            let node = try context.document.follow(steps.dropLast(), from: object)
            if context.tree.attribute("id", of: node, is: value.text) { return .nothingToDo }
            _ = try context.newID(NewID(value))
            try context.document.checkRenamable(node)
            var resolved = Resolved(command)
            if let id = context.document.id(of: node) {
                // The other elements that share the id keep its keys.
                let isShared = context.document.isDuplicated(id)
                let pair = [(old: id, new: value.text)]
                try resolved.followStrings(isShared ? .copied(pair) : .renamed(pair), in: context)
            }
            return resolved
        } catch { throw CommandError(error, span: path.span) }
    }

    /// Refuses for a scene what only its controller has.
    private static func checkScene(
        _ steps: [PropertyPath.Step], value: Word, path: Word, of object: NodeID, in document: NibDocument
    ) throws(CommandError) {
        guard steps.count == 1, let name = steps.first?.name, document.kind.isStoryboard, name != "sceneID",
            document.tree.name(object) == "scene", let controller = document.controller(of: object),
            let id = document.id(of: controller), try reporting(document.child(steps[0], of: object)) == nil,
            document.tree.attribute(name, of: object) == nil
        else { return }
        let isControllers = document.knownAttributes(of: document.tree.name(controller)).contains(name)
        throw CommandError(
            "wrong-place", "a scene has no '\(name)'\(isControllers ? "; its controller has one" : "")",
            span: path.span,
            hints: isControllers ? ["set \(id) \(name) \(value.spelling)"] : ["name its controller: '\(id)'"])
    }

    private static func isID(_ steps: [PropertyPath.Step]) -> Bool {
        steps.last?.name == "id" && steps.last?.index == nil
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let document = context.document
        let object = try context.element(PropertyWords.object, of: command)
        let steps = try PropertyWords.steps(try context.value(PropertyWords.path, of: command))
        let value = try context.value(value, of: command).word
        var outcome = Outcome()
        if isID(steps) {
            let node = try reporting(document.follow(steps.dropLast(), from: object))
            let followers = try reporting(context.edit.rename(node, to: value.text))
            if followers > 0 {
                outcome.remarks = ["updated \(Plural.of("reference", count: followers))"]
            }
            return outcome
        }
        let pathWord = try context.value(PropertyWords.path, of: command)
        if let binding = BindingOptions.binding(object, path: pathWord, in: document) {
            try BindingOptions.set(pathWord.text, to: value.text, of: binding, in: context.edit)
            return outcome
        }
        let traits = command[all: PropertyWords.traits]
        if traits.isEmpty, let property = DocumentProperty(steps) {
            try property.set(value, of: object, at: command[CommonParameters.place]?.value, in: context.edit)
            return outcome
        }
        if Installing.isMeant(by: steps, of: object, in: document) {
            try Installing.apply(
                value, of: object, traits: traits, at: command[CommonParameters.place], in: context)
            return outcome
        }
        let place = command[CommonParameters.place]?.value
        let isTitle = steps.count == 1 && place == nil && traits.isEmpty
        let holders = isTitle ? TitleText.holders(of: steps[0].name, in: object, document) : []
        for holder in holders where document.property(steps[0].name, of: holder) != value.text {
            try reporting(context.edit.setProperty(steps[0].name, to: value.text, of: holder))
        }
        let path = traits.isEmpty ? steps : [try Variation.step(traits)] + steps
        if holders.isEmpty { try PropertyWriter.set(PropertyPath(path), to: value, of: object, in: context.edit) }
        if let place, let last = path.last {
            let node = try reporting(document.follow(path.dropLast(), from: object))
            context.edit.moveAttribute(last.name, to: place, of: node)
        }
        return outcome
    }
}
