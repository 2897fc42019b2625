/// How an object's actions are written.
public enum ActionForm: Sendable, Hashable {
    /// With the event that sends them: UIKit's controls.
    case event
    /// Without an event: gesture recognizers, bar button items, and all of AppKit.
    case plain
}
