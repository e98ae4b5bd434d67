// `npm run bench:queue` (after a build): a queue of 5,000 changes, made offline by the product's own commands, drains in a
// Chromium at the real server with its default limits. Prints how long that takes, how many requests it costs, whether the
// same address can sign in and read meanwhile, the long tasks of the page, what a press waits for, and the heap.
import { cpus, loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../playwright.config.ts'
import { enterWith, register, tokenOf } from '../e2e/harness/enter-as.ts'
import { serverCall } from '../e2e/harness/server-call.ts'
import { serverItemCount } from '../e2e/harness/server-lists.ts'
import { freshDataDir, removeDataDir, startServer } from '../e2e/harness/server.ts'
import { countQueue, makeLongQueue } from './queue/long-queue.ts'
import { median } from './statistics.ts'
import { tracedTasks } from './trace/long-tasks.ts'

const setting = (name: string, standard: number): number => Number(process.env[name] ?? standard)
const changes = setting('BENCH_CHANGES', 5000)
const lists = setting('BENCH_LISTS', 20)
const limitMs = setting('BENCH_LIMIT_SEC', 900) * 1000
const extensions = process.env['BENCH_EXTENSIONS'] ?? 'on'
const isSheetOpen = process.env['BENCH_SHEET'] === 'on'
const tracedMs = 15_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const sec = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

const dataDir = freshDataDir()
const server = await startServer({
  dataDir,
  appDir: process.env['BENCH_APP_DIR'] ?? 'dist',
  environment: { RATE_LIMITS: 'on', EXTENSIONS: extensions },
})
const origin = `http://127.0.0.1:${server.port}`
const browser = await chromium.launch(launchOptions)

type Seen = { longTasks: number[]; requests: Map<string, number>; refused: number }

const watch = async (page: Page): Promise<Seen> => {
  const seen: Seen = { longTasks: [], requests: new Map(), refused: 0 }
  await page.exposeFunction('benchLongTask', (ms: number) => seen.longTasks.push(ms))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (Reflect.get(globalThis, 'benchLongTask') as (ms: number) => void)(duration)
    }).observe({ type: 'longtask' })
  })
  page.on('request', (request) => {
    if (!request.url().endsWith('/client.php')) return
    const { f } = request.postDataJSON() as { f: string }
    seen.requests.set(f, (seen.requests.get(f) ?? 0) + 1)
  })
  page.on('response', (response) => {
    if (response.status() === 429) seen.refused += 1
  })
  return seen
}

const refusedTo = async (work: () => Promise<unknown>): Promise<number> =>
  work().then(
    () => 0,
    () => 1,
  )

try {
  console.log(
    `Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${changes} changes in ${lists} lists, load ${load()}`,
  )
  const person = await register(origin)
  const token = await tokenOf(origin, person)
  for (let n = 0; n < lists; n += 1)
    await serverCall(origin, token, 'create_watchlist', {
      name: `List ${n + 1}`,
      icon_id: 1,
      description: '',
    })
  const { user } = (await serverCall(origin, token, 'retrieve_current_user', {})) as {
    user: { id: string }
  }
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const seen = await watch(page)
  await enterWith(page, { token, email: person.email })
  await page.goto(`${origin}/watchlist`)
  await page.getByRole('button', { name: 'Synced', exact: true }).waitFor()
  await pause(3000)
  let isCut = true
  await page.route('**/*.php', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  await makeLongQueue(page, user.id, { changes, isInTurn: process.env['BENCH_IN_TURN'] === 'on' })
  const reloadedAtMs = performance.now()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('button', { name: /waiting/ })
    .first()
    .waitFor({ timeout: 120_000 })
  console.log(
    `offline with the queue: shown after ${sec(performance.now() - reloadedAtMs)}, longest task ${Math.max(0, ...seen.longTasks).toFixed(0)} ms of ${seen.longTasks.length} over 50 ms`,
  )
  const cdp = await context.newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  await cdp.send('Performance.enable')
  const heapMb = async (): Promise<number> =>
    ((await cdp.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'JSHeapUsedSize',
    )?.value ?? 0) / 1e6
  const settledHeapMb = async (): Promise<number> =>
    cdp.send('HeapProfiler.collectGarbage').then(heapMb)
  await pause(3000)
  const before = await settledHeapMb()
  if (isSheetOpen) {
    await page
      .getByRole('button', { name: /waiting/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await pause(3000)
    console.log(
      `with the sheet open: heap ${(await settledHeapMb()).toFixed(1)} MB, ${await page.getByRole('dialog').locator('li').count()} changes drawn, longest task ${Math.max(0, ...seen.longTasks).toFixed(0)} ms`,
    )
  }
  seen.longTasks.length = 0
  seen.requests.clear()
  seen.refused = 0
  isCut = false
  await page.unroute('**/*.php')
  const startMs = performance.now()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  let [refusedSignIns, refusedReads, probes, peak] = [0, 0, 0, 0]
  const presses: number[] = []
  const press = async (n: number): Promise<void> => {
    const pressedMs = performance.now()
    const name = `List ${(n % Math.min(lists, 8)) + 1}`
    await page
      .getByRole('button', { name: new RegExp(`^${name}\\b`) })
      .or(page.getByRole('link', { name: new RegExp(`^${name}\\b`) }))
      .first()
      .click({ timeout: 20_000 })
    await page
      .getByRole('heading', { level: 2, name, exact: true })
      .or(page.getByRole('table', { name, exact: true }))
      .first()
      .waitFor({ timeout: 20_000 })
    presses.push(performance.now() - pressedMs)
  }
  const probe = async (): Promise<number> => {
    refusedSignIns += await refusedTo(() => tokenOf(origin, person))
    refusedReads += await refusedTo(() => serverCall(origin, token, 'get_user_watchlists', {}))
    probes += 1
    peak = Math.max(peak, await heapMb())
    return countQueue(page, user.id)
  }
  let left = changes
  const { tasks } = await tracedTasks(browser, page, async () => {
    for (let n = 0; performance.now() - startMs < tracedMs && left > 0; n += 1) {
      left = await probe()
      if (!isSheetOpen)
        await press(n).catch(
          (error: unknown) => presses.push(Number.NaN) && console.log(String(error).split('\n')[0]),
        )
      await pause(1000)
    }
  })
  console.log(
    `traced ${sec(performance.now() - startMs)}: longest task ${tasks.longestMs.toFixed(0)} ms (${tasks.longestName}), by own time ${tasks.longestOwnMs.toFixed(0)}; over 50 ms: ${tasks.over50}, by own time ${tasks.ownOver50}; left ${left}`,
  )
  while (left > 0 && performance.now() - startMs < limitMs) {
    await pause(3000)
    left = await probe()
    console.log(
      `${sec(performance.now() - startMs)}: ${left} left, pill "${await page
        .getByRole('button', { name: /waiting|Syncing|Synced|Offline/ })
        .first()
        .textContent()}", 429: ${seen.refused}, load ${load()}`,
    )
  }
  const tookMs = performance.now() - startMs
  const long = seen.longTasks
  console.log(
    `${changes - left} of ${changes} sent in ${sec(tookMs)} (${((changes - left) / (tookMs / 1000)).toFixed(1)} a second); the server holds ${await serverItemCount(origin, person)}`,
  )
  console.log(
    `requests: ${[...seen.requests].map(([f, count]) => `${f} ${count}`).join(', ')}; answered 429: ${seen.refused}`,
  )
  console.log(
    `the same address meanwhile: ${probes} sign-ins (${refusedSignIns} refused) and ${probes} reads (${refusedReads} refused)`,
  )
  console.log(
    `long tasks: ${long.length}, together ${sec(long.reduce((sum, ms) => sum + ms, 0))}, longest ${Math.max(0, ...long).toFixed(0)} ms; choosing a list: median ${median(presses).toFixed(0)} ms, most ${Math.max(0, ...presses).toFixed(0)} of ${presses.length}`,
  )
  console.log(
    `heap: ${before.toFixed(1)} MB before, at most ${peak.toFixed(1)} while draining, ${(await settledHeapMb()).toFixed(1)} after; load ${load()}`,
  )
} finally {
  await browser.close()
  await server.stop()
  removeDataDir(dataDir)
}
