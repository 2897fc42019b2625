import NibCatalog
import XMLTree

/// The kind of a document: its platform, and whether it is a xib or a storyboard.
package struct DocumentKind: Equatable, Sendable {
    /// The platforms of Interface Builder documents.
    package enum Platform: String, Sendable {
        case iOS, macOS, tvOS, watchOS
    }

    /// The platform, determined from `targetRuntime` and `type` (Documentation/Format/Document.md#kinds-of-documents).
    package let platform: Platform
    /// Whether the document is a storyboard.
    package let isStoryboard: Bool

    /// The family of elements: AppKit's or UIKit's.
    package var family: Family { platform == .macOS ? .cocoa : .cocoaTouch }

    /// The kind in words: `iOS xib`, `macOS storyboard`.
    package var description: String { "\(platform.rawValue) \(isStoryboard ? "storyboard" : "xib")" }

    /// The target runtimes that Interface Builder writes.
    package static let runtimes = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"]

    /// Whether a `targetRuntime` is one that Interface Builder writes.
    static func isRuntime(_ targetRuntime: String) -> Bool {
        ["iOS", "MacOSX", "AppleTV", "watchKit"].contains { targetRuntime.contains($0) }
    }

    /// Determines the kind from the attributes of the root element `<document>`.
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
