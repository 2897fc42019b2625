import ClassFacts
import NibDocument
import Platform
import SourceIndex

extension Rule {
    /// Segues that code performs but no storyboard contains, and identifiers that no code uses.
    static let segueIdentifier = Rule(
        "segue-identifier", severity: .error, needsCode: true,
        summary: "a segue identifier that code uses but no scene has, or that no code uses",
        rationale: """
            performSegue(withIdentifier:) throws if the controller has no segue with that identifier. It is an error \
            if all documents of the project were checked and none has it, and a warning if a segue of another \
            controller has it, or if not all documents were checked. What a superclass performs, and a segue of another \
            controller has, may be for that other scene and is left out. An identifier that no code uses is a note, \
            which is given only if all identifiers in the code are literals. What only an action performs that no \
            document and no code sends is a warning. An identifier with which code compares, but which no segue has, is \
            a warning if the class has a segue that may be meant, and a note otherwise, as nothing fails.
            """,
        checkProject: { project, findings in
            guard let code = project.code else { return }
            let segues = Segues(project)
            let performed = code.uses(of: .performSegue)
            let own = performed.filter { _, use in
                !use.value.isEmpty && !use.detail.hasPrefix("on ") && use.detail != CodeUse.tried
            }
            var seen: Set<String> = []
            for use in own where seen.insert("\(use.path) \(use.use.owner) \(use.use.value)").inserted {
                let same = own.filter {
                    CodeOwner(of: $0) == CodeOwner(of: use) && $0.use.value == use.use.value
                }
                segues.checkPerformed(same, to: &findings)
                segues.checkTwins(of: use, to: &findings)
            }
            guard project.isWhole else { return }
            let compared = code.uses(of: .segueIdentifier)
            let used = Set((performed + compared).map(\.use.value))
            for use in compared where !use.use.value.isEmpty && segues.all[use.use.value] == nil {
                let owner = CodeOwner(of: use)
                guard segues.hasController(owner) else { continue }
                let near = segues.suggestion(for: use.use.value, in: owner)
                // Without a segue that was meant, the code is only never run.
                let isMistaken = !near.isEmpty || segues.hasUnused(by: used, in: owner)
                findings.add(
                    isMistaken ? .warning : .note, "no segue has the identifier '\(use.use.value)'" + near, at: use,
                    runtime: nil)
            }
            segues.reportUnused(performed + compared, to: &findings)
        })
}

/// The segues of a project by identifier.
private struct Segues {
    struct Item {
        let document: DocumentContext
        let connection: Connection
    }

    /// An identifier, and a class whose controllers have a segue with it, themselves or through a superclass.
    private struct Performed: Hashable {
        let identifier: String
        let owner: CodeOwner
    }

    /// A controller and the identifiers of the segues that start in its scene.
    private struct Scene {
        let document: DocumentContext
        let controller: CheckedObject
        let identifiers: Set<String>
    }

    let project: ProjectContext
    private(set) var all: [String: [Item]] = [:]
    /// The first controller of a scene by its class and that class's superclasses.
    private var controllers: [CodeOwner: (document: DocumentContext, object: CheckedObject)] = [:]
    private var performed: Set<Performed> = []
    /// All controllers by their classes, each with the identifiers of its segues.
    private var scenes: [CodeOwner: [Scene]] = [:]
    private let identifiers: [String]

    /// Collects the segues and the classes of the controllers once: projects may have many of each, and many uses.
    init(_ project: ProjectContext) {
        self.project = project
        var (all, performed): ([String: [Item]], Set<Performed>) = ([:], [])
        for document in project.documents {
            for scene in document.scenes.indices {
                guard let controller = document.controller(ofScene: scene) else { continue }
                for owner in CodeOwner.all(of: controller, in: document) where controllers[owner] == nil {
                    controllers[owner] = (document, controller)
                }
            }
            for connection in document.connections where connection.kind == .segue {
                guard let identifier = connection.identifier, !identifier.isEmpty else { continue }
                let scene = document.source(of: connection)?.scene ?? -1
                all[identifier, default: []].append(Item(document: document, connection: connection))
                guard let controller = document.controller(ofScene: scene) else { continue }
                for owner in CodeOwner.all(of: controller, in: document) {
                    performed.insert(Performed(identifier: identifier, owner: owner))
                }
            }
        }
        (self.all, self.performed) = (all, performed)
        identifiers = all.keys.sorted()
        collectScenes()
    }

    private mutating func collectScenes() {
        for document in project.documents {
            var identifiers: [Int: Set<String>] = [:]
            for segue in document.connections where segue.kind == .segue {
                guard let scene = document.source(of: segue)?.scene, let identifier = segue.identifier else { continue }
                identifiers[scene, default: []].insert(identifier)
            }
            for number in document.scenes.indices {
                guard let controller = document.controller(ofScene: number) else { continue }
                let scene = Scene(
                    document: document, controller: controller, identifiers: identifiers[number] ?? [])
                for owner in CodeOwner.all(of: controller, in: document) { scenes[owner, default: []].append(scene) }
            }
        }
    }

    /// Reports scenes that lack a segue which another scene of the same class has: it may be meant for that one only, but not if the
    /// scene is the same one in another app, where the class does the same.
    func checkTwins(of use: (path: String, use: CodeUse), to findings: inout Findings) {
        let identifier = use.use.value
        let all = scenes[CodeOwner(of: use)] ?? []
        let having = all.filter { $0.identifiers.contains(identifier) }
        guard let other = having.first, having.count < all.count,
            // What is compiled for one platform is meant for the storyboard of that platform.
            project.code?.isConditional(at: use.use.place.offset, inFile: use.path) != true
        else { return }
        for scene in all where !scene.identifiers.contains(identifier) {
            let isTwin = having.allSatisfy { areTwins(scene, and: $0) }
            // Where most scenes lack it, they are not meant.
            guard isTwin || having.count * 2 >= all.count else { continue }
            let objectClass = scene.document.objectClass(of: scene.controller)
            findings.add(
                isTwin ? .warning : .note,
                "class '\(use.use.owner)' performs segue '\(identifier)', which \(scene.document.name(of: scene.controller)) does not have; "
                    + "\(other.document.name(of: other.controller)) in \(PathName.shown(other.document.file)) has it",
                at: scene.controller.node, object: scene.controller, in: scene.document,
                runtime: .segue(objectClass.runtimeName, identifier: identifier),
                declaration: .init(path: use.path, line: use.use.place.line, column: use.use.place.column))
        }
    }

    /// Whether two scenes are those of one class in two apps.
    private func areTwins(_ scene: Scene, and other: Scene) -> Bool {
        let platforms = [scene, other].map(\.document.document.kind.platform)
        return scene.controller.customClass == other.controller.customClass && platforms[0] != platforms[1]
    }

    /// Returns the question whether another identifier was meant: one of the segues that a class has, if it has any.
    func suggestion(for identifier: String, in owner: CodeOwner) -> String {
        let own = identifiers.filter { performed.contains(Performed(identifier: $0, owner: owner)) }
        return Similar.name(to: identifier, among: own.isEmpty ? identifiers : own).map { "; did you mean '\($0)'?" }
            ?? ""
    }

    /// Whether the class of a scene's controller is the named class or a subclass of it.
    func hasController(_ owner: CodeOwner) -> Bool { controllers[owner] != nil }

    /// Whether a class has a segue with an identifier that is not used.
    func hasUnused(by used: Set<String>, in owner: CodeOwner) -> Bool {
        identifiers.contains { !used.contains($0) && performed.contains(Performed(identifier: $0, owner: owner)) }
    }

    /// Checks what one class performs with one identifier, at one place or several.
    func checkPerformed(_ uses: [(path: String, use: CodeUse)], to findings: inout Findings) {
        let use = uses[0]
        let identifier = use.use.value
        let owner = CodeOwner(of: use)
        guard let first = controllers[owner],
            !performed.contains(Performed(identifier: identifier, owner: owner))
        else { return }
        let items = all[identifier] ?? []
        let objectClass = first.document.objectClass(of: first.object)
        if handlesSegues(objectClass) { return }
        // What a superclass performs may be for another scene; the subclass need not ask for it.
        if !items.isEmpty, objectClass.name != use.use.owner { return }
        let className = objectClass.runtimeName
        findings.add(
            project.isWhole && items.isEmpty && !uses.allSatisfy { isInUnsentAction($0, of: objectClass) }
                ? .error : .warning,
            "class '\(use.use.owner)' performs segue '\(identifier)', which \(first.document.name(of: first.object)) does not have"
                + (items.isEmpty ? suggestion(for: identifier, in: owner) : "; another scene has it")
                + Self.lines(of: uses.dropFirst().map(\.use.place.line)),
            at: first.object.node, object: first.object, in: first.document,
            runtime: .segue(className, identifier: identifier),
            declaration: .init(path: use.path, line: use.use.place.line, column: use.use.place.column))
    }

    /// Whether a class overrides the method that performs segues, so that it may do something else for an identifier.
    private func handlesSegues(_ objectClass: ObjectClass) -> Bool {
        objectClass.chains.contains { chain in
            chain.members.compactMap { $0.selectors["performSegueWithIdentifier:sender:"] }.contains { !passesOn($0) }
        }
    }

    /// Whether an override gives any identifier to the superclass: its parameter is used for nothing else.
    private func passesOn(_ override: Located) -> Bool {
        guard let name = override.member.parameters.first?.name, let code = project.code else { return false }
        let words = code.words(inFile: override.path, within: override.member.extent)
        return words.contains("super") && words.count { $0 == name } == 2
    }

    /// Returns words for the other lines that perform the segue.
    private static func lines(of others: [Int]) -> String {
        var lines: [String] = []
        for line in others.map(String.init) where !lines.contains(line) { lines.append(line) }
        guard let last = lines.last else { return "" }
        if lines.count == 1 { return " (also on line \(last))" }
        return " (also on lines \(lines.dropLast().joined(separator: ", ")) and \(last))"
    }

    /// Whether a use is in an `@IBAction` that nothing sends: no document does, and no code names it.
    private func isInUnsentAction(_ use: (path: String, use: CodeUse), of objectClass: ObjectClass) -> Bool {
        guard let code = project.code else { return false }
        let parts = objectClass.chains.flatMap(\.classes).flatMap(\.parts)
        let members = parts.flatMap { part in part.declaration.members.map { (part.path, $0) } }
        let around = members.first { path, member in
            path == use.path && member.kind == .method && member.extent.contains(use.use.place.offset)
        }
        guard let action = around?.1, let selector = action.selector else { return false }
        let same = members.filter { $0.1.selector == selector }
        guard same.contains(where: { $0.1.traits.contains(.action) }) else { return false }
        for document in project.documents {
            let isSent = document.connections.contains { connection in
                connection.kind == .action && connection.name == selector
                    && mayReach(CodeOwner(of: use), by: connection, in: document)
                    || connection.kind == .segue && document.selectors(ofSegue: connection).contains(selector)
            }
            if isSent { return false }
        }
        let places = Dictionary(grouping: same, by: \.0).mapValues { Set($0.map(\.1.place.offset)) }
        return !code.isNamed(action.name, besides: places)
    }

    /// Whether an action may be sent to an object of a class: its target is of the class, or of one that is not known.
    private func mayReach(_ owner: CodeOwner, by connection: Connection, in document: DocumentContext) -> Bool {
        guard let target = document.object(withID: connection.destination), target.placeholder == nil else {
            return true
        }
        let owners = CodeOwner.all(of: target, in: document)
        return owners.isEmpty ? target.customClass != nil : owners.contains(owner)
    }

    func reportUnused(_ uses: [(path: String, use: CodeUse)], to findings: inout Findings) {
        guard !uses.contains(where: { $0.use.value.isEmpty }) else { return }
        let used = Set(uses.map(\.use.value))
        for identifier in identifiers where !used.contains(identifier) {
            for item in all[identifier] ?? [] where !["relationship", "embed"].contains(item.connection.name) {
                findings.add(
                    .note, "no code uses the segue identifier '\(identifier)'", at: item.connection.node,
                    attribute: "identifier", object: item.document.source(of: item.connection), in: item.document)
            }
        }
    }
}
