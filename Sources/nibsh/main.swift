import Platform

// A closed pipe must fail one write, not end the process in the middle of a save.
CurrentProcess.ignoreBrokenPipes()
CurrentProcess.exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
