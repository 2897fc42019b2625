"""Turns counts of pairs into short lists: one order for each element, and the pairs that some eras have the other way round.

The text, per family and list (attributes, children), one tag a line:

    tag name name name …
    ~0-4 x<y x<y …          (after its tag's line) in these eras x stands before y, against the list
    ?x!=value x<y …         (after these) if x has another value, it stands before y, against the list (order-values.txt)
    * name name …           the order over all tags: for names a tag has not been seen with
"""
from common import ERA_STARTS

# What every view can have, even if the few documents with a rare class do not show it; fresh views need it. It counts as
# frequent, so that it goes among the names of all views, before those of the class.
VIEW_WIDE = {'a': 'fixedFrame', 'c': 'autoresizingMask@autoresizingMask'}
ERAS = range(len(ERA_STARTS))
NEWEST = ERAS[-1]


def linear(names, margins, frequency):
    """Returns one order of names. Pairs of the first function decide before those of the next, and wide margins before narrow
    ones. A pair that contradicts what is already decided is dropped. Rare names go late."""
    names = sorted(names, key=lambda n: (-frequency[n], n))
    bit = {n: 1 << i for i, n in enumerate(names)}
    after = dict.fromkeys(names, 0)         # everything that must follow, as bits
    before = dict.fromkeys(names, 0)
    for margin in margins:
        found = sorted(((-margin(x, y), x, y) for x in names for y in names if x != y and margin(x, y) > 0))
        for _, x, y in found:
            if after[y] & bit[x] or after[x] & bit[y]:
                continue
            ahead, behind = before[x] | bit[x], after[y] | bit[y]
            for n in names:
                if ahead & bit[n]:
                    after[n] |= behind
                if behind & bit[n]:
                    before[n] |= ahead
    order, placed = [], 0
    while len(order) < len(names):
        name = next(n for n in names if not placed & bit[n] and not before[n] & ~placed)
        order.append(name)
        placed |= bit[name]
    return order


def tag_order(found, fam, which, tag, alone=()):
    """Returns the order, and {(x, y): the eras in which x comes before y against the order}.

    The order is the newest era's. Where that era never showed two names together, its list stands against what
    older eras showed: a name that has moved took its place among all the others."""
    frequency = found.names(fam, which, tag)
    for name in alone:
        frequency.setdefault(name, 0)
    if frequency and 'rect@frame' in found.names(fam, 'c', tag):
        if VIEW_WIDE[which] not in frequency:
            frequency[VIEW_WIDE[which]] = sum(frequency.values())
    memo = {}

    def near(x, y, e=NEWEST):
        if (x, y, e) not in memo:
            memo[x, y, e] = found.margin(fam, which, tag, e, x, y)
        return memo[x, y, e]

    def newest(x, y):
        return found.direct(fam, which, tag, NEWEST, x, y)

    def measured(x, y):
        return found.near(found.survey, fam, which, tag, NEWEST, x, y)
    margins = (newest, measured, near, lambda x, y: found.margin_across(fam, which, x, y))
    order = linear(frequency, margins, frequency)
    against = {}
    for i, x in enumerate(order):
        for y in order[i + 1:]:
            for e in ERAS:
                if (newest(x, y) if e == NEWEST else near(x, y, e)) < 0:
                    against.setdefault((y, x), set()).add(e)
    return order, against


def general_order(found, fam, which):
    counts = found.across(fam, which)
    frequency = {}
    for (x, y), n in counts.items():
        frequency[x] = frequency.get(x, 0) + n
        frequency[y] = frequency.get(y, 0) + n

    return linear(frequency, (lambda x, y: found.margin_across(fam, which, x, y),), frequency)


def era_text(eras):
    eras, runs = sorted(eras), []
    for e in eras:
        if runs and runs[-1][1] == e - 1:
            runs[-1][1] = e
        else:
            runs.append([e, e])
    return ','.join(str(a) if a == b else '%d-%d' % (a, b) for a, b in runs)


def text(found, fam, which, seen=None, by_value=()):
    """Returns the lines of one list of one family; `seen` has further names of elements, which were only seen alone, and
    `by_value` the words of the rows of order-values.txt."""
    lines, seen = [], seen or {}
    for tag in sorted(set(found.tags(fam, which)) | set(seen)):
        order, against = tag_order(found, fam, which, tag, seen.get(tag, ()))
        if not order:
            continue
        lines.append(tag + ' ' + ' '.join(order))
        groups = {}
        for pair, eras in against.items():
            groups.setdefault(tuple(sorted(eras)), []).append('%s<%s' % pair)
        for eras, pairs in sorted(groups.items()):
            lines.append('~%s %s' % (era_text(eras), ' '.join(sorted(pairs))))
        lines += ['?' + ' '.join(row[2:]) for row in by_value if row[:2] == [fam, tag]]
    lines.append('* ' + ' '.join(general_order(found, fam, which)))
    return '\n'.join(lines)
