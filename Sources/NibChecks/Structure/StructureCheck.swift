import ClassFacts
import NibCatalog
import NibDocument
import XMLTree

/// Looks for mistakes in the elements of a document, in one walk.
struct StructureCheck {
    let context: DocumentContext
    private var elements: [Int32: ElementForm] = [:]

    init(_ context: DocumentContext) { self.context = context }

    private var document: NibDocument { context.document }
    private var tree: XMLTree { context.tree }

    /// Adds the findings of the whole document.
    mutating func run(_ findings: inout Findings) {
        let root = tree.root
        checkDocument(root, to: &findings)
        var node: NodeID? = tree.firstElement(in: root)
        // Whatever is in an element that is not understood is not understood, either.
        while let current = node {
            let isUnderstood = check(current, to: &findings)
            node = (isUnderstood ? tree.firstElement(in: current) : nil) ?? following(current, below: root)
        }
    }

    /// The next element that is not inside of an element; nil at the end of the document.
    private func following(_ node: NodeID, below root: NodeID) -> NodeID? {
        var current = node
        while current != root {
            if let next = tree.nextElement(current) { return next }
            guard let parent = tree.parent(current) else { return nil }
            current = parent
        }
        return nil
    }

    /// Checks an element with its attributes and its children.
    ///
    /// - Returns: whether the children of the element are to be checked, too.
    private mutating func check(_ node: NodeID, to findings: inout Findings) -> Bool {
        let form = form(of: node)
        switch form.state {
        case .free: return false
        case .unknown: return true
        case .foreign:
            let platform = context.isMac ? "macOS" : document.kind.platform.rawValue
            add(.warning, "<\(form.name)> is not an element of \(platform)", at: node, to: &findings)
            return false
        case .misspelled(let name):
            let parent = tree.parent(node).map { tree.name($0) } ?? ""
            let isRead = tree.has("key", on: node) || document.catalog.isList(parent)
            add(
                isRead ? .error : .warning, "Xcode has no element <\(form.name)>; did you mean <\(name)>?", at: node,
                to: &findings)
            return false
        case .known:
            checkAttributes(of: node, form, to: &findings)
            checkChildren(of: node, form, to: &findings)
            checkFrame(of: node, form, to: &findings)
            return true
        }
    }

    /// What is known of an element with the name of a node.
    private mutating func form(of node: NodeID) -> ElementForm {
        let symbol = tree.symbol(of: node)
        if let known = elements[symbol] { return known }
        let form = ElementForm(tree.name(node), in: document)
        elements[symbol] = form
        return form
    }

    // MARK: - Attributes

    private mutating func checkAttributes(of node: NodeID, _ form: ElementForm, to findings: inout Findings) {
        let described = document.described(node)
        let form = described == node ? form : self.form(of: described)
        var problems: [AttributeProblem] = []
        var present: Set<String> = []
        tree.visitAttributes(of: node) { name, value in
            let name = String(decoding: name, as: UTF8.self)
            present.insert(name)
            if let problem = form.problem(with: name, value: value) { problems.append(problem) }
        }
        for problem in problems {
            add(
                problem.severity, problem.message, at: node, attribute: problem.attribute,
                fix: fix(of: problem, on: node), to: &findings)
        }
        if described == node { checkMissing(of: node, form, present: present, to: &findings) }
    }

    /// Looks for attributes that an element lacks.
    private func checkMissing(of node: NodeID, _ form: ElementForm, present: Set<String>, to findings: inout Findings) {
        for name in form.missing(from: present, in: tree.parent(node).map { tree.name($0) } ?? "") {
            add(.warning, "<\(form.name)> has no '\(name)'", at: node, to: &findings)
        }
    }

    private func fix(of problem: AttributeProblem, on node: NodeID) -> String? {
        guard let value = problem.replacement, let id = tree.attribute("id", of: node) else { return nil }
        return Fix.set(id, attribute: problem.attribute, to: value)
    }

    // MARK: - Children

    private mutating func checkChildren(of node: NodeID, _ form: ElementForm, to findings: inout Findings) {
        var seen: Set<String> = []
        for child in tree.elements(in: node) {
            let name = tree.name(child)
            let key = tree.attribute("key", of: child)
            if let key, let meant = form.key(meantBy: key, of: name) {
                add(
                    .warning, "<\(form.name)> has no <\(name)> with the key '\(key)'; did you mean '\(meant)'?",
                    at: child,
                    attribute: "key", to: &findings)
            } else if let misfit = form.misfit(of: name, key: key, in: tree.parent(node).map { tree.name($0) }) {
                add(.warning, misfit, at: child, to: &findings)
            } else if !form.canRepeat(name), !seen.insert(key.map { "\(name)@\($0)" } ?? name).inserted {
                let what = key.map { "<\(name) key=\"\($0)\">" } ?? "<\(name)>"
                add(
                    .warning, "<\(form.name)> has a second \(what), which Xcode does not read", at: child,
                    to: &findings)
            }
        }
    }

    /// Looks for views without a frame among the subviews of another. Xcode writes none in documents of watchOS, and else nearly always.
    private func checkFrame(of node: NodeID, _ form: ElementForm, to findings: inout Findings) {
        guard form.isObject, !context.isWatch, tree.parent(node).map({ tree.name($0) }) == "subviews" else { return }
        let keys = tree.elements(in: node).filter { tree.name($0) == "rect" }.compactMap {
            tree.attribute("key", of: $0)
        }
        guard !keys.contains(where: { $0 == "frame" || form.key(meantBy: $0, of: "rect") == "frame" }) else { return }
        add(.note, "\(document.display(node)) has no frame", at: node, to: &findings)
    }

    // MARK: - The document

    private func checkDocument(_ root: NodeID, to findings: inout Findings) {
        if let problem = problemWithRuntime(root) {
            add(.error, problem, at: root, attribute: "targetRuntime", to: &findings)
        }
        if let initial = tree.attribute("initialViewController", of: root), context.object(withID: initial) == nil,
            document.element(withID: initial) == nil
        {
            add(
                .error, "the initial view controller '\(initial)' does not exist", at: root,
                attribute: "initialViewController", to: &findings)
        }
        for scene in context.scenes { checkScene(scene, to: &findings) }
    }

    /// Says what is wrong with the target runtime, by which Xcode finds the elements that it knows.
    private func problemWithRuntime(_ root: NodeID) -> String? {
        guard let runtime = tree.attribute("targetRuntime", of: root) else { return nil }
        if !DocumentKind.runtimes.contains(runtime), let meant = Similar.name(to: runtime, among: DocumentKind.runtimes)
        {
            return "there is no target runtime '\(runtime)'; did you mean '\(meant)'?"
        }
        let isMacType = tree.attribute("type", of: root)?.contains(".Cocoa.") == true
        guard DocumentKind.runtimes.contains(runtime), isMacType != context.isMac,
            tree.attribute("type", of: root)?.contains("Cocoa") == true
        else { return nil }
        return "the document's type is for \(isMacType ? "macOS" : "iOS"), and its target runtime '\(runtime)' is not"
    }

    private func checkScene(_ scene: NodeID, to findings: inout Findings) {
        let members = tree.elements(in: scene).filter { tree.name($0) == "objects" }.flatMap { tree.elements(in: $0) }
        let controllers = members.filter { tree.attribute("sceneMemberID", of: $0, is: "viewController") }
        guard controllers.count > 1, let first = controllers.first else { return }
        for other in controllers.dropFirst() {
            add(
                .error,
                "a scene has one controller; \(document.display(other)) is the second after \(document.display(first))",
                at: other, to: &findings)
        }
    }

    private func add(
        _ severity: Severity, _ message: String, at node: NodeID, attribute: String? = nil, fix: String? = nil,
        to findings: inout Findings
    ) {
        findings.add(
            severity, message, at: node, attribute: attribute,
            object: document.object(around: node).flatMap { context.object($0) }, in: context, fix: fix)
    }
}
