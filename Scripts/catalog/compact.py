"""Reads the short lists of orders.py and answers as the Swift module does."""


def eras_of(text):
    out = set()
    for run in text.split(','):
        first, _, last = run.partition('-')
        out.update(range(int(first), int(last or first) + 1))
    return out


class Orders:
    def __init__(self, text):
        self.rank, self.against, tag = {}, {}, None
        for line in text.split('\n'):
            head, *rest = line.split(' ')
            if head.startswith('~'):
                for e in eras_of(head[1:]):
                    self.against.setdefault((tag, e), set()).update(tuple(p.split('<')) for p in rest)
            elif not head.startswith('?'):
                tag = head
                self.rank[tag] = {n: i for i, n in enumerate(rest)}

    def weight(self, e, tag, x, y):
        """Positive if x comes before y: 1000 if the tag's list has both, else 1 if the order over all tags has."""
        ranks = self.rank.get(tag, {})
        if x in ranks and y in ranks:
            flips = self.against.get((tag, e), ())
            if (x, y) in flips:
                return 1000
            if (y, x) in flips:
                return -1000
            return 1000 if ranks[x] < ranks[y] else -1000
        ranks = self.rank['*']
        if x in ranks and y in ranks and x != y:
            return 1 if ranks[x] < ranks[y] else -1
        return 0

    def position(self, e, tag, present, new):
        cost = best = at = 0
        for i, p in enumerate(present):
            cost -= self.weight(e, tag, p, new)
            if cost <= best:
                best, at = cost, i + 1
        return at
