// Search over every coin at once: the joined string is scanned from match to match, a longer query
// only where a shorter one matched.
import { rowAt } from '#domain/columns/row-at.ts'
import { searchWords } from './fold-text.ts'
import type { TextIndex } from './text-index.ts'

/** Closeness classes 0 (best) to 5; 255 marks a row that does not match. */
export const noMatch = 255

/**
 * For each row how close it is to the query, or null when nothing searchable was typed. Answers are
 * shared: do not alter them.
 */
export type TextSearch = (query: string) => Uint8Array | null

type Match = { words: readonly string[]; phrase: string; classes: Uint8Array; rows: Uint32Array }

const blank = 0x20
/** Beyond this share of all rows a scan of the whole string is quicker than looking at each. */
const narrowShare = 1 / 6

/**
 * How well the phrase fits where it was found: as symbol, as name or id, beginning these, beginning
 * a word of the name, anywhere.
 */
const closenessAt = (
  { haystack, starts, names, ids }: TextIndex,
  row: number,
  found: number,
  size: number,
): number => {
  const [name, id] = [names[row] as number, ids[row] as number]
  if (found < name) {
    if (found !== (starts[row] as number) + 1) return 5
    return found + size === name - 1 ? 0 : 2
  }
  if (found === name) return found + size === id - 1 ? 1 : 3
  if (found < id) return haystack.charCodeAt(found - 1) === blank ? 4 : 5
  return found === id && found + size === starts[row + 1] ? 1 : 5
}

/** The best fit of the phrase in one record; 5 where only its words are there. */
const closenessIn = (index: TextIndex, row: number, phrase: string): number => {
  const record = index.haystack.slice(index.starts[row], index.starts[row + 1])
  let best = 5
  for (
    let found = record.indexOf(phrase);
    found !== -1 && best > 0;
    found = record.indexOf(phrase, found + 1)
  ) {
    best = Math.min(
      best,
      closenessAt(index, row, (index.starts[row] as number) + found, phrase.length),
    )
  }
  return best
}

const isIn = ({ haystack, starts }: TextIndex, row: number, words: readonly string[]): boolean => {
  const record = haystack.slice(starts[row], starts[row + 1])
  return words.every((word) => record.indexOf(word) !== -1)
}

/** One word: every place it is found at tells its own closeness. */
const classesOfWord = (index: TextIndex, word: string, classes: Uint8Array): void => {
  const { haystack, starts } = index
  let row = 0
  for (let found = haystack.indexOf(word); found !== -1;) {
    row = rowAt(starts, found, row)
    const close = closenessAt(index, row, found, word.length)
    if (close < (classes[row] as number)) classes[row] = close
    found = haystack.indexOf(word, close === 0 ? starts[row + 1] : found + 1)
  }
}

/** Several words: the longest finds the records, the others are looked for in them. */
const classesOfWords = (
  index: TextIndex,
  words: readonly string[],
  phrase: string,
  classes: Uint8Array,
): void => {
  const [longest = '', ...others] = [...new Set(words)].toSorted((a, b) => b.length - a.length)
  let row = 0
  for (let found = index.haystack.indexOf(longest); found !== -1;) {
    row = rowAt(index.starts, found, row)
    if (isIn(index, row, others)) classes[row] = closenessIn(index, row, phrase)
    found = index.haystack.indexOf(longest, index.starts[row + 1])
  }
}

/** Every match of `words` also matches `earlier`. */
const isNarrower = (words: readonly string[], earlier: readonly string[]): boolean =>
  earlier.every((old) => words.some((word) => word.includes(old)))

const matchedRows = (classes: Uint8Array): Uint32Array => {
  const rows = new Uint32Array(classes.length)
  let count = 0
  for (let row = 0; row < classes.length; row++) if (classes[row] !== noMatch) rows[count++] = row
  return rows.slice(0, count)
}

/**
 * A search over an index that remembers its last answer, because people type one letter after
 * another.
 */
export const createTextSearch = (index: TextIndex): TextSearch => {
  const count = index.starts.length - 1
  let last: Match | undefined
  return (query) => {
    const words = searchWords(query)
    if (words.length === 0) return null
    const phrase = words.join(' ')
    if (last?.phrase === phrase) return last.classes
    const classes = new Uint8Array(count).fill(noMatch)
    if (last && last.rows.length <= count * narrowShare && isNarrower(words, last.words)) {
      for (const row of last.rows)
        if (isIn(index, row, words)) classes[row] = closenessIn(index, row, phrase)
    } else if (words.length === 1) classesOfWord(index, phrase, classes)
    else classesOfWords(index, words, phrase, classes)
    last = { words, phrase, classes, rows: matchedRows(classes) }
    return classes
  }
}
