extension Rewording {
    /// All old words: what journals and scripts of earlier versions say, and what it is called today.
    ///
    /// Some are not old, but words that can mean nothing else. They are accepted for ever. None is listed, and none has a declaration of its own. Of several that fit, the first counts.
    package static let all: [Rewording] = [
        Rewording("attribute …", to: "set attribute …"),
        Rewording("set A PATH = VALUE", to: "set A PATH VALUE", isOld: false),
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
        Rewording("exit …", to: "quit …", isOld: false),
        Rewording("rename A to B …", to: "rename A B …", isOld: false),
        Rewording("bind …", to: "connect binding …", isOld: false),
        Rewording("save all …", to: "save --all …", isOld: false),
        Rewording("undo --all", to: "undo all", isOld: false),
        Rewording("redo --all", to: "redo all", isOld: false),
        Rewording("declare A <- B …", to: "declare B -> A …", isOld: false),
    ]

    /// What people write by habit, and the line that does it: they get it as a hint.
    package static let habits: [Rewording] = [
        Rewording("move A to X# Y#", to: "set A frame.x=X# frame.y=Y#", isOld: false),
        Rewording("move A X# Y#", to: "set A frame.x=X# frame.y=Y#", isOld: false),
        Rewording("resize A to W# H#", to: "set A frame.width=W# frame.height=H#", isOld: false),
        Rewording("resize A W# H#", to: "set A frame.width=W# frame.height=H#", isOld: false),
        Rewording("cd A", to: "select A", isOld: false),
        Rewording("go A", to: "select A", isOld: false),
        Rewording("go to A", to: "select A", isOld: false),
        Rewording("follow A", to: "select A", isOld: false),
        Rewording("list", to: "tree", isOld: false),
        Rewording("list A", to: "find A", isOld: false),
        Rewording("history", to: "log", isOld: false),
        Rewording("man …", to: "help …", isOld: false),
        Rewording("get A PATH", to: "inspect attributes A", isOld: false),
        Rewording("get A", to: "inspect attributes A", isOld: false),
    ]
}
