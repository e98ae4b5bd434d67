import { expect, test } from 'vitest'
import { MarketSourceError } from '../source-port.ts'
import { readSchedule, readScheduledIds, scheduleFacts } from './emission.ts'

const day = 86_400
const nowSec = 1_000 * day
const at = (days: number, unlocked: number) => ({
  timestamp: nowSec + days * day,
  unlocked,
  rawEmission: 0,
  burned: 0,
})
const schedule = (over: Record<string, unknown> = {}) => ({
  documentedData: {
    data: [
      // 100 a day for ever, and a cliff of 4,000 in twenty days.
      {
        label: 'Community',
        data: [at(-10, 9_000), at(0, 10_000), at(30, 13_000), at(365, 46_500)],
      },
      { label: 'Team', data: [at(-10, 0), at(20, 4_000)] },
      { label: 'Locked for good', data: [at(-10, 0), at(1, 1_000_000)] },
    ],
    tokenAllocation: {
      current: {},
      final: { insiders: 20, privateSale: 12.5, farming: 67.5 },
      progress: {},
    },
  },
  categories: { noncirculating: ['Locked for good'], insiders: ['Team'] },
  ...over,
})
const body = (inner: unknown) => ({
  body: JSON.stringify(inner),
  lastModified: '1972-09-01T00:00:00.000Z',
})
const valuesOf = (facts: ReturnType<typeof scheduleFacts>) =>
  Object.fromEntries(Object.entries(facts).map(([key, { value }]) => [key, value]))

test("D-AISCORE a schedule becomes what 30 days and 12 months free of what circulates, and the insiders' share", () => {
  const facts = scheduleFacts(readSchedule(body(schedule()), nowSec), 20_000, nowSec)
  expect(valuesOf(facts)).toEqual({ unlockNext30d: 35, inflation12m: 202.5, insiderShare: 32.5 })
  expect(facts['unlockNext30d']).toMatchObject({
    as_of: Date.UTC(1972, 8, 1) / 1000,
    source: 'defillama',
  })
})

test('the same schedule tells other days other figures, and without a known supply counts against what it unlocked itself', () => {
  const unlocks = readSchedule(body(schedule()), nowSec)
  expect(valuesOf(scheduleFacts(unlocks, null, nowSec))).toMatchObject({ unlockNext30d: 70 })
  expect(valuesOf(scheduleFacts(unlocks, 20_000, nowSec + 366 * day))).toMatchObject({
    unlockNext30d: 0,
    inflation12m: 0,
  })
  expect(valuesOf(scheduleFacts({ ...unlocks, sections: [] }, null, nowSec))).toEqual({
    insiderShare: 32.5,
  })
})

test("shares that do not add up to a whole tell no insiders' share", () => {
  for (const final of [{ insiders: 20 }, { insiders: -5, farming: 105 }, {}]) {
    const inner = schedule({
      documentedData: { ...schedule().documentedData, tokenAllocation: { final } },
    })
    expect(readSchedule(body(inner), nowSec).insiderPct).toBeNull()
  }
})

test('a body that is an object, an order that is none and a missing time are read', () => {
  const unlocks = readSchedule(
    { body: schedule({ documentedData: { data: [{ label: 'a', data: [at(5, 10), at(0, 5)] }] } }) },
    nowSec,
  )
  expect(unlocks).toMatchObject({ asOfSec: nowSec, insiderPct: null })
  expect(valuesOf(scheduleFacts(unlocks, 100, nowSec))).toMatchObject({ unlockNext30d: 5 })
})

test.each([
  [null],
  [{}],
  [{ body: '{' }],
  [{ body: '{}' }],
  [body({ documentedData: { data: [] } })],
  [body({ documentedData: { data: [{ label: 'a', data: [{ timestamp: 'x', unlocked: 1 }] }] } })],
  ['Unauthorized'],
])('what is no schedule is refused: %j', (answer) => {
  expect(() => readSchedule(answer, nowSec)).toThrow(MarketSourceError)
})

test('who has a schedule: each once, rows without a token left out', () => {
  expect(
    readScheduledIds([
      { gecko_id: 'a', token: 'coingecko:a' },
      { gecko_id: 'a' },
      { gecko_id: null },
      {},
      null,
      { gecko_id: 'b' },
    ]),
  ).toEqual(['a', 'b'])
  expect(() => readScheduledIds({ error: 'x' })).toThrow(MarketSourceError)
})
