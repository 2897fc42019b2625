"""Pairs of versions of a document with the edits between them.

The second version is written here line by line, as Interface Builder would have saved it, and not by nibsh. The edits are in the
form of the pairs of real documents that the tests read as well: one object for each, with 'op' and what it is about.
"""
import json

LABEL_CLASS = ' id="lAb-el-001" userLabel="Prompt"'
LONG = ('An explanation that has more than a hundred and twenty-seven characters, which is the most that an attribute of text '
        'holds before it becomes a child of its own.')


def line(depth, text):
    return '    ' * depth + text + '\n'


def after(anchor, *lines):
    """A replacement that puts lines after an anchor."""
    return anchor, anchor + ''.join(lines)


def before(anchor, *lines):
    """A replacement that puts lines before an anchor."""
    return anchor, ''.join(lines) + anchor


# The name of each pair, its kind, the document that it starts from, the replacements, the edits.
PAIRS = [
    ('outlet-added', 'pure connections', 'iOS/Outlets.xib', [
        before(line(4, '<outlet property="nameLabel" destination="lAb-el-001" id="oUt-le-002"/>'),
               line(4, '<outlet property="hintLabel" destination="lAb-el-001" id="nEw-ou-001"/>'))],
     [{'op': 'addConnection', 'kind': 'outlet', 'source': '-1',
       'attrs': {'property': 'hintLabel', 'destination': 'lAb-el-001', 'id': 'nEw-ou-001'}}]),
    ('outlet-removed', 'pure connections', 'iOS/Outlets.xib', [
        (line(4, '<outlet property="zipField" destination="tFi-el-002" id="oUt-le-003"/>'), '')],
     [{'op': 'removeConnection', 'id': 'oUt-le-003'}]),
    ('action-added', 'pure connections', 'iOS/Form-22505.xib', [
        before(line(4, '</switch>'),
               line(5, '<connections>'),
               line(6, '<action selector="toggle:" destination="-1" eventType="valueChanged" id="nEw-ac-001"/>'),
               line(5, '</connections>'))],
     [{'op': 'addConnection', 'kind': 'action', 'source': 'sWi-tc-001',
       'attrs': {'selector': 'toggle:', 'destination': '-1', 'eventType': 'valueChanged', 'id': 'nEw-ac-001'}}]),
    ('action-added-macos', 'pure connections', 'macOS/MainMenu.xib', [
        after('<menuItem title="Hidden" tag="3" hidden="YES" id="iTe-m0-007">\n'
              + line(8, '<modifierMask key="keyEquivalentModifierMask"/>'),
              line(8, '<connections>'),
              line(9, '<action selector="reveal:" target="-1" id="nEw-ac-001"/>'),
              line(8, '</connections>'))],
     [{'op': 'addConnection', 'kind': 'action', 'source': 'iTe-m0-007',
       'attrs': {'selector': 'reveal:', 'target': '-1', 'id': 'nEw-ac-001'}}]),
    ('binding-added', 'pure connections', 'macOS/Bindings.xib', [
        before(line(7, '<binding destination="aRr-ay-001" name="value" keyPath="selection.name" id="bIn-di-004"/>'),
               line(7, '<binding destination="-2" name="hidden" keyPath="isGuestless" id="nEw-bi-001"/>'))],
     [{'op': 'addConnection', 'kind': 'binding', 'source': 'tFi-el-001',
       'attrs': {'destination': '-2', 'name': 'hidden', 'keyPath': 'isGuestless', 'id': 'nEw-bi-001'}}]),
    ('segue-identifier', 'attributes', 'iOS/Scenes-22505.storyboard', [('identifier="next"', 'identifier="following"')],
     [{'op': 'changeConnection', 'id': 'sEg-ue-001', 'kind': 'segue', 'set': {'identifier': 'following'}}]),
    ('title-of-a-controller', 'mixed', 'iOS/Segues.storyboard', [
        ('<!--Detail-->', '<!--Particulars-->'), ('title="Detail" id="vCt-rl-002"', 'title="Particulars" id="vCt-rl-002"')],
     [{'op': 'setAttribute', 'object': 'vCt-rl-002', 'name': 'title', 'value': 'Particulars'}]),
    ('attributes', 'attributes', 'iOS/Form-22505.xib', [
        ('text="Your name"', 'text="Your &lt;full&gt; name &amp; title"'),
        ('<button opaque="NO" tag="7"', '<button opaque="NO" alpha="0.5" tag="7"'),
        ('minValue="0.0" maxValue="1"', 'minValue="-1" maxValue="1"')],
     [{'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'text', 'value': 'Your <full> name & title'},
      {'op': 'setAttribute', 'object': 'bUt-to-001', 'name': 'alpha', 'value': '0.5'},
      {'op': 'setAttribute', 'object': 'sLi-de-001', 'name': 'minValue', 'value': '-1'}]),
    ('attributes-of-children', 'attributes', 'iOS/Form-8191.xib', [
        ('<state key="normal" title="Send"', '<state key="normal" title="Submit"'), (' tag="7"', '')],
     [{'op': 'setAttribute', 'object': 'bUt-to-001/state[key=normal]', 'name': 'title', 'value': 'Submit'},
      {'op': 'removeAttribute', 'object': 'bUt-to-001', 'name': 'tag'}]),
    ('class-and-label', 'identity', 'iOS/Form-22505.xib', [
        (LABEL_CLASS, ' id="lAb-el-001" userLabel="Hint" customClass="PromptLabel" customModule="Shop" customModuleProvider="target"')],
     [{'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'userLabel', 'value': 'Hint'},
      {'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'customClass', 'value': 'PromptLabel'},
      {'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'customModule', 'value': 'Shop'},
      {'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'customModuleProvider', 'value': 'target'}]),
    ('constraints', 'constraints', 'iOS/Form-22505.xib', [
        ('secondAttribute="leading" constant="20" id="cOn-st-001"', 'secondAttribute="leading" constant="16.5" id="cOn-st-001"'),
        (line(4, '<constraint firstItem="tFi-el-001" firstAttribute="leading" secondItem="lAb-el-001" secondAttribute="leading" '
                 'id="cOn-st-003"/>'), ''),
        after('constant="8" id="cOn-st-004"/>\n',
              line(4, '<constraint firstAttribute="trailing" secondItem="tFi-el-001" secondAttribute="trailing" constant="16" '
                      'id="nEw-co-001"/>'))],
     [{'op': 'changeConstraint', 'id': 'cOn-st-001', 'kind': 'constraint', 'set': {'constant': '16.5'}},
      {'op': 'removeConstraint', 'id': 'cOn-st-003'},
      {'op': 'addConstraint', 'owner': 'vIe-w0-001',
       'attrs': {'firstAttribute': 'trailing', 'secondItem': 'tFi-el-001', 'secondAttribute': 'trailing', 'constant': '16',
                 'id': 'nEw-co-001'}}]),
    ('object-added', 'objects', 'macOS/MainMenu.xib', [
        before(line(7, '<menuItem title="Export" keyEquivalent="E" id="iTe-m0-006">'),
               line(7, '<menuItem title="Close" keyEquivalent="w" id="nEw-it-001"/>'))],
     [{'op': 'addObject', 'id': 'nEw-it-001', 'tag': 'menuItem', 'parent': 'mEn-u0-003', 'slot': 'items', 'index': 2,
       'xml': '<menuItem title="Close" keyEquivalent="w" id="nEw-it-001"/>'}]),
    ('object-moved', 'objects', 'macOS/MainMenu.xib', [
        (line(7, '<menuItem isSeparatorItem="YES" id="sEp-ar-001"/>'), ''),
        before(line(7, '<menuItem title="About Shop" id="iTe-m0-003">'),
               line(7, '<menuItem isSeparatorItem="YES" id="sEp-ar-001"/>'))],
     [{'op': 'moveObject', 'id': 'sEp-ar-001', 'parent': 'mEn-u0-002', 'slot': 'items', 'index': 1}]),
    ('child-replaced', 'mixed', 'iOS/Resources.xib', [
        ('<color key="backgroundColor" white="0.66666666666666663" alpha="1" colorSpace="custom" '
         'customColorSpace="genericGamma22GrayColorSpace"/>',
         '<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>')],
     [{'op': 'childElement', 'object': 'iMa-ge-002', 'action': 'replace', 'child': 'color[key=backgroundColor]',
       'xml': '<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>'}]),
    ('last-use-of-a-color', 'mixed', 'iOS/Resources.xib', [
        (line(5, '<color key="tintColor" systemColor="systemTealColor"/>'), ''),
        (line(2, '<systemColor name="systemTealColor">')
         + line(3, '<color red="0.18823529411764706" green="0.69019607843137254" blue="0.7803921568627451" alpha="1" '
                   'colorSpace="custom" customColorSpace="sRGB"/>') + line(2, '</systemColor>'), '')],
     [{'op': 'childElement', 'object': 'iMa-ge-003', 'action': 'remove', 'child': 'color[key=tintColor]'}]),
    ('image-changed', 'mixed', 'iOS/Resources.xib', [
        ('image="star.fill" catalog="system"', 'image="moon" catalog="system"'),
        (line(2, '<image name="star.fill" catalog="system" width="128" height="128"/>'), ''),
        after(line(2, '<image name="logo" width="16" height="16"/>'),
              line(2, '<image name="moon" catalog="system" width="128" height="128"/>'))],
     [{'op': 'setAttribute', 'object': 'iMa-ge-003', 'name': 'image', 'value': 'moon'}]),
    ('runtime-attributes', 'mixed', 'iOS/Form-22505.xib', [
        (line(7, '<integer key="value" value="4"/>') + line(6, '</userDefinedRuntimeAttribute>'),
         line(7, '<integer key="value" value="6"/>') + line(6, '</userDefinedRuntimeAttribute>')
         + line(6, '<userDefinedRuntimeAttribute type="boolean" keyPath="isFlat" value="YES"/>'))],
     [{'op': 'changeRuntimeAttribute', 'object': 'bUt-to-001', 'keyPath': 'layer.cornerRadius', 'type': 'number', 'value': None,
       'valueXml': '<integer key="value" value="6"/>'},
      {'op': 'addRuntimeAttribute', 'object': 'bUt-to-001', 'keyPath': 'isFlat', 'type': 'boolean', 'value': 'YES'}]),
    ('long-text', 'attributes', 'iOS/Form-22505.xib', [
        (' text="Your name" textAlignment', ' textAlignment'),
        after(LABEL_CLASS + '>\n' + line(5, '<rect key="frame" x="0.0" y="0.0" width="42" height="21"/>'),
              line(5, f'<string key="text">{LONG}</string>'))],
     [{'op': 'setAttribute', 'object': 'lAb-el-001', 'name': 'text', 'value': LONG}]),
    ('carriage-returns', 'pure connections', 'Odd/CRLF.xib', [
        (line(4, '<outletCollection property="controls" destination="bUt-to-002" collectionClass="NSMutableArray" id="cOl-le-002"/>')
         .replace('\n', '\r\n'), '')],
     [{'op': 'removeConnection', 'id': 'cOl-le-002'}]),
]


def files(made):
    """The files of all pairs by path.

    made: the documents of the other folders, bytes by path.
    """
    result = {}
    for name, kind, path, replacements, edits in PAIRS:
        old = made[path].decode()
        new = old
        for text, replacement in replacements:
            if new.count(text) != 1:
                raise SystemExit(f'error: {name}: {new.count(text)} of {text!r} in {path}')
            new = new.replace(text, replacement)
        suffix = path.split('.')[-1]
        description = {'kind': suffix, 'class': kind, 'before': f'{name}.before.{suffix}', 'after': f'{name}.after.{suffix}',
                       'ops': edits}
        result[f'Deltas/{name}.before.{suffix}'] = old.encode()
        result[f'Deltas/{name}.after.{suffix}'] = new.encode()
        result[f'Deltas/{name}.json'] = (json.dumps(description, indent=1, ensure_ascii=False) + '\n').encode()
    return result
