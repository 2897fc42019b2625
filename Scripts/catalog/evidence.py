"""The tables in `evidence/`: what was counted in documents, as text that `build.py` reads and `measure.py` writes.

Each family of documents has a folder. A table is sorted lines of tab-separated cells; its first line names the columns.
The tables hold names of the format, orders and counts, never what a document's author wrote.

    attribute-order, child-order    element, first, second; how often they were seen in this order (`n`), or `n/m` if m times in
                                    the other one: survey and documents by era (`era:n`, separated by blanks), total
    further-attribute-order, further-child-order
                                    the same, by era, for pairs that the tables above do not have in that era, counted in
                                    further documents (`further.py`); read as a part of the survey
    further-attributes, further-children
                                    attributes and children as below that the tables below do not have, of the same further
                                    documents
    further-elements                elements that the other tables do not have, of further documents (`further_elements.py`): element,
                                    era, attributes with the form of their values, children, the parent's element, how often,
                                    and in which repositories
    elements                        element, how often it was seen, how often with an id; for those whose usual form was
                                    counted also how often in newer documents, and the class, as far as it is known
    attributes                      element, attribute, how often, how many different values; their form: flag (YES or NO),
                                    integer, number, words (with all of them), or - for others
    children                        element, child (tag or tag@key), how often
    lists                           parent, list, member, how often: lists whose members depend on the parent
    fresh                           element, attribute or child that nearly all instances have; its share of all instances
                                    and of those in newer documents (toolsVersion 17000 and later)
    (shapes-*.txt beside this file adds instances in public documents of what all these lack)
    references                      element, attribute, how often its value was an object's id, of how many
    unwritten                       element, attribute, a value that no document has there, how often the attribute was seen
                                    with others (`unwritten.py`)
    connections                     element, binding, event or segue (kind or kind/relationship), how often
"""
import collections
import os

import pairs
from common import ATTRIBUTES, CHILDREN, ERA_STARTS, EVIDENCE, FAMILIES, HERE

ORDERS = {ATTRIBUTES: 'attribute-order', CHILDREN: 'child-order'}
FURTHER = {ATTRIBUTES: 'further-attribute-order', CHILDREN: 'further-child-order'}
COLUMNS = {
    'attribute-order': 'element first second survey documents total',
    'child-order': 'element first second survey documents total',
    'further-attribute-order': 'element first second seen',
    'further-child-order': 'element first second seen',
    'further-attributes': 'element attribute count distinct form words',
    'further-children': 'element child count',
    'further-elements': 'element era attributes children parent count repositories',
    'elements': 'element count with-id modern class',
    'attributes': 'element attribute count distinct form words',
    'children': 'element child count',
    'lists': 'parent list member count',
    'fresh': 'element kind name share modern-share',
    'references': 'element attribute resolved count',
    'unwritten': 'element attribute value count',
    'connections': 'element kind name count',
}
FLAG, INTEGER, NUMBER, WORDS, OTHER = 'flag', 'integer', 'number', 'words', '-'

SHAPES = {'CocoaTouch': 'shapes-cocoatouch.txt', 'Cocoa': 'shapes-cocoa.txt'}
Shape = collections.namedtuple('Shape', 'element places attributes children')
Element = collections.namedtuple('Element', 'count with_id modern class_name')
Attribute = collections.namedtuple('Attribute', 'count distinct form words')
FurtherElement = collections.namedtuple('FurtherElement', 'element era attributes children parent count repositories')


def path(fam, name):
    return os.path.join(EVIDENCE, fam, name + '.tsv')


def table_text(name, rows):
    """The text of a table."""
    head = '\t'.join(COLUMNS[name].split(' '))
    return '\n'.join([head] + ['\t'.join(str(c) for c in row) for row in sorted(rows)]) + '\n'


def table(fam, name):
    """The rows of a table, as lists of strings."""
    with open(path(fam, name), encoding='utf-8') as f:
        head, *lines = f.read().rstrip('\n').split('\n')
    if head.split('\t') != COLUMNS[name].split(' '):
        raise SystemExit('%s: these are not the columns that evidence.py names' % path(fam, name))
    return [line.split('\t') for line in lines]


def count_text(n, m):
    return '%d/%d' % (n, m) if m else str(n)


def counts_of(cell):
    n, _, m = cell.partition('/')
    return int(n), int(m or 0)


def order_rows(found, fam, which):
    """The rows of one table of orders: each pair once, in the order that was seen more often."""
    for tag in found.tags(fam, which):
        cells = collections.defaultdict(lambda: [{}, {}, {}])
        for at, source in enumerate((found.survey, found.others)):
            for era, counts in source[fam][which].get(tag, {}).items():
                for (x, y), n in counts.items():
                    if n:
                        cells[min((x, y), (y, x))][2 if era is None else at].setdefault(era, {})[x, y] = n
        for (x, y), sources in cells.items():
            def seen(a, b):
                return sum(n.get((a, b), 0) for eras in sources for n in eras.values())
            if seen(y, x) > seen(x, y):
                x, y = y, x
            texts = [[('' if era is None else '%d:' % era) + count_text(n.get((x, y), 0), n.get((y, x), 0))
                      for era, n in sorted(eras.items())] for eras in sources]
            yield [tag, x, y] + [' '.join(t) for t in texts]


def read_pairs(further=True):
    """All counts of pairs, or only those that `measure.py` wrote."""
    found = pairs.Pairs()
    for fam in FAMILIES:
        for which, name in ORDERS.items():
            for tag, x, y, *cells in table(fam, name):
                for source, cell in zip((pairs.SURVEY, pairs.DOCUMENTS, pairs.TOTAL), cells):
                    for part in cell.split():
                        era, _, counts = part.rpartition(':')
                        n, m = counts_of(counts)
                        for a, b, times in ((x, y, n), (y, x, m)):
                            if times:
                                found.add(source, fam, which, tag, int(era or 0), a, b, times)
        for which, name in FURTHER.items() if further else ():
            for tag, x, y, cell in table(fam, name):
                for part in cell.split():
                    era, _, counts = part.partition(':')
                    n, m = counts_of(counts)
                    found.add(pairs.SURVEY, fam, which, tag, int(era), x, y, n)
                    found.add(pairs.SURVEY, fam, which, tag, int(era), y, x, m)
        for form in further_elements(fam) if further else ():
            for which, names in ((ATTRIBUTES, list(form.attributes)), (CHILDREN, form.children)):
                for i, x in enumerate(names):
                    for y in names[i + 1:]:
                        found.add(pairs.SURVEY, fam, which, form.element, form.era, x, y, form.count)
        for which, tag, newest, x, y in list(shape_pairs(fam, found)) if further else ():
            found.add(pairs.SURVEY, fam, which, tag, newest, x, y)
    return found


def shapes(fam):
    """The instances of elements in public documents that `shapes-*.txt` lists."""
    with open(os.path.join(HERE, SHAPES[fam]), encoding='utf-8') as f:
        lines = [line for line in f.read().split('\n') if line and not line.startswith('#')]
    found = []
    for line in lines:
        head, _, body = line.partition(':')
        element, _, places = head.partition(' in')
        attributes, _, children = (' ' + body).partition(' /')
        found.append(Shape(element, places.split(), [a.partition('=') for a in attributes.split()], children.split()))
    return found


def shape_pairs(fam, found):
    """Yields the pairs of the shapes that nothing else has seen: kind, element, first, second."""
    newest = len(ERA_STARTS) - 1
    for shape in shapes(fam):
        for which, names in ((ATTRIBUTES, [name for name, _, _ in shape.attributes]), (CHILDREN, shape.children)):
            for i, x in enumerate(names):
                for y in names[i + 1:]:
                    if not found.margin(fam, which, shape.element, newest, x, y):
                        yield which, shape.element, newest, x, y


def further_elements(fam):
    """The forms of elements that only further documents have."""
    return [FurtherElement(tag, int(era), dict(a.rsplit(':', 1) for a in attributes.split()), children.split(), parent,
                           int(n), repositories.split())
            for tag, era, attributes, children, parent, n, repositories in table(fam, 'further-elements')]


class Schema:
    """What one family's elements were seen to have."""

    def __init__(self, fam, further=True):
        self.elements = {tag: Element(int(n), int(ids), modern and int(modern), name)
                         for tag, n, ids, modern, name in table(fam, 'elements')}
        self.attributes = {tag: {} for tag in self.elements}
        more_attributes, more_children = (
            (table(fam, 'further-attributes'), table(fam, 'further-children')) if further else ([], []))
        for tag, name, n, distinct, form, words in table(fam, 'attributes') + more_attributes:
            self.attributes[tag][name] = Attribute(int(n), int(distinct), form, words.split())
        self.children = {tag: {} for tag in self.elements}
        for tag, label, n in table(fam, 'children') + more_children:
            self.children[tag][label] = int(n)
        for form in further_elements(fam) if further else ():
            self.add(form)
        self.lists = collections.defaultdict(dict)
        for parent, name, member, n in table(fam, 'lists'):
            self.lists[parent + '/' + name][member] = int(n)
        # {element: {attribute or child: share of the instances in newer documents}}
        self.fresh = collections.defaultdict(dict)
        for tag, _, name, _, share in table(fam, 'fresh'):
            self.fresh[tag][name] = float(share or 0)
        # {element: [attribute=value]}
        self.unwritten = collections.defaultdict(list)
        for tag, name, value, _ in table(fam, 'unwritten'):
            self.unwritten[tag].append('%s=%s' % (name, value))
        self.references = [(tag, name, int(n), int(of)) for tag, name, n, of in table(fam, 'references')]
        for shape in shapes(fam) if further else ():
            self.add_shape(shape)
        self.connections = collections.defaultdict(lambda: collections.defaultdict(list))
        for tag, kind, name, _ in table(fam, 'connections'):
            self.connections[kind][tag].append(name)

    def add_shape(self, shape):
        """Adds an instance that the counted documents lack."""
        has_id = int('id' in [name for name, _, _ in shape.attributes])
        self.know(shape.element, has_id)
        for name, _, form in shape.attributes:
            kind, _, words = form.partition(':')
            self.attributes[shape.element].setdefault(name, Attribute(1, 1, kind or OTHER, words.replace(',', ' ').split()))
        for label in shape.children:
            self.children[shape.element].setdefault(label, 1)
        for place in shape.places:
            parent, _, key = place.partition('@')
            parent, _, name = parent.partition('/')
            self.know(parent, 1)
            if name:
                self.know(name, 0)
                self.children[parent].setdefault(name, 1)
                self.children[name].setdefault(shape.element, 1)
                if parent + '/' + name in self.lists:
                    self.lists[parent + '/' + name].setdefault(shape.element, 1)
            else:
                self.children[parent].setdefault(shape.element + '@' + key if key else shape.element, 1)

    def know(self, tag, has_id):
        self.elements.setdefault(tag, Element(1, has_id, '', '-'))
        self.attributes.setdefault(tag, {})
        self.children.setdefault(tag, {})

    def add(self, form):
        """Counts a form of an element that the other tables do not have."""
        tag, n = form.element, form.count
        old = self.elements.get(tag, Element(0, 0, '', ''))
        self.elements[tag] = Element(old.count + n, old.with_id + ('id' in form.attributes) * n, '', '')
        attributes, children = self.attributes.setdefault(tag, {}), self.children.setdefault(tag, {})
        for name, kind in form.attributes.items():
            attributes[name] = Attribute((attributes[name].count if name in attributes else 0) + n, 0, kind, [])
        for label in form.children:
            children[label] = children.get(label, 0) + n
        if not self.attributes.get(form.parent) and self.children.get(form.parent):
            held = self.children[form.parent]
            held[tag] = held.get(tag, 0) + n

    @property
    def made(self):
        """The elements whose usual form was counted."""
        return [tag for tag, element in self.elements.items() if element.modern != '']

    def members(self, tag):
        """{tag: count} of the children of an element."""
        found = collections.Counter()
        for label, n in self.children[tag].items():
            found[label.split('@')[0]] += n
        return found
