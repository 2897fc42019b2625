import ConstraintSolver
import NibDocument
import XMLTree

/// Required constraints that cannot all hold, whatever the sizes of the screen and of texts and images are.
///
/// Each view or guide has an origin and a size of its own, and nothing else is known of it: neither where it is in its superview nor how wide
/// its margins are. So what is in conflict here is in conflict on every device. What concerns scroll views is left out, because their edges
/// are those of their content to what is inside, and of their frame to others.
struct CertainConflicts {
    private let document: NibDocument
    private var solver = Cassowary()
    private var variables: [Measure: Cassowary.Variable] = [:]
    private var nodes: [Cassowary.Constraint: NodeID] = [:]

    /// A number that constraints are about: the origin or size of an object in a direction, or an attribute that does not follow from these.
    private struct Measure: Hashable {
        let object: NodeID
        let name: String
    }

    init(_ document: NibDocument) { self.document = document }

    /// Adds a required constraint.
    ///
    /// - Returns: the constraints with which it cannot hold, none of which can be left out, in the order of the document, and the constraint
    ///   itself; empty if it can hold. It is then left out of what follows.
    mutating func add(_ node: NodeID) -> [NodeID] {
        guard let form = document.form(of: node), var expression = value(of: form.first) else { return [] }
        if let second = form.second {
            guard let other = value(of: second) else { return [] }
            expression.add(other, times: 0 - ConstraintForm.factor(form.multiplier))
        }
        expression.constant -= form.constant
        guard expression.constant.isFinite, expression.terms.allSatisfy({ $0.factor.isFinite }) else { return [] }
        let comparison: Cassowary.Comparison =
            switch form.relation {
            case .equal: .equal
            case .atMost: .atMost
            case .atLeast: .atLeast
            }
        do throws(Cassowary.Conflict) {
            nodes[try solver.add(expression, is: comparison)] = node
            return []
        } catch { return document.inDocumentOrder(error.constraints.compactMap { nodes[$0] } + [node]) }
    }

    private mutating func value(of item: ConstraintForm.Item) -> Cassowary.Expression? {
        let element = document.tree.name(item.object)
        guard !["scrollView", "tableView", "collectionView", "textView"].contains(element) else { return nil }
        func measure(_ name: String) -> Cassowary.Expression {
            let measure = Measure(object: item.object, name: name)
            if let known = variables[measure] { return Cassowary.Expression(known) }
            let new = solver.makeVariable()
            variables[measure] = new
            return Cassowary.Expression(new)
        }
        // Left and leading edges are the same only in languages that are written from the left, so they are not compared.
        return switch item.attribute {
        case "trailing": measure("leading") + measure("width")
        case "right": measure("left") + measure("width")
        case "centerX": measure("leading") + measure("width") * 0.5
        case "bottom": measure("top") + measure("height")
        case "centerY": measure("top") + measure("height") * 0.5
        default: measure(item.attribute)
        }
    }
}
