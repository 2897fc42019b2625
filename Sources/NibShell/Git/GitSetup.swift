/// What git must know to compare and merge documents with nibsh.
enum GitSetup {
    /// A value in git's configuration.
    struct Setting {
        /// What it is part of, in words.
        let part: String
        /// The key.
        let key: String
        /// The value.
        let value: String
        /// Values that earlier versions of nibsh wrote.
        var earlier: [String] = []

        /// Whether a value is one that an earlier version of nibsh wrote.
        func isEarlier(_ value: String?) -> Bool { value.map(earlier.contains) ?? false }

        /// Says what a value that git has is worth; nil stands for none.
        func state(_ value: String?) -> String {
            guard let found = value else { return "not set" }
            if found == self.value { return found }
            return isEarlier(found)
                ? "as an earlier nibsh wrote it, which fails for names that begin with '-'"
                : "\(found), not \(self.value)"
        }
    }

    /// The files with a suffix, and the drivers that git uses for them.
    struct Attributes {
        /// The pattern.
        let pattern: String
        /// The names of attributes whose value is the driver.
        let names: [String]

        /// The line of a `.gitattributes` file.
        var line: String { "\(pattern) \(values)" }

        /// The attributes with their values.
        var values: String { names.map { "\($0)=\(GitSetup.driver)" }.joined(separator: " ") }
    }

    /// What git calls the drivers and the tool.
    static let driver = "nibsh"

    /// The configuration.
    static let settings = [
        // git adds the path of the file as it is, and it may begin with '-'. That would stop the comparison of all files.
        Setting(
            part: "diff driver", key: "diff.nibsh.textconv", value: "nibsh textconv --", earlier: ["nibsh textconv"]),
        // The lines of `textconv` that name an object are those that git shows above a hunk.
        Setting(part: "diff driver", key: "diff.nibsh.xfuncname", value: "^[^ ].*$"),
        Setting(part: "merge driver", key: "merge.nibsh.name", value: "nibsh, by object"),
        Setting(
            part: "merge driver", key: "merge.nibsh.driver",
            value:
                "nibsh merge --path %P --marker-size %L --base-name %S --ours-name %X --theirs-name %Y %O %A %B"),
        // Several common ancestors are merged by object as well: a line merge could leave no document.
        Setting(part: "merge driver", key: "merge.nibsh.recursive", value: "nibsh"),
        Setting(
            part: "mergetool", key: "mergetool.nibsh.cmd",
            value: "nibsh mergetool -- \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\"",
            earlier: ["nibsh mergetool \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\""]),
        Setting(part: "mergetool", key: "mergetool.nibsh.trustExitCode", value: "true"),
    ]

    /// The attributes. Compiled nibs can be compared, but not merged.
    static let attributes = [
        Attributes(pattern: "*.storyboard", names: ["diff", "merge"]),
        Attributes(pattern: "*.xib", names: ["diff", "merge"]),
        Attributes(pattern: "*.nib", names: ["diff"]),
    ]
}
