"""Writes the tables in `evidence/` from the measurements and the documents that only the makers of the catalogue have.

    measure.py --reference DIR --corpus DIR            writes the tables
    measure.py --check --reference DIR --corpus DIR    says whether the committed tables are current, and writes nothing

Only names of the format, orders and counts are written. Values are written where they are words of the format, such as those
of `contentMode`: `forms.py` says which these are. Everybody else starts from the tables: `build.py` needs nothing but them."""
import collections
import os
import sys

import evidence
import forms
import pairs
import slots
from common import ATTRIBUTES, CHILDREN, FAMILIES
from measurements import FIXTURES, FREE, SURVEY_ERAS, UNSURVEYED, arguments, documents, load, resolve, sequences


class Documents:
    """What is counted in the documents themselves, in one pass."""

    def __init__(self, corpus, found):
        self.values = collections.defaultdict(lambda: collections.defaultdict(set))
        self.lists = collections.defaultdict(collections.Counter)
        for fam, era, root, path in documents(corpus):
            fixture = path.split(os.sep)[0] in FIXTURES
            for node in root.walk():
                for name, value in node.attributes:
                    self.values[fam][node.tag, name].add(value)
                if not fixture:
                    self.count(fam, era, node, found)

    def count(self, fam, era, node, found):
        for which, names in sequences(node):
            for i, x in enumerate(names):
                for y in names[i + 1:]:
                    found.add(pairs.DOCUMENTS, fam, which, node.tag, era, x, y)
        if node.tag in slots.BY_PARENT and node.parent is not None:
            for child in node.children:
                self.lists[fam][node.parent.tag, node.tag, child.tag] += 1


def add_survey(found, survey):
    """order_dev.json: {family: {era: {tag: {which: {'x y': n}}}}}."""
    for fam, eras in survey.items():
        for era, tags in eras.items():
            for tag, lists in tags.items():
                for which, counts in lists.items():
                    if which == ATTRIBUTES or tag not in FREE and tag not in UNSURVEYED:
                        for pair, n in counts.items():
                            x, y = pair.split(' ')
                            for each in SURVEY_ERAS[int(era)]:
                                found.add(pairs.SURVEY, fam, which, tag, each, x, y, n)


def add_total(found, schema):
    """schema.json: attrPairs and childPairs, of all eras together."""
    for fam, tags in schema.items():
        for tag, facts in tags.items():
            for which, field in ((ATTRIBUTES, 'attrPairs'), (CHILDREN, 'childPairs')):
                if which == ATTRIBUTES or tag not in FREE:
                    for x, y, n in facts.get(field) or ():
                        found.add(pairs.TOTAL, fam, which, tag, None, x, y, n)


def element_rows(schema, templates):
    for tag, facts in schema.items():
        usual = templates.get(tag)
        yield (tag, facts['count'], facts['hasId'], usual['countModern'] if usual else '',
               usual['class'] or '' if usual else '')


def attribute_rows(fam, schema, values):
    own = forms.own_names(fam)
    for tag, facts in schema.items():
        for name, fact in facts['attrs'].items():
            seen = {value for value, _ in fact['examples']} | values[tag, name]
            form, words = forms.form(name, seen, fact['count'], fact['distinct'], own)
            yield tag, name, fact['count'], fact['distinct'], form, ' '.join(words)


def fresh_rows(templates):
    for tag, facts in templates.items():
        for kind, field, key in (('attribute', 'requiredAttrs', 'name'), ('child', 'requiredChildren', 'label')):
            for one in facts[field]:
                modern = one['shareModern']
                yield tag, kind, one[key], one['share'], '' if modern is None else modern


def connection_rows(observed):
    for tag, facts in observed.items():
        for field, kind in (('bindings', 'binding'), ('events', 'event'), ('segues', 'segue')):
            if tag != 'ACTIONS_OF':
                for name, n in (facts.get(field) or {}).items():
                    yield tag, kind, name, n


def tables(options):
    """{(family, table): text} of everything."""
    schema, templates = load(options.reference, 'schema.json'), load(options.reference, 'templates.json')
    observed, references = load(options.reference, 'observed.json'), load(options.reference, 'refs.json')
    found = pairs.Pairs()
    add_survey(found, load(options.tools, 'order_dev.json'))
    add_total(found, schema)
    seen, out = Documents(options.corpus, found), {}
    for fam in FAMILIES:
        rows = {name: evidence.order_rows(found, fam, which) for which, name in evidence.ORDERS.items()}
        rows['elements'] = element_rows(schema[fam], templates[fam])
        rows['attributes'] = attribute_rows(fam, schema[fam], seen.values[fam])
        rows['children'] = ((tag, label, child['count']) for tag, facts in schema[fam].items()
                            for label, child in facts['children'].items())
        rows['lists'] = ((*place, n) for place, n in seen.lists[fam].items())
        rows['fresh'] = fresh_rows(templates[fam])
        rows['references'] = ((r['tag'], r['attr'], r['resolves'], r['total']) for r in references
                              if r['family'] == fam)
        rows['connections'] = connection_rows(observed['macOS' if fam == 'Cocoa' else 'iOS'])
        out.update({(fam, name): evidence.table_text(name, each) for name, each in rows.items()})
    return out


def stale(fam, name, text):
    try:
        with open(evidence.path(fam, name), encoding='utf-8') as f:
            return f.read() != text
    except FileNotFoundError:
        return True


def main():
    parser = arguments(__doc__.split('\n')[0])
    parser.add_argument('--check', action='store_true', help='write nothing; exit 1 when a table is not current')
    options = resolve(parser.parse_args())
    found = tables(options)
    problems = ['%s/%s.tsv is not current' % key for key, text in found.items() if stale(*key, text)]
    if options.check:
        print('\n'.join(problems), file=sys.stderr, end='\n' if problems else '')
        sys.exit(1 if problems else 0)
    for (fam, name), text in found.items():
        os.makedirs(os.path.dirname(evidence.path(fam, name)), exist_ok=True)
        with open(evidence.path(fam, name), 'w', encoding='utf-8') as f:
            f.write(text)
    print('%d tables, %d bytes, %d of them changed' % (len(found), sum(len(t.encode()) for t in found.values()),
                                                      len(problems)))


if __name__ == '__main__':
    main()
