import ClassFacts

extension RuntimeLine {
    /// The meaning of the message, in a sentence.
    package var meaning: String {
        switch kind {
        case .U1 where className == nil: "an outlet '\(self["key"])' was set on an object whose class has none"
        case .U1: "an outlet '\(self["key"])' was set on an object of class '\(self["class"])', which has none"
        case .A1:
            "an outlet '\(self["key"])' of an object of class '\(self["class"])' stayed nil: the class has no setter for it"
        case .U3: "a runtime attribute '\(self["keyPath"])' could not be set on an object of class '\(self["class"])'"
        case .A7: "a binding reads '\(self["key"])' of an object of class '\(self["class"])', which has none"
        case .U2, .A3: "the program has no class '\(className?.text ?? "")', so an object is of its element's own class"
        case .U4, .A6: "a view controller loaded the nib '\(self["nib"])', whose owner has no outlet 'view' connected"
        case .U5 where values["identifier"] != nil:
            "the controller '\(self["identifier"])' of the storyboard '\(self["nib"])' wants a \(self["second"]) as its view"
        case .U5:
            "a controller that wants a \(self["second"]) as its view loaded the nib '\(self["nib"])', which has another"
        case .U6 where className == nil: "an action was sent to an object whose class has no such method"
        case .U6:
            "an action '\(self["selector"])' was sent to an object of class '\(self["class"])', which has no such method"
        case .A2:
            "an action '\(self["selector"])' was not connected: the target's class '\(self["class"])' has no such method"
        case .U7: "the class '\(self["class"])' is not in the program: its framework is not linked"
        case .U8: "a view was given to two controllers, '\(self["class"])' and '\(self["second"])'"
        case .U9, .A4, .A5: "no nib of the name '\(self["nib"])' is in the bundle"
        case .U10: "no storyboard of the name '\(self["nib"])' is in the bundle"
        case .U11: "the storyboard has no controller with the identifier '\(self["identifier"])'"
        case .U12: "a controller of class '\(self["class"])' has no segue with the identifier '\(self["identifier"])'"
        case .U13: "the segue '\(self["identifier"])' pushes, but its controller is in no navigation controller"
        case .U14:
            "the nib registered for '\(self["identifier"])' must have one object at its top, a \(self["class"]), and no other"
        case .U15:
            "the cell's identifier '\(self["own"])' is not the one its nib is registered for, '\(self["identifier"])'"
        case .U16, .A9: "nothing is registered for the reuse identifier '\(self["identifier"])'"
        case .A8:
            "the view's identifier '\(self["own"])' is not the kind its nib is registered for, '\(self["identifier"])'"
        case .U17: "an initializer init(coder:) returned another object than the one it was called on"
        case .U18: "a segue action returned a controller that it did not make with the coder it was given"
        case .U19:
            self["about"] == "coder"
                ? "a nib makes an object whose class ends the program in init(coder:)"
                : "a value whose type rules out nil was nil: perhaps an outlet that is not connected, or read too early"
        case .U20: "code takes an object of class '\(self["class"])' for a '\(self["second"])'"
        case .U21:
            "an object of class '\(self["class"])' is made by '\(self["initializer"])', which the class does not have"
        case .U22 where ["", "(null)"].contains(self["class"]): "the program does not have the class of a segue"
        case .U22: "the program has no class '\(self["class"])', which a segue is of"
        case .U23: "the main storyboard '\(self["nib"])' has no initial view controller"
        case .U24: "tableView(_:cellForRowAt:) of '\(self["class"])' returned no cell"
        case .U26: "the bundle has no image '\(self["image"])', which an object of a nib shows"
        case .U25: "a nib of a scene was loaded without the storyboard, so '\(self["identifier"])' is missing in it"
        }
    }
}
