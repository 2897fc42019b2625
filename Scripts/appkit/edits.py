"""Random edits of macOS documents, as command lines of nibsh.

The documents are parsed independently of nibsh. AppKit can load the result of every edit: outlets are either AppKit's own or
start at objects whose class the loader creates at run time, and actions go to such objects, to the owner or to First Responder.
"""
import random
import xml.etree.ElementTree as ElementTree

CONTROLS = {"button", "textField", "searchField", "slider", "popUpButton", "segmentedControl", "stepper", "colorWell",
            "comboBox", "datePicker", "tableView", "outlineView", "menuItem", "toolbarItem", "matrix"}
KEY_VIEWS = {"button", "textField", "searchField", "slider", "popUpButton", "segmentedControl", "stepper", "comboBox",
             "tableView", "outlineView", "customView", "textView"}
FRESH_VIEWS = ["button", "button:check", "textField", "slider", "popUpButton", "searchField", "segmentedControl", "stepper",
               "comboBox", "box", "progressIndicator", "imageView", "datePicker", "customView", "tableView", "textView"]
TITLED = {"button", "menuItem", "window", "box", "menu"}
# Objects that can be removed or copied without making the rest of the document pointless.
LOOSE = {"button", "textField", "slider", "popUpButton", "stepper", "imageView", "progressIndicator", "box", "colorWell",
         "menuItem", "searchField", "segmentedControl", "comboBox", "datePicker"}


class Document:
    """The objects and connections of a document, as far as random edits need them."""

    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        objects = self.root.find("objects")
        self.objects = [e for e in objects.iter() if "id" in e.attrib and self.is_object(e)]
        self.connections = [e for list_ in objects.iter("connections") for e in list_ if e.tag in ("outlet", "action")]

    def is_object(self, element):
        around = self.parents[element].tag
        return around in ("objects", "subviews", "items") or element.tag in ("tableColumn",) or (
            element.get("key") in ("contentView", "view", "submenu") and element.tag in ("view", "customView", "menu"))

    def all(self, tags):
        return [e for e in self.objects if e.tag in tags]

    def made_up(self):
        """Returns the objects whose class the loader creates at run time."""
        return [e for e in self.objects
                if e.get("id") == "-2" and e.get("customClass", "NSObject")[:2] != "NS"
                or e.tag in ("customObject", "customView") and e.get("id")[0] != "-"
                and e.get("customClass", "NS")[:2] != "NS"]

    def containers(self):
        """Returns the views that can have subviews."""
        return [e for e in self.objects if e.get("key") == "contentView" or e.tag in ("view", "customView")]


class Edits:
    """A sequence of edits that depends only on the seed and the documents."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0

    def next(self, path):
        """Returns a command for the current document; None if the kind of edit that was drawn does not apply."""
        document = Document(path)
        kinds = [self.outlet, self.outlet, self.key_view, self.delegate, self.action, self.action, self.disconnect,
                 self.disconnect_all, self.set_title, self.set_value, self.add, self.add, self.add_item, self.remove,
                 self.move, self.duplicate, self.rename]
        self.count += 1
        return self.random.choice(kinds)(document)

    def pick(self, elements, *others):
        """Returns the id of a random element that is not one of `others`; None if there is none."""
        ids = [e.get("id") for e in elements if e.get("id") not in others]
        return self.random.choice(ids) if ids else None

    def outlet(self, document):
        source = self.pick(document.made_up())
        target = self.pick(document.objects, "-1", "-3")
        return source and target and f"connect outlet {source}.edited{self.random.randrange(9)} -> {target}"

    def key_view(self, document):
        source = self.pick(document.all(KEY_VIEWS))
        target = self.pick(document.all(KEY_VIEWS), source)
        return source and target and f"connect outlet {source}.nextKeyView -> {target}"

    def delegate(self, document):
        source = self.pick(document.all({"window", "menu", "tableView", "textField"}))
        target = self.pick([e for e in document.made_up() if e.tag == "customObject"])
        return source and target and f"connect outlet {source}.delegate -> {target}"

    def action(self, document):
        source = self.pick([e for e in document.all(CONTROLS) if "isSeparatorItem" not in e.attrib])
        target = self.pick(document.made_up()) or "-1"
        if self.random.randrange(4) == 0:
            target = "-1"
        return source and f"connect action {source} -> {target}.edited{self.random.randrange(9)}:"

    def disconnect(self, document):
        connection = self.pick(document.connections)
        return connection and f"disconnect {connection}"

    def disconnect_all(self, document):
        control = self.pick(document.all(CONTROLS)) if self.random.randrange(3) == 0 else None
        return control and f"disconnect all {control}"

    def set_title(self, document):
        titled = self.pick(document.all(TITLED))
        return titled and f"set {titled} title 'Edited {self.count}'"

    def set_value(self, document):
        view = self.pick(document.all(KEY_VIEWS))
        setting = self.random.choice(["toolTip 'A tip'", "userLabel Edited", "tag 7", "frame.x 24", "frame.width 96.5",
                                      "hidden YES", "identifier edited"])
        return view and f"set {view} {setting}"

    def add(self, document):
        container = self.pick(document.containers())
        x, y = self.random.randrange(100), self.random.randrange(100)
        return container and f"add {self.random.choice(FRESH_VIEWS)} to {container} frame=({x},{y},120,24)"

    def add_item(self, document):
        menu = self.pick(document.all({"menu"}))
        return menu and f"add menuItem to {menu} title='Edited {self.count}'"

    def remove(self, document):
        loose = self.pick(document.all(LOOSE))
        return loose and f"remove {loose}"

    def move(self, document):
        loose = self.pick(document.all(LOOSE - {"menuItem"}))
        container = self.pick(document.containers())
        return loose and container and f"move {loose} to {container} at 0"

    def duplicate(self, document):
        loose = self.pick(document.all(LOOSE))
        return loose and f"duplicate {loose}"

    def rename(self, document):
        loose = self.pick([e for e in document.all(LOOSE) if e.get("id")[0] != "-"])
        return loose and f"set {loose} id eDi-te-{self.count:03d}"
