// The published promises against real processes: `npm run test:jepsen`, with CLIENTS, SECONDS, OPERATIONS, SEED and STORE.
import { describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { tableOf, tellFailure } from './report.ts'

const isLong = process.env['TEST_LONG'] === '1'
const seconds = Number(process.env['SECONDS'] ?? (isLong ? 180 : 3))
const operations = Number(process.env['OPERATIONS'] ?? Infinity)
const clients = Number(process.env['CLIENTS'] ?? 4)
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const stores = (['sqlite', 'postgres'] as const).filter((store) =>
  [undefined, '', store].includes(process.env['STORE']),
)

describe.each(stores)('four clients and a nemesis on %s', (store) => {
  it(
    `loses nothing, doubles nothing, and all agree (seed ${seed})`,
    { timeout: seconds * 1000 + 240_000 },
    async (context) => {
      const result = await run({ store, seed, clients, seconds, operations })
      if ('reason' in result) {
        console.warn(`SKIPPED on ${store}: ${result.reason}`)
        // A machine without PostgreSQL can't be judged on it: `npm test` lists what it skipped with this reason.
        context.skip(result.reason)
        return
      }
      console.log(tableOf(result))
      expect(result.faults.length === 0 ? 'valid' : tellFailure(result)).toBe('valid')
      expect(result.history.some((event) => event.type === 'ok' && event.key !== 'seed-coin')).toBe(
        true,
      )
    },
  )
})
