"""Writes the tables `unwritten.tsv` of `evidence/`: values that Interface Builder does not write, because they are the default.

    unwritten.py FOLDER…

The folders hold documents that Interface Builder saved. A value is in the table if the attribute was seen at least 20 times on
the element, and never with this value: for flags, the other of YES and NO; for the attributes of `DEFAULTS`, the value that
public documentation calls the default."""
import collections
import os
import sys
import xml.etree.ElementTree as ElementTree

import evidence
from common import FAMILIES
from measurements import FIXTURES

LEAST_SEEN = 20
# UIKit's and AppKit's defaults.
DEFAULTS = {
    'alpha': ('1',), 'alphaValue': ('1',), 'constant': ('0', '0.0'), 'horizontalCompressionResistancePriority': ('750',),
    'horizontalHuggingPriority': ('250',), 'indentationLevel': ('0',), 'minimumScaleFactor': ('0', '0.0'),
    'multiplier': ('1', '1:1'), 'numberOfLines': ('1',), 'priority': ('1000',), 'spacing': ('0', '0.0'), 'tag': ('0',),
    'verticalCompressionResistancePriority': ('750',), 'verticalHuggingPriority': ('250',)}
# What marks a document or an element rather than being a property of it.
MARKS = frozenset(('ambiguous', 'misplaced', 'fixedFrame', 'base64-UTF8'))


def documents(folders):
    """Yields the family and the root of each document."""
    for folder in folders:
        for path, names, files in os.walk(folder):
            names[:] = [name for name in names if name not in FIXTURES]
            for name in sorted(files):
                if not name.endswith(('.xib', '.storyboard')):
                    continue
                try:
                    root = ElementTree.parse(os.path.join(path, name)).getroot()
                except ElementTree.ParseError:
                    continue
                runtime = root.get('targetRuntime', '')
                if root.tag == 'document' and 'watch' not in runtime.lower():
                    yield 'Cocoa' if runtime.startswith('MacOSX') else 'CocoaTouch', root


def count(folders):
    """{family: {(element, attribute): {value: n}}}."""
    seen = {fam: collections.defaultdict(collections.Counter) for fam in FAMILIES}
    for fam, root in documents(folders):
        for node in root.iter():
            for name, value in node.attrib.items():
                seen[fam][node.tag, name][value] += 1
    return seen


def unwritten(name, values):
    """The values of an attribute that are never written."""
    if name in MARKS or sum(values.values()) < LEAST_SEEN:
        return ()
    if set(values) in ({'YES'}, {'NO'}):
        return ('NO',) if 'YES' in values else ('YES',)
    return tuple(value for value in DEFAULTS.get(name, ()) if value not in values)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.split('\n')[2].strip())
    for fam, counts in count(sys.argv[1:]).items():
        rows = [(tag, name, value, sum(values.values())) for (tag, name), values in counts.items()
                if tag != 'document' for value in unwritten(name, values)]
        with open(evidence.path(fam, 'unwritten'), 'w', encoding='utf-8') as f:
            f.write(evidence.table_text('unwritten', rows))
        print('%s: %d values' % (fam, len(rows)))


if __name__ == '__main__':
    main()
