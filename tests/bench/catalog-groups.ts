// The catalogue's measurements: filling it, opening it, asking it, updating it.
import { compare, contenders, expect, lineOf, noTimes, step, type BenchRun } from './bench-run.ts'
import { least, median, percentile, type Line } from './statistics.ts'

const searchesOfAll = 20

export const hydration = async (run: BenchRun): Promise<Line[]> => {
  const times = noTimes()
  for (let round = 0; round < run.runs; round++) {
    for (const name of contenders) times[name].push(await step(run, 'hydrate', name, run.coins))
  }
  return [lineOf(`hydrate ${run.coins} coins with records and sparklines`, times, { target: 600 })]
}

export const opening = async (run: BenchRun): Promise<Line[]> => {
  const [first, warm, cold] = [noTimes(), noTimes(), noTimes()]
  const scores: Record<string, (number | null)[]> = {}
  for (let round = 0; round < run.runs; round++) {
    for (const name of contenders) {
      await run.session.reload()
      const opened = await step(run, 'firstRows', name)
      first[name].push(opened.ms)
      // An index gives its own order among equals, so only the figures in order can be compared.
      scores[name] = opened.rows.map(({ scoreLow }) => scoreLow)
      warm[name].push(await step(run, 'warm', name))
      await run.session.reload()
      cold[name].push((await step(run, 'sortByName', name)).ms)
    }
  }
  compare(run, 'first rows', scores)
  return [
    lineOf('open the database, first 100 rows in hand', first, { target: 35 }),
    {
      what: 'then load the columns and ready search, idle',
      ours: median(warm.columnar),
      best: least(warm.columnar),
    },
    lineOf('open the database, sort by name, render 30 rows', cold),
  ]
}

/** Whether a worker would be the better place to load the columns (decisions/040). */
export const loading = async (run: BenchRun): Promise<Line[]> => {
  const times: Record<'here' | 'worker', number[]> = { here: [], worker: [] }
  for (let round = 0; round < run.runs; round++) {
    for (const where of ['here', 'worker'] as const) {
      await run.session.reload()
      const loaded = await step(run, 'load', where)
      expect(run, `coins loaded, ${where}`, { got: loaded.count, wanted: run.coins })
      times[where].push(loaded.ms)
    }
  }
  return [
    {
      what: 'open the database and load the columns',
      ours: median(times.here),
      best: least(times.here),
    },
    {
      what: 'the same in a worker, then transferred',
      ours: median(times.worker),
      best: least(times.worker),
    },
  ]
}

export const asking = async (run: BenchRun): Promise<Line[]> => {
  const [firstSort, warmSort, byName, filter, search] = [
    noTimes(),
    noTimes(),
    noTimes(),
    noTimes(),
    noTimes(),
  ]
  const answers: Record<string, Record<string, unknown>> = {
    sort: {},
    byName: {},
    filter: {},
    search: {},
  }
  for (let round = 0; round < run.runs; round++) {
    for (const name of contenders) {
      await run.session.reload()
      await step(run, 'firstRows', name)
      await step(run, 'warm', name)
      const sorted = await step(run, 'sort', name)
      firstSort[name].push(sorted.firstMs)
      warmSort[name].push(sorted.warmMs)
      const named = await step(run, 'sortByName', name)
      byName[name].push(named.ms)
      const filtered = await step(run, 'filter', name)
      filter[name].push(filtered.ms)
      Object.assign(answers['sort'] ?? {}, { [name]: sorted.rows })
      Object.assign(answers['byName'] ?? {}, { [name]: named.rows })
      Object.assign(answers['filter'] ?? {}, { [name]: filtered.rows })
      // Searches of a second each say enough about the row stores after one round.
      if (round > 0 && name !== 'columnar') continue
      const searched = await step(run, 'search', name, name === 'columnar' ? 40 : searchesOfAll)
      search[name].push(percentile(searched.ms, 0.95))
      Object.assign(answers['search'] ?? {}, { [name]: searched.found.slice(0, searchesOfAll) })
    }
  }
  for (const [what, byContender] of Object.entries(answers)) compare(run, what, byContender)
  return [
    lineOf('first sort click by price, with the render of 30 rows', firstSort, { target: 16 }),
    lineOf('the same click again', warmSort, { target: 10 }),
    lineOf('first sort click by name, with the render', byName, { target: 16 }),
    lineOf('filter and sort, top 100', filter, { target: 10 }),
    lineOf('search, p95 of 40 queries', search, { target: 5 }),
  ]
}

export const updating = async (run: BenchRun): Promise<Line[]> => {
  const times = noTimes()
  const rows: Record<string, unknown> = {}
  const { coins: count, touched } = run
  for (let round = 0; round < Math.min(run.runs, 3); round++) {
    for (const name of contenders) {
      await run.session.reload()
      await step(run, 'hydrate', name, count)
      await run.session.reload()
      await step(run, 'firstRows', name)
      await step(run, 'warm', name)
      const updated = await step(run, 'delta', name, { count, touched })
      times[name].push(updated.ms)
      rows[name] = updated.rows
    }
  }
  compare(run, 'delta', rows)
  return [lineOf(`store a delta of ${touched} coins`, times, { target: 100 })]
}
