/// How the actions that an object sends are written.
package enum ActionForm: Sendable, Hashable {
    /// With the event that sends the action: controls of UIKit.
    case event
    /// Without an event: gesture recognizers, bar button items and everything in AppKit.
    case plain
}
