"""Adds each macOS item of Interface Builder's library to a new xib, and loads it with AppKit.

    library.py NIBSH LOADER

An item whose class this AppKit lacks is only counted: the loader puts an empty object in its place. Items that AppKit has must be
loaded, with every connection that nibsh lists. Needs a display. Prints one line for each item that is not loaded, and the numbers; the
exit status is 1 if an item that AppKit has is not loaded, except for the reasons in UNABLE.
"""
import collections
import os
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from check import Checker

# What GNUstep cannot load in any document, also one that Xcode wrote: part of its reason, and what it means.
UNABLE = {
    "does not recognize itemIdentifier": "its search toolbar item has no identifier",
    "Unable to find class '(null)'": "an object has no class until its user names one",
}


class Library:
    def __init__(self, checker, folder):
        self.checker, self.path = checker, os.path.join(folder, "Item.xib")
        replies, _ = checker.shell("-c", "new macos-xib " + self.path, "-c", "library")
        listed = next(reply["items"] for reply in replies if "items" in reply)
        self.items = [item for item in listed if "macOS" in item["platforms"]]
        self.forms = {item["form"]: item for item in self.items}

    def parents(self, form):
        """The forms from the top level of the document down to a parent, or None if that is only in storyboards."""
        if form in ("document", "scene"):
            return [] if form == "document" else None
        item = self.forms.get(form)
        outer = self.parents("document" if form == "view" else item["parents"][0] if item else "view")
        return None if outer is None else outer + ["customView" if form == "view" else form]

    def run(self, *commands):
        return self.checker.shell(self.path, *(word for command in commands for word in ("-c", command)), "-c", "save")

    def add(self, form, parent):
        """Adds an object; returns the id of the element of that form, or None with the message."""
        replies, _ = self.run("add %s to %s --force" % (form, parent))
        made = next((reply["ids"] for reply in replies if reply.get("ids")), None)
        if made is None:
            return None, next((reply["error"]["message"] for reply in replies if "error" in reply), str(replies))
        element = form.split(":")[0].strip('"')
        found = [node.get("id") for node in ElementTree.parse(self.path).getroot().iter(element) if node.get("id") in made]
        return (found or made)[0], None

    def make(self, item):
        """Makes a document with the item; returns what is wrong, or None."""
        chain = next((c for c in map(self.parents, item["parents"]) if c is not None), None)
        if chain is None:
            return "only in storyboards"
        if os.path.exists(self.path):
            os.remove(self.path)
        self.checker.shell("-c", "new macos-xib " + self.path, "-c", "save")
        parent = "document"
        for form in [*chain, '"%s"' % item["name"]]:
            parent, wrong = self.add(form, parent)
            if wrong:
                return "not added: " + wrong
        return None

    def outcome(self, item):
        """What becomes of an item: loaded, lacks (with the classes), storyboard, or what is wrong."""
        wrong = self.make(item)
        if wrong == "only in storyboards":
            return "storyboard", ""
        if wrong:
            return "wrong", wrong
        lines, refusal = self.checker.load(self.path)
        lacks = sorted({fields[1] for fields in lines if fields[0] == "lacks"})
        if refusal is None and not lacks:
            wrong, _ = self.checker.differences(self.path)
            return ("wrong", "; ".join(wrong)) if wrong else ("loaded", "")
        return ("lacks", " ".join(lacks)) if lacks else ("wrong", refusal)


def main():
    checker = Checker(*sys.argv[1:3])
    counts, status = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        library = Library(checker, folder)
        for item in library.items:
            kind, why = library.outcome(item)
            reason = next((meaning for part, meaning in UNABLE.items() if kind == "wrong" and part in why), None)
            if reason:
                kind, why = "unable", reason
            counts[kind] += 1
            if kind in ("wrong", "unable", "lacks"):
                print(f"{item['name']}: {kind}: {why}", flush=True)
            status |= kind == "wrong"
    print(f"library: {counts['loaded']} items loaded with every connection; AppKit lacks {counts['lacks']} and cannot load "
          f"{counts['unable']}; {counts['storyboard']} are in storyboards only; {counts['wrong']} are wrong")
    return status


if __name__ == "__main__":
    sys.exit(main())
