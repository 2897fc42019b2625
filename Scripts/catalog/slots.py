"""Which children an element has been seen with, and what its lists hold. The text, per family:

    parent label:count label:count …    children of an element, a label being tag or tag@key
    /list child:count …                 what a list holds wherever it stands
    parent/list child:count …           what a list holds in one parent, where it differs from parent to parent
"""
import collections

from evidence import FIXTURES
from inputs import documents

# These lists hold different things in different parents; all others hold the same everywhere.
BY_PARENT = ('items', 'objects', 'cells', 'array')
# Pairs that the documents at hand do not show together, from the public classes' own relations.
KNOWN = {
    'CocoaTouch': {'toolbar/items': ['barButtonItem'], 'navigationBar/items': ['navigationItem'],
                   'tabBar/items': ['tabBarItem'], 'tableViewSection/cells': ['tableViewCell'],
                   'collectionView/cells': ['collectionViewCell'], 'table/items': ['tableRow'],
                   'scene/objects': ['exit', 'tapGestureRecognizer', 'pongPressGestureRecognizer',
                                     'pinchGestureRecognizer', 'panGestureRecognizer', 'view', 'customObject',
                                     'viewController', 'tableViewController', 'collectionViewController',
                                     'navigationController', 'tabBarController', 'splitViewController',
                                     'pageViewController', 'avPlayerViewController', 'glkViewController',
                                     'hostingController', 'viewControllerPlaceholder', 'placeholder']},
    'Cocoa': {'menu/items': ['menuItem'], 'matrix/cells': ['column'],
              'scene/objects': ['viewController', 'windowController', 'splitViewController', 'tabViewController',
                                'pagecontroller', 'collectionViewItem', 'controllerPlaceholder', 'application',
                                'customObject', 'arrayController', 'objectController', 'treeController',
                                'userDefaultsController', 'menu', 'customView', 'popover']},
}


def lists(schema):
    """Tags that never carry a key or an id and only hold others."""
    found = set()
    for tag, facts in schema.items():
        if facts['children'] and not facts['attrs'] and not facts['hasId']:
            found.add(tag)
    return found


def joint(corpus):
    """{family: {'parent/list': Counter of children}} for the lists of BY_PARENT."""
    seen = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
    for fam, _, root, _ in documents(corpus, skip=FIXTURES):
        for node in root.walk():
            if node.tag in BY_PARENT and node.parent is not None:
                for child in node.children:
                    seen[fam]['%s/%s' % (node.parent.tag, node.tag)][child.tag] += 1
    return seen


def counted(counts):
    return ' '.join('%s:%d' % p for p in sorted(counts.items(), key=lambda p: (-p[1], p[0])))


def text(fam, schema, seen):
    """The lines of one family."""
    inside = collections.defaultdict(dict)
    for tag, facts in schema.items():
        for parent, n in facts['parents'].items():
            inside[parent][tag] = n
    lines = []
    for tag in sorted(schema):
        facts = schema[tag]
        if tag in lists(schema):
            if tag not in BY_PARENT:
                lines.append('/%s %s' % (tag, counted(inside[tag])))
        elif facts['children']:
            lines.append('%s %s' % (tag, counted({k: c['count'] for k, c in facts['children'].items()})))
    together = {k: dict(c) for k, c in seen[fam].items()}
    for place, children in KNOWN[fam].items():
        for child in children:
            together.setdefault(place, {}).setdefault(child, 1)
    for place in ('document/objects', 'scene/objects'):         # any view can stand at the top
        for child in inside['subviews']:
            together[place].setdefault(child, 1)
    lines += ['%s %s' % (place, counted(c)) for place, c in together.items()]
    return '\n'.join(sorted(lines))
