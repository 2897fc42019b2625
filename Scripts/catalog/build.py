"""Writes Sources/NibCatalog/Data: the catalogue's data as Swift files that only hold text.

    build.py            writes the files
    build.py --check    says whether the committed files are current, and writes nothing

Everything comes from the tables in `evidence/` and from the tables beside this file that are written by hand. It is never part
of a build: the files are committed."""
import argparse
import os
import re
import sys

import compact
import evidence
import fresh
import library
import orders
import slots
import tables
import values
from common import ATTRIBUTES, CHILDREN, ERA_STARTS, FAMILIES, PACKAGE

DATA = os.path.join(PACKAGE, 'Sources', 'NibCatalog', 'Data')
# The files there that are written by hand: they say how the others are read.
READERS = {'CatalogData.swift', 'DataText.swift'}
LISTS = ((ATTRIBUTES, 'AttributeOrders', 'The order of attributes, by element.'),
         (CHILDREN, 'ChildOrders', 'The order of children, by element.'))
HEAD = '''// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// %s
    static let %s: StaticString = #"""
%s
"""#
}
'''


def swift_name(fam, title):
    return (fam[0].lower() + fam[1:] + title) if fam else title[0].lower() + title[1:]


def swift(fam, title, doc, text):
    """Returns the name and the text of one Swift file."""
    assert '"""' not in text and '\\#' not in text
    family = {'CocoaTouch': ' iOS.', 'Cocoa': ' macOS.', '': ''}[fam]
    return fam + title + '.swift', HEAD % (doc + family, swift_name(fam, title), text)


def by_hand():
    """Yields the files that are made from hand-written tables alone."""
    yield swift('', 'Classes', 'Public classes: superclass, outlets, collections, actions.', '\n'.join(tables.classes()))
    yield swift('', 'Connections', 'Events, triggers, segues and runtime attribute types.',
                '\n'.join(tables.lines('connections.txt')))
    yield swift('', 'Members', 'Members of public classes: settable, readable, methods.',
                '\n'.join(tables.lines('members.txt')))
    yield swift('', 'Bindings', 'Bindings of AppKit classes.', '\n'.join(tables.lines('bindings.txt')))
    watch = [[part.split() for part in line.partition(' /')[::2]] for line in tables.lines('watch.txt')]
    yield swift('', 'WatchAttributeOrders', 'The order of attributes in watchOS documents, by element.',
                '\n'.join(' '.join(attributes) for attributes, _ in watch))
    yield swift('', 'WatchChildOrders', 'The order of children in watchOS documents, by element.',
                '\n'.join(' '.join(attributes[:1] + children) for attributes, children in watch))
    yield swift('', 'WatchClasses', 'The classes of elements in watchOS documents.',
                '\n'.join(tables.lines('watch-classes.txt')))
    yield swift('', 'WatchFresh', 'Fresh objects of watchOS.', fresh.text(fresh.read('Watch')[0]))
    for title, name, doc in (('Elements', 'elements.txt', 'Elements: kind, class, name.'),
                             ('Texts', 'texts.txt', 'Where an element\'s text stands.'),
                             ('Localized', 'localized.txt', 'Texts for translators: element, property, path, count.'),
                             ('References', 'references.txt', 'Attributes that hold ids.'),
                             ('Advice', 'advice.txt', 'Commands for properties by other names.')):
        for fam, lines in tables.sections(name).items():
            yield swift(fam, title, doc, '\n'.join(line.replace('? ', ' ', 1) for line in lines))


def committed(fam, title):
    """Returns the text in a committed file."""
    with open(os.path.join(DATA, fam + title + '.swift'), encoding='utf-8') as f:
        return f.read().split('#"""\n', 1)[1].rsplit('\n"""#', 1)[0]


def committed_orders():
    return {(fam, which): committed(fam, title) for fam in FAMILIES for which, title, _ in LISTS}


def fresh_file(fam, order_text):
    roots, excepted, none = fresh.read(fam)
    short = {which: compact.Orders(order_text[fam, which]) for which, _, _ in LISTS}
    for root in roots:
        fresh.sort(root, short[ATTRIBUTES], short[CHILDREN], orders.NEWEST)
    return roots, excepted, none


def counted():
    """Returns the files that are made from the evidence, and the problems: hand-written facts that contradict it."""
    found, files, problems, order_text = evidence.read_pairs(), [], [], {}
    by_value = [line.split(' ') for line in tables.lines('order-values.txt')]
    for fam in FAMILIES:
        schema = evidence.Schema(fam)
        problems += tables.disagreements(fam, schema)
        for which, title, doc in LISTS:
            seen = {}
            if which == ATTRIBUTES:
                seen = {tag: sorted(set(names) | values.PUBLIC.get((fam, tag), set())) for tag, names in schema.attributes.items()}
            order_text[fam, which] = orders.text(found, fam, which, seen, by_value if which == ATTRIBUTES else ())
            files.append(swift(fam, title, doc, order_text[fam, which]))
        files.append(swift(fam, 'Slots', 'What elements and lists have been seen to hold.', slots.text(fam, schema)))
        files.append(swift(fam, 'Values', 'What kind of value attributes have.', values.text(fam, schema)))
        roots, excepted, none = fresh_file(fam, order_text)
        items = library.read(fam)
        unseen = {item['form'] for item in items if 'unseen' in item} - {item['form'] for item in items if 'seen' in item}
        problems += fresh.problems(fam, roots, excepted, none, schema, unseen)
        files.append(swift(fam, 'Fresh', 'Fresh objects.', fresh.text(roots)))
        problems += library.problems(fam, items, roots)
        files.append(swift(fam, 'Library', 'The items of the library.', library.text(items)))
    return files, problems


def era_problems():
    """Returns a problem if the eras of the scripts differ from those of the Swift module."""
    with open(os.path.join(PACKAGE, 'Sources', 'NibCatalog', 'Families', 'Era.swift'), encoding='utf-8') as f:
        found = re.search(r'static let starts = \[([\d, ]+)\]', f.read())
    starts = tuple(int(n) for n in found.group(1).split(',')) if found else ()
    return [] if starts == ERA_STARTS else ['Era.swift and common.py have different eras']


def stale(files):
    out = []
    for name, text in files:
        path = os.path.join(DATA, name)
        current = open(path, encoding='utf-8').read() if os.path.exists(path) else None
        if current != text:
            out.append('%s is %s' % (name, 'missing' if current is None else 'not current'))
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--check', action='store_true', help='write nothing; exit 1 when a file is not current')
    options = parser.parse_args()
    files, problems = counted()
    files += by_hand()
    problems += tables.problems() + era_problems()
    expected = {name for name, _ in files}
    problems += ['%s belongs to nothing' % n for n in sorted(os.listdir(DATA)) if n not in expected | READERS]
    if options.check:
        problems += stale(files)
    for p in problems:
        print(p, file=sys.stderr)
    if problems:
        sys.exit(1)
    if not options.check:
        for name, text in files:
            with open(os.path.join(DATA, name), 'w', encoding='utf-8') as f:
                f.write(text)
    print('%d files, %d bytes, %s' % (len(files), sum(len(t.encode()) for _, t in files),
                                      'current' if options.check else 'written'))


if __name__ == '__main__':
    main()
