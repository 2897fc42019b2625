"""Which of two attributes or children of an element was seen first, and how often."""
import collections

from inputs import FAMILIES, documents, load

FIXTURES = ('viraptor__ibtool',)        # written by programs or by hand, not saved by Xcode
ATTRIBUTES, CHILDREN = 'a', 'c'
# Containers whose order is the user's or is computed (by id, by name, by kind): no order to learn.
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


def sequences(node):
    """('a', names) and ('c', labels) of one element; repeated neighbours count once."""
    yield ATTRIBUTES, [k for k, _ in node.attributes]
    labels = []
    for child in node.children:
        if not labels or labels[-1] != child.label():
            labels.append(child.label())
    if len(set(labels)) == len(labels) and node.tag not in FREE:
        yield CHILDREN, labels


class Evidence:
    """Signs of pairs per family, list and tag: by era from whole documents, then from all eras together."""

    def __init__(self):
        # by[family][which][tag][era][(x, y)] = times x stood before y; era None: unknown
        self.by = {f: {w: collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
                       for w in (ATTRIBUTES, CHILDREN)} for f in FAMILIES}
        self.extra = {f: {w: collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
                          for w in (ATTRIBUTES, CHILDREN)} for f in FAMILIES}
        self._across = {}

    def learn_pairs(self, pairs):
        """order_dev.json: {family: {era: {tag: {which: {'x y': n}}}}}."""
        for fam, eras in pairs.items():
            for e, tags in eras.items():
                for tag, lists in tags.items():
                    for which, counts in lists.items():
                        if which == CHILDREN and tag in FREE:
                            continue
                        into = self.by[fam][which][tag][int(e)]
                        for pair, n in counts.items():
                            into[tuple(pair.split(' '))] += n

    def learn_schema(self, schema):
        """schema.json: attrPairs and childPairs, of all eras together."""
        for fam, tags in schema.items():
            for tag, facts in tags.items():
                for which, field in ((ATTRIBUTES, 'attrPairs'), (CHILDREN, 'childPairs')):
                    if which == CHILDREN and tag in FREE:
                        continue
                    for x, y, n in facts.get(field) or ():
                        self.extra[fam][which][tag][None][x, y] += n

    def learn_document(self, fam, e, root):
        for node in root.walk():
            for which, names in sequences(node):
                into = self.extra[fam][which][node.tag][e]
                for i, x in enumerate(names):
                    for y in names[i + 1:]:
                        into[x, y] += 1

    def tags(self, fam, which):
        return sorted(set(self.by[fam][which]) | set(self.extra[fam][which]))

    def names(self, fam, which, tag):
        """Every name of a tag's list with the number of pairs that it was seen in."""
        seen = collections.Counter()
        for source in (self.by, self.extra):
            if tag in source[fam][which]:
                for counts in source[fam][which][tag].values():
                    for (x, y), n in counts.items():
                        seen[x] += n
                        seen[y] += n
        return seen

    def margin(self, fam, which, tag, e, x, y):
        """How much more often x stood before y in the nearest era that knows, else in the other sources, else 0."""
        return self.near(self.by, fam, which, tag, e, x, y) or self.near(self.extra, fam, which, tag, e, x, y)

    @staticmethod
    def near(source, fam, which, tag, e, x, y):
        """The margin in one source's nearest era that knows the pair; counts of unknown era come last."""
        if tag not in source[fam][which]:
            return 0
        eras = source[fam][which][tag]
        for k in sorted(eras, key=lambda k: (99, 0) if k is None else (abs(k - e), -k)):
            n = eras[k].get((x, y), 0) - eras[k].get((y, x), 0)
            if n:
                return n
        return 0

    def across(self, fam, which):
        """Counts of pairs over all tags of a family."""
        if (fam, which) not in self._across:
            total = collections.Counter()
            for tag in self.tags(fam, which):
                used = set()
                for source in (self.by, self.extra):
                    if tag not in source[fam][which]:
                        continue
                    counts = collections.Counter()
                    for c in source[fam][which][tag].values():
                        counts.update(c)
                    for (x, y), n in counts.items():
                        if (x, y) not in used and (y, x) not in used:
                            total[x, y] += n
                    used.update(counts)
            self._across[fam, which] = total
        return self._across[fam, which]

    def direct(self, fam, which, tag, e, x, y):
        """The margin within one era alone."""
        counts = self.by[fam][which][tag].get(e, {}) if tag in self.by[fam][which] else {}
        return counts.get((x, y), 0) - counts.get((y, x), 0)

    def margin_across(self, fam, which, x, y):
        counts = self.across(fam, which)
        return counts.get((x, y), 0) - counts.get((y, x), 0)


def gather(options):
    """All evidence that the measurements hold."""
    evidence = Evidence()
    evidence.learn_pairs(load(options.tools, 'order_dev.json'))
    evidence.learn_schema(load(options.reference, 'schema.json'))
    for fam, e, root, _ in documents(options.corpus, skip=FIXTURES):
        evidence.learn_document(fam, e, root)
    return evidence
