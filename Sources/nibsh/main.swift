import Platform

CurrentProcess.openStandardDescriptors()
// A write that fails must not end a save that is under way.
CurrentProcess.surviveFailedWrites()
CurrentProcess.exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
