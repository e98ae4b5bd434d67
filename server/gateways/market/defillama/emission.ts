// Reads DefiLlama's unlock schedules: GET /api/emissions (who has one) and GET
// /api/emission/{CoinGecko id} (a schedule). Both are calls of the paid API. Shape:
// github.com/DefiLlama/api-sdk, src/types/emissions.ts and src/modules/emissions.ts (`body` is JSON
// within JSON); paths: github.com/DefiLlama/api-docs, llms-pro.txt.
import * as z from 'zod'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { MarketSourceError } from '../source-port.ts'

const daySec = 86_400

const tokenRow = z.looseObject({ gecko_id: z.string().min(1) })

/**
 * CoinGecko ids of the tokens that have a schedule. Throws MarketSourceError where the body is no
 * list.
 */
export const readScheduledIds = (body: unknown): string[] => {
  if (!Array.isArray(body)) throw new MarketSourceError("DefiLlama's answer is no list of tokens")
  return [
    ...new Set((body as unknown[]).flatMap((raw) => tokenRow.safeParse(raw).data?.gecko_id ?? [])),
  ]
}

const section = z.looseObject({
  label: z.string(),
  data: z.array(z.looseObject({ timestamp: z.number(), unlocked: z.number().nonnegative() })),
})
const schedule = z.looseObject({
  documentedData: z.looseObject({
    data: z.array(section).min(1),
    tokenAllocation: z.looseObject({ final: z.record(z.string(), z.number()) }).nullish(),
  }),
  categories: z.record(z.string(), z.array(z.string())).nullish(),
})
const envelope = z.looseObject({
  body: z.union([z.string(), z.looseObject({})]),
  lastModified: z.string().nullish(),
})

/** A schedule by its cumulative sums: tokens unlocked by a second, oldest first. */
export type UnlockSchedule = {
  asOfSec: number
  sections: { timesSec: number[]; unlocked: number[] }[]
  insiderPct: number | null
}

export const unlockSchedule: z.ZodType<UnlockSchedule> = z.object({
  asOfSec: z.number(),
  sections: z.array(z.object({ timesSec: z.array(z.number()), unlocked: z.array(z.number()) })),
  insiderPct: z.number().nullable(),
})

const parsed = (body: string | object): unknown => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}

/**
 * Team and early investors, percent of all tokens in the end; null where the shares do not add up
 * to a whole.
 */
const insiderPctOf = (final: Record<string, number> | undefined): number | null => {
  const shares = Object.values(final ?? {})
  const sum = shares.reduce((total, share) => total + share, 0)
  if (final === undefined || shares.some((share) => share < 0) || Math.abs(sum - 100) > 1)
    return null
  return Number(((final['insiders'] ?? 0) + (final['privateSale'] ?? 0)).toFixed(2))
}

/**
 * As old as the provider's own last change of it, else `nowSec`. Throws MarketSourceError where the
 * body is no schedule.
 */
export const readSchedule = (body: unknown, nowSec: number): UnlockSchedule => {
  const outer = envelope.safeParse(body)
  const inner = schedule.safeParse(outer.success ? parsed(outer.data.body) : null)
  if (!inner.success) throw new MarketSourceError("DefiLlama's answer is no unlock schedule")
  const { documentedData, categories } = inner.data
  const modifiedMs = Date.parse(outer.data?.lastModified ?? '')
  const neverCirculates = new Set(categories?.['noncirculating'] ?? [])
  const sections = documentedData.data
    .filter(({ label }) => !neverCirculates.has(label))
    .map(({ data }) => {
      const ordered = data.toSorted((a, b) => a.timestamp - b.timestamp)
      return {
        timesSec: ordered.map(({ timestamp }) => timestamp),
        unlocked: ordered.map(({ unlocked }) => unlocked),
      }
    })
  return {
    asOfSec: Number.isNaN(modifiedMs) ? nowSec : Math.floor(modifiedMs / 1000),
    sections,
    insiderPct: insiderPctOf(documentedData.tokenAllocation?.final),
  }
}

const unlockedBy = ({ sections }: UnlockSchedule, sec: number): number =>
  sections.reduce(
    (sum, { timesSec, unlocked }) =>
      sum + (unlocked[timesSec.findLastIndex((at) => at <= sec)] ?? 0),
    0,
  )

/**
 * Rating inputs at `nowSec`: what the next 30 days and 12 months free, percent of what circulates,
 * and the insiders' share.
 */
export const scheduleFacts = (
  unlocks: UnlockSchedule,
  circulating: number | null,
  nowSec: number,
): FactsWire => {
  const now = unlockedBy(unlocks, nowSec)
  const base = circulating ?? now
  const pctBy = (days: number): number | null =>
    base > 0
      ? Number(
          ((100 * Math.max(0, unlockedBy(unlocks, nowSec + days * daySec) - now)) / base).toFixed(
            2,
          ),
        )
      : null
  const known: [string, number | null][] = [
    ['unlockNext30d', pctBy(30)],
    ['inflation12m', pctBy(365)],
    ['insiderShare', unlocks.insiderPct],
  ]
  return Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, as_of: unlocks.asOfSec, source: 'defillama' }]],
    ),
  )
}
