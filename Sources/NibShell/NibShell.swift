// NibShell
