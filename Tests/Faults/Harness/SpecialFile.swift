import Foundation

/// What is in the place of a file.
enum SpecialFile: String, CaseIterable {
    case pipe, socket, device, folder
    case linkToPipe, linkToSocket, linkToDevice, linkToFolder
    /// A link to a file that does not exist, which a save makes, and one into a folder that does not exist.
    case danglingLink, linkIntoNowhere
    case circle, longerCircle
    /// A name that is a pipe in one moment and a file in the next.
    case changing

    /// Puts it at a path where nothing is.
    func make(_ path: String) throws {
        let other = path + ".end"
        switch self {
        case .pipe: mkfifo(path, 0o600)
        case .socket: try Self.makeSocket(path)
        // Only the superuser makes devices, so this is a link to one in any case.
        case .device: symlink("/dev/random", path)
        case .folder: mkdir(path, 0o700)
        case .linkToPipe:
            mkfifo(other, 0o600)
            symlink(other, path)
        case .linkToSocket:
            try Self.makeSocket(other)
            symlink(other, path)
        case .linkToDevice:
            symlink("/dev/random", other)
            symlink(other, path)
        case .linkToFolder:
            mkdir(other, 0o700)
            symlink(other, path)
        case .danglingLink: symlink(other, path)
        case .linkIntoNowhere: symlink(path + ".folder/none", path)
        case .circle: symlink(path, path)
        case .longerCircle:
            symlink(path, other)
            symlink(other, path)
        case .changing: mkfifo(path, 0o600)
        }
    }

    private static func makeSocket(_ path: String) throws {
        // The path of a socket is short, so it is made in the shortest folder and moved.
        let short = "/tmp/nibsh-\(UInt32.random(in: .min ... .max))"
        #if canImport(Darwin)
            let number = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            let number = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(number) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { target in
            Array(short.utf8CString).withUnsafeBytes { target.copyMemory(from: $0) }
        }
        let isMade = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isMade, rename(short, path) == 0 else { throw Child.Failure(description: "cannot make \(path)") }
    }
}

/// Makes a name a pipe and a file by turns, until it is told to end.
final class ChangingFile {
    private let thread: Thread

    init(of path: String) {
        thread = Thread {
            let other = path + ".other"
            while !Thread.current.isCancelled {
                for isPipe in [false, true] {
                    if isPipe { mkfifo(other, 0o600) } else { close(creat(other, 0o600)) }
                    rename(other, path)
                    usleep(500)
                }
            }
            unlink(other)
        }
        thread.start()
    }

    func end() {
        thread.cancel()
        while !thread.isFinished { usleep(500) }
    }
}
