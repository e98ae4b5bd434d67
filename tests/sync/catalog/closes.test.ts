// Daily closes on the device: fetched from the day they are needed on, then only what is new, and kept whatever a
// later answer leaves out.
import 'fake-indexeddb/auto'
import { pullCloses } from '#data/catalog/pulls/pull-closes.ts'
import type { MarketCall, PullPorts } from '#data/catalog/pulls/ports.ts'
import { dailyClosesOf } from '#data/catalog/queries/closes.ts'
import { dropCatalogExtras } from '#data/catalog/commands/drop-extras.ts'
import { expect, test } from 'vitest'
import { freshCatalog } from './catalog-kit.ts'

const daySec = 86_400
const firstDay = 20_000
type Asked = { ids: string[]; since: number }

/** A server whose closes are the number of their day, up to yesterday. */
const kit = (known: readonly string[] = ['bitcoin', 'ethereum']) => {
  const { db } = freshCatalog()
  const asked: Asked[] = []
  let today = firstDay + 10
  const call = (async (_f: string, { ids, since }: Asked) => {
    asked.push({ ids, since: since / daySec })
    const from = Math.max(firstDay, since / daySec)
    const prices = Array.from({ length: Math.max(0, today - from) }, (_, at) => from + at)
    const closes = Object.fromEntries(
      ids.filter((id) => known.includes(id)).map((id) => [id, { first_day: from, prices }]),
    )
    return { closes, as_of: today * daySec, source: null }
  }) as unknown as MarketCall
  const ports: PullPorts = {
    db,
    call,
    hasMarketDelta: () => Promise.resolve(false),
    nowMs: () => today * daySec * 1000,
    asker: () => null,
  }
  return { db, ports, asked, nextDay: () => (today += 1) }
}

test('R-PRT-005 what is held is asked for from the first day, later only the last days', async () => {
  const { db, ports, asked, nextDay } = kit()
  await pullCloses(ports, { ids: ['bitcoin', 'ethereum'], fromDay: firstDay })
  nextDay()
  await pullCloses(ports, { ids: ['bitcoin', 'ethereum'], fromDay: firstDay })
  expect(asked).toEqual([
    { ids: ['bitcoin', 'ethereum'], since: firstDay },
    { ids: ['bitcoin', 'ethereum'], since: firstDay + 7 },
  ])
  const kept = await dailyClosesOf(['bitcoin', 'solana'], db)
  expect([...kept.keys()]).toEqual(['bitcoin'])
  expect(kept.get('bitcoin')).toMatchObject({
    firstDay,
    prices: Array.from({ length: 11 }, (_, at) => firstDay + at),
  })
})

test('R-PRT-005 an earlier first day is asked for whole, and so is a coin that came later', async () => {
  const { ports, asked } = kit()
  await pullCloses(ports, { ids: ['bitcoin'], fromDay: firstDay + 5 })
  await pullCloses(ports, { ids: ['bitcoin'], fromDay: firstDay })
  await pullCloses(ports, { ids: ['bitcoin', 'ethereum'], fromDay: firstDay })
  expect(asked.map(({ since }) => since - firstDay)).toEqual([5, 0, 0])
})

test('R-PRT-005 a coin without any history is kept as such, and is asked for again', async () => {
  const { db, ports, asked } = kit([])
  await pullCloses(ports, { ids: ['nowhere'], fromDay: firstDay })
  await pullCloses(ports, { ids: ['nowhere'], fromDay: firstDay })
  expect(asked).toHaveLength(2)
  expect((await dailyClosesOf(['nowhere'], db)).get('nowhere')?.prices).toEqual([])
})

test('R-PRT-005 more coins than one question takes are asked for in parts', async () => {
  const { ports, asked } = kit()
  const ids = Array.from({ length: 230 }, (_, at) => `coin-${at}`)
  await pullCloses(ports, { ids, fromDay: firstDay })
  expect(asked.map((each) => each.ids.length)).toEqual([100, 100, 30])
})

test('they make room with the other extras where the device is full', async () => {
  const { db, ports } = kit()
  await pullCloses(ports, { ids: ['bitcoin'], fromDay: firstDay })
  await dropCatalogExtras(0, db)
  expect((await dailyClosesOf(['bitcoin'], db)).size).toBe(0)
})
