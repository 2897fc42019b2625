extension HelpTopics {
    /// `help queries`.
    static let queries = HelpTopics(name: "queries") {
        """
        Queries

        'find' lists what a query finds. In braces, a query takes the place of an object
        in any command, and means all that it finds; the log has it as one entry.

          find class:UILabel fontDescription.pointSize<12
          set {class:UILabel fontDescription.pointSize<12} fontDescription.pointSize 12
          unset {misplaced=YES} misplaced
          remove {class:UIImageView hidden=YES}
          connect outlet {class:UITextField}.delegate -> owner
          disconnect {connection: kind:action selector:old:}

        Terms side by side must all match; 'or', 'not' and parentheses combine them.

          sign, 'Sign in'         a text anywhere: label, class, identifier, connection
          class:UIControl         the class or a subclass; class=UIButton only itself
          element:label id:hSs label:go text:'Sign in'
          color:#FF3B30 color:labelColor font:Montserrat image:logo
          identifier:Detail reuse:Cell module:App
          runtime:cornerRadius runtime:styleName=Black    runtime attributes
          outlet:delegate action:save: event:touchDown segue:show binding:value
          in:Login                the scene
          inside:class:UITableViewCell, inside:(class:UIView hidden=YES)
          no:accessibility.label, no:outlet      without the attribute or field
          hidden=YES, fontDescription.pointSize<12, text~sign, contentMode!=left

        The comparisons are = != < <= > >=, and ~ for a part in any case. An absent
        attribute has Xcode's default, so hidden=NO finds what is shown. 'a!=b' needs
        another value; 'not a=b' also finds what has none. 'a=.b' compares with another
        attribute: not storyboardIdentifier=.customClass. A field without a value, as
        in 'outlet:', finds any.

        'set' takes such a value as well, of each object its own; in quotes, it is text:

          set {class:UIButton no:accessibility.label} accessibility.label=.title

        'connection:' searches connections, by kind:, selector:, name:, event:,
        identifier:, from: and to: (terms about the objects at the ends). 'constraint:'
        searches constraints, and 'document:' asks about the document as a whole, as in
        'document: not useSafeAreas=YES'.

        Only an unquoted word in braces, where an object is meant, is a query. What is
        inside another match counts once when it is removed. A prompt asks above 20
        objects; '--yes' answers. In scripts, a query that finds nothing is no error;
        '--require' at the end of the line makes it one.

        At a prompt, '>' in a query is put in braces: find {frame.width > 300}.
        """
    }
}
