"""Reads library-*.txt, the items of Interface Builder's library, and checks them against the fresh objects."""
import os

from common import HERE

FILES = {'CocoaTouch': 'library-cocoatouch.txt', 'Cocoa': 'library-cocoa.txt'}
# The lines of an item, in the order of the Swift text.
FIELDS = ('platforms', 'form', 'in', 'with')
PLATFORMS = {'CocoaTouch': ('iOS', 'tvOS', 'watchOS'), 'Cocoa': ('macOS',)}
EVERYWHERE = {'CocoaTouch': 'iOS tvOS', 'Cocoa': 'macOS'}


class Wrong(Exception):
    pass


def read(fam):
    """Returns the items: dictionaries with the keys group, item, seen or unseen, and those of FIELDS."""
    items, group = [], None
    with open(os.path.join(HERE, FILES[fam]), encoding='utf-8') as f:
        lines = f.read().split('\n')
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith('#'):
            continue
        word, _, rest = line.strip().partition(' ')
        if not line.startswith(' '):
            if word == 'group':
                group = rest
            elif word == 'item' and group:
                items.append({'group': group, 'item': rest, 'platforms': EVERYWHERE[fam], 'with': ''})
            else:
                raise Wrong('%s:%d: neither a group nor an item' % (FILES[fam], number))
        elif word in FIELDS + ('seen', 'unseen') and items and rest:
            items[-1][word] = rest
        else:
            raise Wrong('%s:%d: %s is no line of an item' % (FILES[fam], number, word))
    return items


def problems(fam, items, roots):
    """Returns what is missing or contradicts the fresh objects."""
    out, seen = [], set()
    forms = {r.label + (':' + r.variant if r.variant else '') for r in roots}
    for item in items:
        name = item['item']
        out += ['%s: no line %s' % (name, f) for f in ('form', 'in') if f not in item]
        if ('seen' in item) == ('unseen' in item):
            out.append('%s: needs one of seen and unseen' % name)
        if set(item['platforms'].split()) - set(PLATFORMS[fam]):
            out.append('%s: unknown platform' % name)
        if 'watchOS' not in item['platforms'] and item.get('form') not in forms:
            out.append('%s: no fresh object %s' % (name, item.get('form')))
        for platform in item['platforms'].split():
            if (name.lower(), platform) in seen:
                out.append('%s is there twice' % name)
            seen.add((name.lower(), platform))
    return ['%s library: %s' % (fam, o) for o in out]


def text(items):
    """Returns the lines that the Swift module reads: group, name, FIELDS, and the evidence after + or -."""
    return '\n'.join('\t'.join([item['group'], item['item']] + [item[f] for f in FIELDS]
                               + ['+' + item['seen'] if 'seen' in item else '-' + item['unseen']]) for item in items)
