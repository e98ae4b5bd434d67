// A list as the wire carries it. The stored half (ids only) is what an idempotency key keeps;
// figures join at answering.
import type { FieldLog } from '#contract/watchlists/watchlist-wire.ts'
import { saleRowFields, type SaleDetailWire } from '#contract/market/sale-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { MarketView } from '../gateways/market/market-port.ts'
import type { WatchlistItemRow, WatchlistRow } from '../store/tables.ts'
import { parseFieldLog } from './field-log.ts'

export type ListItem = Pick<WatchlistItemRow, 'item_id' | 'description'>
type ItemWire = { id: string; description?: string }
type ListWire = {
  id: string
  user_id: string
  icon_id: number
  name: string
  description: string
  created_at: number
  isDefault: boolean
  client_id?: string | null
  version?: number
  fields_version?: number
  field_writes?: FieldLog
}
export type CoinListWire = ListWire & { coins: ItemWire[] }
export type SaleListWire = ListWire & { projects: ItemWire[] }

const itemToWire = ({ item_id, description }: ListItem): ItemWire =>
  description === null || description === '' ? { id: item_id } : { id: item_id, description }

/** A list without its items. `client_id` and the versions are extensions. */
const listToWire = (ctx: CallContext, row: WatchlistRow): ListWire => ({
  id: row.id,
  user_id: row.user_id,
  icon_id: row.icon_id,
  name: row.name,
  description: row.description,
  created_at: row.created_at,
  isDefault: row.is_default === 1,
  ...(ctx.deps.config.extensions && {
    client_id: row.client_id,
    version: row.version,
    fields_version: row.fields_version,
    field_writes: parseFieldLog(row.field_log),
  }),
})

export const coinListToWire = (
  ctx: CallContext,
  row: WatchlistRow,
  items: readonly ListItem[],
): CoinListWire => ({
  ...listToWire(ctx, row),
  coins: items.map(itemToWire),
})

export const saleListToWire = (
  ctx: CallContext,
  row: WatchlistRow,
  items: readonly ListItem[],
): SaleListWire => ({
  ...listToWire(ctx, row),
  projects: items.map(itemToWire),
})

/** A list as JSON, its entries already texts. */
const listText = (list: ListWire, entries: string, texts: readonly string[]): string =>
  `${JSON.stringify({ ...list, [entries]: undefined }).slice(0, -1)},"${entries}":[${texts.join()}]}`

const coinTexts = new WeakMap<MarketView, Map<string, string>>()

/** What a view knows of a coin, as JSON: made when somebody's list first holds it. */
const coinText = (view: MarketView, id: string): string | null => {
  const texts = coinTexts.get(view) ?? new Map<string, string>()
  coinTexts.set(view, texts)
  const known = texts.get(id)
  if (known !== undefined) return known
  const row = view.row(id)
  if (row === null) return null
  const text = JSON.stringify({ ...row, id })
  texts.set(id, text)
  return text
}

/** A coin list as JSON, with what the market knows of each coin; an unknown one keeps its id alone. */
export const coinListText = (ctx: CallContext, list: CoinListWire): string => {
  const view = ctx.deps.market?.view() ?? null
  return listText(
    list,
    'coins',
    list.coins.map((item) => {
      const text = view === null ? null : coinText(view, item.id)
      if (text === null) return JSON.stringify(item)
      return item.description === undefined
        ? text
        : `${text.slice(0, -1)},"description":${JSON.stringify(item.description)}}`
    }),
  )
}

const rowNames = Object.keys(saleRowFields) as (keyof typeof saleRowFields)[]
const rowOf = (sale: SaleDetailWire | null): Record<string, unknown> | null =>
  sale === null ? null : Object.fromEntries(rowNames.map((name) => [name, sale[name]]))

/** A sale list as JSON, with the row, not the whole record, of each sale the market knows. */
export const saleListText = (ctx: CallContext, list: SaleListWire): string => {
  const view = ctx.deps.market?.view() ?? null
  return listText(
    list,
    'projects',
    list.projects.map((item) =>
      JSON.stringify(view === null ? item : { ...rowOf(view.sale(item.id)), ...item }),
    ),
  )
}
