/// The user-defined runtime attributes of an object.
enum RuntimeAttributes {
    private static let types = [
        "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.string": "string",
        "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number": "number",
        "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.boolean": "boolean",
        "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.nil": "nil",
    ]

    /// Adds the attributes to an element.
    ///
    /// - Parameters:
    ///   - holder: the archive's object that has them.
    ///   - element: the element of the object that they are of.
    static func add(_ holder: ArchivedFields, to element: MadeElement) {
        for object in holder.objects("userDefinedRuntimeAttributes") {
            let attribute = holder.inside(object)
            guard let path = attribute.text("keyPath"), let name = attribute.text("typeIdentifier"),
                let type = types[name]
            else {
                attribute.doubt("typeIdentifier")
                continue
            }
            let entry = MadeElement("userDefinedRuntimeAttribute", with: [("type", type), ("keyPath", path)])
            add(attribute, type: type, to: entry)
            element.list("userDefinedRuntimeAttributes").add(entry)
        }
    }

    private static func add(_ attribute: ArchivedFields, type: String, to entry: MadeElement) {
        switch (type, attribute.value("value")) {
        case ("string", _): attribute.text("value").map { entry.setText("value", to: $0) }
        case ("boolean", .bool(let flag)?): entry.set("value", to: flag ? "YES" : "NO")
        case ("boolean", .integer(let number)?): entry.set("value", to: number != 0 ? "YES" : "NO")
        case ("number", .integer(let number)?):
            entry.add(MadeElement("integer", with: [("key", "value"), ("value", String(number))]))
        case ("number", .real(let number)?):
            entry.add(MadeElement("real", with: [("key", "value"), ("value", NumberText.spell(number))]))
        case ("nil", nil): break
        default: attribute.doubt("value")
        }
    }
}

/// The accessibility texts of an object.
enum AccessibilityText {
    private static let names = ["AccessibilityDescription": "description", "AccessibilityHelp": "help"]

    /// Adds a text to an element.
    static func add(_ attribute: ArchivedFields, to element: MadeElement) {
        guard let name = attribute.text("name").flatMap({ names[$0] }), let text = attribute.text("accessibilityValue")
        else { return attribute.doubt("name") }
        let part = MadeElement("accessibility")
        part.setText(name, to: text)
        element.add(part)
    }
}
