extension Confinement {
    /// Confines the process to some folders, instead of those that were named before. Links are followed.
    ///
    /// - Parameter folders: the folders; one that does not exist yet counts from when it does.
    package static func keep(in folders: [String]) {
        let real = folders.map(RealPath.reached)
        keep { path in
            let target = RealPath.reached(by: path)
            return real.contains { target == $0 || PathName.isPath(target, inside: $0) }
        }
    }
}
