import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

/// The words of commands that name a property.
package enum PropertyWords {
    /// The object whose property is meant.
    package static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    /// The path to the property.
    package static let path = Parameter<Word>(
        "PATH", kind: .propertyPath,
        summary: "an attribute, or the path to one: title, frame.width, segments.segment[2].title")

    /// Traits for which a value is set.
    package static let traits = Parameter<Word>(
        "TRAIT", kind: .trait, summary: "traits for which the value applies, as width=compact or height=regular")
    /// `[for TRAIT…]`
    static let forTraits: Syntax = .optional([.keyword("for"), .several(traits)])

    /// Reads a path; quoted dots do not separate steps.
    ///
    /// - Throws: an error under the word if a step is empty or an index is not a number.
    package static func steps(_ word: Word) throws(CommandError) -> [PropertyPath.Step] {
        // Most paths have one step.
        if word.isBare, word.firstUnquoted(Byte.period) == nil, let step = PropertyPath.step(word.text) {
            return [step]
        }
        var steps: [PropertyPath.Step] = []
        for part in word.parts(separatedBy: Byte.period) {
            let step = part.isBare ? PropertyPath.step(part.text) : PropertyPath.Step(part.text)
            guard let step, !step.name.isEmpty else {
                throw CommandError(
                    "usage", "'\(word.text)' is not a path: write steps separated by dots, as in frame.width",
                    span: word.span)
            }
            steps.append(step)
        }
        return steps
    }
}
