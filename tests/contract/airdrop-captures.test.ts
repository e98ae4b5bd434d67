// Every captured airdrop goes through the rules and words that the page shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { listAirdrops, sortAirdrops } from '#domain/airdrop/airdrop-list.ts'
import { formatDate, formatLaunchDate } from '#domain/format/date.ts'
import { webHost } from '#domain/web-address.ts'
import { airdropOfWire, airdropWireSchema, type AirdropWire } from '#contract/airdrop-wire.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const captureSchema = z.record(
  z.string(),
  z.looseObject({
    name: z.string(), description: z.string().optional(), page: z.string().optional(), tokenSymbol: z.string(), isActive: z.boolean(), chains: z.array(z.string()).optional(),
    startTime: z.union([z.string(), z.number()]).optional(), endTime: z.union([z.string(), z.number()]).optional(),
  }),
)

/** Seconds of an ISO time or of a number; null where there is none. */
const secondsOf = (time: string | number | undefined): number | null => {
  const at = typeof time === 'string' ? Date.parse(time) / 1000 : time
  return at === undefined || Number.isNaN(at) ? null : at
}

const captured = (): AirdropWire[] => {
  const file = captureSchema.parse(JSON.parse(readFileSync(join(sharedDataDir ?? '', 'defillama/airdrop-config.2025-07-21.json'), 'utf8')))
  return Object.entries(file).map(([id, { name, description, page, tokenSymbol, isActive, chains, startTime, endTime }]) =>
    airdropWireSchema.parse({
      id, name, symbol: tokenSymbol, image: null, chain: chains?.[0] ?? null, description: description ?? null, status: isActive ? 'live' : 'ended', score: null, reward: null,
      starts_at: secondsOf(startTime), ends_at: secondsOf(endTime), tasks: [{ id: 'claim', kind: 'claim' }], url: page ?? null,
    }),
  )
}

const atSec = Date.UTC(2025, 6, 21) / 1000

describe.skipIf(sharedDataDir === null)(`captured airdrops${sharedDataNote}`, () => {
  test('R-AIX-004 all 41 are listed once, those whose end has passed are over whatever their source says', () => {
    const list = listAirdrops(captured().map(airdropOfWire), atSec)
    expect(list).toHaveLength(41)
    expect(list.filter(({ endsAtSec }) => endsAtSec !== null).map(({ status }) => status)).toEqual(['ended', 'ended', 'ended', 'ended'])
    expect(list.filter(({ status }) => status === 'live')).toHaveLength(19)
    expect(new Set(sortAirdrops(list, { key: 'ends', direction: 'asc', locale: 'en' }).map(({ id }) => id)).size).toBe(41)
  })

  test('R-AIX-004 their texts show no raw value, no NaN, no 1970, no markup; every link says its host', () => {
    const list = listAirdrops(captured().map(airdropOfWire), atSec)
    const texts = list.flatMap(({ name, symbol, chain, description, startsAtSec, endsAtSec, rating, url }) => [
      name, symbol, chain ?? '', description ?? '', formatLaunchDate(startsAtSec), formatLaunchDate(endsAtSec), formatDate(startsAtSec), String(rating.score ?? '–'), String(rating.scoreLow ?? '–'), webHost(url) ?? '',
    ])
    expect(texts.filter((text) => /\bNaN\b|\bnull\b|undefined|Infinity|1970|<\/?[a-z]/i.test(text))).toEqual([])
    expect(list.filter(({ url }) => url !== null && webHost(url) === null)).toEqual([])
    for (const { rating } of list) expect([rating.scoreLow, rating.score, rating.scoreHigh]).toEqual([rating.scoreLow, rating.score, rating.scoreHigh].toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })
})
