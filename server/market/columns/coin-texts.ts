// Name, symbol and id of every coin, folded and joined into one string: a search is one pass over
// it instead of three comparisons a coin.
import { rowAt } from '#domain/columns/row-at.ts'
import { foldText } from '#domain/text/fold-text.ts'

type Named = { id: string; name: string; symbol: string }
export type FoldedTexts = { id: string; name: string; symbol: string }

export type CoinTexts = {
  /** Row numbers, ascending, whose name, symbol or id holds this folded text. */
  rowsWith: (folded: string) => Uint32Array
  at: (row: number) => FoldedTexts
}

// Refused in every text that comes over the wire, so no search reaches over it (bind-handler.ts).
const between = '\u0000'
const plain = /^\p{ASCII}*$/u

/** As `foldText`; most texts need no decomposing. */
const folded = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldText(text))

/** Texts in the order of `rows`. */
export const createCoinTexts = (rows: readonly Named[]): CoinTexts => {
  const records: string[] = []
  const starts = new Uint32Array(rows.length + 1)
  const names = new Uint32Array(rows.length)
  const ids = new Uint32Array(rows.length)
  for (const [row, coin] of rows.entries()) {
    const [symbol, name, id] = [folded(coin.symbol), folded(coin.name), folded(coin.id)]
    const start = starts[row] as number
    names[row] = start + symbol.length + 1
    ids[row] = start + symbol.length + name.length + 2
    starts[row + 1] = start + symbol.length + name.length + id.length + 3
    records.push(symbol, name, id)
  }
  const haystack = records.join(between) + between
  return {
    rowsWith: (text) => {
      const found = new Uint32Array(rows.length)
      let count = 0
      if (text.includes(between)) return new Uint32Array()
      for (let at = haystack.indexOf(text), row = 0; at !== -1 && at < haystack.length;) {
        row = rowAt(starts, at, row)
        found[count++] = row
        at = haystack.indexOf(text, starts[row + 1])
      }
      return found.slice(0, count)
    },
    at: (row) => ({
      symbol: haystack.slice(starts[row], (names[row] as number) - 1),
      name: haystack.slice(names[row], (ids[row] as number) - 1),
      id: haystack.slice(ids[row], (starts[row + 1] as number) - 1),
    }),
  }
}
