// The real engine through schedules of faults, on two pairs of ports: IndexedDB in memory with the real server, and the
// fast twins of both (memory/), which play ten times as many. SCHEDULES, SEED, STORE (indexeddb, memory) and
// EXTENSIONS (on, off) come from the environment; a failure prints the seed and the shortest story that still fails.
import { describe, expect, it } from 'vitest'
import { figuresTable } from './figures.ts'
import type { StoreName } from './host.ts'
import { commandOf, runChunks } from './run-chunks.ts'

const isLong = process.env['TEST_LONG'] === '1'
const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_260_105))
/**
 * In each of the two modes. The quick run plays about what the seeded bugs need (docs/reliability.md): thirty of them fall
 * within forty schedules on memory, the last two after six hundred, and the one that needs IndexedDB after 4.
 */
const usual: Record<StoreName, number> = isLong
  ? { indexeddb: 5000, memory: 50_000 }
  : { indexeddb: 60, memory: 500 }

const stores = (['indexeddb', 'memory'] as const).filter(
  (store) => (process.env['STORE'] ?? store) === store,
)
const extensions = (['on', 'off'] as const).filter(
  (one) => (process.env['EXTENSIONS'] ?? one) === one,
)
const runs = stores.flatMap((store) =>
  extensions.map((one) => ({
    store,
    extensions: one,
    isPlain: one === 'off',
    schedules: Number(process.env['SCHEDULES'] ?? usual[store]),
  })),
)

/** Only against a run that hangs: a machine with other work to do plays one in a second on IndexedDB, and a failing schedule takes a minute to be made shorter. */
const limitMs = (store: StoreName, schedules: number): number =>
  5 * 60_000 + schedules * (store === 'memory' ? 100 : 2000)

describe.each(runs)(
  'the sync engine on $store against a server with extensions $extensions',
  ({ store, isPlain, schedules }) => {
    it(
      `keeps every promise through ${schedules} schedules of faults (seed ${seed})`,
      async () => {
        const { failure, figures } = await runChunks({ isPlain, store, schedules, seed })
        console.log(
          `${commandOf({ seed, schedules, store, isPlain })}\n${figuresTable(figures)}\n  ${failure === null ? '0 lost, 0 doubled, all converged' : 'a promise was broken'}`,
        )
        expect(failure ?? 'no failure').toBe('no failure')
      },
      limitMs(store, schedules),
    )
  },
)
