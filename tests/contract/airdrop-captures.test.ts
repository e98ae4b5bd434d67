// Every captured airdrop goes through the rules and words that the page shows.
import { describe, expect, test } from 'vitest'
import { listAirdrops, sortAirdrops } from '#domain/airdrop/airdrop-list.ts'
import { formatDate, formatLaunchDate } from '#domain/format/date.ts'
import { webHost } from '#domain/text/web-address.ts'
import { airdropOfWire } from '#contract/market/airdrop-wire.ts'
import { capturedAirdrops } from '#tests/fixtures/captured-airdrops.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const atSec = Date.UTC(2025, 6, 21) / 1000

describe.skipIf(sharedDataDir === null)(`captured airdrops${sharedDataNote}`, () => {
  test('R-AIX-004 all 41 are listed once, those whose end has passed are over whatever their source says', () => {
    const list = listAirdrops(capturedAirdrops(sharedDataDir ?? '').map(airdropOfWire), atSec)
    expect(list).toHaveLength(41)
    expect(list.filter(({ endsAtSec }) => endsAtSec !== null).map(({ status }) => status)).toEqual([
      'ended',
      'ended',
      'ended',
      'ended',
    ])
    expect(list.filter(({ status }) => status === 'live')).toHaveLength(19)
    expect(
      new Set(
        sortAirdrops(list, { key: 'ends', direction: 'asc', locale: 'en' }).map(({ id }) => id),
      ).size,
    ).toBe(41)
  })

  test('R-AIX-004 their texts show no raw value, no NaN, no 1970, no markup; every link says its host', () => {
    const list = listAirdrops(capturedAirdrops(sharedDataDir ?? '').map(airdropOfWire), atSec)
    const texts = list.flatMap(
      ({ name, symbol, chain, description, startsAtSec, endsAtSec, rating, url }) => [
        name,
        symbol,
        chain ?? '',
        description ?? '',
        formatLaunchDate(startsAtSec),
        formatLaunchDate(endsAtSec),
        formatDate(startsAtSec),
        String(rating.score ?? '–'),
        String(rating.scoreLow ?? '–'),
        webHost(url) ?? '',
      ],
    )
    expect(
      texts.filter((text) => /\bNaN\b|\bnull\b|undefined|Infinity|1970|<\/?[a-z]/i.test(text)),
    ).toEqual([])
    expect(list.filter(({ url }) => url !== null && webHost(url) === null)).toEqual([])
    for (const { rating } of list)
      expect([rating.scoreLow, rating.score, rating.scoreHigh]).toEqual(
        [rating.scoreLow, rating.score, rating.scoreHigh].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      )
  })
})
