/// What the words of a parameter mean.
///
/// Completion has candidates for each kind, or says that there are none (`Completer.items(for:)`).
package enum ParameterKind: String, CaseIterable, Sendable {
    // MARK: - Without candidates

    /// Any text, such as a title.
    case text
    /// A name or a value that is made up, so that there is no list of possible words.
    case newName
    /// A number with or without a fraction.
    case number
    /// A whole number, which parsing checks.
    case integer
    /// An id for something new.
    case newID

    // MARK: - Of the program

    /// One of the choices of the parameter.
    case choice
    /// The path of a file.
    case file
    /// The name of an open document.
    case openDocument
    /// The name of a command or a word of it.
    case verb
    /// A command with its operands, as one text.
    case commandLine
    /// The name of an alias.
    case alias
    /// The identifier of a rule of `check`, or several with commas between.
    case rule
    /// What `check` checks: an object, or files and folders.
    case checked
    /// The number of an entry of the log.
    case entry
    /// How many entries of the log, or `all`.
    case entryCount
    /// A side of a merge, or the number of a conflict.
    case mergeSide
    /// The numbers of conflicts, or a value.
    case conflict

    // MARK: - Objects

    /// A reference to an object.
    case object
    /// The id of a connection.
    case connection
    /// A scene: `scene:ID`, its controller or its label.
    case scene
    /// What a segue leads to: a controller, or `exit`.
    case segueEnd
    /// A view that `align` aligns, or last what is aligned.
    case alignedObject
    /// A view whose size `equal` makes equal, or last which size.
    case equalObject
    /// An id that several elements have.
    case sharedID
    /// A word of a search.
    case query

    // MARK: - Members

    /// An object or class and the name of something new, or what sends an action.
    case newMember
    /// `SRC.NAME` of an outlet.
    case outletMember
    /// `SRC.NAME` of an outlet collection.
    case collectionMember
    /// `SRC[.EVENT]` of an action.
    case eventMember
    /// `DST.SELECTOR` of an action.
    case selectorMember
    /// `SRC.NAME` of a binding.
    case bindingMember
    /// `DST.KEYPATH` of a binding.
    case bindingTarget
    /// `SRC.NAME` of an accessibility connection.
    case accessibilityMember
    /// The end that has a connection: an object, and perhaps an outlet, event or binding.
    case connectionEnd
    /// The end that a connection leads to: an object, and perhaps a selector.
    case connectionTarget
    /// An object, and perhaps a path to one of its lists: `PARENT[.slot]`.
    case slotMember
    /// An object in this or another document, and perhaps a path to one of its lists: `[DOCUMENT:]PARENT[.slot]`.
    case documentPlace
    /// An object and one of its layout attributes: `OBJ.ATTR`.
    case layoutMember
    /// An outlet with the class that declares it, or an object of the class: `CLASS.NAME`.
    case declaredOutlet
    /// An action with the class that declares it, or an object of the class: `CLASS.SELECTOR`.
    case declaredAction
    /// An outlet or action with the class that declares it, or an object of the class: `CLASS.NAME`.
    case declaredMember

    // MARK: - Names of what an object has, whose word comes before

    /// A path to an attribute from the object in the word before.
    case propertyPath
    /// The value of an attribute, whose object and path come before it.
    case attributeValue
    /// A trait for which a value applies: `width=compact`.
    case trait
    /// The key path of a runtime attribute.
    case keyPath
    /// The key path of a runtime attribute that the object has.
    case setKeyPath
    /// The type of a runtime attribute, whose object and key path come before it.
    case attributeType
    /// What sends a macOS action other than the control itself.
    case trigger
    /// The id of a binding of the same object, or `none`.
    case bindingID
    /// A kind of segue.
    case segueKind
    /// A relationship that the source of a segue can have.
    case relationship
    /// The action of an unwind segue.
    case unwindAction
    /// The name of a layout attribute.
    case layoutAttribute
    /// Edges of a view, with commas between.
    case edges

    // MARK: - Names that the catalogue, the code or the project knows

    /// The name of an element that can be added.
    case element
    /// The name of a controller that a scene can be made for.
    case controller
    /// The name of an item of Interface Builder's library.
    case libraryItem
    /// The name of a class.
    case className
    /// The class of an outlet collection.
    case collectionClass
    /// The selector of an action that the document sends to First Responder.
    case sentSelector
    /// The name of a device, or a size.
    case device
    /// The key of a text for translators.
    case stringsKey
    /// The key of a translation, whose text the document may no longer have.
    case translatedKey
    /// A language of the translations.
    case language

    /// Whether the words are texts for people, which may have blanks and must then be quoted.
    package var isText: Bool { [.text, .attributeValue, .commandLine, .conflict].contains(self) }

    /// Whether a word of this kind names an object, so that a query can take its place.
    package var meansObject: Bool {
        [.object, .connection, .scene, .segueEnd, .checked, .alignedObject, .equalObject].contains(self) || meansMember
    }

    /// Whether a word of this kind can have a name after the object: `OBJ.NAME`.
    package var meansMember: Bool {
        [
            .newMember, .outletMember, .collectionMember, .eventMember, .selectorMember, .bindingMember,
            .bindingTarget, .accessibilityMember, .slotMember, .layoutMember, .connectionEnd, .connectionTarget,
        ].contains(self)
    }

    /// Whether a class may come before the dot.
    package var takesClass: Bool { [.declaredOutlet, .declaredAction, .declaredMember].contains(self) }
}
