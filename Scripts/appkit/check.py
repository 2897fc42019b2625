"""Compares the connections that AppKit makes when it loads a document with those that nibsh lists.

    check.py NIBSH LOADER DOCUMENT…                   the documents as they are
    check.py NIBSH LOADER --edited N SEED DOCUMENT…   N of the documents, in an order drawn from the seed, that load with
                                                      every connection; each is loaded again after 20 random edits by nibsh

Needs a display. Prints one line for each document; the exit status is 1 if anything differs.
"""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from edits import Edits

EDITS = 20


class Checker:
    def __init__(self, nibsh, loader):
        self.nibsh, self.loader = nibsh, loader

    def shell(self, *arguments):
        """Returns nibsh's replies, and whether all commands succeeded."""
        run = subprocess.run([self.nibsh, "--no-journal", "--json", *arguments], capture_output=True, text=True)
        return [json.loads(line) for line in run.stdout.splitlines()], run.returncode == 0

    def load(self, path):
        """Returns the loader's output as lines of fields, and the reason if it could not load the document."""
        for _ in range(4):
            try:
                run = subprocess.run([self.loader, path], capture_output=True, text=True, errors="replace", timeout=30)
            except subprocess.TimeoutExpired:
                return [], "it hangs"
            lines = [line.split("\t") for line in run.stdout.splitlines()]
            if ["loaded"] in lines:
                return lines, None
            # Try again: GNUstep's drawing backend sometimes starts without its fonts.
        return [], reason(run.stderr) or f"it exited with status {run.returncode}"

    def differences(self, path):
        """Returns the differences from what nibsh lists, as lines, and the number of connections that it lists."""
        lines, refusal = self.load(path)
        if refusal:
            return [f"not loaded: {refusal}"], 0
        same = {fields[1]: fields[2] for fields in lines if fields[0] == "same"}
        found = {tuple(fields[:1] + [same.get(fields[1], fields[1]), fields[2], same.get(fields[3], fields[3])] + fields[4:])
                 for fields in lines if fields[0] in ("outlet", "action")}
        wanted = set(self.listed(path, same))
        return ([f"not connected: {' '.join(c)}" for c in sorted(wanted - found)]
                + [f"connected, but not listed by nibsh: {' '.join(c)}" for c in sorted(found - wanted)]), len(wanted)

    def listed(self, path, same):
        """Yields the outlets and actions that nibsh lists."""
        replies, _ = self.shell(path, "-c", "connections")
        for connection in replies[-1]["connections"]:
            if connection["kind"] not in ("outlet", "action"):
                continue
            source, destination = (same.get(connection[end], connection[end]) for end in ("source", "destination"))
            trigger = (connection["event"],) if connection["event"] else ()
            yield (connection["kind"], source, connection["name"], destination) + trigger

    def edit(self, path, edits):
        """Edits a document at random and returns the commands that succeeded."""
        done = []
        for _ in range(20 * EDITS):
            command = edits.next(path)
            if command is None:
                continue
            replies, ended_well = self.shell(path, "-c", command, "-c", "save")
            if ended_well and replies[-1].get("isWritten"):
                done.append(command)
            if len(done) == EDITS:
                break
        return done


def reason(errors):
    """Returns the loader's last message, without time and process, as the reason why it failed."""
    noise = ("Failed to determine offsets", "The font specified for")
    lines = [line.split("] ", 1)[-1] for line in errors.splitlines() if not any(part in line for part in noise)]
    telling = [line for line in lines if "xception" in line or "annot" in line or "nable" in line] or lines
    return telling[-1].strip()[:160] if telling else None


def name(path):
    return "/".join(path.split("/")[-2:])


def check(checker, paths):
    status = 0
    for path in paths:
        wrong, count = checker.differences(path)
        print(f"{name(path)}: {'differs' if wrong else f'{count} connections'}", *wrong, sep="\n    ", flush=True)
        status |= bool(wrong)
    return status


def check_edited(checker, wanted, seed, paths):
    random.Random(seed).shuffle(paths)
    status, taken = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            if taken == wanted:
                break
            wrong, count = checker.differences(path)
            if wrong or count < 4:
                print(f"skipped {name(path)}: before any edit, {wrong[0] if wrong else f'{count} connections are too few'}")
                continue
            copy = os.path.join(folder, f"{taken}.xib")
            shutil.copyfile(path, copy)
            commands = checker.edit(copy, Edits(f"{seed} {name(path)}"))
            wrong, count = checker.differences(copy)
            if len(commands) < EDITS:
                wrong.append(f"only {len(commands)} edits could be made")
            if wrong:
                wrong += commands
            print(f"{name(path)}, edited: {'differs' if wrong else f'{count} connections'}", *wrong, sep="\n    ", flush=True)
            taken += 1
            status |= bool(wrong)
    if taken < wanted:
        print(f"only {taken} of {wanted} documents could be used")
        status = 1
    return status


def main():
    checker, arguments = Checker(*sys.argv[1:3]), sys.argv[3:]
    if arguments[:1] == ["--edited"]:
        return check_edited(checker, int(arguments[1]), arguments[2], arguments[3:])
    return check(checker, arguments)


if __name__ == "__main__":
    sys.exit(main())
