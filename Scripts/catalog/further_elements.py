"""Writes the tables `further-elements.tsv` of `evidence/`: elements that no other evidence has, counted in further documents.

    further_elements.py REPOSITORY…

Each REPOSITORY is a folder with a Git repository, named as its owner and its name are; the newest version of its documents is
read. Counted are the elements of elements.txt that documents of the other tables do not have. A row is one form of an element:
its attributes with the form of their values, its children and where it is. Rows of other repositories stay as they are."""
import collections
import os

import evidence
import forms
import tables
from common import ATTRIBUTES, FAMILIES, era
from further import git
from measurements import arguments, family, parse_bytes, sequences, tools_version


def documents(repository):
    """Yields the bytes of the documents of the newest version."""
    for line in git(repository, 'ls-tree', '-r', '-z', 'HEAD').decode('utf-8', 'replace').split('\0'):
        about, _, path = line.partition('\t')
        if path.endswith(('.xib', '.storyboard')):
            yield git(repository, 'cat-file', 'blob', about.split(' ')[2])


def name(repository):
    """The name of a repository by its folder: owner/name."""
    parts = [part for part in os.path.abspath(repository).split(os.sep) if part not in ('.git', 'repo')]
    return parts[-1].replace('+', '/', 1)


def survey(repositories, wanted):
    """{(family, element, era, attributes, children, parent): repositories with one}, {(family, element, attribute): values}."""
    found, values = collections.defaultdict(list), collections.defaultdict(set)
    for repository in repositories:
        for text in documents(repository):
            root = parse_bytes(text)
            if root is None:
                continue
            fam, e = family(root), era(tools_version(root))
            for node in root.walk():
                if node.tag not in wanted[fam]:
                    continue
                attributes = tuple(next(names for which, names in sequences(node) if which == ATTRIBUTES))
                children = tuple(child.label() for child in node.children)
                parent = node.parent.tag if node.parent else ''
                found[fam, node.tag, e, attributes, children, parent].append(name(repository))
                for attribute, value in node.attributes:
                    values[fam, node.tag, attribute].add(value)
    return found, values


def rows(fam, found, values):
    own = forms.own_names(fam)
    for (one, tag, e, attributes, children, parent), seen in found.items():
        if one == fam:
            words = ['%s:%s' % (a, forms.form(a, values[fam, tag, a], 0, len(values[fam, tag, a]), own)[0]
                                if a not in own else forms.OTHER) for a in attributes]
            yield [tag, e, ' '.join(words), ' '.join(children), parent, len(seen), ' '.join(sorted(set(seen)))]


def main():
    parser = arguments(__doc__.split('\n')[0])
    parser.add_argument('repositories', nargs='+', metavar='REPOSITORY')
    options = parser.parse_args()
    wanted = {}
    for fam in FAMILIES:
        known = evidence.Schema(fam, further=False).elements
        wanted[fam] = {row.split(' ')[0] for row in tables.elements()[fam]} - set(known)
    found, values = survey(options.repositories, wanted)
    counted = {name(repository) for repository in options.repositories}
    for fam in FAMILIES:
        others = [row for row in evidence.table(fam, 'further-elements') if not counted & set(row[-1].split())]
        with open(evidence.path(fam, 'further-elements'), 'w', encoding='utf-8') as f:
            f.write(evidence.table_text('further-elements', [*others, *rows(fam, found, values)]))


if __name__ == '__main__':
    main()
