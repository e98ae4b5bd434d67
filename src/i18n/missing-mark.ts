// How a text says that nobody has translated it yet: it begins with this mark, which the
// specification fixes (D-MISSING, R-I18-011), and counts as none. No pack holds one; this is where
// the mark is known by, so that it can be refused. The generator of new screens writes it, the
// lookup passes it by, and the checks of the packs refuse to release it.

export const missingMark = '[MISSING]'
