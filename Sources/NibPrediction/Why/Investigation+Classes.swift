import Bytes
import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Searches for missing classes and for initializers.
extension Investigation {
    /// U2, A3: a class that the program does not contain.
    mutating func searchClass() {
        guard let name = line.className else { return }
        let last = TypeName.lastPart(name.name)
        for context in documents {
            for object in context.objects where object.customClass.map({ TypeName.lastPart($0) == last }) == true {
                let isSame = object.customModule == name.module
                add(
                    isSame ? 3 : 2, in: context, at: object.node, attribute: "customClass", object: object,
                    cause: classCause(of: object, in: context), code: context.objectClass(of: object).place,
                    fix: classFix(of: object, in: context))
            }
        }
        guard found.isEmpty else { return }
        let named = documents.flatMap { context in
            context.objects.compactMap { object in object.customClass.map { (context, object, $0) } }
        }
        guard let near = Similar.name(to: last, among: named.map(\.2)) else { return }
        for (context, object, value) in named where value == near {
            add(
                1, in: context, at: object.node, attribute: "customClass", object: object,
                cause: "no document has the class; the nearest name is '\(near)'")
        }
    }

    /// U22: the class of a segue; any that the code does not declare, if the message does not name it.
    mutating func searchSegueClass() {
        let wanted = TypeName.lastPart(line.className?.name ?? "")
        let isNamed = !["", "(null)"].contains(wanted)
        for context in documents {
            for object in context.objects where object.element == "segue" {
                guard let name = object.customClass else { continue }
                if isNamed ? TypeName.lastPart(name) != wanted : isFound(object, in: context) { continue }
                add(
                    3, in: context, at: object.node, attribute: "customClass", object: object,
                    cause: classCause(of: object, in: context), code: context.objectClass(of: object).place,
                    fix: classFix(of: object, in: context))
            }
        }
    }

    /// Whether the program finds the class that a document names: the code declares it in the module of that name.
    private func isFound(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        guard let found = context.objectClass(of: object).chains.first?.classes[0] else { return false }
        return !found.isSwift || found.runtimeName != nil || object.moduleProvider == "target"
            || object.customModule.map(found.modules.contains) == true
    }

    /// Returns why the program has no class of the name in a document.
    func classCause(of object: CheckedObject, in context: DocumentContext) -> String {
        let name = object.customClass ?? ""
        let chains = context.resolver.chains(named: name)
        guard let found = chains.first?.classes[0] else {
            return code == nil
                ? "\(context.name(of: object)) is of this class"
                : "\(context.name(of: object)) is of this class, which the code does not declare"
        }
        guard found.isSwift, found.runtimeName == nil else {
            return
                "\(context.name(of: object)) is of this class, whose code the program was linked without; -ObjC keeps it"
        }
        guard let module = found.module, module != object.customModule else {
            return
                "\(context.name(of: object)) is of this class, whose file is not in the target, or in one of another name"
        }
        let named = object.customModule.map { "the module '\($0)'" } ?? "no module"
        return "\(context.name(of: object)) names \(named), but the class is in module '\(module)'"
    }

    /// Returns the command that names the class that is meant; nil if that is not certain.
    func classFix(of object: CheckedObject, in context: DocumentContext) -> String? {
        let name = object.customClass ?? ""
        if let found = context.resolver.chains(named: name).first?.classes[0] {
            guard found.isSwift, let module = found.module, module != object.customModule else { return nil }
            return Fix.set(object.id, attribute: "customModule", to: module)
        }
        return code?.classNames().first { Similar.isSlip(name, for: $0) }.flatMap {
            Fix.set(object.id, attribute: "customClass", to: $0)
        }
    }

    /// U7: a class that the program lacks, such as that of a framework that is not linked, or an outlet to a constraint that is removed at build time.
    mutating func searchFramework() {
        guard let name = line.className else { return }
        for context in documents {
            for object in context.objects where context.catalog.element(object.element)?.className == name.name {
                let hint = Self.frameworks.first { name.name.hasPrefix($0.key) }.map { ": link \($0.value)" } ?? ""
                add(
                    3, in: context, at: object.node, object: object,
                    cause: "\(context.name(of: object)) is of this class\(hint)")
            }
            let last = TypeName.lastPart(name.name)
            for object in context.objects where object.customClass.map(TypeName.lastPart) == last {
                add(
                    3, in: context, at: object.node, attribute: "customClass", object: object,
                    cause: classCause(of: object, in: context), code: context.objectClass(of: object).place,
                    fix: classFix(of: object, in: context))
            }
            guard name.name == "IBNSLayoutConstraint" else { continue }
            for connection in context.connections {
                guard let node = context.document.element(withID: connection.destination),
                    context.document.isConstraint(node),
                    context.tree.attribute("placeholder", of: node, is: "YES")
                else { continue }
                add(
                    3, in: context, at: connection.node, object: context.source(of: connection),
                    cause: "outlet '\(connection.name)' holds a constraint that is removed at build time",
                    fix: Fix.disconnect(connection))
            }
        }
    }

    /// Frameworks by the prefixes of their classes (Apple's documentation of each).
    private static let frameworks = [
        "AR": "ARKit", "AV": "AVKit", "GLK": "GLKit", "MK": "MapKit", "MTK": "MetalKit", "PDF": "PDFKit",
        "PK": "PassKit",
        "SCN": "SceneKit", "SK": "SpriteKit", "WK": "WebKit", "IK": "Quartz",
    ]

    /// U21: objects of a class that lacks the initializer.
    mutating func searchInitializer() {
        guard let name = line.className else { return }
        for context in documents {
            for object in context.objects where object.placeholder == nil && object.customClass != nil {
                guard fit(of: object, in: context, to: name) == 3 else { continue }
                add(
                    3, in: context, at: object.node, attribute: "customClass", object: object,
                    cause:
                        "\(context.name(of: object)) is of this class, which has initializers of its own, but not '\(line["initializer"])'",
                    code: context.objectClass(of: object).place)
            }
        }
    }

    /// U17, U18, U19: initializers and segue actions of the classes that nibs instantiate.
    mutating func searchCoders() {
        let file = line.values["file"].map { Self.lastComponent($0) + ".swift" }
        for context in documents {
            var seen: Set<String> = []
            for object in context.objects where object.placeholder == nil && object.customClass != nil {
                let objectClass = context.objectClass(of: object)
                guard let member = coder(of: objectClass), file.map({ Self.lastComponent(member.path) == $0 }) ?? true,
                    line.kind == .U18 || seen.insert(objectClass.name).inserted
                else { continue }
                add(
                    line.values["line"] == String(member.place.line) ? 4 : 3, in: context, at: object.node,
                    attribute: "customClass",
                    object: object, cause: coderCause(member, of: object, in: context), code: member.place)
            }
        }
    }

    private func coder(of objectClass: ObjectClass) -> Located? {
        if line.kind == .U18 { return objectClass.firstMember { $0.traits.contains(.segueAction) } }
        guard let found = objectClass.declaration(of: "initWithCoder:") else { return nil }
        return line.kind == .U17 || found.member.traits.contains(.unavailable) ? found : nil
    }

    private func coderCause(_ member: Located, of object: CheckedObject, in context: DocumentContext) -> String {
        let name = context.name(of: object)
        switch line.kind {
        case .U18: return "segue action '\(member.member.selector ?? member.member.name)' of \(name) makes a controller"
        case .U17: return "\(name) is made by init(coder:) of '\(member.className)'"
        default: return "\(name) is made by init(coder:) of '\(member.className)', which only ends the program"
        }
    }

    /// Returns the file name in a path.
    static func lastComponent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }
}
