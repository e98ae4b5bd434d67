// The account's measurements: a click on a star, a long queue, the rebase over it. Every commit here is durable.
import { expect, step, type BenchRun } from './bench-run.ts'
import { least, median, percentile, type Line } from './statistics.ts'

export const toggling = async (run: BenchRun): Promise<Line[]> => {
  await run.session.reload()
  const raw = await step(run, 'rawStars', 100)
  const ours = await step(run, 'toggles', 100)
  const commit = ours.map(({ commitMs }) => commitMs)
  const screen = ours.map(({ commitMs, seenMs }) => seenMs - commitMs)
  const seen = ours.map(({ seenMs }) => seenMs)
  const rawCommitMs = median(raw.map(({ commitMs }) => commitMs))
  const rawSeenMs = median(raw.map(({ seenMs }) => seenMs))
  return [
    {
      what: 'a star: click to durable commit, p50 (target: 1.3 x five gets and three puts)',
      ours: median(commit),
      best: least(commit),
      raw: rawCommitMs,
      target: Number((1.3 * rawCommitMs).toFixed(1)),
    },
    { what: 'a star: commit to the screen, p50', ours: median(screen), target: 3 },
    { what: 'a star: commit to the screen, p95', ours: percentile(screen, 0.95), target: 16 },
    {
      what: 'a star: click to seen, p50 (target: twice raw)',
      ours: median(seen),
      best: least(seen),
      raw: rawSeenMs,
      target: Number((2 * rawSeenMs).toFixed(1)),
    },
  ]
}

export const queueing = async (run: BenchRun): Promise<Line[]> => {
  const [ours, dexie, raw, replays, batches, rebases]: number[][] = [[], [], [], [], [], []]
  for (let round = 0; round < Math.min(run.runs, 3); round++) {
    await run.session.reload()
    const enqueued = await step(run, 'enqueue', run.edits)
    // One more than the edits: the list itself waits to be created.
    expect(run, 'operations queued', { got: enqueued.pending, wanted: run.edits + 1 })
    ours?.push(enqueued.ms)
    dexie?.push(await step(run, 'dexieEnqueue', run.edits))
    raw?.push(await step(run, 'rawEnqueue', run.edits))
    for (const takesBatches of [false, true]) {
      const replayed = await step(run, 'replay', run.edits, takesBatches)
      expect(run, 'edits that reached the server', { got: replayed.sent, wanted: run.edits })
      expect(run, 'operations left after a replay', { got: replayed.left, wanted: 0 })
      ;(takesBatches ? batches : replays)?.push(replayed.ms)
    }
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
      what: 'the same edits replayed to an instant server, one a request',
      ours: median(replays ?? []),
      best: least(replays ?? []),
    },
    {
      what: 'the same edits replayed in batches (target: 8 ms an edit)',
      ours: median(batches ?? []),
      best: least(batches ?? []),
      target: 8 * run.edits,
    },
    {
      what: `rebase over ${run.edits} pending operations`,
      ours: median(rebases ?? []),
      best: least(rebases ?? []),
      target: 50,
    },
  ]
}
