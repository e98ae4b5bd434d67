// What the head of the document says of an address: of a coin and a sale from the market, of the
// rest from a table. Plain text; escaping is done where it is written (decision 200).
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { canonicalPath } from '#domain/page/canonical-path.ts'
import { pages } from '#domain/page/pages.ts'
import { productName } from '#domain/product.ts'
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { shownSubscores } from '#domain/rating/subscores.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { frontTitle, pageTexts, productText, type PageText } from './page-texts.ts'

/** `path` is the address to keep, null where the address names nothing we know. */
export type PageHead = { title: string; description: string; path: string | null }

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** '85 Excellent', '60 Provisional', 'not rated': as the screens say it. */
const scoreWords = ({
  total_ai_score: score,
  coverage,
}: Pick<CoinRowWire, 'total_ai_score' | 'coverage'>): string => {
  const band = scoreBand(score)
  if (score === null || band === null) return 'not rated'
  const isProvisional = ratingStateOf(coverage ?? 0) === 'provisional'
  return `${score} ${isProvisional ? 'Provisional' : capitalised(band)}`
}

/** Simulated figures are never told without saying so. */
const sampleNote = ({ is_sample: isSample }: MarketSourceWire): string =>
  isSample ? ' Sample market: figures are simulated.' : ''

const openScore = 'Open the score to see every input, its weight, and what nobody could find out.'

const coinText = (row: CoinRowWire, { source }: MarketView): PageText => {
  const parts = shownSubscores.map((key) => `${capitalised(key)} ${row[key] ?? 'unknown'}`)
  return [
    `${row.name} ${formatSymbol(row.symbol)}: ${scoreWords(row)}`,
    `${parts.join(', ')}. ${openScore}${sampleNote(source)}`,
  ]
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const saleText = (sale: SaleRowWire, { salesSource }: MarketView): PageText => {
  const launch =
    sale.launch_date === null
      ? 'launch to be announced'
      : `launch ${day.format(sale.launch_date * 1000)}`
  const where = sale.blockchain === null ? '' : ` on ${sale.blockchain}`
  return [
    `${sale.name} ${formatSymbol(sale.symbol)}: ${scoreWords(sale)}, ${launch}`,
    `${sale.sale_type}${where}: rounds, allocations, vesting. ${openScore}${sampleNote(salesSource)}`,
  ]
}

const frontText = ({ rows, sales, source }: MarketView): PageText => [
  frontTitle,
  `${rows.length} coins and ${sales.length} upcoming token sales, rated from public facts. ` +
    `${openScore}${sampleNote(source)}`,
]

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const textOf = (path: string, view: MarketView | null): PageText | null => {
  if (view === null) return pageTexts[path] ?? null
  if (path === '/') return frontText(view)
  const [, kind, part] = /^\/(coin|ido)\/([^/]+)$/.exec(path) ?? []
  const id = part === undefined ? null : decoded(part)
  if (id === null) return pageTexts[path] ?? null
  const row = kind === 'coin' ? view.row(id) : null
  const sale = kind === 'ido' ? view.sale(id) : null
  return row ? coinText(row, view) : sale ? saleText(sale, view) : null
}

/** The head of an address without its query. The same for every address that leads to one page. */
export const pageHeadOf = (pathname: string, view: MarketView | null): PageHead => {
  const path = canonicalPath(pathname)
  const text = textOf(path, view)
  const [title, description] = text ?? productText
  return {
    title: text === null || path === '/' ? title : `${title} · ${productName}`,
    description,
    path: text !== null || pages.includes(path) ? path : null,
  }
}
