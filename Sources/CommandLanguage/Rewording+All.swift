extension Rewording {
    /// All old words: what journals and scripts of earlier versions say, and what it is called today.
    ///
    /// They are accepted for ever. None is listed, and none has a declaration of its own. Of several that fit, the first counts.
    package static let all: [Rewording] = [
        Rewording("attribute …", to: "set attribute …"),
        Rewording("set A NAME=VALUE …", to: "set values A NAME=VALUE …", isOld: false),
        Rewording("equal width|height …", to: "equal … width|height"),
        Rewording("connect referencing collection A… <- B …", to: "connect collection B -> A… …"),
        Rewording("connect referencing A <- B …", to: "connect outlet B -> A …"),
        Rewording("connect received A <- B …", to: "connect action B -> A …"),
        Rewording("disconnect segue|binding|accessibility …", to: "disconnect …", isOld: false),
        Rewording("layout --update …", to: "layout update …", isOld: false),
        Rewording("source …", to: "run …"),
        Rewording("compare …", to: "diff …"),
        Rewording("revert", to: "restore saved"),
        Rewording("load *.xib|*.storyboard|*.nib", to: "open *.xib|*.storyboard|*.nib", isOld: false),
        Rewording("load …", to: "simulate …"),
        Rewording("apropos …", to: "help --about …"),
        Rewording("unalias …", to: "alias --remove …"),
        Rewording("exit", to: "quit", isOld: false),
    ]
}
