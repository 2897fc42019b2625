import SourceIndex

/// How certain it is that something fails at run time because an object lacks a member, and the reason.
///
/// The first row of ``rows`` whose condition holds is the answer. Only what is certain is an error.
package struct MemberAbsence {
    /// How certain it is.
    package enum Verdict: Sendable {
        /// It fails.
        case certain
        /// As far as is known it fails, or the problem is only logged.
        case likely
        /// The class may have the member where nobody looked; only a name that resembles a known one says otherwise.
        case possible
        /// Nothing fails, or another rule reports it.
        case no
    }

    /// Why the verdict is what it is.
    package enum Reason: Sendable {
        /// The class does not exist, which a rule reports on its own.
        case noClass
        /// The application owns the nib, whatever class the document names, and has the member.
        case application
        /// The class has the member.
        case declared
        /// The class has it, but a nib cannot see it.
        case hidden
        /// File's Owner has no class, and no class that loads the nib has the member.
        case noOwner
        /// A file of the class, or of a superclass, could not be read.
        case unreadFile
        /// A superclass or another part of the class was not read.
        case unreadClass
        /// A subclass has the member, and the object may be of that class.
        case heir
        /// Every class that loads the nib has it.
        case loaders
        /// The catalogue may not list all members of a framework class.
        case framework
        /// No public header of a framework class declares it, nor does the code.
        case lackedByFramework
        /// The system only logs it.
        case logged
        /// There is no code that could tell more.
        case noCode
        /// The object is of another class than the document says.
        case otherClass
        /// The nib may be loaded without an owner, or by one of another class.
        case otherOwner
        /// No part of the class declares it.
        case lacking
    }

    /// How certain it is.
    package let verdict: Verdict
    /// Why.
    package let reason: Reason
    /// What was found of the member.
    package let answer: MemberAnswer

    /// What the conditions of the table ask about; each is found out only when a row needs it.
    private final class Question {
        let wanted: ClassResolver.Wanted
        let object: CheckedObject
        let objectClass: ObjectClass
        let context: DocumentContext
        let answer: MemberAnswer
        private(set) lazy var heirHasIt = resolver.heirHas(wanted, of: objectClass)

        init(
            of wanted: ClassResolver.Wanted, in object: CheckedObject, as objectClass: ObjectClass,
            context: DocumentContext
        ) {
            (self.wanted, self.object, self.objectClass, self.context) = (wanted, object, objectClass, context)
            answer = context.resolver.find(wanted, of: objectClass)
        }

        var resolver: ClassResolver { context.resolver }
        var isOwner: Bool { object.placeholder == .owner }
        var isOfFramework: Bool { objectClass.chains.isEmpty }
        var isOfApplication: Bool {
            context.applicationClass(ofOwner: object).map { resolver.application($0, has: wanted) } == true
        }
        var isDeclared: Bool {
            switch answer {
            case .code, .framework: true
            case .hidden, .missing, .unknown: false
            }
        }
        var isHidden: Bool { if case .hidden = answer { true } else { false } }
        var isUnknown: Bool { answer == .unknown }
        var hasNoOwner: Bool {
            isUnknown && isOwner && object.customClass == nil
                && !resolver.loaderHas(wanted, nibName: context.nibName)
        }
        var mayBeHeir: Bool { isOwner || context.mayChangeClasses }
        var loadersHaveIt: Bool { isOwner && context.loaders.map { resolver.have(wanted, loaders: $0) } == true }
        var isLackedByFramework: Bool {
            guard object.placeholder == nil else { return false }
            switch wanted {
            case .key(let name), .selector(let name): return resolver.framework(of: objectClass, lacks: name)
            case .value: return false
            }
        }
        var isOfOtherClass: Bool { context.objectClass(of: object).isAbsent }
        var mayBeOfOtherOwner: Bool {
            isOwner && context.mayLackOwner
                || object.placeholder != nil
                    && resolver.mayHave(wanted, owner: objectClass, nibName: context.nibName)
        }
    }

    private typealias Row = (verdict: Verdict, reason: Reason, holds: @Sendable (Question) -> Bool)

    private static let rows: [Row] = [
        (.no, .noClass, { $0.objectClass.isAbsent }),
        (.no, .application, { $0.isOfApplication }),
        (.no, .declared, { $0.isDeclared }),
        (.likely, .hidden, { $0.isHidden }),
        (.likely, .noOwner, { $0.hasNoOwner }),
        (.no, .unreadFile, { $0.isUnknown && ($0.isOfFramework || $0.context.isPartlyRead($0.objectClass)) }),
        (.possible, .unreadClass, { $0.isUnknown }),
        (.no, .heir, { $0.mayBeHeir && $0.heirHasIt }),
        (.no, .loaders, { $0.loadersHaveIt }),
        (.likely, .lackedByFramework, { $0.isOfFramework && $0.isLackedByFramework }),
        (.possible, .framework, { $0.isOfFramework }),
        (.likely, .logged, { $0.context.isMac }),
        (.likely, .noCode, { $0.context.code == nil }),
        (.likely, .heir, { $0.heirHasIt }),
        (.likely, .otherClass, { $0.isOfOtherClass }),
        (.likely, .otherOwner, { $0.mayBeOfOtherOwner }),
        (.certain, .lacking, { _ in true }),
    ]

    /// Judges whether an object lacks a member.
    ///
    /// - Parameters:
    ///   - wanted: the member that the document refers to.
    ///   - object: the object.
    ///   - objectClass: the class that it has at run time.
    ///   - context: the document.
    package init(
        of wanted: ClassResolver.Wanted, in object: CheckedObject, as objectClass: ObjectClass,
        context: DocumentContext
    ) {
        let question = Question(of: wanted, in: object, as: objectClass, context: context)
        let row = Self.rows.first { $0.holds(question) }
        (verdict, reason, answer) = (row?.verdict ?? .no, row?.reason ?? .declared, question.answer)
    }
}
