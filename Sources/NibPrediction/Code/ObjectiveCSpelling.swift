import ClassFacts

/// Writes statements in Objective-C.
struct ObjectiveCSpelling: CodeSpelling {
    let isMac: Bool

    func lines(_ statement: CodeStatement) -> [String] {
        switch statement {
        case .comment(let text): return ["// \(text)"]
        case .assign(let object, let property, let value): return ["\(object).\(property) = \(value);"]
        case .assignArray(let object, let property, let values):
            return ["\(object).\(property) = @[ \(values.joined(separator: ", ")) ];"]
        case .addRecognizer(let view, let recognizer): return ["[\(view) addGestureRecognizer:\(recognizer)];"]
        case .addTarget(let control, let target, let action, let events):
            let mask = events.map { "UIControlEvent\(capitalized($0))" }.joined(separator: " | ")
            return ["[\(control) addTarget:\(target ?? "nil") action:\(selector(action)) forControlEvents:\(mask)];"]
        case .addRecognizerTarget(let recognizer, let target, let action):
            return isMac
                ? targetAction(recognizer, target: target, action: action, property: "action")
                : ["[\(recognizer) addTarget:\(target ?? "self") action:\(selector(action))];"]
        case .targetAction(let object, target: let target, action: let action, property: let property):
            return targetAction(object, target: target, action: action, property: property)
        case .makeBarItem(let name, let item, let target, let action):
            let ending = "target:\(target ?? "nil") action:\(selector(action))];"
            return ["UIBarButtonItem *\(name) = [[UIBarButtonItem alloc] \(barItem(item)) \(ending)"]
        case .setValue(let object, let keyPath, let value):
            return ["[\(object) setValue:\(self.value(value)) forKeyPath:\(string(keyPath))];"]
        case .performSegue(let controller, let identifier, let sender):
            return ["[\(controller) performSegueWithIdentifier:\(string(identifier)) sender:\(sender)];"]
        case .bind(let object, let name, let destination, let keyPath):
            return [
                "[\(object) bind:\(string(name)) toObject:\(destination) withKeyPath:\(string(keyPath)) options:nil];"
            ]
        }
    }

    private func targetAction(
        _ object: String, target: String?, action: CodeStatement.Action, property: String
    ) -> [String] {
        [
            "[\(object) setTarget:\(target ?? "nil")];", "[\(object) set\(capitalized(property)):\(selector(action))];",
        ]
    }

    private func selector(_ action: CodeStatement.Action) -> String { "@selector(\(action.selector))" }

    private func barItem(_ item: CodeStatement.BarItem) -> String {
        switch item {
        case .system(let name): "initWithBarButtonSystemItem:UIBarButtonSystemItem\(capitalized(name))"
        case .title(let title): "initWithTitle:\(string(title)) style:UIBarButtonItemStylePlain"
        case .image(let name): "initWithImage:[UIImage imageNamed:\(string(name))] style:UIBarButtonItemStylePlain"
        }
    }

    // MARK: - Values

    private func value(_ value: CodeValue) -> String {
        switch value {
        case .boolean(let flag): return flag ? "@YES" : "@NO"
        case .number(let number): return number.hasPrefix("-") ? "@(\(number))" : "@\(number)"
        case .string(let text): return string(text)
        case .localized(let text): return "NSLocalizedString(\(string(text)), nil)"
        case .image(let name): return "[\(isMac ? "NSImage" : "UIImage") imageNamed:\(string(name))]"
        case .color(let parts): return color(parts)
        case .point(let n): return boxed("Point", numbers: n)
        case .size(let n): return boxed("Size", numbers: n)
        case .rect(let n): return boxed("Rect", numbers: n)
        case .range(let n): return "[NSValue valueWithRange:NSMakeRange(\(n.joined(separator: ", ")))]"
        case .null: return "nil"
        }
    }

    private func boxed(_ kind: String, numbers: [String]) -> String {
        let list = numbers.joined(separator: ", ")
        return isMac
            ? "[NSValue valueWith\(kind):NSMake\(kind)(\(list))]"
            : "[NSValue valueWithCG\(kind):CG\(kind)Make(\(list))]"
    }

    private func color(_ parts: [String: String]) -> String {
        let base = isMac ? "NSColor" : "UIColor"
        if let name = parts["systemColor"] { return "\(base).\(name)" }
        if let name = parts["name"] { return "[\(base) colorNamed:\(string(name))]" }
        let alpha = parts["alpha"] ?? "1"
        if let white = parts["white"] { return "[\(base) colorWithWhite:\(white) alpha:\(alpha)]" }
        let red = isMac && parts["customColorSpace"] == "sRGB" ? "colorWithSRGBRed" : "colorWithRed"
        let (green, blue) = (parts["green"] ?? "0", parts["blue"] ?? "0")
        return "[\(base) \(red):\(parts["red"] ?? "0") green:\(green) blue:\(blue) alpha:\(alpha)]"
    }

    private func string(_ text: String) -> String { "@" + quoted(text) }

    private func capitalized(_ word: String) -> String {
        guard let first = word.utf8.first, first >= 97, first <= 122 else { return word }
        return String(Unicode.Scalar(first - 32)) + word.dropFirst()
    }
}
