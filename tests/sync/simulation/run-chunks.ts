// A long run in chunks, each with a seed of its own and in a process of its own, as many at once as there are cores.
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { ChunkPlan, ChunkResult } from './chunk.ts'
import { addFigures, noFigures, type Figures } from './figures.ts'
import type { StoreName } from './host.ts'

export type LongRun = { isPlain: boolean; store: StoreName; schedules: number; seed: number }

/** At most, because of memory: a process grows with what its schedules leave behind. */
const chunkSize: Record<StoreName, number> = { indexeddb: 100, memory: 2500 }

const playChunk = (plan: ChunkPlan): Promise<ChunkResult> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('chunk.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let result: ChunkResult | null = null
    child.once('message', (message) => {
      result = message as ChunkResult
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      result ? resolve(result) : reject(new Error(`chunk SEED=${plan.seed} ended with ${code}`)),
    )
    child.send(plan)
  })

export const commandOf = ({ seed, schedules, store, isPlain }: ChunkPlan): string =>
  `SEED=${seed} SCHEDULES=${schedules} STORE=${store} EXTENSIONS=${isPlain ? 'off' : 'on'} npm run test:sync`

/** Plays chunk after chunk until one fails; `failure` says which, its story and how to play it again. */
export const runChunks = async ({
  isPlain,
  store,
  schedules,
  seed,
}: LongRun): Promise<{ failure: string | null; figures: Figures }> => {
  // No core waits for the only chunk of a short run.
  const size = Math.min(chunkSize[store], Math.ceil(schedules / availableParallelism()))
  const plans = Array.from({ length: Math.ceil(schedules / size) }, (_, at): ChunkPlan => ({
    isPlain,
    store,
    seed: (seed + at) % 2 ** 31,
    schedules: Math.min(size, schedules - at * size),
  }))
  const figures = noFigures()
  let failure: string | null = null
  const work = async (): Promise<void> => {
    for (let plan = plans.shift(); plan && failure === null; plan = plans.shift()) {
      const result = await playChunk(plan)
      addFigures(figures, result)
      if (result.failure)
        failure = `${commandOf(plan)}\n${result.failure.message}\n${result.failure.story}`
      console.log(
        `SEED=${plan.seed}: ${result.failure ? 'FAILED' : 'all promises kept'} in ${result.schedules} schedules (${figures.schedules} of ${schedules} so far)`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { failure, figures }
}
