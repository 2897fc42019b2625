import CommandLanguage
import ObjectReferences

extension Parameter where Value == Word {
    static func object(
        _ name: String = "OBJ", _ summary: String = CommonParameters.objectSummary
    ) -> Self {
        Self(name, kind: .object, summary: summary)
    }
}
