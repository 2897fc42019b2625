"""The form of an attribute's values, told from all values that documents have, and which values are words of the format."""
import re

import tables
from evidence import FLAG, INTEGER, NUMBER, OTHER, WORDS

NUMERAL = re.compile(r'[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?')
INTEGRAL = re.compile(r'-?\d+')
WORD = re.compile(r'[A-Za-z][A-Za-z0-9]*')
# A set of words is complete if it is small and each word was seen so often that a further one would have shown.
MOST_WORDS, LEAST_SEEN, LEAST_EACH = 16, 30, 8
# Names that the user or the command for connections gives, though few different ones were seen.
NOT_WORDS = frozenset(('id', 'key', 'customClass', 'customModule', 'property', 'eventType', 'identifier', 'relationship',
                       'placeholderIdentifier', 'kind', 'colorSpace', 'customColorSpace', 'cocoaTouchSystemColor'))


def own_names(fam):
    """Attributes that hold texts or ids, whose values are no words of the format."""
    rows = [row.split(' ')[2:] for row in tables.sections('texts.txt')[fam]]
    rows += [row.split(' ')[1:] for row in tables.sections('references.txt')[fam]]
    return {path.split('/')[-1] for row in rows for path in row} | NOT_WORDS


def form(name, values, count, distinct, own):
    """(form, words) of an attribute: its values, how often and how many of them were seen, and the names of `own_names`."""
    if values <= {'YES', 'NO'}:
        return FLAG, []
    for of, pattern in ((INTEGER, INTEGRAL), (NUMBER, NUMERAL)):
        if all(pattern.fullmatch(value) for value in values):
            return of, []
    complete = len(values) == distinct and all(WORD.fullmatch(value) for value in values)
    often = count >= max(LEAST_SEEN, LEAST_EACH * distinct)
    if name not in own and complete and often and 2 <= len(values) <= MOST_WORDS:
        return WORDS, sorted(values)
    return OTHER, []
