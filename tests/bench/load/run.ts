// `npm run bench:load [words of kinds]`: the real server as a process, 20,000 coins, 1,000 accounts, 20
// connections. Prints answers a second, their share of the cheapest call's, times and memory. Figures
// never fail it; a wrong answer does.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { startedServer } from '#tests/fakes/server-process.ts'
import { loadKinds } from './kinds.ts'
import { loadTableOf } from './load-table.ts'
import { writeMarketFile } from './market-file.ts'
import { playLoad, type LoadResult } from './play-load.ts'
import { readMemory } from './read-memory.ts'
import { seedAccounts } from './seed-accounts.ts'

const setting = (name: string, standard: number): number => Number(process.env[name] ?? standard)
const coins = setting('BENCH_COINS', 20_000)
const count = setting('BENCH_ACCOUNTS', 1000)
const connections = setting('BENCH_CONNECTIONS', 20)
const seconds = setting('BENCH_SECONDS', 3)
/** `npm run bench:load -- lists toggles` plays the kinds whose names hold one of these words. */
const wanted = process.argv.slice(2)

const folder = mkdtempSync(path.join(tmpdir(), 'coinsight-load-'))
const marketFile = path.join(folder, 'market.json')
const dataDir = path.join(folder, 'data')
const coinIds = writeMarketFile(marketFile, coins)
const short = await seedAccounts(dataDir, { count, items: 20, coinIds })
const long = await seedAccounts(dataDir, { count: Math.ceil(count / 5), items: 200, coinIds })
const server = await startedServer({
  DATA_DIR: dataDir,
  MARKET_SOURCE: 'file',
  MARKET_FILE: marketFile,
  NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] ?? '',
})
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${coins} coins, ${count} accounts, ` +
      `${connections} connections, ${seconds} s a kind; memory at start ${readMemory(server.pid).nowMb.toFixed(0)} MB`,
  )
  const results: LoadResult[] = []
  const target = { url: server.url, pid: server.pid, accounts: short }
  for (const kind of loadKinds(short, long))
    if (wanted.length === 0 || wanted.some((word) => kind.name.includes(word)))
      results.push(await playLoad(target, kind, { connections, seconds }))
  console.log(`\n${loadTableOf(results)}\n`)
  console.log(`memory now ${readMemory(server.pid).nowMb.toFixed(0)} MB`)
  console.log('The load tool shares the cores with the server: rates are floors, ratios tell more.')
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
const printed = server
  .printed()
  .split('\n')
  .filter((line) => /"level":(?:50|60)/.test(line))
for (const line of printed.slice(0, 5)) console.error(line.slice(0, 500))
process.exitCode = printed.length > 0 ? 1 : 0
