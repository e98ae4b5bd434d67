// `npm run lighthouse`: three mobile runs of /coinlist on the built app, the median printed. Fails under accessibility
// 100 or best practices 95; performance is printed only, as it depends on the machine.
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freshDataDir, removeDataDir, startServer } from '#tests/e2e/harness/server.ts'
import { browserFlags } from './browser/browser-flags.ts'
import { ensureBrowser } from './browser/ensure-browser.ts'

const runs = 3
const floors = { accessibility: 100, 'best-practices': 95 } as const
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const score = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100)

const failedAudits = ({ categories, audits }: Result, category: string): string[] =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
      ? [`${id}: ${audit.title}`]
      : []
  })

const runOnce = async (url: string, port: number): Promise<Result> => {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  })
  if (!outcome) throw new Error('Lighthouse gave no result.')
  if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
  return outcome.lhr
}

const dataDir = freshDataDir()
const server = await startServer({ dataDir })
const debugPort = await freePort()
const browser = await chromium.launch({
  executablePath: ensureBrowser().path,
  args: [...browserFlags, `--remote-debugging-port=${debugPort}`],
})
try {
  const results: Result[] = []
  for (let run = 1; run <= runs; run += 1) {
    const result = await runOnce(`http://127.0.0.1:${server.port}/coinlist`, debugPort)
    console.log(
      `run ${run}: performance ${score(result, 'performance')}, accessibility ` +
        `${score(result, 'accessibility')}, best practices ${score(result, 'best-practices')}`,
    )
    results.push(result)
  }
  const median = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[
    Math.floor(runs / 2)
  ]
  if (!median) throw new Error('No run ended.')
  console.log(`\nmedian of ${runs}, mobile, /coinlist: performance ${score(median, 'performance')}`)
  for (const id of measures)
    console.log(`  ${median.audits[id]?.title}: ${median.audits[id]?.displayValue}`)
  for (const [category, floor] of Object.entries(floors)) {
    // The worst run counts: a fault that shows once is there.
    const worst = results.toSorted((a, b) => score(a, category) - score(b, category))[0] ?? median
    console.log(`${category}: ${score(worst, category)} (at least ${floor})`)
    for (const audit of failedAudits(worst, category)) console.log(`  ${audit}`)
    if (score(worst, category) < floor) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
  removeDataDir(dataDir)
}
