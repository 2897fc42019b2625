"""Writes the tables `further-*.tsv` of `evidence/`: what the other evidence has not seen, counted in further documents.

    further.py [--reference DIR] REPOSITORY…

Each REPOSITORY is a folder with a Git repository; all versions of its documents are read, except those for watchOS, which `watch.py`
counts. An element with the same names counts once for each document and era. The counts are added to those that the tables
have, so a repository must not be given twice. `orders_more.tsv` of the reference is added. Only names of the format and counts
are written, and of orders only pairs of which `attribute-order.tsv` and `child-order.tsv` do not say the same for the era."""
import collections
import os
import subprocess
import sys

import evidence
import forms
from common import ATTRIBUTES, CHILDREN, FAMILIES, era
from measurements import FREE, UNSURVEYED, arguments, family, parse_bytes, sequences, tools_version

LARGEST = 3_000_000
LEAST = 2       # what was seen less often may be a mistake
NAMED = ('customFonts',)        # their children have keys that the document's author chose


def git(repository, *words, **options):
    return subprocess.run(('git', '-C', repository) + words, check=True, capture_output=True, **options).stdout


def versions(repository):
    """Yields (path, bytes) of every version of a document; a repository can lack large objects."""
    listed = git(repository, 'rev-list', '--objects', '--all', '--missing=allow-any').decode('utf-8', 'replace')
    wanted = [line.split(' ', 1) for line in listed.split('\n') if line.endswith(('.xib', '.storyboard'))]
    with subprocess.Popen(('git', '-C', repository, 'cat-file', '--batch'), stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as reader:
        for name, path in wanted:
            reader.stdin.write(name.encode() + b'\n')
            reader.stdin.flush()
            head = reader.stdout.readline().split()
            if len(head) == 3:
                text = reader.stdout.read(int(head[2]) + 1)[:-1]
                if head[1] == b'blob':
                    yield path, text
        reader.stdin.close()


class Survey:
    """What the documents of a repository have: {(family, era, list, element, names): documents with such an element};
    {(family, element, attribute): values}; {(family, parent, child): count}."""

    def __init__(self):
        self.shapes, self.children = collections.Counter(), collections.Counter()
        self.values = collections.defaultdict(set)


def survey(repository):
    """Reads all documents of a repository."""
    seen, found = set(), Survey()
    for path, text in versions(repository):
        root = parse_bytes(text) if len(text) < LARGEST else None
        if root is None or root.get('targetRuntime') == 'watchKit':
            continue
        fam, e = family(root), era(tools_version(root))
        for node in root.walk():
            for which, names in sequences(node):
                seen.add((path, fam, e, which, node.tag, tuple(names)))
            for name, value in node.attributes:
                found.values[fam, node.tag, name].add(value)
            for child in node.children:
                found.children[fam, node.tag, child.label()] += 1
    found.shapes = collections.Counter(key[1:] for key in seen)
    return found


def known(found, fam, which, tag, e, x, y, margin):
    """Whether the other evidence says the same of two names of an element in an era, or in the nearest one that has both."""
    if which == CHILDREN and tag in UNSURVEYED:
        return False
    return found.margin(fam, which, tag, e, x, y) * margin > 0


def add_tables(counts):
    """Adds the counts that the tables have."""
    for fam in FAMILIES:
        for which, name in evidence.FURTHER.items():
            for tag, x, y, cell in evidence.table(fam, name):
                for part in cell.split():
                    e, _, text = part.partition(':')
                    for names, n in zip(((x, y), (y, x)), evidence.counts_of(text)):
                        if n:
                            counts[fam, which, tag][int(e)][names] += n


def add_listed(path, counts):
    """Adds the rows of orders_more.tsv. A row tells versions in which the order was seen, as a range, and counts for all of them:
    they go to the newest of these eras, and the contradicting ones likewise."""
    with open(path, encoding='utf-8') as f:
        next(f)
        for line in f:
            fam, tag, kind, x, y, n, m, _, newer, older = (line.rstrip('\n').split('\t') + [''])[:10]
            key = 'Cocoa' if fam == 'mac' else 'CocoaTouch', ATTRIBUTES if kind == 'attribute' else CHILDREN, tag
            for names, times, span in (((x, y), n, newer), ((y, x), m, older)):
                if span:
                    first, _, last = span.partition('-')
                    for e in sorted({era(int(first)), era(int(last or first))}):
                        at = counts[key][e]
                        at[names] = max(at[names], int(times))


def rows(fam, which, counts, found):
    for (one_fam, one_which, tag), eras in counts.items():
        if (one_fam, one_which) != (fam, which) or which == CHILDREN and tag in FREE:
            continue
        cells = collections.defaultdict(dict)
        for e, seen in eras.items():
            for (x, y), n in seen.items():
                cells[min((x, y), (y, x))].setdefault(e, {})[x, y] = n
        for (x, y), by_era in cells.items():
            # What is read of a pair comes before the other documents, so it is all or nothing.
            if all(known(found, fam, which, tag, e, x, y, s.get((x, y), 0) - s.get((y, x), 0)) for e, s in by_era.items()):
                continue
            total = [sum(s.get(p, 0) for s in by_era.values()) for p in ((x, y), (y, x))]
            if total[1] > total[0]:
                x, y = y, x
            yield [tag, x, y, ' '.join('%d:%s' % (e, evidence.count_text(s.get((x, y), 0), s.get((y, x), 0)))
                                       for e, s in sorted(by_era.items()))]


def kept(fam, name, rows):
    """Yields the rows that a table has, and those of other names."""
    old = evidence.table(fam, name)
    yield from old
    names = {tuple(row[:2]) for row in old}
    yield from (row for row in rows if tuple(row[:2]) not in names)


def child_rows(fam, children, schema):
    """The children of known elements, and those that only one document may have left out."""
    for (one, tag, label), n in children.items():
        if tag not in NAMED and one == fam and n >= LEAST and tag in schema.elements and label.split('@')[0] in schema.elements:
            if label not in schema.children[tag]:
                yield [tag, label, n]


def attribute_rows(fam, values, shapes, schema):
    """The attributes of known elements with the form of their values; `measure.py` writes the same of its own documents."""
    counts = collections.Counter()
    for (one, _, which, tag, names), n in shapes.items():
        if one == fam and which == ATTRIBUTES and tag in schema.elements:
            counts.update({(tag, name): n for name in names})
    own = forms.own_names(fam)
    for (tag, name), n in counts.items():
        if name not in schema.attributes[tag] and n >= LEAST:
            form, words = forms.form(name, values[fam, tag, name], n, len(values[fam, tag, name]), own)
            yield [tag, name, n, len(values[fam, tag, name]), form, ' '.join(words)]


def main(survey=survey):
    parser = arguments(__doc__.split('\n')[0])
    parser.add_argument('repositories', nargs='+', metavar='REPOSITORY')
    options = parser.parse_args()
    counts, everything = collections.defaultdict(lambda: collections.defaultdict(collections.Counter)), Survey()
    add_tables(counts)
    for repository in options.repositories:
        one = survey(repository)
        everything.shapes.update(one.shapes)
        everything.children.update(one.children)
        for key, values in one.values.items():
            everything.values[key] |= values
        for (fam, e, which, tag, names), n in one.shapes.items():
            for i, x in enumerate(names):
                for y in names[i + 1:]:
                    counts[fam, which, tag][e][x, y] += n
        print(repository, file=sys.stderr)
    if options.reference:
        add_listed(os.path.join(options.reference, 'orders_more.tsv'), counts)
    found = evidence.read_pairs(further=False)
    for fam in FAMILIES:
        for which, name in evidence.FURTHER.items():
            with open(evidence.path(fam, name), 'w', encoding='utf-8') as f:
                f.write(evidence.table_text(name, rows(fam, which, counts, found)))
        schema = evidence.Schema(fam, further=False)
        for name, found_rows in (('further-children', child_rows(fam, everything.children, schema)),
                                 ('further-attributes',
                                  attribute_rows(fam, everything.values, everything.shapes, schema))):
            text = evidence.table_text(name, kept(fam, name, found_rows))
            with open(evidence.path(fam, name), 'w', encoding='utf-8') as f:
                f.write(text)


if __name__ == '__main__':
    main()
