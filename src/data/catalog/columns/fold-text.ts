// One folding for what is searched and for what is typed, so that both meet.

const letters = new Map([
  ['ı', 'i'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['ς', 'σ'],
])
const lettersPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu')
const marks = /\p{M}/gu
// Direction marks, zero-width joiners, soft hyphens, apostrophes of every kind: never typed, so
// never kept.
const silent = /[\p{Cf}'’‘´`]/gu
const blanks = /[\p{Z}\t]+/gu
const plain = /^\p{ASCII}*$/u

/**
 * Lower case without accents, width, marks or apostrophes: `İstanbul` and `istanbul`, `B²` and `b2`
 * meet.
 */
export const foldText = (text: string): string => {
  // Silent characters go first: an acute accent standing alone would decompose into a space.
  const spoken = text.replaceAll(silent, '')
  if (plain.test(spoken)) return spoken.toLowerCase().replaceAll(blanks, ' ')
  // Decomposed before lower-casing: lower-casing a dotted capital I alone changes its length.
  const bare = spoken.normalize('NFKD').replaceAll(marks, '').toLowerCase()
  return bare
    .replaceAll(lettersPattern, (letter) => letters.get(letter) ?? letter)
    .replaceAll(blanks, ' ')
}

/** The words of a search, folded; empty when nothing searchable was typed. */
export const searchWords = (query: string): string[] =>
  foldText(query.replaceAll(/\s/gu, ' ')).split(' ').filter(Boolean)
