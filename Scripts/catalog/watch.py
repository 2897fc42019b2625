#!/usr/bin/env python3
"""Adds to `watch.txt` what watchOS documents have, and puts the names of each line in the order of most documents.

    watch.py FOLDER…

Every document in the folders counts once for each element with the same names. What the file has stays, and so does its order
where the documents do not tell another one."""
import collections
import os
import sys

import orders
from common import ATTRIBUTES, CHILDREN, HERE
from measurements import FREE, parse_bytes, sequences

TABLE = os.path.join(HERE, 'watch.txt')
# What describes the document rather than its objects has the same order on iOS.
PARTS = ('scenes', 'resources', 'inferredMetricsTieBreakers')
# A weight for the order of the file, which decides only where the documents do not.
PRIOR = 0.5


def documents(folders):
    """Yields the roots of the watchOS documents in folders."""
    for folder in folders:
        for place, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                with open(os.path.join(place, name), 'rb') as f:
                    root = parse_bytes(f.read()) if name.endswith('.storyboard') else None
                if root is not None and root.get('targetRuntime') == 'watchKit':
                    yield root


def shapes(root, special):
    """Returns the elements of a document: {(list, line, names)}. `special` are the lines PARENT/LIST of the file."""
    found = set()
    for part in root.children:
        for node in part.walk() if part.tag in PARTS else ():
            if node.tag in PARTS:
                continue
            for which, names in sequences(node):
                found.add((which, node.tag, tuple(names)))
            if node.tag in FREE:
                line = '%s/%s' % (node.parent.tag, node.tag)
                line = line if line in special else node.tag
                found.update((CHILDREN, line, (child.label(),)) for child in node.children)
    return found


def read():
    """Returns the file's comments and its lines: {line: {list: names}}."""
    with open(TABLE, encoding='utf-8') as f:
        texts = f.read().splitlines()
    lines = {}
    for text in texts:
        if not text.startswith('#'):
            attributes, _, children = text.partition(' /')
            line, *names = attributes.split()
            lines[line] = {ATTRIBUTES: names, CHILDREN: children.split()}
    return [text for text in texts if text.startswith('#')], lines


def main():
    comments, lines = read()
    pairs = collections.defaultdict(collections.Counter)
    frequency = collections.defaultdict(collections.Counter)
    for line, lists in lines.items():
        for which, names in lists.items():
            frequency[which, line].update(dict.fromkeys(names, 0))
            pairs[which, line].update({(x, y): PRIOR for i, x in enumerate(names) for y in names[i + 1:]})
    special = {line for line in lines if '/' in line}
    for root in documents(sys.argv[1:]):
        for which, line, names in shapes(root, special):
            frequency[which, line].update(names)
            pairs[which, line].update((x, y) for i, x in enumerate(names) for y in names[i + 1:])
    with open(TABLE, 'w', encoding='utf-8') as f:
        f.write('\n'.join(comments) + '\n')
        for line in sorted({line for _, line in frequency}):
            lists = []
            for which in (ATTRIBUTES, CHILDREN):
                counts = pairs[which, line]
                lists.append(orders.linear(
                    frequency[which, line], (lambda x, y: counts[x, y] - counts[y, x],), frequency[which, line]))
            f.write(' '.join([line, *lists[0], '/', *lists[1]]) + '\n')


if __name__ == '__main__':
    main()
