// One server per DATA_DIR by a lock the kernel holds (S5): process ids say nothing across containers and reboots.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import { startedServer, type ServerProcess } from '#tests/fakes/server-process.ts'

let folder = ''
let running: ServerProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-lock-'))
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const start = async (): Promise<ServerProcess> => {
  const server = await startedServer({ DATA_DIR: folder })
  running.push(server)
  return server
}
const inNamespace = (...command: string[]): string[] => [
  '--pid',
  '--fork',
  '--kill-child',
  ...command,
]
const launch = () => {
  const child = spawn('unshare', inNamespace(process.execPath, 'server/main.ts'), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      APP_DIR: '/nowhere',
      RATE_LIMITS: 'off',
      CAPTCHA: 'off',
      DATA_DIR: folder,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, said: () => said }
}
const pidFile = (): string => path.join(folder, 'server.pid')
const inUse =
  /^Another server .*is using this DATA_DIR\. Stop it, or start this one with another DATA_DIR\.$/

it('S5 a server whose process id is this one’s, as in another container, is not taken for a stale lock', async () => {
  await start()
  writeFileSync(pidFile(), String(process.pid))
  expect(() => openSqliteStore(folder)).toThrow(inUse)
})

it('S5 the same with two PID namespaces, in both of which the server is process 1', async ({
  skip,
}) => {
  try {
    execFileSync('unshare', inNamespace('true'), { stdio: 'ignore' })
  } catch {
    skip('SKIPPED: PID namespaces need privileges')
  }
  const first = launch()
  try {
    await expect.poll(first.said, { timeout: 60_000 }).toContain('ready on')
    expect(readFileSync(pidFile(), 'utf8')).toMatch(/^1\n/)
    const second = launch()
    await once(second.child, 'exit')
    expect(second.said().trim()).toMatch(inUse)
  } finally {
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
  }
}, 120_000)

it('S5 a lock left by a power cut never stops a start, whoever has its process id now', async () => {
  for (const left of [
    `${process.ppid}`,
    `${process.ppid}\nserver.lock\n`,
    '1',
    'not a number',
    '',
  ]) {
    writeFileSync(pidFile(), left)
    const store = openSqliteStore(folder)
    expect(() => openSqliteStore(folder)).toThrow(inUse)
    await store.close()
  }
})

it('S5 a killed server leaves nothing that must be cleared away, and a stopped one no process id', async () => {
  const first = await start()
  await first.end('SIGKILL')
  const second = await start()
  expect(readFileSync(pidFile(), 'utf8')).toBe(`${second.pid}\nserver.lock\n`)
  expect(await second.end('SIGTERM')).toBe(0)
  running = []
  expect(existsSync(pidFile())).toBe(false)
})

it('S5 a server of the previous release that still runs is noticed by the database it has open, its number being anything', async () => {
  writeFileSync(pidFile(), '1')
  const previous = new DatabaseSync(path.join(folder, 'coinsight.sqlite'))
  previous.exec('pragma journal_mode = wal; create table something (a)')
  expect(() => openSqliteStore(folder)).toThrow(inUse)
  previous.close()
  await openSqliteStore(folder).close()
})

it('S5 the previous release reads the process id of this one', async () => {
  const store = openSqliteStore(folder)
  expect(Number.parseInt(readFileSync(pidFile(), 'utf8'), 10)).toBe(process.pid)
  await store.close()
})
