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
    further-elements                forms of elements that the other tables do not have, of further documents: element, era, attributes
                                    with the form of their values, children, where they are (LIST, PARENT/LIST or PARENT@KEY),
                                    how often (0 if no document is known to have it), and in which repositories, if it is known
    elements                        element, how often it was seen, how often with an id; for those whose usual form was
                                    counted also how often in newer documents, and the class, as far as it is known
    attributes                      element, attribute, how often, how many different values; their form: flag (YES or NO),
                                    integer, number, words (with all of them), or - for others
    children                        element, child (tag or tag@key), how often
    lists                           parent, list, member, how often: lists whose members depend on the parent
    fresh                           element, attribute or child that nearly all instances have; its share of all instances
                                    and of those in newer documents (toolsVersion 17000 and later)
    references                      element, attribute, how often its value was an object's id, of how many
    unwritten                       element, attribute, a value that no document has there, how often the attribute was seen
                                    with others (`unwritten.py`)
    connections                     element, binding, event or segue (kind or kind/relationship), how often
"""
import collections
import os

import pairs
import tables
from common import ATTRIBUTES, CHILDREN, ERA_STARTS, EVIDENCE, FAMILIES, HERE

ORDERS = {ATTRIBUTES: 'attribute-order', CHILDREN: 'child-order'}
FURTHER = {ATTRIBUTES: 'further-attribute-order', CHILDREN: 'further-child-order'}
# What old versions noted of classes, and a bare cell: never edited, only kept.
OF_HEADERS = {'classes', 'class', 'source', 'relationships', 'cell'}
COLUMNS = {
    'attribute-order': 'element first second survey documents total',
    'child-order': 'element first second survey documents total',
    'further-attribute-order': 'element first second seen',
    'further-child-order': 'element first second seen',
    'further-attributes': 'element attribute count distinct form words',
    'further-children': 'element child count',
    'further-elements': 'element era attributes children places count repositories',
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

Element = collections.namedtuple('Element', 'count with_id modern class_name')
Attribute = collections.namedtuple('Attribute', 'count distinct form words')
FurtherElement = collections.namedtuple('FurtherElement', 'element era attributes children places count repositories')


def path(fam, name):
    return os.path.join(EVIDENCE, fam, name + '.tsv')


def table_text(name, rows):
    """The text of a table."""
    head = '\t'.join(COLUMNS[name].split(' '))
    return '\n'.join([head] + ['\t'.join(row) for row in sorted([str(c) for c in row] for row in rows)]) + '\n'


def table(fam, name):
    """The rows of a table, as lists of strings."""
    with open(path(fam, name), encoding='utf-8') as f:
        head, *lines = f.read().rstrip('\n').split('\n')
    if head.split('\t') != COLUMNS[name].split(' '):
        raise SystemExit('%s: these are not the columns that evidence.py names' % path(fam, name))
    return [line.split('\t') for line in lines]


def elsewhere():
    """The attributes that were counted on elements of a family that do not have them: {(family, element, attribute)}."""
    lines = tables.sections('elsewhere.txt').items()
    return {(fam, tag, name) for fam, rows in lines for tag, *names in map(str.split, rows) for name in names}


def attribute_rows(fam, name):
    """The rows of a table about attributes, without those that the family's elements do not have."""
    not_here = elsewhere()
    return [row for row in table(fam, name) if not any((fam, row[0], cell) in not_here for cell in row[1:3])]


def order_table(fam, which, name):
    return attribute_rows(fam, name) if which == ATTRIBUTES else table(fam, name)


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
            for tag, x, y, *cells in order_table(fam, which, name):
                for source, cell in zip((pairs.SURVEY, pairs.DOCUMENTS, pairs.TOTAL), cells):
                    for part in cell.split():
                        era, _, counts = part.rpartition(':')
                        n, m = counts_of(counts)
                        for a, b, times in ((x, y, n), (y, x, m)):
                            if times:
                                found.add(source, fam, which, tag, int(era or 0), a, b, times)
        for which, name in FURTHER.items() if further else ():
            for tag, x, y, cell in order_table(fam, which, name):
                for part in cell.split():
                    era, _, counts = part.partition(':')
                    n, m = counts_of(counts)
                    found.add(pairs.SURVEY, fam, which, tag, int(era), x, y, n)
                    found.add(pairs.SURVEY, fam, which, tag, int(era), y, x, m)
        for form, which, x, y in list(further_pairs(fam, found)) if further else ():
            found.add(pairs.SURVEY, fam, which, form.element, form.era, x, y, form.count or 1)
    return found


def further_pairs(fam, found):
    """Yields the pairs of the further forms that nothing else has seen in their era: form, kind, first, second."""
    for form in further_elements(fam):
        for which, names in ((ATTRIBUTES, list(form.attributes)), (CHILDREN, form.children)):
            for i, x in enumerate(names):
                for y in names[i + 1:]:
                    if not found.margin(fam, which, form.element, form.era, x, y):
                        yield form, which, x, y


def further_elements(fam):
    """The forms of elements that only further documents have."""
    return [FurtherElement(tag, int(era), dict(a.split(':', 1) for a in attributes.split()), children.split(), places.split(),
                           int(n), repositories.split())
            for tag, era, attributes, children, places, n, repositories in table(fam, 'further-elements')]


class Schema:
    """What one family's elements were seen to have."""

    def __init__(self, fam, further=True):
        self.elements = {tag: Element(int(n), int(ids), modern and int(modern), name)
                         for tag, n, ids, modern, name in table(fam, 'elements')}
        self.attributes = {tag: {} for tag in self.elements}
        more_attributes, more_children = (
            (attribute_rows(fam, 'further-attributes'), table(fam, 'further-children')) if further else ([], []))
        for tag, name, n, distinct, form, words in attribute_rows(fam, 'attributes') + more_attributes:
            self.attributes.setdefault(tag, {})[name] = Attribute(int(n), int(distinct), form, words.split())
        self.children = {tag: {} for tag in self.elements}
        for tag, label, n in table(fam, 'children'):
            self.children[tag][label] = int(n)
        # {element: the children that the tables of representative documents have}
        self.usual_children = {tag: set(children) for tag, children in self.children.items()}
        for tag, label, n in more_children:
            self.children[tag][label] = int(n)
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
        known = set(self.elements)
        for form in further_elements(fam) if further else ():
            self.add(form, form.element in known)
        # Whether the elements around them have ids is known once all are there.
        for form in further_elements(fam) if further else ():
            for place in form.places:
                self.put(form.element, place, form.count or 1)
        # What further documents have in an order is known, if nothing else of it is.
        for tag, first, second, _ in table(fam, 'further-child-order') if further else ():
            for name in {label.split('@')[0] for label in (tag, first, second)} - OF_HEADERS:
                self.know(name, 0)
        self.connections = collections.defaultdict(lambda: collections.defaultdict(list))
        for tag, kind, name, _ in table(fam, 'connections'):
            self.connections[kind][tag].append(name)

    def ranked_children(self, tag):
        """The children of an element with their counts, of which the first is the usual one of several that can hold the same.

        What only further documents have may be frequent in a few of them, so it counts no more than the rarest usual child.
        """
        usual = self.usual_children.get(tag, ())
        rarest = min((n for label, n in self.children[tag].items() if label in usual), default=None)
        return {label: n if label in usual or rarest is None else min(n, rarest) for label, n in self.children[tag].items()}

    def add(self, form, is_known):
        """Adds a form that the other tables do not have; of an element that they have, only what they lack counts."""
        tag, n = form.element, form.count or 1
        old = self.elements.get(tag, Element(0, 0, '', ''))
        if not is_known:
            self.elements[tag] = Element(old.count + n, old.with_id + ('id' in form.attributes) * n, '', '')
        attributes, children = self.attributes.setdefault(tag, {}), self.children.setdefault(tag, {})
        for name, kind in form.attributes.items():
            kind, _, words = kind.partition(':')
            seen = attributes[name].count if name in attributes else 0
            if not (is_known and seen):
                attributes[name] = Attribute(seen + n, 0, kind, words.replace(',', ' ').split())
        for label in form.children:
            children[label] = children.get(label, 0) + (0 if is_known and label in children else n)

    def put(self, tag, place, n):
        """Notes that an element is in a list, or has a key in its parent."""
        parent, _, key = place.partition('@')
        parent, _, name = parent.partition('/')
        if name:
            self.know(parent, 1)
            self.know(name, 0)
            self.children[parent].setdefault(name, 1)
            self.children[name].setdefault(tag, n)
            if place in self.lists:
                self.lists[place].setdefault(tag, n)
        elif key or self.attributes.get(parent) or not self.children.get(parent):
            self.know(parent, 1)
            self.children[parent].setdefault(tag + '@' + key if key else tag, n)
        else:
            self.children[parent][tag] = self.children[parent].get(tag, 0) + n

    def know(self, tag, has_id):
        self.elements.setdefault(tag, Element(1, has_id, '', '-'))
        self.attributes.setdefault(tag, {})
        self.children.setdefault(tag, {})

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
