// How a text says that nobody has translated it yet (D-MISSING, R-I18-011): it begins with this mark and counts as none.
// The generator of new screens writes it, the lookup passes it by, and the checks of the packs refuse to release it.

export const missingMark = '[MISSING]'
