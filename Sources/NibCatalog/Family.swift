/// The two families of Interface Builder documents, which spell and order things differently.
public enum Family: Sendable, Hashable {
    /// iOS, tvOS and watchOS documents: UIKit.
    case cocoaTouch
    /// macOS documents: AppKit.
    case cocoa
}
