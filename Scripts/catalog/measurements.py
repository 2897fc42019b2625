"""Reads the measurements and the documents that the evidence is taken from. Only the makers of the catalogue have them.

`build.py` needs none of this."""
import argparse
import json
import os
import sys
from xml.parsers import expat

from common import ATTRIBUTES, CHILDREN, era

FIXTURES = ('viraptor__ibtool',)        # written by programs or by hand, not saved by Xcode
# Lists whose order the user chooses or a rule gives (by id, by name, by kind): there is no order to learn.
FREE = frozenset((
    'subviews', 'objects', 'items', 'scenes', 'segments', 'tableColumns', 'tabViewItems', 'cells', 'prototypes',
    'sections', 'constraints', 'connections', 'resources', 'designables', 'dependencies',
    'userDefinedRuntimeAttributes', 'gestureRecognizers', 'variation', 'mask', 'array', 'mutableArray',
    'toolbarItems', 'customFonts', 'viewControllers', 'dictionary', 'prototypeCellViews', 'column',
    'objectValues', 'allowedToolbarItems', 'defaultToolbarItems', 'beginningViews', 'middleViews', 'endViews',
    'rows', 'columns', 'gridCells', 'tabStops', 'splitViewItems', 'popUpMenus', 'touchBarItems', 'layoutGuides',
    'userGuides', 'hierarchicalColors', 'rowTemplates', 'rightBarButtonItems', 'leftBarButtonItems', 'holdingPriorities',
    'visibilityPriorities', 'customSpacing', 'allowedInputSourceLocales', 'declaredKeys',
    'inferredMetricsTieBreakers'))
# The eras that the survey was counted by, as eras of the catalogue: it did not tell 16000 from 14100. The children of a document
# changed at 16000, so the survey says nothing of them.
SURVEY_ERAS = {0: (0,), 1: (1,), 2: (2,), 3: (3, 4), 4: (5,), 5: (6,), 6: (7,)}
UNSURVEYED = ('document',)
# A toolsVersion of 32700 or more does not name a version of Xcode; the version of the plug-in does.
MARKER = 32700
MARKER_PLUGIN = 22690


def arguments(description):
    """Returns a parser of arguments with the folders of the measurements."""
    p = argparse.ArgumentParser(description=description)
    env = os.environ.get
    p.add_argument('--reference', default=env('NIBSH_REFERENCE'),
                   help='folder of schema.json, templates.json, refs.json (or $NIBSH_REFERENCE)')
    p.add_argument('--tools', default=env('NIBSH_TOOLS'),
                   help='folder of rules.py, order_dev.json (or $NIBSH_TOOLS; default: beside the reference)')
    p.add_argument('--corpus', default=env('NIBSH_CORPUS'),
                   help='folder of files/ and deltas/ (or $NIBSH_CORPUS)')
    return p


def resolve(options):
    """Sets the default of --tools. Ends the script if a folder is missing."""
    if options.reference and not options.tools:
        options.tools = os.path.join(os.path.dirname(os.path.abspath(options.reference)), 'tools', 'deltas')
    for name in ('reference', 'tools', 'corpus'):
        path = getattr(options, name)
        if not path or not os.path.isdir(path):
            sys.exit('no folder given for --%s' % name)
    return options


def load(folder, name):
    with open(os.path.join(folder, name), encoding='utf-8') as f:
        return json.load(f)


class Node:
    """An element: its tag, its attributes in the order of the file, its child elements."""
    __slots__ = ('tag', 'attributes', 'children', 'parent')

    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.children, self.parent = tag, attributes, [], parent

    def get(self, name):
        return next((v for k, v in self.attributes if k == name), None)

    def label(self):
        key = self.get('key')
        return self.tag + '@' + key if key else self.tag

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


def parse(path):
    """Returns the root of a document, or None if the file is not an Interface Builder document."""
    with open(path, 'rb') as f:
        return parse_bytes(f.read())


def parse_bytes(text):
    """Returns the root of a document, or None if the bytes are not an Interface Builder document."""
    root, stack = None, []

    def start(tag, flat):
        nonlocal root
        node = Node(tag, list(zip(flat[0::2], flat[1::2])), stack[-1] if stack else None)
        if stack:
            stack[-1].children.append(node)
        else:
            root = node
        stack.append(node)

    parser = expat.ParserCreate()
    parser.ordered_attributes = True
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda tag: stack.pop()
    try:
        parser.Parse(text, True)
    except expat.ExpatError:
        return None
    return root if root is not None and root.tag == 'document' else None


def family(root):
    return 'Cocoa' if 'MacOSX' in (root.get('targetRuntime') or root.get('type') or '') else 'CocoaTouch'


def tools_version(root):
    """Returns the first number of toolsVersion, or that of the plug-in's version if the document has only the marker."""
    def major(text):
        return int((text or '0').split('.')[0])
    try:
        version = major(root.get('toolsVersion'))
        if version < MARKER:
            return version
        plugin = next((n for n in root.walk() if n.tag == 'plugIn'), None)
        return major(plugin.get('version')) if plugin is not None else MARKER_PLUGIN
    except ValueError:
        return 0


def documents(corpus, skip=()):
    """Yields (family, era, root, path) of every document, sorted by path."""
    top = os.path.join(corpus, 'files')
    for folder, folders, files in os.walk(top):
        folders.sort()
        for name in sorted(files):
            path = os.path.join(folder, name)
            relative = os.path.relpath(path, top)
            if not name.endswith(('.xib', '.storyboard')) or relative.split(os.sep)[0] in skip:
                continue
            root = parse(path)
            if root is not None:
                yield family(root), era(tools_version(root)), root, relative


def sequences(node):
    """Yields (ATTRIBUTES, names) and (CHILDREN, labels) of one element; equal neighbours count once."""
    yield ATTRIBUTES, [k for k, _ in node.attributes]
    labels = []
    for child in node.children:
        if not labels or labels[-1] != child.label():
            labels.append(child.label())
    if len(set(labels)) == len(labels) and node.tag not in FREE:
        yield CHILDREN, labels
