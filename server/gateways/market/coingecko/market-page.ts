// Reads a page of CoinGecko's /coins/markets: a row that makes no sense is set aside, a value that
// makes none is unknown.
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import { MarketSourceError } from '../source-port.ts'
import type { SourceCoin } from '../source-port.ts'
import {
  amountOf,
  figureOf,
  idOf,
  imageOf,
  isRecord,
  labelOf,
  rankOf,
  secondsOf,
} from './read-value.ts'

const sparklinePoints = 168
const daySec = 86_400

/** Fields this reader knows, used or knowingly left alone. */
const knownFields = new Set([
  'id',
  'symbol',
  'name',
  'image',
  'current_price',
  'market_cap',
  'market_cap_rank',
  'market_cap_rank_with_rehypothecated',
  'fully_diluted_valuation',
  'total_volume',
  'high_24h',
  'low_24h',
  'price_change_24h',
  'price_change_percentage_24h',
  'market_cap_change_24h',
  'market_cap_change_percentage_24h',
  'circulating_supply',
  'total_supply',
  'max_supply',
  'ath',
  'ath_change_percentage',
  'ath_date',
  'atl',
  'atl_change_percentage',
  'atl_date',
  'roi',
  'last_updated',
  'sparkline_in_7d',
  'price_change_percentage_1h_in_currency',
  'price_change_percentage_24h_in_currency',
  'price_change_percentage_7d_in_currency',
  'price_change_percentage_14d_in_currency',
  'price_change_percentage_30d_in_currency',
  'price_change_percentage_200d_in_currency',
  'price_change_percentage_1y_in_currency',
])

export type MarketPage = {
  coins: SourceCoin[]
  /** Rows received, usable or not: a page shorter than asked for is the last one. */
  received: number
  quarantined: number
  /** Fields that no reader knows yet. */
  unknownFields: string[]
}

type Raw = Record<string, unknown>

const sparklineOf = (raw: Raw): number[] => {
  const series = isRecord(raw['sparkline_in_7d']) ? raw['sparkline_in_7d']['price'] : null
  if (!Array.isArray(series)) return []
  return series.flatMap((price: unknown) => amountOf(price) ?? []).slice(-sparklinePoints)
}

/**
 * What market figures alone tell a rating; everything else stays unknown, and so the rating
 * provisional.
 */
const factsOf = (coin: Omit<SourceCoin, 'facts'>, source: string): FactsWire => {
  const {
    price,
    market_cap: cap,
    circulating_supply: circulating,
    fully_diluted_valuation: fdv,
    volume_24h: volume,
    ath,
    rank,
  } = coin
  const supply = coin.max_supply ?? coin.total_supply
  const firstSeenSec = Math.min(coin.ath_date ?? Infinity, coin.atl_date ?? Infinity)
  const known: [string, number | null][] = [
    [
      'circulatingShare',
      circulating !== null && supply !== null ? (100 * circulating) / supply : null,
    ],
    ['capToFdv', cap !== null && fdv !== null ? (100 * cap) / fdv : null],
    ['turnover', cap !== null && volume !== null ? (100 * volume) / cap : null],
    ['drawdownAth', price !== null && ath !== null ? Math.max(0, 100 * (1 - price / ath)) : null],
    ['rank', rank],
    // At least as old as its first extreme: a lower bound, which can only understate.
    [
      'age',
      coin.as_of !== null && firstSeenSec < coin.as_of
        ? Math.floor((coin.as_of - firstSeenSec) / daySec)
        : null,
    ],
  ]
  return Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null
        ? []
        : [[key, { value: Number(value.toFixed(4)), as_of: coin.as_of ?? 0, source }]],
    ),
  )
}

const noLinks = {
  homepage: null,
  whitepaper: null,
  explorer: null,
  source_code: null,
  twitter: null,
  telegram: null,
  reddit: null,
}

/** Null for a row without an id, a name or a sensible price. */
const readRow = (raw: unknown, source: MarketSourceWire['id']): SourceCoin | null => {
  if (!isRecord(raw)) return null
  const id = idOf(raw['id'])
  const symbol = labelOf(raw['symbol'], 60)
  const name = labelOf(raw['name']) ?? symbol
  if (id === null || name === null || (figureOf(raw['current_price']) ?? 0) < 0) return null
  const coin: Omit<SourceCoin, 'facts'> = {
    id,
    rank: rankOf(raw['market_cap_rank']),
    name,
    symbol: symbol ?? name,
    image: imageOf(raw['image']),
    price: amountOf(raw['current_price']),
    change_24h: figureOf(
      raw['price_change_percentage_24h_in_currency'] ?? raw['price_change_percentage_24h'],
    ),
    change_7d: figureOf(raw['price_change_percentage_7d_in_currency']),
    change_30d: figureOf(raw['price_change_percentage_30d_in_currency']),
    market_cap: amountOf(raw['market_cap']),
    volume_24h: figureOf(raw['total_volume']),
    listed_at: null,
    category: null,
    chain: null,
    as_of: secondsOf(raw['last_updated']),
    circulating_supply: amountOf(raw['circulating_supply']),
    total_supply: amountOf(raw['total_supply']),
    max_supply: amountOf(raw['max_supply']),
    fully_diluted_valuation: amountOf(raw['fully_diluted_valuation']),
    high_24h: amountOf(raw['high_24h']),
    low_24h: amountOf(raw['low_24h']),
    ath: amountOf(raw['ath']),
    ath_date: secondsOf(raw['ath_date']),
    atl: amountOf(raw['atl']),
    atl_date: secondsOf(raw['atl_date']),
    genesis_date: null,
    coin_age_days: null,
    description: null,
    links: noLinks,
    sparkline_7d: sparklineOf(raw),
  }
  return { ...coin, facts: factsOf(coin, source) }
}

const rowsOf = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body
  if (isRecord(body) && Array.isArray(body['data'])) return body['data']
  const said = isRecord(body)
    ? labelOf(body['error'] ?? (isRecord(body['status']) ? body['status']['error_message'] : null))
    : null
  throw new MarketSourceError(
    `the market answer is no list of coins${said === null ? '' : `: ${said}`}`,
  )
}

/**
 * Reads an array of rows or `{data: []}`. Throws MarketSourceError for anything else, such as an
 * error body.
 */
export const readMarketPage = (body: unknown, source: MarketSourceWire['id']): MarketPage => {
  const rows = rowsOf(body)
  const coins = new Map<string, SourceCoin>()
  const unknownFields = new Set<string>()
  let quarantined = 0
  for (const raw of rows) {
    const coin = readRow(raw, source)
    if (coin === null || coins.has(coin.id)) quarantined += 1
    else coins.set(coin.id, coin)
    if (isRecord(raw))
      for (const field of Object.keys(raw)) if (!knownFields.has(field)) unknownFields.add(field)
  }
  return {
    coins: [...coins.values()],
    received: rows.length,
    quarantined,
    unknownFields: [...unknownFields],
  }
}
