"""Writes Tests/NibCatalogTests/OrderQuestions.swift: lists of names as real documents have them, one per line:

    family era list element new place present …

    questions.py --reference DIR --corpus DIR [--check]"""
import os
import random
import sys

import build
import compact
from common import PACKAGE
from measurements import FIXTURES, arguments, documents, resolve, sequences

PATH = os.path.join(PACKAGE, 'Tests', 'NibCatalogTests', 'OrderQuestions.swift')
PER_ERA = 24
HEAD = '''// swift-format-ignore-file
// Made by Scripts/catalog/questions.py; change what it is made from, not this file.

/// Where names stood in real documents: family, era, list, element, new name, place, the other names.
let orderQuestions = #"""
%s
"""#
'''


def lines(options):
    shapes = {}
    for fam, e, root, _ in documents(options.corpus, skip=FIXTURES):
        # watchOS has elements of the same names with other orders.
        for node in root.walk() if root.get('targetRuntime') != 'watchKit' else ():
            for which, names in sequences(node):
                if len(names) > 2:
                    shapes.setdefault((fam, e, which), set()).add((node.tag, tuple(names)))
    short = {key: compact.Orders(text) for key, text in build.committed_orders().items()}
    draw, out = random.Random(7), []
    for (fam, e, which), found in sorted(shapes.items()):
        for tag, names in draw.sample(sorted(found), min(PER_ERA, len(found))):
            i = draw.randrange(len(names))
            rest = names[:i] + names[i + 1:]
            if short[fam, which].position(e, tag, rest, names[i]) == i:
                out.append(' '.join((fam, str(e), which, tag, names[i], str(i)) + rest))
    return out


def main():
    parser = arguments(__doc__.split('\n')[0])
    parser.add_argument('--check', action='store_true', help='write nothing; exit 1 when the file is not current')
    options = resolve(parser.parse_args())
    text = HEAD % '\n'.join(lines(options))
    if options.check:
        with open(PATH, encoding='utf-8') as f:
            current = f.read() == text
        print('current' if current else 'OrderQuestions.swift is not current')
        sys.exit(0 if current else 1)
    with open(PATH, 'w', encoding='utf-8') as f:
        f.write(text)
    print('%d questions' % (text.count('\n') - HEAD.count('\n') + 1))


if __name__ == '__main__':
    main()
