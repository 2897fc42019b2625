"""Compiles fresh-*.txt: writes out short forms, puts everything in the order of the newest era, checks it against the evidence."""
import os
import re
import shlex

import menus
from common import HERE

FILES = {'CocoaTouch': 'fresh-cocoatouch.txt', 'Cocoa': 'fresh-cocoa.txt', 'Watch': 'fresh-watch.txt'}
CORNER = {'CocoaTouch': ('flexibleMaxX', 'flexibleMaxY'), 'Cocoa': ('flexibleMaxX', 'flexibleMinY')}
EDGES = {'%top': 'flexibleMaxY', '%bottom': 'flexibleMinY'}
REQUIRED = 0.95
# What every view can have, even if the few documents with a rare class do not show it.
VIEW_WIDE = frozenset(('fixedFrame', 'translatesAutoresizingMaskIntoConstraints', 'autoresizingMask@autoresizingMask'))


# The size of the view of a fresh controller.
SCREEN = {'CocoaTouch': ('393', '852'), 'Cocoa': ('450', '300')}
# Objects that a fresh object refers to and that it does not make.
GIVEN = {'#self', '#uuid', menus.FIRST_RESPONDER, menus.FONT_MANAGER}


class Wrong(Exception):
    pass


class Element:
    def __init__(self, label, variant=None):
        self.label, self.variant, self.attributes, self.children, self.text = label, variant, [], [], None
        # What comes along outside of the object: controllers in scenes ('scene') and top-level objects ('object').
        self.companions = []

    @property
    def tag(self):
        return self.label.split('@')[0]

    def child(self, label, **attributes):
        c = Element(label)
        c.attributes = [(k, v) for k, v in attributes.items()]
        self.children.append(c)

    def walk(self):
        yield self
        for c in self.children:
            yield from c.walk()
        for _, c in self.companions:
            yield from c.walk()


def expand(element, token, fam):
    """Writes out one short form."""
    if token.startswith('%frame='):
        width, _, height = token[7:].partition('x')
        element.child('rect@frame', x='0.0', y='0.0', width=width, height=height)
    elif token == '%fixed':
        element.attributes += [('fixedFrame', 'YES'), ('translatesAutoresizingMaskIntoConstraints', 'NO')]
        element.child('autoresizingMask@autoresizingMask', **dict.fromkeys(CORNER[fam], 'YES'))
    elif token in EDGES:
        element.attributes += [('fixedFrame', 'YES'), ('translatesAutoresizingMaskIntoConstraints', 'NO')]
        element.child('autoresizingMask@autoresizingMask', widthSizable='YES', **{EDGES[token]: 'YES'})
    elif token == '%fill':
        element.child('autoresizingMask@autoresizingMask', widthSizable='YES', heightSizable='YES')
    elif token == '%mask':
        element.child('autoresizingMask@autoresizingMask')
    else:
        raise Wrong('unknown short form ' + token)


def read(fam):
    """Returns the objects, the exceptions {element: {name: reason}} and the elements that are never added by themselves."""
    roots, excepted, none, stack = [], {}, {}, []
    with open(os.path.join(HERE, FILES[fam]), encoding='utf-8') as f:
        lines = f.read().split('\n')
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith('#'):
            continue
        m = re.match(r'except (\S+) ([^:\s]+): (.+)$', line)
        if m:
            excepted.setdefault(m.group(1), {})[m.group(2)] = m.group(3)
            continue
        m = re.match(r'none (\S+): (.+)$', line)
        if m:
            none[m.group(1)] = m.group(2)
            continue
        depth = (len(line) - len(line.lstrip())) // 2
        body, _, text = line.strip().partition(' >')
        head, *rest = shlex.split(body)
        label, _, variant = head.partition(':')
        element = Element(label, variant or None)
        element.text = text or None
        if label in ('+scene', '+object'):
            element.label, element.form = label, rest.pop(0)
        del stack[depth:]
        if len(stack) != depth:
            raise Wrong('%s:%d: indented too far' % (FILES[fam], number))
        (stack[-1].children if stack else roots).append(element)
        stack.append(element)
        if '@' in label:
            element.attributes.append(('key', label.split('@')[1]))
        for token in rest:
            if token.startswith('%'):
                expand(element, token, fam)
            else:
                name, sign, value = token.partition('=')
                if not sign:
                    raise Wrong('%s:%d: no value for %s' % (FILES[fam], number, token))
                element.attributes.append((name, value))
        for child in element.children:
            if '@' in child.label and ('key', child.label.split('@')[1]) not in child.attributes:
                child.attributes.insert(0, ('key', child.label.split('@')[1]))
    if fam == 'Cocoa':
        roots += menus.roots(Element)
    forms = {r.label + (':' + r.variant if r.variant else ''): r for r in roots}
    for root in roots:
        take_companions(root, forms, SCREEN.get(fam))
    return roots, excepted, none


def take_companions(root, forms, screen):
    """Writes out the lines +scene and +object of an object: each is another fresh object with an id, changed by the rest."""
    for line in [c for c in root.children if c.label in ('+scene', '+object')]:
        root.children.remove(line)
        given = dict(line.attributes)
        own, size = given['id'], given.pop('size', None)
        companion = copied(forms[line.form], own, size and dict(zip(screen, size.split('x'))))
        companion.attributes = [a for a in companion.attributes if a[0] not in given] + list(given.items())
        companion.children += line.children
        root.companions.append((line.label[1:], companion))


def copied(element, own, size):
    """A copy whose ids begin with that of the companion, and whose views have another size: {as it is: as it becomes}."""
    copy = Element(element.label, None)
    copy.text = element.text
    for name, value in element.attributes:
        if value == '#self':
            value = own
        elif value.startswith('#') and value != '#uuid':
            value = own + '.' + value[1:]
        if size and element.tag == 'rect' and name in ('width', 'height'):
            value = size.get(value, value)
        copy.attributes.append((name, value))
    copy.children = [copied(c, own, size) for c in element.children]
    return copy


FREE_TAGS = frozenset(('subviews', 'children', 'items', 'objects', 'segments', 'tableColumns', 'tabViewItems', 'cells', 'prototypes',
                       'rows', 'columns', 'gridCells', 'connections', 'objectValues', 'allowedInputSourceLocales',
                       'holdingPriorities', 'allowedToolbarItems', 'defaultToolbarItems', 'splitViewItems',
                       'prototypeCellViews'))


def sort(root, attribute_order, child_order, era):
    """Puts attributes and children in the order of a saved document."""
    for e in root.walk():
        placed = []
        for name, value in e.attributes:
            i = attribute_order.position(era, e.tag, [n for n, _ in placed], name)
            placed.insert(i, (name, value))
        e.attributes = placed
        if e.tag not in FREE_TAGS:
            kids = []
            for c in e.children:
                kids.insert(child_order.position(era, e.tag, [k.label for k in kids], c.label), c)
            e.children = kids


def problems(fam, roots, excepted, none, schema, unseen=()):
    """Returns the facts that contradict the evidence; `unseen` forms are those that no document confirms."""
    out = []
    seen = {r.label for r in roots if r.variant is None}
    for root in roots:
        for e in () if root.label + (':' + root.variant if root.variant else '') in unseen else root.walk():
            if e.tag not in schema.elements:
                out.append('%s: unknown element %s' % (root.label, e.tag))
                continue
            wide = VIEW_WIDE if 'rect@frame' in schema.children[e.tag] else ()
            out += ['%s: %s has no attribute %s' % (root.label, e.tag, n) for n, _ in e.attributes
                    if n not in schema.attributes[e.tag] and n not in wide]
            out += ['%s: %s has no child %s' % (root.label, e.tag, c.label) for c in e.children
                    if c.label not in schema.children[e.tag] and c.label not in wide]
            names = [n for n, _ in e.attributes]
            out += ['%s: %s has %s twice' % (root.label, e.tag, n) for n in set(names) if names.count(n) > 1]
        made = [v for e in root.walk() for n, v in e.attributes if n in ('id', 'sceneID')]
        used = {v for e in root.walk() for n, v in e.attributes if v.startswith('#')} - GIVEN
        out += ['%s: %s is not made' % (root.label, v) for v in used - set(made)]
        out += ['%s: %s is made twice' % (root.label, v) for v in set(made) if made.count(v) > 1]
        if root.variant is None:
            have = {n for n, _ in root.attributes} | {c.label for c in root.children} | {'id'}
            out += ['%s: lacks %s' % (root.label, name) for name, share in schema.fresh.get(root.tag, {}).items()
                    if share >= REQUIRED and name not in have | set(excepted.get(root.label, ()))]
    out += ['%s: neither here nor named as none' % tag for tag in schema.made if tag not in seen and tag not in none]
    return ['%s %s' % (fam, o) for o in out]


def text(roots):
    """Returns the lines that the Swift module reads: depth, label and name=value, separated by tabs; a tab in a text is \\t."""
    out = []

    def line(e, depth):
        head = e.label if e.variant is None else e.label + ':' + e.variant
        cells = ['%s%s' % ('.' * depth, head)] + ['%s=%s' % a for a in e.attributes]
        if e.text is not None:
            cells.append('>' + e.text.replace('\t', '\\t'))
        out.append('\t'.join(cells))
        for c in e.children:
            line(c, depth + 1)
        for kind, c in e.companions:
            out.append('%s+%s' % ('.' * (depth + 1), kind))
            line(c, depth + 2)
    for root in sorted(roots, key=lambda r: (r.label, r.variant or '')):
        line(root, 0)
    return '\n'.join(out)
