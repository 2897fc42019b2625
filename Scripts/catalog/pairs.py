"""How often one attribute or child of an element was seen before another one.

There are three sources, which share some of the documents:

    survey      documents counted by era; they come first
    documents   the documents at hand, counted by era
    total       all documents that were ever counted, without their era
"""
import collections

from common import FAMILIES, ATTRIBUTES, CHILDREN

SURVEY, DOCUMENTS, TOTAL = 'survey', 'documents', 'total'
UNKNOWN_ERA = None
# Where each era is in time, to find the nearest one. Most of what changed after 14100 changed at 16500, not at 16000.
TIMES = (0, 1, 2, 3, 3.4, 4, 5, 6)


def empty():
    return {f: {w: collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
                for w in (ATTRIBUTES, CHILDREN)} for f in FAMILIES}


class Pairs:
    """Counts of pairs by family, kind (attributes or children), element and era.

    `survey[family][which][tag][era][x, y]` is how often x was seen before y; `others` holds the two other sources, where
    the era is None for the total."""

    def __init__(self):
        self.survey, self.others = empty(), empty()
        self._across = {}

    def add(self, source, fam, which, tag, era, x, y, n=1):
        into = self.survey if source == SURVEY else self.others
        into[fam][which][tag][UNKNOWN_ERA if source == TOTAL else era][x, y] += n

    def tags(self, fam, which):
        return sorted(set(self.survey[fam][which]) | set(self.others[fam][which]))

    def names(self, fam, which, tag):
        """Every name of an element with the number of pairs that it was seen in."""
        seen = collections.Counter()
        for source in (self.survey, self.others):
            if tag in source[fam][which]:
                for counts in source[fam][which][tag].values():
                    for (x, y), n in counts.items():
                        seen[x] += n
                        seen[y] += n
        return seen

    def margin(self, fam, which, tag, e, x, y):
        """How much more often x was seen before y than after it, in the nearest era that has both; 0 if none has."""
        return self.near(self.survey, fam, which, tag, e, x, y) or self.near(self.others, fam, which, tag, e, x, y)

    @staticmethod
    def near(source, fam, which, tag, e, x, y):
        """The margin in the nearest era of one source that has the pair; counts without an era come last."""
        if tag not in source[fam][which]:
            return 0
        eras = source[fam][which][tag]
        for k in sorted(eras, key=lambda k: (99, 0) if k is UNKNOWN_ERA else (abs(TIMES[k] - TIMES[e]), -k)):
            n = eras[k].get((x, y), 0) - eras[k].get((y, x), 0)
            if n:
                return n
        return 0

    def across(self, fam, which):
        """Counts of pairs over all elements of a family."""
        if (fam, which) not in self._across:
            total = collections.Counter()
            for tag in self.tags(fam, which):
                used = set()
                for source in (self.survey, self.others):
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
        """The margin in one era of the survey alone."""
        counts = self.survey[fam][which][tag].get(e, {}) if tag in self.survey[fam][which] else {}
        return counts.get((x, y), 0) - counts.get((y, x), 0)

    def margin_across(self, fam, which, x, y):
        counts = self.across(fam, which)
        return counts.get((x, y), 0) - counts.get((y, x), 0)
