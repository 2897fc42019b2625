import Platform

CurrentProcess.openStandardDescriptors()
// A write that fails must not end a save that is under way.
CurrentProcess.surviveFailedWrites()
// On Linux Swift reads them from a file, which fails without a free descriptor; a run that does nothing would look like a success.
guard let arguments = CurrentProcess.arguments else {
    Descriptor.standardError.write("error: cannot read the arguments: too many open files\n")
    CurrentProcess.exit(2)
}
CurrentProcess.exit(Program(arguments: arguments).run())
