/// A command that writes a file.
struct FileWriting {
    /// The file that something else takes the place of.
    let target: String
    /// The run, in a folder with the project of nine files.
    var arguments: [String] = []
    /// What is typed at a prompt instead, once the file has been replaced.
    var typed: [String] = []
    /// What is typed before that.
    var before: [String] = []
    /// Settings of git.
    var configuration = ""

    /// All of them.
    static let all: [FileWriting] = {
        let edit = ["View1.xib", "-c", "set But-to-n01 tag 3"]
        let code = ["--sources", ".", "-c"]
        var all = [
            FileWriting(target: "T.xib", arguments: edit + ["-c", "save T.xib"]),
            FileWriting(target: "T.xib", arguments: edit + ["-c", "save T.xib --force"]),
            FileWriting(target: "T.xib", arguments: edit + ["-c", "save T.xib", "--dry-run"]),
            FileWriting(target: "View1.xib", arguments: edit + ["-c", "save"]),
            FileWriting(target: "View1.xib", arguments: edit + ["-c", "save --force"]),
            FileWriting(target: "T.svg", arguments: ["View1.xib", "-c", "picture --to T.svg"]),
            FileWriting(target: "T.svg", arguments: ["View1.xib", "-c", "picture --to T.svg --force"]),
            FileWriting(target: "T.xib", arguments: ["-c", "new ios-xib T.xib", "-c", "save"]),
            FileWriting(target: "T.xib", arguments: ["-c", "new ios-xib T.xib --force", "-c", "save"]),
            FileWriting(target: "T.xib", arguments: ["merge", "-o", "T.xib", "View1.xib", "View2.xib", "View3.xib"]),
            FileWriting(target: "View2.xib", arguments: ["merge", "View1.xib", "View2.xib", "View3.xib"]),
            FileWriting(
                target: "T.xib",
                arguments: ["mergetool", "-c", "save", "View1.xib", "View2.xib", "View3.xib", "T.xib"]),
            FileWriting(target: ".gitattributes", arguments: ["git", "install"]),
            FileWriting(target: ".gitattributes", arguments: ["git", "uninstall"]),
            FileWriting(target: "T", arguments: ["git", "install", "--global"], configuration: "core.attributesFile"),
            FileWriting(
                target: "Meter.h",
                arguments: ["View1.xib"] + code + ["declare outlet But-to-n01.more -> But-to-n01", "-c", "save"]),
        ]
        for file in ["View1.xib", "View2.xib", "Meter.h", "Meter.m"] {
            let rename = "rename class MeterOne MeterTwo"
            all.append(FileWriting(target: file, arguments: ["View1.xib"] + code + [rename, "-c", "save"]))
            all.append(FileWriting(target: file, typed: ["save", "save --force", "undo", "save"], before: [rename]))
        }
        for line in ["tree > T", "tree >> T", "picture --to T.svg", "save T.xib", "save T.xib --force", "source T"] {
            let target = line.split(separator: " ").first { $0.hasPrefix("T") } ?? ""
            all.append(FileWriting(target: String(target), typed: [line]))
        }
        for line in [
            "save", "save --force", "reload --force", "reload --replay", "diff --disk", "diff", "revert", "undo",
            "compare View2.xib",
            "tree > View1.xib", "tree >> View1.xib",
        ] {
            all.append(
                FileWriting(target: "View1.xib", typed: [line], before: ["set But-to-n01 tag 3"]))
        }
        return all
    }()
}
