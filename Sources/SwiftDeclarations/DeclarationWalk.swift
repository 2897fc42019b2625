import SourceIndex
import SwiftSyntax

/// Visits the declarations of a file, outer ones first, without the bodies of functions.
struct DeclarationWalk {
    /// The surroundings of a declaration.
    struct Scope {
        /// The index of the type in `types`, nil at the level of the file.
        var type: Int?
        /// The type's full name.
        var name = ""
        var kind = TypeDeclaration.Kind.swiftValue
        /// Whether it is inside of `#if`.
        var isConditional = false
        /// Whether it is inside of a generic type.
        var isGeneric = false
        /// Whether members are visible to Objective-C if they can be.
        var showsMembers = false
        /// Whether members are private to the file, like those of a private extension.
        var hidesMembers = false
        /// Whether it is an enum whose cases have strings as values.
        var hasStringCases = false
    }

    let source: SourceText
    var types: [TypeDeclaration] = []
    var imports: [String] = []
    /// The names of nibs in properties; `UseWalk` finds the other uses.
    var uses: [CodeUse] = []
    var constants = Constants()
    /// The constants of the file outside of types.
    private var globals: [Member] = []

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func read(_ tree: SourceFileSyntax) {
        read(tree.statements, in: Scope())
        guard !globals.isEmpty else { return }
        // Constants outside of types become members of a type without a name, which represents the file
        let place = SourcePlace(offset: 0, line: 1, column: 1)
        var file = TypeDeclaration(kind: .swiftValue, name: "", place: place, body: 0..<source.bytes.count)
        file.members = globals
        types.insert(file, at: 0)
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, in scope: Scope) {
        for item in items {
            if case .decl(let declaration) = item.item { read(declaration, in: scope) }
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, in scope: Scope) {
        for member in members { read(member.decl, in: scope) }
    }

    private mutating func read(_ declaration: DeclSyntax, in scope: Scope) {
        switch declaration.kind {
        case .variableDecl: read(declaration.cast(VariableDeclSyntax.self), in: scope)
        case .functionDecl: read(declaration.cast(FunctionDeclSyntax.self), in: scope)
        case .initializerDecl: read(declaration.cast(InitializerDeclSyntax.self), in: scope)
        case .enumCaseDecl: read(declaration.cast(EnumCaseDeclSyntax.self), in: scope)
        case .typeAliasDecl: read(declaration.cast(TypeAliasDeclSyntax.self), in: scope)
        case .importDecl: read(declaration.cast(ImportDeclSyntax.self))
        case .ifConfigDecl: read(declaration.cast(IfConfigDeclSyntax.self), in: scope)
        default: readType(declaration, in: scope)
        }
    }

    /// Reads all branches of an `#if` except `#if false`; what they declare may not be compiled.
    private mutating func read(_ condition: IfConfigDeclSyntax, in scope: Scope) {
        var scope = scope
        scope.isConditional = true
        for clause in condition.clauses {
            // A part that is turned off is as good as a comment.
            if let test = clause.condition, ["false", "0"].contains(source.text(test)) { continue }
            switch clause.elements {
            case .statements(let items): read(items, in: scope)
            case .decls(let members): read(members, in: scope)
            default: break
            }
        }
    }

    private mutating func read(_ declaration: ImportDeclSyntax) {
        guard let first = declaration.path.first else { return }
        let name = source.name(first.name)
        if !name.isEmpty, !imports.contains(name) { imports.append(name) }
    }

    /// Adds a member to the type of a scope, or to the file.
    mutating func add(_ member: Member, in scope: Scope) {
        if let type = scope.type {
            types[type].members.append(member)
        } else {
            globals.append(member)
        }
    }
}

// Types.
extension DeclarationWalk {
    private mutating func readType(_ declaration: DeclSyntax, in scope: Scope) {
        switch declaration.kind {
        case .classDecl:
            let node = declaration.cast(ClassDeclSyntax.self)
            read(node, as: .swiftClass, named: node.name, generics: node.genericParameterClause, in: scope)
        case .structDecl:
            let node = declaration.cast(StructDeclSyntax.self)
            read(node, as: .swiftValue, named: node.name, generics: node.genericParameterClause, in: scope)
        case .enumDecl:
            let node = declaration.cast(EnumDeclSyntax.self)
            read(node, as: .swiftValue, named: node.name, generics: node.genericParameterClause, in: scope)
        case .actorDecl:
            let node = declaration.cast(ActorDeclSyntax.self)
            read(node, as: .swiftValue, named: node.name, generics: node.genericParameterClause, in: scope)
        case .protocolDecl:
            let node = declaration.cast(ProtocolDeclSyntax.self)
            read(node, as: .swiftProtocol, named: node.name, generics: nil, in: scope)
        case .extensionDecl:
            let node = declaration.cast(ExtensionDeclSyntax.self)
            let name = TypeForm.name(of: node.extendedType, source)
            read(
                node, as: .swiftExtension, name: name, at: node.extendedType.extent.lowerBound, isGeneric: false,
                in: scope)
        default: break
        }
    }

    private mutating func read(
        _ node: some DeclGroupSyntax, as kind: TypeDeclaration.Kind, named name: TokenSyntax,
        generics: GenericParameterClauseSyntax?, in scope: Scope
    ) {
        let text = source.name(name)
        guard !text.isEmpty else { return }
        read(
            node, as: kind, name: scope.name.isEmpty ? text : scope.name + "." + text, at: name.extent.lowerBound,
            isGeneric: generics != nil, in: scope)
    }

    private mutating func read(
        _ node: some DeclGroupSyntax, as kind: TypeDeclaration.Kind, name: String, at offset: Int, isGeneric: Bool,
        in outer: Scope
    ) {
        let facts = DeclarationFacts(attributes: node.attributes, modifiers: node.modifiers, source: source)
        let block = node.memberBlock
        let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let end = max(start, block.rightBrace.extent.lowerBound)
        var type = TypeDeclaration(kind: kind, name: name, place: source.place(at: offset), body: start..<end)
        type.runtimeName = facts.objcName
        type.inherited = inherited(node.inheritanceClause)
        type.traits = facts.type
        if kind != .swiftExtension && kind != .swiftProtocol { type.traits.remove(.objcExtension) }
        if isGeneric || outer.isGeneric { type.traits.insert(.generic) }
        if outer.isConditional { type.traits.insert(.conditional) }

        var scope = Scope(type: types.count, name: name, kind: kind, isConditional: outer.isConditional)
        scope.isGeneric = type.traits.contains(.generic)
        scope.showsMembers = !type.traits.isDisjoint(with: [.objcMembers, .objcExtension])
        scope.hidesMembers = kind == .swiftExtension && type.traits.contains(.fileScoped)
        scope.hasStringCases = type.inherited.first == "String"
        types.append(type)
        read(block.members, in: scope)
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        guard let clause else { return [] }
        return clause.inheritedTypes.flatMap { TypeForm.names(in: $0.type, source) }
    }

    private mutating func read(_ node: TypeAliasDeclSyntax, in scope: Scope) {
        let name = source.name(node.name)
        guard !name.isEmpty else { return }
        let end = node.extent.upperBound
        var type = TypeDeclaration(
            kind: .swiftTypealias, name: scope.name.isEmpty ? name : scope.name + "." + name,
            place: source.place(at: node.name.extent.lowerBound), body: end..<end)
        type.inherited = TypeForm.names(in: node.initializer.value, source)
        type.traits = DeclarationFacts(attributes: node.attributes, modifiers: node.modifiers, source: source).type
        if node.genericParameterClause != nil || scope.isGeneric { type.traits.insert(.generic) }
        if scope.isConditional { type.traits.insert(.conditional) }
        types.append(type)
    }
}
