"""The children that an element was seen with, and the members of its lists. The text of each family:

    parent label:count label:count …    children of an element, a label being tag or tag@key
    /list child:count …                 what a list holds wherever it stands
    parent/list child:count …           what a list holds in one parent, where it differs from parent to parent
"""
import collections

# The members of these lists depend on the parent.
BY_PARENT = ('items', 'objects', 'cells', 'array')
# Members that no document has, but that the public classes allow.
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
# Members of lists of any parent that no document has: items that `library-*.txt` does not call confirmed.
KNOWN_LISTS = {'CocoaTouch': {},
               'Cocoa': {'subviews': ['mtkView', 'skView'],
                         'gestureRecognizers': ['gestureRecognizer', 'pressGestureRecognizer'],
                         'touchBarItems': ['touchBarCandidateListItem', 'touchBarCharacterPickerItem',
                                           'touchBarColorPickerItem', 'touchBarSharingServicePickerItem']}}
# Children that no document of the tables has, but further ones: 15 view controllers and a split view controller have a Touch Bar.
KNOWN_CHILDREN = {'CocoaTouch': {},
                  'Cocoa': {'viewController': ['touchBar@touchBar'], 'splitViewController': ['touchBar@touchBar'],
                            'window': ['touchBar@touchBar'], 'textFieldCell': ['customFormatter@formatter',
                                                                               'byteCountFormatter@formatter']}}


def lists(schema):
    """Returns the tags of elements that never have a key or an id and only hold others."""
    return {tag for tag, element in schema.elements.items()
            if schema.children[tag] and not schema.attributes[tag] and not element.with_id}


def more(known, counts):
    """The counts with those of further names."""
    return {**dict.fromkeys(known or (), 1), **counts}


def counted(counts):
    return ' '.join('%s:%d' % p for p in sorted(counts.items(), key=lambda p: (-p[1], p[0])))


def text(fam, schema):
    """Returns the lines of one family."""
    lines = []
    for tag in schema.elements:
        if tag in lists(schema):
            if tag not in BY_PARENT:
                lines.append('/%s %s' % (tag, counted(more(KNOWN_LISTS[fam].get(tag), schema.members(tag)))))
        elif schema.children[tag] or tag in KNOWN_CHILDREN[fam]:
            lines.append('%s %s' % (tag, counted(more(KNOWN_CHILDREN[fam].get(tag), schema.ranked_children(tag)))))
    together = {place: dict(members) for place, members in schema.lists.items()}
    for place, children in KNOWN[fam].items():
        for child in children:
            together.setdefault(place, {}).setdefault(child, 1)
    for place in ('document/objects', 'scene/objects'):         # any view can be at the top
        for child in schema.members('subviews'):
            together[place].setdefault(child, 1)
    lines += ['%s %s' % (place, counted(c)) for place, c in together.items()]
    return '\n'.join(sorted(lines))
