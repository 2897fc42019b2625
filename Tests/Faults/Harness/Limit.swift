import Foundation

/// When a harness has tried enough.
public enum Limit: Sendable {
    /// At a time.
    case time(Date)
    /// After a number of tries.
    case tries(Int)

    /// Whether it is reached.
    func isReached(after tried: Int) -> Bool {
        switch self {
        case .time(let end): Date() >= end
        case .tries(let count): tried >= count
        }
    }
}
