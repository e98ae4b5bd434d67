// The account's measurements: a click on a star, a long queue, the rebase over it. Every commit here is durable.
import { expect, step, type BenchRun } from './bench-run.ts'
import { least, median, percentile, type Line } from './statistics.ts'

export const toggling = async (run: BenchRun): Promise<Line[]> => {
  await run.session.reload()
  const times = await step(run, 'toggles', 100)
  const commit = times.map(({ commitMs }) => commitMs)
  const screen = times.map(({ screenMs }) => screenMs)
  return [
    { what: 'a star: click to durable commit, p50', ours: median(commit), best: least(commit) },
    { what: 'a star: commit to the screen, p50', ours: median(screen), target: 3 },
    { what: 'a star: commit to the screen, p95', ours: percentile(screen, 0.95), target: 16 },
  ]
}

export const queueing = async (run: BenchRun): Promise<Line[]> => {
  const [ours, dexie, raw, replays, rebases]: number[][] = [[], [], [], [], []]
  for (let round = 0; round < Math.min(run.runs, 3); round++) {
    await run.session.reload()
    const enqueued = await step(run, 'enqueue', run.edits)
    // One more than the edits: the list itself waits to be created.
    expect(run, 'operations queued', { got: enqueued.pending, wanted: run.edits + 1 })
    ours?.push(enqueued.ms)
    dexie?.push(await step(run, 'dexieEnqueue', run.edits))
    raw?.push(await step(run, 'rawEnqueue', run.edits))
    const replayed = await step(run, 'replay', run.edits)
    expect(run, 'edits that reached the server', { got: replayed.sent, wanted: run.edits })
    expect(run, 'operations left after a replay', { got: replayed.left, wanted: 0 })
    replays?.push(replayed.ms)
    const rebased = await step(run, 'rebase', run.edits)
    expect(run, 'items shown after a rebase', { got: rebased.shown, wanted: run.edits })
    rebases?.push(rebased.ms)
  }
  const rawMs = median(raw ?? [])
  return [
    {
      what: `${run.edits} edits, each durable (target: twice raw)`,
      ours: median(ours ?? []),
      best: least(ours ?? []),
      dexie: median(dexie ?? []),
      raw: rawMs,
      target: Math.round(2 * rawMs),
    },
    {
      what: 'the same edits replayed to an instant server',
      ours: median(replays ?? []),
      best: least(replays ?? []),
    },
    {
      what: `rebase over ${run.edits} pending operations`,
      ours: median(rebases ?? []),
      best: least(rebases ?? []),
      target: 50,
    },
  ]
}
