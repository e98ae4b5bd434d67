// `npm run bench`: one Chromium, 20,000 coins with 168-point sparklines, the product's catalogue beside the same work in
// plain Dexie rows and raw IndexedDB. Prints a table. Times never fail it; a wrong answer does.
import { cpus } from 'node:os'
import { queueing, toggling } from './account-groups.ts'
import type { BenchRun } from './bench-run.ts'
import { openBenchSession } from './browser-session.ts'
import { asking, hydration, loading, opening, updating } from './catalog-groups.ts'
import { tableOf, type Line } from './statistics.ts'

const setting = (name: string, standard: number): number => Number(process.env[name] ?? standard)

/** `npm run bench -- opening asking` runs these groups only. */
const wanted = process.argv.slice(2)
const groups = { hydration, loading, opening, asking, updating, toggling, queueing }
const needHydration = ['loading', 'opening', 'asking']

/** Raw IndexedDB took this long to hydrate on the machine the targets come from. */
const rawHydrationMs = 2912

const coins = setting('BENCH_COINS', 20_000)
const pageErrors: string[] = []
const session = await openBenchSession(setting('BENCH_PORT', 4240), pageErrors)
const run: BenchRun = {
  session,
  coins,
  touched: Math.min(2000, coins),
  edits: setting('BENCH_EDITS', 1000),
  runs: setting('BENCH_RUNS', 5),
  wrong: [],
}

const isWanted = (name: string): boolean =>
  wanted.length === 0 ||
  wanted.includes(name) ||
  (name === 'hydration' && needHydration.some((other) => wanted.includes(other)))

try {
  console.log(
    `${session.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${coins} coins, ${run.runs} runs`,
  )
  const lines: Line[] = []
  for (const [name, group] of Object.entries(groups))
    if (isWanted(name)) lines.push(...(await group(run)))
  console.log(`\n${tableOf(lines)}\n`)
  console.log('Spreads of 40-100 % are normal on shared cores: compare ratios, not milliseconds.')
  const hydrated = lines[0]?.raw
  if (coins === 20_000 && isWanted('hydration') && hydrated) {
    console.log(
      `This machine took ${(hydrated / rawHydrationMs).toFixed(1)} times as long as the targets' machine to hydrate raw IndexedDB.`,
    )
  }
} finally {
  await session.close()
}
const problems = [...run.wrong, ...pageErrors]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
