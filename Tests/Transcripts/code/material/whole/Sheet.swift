import AppKit

/// Shows a message; its members are used in every way that a renaming has to follow.
class Sheet: NSViewController, Stamped {
    @IBOutlet weak var msg: NSTextField!
    @IBOutlet weak var stamp: NSTextField!
    @objc dynamic var other = Other()

    override func viewDidLoad() {
        super.viewDidLoad()
        msg.stringValue = "msg"
        if let msg = msg { msg.stringValue = "a local msg" }
        guard let msg else { return }
        msg.isHidden = false
        _ = 0...self.msg.numberOfRows
        other.msg = msg
    }

    func observe() {
        let text = msg.stringValue
        later { [weak msg] in msg?.stringValue = text }
        later { [msg] in msg?.isHidden = true }
        if let msg { msg.isHidden = true }
        for step in 0...msg.tag { print(step) }
        setValue("x", forKey: "msg")
        UserDefaults.standard.set(text, forKey: "msg")
        _ = [\Sheet.msg, #keyPath(Sheet.msg), #keyPath(msg.stringValue)] as [Any]
    }

    @IBAction func post(_ sender: Any?) {
        let button = NSButton(title: "post", target: self, action: #selector(post(_:)))
        button.action = #selector(Sheet.post)
        NotificationCenter.default.addObserver(self, selector: Selector(("post:")), name: nil, object: nil)
        other.post(sender)
    }

    @IBAction func close(_ sender: Any?) { post(self) }

    private func later(_ work: @escaping () -> Void) { work() }
}

/// A subclass that uses the members by their bare names.
class Banner: Sheet {
    func shout() {
        msg.stringValue += "!"
        post(nil)
        super.post(nil)
    }
}

/// Has members of the same names.
class Other: NSObject {
    @objc dynamic var msg: NSTextField?
    func post(_ sender: Any?) { msg?.isHidden = sender == nil }
}
