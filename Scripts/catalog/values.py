"""What kind of value an attribute has, where the measured documents leave no doubt.

The text, per family, one fact a line:

    flag * name …                         YES or NO, on whatever element they stand
    number * name …                       a number, likewise
    integer * name …                      a number without fraction, likewise
    flag element name …                   the same of one element's attributes
    number element name …
    integer element name …
    words name element … = value …        all values that these elements have been seen with

A name counts on every element when at least two have it and all of them have only values of that kind."""
import collections
import re

import tables
from inputs import documents

FLAG, NUMBER, INTEGER, OTHER = 'flag', 'number', 'integer', ''
NUMERAL = re.compile(r'[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?')
INTEGRAL = re.compile(r'-?\d+')
WORD = re.compile(r'[A-Za-z][A-Za-z0-9]*')
# Numbers in all documents, yet not by their meaning: a version's parts, and a size that can be 'infinite' in a view's
# other direction. Neither is a text or an id, and what was seen once may be a numeral by accident.
NOT_NUMBERS = frozenset(('version', 'defaultVersion', 'minToolsVersion', 'placeholderIntrinsicHeight',
                         'placeholderIntrinsicWidth'))
# Properties that are NSInteger or NSUInteger in the headers of UIKit, AppKit and Foundation. That only integers were seen is
# no proof: widths and priorities mostly are. A name after a tag counts on that element only.
INTEGERS = frozenset((
    'formatWidth', 'groupingSize', 'indentationLevel', 'integer/value', 'maximumFractionDigits', 'maximumIntegerDigits',
    'maximumRecents', 'minimumFractionDigits', 'minimumIntegerDigits', 'minuteInterval', 'numberOfClicksRequired',
    'numberOfLines', 'numberOfTapsRequired', 'numberOfTickMarks', 'numberOfTouchesRequired', 'numberOfVisibleItems',
    'preferredFramesPerSecond', 'range/length', 'range/location', 'selectedSegmentIndex', 'selectedTabViewItemIndex', 'tag'))
# A set of words is closed when it is small and each was seen often, so that a further one would have shown.
MOST_WORDS, LEAST_SEEN, LEAST_EACH = 16, 30, 8
# Names that the user or the command for connections gives, though few different ones were seen.
NOT_WORDS = frozenset(('id', 'key', 'customClass', 'customModule', 'property', 'eventType', 'identifier', 'relationship',
                       'placeholderIdentifier', 'kind', 'colorSpace', 'customColorSpace', 'cocoaTouchSystemColor'))


def measured(corpus):
    """{family: {(element, attribute): {value}}} of the whole corpus."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for fam, _, root, _ in documents(corpus):
        for node in root.walk():
            for name, value in node.attributes:
                found[fam][node.tag, name].add(value)
    return found


def kind(tag, name, values):
    if values <= {'YES', 'NO'}:
        return FLAG
    if (name in INTEGERS or tag + '/' + name in INTEGERS) and all(INTEGRAL.fullmatch(v) for v in values):
        return INTEGER
    return NUMBER if all(NUMERAL.fullmatch(v) for v in values) else OTHER


def own_words(fam):
    """Attributes that hold texts or ids, whose values are no words of the format."""
    rows = [row.split(' ')[2:] for row in tables.sections('texts.txt')[fam]]
    rows += [row.split(' ')[1:] for row in tables.sections('references.txt')[fam]]
    return {path.split('/')[-1] for row in rows for path in row} | NOT_WORDS


def facts(fam, schema, seen):
    """({attribute: {element: kind}}, {attribute: {element: words}})."""
    kinds, words = collections.defaultdict(dict), collections.defaultdict(dict)
    excluded = own_words(fam)
    for tag, element in schema.items():
        for name, fact in element['attrs'].items():
            values = {v for v, _ in fact['examples']} | seen[tag, name]
            of = kind(tag, name, values)
            kinds[name][tag] = OTHER if of == NUMBER and (name in NOT_NUMBERS or name in excluded) else of
            complete = len(values) == fact['distinct'] and all(WORD.fullmatch(v) for v in values)
            often = fact['count'] >= max(LEAST_SEEN, LEAST_EACH * fact['distinct'])
            if not of and name not in excluded and complete and often and 2 <= len(values) <= MOST_WORDS:
                words[name][tag] = values
    return kinds, words


def groups(words):
    """Elements whose words overlap, with all words of theirs together."""
    found = []
    for tag, values in sorted(words.items()):
        apart, joined = [], ({tag}, set(values))
        for group in found:
            if group[1] & joined[1]:
                joined = (group[0] | joined[0], group[1] | joined[1])
            else:
                apart.append(group)
        found = apart + [joined]
    return found


def text(fam, schema, seen):
    """The lines of one family."""
    kinds, words = facts(fam, schema, seen)
    lines = []
    for of in (FLAG, NUMBER, INTEGER):
        shared = sorted(n for n, tags in kinds.items() if len(tags) > 1 and set(tags.values()) == {of})
        lines.append('%s * %s' % (of, ' '.join(shared)))
        single = collections.defaultdict(list)
        for name, tags in kinds.items():
            if name not in shared:
                for tag, each in tags.items():
                    if each == of and (of == FLAG or schema[tag]['attrs'][name]['count'] > 1):
                        single[tag].append(name)
        lines += ['%s %s %s' % (of, tag, ' '.join(sorted(names))) for tag, names in sorted(single.items())]
    for name, tags in sorted(words.items()):
        lines += ['words %s %s = %s' % (name, ' '.join(sorted(elements)), ' '.join(sorted(values)))
                  for elements, values in sorted(groups(tags), key=lambda g: sorted(g[0]))]
    return '\n'.join(lines)
