import Platform
import Wording

/// Notices at the prompt that another program changed the file of the open document, and tells it once per change.
package final class DiskWatch {
    private let shell: Shell
    /// What was told last of each document, by its path.
    private var toldBefore: [String: Told] = [:]

    private enum Told: Equatable {
        case changed(FileIdentity)
        case missing
    }

    /// Watches the document that is open in a shell.
    package init(_ shell: Shell) { self.shell = shell }

    /// What has happened to the file since it was read or saved, unless that was told before.
    package func news() -> String? {
        guard let session = shell.session, !session.disk.isNew, let identity = session.disk.identity else { return nil }
        let (name, told) = (ShownText.line(session.name), toldBefore[session.path])
        let now: FileIdentity
        do throws(FileError) { now = try FileIdentity(of: session.path) } catch {
            guard error.kind == .missing, told != .missing else { return nil }
            toldBefore[session.path] = .missing
            return "\(name) is not there any more; 'save --force' writes it again"
        }
        if now == identity, identity.isSettled { return nil }
        if case .changed(now)? = told { return nil }
        guard
            case .changed? = try? StateOnDisk(path: session.path, identity: identity, bytes: session.disk.bytes)
        else { return nil }
        toldBefore[session.path] = .changed(now)
        let advice =
            session.isModified
            ? "'reload --replay' makes your unsaved edits again on it, 'diff --disk' shows the difference"
            : "'reload' reads it again"
        return "another program has changed \(name); \(advice)"
    }
}
