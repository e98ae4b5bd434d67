// Tasks of the page's main thread, from Chromium's own trace. Own time is what the thread computed; on a machine that others
// share it is the figure that says something about the product.
import type { Browser, Page } from '@playwright/test'

export type Tasks = {
  count: number
  over50: number
  longestMs: number
  longestOwnMs: number
  /** Over 50 ms by own time. */
  ownOver50: number
  /** What the longest one spent its time on. */
  longestName: string
  /** Milliseconds that the thread computed between each input and its paint, in their order. */
  ownMs: number[]
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { functionName?: string; type?: string } }
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]
const longTaskMs = 50

/** The thread that worked most among the renderers: a spare one idles. */
const mainThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  )
  return tasks.toSorted((a, b) => b.length - a.length)[0] ?? []
}

const heaviestWithin = (events: readonly TraceEvent[], task: TraceEvent): string => {
  const end = task.ts + (task.dur ?? 0)
  const inside = events.filter(
    ({ name, ts, dur = 0 }) =>
      name !== 'RunTask' && !name.includes('::') && ts >= task.ts && ts + dur <= end,
  )
  const heaviest = inside.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).slice(0, 3)
  return heaviest
    .map(
      ({ name, dur = 0, args }) =>
        `${name}${args?.data?.type === undefined ? '' : ` ${args.data.type}`}${args?.data?.functionName === undefined ? '' : ` ${args.data.functionName}`} ${Math.round(dur / 1000)}`,
    )
    .join(' > ')
}

const ownOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000

/** Own time of the tasks that ran while an input waited for its paint. */
const ownTimes = (all: readonly TraceEvent[], tasks: readonly TraceEvent[]): number[] => {
  const marks = all.filter(({ name }) => name === 'bench-input').toSorted((a, b) => a.ts - b.ts)
  const ends = marks.filter(({ ph }) => ph === 'e').map(({ ts }) => ts)
  const starts = marks.filter(({ ph }) => ph === 'b').map(({ ts }) => ts)
  return starts.map((start, at) =>
    tasks
      .filter(({ ts, dur = 0 }) => ts + dur > start && ts < (ends[at] ?? start))
      .reduce((sum, task) => sum + ownOf(task), 0),
  )
}

/** What the main thread did while `work` ran. */
export const tracedTasks = async <Answer>(
  browser: Browser,
  page: Page,
  work: () => Promise<Answer>,
): Promise<{ tasks: Tasks; answer: Answer }> => {
  await browser.startTracing(page, { categories })
  const answer = await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[]
  }
  const events = mainThread(traceEvents)
  const tasks = events
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
  const [longest] = tasks
  return {
    tasks: {
      count: tasks.length,
      over50: tasks.filter(({ dur = 0 }) => dur / 1000 > longTaskMs).length,
      longestMs: (longest?.dur ?? 0) / 1000,
      longestOwnMs: Math.max(0, ...tasks.map(ownOf)),
      ownOver50: tasks.filter((task) => ownOf(task) > longTaskMs).length,
      longestName: longest ? heaviestWithin(events, longest) : '-',
      ownMs: ownTimes(traceEvents, tasks),
    },
    answer,
  }
}
