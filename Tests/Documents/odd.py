"""Documents that are legal XML but not as Interface Builder lays it out, made from those that are."""
import re

TAG = re.compile(r'<[A-Za-z][^<>"]*(?:"[^"]*"[^<>"]*)*>')
ATTRIBUTE = re.compile(r' ([\w:]+)="([^"]*)"')


def documents(made):
    """The documents by path.

    made: the documents of the other folders, bytes by path.
    """
    def text(path):
        return made[path].decode()

    result = {
        'CRLF.xib': text('iOS/Collections.xib').replace('\n', '\r\n'),
        'BOM.xib': '\ufeff' + text('macOS/Bindings.xib'),
        'CRLF-BOM.storyboard': '\ufeff' + text('iOS/Segues.storyboard').replace('\n', '\r\n'),
        'Tabs.xib': indented(text('iOS/Actions.xib'), '\t'),
        'TwoSpaces.storyboard': indented(text('iOS/Containers.storyboard'), '  '),
        'NoFinalNewline.xib': text('macOS/MainMenu.xib').rstrip('\n'),
        'BlankLines.xib': text('iOS/Resources.xib').replace('\n', '\n\n') + '\n\n',
        'OneLine.xib': ''.join(line.strip() for line in text('iOS/Constraints.xib').split('\n')),
        'OpenClose.xib': tags(text('iOS/Gestures.xib'), open_close),
        'SingleQuotes.xib': tags(text('iOS/Outlets.xib'), single_quotes),
        'SpaceBeforeSlash.storyboard': tags(text('macOS/Storyboard-22505.storyboard'), lambda tag: tag.replace('/>', ' />')),
        'AttributesOnLines.xib': tags(text('iOS/Form-22505.xib'), lambda tag: ATTRIBUTE.sub('\n\t\\1 = "\\2"', tag)),
        'ReversedAttributes.xib': tags(text('macOS/Controls.xib'), reversed_attributes),
        'NoDeclaration.xib': text('iOS/Stacks.xib').split('\n', 1)[1],
        'CharacterReferences.xib': tags(text('iOS/Bars.xib'), character_references),
        'Comments.xib': commented(text('iOS/RuntimeAttributes.xib')),
        'CommentsAroundScenes.storyboard': commented(text('iOS/References.storyboard')),
        'Foreign.xib': foreign(text('iOS/View.xib')),
        'Ids.xib': IDS,
        'Minimal.xib': MINIMAL,
        'Dangling.xib': DANGLING,
    }
    return {f'Odd/{name}': content.encode() for name, content in result.items()}


def indented(text, unit):
    """The text with another unit of indentation."""
    return re.sub(r'^(?:    )+', lambda match: unit * (len(match.group()) // 4), text, flags=re.M)


def tags(text, change):
    """The text with every start tag changed."""
    return TAG.sub(lambda match: change(match.group()), text)


def open_close(tag):
    return f'{tag[:-2]}></{re.match("<([^ />]+)", tag).group(1)}>' if tag.endswith('/>') else tag


def single_quotes(tag):
    return ATTRIBUTE.sub(lambda match: match.group() if "'" in match.group() else f" {match.group(1)}='{match.group(2)}'", tag)


def reversed_attributes(tag):
    if tag.startswith('<document'):
        return tag
    written = [match.group() for match in ATTRIBUTE.finditer(tag)]
    name = re.match('<[^ />]+', tag).group()
    return name + ''.join(reversed(written)) + ('/>' if tag.endswith('/>') else '>')


def character_references(tag):
    """Some letters of titles and labels as references, decimal and hexadecimal."""
    def referenced(match):
        value = re.sub('[aeiou]', lambda letter: f'&#{ord(letter.group())};', match.group(2))
        return f' {match.group(1)}="{re.sub("[FST]", lambda letter: f"&#x{ord(letter.group()):X};", value)}"'

    return re.sub(r' (title|userLabel|text)="([^"]*)"', referenced, tag)


def commented(text):
    """The text with comments, processing instructions and a CDATA section where XML allows them."""
    text = text.replace('<document ', '<!-- before the document -->\n<?tool keep="this"?>\n<document ', 1)
    text = re.sub(r'^( *)(<(?:userDefinedRuntimeAttribute|button|objects)[ >])', r'\1<!-- a comment: <x a="1"> -->\n\1\2', text,
                  flags=re.M)
    text = re.sub(r'>([^<>\n]+)</string>', r'><![CDATA[\1]]></string>', text)
    text = text.replace('&amp;]]>', '&]]>').replace('&lt;', '&#60;')
    return text + '<!-- after\n     the document -->\n<?tool end?>\n'


def foreign(text):
    """The text with elements and attributes that no version of Interface Builder knows."""
    text = text.replace('<document ', '<document xmlns:x="urn:example:x" x:made="by hand" ', 1)
    view = '<view contentMode="scaleToFill" id="vIe-w0-001">'
    return text.replace(view, view[:-1] + ' x:note="a &lt; b" zzUnknown="1">\n'
                        '            <x:extra kind="first" id="eXt-ra-001"><x:deep/>text &amp; more</x:extra>\n'
                        '            <futureProperty key="future" amount="2"/>', 1)


HEADER = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
    </dependencies>
'''

# Ids as people and other programs write them.
IDS = HEADER + '''    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
            <connections>
                <outlet property="deep" destination="12.34" id="100042"/>
                <outlet property="name" destination="näme-标签" id="o 2"/>
                <outlet property="quoted" destination="it's &quot;q&quot;" id="o-3"/>
                <outlet property="view" destination="1" id="2147483648"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label opaque="NO" text="Digits and a dot" id="12.34">
                    <rect key="frame" x="20" y="20" width="42" height="21"/>
                </label>
                <label opaque="NO" text="Not ASCII" id="näme-标签">
                    <rect key="frame" x="20" y="50" width="42" height="21"/>
                </label>
                <label opaque="NO" text="Quotes" id="it's &quot;q&quot;">
                    <rect key="frame" x="20" y="80" width="42" height="21"/>
                </label>
                <label opaque="NO" text="A space" id="a label">
                    <rect key="frame" x="20" y="110" width="42" height="21"/>
                </label>
                <label opaque="NO" text="An arrow" id="a-&gt;b">
                    <rect key="frame" x="20" y="140" width="42" height="21"/>
                </label>
                <label opaque="NO" text="Long" id="a-label-with-an-identifier-that-somebody-wrote-by-hand-and-that-says-what-the-label-is-for">
                    <rect key="frame" x="20" y="170" width="42" height="21"/>
                </label>
                <label opaque="NO" text="Without an id">
                    <rect key="frame" x="20" y="200" width="42" height="21"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
'''

# As little as a document can have.
MINIMAL = '''<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
<objects><view id="v"/></objects></document>'''

# References to what is not there, as a hand edit or a merge leaves them.
DANGLING = HEADER + '''    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
            <connections>
                <outlet property="gone" destination="gOn-e0-001" id="oUt-le-001"/>
                <outlet property="view" destination="vIe-w0-001" id="oUt-le-002"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="vIe-w0-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <button opaque="NO" id="bUt-to-001">
                    <rect key="frame" x="20" y="60" width="42" height="21"/>
                    <connections>
                        <action selector="go:" destination="gOn-e0-002" eventType="touchUpInside" id="aCt-io-001"/>
                    </connections>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="gOn-e0-003" firstAttribute="top" secondItem="vIe-w0-001" secondAttribute="top" id="cOn-st-001"/>
            </constraints>
        </view>
    </objects>
</document>
'''
