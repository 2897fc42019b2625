import XMLTree

extension NibDocument {
    /// The selectors that objects of the document send to First Responder, in order.
    package var actionsSentToFirstResponder: [String] {
        let sent = connections.filter { connection in
            connection.kind == .action
                && element(withID: connection.destination).flatMap { placeholder($0) } == .firstResponder
        }
        return Set(sent.map(\.name)).sorted()
    }
}
