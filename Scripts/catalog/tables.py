"""Reads the hand-written tables (elements, classes, connections, texts, references) and checks them."""
import os

from fresh import Wrong
from common import FAMILIES, HERE

KINDS = ('object', 'connection', 'constraint', 'list', 'value')
# Attributes that hold ids by the public documentation, or because commands write them, but were seen in no document of a family.
UNSEEN = {'segue popoverAnchorBarButtonItem', 'action destination', 'action target', 'designable name'}
# Values that were equal to ids only because numbers and names can look like old numeric ids.
NOT_REFERENCES = frozenset((
    'rect', 'integer', 'tableView rowHeight', 'tableView estimatedRowHeight', 'constraint constant', 'menuItem tag',
    'menuItem identifier', 'toolbarItem tag', 'menu identifier', 'buttonCell tag', 'popUpButtonCell tag',
    'numberFormatter formatWidth', 'scene sceneID', 'imageView image', 'image name'))


def lines(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as f:
        for line in f.read().split('\n'):
            if line.strip() and not line.startswith('#'):
                yield line.strip()


def sections(name):
    """Returns {family: [line]} of a file with headings that name one family or several: [Cocoa]."""
    found, fams = {f: [] for f in FAMILIES}, []
    for line in lines(name):
        if line.startswith('['):
            fams = line[1:-1].split(' ')
        else:
            for fam in fams:
                found[fam].append(line)
    return found


def rows_of_all(name):
    """Returns the lines of a file that all families have, which need not name elements of each."""
    return set.intersection(*map(set, sections(name).values()))


def elements():
    return sections('elements.txt')


def classes():
    return list(lines('classes.txt'))


def problems():
    """Returns the mistakes in the tables that need no evidence to be seen."""
    out = []
    known = [line.split(' ')[0] for line in classes()]
    out += ['classes.txt: %s twice' % c for c in set(known) if known.count(c) > 1]
    for line in classes():
        words = line.split(' ')
        out += ['classes.txt: %s has the unknown superclass %s' % (words[0], s) for s in words[1].split('/')
                if s != '-' and s not in known]
        out += ['classes.txt: %s: %s' % (words[0], w) for w in words[2:]
                if not (w.startswith('!') and w.endswith(':')) and ':' not in w[:-1]]
    shared = rows_of_all('references.txt')
    for fam, rows in elements().items():
        tags = [row.split(' ')[0] for row in rows]
        out += ['elements.txt: %s %s twice' % (fam, t) for t in set(tags) if tags.count(t) > 1]
        for row in rows:
            words = row.split(' ')
            if len(words) < 4 or words[1] not in KINDS:
                out.append('elements.txt: %s' % row)
            elif words[2] != '-' and words[2] not in known:
                out.append('elements.txt: %s has the unknown class %s' % (words[0], words[2]))
        for name in ('texts.txt', 'references.txt'):
            for row in sections(name)[fam]:
                words = row.split(' ')
                tag = words[1] if name == 'texts.txt' else words[0]
                if tag not in tags and row not in shared:
                    out.append('%s: unknown element %s' % (name, tag))
    events = [line.split(' ')[1] for line in lines('connections.txt') if line.startswith('event ')]
    bound = [line.split(' ')[0] for line in lines('bindings.txt')]
    out += ['bindings.txt: %s twice' % c for c in set(bound) if bound.count(c) > 1]
    out += ['bindings.txt: unknown class %s' % c for c in bound if c not in known]
    for line in lines('connections.txt'):
        words = line.split(' ')
        if words[0] == 'event' and len(words) < 3:
            out.append('connections.txt: %s has no meaning' % line)
        if words[0] == 'default' and words[2] not in events:
            out.append('connections.txt: %s' % line)
        if words[0] in ('default', 'trigger', 'awaits', 'exempt') and words[1] not in known:
            out.append('connections.txt: %s' % line)
    return out


def disagreements(fam, schema):
    """Returns where the tables contradict the evidence of one family."""
    out = []
    kinds = {row.split(' ')[0]: row.split(' ')[1:3] for row in elements()[fam]}
    for tag, element in schema.elements.items():
        if tag not in kinds:
            out.append('elements.txt: %s lacks %s' % (fam, tag))
        elif kinds[tag][0] in ('list', 'value') and element.with_id and tag not in ('device', 'adaptation'):
            out.append('elements.txt: %s %s has an id' % (fam, tag))
    for tag in schema.made:
        name = schema.elements[tag].class_name
        plain = name.startswith(('UI', 'NS')) and ' ' not in name
        if plain and kinds[tag][1] != name and name != 'UIHostingController':
            out.append('elements.txt: %s %s is %s, not %s' % (fam, tag, name, kinds[tag][1]))
    shared = rows_of_all('references.txt')
    for name in ('texts.txt', 'references.txt'):
        for row in sections(name)[fam]:
            words = row.split(' ')
            if row in shared and words[0] not in schema.elements:
                continue
            tag, rest = (words[1], words[2:]) if name == 'texts.txt' else (words[0], words[1:])
            out += ['%s: %s %s' % (name, fam, row) for path in rest if not path_exists(schema, tag, path)
                    and words[0] != 'child' and not words[0].endswith('?') and '%s %s' % (tag, path) not in UNSEEN]
    return out + unknown_references(fam, schema) + unknown_connections(fam, schema, kinds)


def unknown_references(fam, schema):
    """Returns the attributes that hold ids and are not in references.txt."""
    named = {'%s %s' % (row.split(' ')[0], a) for row in sections('references.txt')[fam] for a in row.split(' ')[1:]}
    return ['references.txt: %s %s %s resolves %d of %d times' % (fam, tag, name, n, of)
            for tag, name, n, of in schema.references
            if not {tag, '%s %s' % (tag, name), '* ' + name} & (named | NOT_REFERENCES)]


def unknown_connections(fam, schema, kinds):
    """Returns the bindings, events and segues that documents have and the tables do not."""
    out = unknown_bindings(schema.connections['binding'], {tag: words[1] for tag, words in kinds.items()})
    if fam == 'CocoaTouch':
        events = {line.split(' ')[1] for line in lines('connections.txt') if line.startswith('event ')}
        seen = {e for names in schema.connections['event'].values() for e in names} - {'-'}
        out += ['connections.txt: lacks the event %s' % e for e in sorted(seen - events)]
    segues = {line.split(' ')[2] for line in lines('connections.txt') if line.startswith('segue %s ' % fam)}
    pairs = {tuple(line.split(' ')[2:]) for line in lines('connections.txt')
             if line.startswith('relationship %s ' % fam)}
    for tag, names in schema.connections['segue'].items():
        for name in names:
            kind, _, relationship = name.partition('/')
            if kind not in segues or relationship and (tag, relationship) not in pairs:
                out.append('connections.txt: %s lacks the segue %s of %s' % (fam, name, tag))
    return out


def path_exists(schema, tag, path):
    *steps, last = path.split('/')
    for step in steps:
        if step not in schema.children[tag]:
            return False
        tag = step.split('@')[0]
    return last in schema.attributes[tag] or 'string@' + last in schema.children[tag]


def bindings():
    """Returns {class: [name]}, with the marks '#' and '*' of names that can be numbered."""
    return {line.split(' ')[0]: line.split(' ')[1:] for line in lines('bindings.txt')}


def unknown_bindings(seen, classes_of):
    """Returns the bindings of {element: names} that the table does not have."""
    above = {line.split(' ')[0]: line.split(' ')[1].split('/')[-1] for line in classes()}
    table, out = bindings(), []
    for tag, used in seen.items():
        names, name = set(), classes_of.get(tag)
        while name in above:
            names.update(table.get(name, ()))
            name = above[name]
        plain = {n.rstrip('#*') for n in names}
        numbered = {n[:-1] for n in names if n[-1] in '#*'}
        out += ['bindings.txt: %s lacks %s' % (tag, b) for b in used
                if b not in plain and b.rstrip('0123456789') not in numbered]
    return out
