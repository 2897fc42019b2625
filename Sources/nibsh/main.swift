import Platform

// A closed pipe is an error of one write, not the end of a save that is under way.
CurrentProcess.ignoreBrokenPipes()
CurrentProcess.exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
