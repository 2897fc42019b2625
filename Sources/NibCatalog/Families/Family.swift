/// The two families of Interface Builder documents. They spell and order many things differently.
package enum Family: Sendable, Hashable {
    /// iOS, tvOS and watchOS documents: UIKit.
    case cocoaTouch
    /// macOS documents: AppKit.
    case cocoa
}
