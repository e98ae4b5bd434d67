// Search over every coin at once: one joined, folded string, scanned from match to match.
import { foldText, searchWords } from './fold-text.ts'

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

// oxlint-disable-next-line no-control-regex -- keeps the separators out of names
const separators = /[\n\u0001]/g
// Most records: plain ASCII without apostrophes or double blanks, whose folding is lower case and changes no length.
const plainField = String.raw`(?:[!-&(-_a-~]| (?! ))*`
const plainRecord = new RegExp(`^${[plainField, plainField, plainField].join(fieldMark)}$`)

const foldField = (text: string): string => foldText(text.replaceAll(separators, ' '))

/** Joins and folds symbol, name and id of every row. */
export const buildTextIndex = (texts: Texts): TextIndex => {
  const count = texts.id.length
  const records: string[] = []
  const [starts, names, ids] = [new Uint32Array(count + 1), new Uint32Array(count), new Uint32Array(count)]
  for (let row = 0, at = 0; row < count; row++) {
    let [symbol, name, id] = [texts.symbol[row] as string, texts.name[row] as string, texts.id[row] as string]
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

/** The row whose record holds a position; rows are asked for in ascending order, mostly near one another. */
const rowAt = (starts: Uint32Array, position: number, from: number): number => {
  let low = from
  let step = 1
  while (low + step < starts.length - 1 && (starts[low + step] as number) <= position) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= position) low = middle
    else high = middle - 1
  }
  return low
}

const recordOf = ({ haystack, starts }: TextIndex, row: number): string => haystack.slice(starts[row], starts[row + 1])

/** Calls back with each row, ascending, whose symbol, name or id holds every word of the query. */
const eachMatch = (index: TextIndex, words: readonly string[], visit: (row: number) => void): void => {
  const [rarest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
  let row = 0
  for (let found = index.haystack.indexOf(rarest); found !== -1; ) {
    row = rowAt(index.starts, found, row)
    if (others.every((word) => recordOf(index, row).includes(word))) visit(row)
    found = index.haystack.indexOf(rarest, index.starts[row + 1])
  }
}

/** How well a record fits, 0 best: its symbol, its name or id, the beginning of these, of a word, anywhere. */
const closeness = ({ haystack, starts, names, ids }: TextIndex, row: number, phrase: string): number => {
  const symbol = (starts[row] as number) + 1
  const name = names[row] as number
  const id = ids[row] as number
  const size = phrase.length
  const beginsSymbol = haystack.startsWith(phrase, symbol)
  if (beginsSymbol && name - 1 - symbol === size) return 0
  const beginsName = haystack.startsWith(phrase, name)
  if (beginsName && id - 1 - name === size) return 1
  if ((starts[row + 1] as number) - id === size && haystack.startsWith(phrase, id)) return 1
  if (beginsSymbol) return 2
  if (beginsName) return 3
  return haystack.slice(name, id).includes(` ${phrase}`) ? 4 : 5
}

/** Closeness classes 0 (best) to 5; 255 marks a row that does not match. */
export const noMatch = 255

/** For each row how close it is to the query, or null when nothing searchable was typed. */
export const matchRows = (index: TextIndex, query: string): Uint8Array | null => {
  const words = searchWords(query)
  if (words.length === 0) return null
  const phrase = words.join(' ')
  const classes = new Uint8Array(index.starts.length - 1).fill(noMatch)
  eachMatch(index, words, (row) => {
    classes[row] = closeness(index, row, phrase)
  })
  return classes
}
