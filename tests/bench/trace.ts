// `npm run bench:trace` (after a build): the coin list with 20,000 coins in the built app, traced in Chromium. Prints how
// long every column, filter and set of weights takes from the input to the painted rows, the longest task of the main
// thread, and the frames of a scroll of forty seconds at most; as it is and with the processor slowed 4 times. Times never
// fail it; rows in a wrong order do. BENCH_APP_DIR holds another build than dist/.
import { cpus, loadavg } from 'node:os'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { median, percentile } from './statistics.ts'
import {
  clickColumns,
  reload,
  scrollThrough,
  useFilters,
  useOwnWeights,
  type ExpectRows,
  type Timed,
} from './trace/list-steps.ts'
import { tracedTasks, type Tasks } from './trace/long-tasks.ts'
import { openMarketSession, type OpenPage } from './trace/market-session.ts'
import { standardQuery } from '#data/catalog/types/coin-row.ts'

const setting = (name: string, standard: number): number => Number(process.env[name] ?? standard)
/** `npm run bench:trace -- sort filter` runs these only. */
const wanted = process.argv.slice(2)
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)

const coins = setting('BENCH_COINS', 20_000)
const rounds = setting('BENCH_RUNS', 4)
const throttles = (process.env['BENCH_THROTTLES'] ?? '1,4').split(',').map(Number)
/** Nine screens a second, about the most of a hand, and three times that. */
const wheelPxPerSec = (process.env['BENCH_WHEEL'] ?? '8000,24000').split(',').map(Number)
const touchPxPerSec = setting('BENCH_TOUCH', 30_000)
const limitMs = 50

const session = await openMarketSession(coins, process.env['BENCH_APP_DIR'])
const index = createCatalogIndex(columnsOfSnapshot(session.snapshot), 1)
const wrong: string[] = []
const expectRows: ExpectRows = (what, ids, query) => {
  const right = index
    .rowsAt(index.select({ ...standardQuery, ...query }), 0, ids.length)
    .map(({ id }) => id)
  if (ids.length === 0 || ids.join('|') !== right.join('|'))
    wrong.push(`${what}: ${ids.slice(0, 3).join(', ')} instead of ${right.slice(0, 3).join(', ')}`)
}

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
const ms = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '-')
const saySpread = (what: string, inputs: readonly { ms: number; ownMs: number }[]): void => {
  const [clock, own] = [inputs.map((input) => input.ms), inputs.map((input) => input.ownMs)]
  const p95 = percentile(clock, 0.95)
  const cells = [median(clock), p95, Math.max(...clock), median(own), percentile(own, 0.95)].map(
    (value) => ms(value).padStart(5),
  )
  console.log(
    `| ${what.padEnd(30)} | ${cells.join(' | ')} | ${String(inputs.length).padStart(3)} | ${p95 <= limitMs ? 'met' : 'MISSED'} |`,
  )
}
const sayTasks = (what: string, tasks: Tasks): void =>
  console.log(
    `${what}: longest task ${ms(tasks.longestMs)} ms (${tasks.longestName}), longest by own time ${ms(tasks.longestOwnMs)}; ` +
      `of ${tasks.count} over ${limitMs} ms: ${tasks.over50}, by own time ${tasks.ownOver50}; load ${load()}`,
  )

type Step = (opened: OpenPage, times: Timed) => Promise<void>

const timedPart = async (what: string, throttle: number, step: Step): Promise<void> => {
  const opened = await session.open('desktop', throttle)
  const times: Timed = []
  const { tasks } = await tracedTasks(session.browser, opened.page, async () => {
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await reload(opened)
      await step(opened, times)
    }
  })
  const inputs = times.map((input, at) => ({ ...input, ownMs: tasks.ownMs[at] ?? Number.NaN }))
  console.log(
    `\n| ${`${what}, ${throttle}x`.padEnd(30)} |   p50 |   p95 |  most | own50 | own95 |   n | p95 <= ${limitMs} ms |`,
  )
  console.log(`|${'-'.repeat(32)}|-------|-------|-------|-------|-------|-----|--------------|`)
  for (const [name, ofName] of Map.groupBy(inputs, (input) => input.what)) saySpread(name, ofName)
  saySpread('all of them', inputs)
  sayTasks('with the loads between the rounds', tasks)
  await opened.context.close()
}

const scrollPart = async (
  throttle: number,
  device: 'desktop' | 'phone',
  pxPerSec: number,
): Promise<void> => {
  const opened = await session.open(device, throttle)
  const source = device === 'phone' ? 'touch' : 'mouse'
  const { tasks, answer } = await tracedTasks(session.browser, opened.page, () =>
    scrollThrough(opened, { source, pxPerSec }),
  )
  console.log(
    `\nscroll by ${source} at ${pxPerSec} px/s, ${throttle}x: ${answer.frames} frames, ${answer.dropped} dropped, p95 ${answer.p95Ms.toFixed(1)} ms, longest ${answer.longestMs.toFixed(0)} ms`,
  )
  sayTasks(`scroll by ${source}`, tasks)
  await opened.context.close()
}

try {
  console.log(
    `Chromium ${session.browser.version()}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${coins} coins, ${rounds} rounds, load ${load()}`,
  )
  for (const throttle of throttles) {
    if (isWanted('sort'))
      await timedPart('input to painted rows', throttle, (opened, times) =>
        clickColumns(opened, times, expectRows),
      )
    if (isWanted('filter')) await timedPart('input to painted rows', throttle, useFilters)
    if (isWanted('weights')) await timedPart('input to painted rows', throttle, useOwnWeights)
    for (const pxPerSec of isWanted('wheel') ? wheelPxPerSec : [])
      await scrollPart(throttle, 'desktop', pxPerSec)
    if (isWanted('touch')) await scrollPart(throttle, 'phone', touchPxPerSec)
  }
} finally {
  await session.close()
}
for (const problem of [...wrong, ...session.errors]) console.error(problem)
process.exitCode = wrong.length + session.errors.length > 0 ? 1 : 0
