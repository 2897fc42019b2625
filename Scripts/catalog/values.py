"""The kind of value that an attribute has, if the documents leave no doubt.

The text, per family, one fact a line:

    flag * name …                         YES or NO, on whatever element they stand
    number * name …                       a number, likewise
    integer * name …                      a number without fraction, likewise
    flag element name …                   the same of one element's attributes
    number element name …
    integer element name …
    words name element … = value …        all values that these elements can have; * is every element without a line
    seen name element … = value …         the values that documents have there; there may be others
    range name element … = least greatest numbers that these elements can have; a * instead of an element means every one
    unwritten element name=value …        values that are never written, because they are the default

A name counts on every element if at least two have it and all of them have only values of that kind."""
import collections

from evidence import FLAG, INTEGER, NUMBER, OTHER, WORDS
from forms import own_names
from tables import sections

# Numbers in all documents, but not by their meaning: the parts of a version, and a size that can be 'infinite'.
NOT_NUMBERS = frozenset(('version', 'defaultVersion', 'minToolsVersion', 'placeholderIntrinsicHeight',
                         'placeholderIntrinsicWidth'))
# Properties that are NSInteger or NSUInteger in the headers of UIKit, AppKit and Foundation. Documents do not prove it: widths and
# priorities are mostly integers, too. A name after a tag applies to that element only.
INTEGERS = frozenset((
    'formatWidth', 'groupingSize', 'indentationLevel', 'integer/value', 'maximumFractionDigits', 'maximumIntegerDigits',
    'maximumRecents', 'minimumFractionDigits', 'minimumIntegerDigits', 'minuteInterval', 'numberOfClicksRequired',
    'numberOfLines', 'numberOfTapsRequired', 'numberOfTickMarks', 'numberOfTouchesRequired', 'numberOfVisibleItems',
    'preferredFramesPerSecond', 'range/length', 'range/location', 'selectedSegmentIndex', 'selectedTabViewItemIndex', 'tag'))

# Flags that few documents have, from public documentation: UIAccessibilityTraits.
PUBLIC = {('CocoaTouch', 'accessibilityTraits'): {
    'causesPageTurn', 'link', 'playsSound', 'selected', 'startsMediaSession', 'staticText', 'summaryElement', 'tabBar',
    'toggleButton', 'updatesFrequently'}}


def kind(tag, name, form, excluded):
    if form == INTEGER and (name in INTEGERS or tag + '/' + name in INTEGERS):
        return INTEGER
    if form in (INTEGER, NUMBER):
        return OTHER if name in NOT_NUMBERS or name in excluded else NUMBER
    return FLAG if form == FLAG else OTHER


def facts(fam, schema):
    """({attribute: {element: kind}}, {attribute: {element: words}})."""
    kinds, words = collections.defaultdict(dict), collections.defaultdict(dict)
    listed = collections.defaultdict(dict)
    excluded = own_names(fam)
    for tag, attributes in schema.attributes.items():
        for name, attribute in attributes.items():
            kinds[name][tag] = kind(tag, name, attribute.form, excluded)
            if attribute.form == WORDS and name not in excluded:
                words[name][tag] = set(attribute.words)
    for (family, tag), names in PUBLIC.items():
        for name in names if family == fam else ():
            kinds[name][tag] = FLAG
    for line in sections('words.txt')[fam]:
        (name, *tags), more = (part.split() for part in line.split(' = '))
        listed[name].update((tag, set(more)) for tag in tags)
    for name, tags in listed.items():
        for tag, more in tags.items():
            words[name][tag] = words[name].get(tag, set()) | more
    return kinds, words, listed


def groups(words, listed):
    """Returns ('words' or 'seen', elements, their words). The words of an element that has a line in words.txt, or falls under the
    line for every element, are complete; those of others are only what documents have, and elements whose words overlap share them."""
    every, complete, found = listed.get('*', set()), collections.defaultdict(set), []
    for tag, values in sorted(words.items()):
        if tag in listed or every:
            full = values if tag in listed else values | every
            if tag == '*' or full != every:
                complete[tuple(sorted(full))].add(tag)
            continue
        apart, joined = [], ({tag}, set(values))
        for group in found:
            if group[1] & joined[1]:
                joined = (group[0] | joined[0], group[1] | joined[1])
            else:
                apart.append(group)
        found = apart + [joined]
    return [('seen', *group) for group in found] + [('words', tags, set(values)) for values, tags in complete.items()]


def text(fam, schema):
    """Returns the lines of one family."""
    kinds, words, listed = facts(fam, schema)
    lines = []
    for of in (FLAG, NUMBER, INTEGER):
        shared = sorted(n for n, tags in kinds.items() if len(tags) > 1 and set(tags.values()) == {of})
        lines.append('%s * %s' % (of, ' '.join(shared)))
        single = collections.defaultdict(list)
        for name, tags in kinds.items():
            if name not in shared:
                for tag, each in tags.items():
                    if each == of and (of == FLAG or schema.attributes[tag][name].count > 1):
                        single[tag].append(name)
        lines += ['%s %s %s' % (of, tag, ' '.join(sorted(names))) for tag, names in sorted(single.items())]
    for name, tags in sorted(words.items()):
        lines += ['%s %s %s = %s' % (which, name, ' '.join(sorted(elements)), ' '.join(sorted(values)))
                  for which, elements, values in sorted(groups(tags, listed[name]), key=lambda g: sorted(g[1]))]
    lines += ['range ' + line for line in sections('ranges.txt')[fam]]
    lines += ['unwritten %s %s' % (tag, ' '.join(values)) for tag, values in sorted(schema.unwritten.items())]
    return '\n'.join(lines)
