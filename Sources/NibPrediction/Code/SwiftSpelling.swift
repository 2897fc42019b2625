import ClassFacts

/// Writes statements in Swift.
struct SwiftSpelling: CodeSpelling {
    let isMac: Bool

    func lines(_ statement: CodeStatement) -> [String] {
        switch statement {
        case .comment(let text): return ["// \(text)"]
        case .assign(let object, let property, let value): return ["\(object).\(property) = \(value)"]
        case .assignArray(let object, let property, let values):
            return ["\(object).\(property) = [\(values.joined(separator: ", "))]"]
        case .addRecognizer(let view, let recognizer): return ["\(view).addGestureRecognizer(\(recognizer))"]
        case .addTarget(let control, let target, let action, let events):
            return [
                "\(control).addTarget(\(target ?? "nil"), action: \(selector(action)), for: \(self.events(events)))"
            ]
        case .addRecognizerTarget(let recognizer, let target, let action):
            return isMac
                ? targetAction(recognizer, target: target, action: action, property: "action")
                : ["\(recognizer).addTarget(\(target ?? "self"), action: \(selector(action)))"]
        case .targetAction(let object, target: let target, action: let action, property: let property):
            return targetAction(object, target: target, action: action, property: property)
        case .makeBarItem(let name, let item, let target, let action):
            let ending = "target: \(target ?? "nil"), action: \(selector(action)))"
            return ["let \(name) = UIBarButtonItem(\(barItem(item)), \(ending)"]
        case .setValue(let object, let keyPath, let value):
            return ["\(object).setValue(\(self.value(value)), forKeyPath: \(quoted(keyPath)))"]
        case .performSegue(let controller, let identifier, let sender):
            let prefix = controller == "self" ? "" : "\(controller)."
            return ["\(prefix)performSegue(withIdentifier: \(quoted(identifier)), sender: \(sender))"]
        case .bind(let object, let name, let destination, let keyPath):
            return [
                "\(object).bind(NSBindingName(\(quoted(name))), to: \(destination), withKeyPath: \(quoted(keyPath)), options: nil)"
            ]
        }
    }

    private func targetAction(
        _ object: String, target: String?, action: CodeStatement.Action, property: String
    ) -> [String] {
        ["\(object).target = \(target ?? "nil")", "\(object).\(property) = \(selector(action))"]
    }

    private func selector(_ action: CodeStatement.Action) -> String {
        action.swiftName.map { "#selector(\($0))" } ?? "Selector((\(quoted(action.selector))))"
    }

    private func events(_ events: [String]) -> String {
        events.count == 1 ? ".\(events[0])" : "[\(events.map { ".\($0)" }.joined(separator: ", "))]"
    }

    private func barItem(_ item: CodeStatement.BarItem) -> String {
        switch item {
        case .system(let name): "barButtonSystemItem: .\(name)"
        case .title(let title): "title: \(quoted(title)), style: .plain"
        case .image(let name): "image: UIImage(named: \(quoted(name))), style: .plain"
        }
    }

    // MARK: - Values

    private func value(_ value: CodeValue) -> String {
        switch value {
        case .boolean(let flag): return flag ? "true" : "false"
        case .number(let number): return number
        case .string(let text): return quoted(text)
        case .localized(let text): return "NSLocalizedString(\(quoted(text)), comment: \"\")"
        case .image(let name): return isMac ? "NSImage(named: \(quoted(name)))" : "UIImage(named: \(quoted(name)))"
        case .color(let parts): return color(parts)
        case .point(let n): return boxed("Point", numbers: "x: \(n[0]), y: \(n[1])")
        case .size(let n): return boxed("Size", numbers: "width: \(n[0]), height: \(n[1])")
        case .rect(let n): return boxed("Rect", numbers: "x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3])")
        case .range(let n): return "NSValue(range: NSRange(location: \(n[0]), length: \(n[1])))"
        case .null: return "nil"
        }
    }

    private func boxed(_ kind: String, numbers: String) -> String {
        isMac
            ? "NSValue(\(kind.lowercased()): NS\(kind)(\(numbers)))" : "NSValue(cg\(kind): CG\(kind)(\(numbers)))"
    }

    private func color(_ parts: [String: String]) -> String {
        let base = isMac ? "NSColor" : "UIColor"
        if let name = parts["systemColor"] {
            return "\(base).\(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)"
        }
        if let name = parts["name"] { return "\(base)(named: \(quoted(name)))" }
        let alpha = parts["alpha"] ?? "1"
        if let white = parts["white"] { return "\(base)(white: \(white), alpha: \(alpha))" }
        let red = isMac && parts["customColorSpace"] == "sRGB" ? "srgbRed" : "red"
        let (green, blue) = (parts["green"] ?? "0", parts["blue"] ?? "0")
        return "\(base)(\(red): \(parts["red"] ?? "0"), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}
