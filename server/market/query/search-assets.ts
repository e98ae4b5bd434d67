// Search over coins and sales by name, symbol and id, best match first (R-NAV-008).
import { foldText } from '#domain/text/fold-text.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

export const coinsFound = 20
export const salesFound = 10

type Named = { id: string; name: string; symbol: string; image: string | null }
type Indexed<T> = { asset: T; id: string; name: string; symbol: string }
type Index = { coins: Indexed<Named>[]; sales: Indexed<Named>[] }

/** Folding 20,000 names costs more than searching them: done once per view. */
const indexes = new WeakMap<MarketView, Index>()

const indexed = ({ id, name, symbol, image }: Named): Indexed<Named> => ({
  asset: { id, name, symbol, image },
  id: foldText(id),
  name: foldText(name),
  symbol: foldText(symbol),
})

const indexOf = (view: MarketView): Index => {
  const known = indexes.get(view)
  if (known) return known
  const index = { coins: view.rows.map(indexed), sales: view.sales.map(indexed) }
  indexes.set(view, index)
  return index
}

/** Smaller is better; null does not match. */
const matchClass = ({ id, name, symbol }: Indexed<Named>, query: string): number | null => {
  if (symbol === query) return 0
  if (name === query || id === query) return 1
  if (symbol.startsWith(query)) return 2
  if (name.startsWith(query)) return 3
  if (name.includes(` ${query}`)) return 4
  if (name.includes(query) || symbol.includes(query) || id.includes(query)) return 5
  return null
}

/** Within a class the list's own order stands: the better rank, the earlier launch. */
const best = (assets: readonly Indexed<Named>[], query: string, most: number): Named[] => {
  const classes: Named[][] = [[], [], [], [], [], []]
  for (const entry of assets) {
    const found = matchClass(entry, query)
    if (found !== null) classes[found]?.push(entry.asset)
  }
  return classes.flat().slice(0, most)
}

/** At most 20 coins and 10 sales; nothing for a blank query. */
export const searchAssets = (view: MarketView, text: string): { coins: Named[]; idos: Named[] } => {
  const query = foldText(text.trim())
  if (query === '') return { coins: [], idos: [] }
  const { coins, sales } = indexOf(view)
  return { coins: best(coins, query, coinsFound), idos: best(sales, query, salesFound) }
}
