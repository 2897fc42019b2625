"""Shapes of documents for Scripts/scaling: one object with a child, or a child of a list in it, repeated as often as wanted.

Which children may repeat comes from the catalogue's evidence: the most frequent child of each list, those of which documents saved by
Xcode have more than of their parents, those that have one of several keys, and every kind of connection and resource.
"""
import collections
import os

EVIDENCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'evidence')
FAMILIES = {'CocoaTouch': ('com.apple.InterfaceBuilder3.CocoaTouch.XIB', 'iOS.CocoaTouch'),
            'Cocoa': ('com.apple.InterfaceBuilder3.Cocoa.XIB', 'MacOSX.Cocoa')}
XIB = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="%s" version="3.0" toolsVersion="22505" targetRuntime="%s" propertyAccessControl="none">
    <objects>
        <%s userLabel="File's Owner" customClass="Owner"/>
%s
    </objects>
%s
</document>
'''
OWNER = {'CocoaTouch': 'placeholder placeholderIdentifier="IBFilesOwner" id="-1"', 'Cocoa': 'customObject id="-2"'}
TOP = 'TOP-00-001'
VIEW = f'<view id="{TOP}"/>'
# Attributes that name another object, and those that have a value of their own in each element.
ENDS = {'destination', 'target', 'firstItem', 'secondItem', 'reference', 'object'}
NAMES = {'property', 'selector', 'keyPath', 'title', 'label', 'name', 'identifier', 'text', 'catalog', 'image', 'itemIdentifier'}


def rows(family, table):
    """Returns the rows of a table of the evidence, without its head."""
    with open(os.path.join(EVIDENCE, family, table + '.tsv'), encoding='utf-8') as file:
        return [line.rstrip('\n').split('\t') for line in file][1:]


class Family:
    """What the evidence says of the documents of iOS or macOS."""

    def __init__(self, name):
        self.name = name
        self.children = collections.defaultdict(collections.Counter)  # by parent, element and key
        self.parents = collections.defaultdict(collections.Counter)  # by element
        for parent, child, count in rows(name, 'children'):
            element = child.partition('@')[0]
            self.children[parent][child] += int(count)
            self.parents[element][parent] += int(count)
        self.attributes = collections.defaultdict(dict)
        for element, attribute, count in (row[:3] for row in rows(name, 'attributes')):
            self.attributes[element][attribute] = int(count)

    def count(self, element):
        return sum(self.parents[element].values())

    def repeated(self):
        """Returns pairs of a parent and a child that may repeat in it; a child that repeats with different keys ends in '@'."""
        found = set()
        for parent, children in self.children.items():
            keys = collections.Counter(child.partition('@')[0] for child in children if '@' in child)
            found |= {(parent, element + '@') for element, count in keys.items() if count > 2}
            found |= {(parent, child) for child, count in children.items() if '@' not in child and count > self.count(parent)}
        found |= {(parent, child) for parent in ('connections', 'resources') for child in self.children[parent]}
        for name in {row[1] for row in rows(self.name, 'lists')}:
            found |= {(name, child) for child, _ in self.children[name].most_common(1)}
        # Scenes have a document of their own in Scripts/scaling, and the other children of a document are there once. Designables name
        # objects, and the shapes have one: their document would not be sound.
        return sorted(pair for pair in found if pair[0] not in ('document', 'scenes', 'designables'))

    def is_object(self, element):
        return 'id' in self.attributes[element]

    def chain(self, parent):
        """Returns the elements from an object down to a parent, by the most frequent way."""
        chain = [parent]
        while not self.is_object(chain[0]) and len(chain) < 5:
            known = [(count, name) for name, count in self.parents[chain[0]].items() if name not in chain]
            if not known:
                break
            chain.insert(0, max(known)[1])
        return chain

    def element(self, child, number):
        """Returns an element that differs from its siblings in what names it, and follows those of smaller numbers in sorted lists."""
        element, _, keyed = child.partition('@')
        known = self.attributes[element]
        words = [f'key="key{number:06d}"'] if child.endswith('@') else []
        for attribute in sorted(known):
            if attribute in ENDS and known[attribute] * 2 > max(known.values()):
                words.append(f'{attribute}="{TOP}"')
            elif attribute in NAMES:
                words.append(f'{attribute}="name{number:06d}"')
        if 'id' in known:
            digits = f'{number:07d}'
            words.append(f'id="E{digits[:2]}-{digits[2:4]}-{digits[4:]}"')
        return f'<{" ".join([element, *words])}/>'

    def document(self, parent, child, count):
        """Returns the text of a document in which a parent has as many of a child as wanted."""
        chain = [element for element in self.chain(parent) if element != 'document']
        if chain == ['objects']:
            chain = []
        # Lists of the document itself are beside its objects, and have no id.
        is_list = chain and self.chain(parent)[0] == 'document'
        top = '' if is_list else f' id="{TOP}"'
        opened = ''.join(f'<{element}' + (top if index == 0 else '') + '>' for index, element in enumerate(chain))
        closed = ''.join(f'</{element}>' for element in reversed(chain))
        inner = '\n'.join(self.element(child, number) for number in range(count))
        made = f'{opened}\n{inner}\n{closed}'
        objects, lists = (VIEW, made) if is_list else (made, '')
        return XIB % (*FAMILIES[self.name], OWNER[self.name], objects, lists)


def all_shapes():
    """Returns the families with the pairs that repeat in their documents; a pair of both is taken once."""
    taken, shapes = set(), []
    for family in map(Family, FAMILIES):
        for pair in family.repeated():
            if pair not in taken:
                taken.add(pair)
                shapes.append((family, *pair))
    return shapes
