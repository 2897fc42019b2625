import Foundation
import PTYSupport
import SeededRandom

/// Links, pipes, devices, and files of others in the place of those that nibsh keeps for itself: nothing hangs, nothing outside is
/// written or read as nibsh's own, and documents are edited all the same.
struct HostileFolders {
    private let bench: Workbench
    private var random: SeededGenerator
    private static let profile = Array("# the user's own file\n".utf8)

    /// What is put in the place of a file or a folder.
    private enum Trick: CaseIterable {
        case linkToFile, linkToFolder, linkToNothing, linkToItself, secondName, pipe, folder, device, foreign, writable
    }

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var tries = HostileFolders(bench: try Workbench(), random: SeededGenerator(seed: seed))
        let canChangeOwners = geteuid() == 0
        if !canChangeOwners { tally.remark = "without devices and other owners, which only root can make" }
        repeat {
            let trick = tries.random.pick(Trick.allCases) ?? .pipe
            if !canChangeOwners, [.device, .foreign].contains(trick) { continue }
            tally.count(try tries.loss(trick))
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    private mutating func loss(_ trick: Trick) throws -> String? {
        try bench.clear()
        try FileManager.default.createDirectory(atPath: bench("outside"), withIntermediateDirectories: true)
        try bench.write("outside/profile", Self.profile)
        try bench.write("work/A.xib", Materials.document(0))
        try Materials.writeProject("MeterOne", in: bench)
        let isPrepared = random.chance(70)
        if isPrepared {
            let run = try bench.run(Self.arguments(bench, state: 1))
            guard run.status == 0 else { return "the first edit failed: \(run.summary)" }
        }
        let target = random.pick(targets()) ?? "state/nibsh"
        guard try put(trick, in: target) else { return nil }
        let before = try outside()
        let isForeignState = trick == .foreign && ["state/nibsh", "state/nibsh/journals"].contains(target)
        var problem = try use(isForeignState: isForeignState)
        let after = try outside()
        if problem == nil, before != after { problem = "outside there is \(after), not \(before)" }
        return problem.map { "\(trick) in the place of \(target)\(isPrepared ? "" : ", new"): \($0)" }
    }

    private static func arguments(_ bench: Workbench, state: Int) -> [String] {
        [bench("work/A.xib"), "-c", Materials.command(state), "-c", "undo", "-c", "redo", "-c", "save"]
    }

    /// The files and folders that nibsh keeps, and those that it looks for.
    private func targets() -> [String] {
        let journals = "state/nibsh/journals"
        let name =
            (try? FileManager.default.contentsOfDirectory(atPath: bench(journals)).first { $0.hasSuffix(".journal") })
            ?? "0000000000000000-A.xib.journal"
        let caches = (try? FileManager.default.contentsOfDirectory(atPath: bench("home/.cache/nibsh"))) ?? []
        return [
            "state/nibsh", journals, journals, "\(journals)/\(name)", "\(journals)/\(name)", "\(journals)/\(name).lock",
            "\(journals)/\(name).lock", "\(journals)/\(name).1", "\(journals)/\(name).damaged-1", "state/nibsh/history",
            "state/nibsh/history", "state/nibsh/saves", "state/nibsh/saves/.nibsh.1-0.new.save",
            "state/nibsh/saves/.nibsh.999999-0.new", "home/.cache/nibsh", "home/.config/nibsh/nibshrc",
        ] + caches.map { "home/.cache/nibsh/" + $0 }
    }

    /// Puts something in a file's place.
    ///
    /// - Returns: false if it cannot be made here.
    private func put(_ trick: Trick, in target: String) throws -> Bool {
        let path = bench(target)
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let old = FileManager.default.contents(atPath: path) ?? Data("nibsh".utf8)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if ![.foreign, .writable].contains(trick) { try? FileManager.default.removeItem(atPath: path) }
        switch trick {
        case .linkToFile: return symlink(bench("outside/profile"), path) == 0
        case .linkToFolder:
            // A link to a folder of the user's is allowed in the place of a folder; then nibsh's files are in that.
            return symlink(bench(target.contains(".journal") ? "outside" : "home"), path) == 0
        case .linkToNothing: return symlink(bench("outside/new"), path) == 0
        case .linkToItself: return symlink(path, path) == 0
        case .secondName: return link(bench("outside/profile"), path) == 0
        case .pipe: return mkfifo(path, 0o600) == 0
        case .folder:
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return true
        case .device: return mknod(path, S_IFCHR | 0o600, 0x105) == 0
        case .foreign, .writable:
            if !isThere {
                if ["nibsh", "journals", "saves"].contains((target as NSString).lastPathComponent) {
                    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                } else {
                    try old.write(to: URL(fileURLWithPath: path))
                }
            }
            return trick == .foreign ? chown(path, 12345, 12345) == 0 : chmod(path, 0o777) == 0
        }
    }

    /// What is in the folder that no file of nibsh belongs in.
    private func outside() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: bench("outside")).sorted().map { name in
            var info = stat()
            lstat(bench("outside/" + name), &info)
            return
                "\(name) \(info.st_mode) \(info.st_uid) \(String(decoding: bench.bytes("outside/" + name), as: UTF8.self))"
        }
    }

    /// Edits at a prompt, in batch runs and in several files at once.
    private mutating func use(isForeignState: Bool) throws -> String? {
        let run = try bench.run(Self.arguments(bench, state: 2))
        guard run.status == 0, Materials.state(of: bench.bytes("work/A.xib")) == 2 else {
            return "an edit failed: \(run.summary)"
        }
        if isForeignState,
            run.complaints.components(separatedBy: "belongs to another user, so the log is not kept").count != 2
        {
            return "that there is no log is not told once: \(run.summary)"
        }
        for arguments in [["journals"], [bench("work/A.xib"), "-c", "log --all", "-c", "log --earlier"]] {
            let look = try bench.run(arguments)
            if look.isCrash { return "looking failed: \(look.summary)" }
        }
        if let problem = try prompt() { return problem }
        guard random.chance(30) else { return nil }
        let rename = try bench.run(JointKills.arguments(bench, from: "MeterOne", to: "MeterTwo"))
        guard !rename.isCrash, let name = Materials.projectName(among: ["MeterOne", "MeterTwo"], in: bench),
            (rename.status == 0) == (name == "MeterTwo")
        else { return "several files: \(rename.summary)" }
        return nil
    }

    private func prompt() throws -> String? {
        let terminal = try PseudoTerminal(
            program: Workbench.nibsh, arguments: [bench("work/A.xib")], environment: bench.environment(),
            size: (200, 50))
        do {
            try terminal.expect("A.xib> ")
            terminal.send(Materials.command(3) + "\r")
            try terminal.expect("State3")
            terminal.send("undo\r")
            try terminal.expect("undone")
            terminal.send("redo\rsave\r")
            try terminal.expect("saved ")
            terminal.send("quit\r")
            guard try terminal.waitForExit() == 0 else { return "the prompt failed" }
        } catch { return "at a prompt: \(error); \(String(decoding: terminal.output.suffix(600), as: UTF8.self))" }
        guard Materials.state(of: bench.bytes("work/A.xib")) == 3 else { return "an edit at a prompt is not saved" }
        return nil
    }
}
