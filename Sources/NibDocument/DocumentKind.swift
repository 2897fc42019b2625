import NibCatalog
import XMLTree

/// What a document is for: its platform and whether it is a xib or a storyboard.
public struct DocumentKind: Equatable, Sendable {
    /// The platforms Interface Builder knows.
    public enum Platform: String, Sendable {
        case iOS, macOS, tvOS, watchOS
    }

    /// The platform, decided by the header's `targetRuntime` and `type` (FORMAT.md, section 2).
    public let platform: Platform
    /// Whether the document has scenes.
    public let isStoryboard: Bool

    /// The family of the platform's elements: AppKit's or UIKit's.
    public var family: Family { platform == .macOS ? .cocoa : .cocoaTouch }

    /// For people: `iOS xib`, `macOS storyboard`.
    public var description: String { "\(platform.rawValue) \(isStoryboard ? "storyboard" : "xib")" }

    /// Whether a `targetRuntime` is one of Interface Builder's.
    static func isRuntime(_ targetRuntime: String) -> Bool {
        ["iOS", "MacOSX", "AppleTV", "watchKit"].contains { targetRuntime.contains($0) }
    }

    /// Reads the header of a root element `<document>`.
    init(type: String, targetRuntime: String) {
        isStoryboard = type.contains("Storyboard")
        if targetRuntime.contains("MacOSX") || (targetRuntime.isEmpty && type.contains(".Cocoa.")) {
            platform = .macOS
        } else if targetRuntime.contains("AppleTV") || type.contains("AppleTV") {
            platform = .tvOS
        } else if targetRuntime.contains("watch") || type.contains("WatchKit") {
            platform = .watchOS
        } else {
            platform = .iOS
        }
    }
}
