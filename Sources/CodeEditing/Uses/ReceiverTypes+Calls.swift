import SourceIndex

// Calls, collections and closures.
extension ReceiverTypes {
    func call(_ callee: CodeExpression, isInferred: Bool, from place: Viewpoint) -> ValueType {
        switch callee {
        case .name(let name):
            switch named(name, from: place) {
            case .meta(let text): return Self.genericTypes.contains(TypeText(text).name) ? .unknown : .value(text)
            case .method(let result): return isInferred && result.isEmpty ? .unknown : value(result, from: place)
            case .unknown where place.language == .swift:
                guard let result = result(ofFunction: name), !result.isEmpty else { return .unknown }
                return value(result, from: Viewpoint(path: "", owner: ""))
            default: return .unknown
            }
        case .member(let base, let name):
            let receiver = type(of: base, from: place)
            if case .meta(let text) = receiver {
                if name == "init" || name == "alloc" || name == "new" || name == "allocWithZone" { return .value(text) }
            }
            if place.language == .objectiveC, name.hasPrefix("init"), case .value = receiver { return receiver }
            let found = member(name, of: receiver, from: place)
            if case .method(let result) = found {
                if result == "instancetype" { return receiver }
                return value(result, from: place)
            }
            if place.language == .objectiveC, found == .foreign || receiver == .foreign { return .unknown }
            // Elements of a framework's collection are the framework's, whatever closure chooses them.
            return isInferred && found == .foreign && !Self.choosing.contains(name) ? .unknown : found
        default: return .unknown
        }
    }

    private static let choosing: Set<String> = ["first", "last", "min", "max", "filter", "sorted", "prefix", "drop"]

    func element(of collection: ValueType) -> ValueType {
        switch collection {
        case .value(let text):
            let type = TypeText(text)
            if let element = type.element { return value(element, from: Viewpoint(path: "", owner: "")) }
            return search.lookup.isDeclared(type.name) || type.isGeneric || type.name.hasPrefix("NS")
                ? .unknown : .foreign
        case .foreign: return .foreign
        default: return .unknown
        }
    }

    /// Returns the type of a parameter of a closure that is given to a call.
    func parameter(
        _ index: Int, ofClosure label: String?, of callee: CodeExpression, from place: Viewpoint
    ) -> ValueType {
        guard case .member(let base, let name) = callee else {
            guard case .name(let name) = callee, !place.owner.isEmpty else { return .unknown }
            return parameter(index, ofClosure: label, ofMethod: name, in: place.owner, from: place) ?? .unknown
        }
        switch type(of: base, from: place) {
        case .foreign: return .foreign
        case .value(let text):
            let type = TypeText(text)
            if let entry = type.entry {
                return parameter(index, ofClosureOf: name, entry: entry, from: place)
            }
            if type.element != nil {
                let isElement = index == 0 || ["sorted", "sort", "max", "min"].contains(name)
                return isElement && name != "reduce" ? element(of: .value(text)) : .unknown
            }
            if let found = parameter(index, ofClosure: label, ofMethod: name, in: type.text, from: place) {
                return found
            }
            return type.isGeneric || search.lookup.isDeclared(type.name) || !isFramework(text) ? .unknown : .foreign
        case .meta(let text):
            if let found = parameter(index, ofClosure: label, ofMethod: name, in: text, from: place) { return found }
            return search.lookup.isDeclared(TypeText(text).name) || !isFramework(text) ? .unknown : .foreign
        default: return .unknown
        }
    }

    /// Returns the type of a parameter of a closure that is given to a dictionary's method.
    private func parameter(
        _ index: Int, ofClosureOf name: String, entry: (key: String, value: String), from place: Viewpoint
    ) -> ValueType {
        switch name {
        case "mapValues", "compactMapValues": return index == 0 ? value(entry.value, from: place) : .unknown
        case "sorted", "max", "min": return .value("(key: \(entry.key), value: \(entry.value))")
        case "first", "filter", "map", "compactMap", "flatMap", "forEach", "contains", "allSatisfy", "count":
            if index == 1 { return value(entry.value, from: place) }
            // A closure with two parameters gets the key first.
            guard index == 0, search.lookup.classes(named: TypeText(entry.key).name).isEmpty else { return .unknown }
            return .value("(key: \(entry.key), value: \(entry.value))")
        default: return .unknown
        }
    }

    private func parameter(
        _ index: Int, ofClosure label: String?, ofMethod name: String, in owner: String, from place: Viewpoint
    ) -> ValueType? {
        for owner in chain(of: owner, from: place.path).classes {
            let methods = owner.parts.flatMap(\.declaration.members).filter { $0.kind == .method && $0.name == name }
            guard let method = methods.first else { continue }
            guard methods.count == 1 else { return .unknown }
            let wanted = label.map { label in method.parameters.first { $0.label == label } } ?? method.parameters.last
            guard let function = wanted.flatMap({ TypeText($0.type).function }), index < function.parameters.count
            else {
                return .unknown
            }
            return value(function.parameters[index], from: place)
        }
        return nil
    }
}
