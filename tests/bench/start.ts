// `npm run bench:start` (after a build): from opening the coin list, the browser started anew each
// time, to its painted rows; the built app without a connection beside a page of the same stack that
// shows thirty stored rows and nothing else, and a first visit. Times never fail it. BENCH_COINS,
// BENCH_THROTTLES and BENCH_RUNS take other numbers.
import { chromium, type BrowserContext } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../../playwright.config.ts'
import { ourApp, ourFirstVisit, skeleton, type StartContender } from './start/contenders.ts'
import { installStartClock, type StartTimes } from './start/start-clock.ts'
import { least, median } from './statistics.ts'

const numbers = (name: string, standard: string): number[] =>
  (process.env[name] ?? standard).split(',').map(Number)
const [runs = 5] = numbers('BENCH_RUNS', '5')

const inBrowser = async <T>(
  profile: string,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const readTimes = (): StartTimes => (Reflect.get(globalThis, 'startTimes') as () => StartTimes)()

const timeStart = (
  profile: string,
  { contender: { url, isOffline }, throttle }: { contender: StartContender; throttle: number },
) =>
  inBrowser(profile, async (context): Promise<StartTimes> => {
    await context.setOffline(isOffline)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript(installStartClock)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    await page.goto(url)
    await page.waitForFunction(
      () => {
        const times = (Reflect.get(globalThis, 'startTimes') as () => StartTimes)()
        return !Number.isNaN(times.ownRowsMs) && !Number.isNaN(times.firstPaintMs)
      },
      undefined,
      { timeout: 60_000 },
    )
    return page.evaluate(readTimes)
  })

const cell = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '-')
const spread = (values: readonly number[]): string =>
  `${cell(median(values))} (${cell(least(values))}-${cell(Math.max(...values))})`

const measure = async (contender: StartContender): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'coinsight-start-'))
  try {
    await inBrowser(profile, async (context) =>
      contender.visitFirst(context, context.pages()[0] ?? (await context.newPage()), contender.url),
    )
    for (const throttle of numbers('BENCH_THROTTLES', '1,4')) {
      const times: StartTimes[] = []
      for (let run = 0; run < runs; run++)
        times.push(
          await timeStart(contender.isFirstVisit ? `${profile}/${throttle}x${run}` : profile, {
            contender,
            throttle,
          }),
        )
      const seen = times.map(({ pictureRowsMs, ownRowsMs }) => pictureRowsMs ?? ownRowsMs)
      const cells = [
        `${contender.name}, ${throttle}x`,
        spread(times.map(({ firstPaintMs }) => firstPaintMs)),
        spread(seen),
        spread(times.map(({ ownRowsMs }) => ownRowsMs)),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await contender.close()
    await rm(profile, { recursive: true, force: true })
  }
}

console.log(
  `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${runs} starts each, ` +
    `load ${loadavg()[0]?.toFixed(1)}\n`,
)
console.log(
  '| ms since navigation, median (least-most) | first paint | rows | rows of the page itself |',
)
console.log('| --- | --- | --- | --- |')
for (const coins of numbers('BENCH_COINS', '250,20000'))
  for (const open of [skeleton, ourApp]) await measure(await open(coins))
await measure(await ourFirstVisit())
