import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { CatalogDb } from '../catalog-db.ts'
import { planOfWire } from './plan-of-wire.ts'
import { pullPlans } from './pulls.ts'
import { savedPlans } from './queries.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('plans', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const wire = (over: object = {}): PlanWire => ({
  id: 'a',
  name: 'Pro',
  tier: 'pro',
  amount: 1200,
  currency: 'usd',
  ...over,
})

it('D-PLANSHAPE the plans a server sends are kept with the moment they came; an odd row hides no other', async () => {
  expect(await savedPlans(db)).toBeNull()
  const calls: unknown[] = []
  const { signal } = new AbortController()
  const call = async (...args: unknown[]) => {
    calls.push(args)
    return [wire(), wire({ tier: 'gold' }), wire({ id: 'b', interval: 'year' })]
  }
  await pullPlans({ db, call, nowMs: () => 5 }, { signal })
  expect([calls, await savedPlans(db)]).toMatchObject([
    [['get-subscription-plans', {}, { signal }]],
    {
      plans: [
        { id: 'a', interval: 'month' },
        { id: 'b', interval: 'year' },
      ],
      savedAtMs: 5,
    },
  ])
})

it('a server out of reach takes no plan away', async () => {
  await pullPlans({ db, call: async () => [wire()], nowMs: () => 5 })
  await expect(
    pullPlans({ db, call: () => Promise.reject(new Error('offline')), nowMs: () => 6 }),
  ).rejects.toThrow('offline')
  expect((await savedPlans(db))?.savedAtMs).toBe(5)
})

const read = (over: object) => planOfWire(wire(over))

it('D-PLANSHAPE a plan is what it costs: without a price, or of less than nothing, it is none; of nothing it is free', () => {
  expect([
    read({ amount: -1 }),
    read({ amount: undefined }),
    read({ currency: null }),
    read({ currency: 'us' }),
    read({ currency: 'us1' }),
    read({ currency: '' }),
  ]).toEqual([null, null, null, null, null, null])
  expect(read({ amount: 0 })).toMatchObject({
    amountMinor: 0,
    features: [],
    priceId: null,
    isRecommended: false,
    isAnnounced: false,
  })
  expect(
    read({ name: '  ', features: ['x'], priceId: 'p', recommended: true, interval: 'week' }),
  ).toMatchObject({
    name: 'pro',
    features: ['x'],
    priceId: 'p',
    isRecommended: true,
    isAnnounced: false,
    interval: 'month',
  })
})
