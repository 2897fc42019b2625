"""Compares the short lists with a slower reference (rules.py), which keeps all counts of pairs: on every question that comes up when
the real edits are applied, and on elements of real documents from which one attribute or child is taken out and put back.

Both must make every edit come out right. They may differ about two names that were never seen together: there the reference says
'as late as possible', while the lists always give the same order, whatever else is present. --hold-out measures which of the two
is better on documents that neither has seen."""
import collections
import glob
import json
import os
import random
import sys

import build
import compact
import orders
import pairs
from common import ERA_STARTS, FAMILIES
from measurements import FIXTURES, arguments, documents, resolve, sequences


def answers(text):
    return {key: compact.Orders(t) for key, t in text.items()}


def edits(options, short):
    """Asks both every question of the edits, without the documents' own evidence. Returns (asked, different, right, files)."""
    sys.path.insert(0, options.tools)
    import applier
    import rules
    oracle = rules.Orders.load(os.path.join(options.tools, 'order_dev.json'))
    asked, different, files = 0, [], 0

    class Both(rules.Orders):
        use = 'oracle'

        def position(self, ctx, which, tag, present, new):
            nonlocal asked
            bare = (ctx[0], ctx[1], {})
            want = oracle.position(bare, which, tag, present, new)
            got = short[ctx[0], which].position(ctx[1], tag, present, new)
            asked += 1
            if want != got:
                different.append((ctx[0], which, tag, tuple(present), new, want, got))
            return want if self.use == 'oracle' else got
    both = Both(oracle.pairs)
    right = collections.Counter()
    for path in sorted(glob.glob(os.path.join(options.corpus, 'deltas', '*.json'))):
        with open(path, encoding='utf-8') as f:
            edit = json.load(f)
        if not isinstance(edit, dict) or 'ops' not in edit:
            continue
        files += 1
        folder = os.path.join(options.corpus, 'deltas')
        texts = []
        for part in ('before', 'after'):
            name = glob.glob(os.path.join(folder, os.path.basename(path)[:-5] + '.' + part + '.*'))[0]
            with open(name, encoding='utf-8', newline='') as f:
                texts.append(f.read())
        for use in ('oracle', 'short'):
            both.use = use
            try:
                right[use] += applier.apply_ops(texts[0], edit['ops'], both) == texts[1]
            except applier.CannotApply:
                pass
    return asked, different, right, files


def questions(options, count, seed, skip=FIXTURES):
    """Yields (family, era, which, tag, rest, name, its index), drawn evenly from the documents."""
    pool = []
    for fam, e, root, _ in documents(options.corpus, skip=skip):
        for node in root.walk():
            for which, names in sequences(node):
                if len(names) > 1:
                    pool.append((fam, e, which, node.tag, names))
    draw = random.Random(seed)
    for _ in range(count):
        fam, e, which, tag, names = draw.choice(pool)
        i = draw.randrange(len(names))
        yield fam, e, which, tag, names[:i] + names[i + 1:], names[i], i


def putting_back(options, short, count, seed):
    sys.path.insert(0, options.tools)
    import rules
    oracle = rules.Orders.load(os.path.join(options.tools, 'order_dev.json'))
    table = collections.defaultdict(collections.Counter)
    wrong = collections.Counter()
    for fam, e, which, tag, rest, name, at in questions(options, count, seed):
        want = oracle.position((fam, e, {}), which, tag, rest, name)
        got = short[fam, which].position(e, tag, rest, name)
        row = table[fam, e]
        row['asked'] += 1
        row['oracle'] += want == at
        row['short'] += got == at
        if got != at:
            wrong[fam, e, which, tag, name] += 1
    return table, wrong


def hold_out(options):
    """Learns from all projects but one and asks about the names of that one, each project in turn."""
    sys.path.insert(0, options.tools)
    import rules
    every = list(documents(options.corpus, skip=FIXTURES))
    asked = collections.Counter()
    for project in sorted({path.split(os.sep)[0] for _, _, _, path in every}):
        learnt, oracle, questions_ = pairs.Pairs(), rules.Orders(), set()
        for fam, e, root, path in every:
            for node in root.walk():
                for which, names in sequences(node):
                    if path.split(os.sep)[0] == project:
                        questions_.update((fam, e, which, node.tag, tuple(names), i) for i in range(len(names)))
                        continue
                    counts = oracle.pairs.setdefault(fam, {}).setdefault(str(e), {}).setdefault(
                        node.tag, {}).setdefault(which, {})
                    for i, x in enumerate(names):
                        for y in names[i + 1:]:
                            learnt.add(pairs.SURVEY, fam, which, node.tag, e, x, y)
                            counts[x + ' ' + y] = counts.get(x + ' ' + y, 0) + 1
        short = {(fam, which): compact.Orders(orders.text(learnt, fam, which))
                 for fam in FAMILIES for which, _, _ in build.LISTS}
        for fam, e, which, tag, names, i in questions_:
            if len(names) > 1:
                rest = list(names[:i] + names[i + 1:])
                asked['asked'] += 1
                asked['oracle'] += oracle.position((fam, e, {}), which, tag, rest, names[i]) == i
                asked['short'] += short[fam, which].position(e, tag, rest, names[i]) == i
    print('unseen documents: %d questions; right: oracle %d, short lists %d'
          % (asked['asked'], asked['oracle'], asked['short']))
    return asked['short'] >= asked['oracle']


def main():
    parser = arguments(__doc__)
    parser.add_argument('--count', type=int, default=50000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--worst', type=int, default=0, help='how many of the worst names to list')
    parser.add_argument('--hold-out', action='store_true', help='only measure on unseen documents')
    options = resolve(parser.parse_args())
    if options.hold_out:
        sys.exit(0 if hold_out(options) else 1)
    short = answers(build.committed_orders())
    asked, different, right, files = edits(options, short)
    print('edits: %d files, %d questions, %d answers differ; right: oracle %d, short lists %d'
          % (files, asked, len(different), right['oracle'], right['short']))
    for (fam, which, tag, present, new, want, got), n in collections.Counter(different).most_common():
        print('  %d times %s %s: %s into %s: oracle %d, short lists %d' % (n, fam, tag, new, ' '.join(present), want, got))
    table, wrong = putting_back(options, short, options.count, options.seed)
    print('%-12s %4s %8s %9s %9s %8s' % ('family', 'era', 'from', 'questions', 'oracle', 'short'))
    total = collections.Counter()
    for (fam, e), row in sorted(table.items()):
        total.update(row)
        print('%-12s %4d %8d %9d %8.3f%% %7.3f%%' % (fam, e, ERA_STARTS[e], row['asked'],
              100 * row['oracle'] / row['asked'], 100 * row['short'] / row['asked']))
    print('all %d: oracle %.3f%%, short lists %.3f%%' % (total['asked'], 100 * total['oracle'] / total['asked'],
                                                        100 * total['short'] / total['asked']))
    for key, n in wrong.most_common(options.worst):
        print('  wrong %d times:' % n, *key)
    worse = total['short'] < total['oracle']
    sys.exit(1 if right['short'] < files or worse else 0)


if __name__ == '__main__':
    main()
