import { expect, it } from 'vitest'
import { createRateWindow } from './rate-window.ts'

const max = 600
const minute = 1_800_000_000_000 - (1_800_000_000_000 % 60_000)

/** What servers share, and how often it was written. */
const sharedLedger = () => {
  const sums = new Map<string, number>()
  let writes = 0
  return {
    writes: () => writes,
    add: async (who: string, startMs: number, calls: number) => {
      writes += 1
      const sum = (sums.get(`${who} ${startMs}`) ?? 0) + calls
      sums.set(`${who} ${startMs}`, sum)
      await Promise.resolve()
      return sum
    },
  }
}

it('alone it counts in memory, by the minute, each network by itself', () => {
  const window = createRateWindow(2)
  expect([
    window.take('a', minute),
    window.take('a', minute + 1),
    window.take('a', minute + 15_000),
    window.take('b', minute),
  ]).toEqual([null, null, 45, null])
  expect(window.take('a', minute + 60_000)).toBeNull()
})

it('S16 two servers admit the limit and at most a thirtieth of it more each, and write once a step', async () => {
  const ledger = sharedLedger()
  const servers = [createRateWindow(max, ledger.add), createRateWindow(max, ledger.add)]
  let admitted = 0
  for (let n = 0; n < 2000; n += 1)
    if ((await servers[n % 2]?.take('a', minute)) === null) admitted += 1
  expect(admitted).toBeGreaterThanOrEqual(max)
  expect(admitted).toBeLessThanOrEqual(max + 2 * 20)
  expect(ledger.writes()).toBeLessThanOrEqual(admitted / 20 + 2)
})

it('S16 the same for a burst that arrives at once', async () => {
  const ledger = sharedLedger()
  const servers = [
    createRateWindow(max, ledger.add),
    createRateWindow(max, ledger.add),
    createRateWindow(max, ledger.add),
  ]
  const answers = await Promise.all(
    Array.from({ length: 3000 }, async (_, n) => servers[n % 3]?.take('a', minute)),
  )
  const admitted = answers.filter((wait) => wait === null).length
  expect(admitted).toBeLessThanOrEqual(max + 3 * 20)
})

it('S16 few calls of a network are written nowhere, and a database that refuses them stops nobody early', async () => {
  const ledger = sharedLedger()
  const few = createRateWindow(max, ledger.add)
  for (let n = 0; n < 19; n += 1) expect(await few.take('a', minute)).toBeNull()
  expect(ledger.writes()).toBe(0)
  const failing = createRateWindow(max, () => Promise.reject(new Error('full')))
  let admitted = 0
  for (let n = 0; n < 700; n += 1) if ((await failing.take('a', minute)) === null) admitted += 1
  expect(admitted).toBe(max)
})
