import SourceIndex
import SwiftSyntax

// Calls and selectors.
extension UseWalk {
    private static let identifier: Set<String> = ["withIdentifier", "identifier"]
    private static let reuseIdentifier: Set<String> = ["withIdentifier", "withReuseIdentifier"]
    private static let registration: Set<String> = [
        "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
        "withReuseIdentifier",
        "forIdentifier", "forItemWithIdentifier", "withIdentifier",
    ]
    static let nibName: Set<String> = ["nibName", "nibNamed", "windowNibName"]

    /// Reads a call by the last name before its parentheses, or by the name of the type in `Type.init(…)`.
    mutating func read(_ call: FunctionCallExprSyntax) {
        var name = Expression.lastName(of: call.calledExpression, in: source)
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        if name == "init", let base = callee?.base { name = Expression.lastName(of: base, in: source) }
        switch name {
        case "performSegue":
            readSegue(call, receiver: callee?.base)
        case "instantiateViewController", "instantiateController":
            guard let argument = Expression.argument(of: call, labels: Self.identifier, in: source) else { return }
            add(.storyboardIdentifier, value: argument, detail: isRestoring(call) ? CodeUse.tried : nil)
        case "dequeueReusableSupplementaryView":
            addSupplementary(call, kind: Expression.argument(of: call, labels: ["ofKind"], in: source))
        case "dequeueReusableCell":
            // Without an index path it may be a method of another class, which returns nil.
            let isCertain = call.arguments.contains { $0.label.map { source.name($0) == "for" } == true }
            let kind: CodeUse.Kind = isCertain || isUnwrapped(call) ? .reuseIdentifier : .optionalIdentifier
            addArgument(kind, of: call, labels: Self.reuseIdentifier)
        case "dequeueReusableHeaderFooterView", "makeView", "makeItem", "makeSupplementaryView":
            addArgument(.optionalIdentifier, of: call, labels: Self.reuseIdentifier)
        case "register", "registerClass", "registerNib":
            readRegistration(call)
        case "loadNibNamed":
            readLoading(call)
        case "UINib", "NSNib":
            readNib(call)
        case "instantiate", "instantiateWithOwner":
            readInstantiation(call)
        case "UIStoryboard", "NSStoryboard":
            readStoryboard(call)
        case "UIImage", "NSImage":
            addArgument(.imageName, of: call, labels: ["named"])
        case "UIColor", "NSColor":
            addArgument(.colorName, of: call, labels: ["named"])
        case "Selector", "NSSelectorFromString":
            guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil else { return }
            add(.selector, value: only.expression)
        default:
            if !readOlder(call, name: name, receiver: callee?.base) { readController(call) }
        }
    }

    /// Reads a call as Swift 2 wrote it, with the name of Objective-C: `performSegueWithIdentifier("x", sender: nil)`.
    ///
    /// - Returns: whether it is one.
    private mutating func readOlder(_ call: FunctionCallExprSyntax, name: String, receiver: ExprSyntax?) -> Bool {
        guard let first = call.arguments.first, first.label == nil else { return false }
        switch name {
        case "performSegueWithIdentifier":
            addSegue(first.expression, receiver: receiver)
        case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
            add(.storyboardIdentifier, value: first.expression)
        case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier":
            let isCertain = call.arguments.count > 1 || isUnwrapped(call)
            add(isCertain ? .reuseIdentifier : .optionalIdentifier, value: first.expression)
        case "dequeueReusableHeaderFooterViewWithIdentifier", "makeViewWithIdentifier", "makeItemWithIdentifier":
            add(.optionalIdentifier, value: first.expression)
        case "dequeueReusableSupplementaryViewOfKind":
            addSupplementary(call, kind: first.expression)
        default:
            return false
        }
        return true
    }

    /// Reads `UIStoryboard(name: …, bundle: …)`.
    private mutating func readStoryboard(_ call: FunctionCallExprSyntax) {
        guard let name = Expression.argument(of: call, labels: ["name"], in: source) else { return }
        let bundle = Expression.argument(of: call, labels: ["bundle"], in: source).map { source.text($0) }
        add(.storyboardName, value: name, detail: value(of: name) == nil ? nil : bundle)
    }

    /// Returns whether a call is in a method that restores a controller, from the storyboard that had it.
    private func isRestoring(_ call: FunctionCallExprSyntax) -> Bool {
        guard let function = call.ancestor(FunctionDeclSyntax.self),
            let label = function.signature.parameterClause.parameters.first?.firstName
        else { return false }
        return source.name(function.name) == "viewController" && source.name(label) == "withRestorationIdentifierPath"
    }

    /// Reads `#selector(Class.method(_:))`: the value is the name of the method, the detail the whole expression.
    mutating func readSelector(_ macro: MacroExpansionExprSyntax) {
        guard source.text(macro.macroName) == "selector", let argument = macro.arguments.first else { return }
        var expression = Expression.core(argument.expression)
        // `as` selects one of several methods
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first
        }
        var name = Syntax(expression)
        if let member = expression.as(MemberAccessExprSyntax.self) { name = Syntax(member.declName) }
        add(
            .selector, value: source.dense(name), detail: source.text(argument.expression), at: name.extent.lowerBound)
    }

    /// Returns whether `!` or `as!` follows a call.
    private func isUnwrapped(_ call: FunctionCallExprSyntax) -> Bool {
        if call.parent?.is(ForceUnwrapExprSyntax.self) == true { return true }
        guard let list = call.parent?.as(ExprListSyntax.self) else { return false }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), index + 1 < elements.count,
            let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self)
        else { return false }
        return cast.questionOrExclamationMark?.tokenKind == .exclamationMark
    }

    /// Reads `performSegue(withIdentifier:sender:)`; a wrapper such as `performSegue(.detail)` may perform any segue. A
    /// receiver other than `self` and `super` is the detail, after `on `.
    private mutating func readSegue(_ call: FunctionCallExprSyntax, receiver: ExprSyntax?) {
        guard let argument = Expression.argument(of: call, labels: Self.identifier, in: source) else {
            if let first = call.arguments.first, first.label == nil { add(.performSegue, value: first.expression) }
            return
        }
        addSegue(argument, receiver: receiver)
    }

    private mutating func addSegue(_ identifier: ExprSyntax, receiver: ExprSyntax?) {
        let written = receiver.map { source.text($0) } ?? "self"
        let isOwn = ["self", "super", "self?"].contains(written)
        add(.performSegue, value: identifier, detail: isOwn ? nil : "on " + written)
    }

    private mutating func addSupplementary(_ call: FunctionCallExprSyntax, kind: ExprSyntax?) {
        guard let argument = Expression.argument(of: call, labels: Self.reuseIdentifier, in: source) else { return }
        add(.reuseIdentifier, value: argument, detail: kind.map { CodeUse.ofKind + source.text($0) })
    }

    private mutating func addArgument(_ kind: CodeUse.Kind, of call: FunctionCallExprSyntax, labels: Set<String>) {
        if let argument = Expression.argument(of: call, labels: labels, in: source) { add(kind, value: argument) }
    }

    /// Reads `register(UINib(nibName: …), forCellReuseIdentifier: …)` and `register(Cell.self, …)`.
    private mutating func readRegistration(_ call: FunctionCallExprSyntax) {
        guard let what = call.arguments.first, what.label == nil,
            let identifier = Expression.argument(of: call, labels: Self.registration, in: source)
        else { return }
        if let name = TextValue.typeName(of: Expression.core(what.expression), in: source) {
            add(.registeredClass, value: identifier, detail: name)
            return
        }
        var nib = Expression.core(what.expression)
        if let name = nib.as(DeclReferenceExprSyntax.self),
            let local = LocalValue.of(source.name(name.baseName), from: Syntax(nib), in: source)
        {
            nib = Expression.core(local)
        }
        let made = nib.as(FunctionCallExprSyntax.self)
        let name = made.flatMap { Expression.argument(of: $0, labels: Self.nibName, in: source) }.flatMap {
            value(of: $0)
        }
        let written = source.text(what.expression).lowercased()
        guard made != nil || written.contains("nib"), written != "nil" else { return }
        add(.registeredNib, value: identifier, detail: name ?? "")
    }
}
