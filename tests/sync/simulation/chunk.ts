// One chunk of a long run, in a process of its own: says what it saw to the process that started it.
import { createHost, type StoreName } from './host.ts'
import { runSchedules, type Failure } from './run-schedules.ts'

export type ChunkPlan = { isPlain: boolean; store: StoreName; seed: number; schedules: number }
export type ChunkResult = {
  failure: Failure | null
  schedules: number
  moves: number
  counts: [string, number][]
}

process.once('message', (plan: ChunkPlan) => {
  void (async () => {
    const { isPlain, store, seed, schedules } = plan
    const host = await createHost(isPlain, store)
    const { failure, figures } = await runSchedules({ host, schedules, seed })
    await host.close()
    const result: ChunkResult = {
      failure,
      schedules: figures.schedules,
      moves: figures.moves,
      counts: [...figures.counts],
    }
    process.send?.(result, undefined, {}, () => process.disconnect?.())
  })()
})
