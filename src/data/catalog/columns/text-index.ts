// Every coin's searchable words as one joined, folded string. text-search.ts asks it.
import { foldText } from './fold-text.ts'

const recordMark = '\n'
const fieldMark = '\u0001'

export type TextIndex = {
  /** For each record in turn: mark, symbol, field mark, name, field mark, id. Ends with a mark. */
  haystack: string
  /** Where each row's record begins in the haystack, and one more entry for its end. */
  starts: Uint32Array
  /** Where each row's name and id begin. */
  names: Uint32Array
  ids: Uint32Array
}

type Texts = { id: readonly string[]; symbol: readonly string[]; name: readonly string[] }

// Kept out of names.
const separators = new RegExp(`[${recordMark}${fieldMark}]`, 'g')
// Most records: plain ASCII without apostrophes or double blanks, whose folding is lower case and
// changes no length.
const plainField = String.raw`(?:[!-&(-_a-~]| (?! ))*`
const plainRecord = new RegExp(`^${[plainField, plainField, plainField].join(fieldMark)}$`)

const foldField = (text: string): string => foldText(text.replaceAll(separators, ' '))

/** Joins and folds symbol, name and id of every row. */
export const buildTextIndex = (texts: Texts): TextIndex => {
  const count = texts.id.length
  const records: string[] = []
  const [starts, names, ids] = [
    new Uint32Array(count + 1),
    new Uint32Array(count),
    new Uint32Array(count),
  ]
  for (let row = 0, at = 0; row < count; row++) {
    let [symbol, name, id] = [
      texts.symbol[row] as string,
      texts.name[row] as string,
      texts.id[row] as string,
    ]
    let record = [symbol, name, id].join(fieldMark)
    if (plainRecord.test(record)) record = record.toLowerCase()
    else {
      ;[symbol, name, id] = [foldField(symbol), foldField(name), foldField(id)]
      record = [symbol, name, id].join(fieldMark)
    }
    records.push(record)
    starts[row] = at
    names[row] = at + 2 + symbol.length
    ids[row] = at + 3 + symbol.length + name.length
    at += 1 + record.length
    starts[row + 1] = at
  }
  return { haystack: `${recordMark}${records.join(recordMark)}${recordMark}`, starts, names, ids }
}
