// Search over coins and sales by name, symbol and id, best match first (R-NAV-008).
import { foldText } from '#domain/text/fold-text.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { coinColumnsOf } from '../columns/coin-columns.ts'
import { createCoinTexts, type CoinTexts, type FoldedTexts } from '../columns/coin-texts.ts'

export const coinsFound = 20
export const salesFound = 10

type Named = { id: string; name: string; symbol: string; image: string | null }

const textsOfSales = new WeakMap<MarketView['sales'], CoinTexts>()

const saleTextsOf = (sales: MarketView['sales']): CoinTexts => {
  const texts = textsOfSales.get(sales) ?? createCoinTexts(sales)
  textsOfSales.set(sales, texts)
  return texts
}

/** Smaller is better; of texts that hold the query somewhere. */
const matchClass = ({ id, name, symbol }: FoldedTexts, query: string): number => {
  if (symbol === query) return 0
  if (name === query || id === query) return 1
  if (symbol.startsWith(query)) return 2
  if (name.startsWith(query)) return 3
  return name.includes(` ${query}`) ? 4 : 5
}

/** Within a class the list's own order stands: the better rank, the earlier launch. */
const best = (
  { assets, texts }: { assets: readonly Named[]; texts: CoinTexts },
  query: string,
  most: number,
): Named[] => {
  const classes: number[][] = [[], [], [], [], [], []]
  for (const row of texts.rowsWith(query)) classes[matchClass(texts.at(row), query)]?.push(row)
  return classes
    .flat()
    .slice(0, most)
    .flatMap((row) => {
      const asset = assets[row]
      if (asset === undefined) return []
      const { id, name, symbol, image } = asset
      return [{ id, name, symbol, image }]
    })
}

/** At most 20 coins and 10 sales; nothing for a blank query. */
export const searchAssets = (view: MarketView, text: string): { coins: Named[]; idos: Named[] } => {
  const query = foldText(text.trim())
  if (query === '') return { coins: [], idos: [] }
  const { rows, sales } = view
  return {
    coins: best({ assets: rows, texts: coinColumnsOf(rows).texts() }, query, coinsFound),
    idos: best({ assets: sales, texts: saleTextsOf(sales) }, query, salesFound),
  }
}
