import CommandLanguage
import Replies
import Synchronization

/// What a user sets up at the prompt: colours, the pager, suggestions, pasted text and aliases. It lasts as long as the session.
package final class PromptSettings: Sendable {
    /// Whether text is coloured.
    package enum Colour: String, CaseIterable, Sendable {
        /// At a terminal, unless the environment says otherwise.
        case auto
        /// Always.
        case on
        /// Never.
        case off
    }

    /// What is done about frames that an edit puts out of date.
    package enum Frames: String, CaseIterable, Sendable {
        /// Nothing.
        case off
        /// The prompt says how many there are.
        case remark
        /// They are written, in the same entry of the log.
        case update
    }

    private struct State {
        var colour = Colour.auto
        var usesPager = true
        var suggests = true
        var marksPastes = true
        var frames = Frames.remark
        var aliases: [String: String] = [:]
        var wantsClearScreen = false
        var told: Set<String> = []
        var display: (@Sendable () -> PictureDisplay)?
    }

    private let state = Mutex(State())

    /// Makes the settings with which a prompt begins.
    package init() {}

    /// Whether text is coloured.
    package var colour: Colour {
        get { state.withLock { $0.colour } }
        set { state.withLock { $0.colour = newValue } }
    }

    /// Whether output longer than the screen goes through the pager.
    package var usesPager: Bool {
        get { state.withLock { $0.usesPager } }
        set { state.withLock { $0.usesPager = newValue } }
    }

    /// Whether a suggestion is shown after the cursor.
    package var suggests: Bool {
        get { state.withLock { $0.suggests } }
        set { state.withLock { $0.suggests = newValue } }
    }

    /// Whether pasted text waits for the Enter key.
    package var marksPastes: Bool {
        get { state.withLock { $0.marksPastes } }
        set { state.withLock { $0.marksPastes = newValue } }
    }

    /// What is done about frames that an edit puts out of date.
    package var frames: Frames {
        get { state.withLock { $0.frames } }
        set { state.withLock { $0.frames = newValue } }
    }

    /// The commands that the user gave names of their own.
    package var aliases: [String: String] {
        get { state.withLock { $0.aliases } }
        set { state.withLock { $0.aliases = newValue } }
    }

    /// The line that tells a user who typed old words those of today; nothing for other words, and if it was told before.
    func notes(on rewording: Rewording?) -> [String] {
        guard let rewording, rewording.isOld, state.withLock({ $0.told.insert(rewording.old).inserted }) else {
            return []
        }
        return [rewording.note]
    }

    /// Finds out how pictures are shown, which asks the terminal; nil while output goes elsewhere.
    package var display: (@Sendable () -> PictureDisplay)? {
        get { state.withLock { $0.display } }
        set { state.withLock { $0.display = newValue } }
    }

    /// Asks the prompt to clear the screen.
    func clearScreen() { state.withLock { $0.wantsClearScreen = true } }

    /// Whether the screen is to be cleared; asking answers once.
    package func takeClearScreen() -> Bool {
        state.withLock { state in
            defer { state.wantsClearScreen = false }
            return state.wantsClearScreen
        }
    }
}
