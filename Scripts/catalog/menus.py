"""Makes the fresh objects of the main menu and of its preset menus from menus.txt."""
import os

from common import HERE

FILE = 'menus.txt'
# Where actions go: objects of the document that the menu does not make.
FIRST_RESPONDER, FONT_MANAGER = '#firstResponder', '#fontManager'


class Item:
    def __init__(self, title, fields):
        self.title, self.fields, self.items = title, fields, []


def read():
    """Returns the items at the top."""
    top, stack = [], []
    with open(os.path.join(HERE, FILE), encoding='utf-8') as f:
        lines = [line for line in f.read().split('\n') if line and not line.startswith('#')]
    for line in lines:
        depth = len(line) - len(line.lstrip('.'))
        title, *fields = line[depth:].split('|')
        item = Item(title, dict(field.split('=', 1) for field in fields))
        del stack[depth:]
        (stack[-1].items if stack else top).append(item)
        stack.append(item)
    return top


class Maker:
    """Makes elements with ids that are numbered by their kind."""

    def __init__(self, new):
        self.new, self.counts = new, {}

    def id(self, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return '#%s%d' % (kind, self.counts[kind])

    def item(self, item, is_root=False):
        element = self.new('menuItem')
        own = [] if is_root else [('id', self.id('item'))]
        if item.title == '-':
            element.attributes = [('isSeparatorItem', 'YES')] + own
            return element
        fields, indented = item.fields, item.title.startswith('>')
        element.attributes = [] if indented else [('title', item.title)]
        element.attributes += [(name, fields[name]) for name in ('tag', 'enabled') if name in fields]
        if 'key' in fields:
            element.attributes.append(('keyEquivalent', '|' if fields['key'] == 'bar' else fields['key']))
        element.attributes += own
        if indented:
            element.child('string@title', key='title')
            element.children[-1].text = '\t' + item.title[1:]
        if 'key' not in fields or 'mask' in fields:
            element.child('modifierMask@keyEquivalentModifierMask', key='keyEquivalentModifierMask',
                          **dict.fromkeys(fields.get('mask', '').split(), 'YES'))
        if 'action' in fields:
            selector, _, target = fields['action'].partition('@')
            element.child('connections')
            element.children[-1].child('action', selector=selector, id=self.id('action'),
                                       target=FONT_MANAGER if target else FIRST_RESPONDER)
        if 'menu' in fields:
            element.children.append(self.menu(item, 'menu@submenu', fields['menu'], fields.get('system'), self.id('menu')))
        return element

    def menu(self, item, label, title, system, own):
        menu = self.new(label)
        menu.attributes = [('key', label.split('@')[1])] if '@' in label else []
        menu.attributes += [('title', title)] + ([('systemMenu', system)] if system else []) + ([('id', own)] if own else [])
        if item.items:
            menu.child('items')
            menu.children[-1].children = [self.item(child) for child in item.items]
        return menu


def walk(items):
    for item in items:
        yield item
        yield from walk(item.items)


def roots(new):
    """Returns the objects; `new` makes an element of a label and a variant."""
    top, found = read(), []
    whole = Item('Main Menu', {})
    whole.items = top
    main = Maker(new).menu(whole, 'menu', 'Main Menu', 'main', None)
    main.variant = 'main'
    found.append(main)
    for item in walk(top):
        if 'preset' in item.fields:
            element = Maker(new).item(item, is_root=True)
            element.variant = item.fields['preset']
            found.append(element)
    return found
