// Where a run takes place: a store to be mistreated, the server's process on it, and how to hurt and mend both.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openStoreAt } from '#tests/fakes/both-stores.ts'
import { startOwnPostgres, type OwnCluster } from '#tests/fakes/postgres-cluster.ts'
import { startServerProcess, type ServerProcess } from '#tests/fakes/server-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

export type StoreName = 'sqlite' | 'postgres'

export type Stage = {
  url: () => string
  serverPid: () => number
  disk: SmallDisk | null
  /** What the server said each time it ended although nobody had ended it: a defect. */
  deaths: string[]
  /** Loud reasons why something cannot be tried here. */
  skipped: string[]
  database: OwnCluster | null
  kill: () => Promise<void>
  /** Brings everything up that is down; waits for it. Throws where the server does not start in a minute. */
  raise: () => Promise<void>
  setClock: (offsetMs: number) => void
  remove: () => Promise<void>
}

const diskMegabytes: Record<StoreName, number> = { sqlite: 24, postgres: 160 }
const raisedForMs = 60_000
const preload = 'tests/server/jepsen/moved-clock.ts'

type Ground = {
  environment: Record<string, string>
  disk: SmallDisk | null
  database: OwnCluster | null
  skipped: string[]
  remove: () => Promise<void>
}

const layGround = async (store: StoreName): Promise<Ground | { reason: string }> => {
  const mounted = mountSmallDisk(diskMegabytes[store])
  const disk = 'folder' in mounted ? mounted : null
  const skipped = 'folder' in mounted ? [] : [`disk full: mounts are refused (${mounted.reason})`]
  const folder = disk?.folder ?? mkdtempSync(path.join(tmpdir(), 'coinsight-jepsen-'))
  const clear = (): void =>
    disk ? disk.remove() : rmSync(folder, { recursive: true, force: true })
  if (store === 'sqlite')
    return {
      environment: { DATA_DIR: folder },
      disk,
      database: null,
      skipped,
      remove: async () => clear(),
    }
  // What must be proof against a crash is run with every sync it has; segments are small, so that a full disk is soon felt.
  const database = await startOwnPostgres({
    parent: folder,
    settings: ['fsync=on'],
    initdb: ['--wal-segsize=1'],
  })
  if (!('url' in database)) {
    clear()
    return database
  }
  const data = mkdtempSync(path.join(tmpdir(), 'coinsight-jepsen-'))
  const environment = { DATA_DIR: data, DATABASE_URL: database.url }
  await (await openStoreAt({ environment, remove: async () => {} })).close()
  return {
    environment,
    disk,
    database,
    skipped,
    remove: async () => {
      await database.stop()
      clear()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Sets a stage, or says why there can be none here. `environment` goes to the server. */
export const setStage = async (
  store: StoreName,
  given: Record<string, string> = {},
): Promise<Stage | { reason: string }> => {
  const ground = await layGround(store)
  if (!('environment' in ground)) return ground
  const { disk, database, skipped, environment } = ground
  let offsetMs = 0
  let server: ServerProcess | null = null
  const start = async (): Promise<void> => {
    const untilMs = Date.now() + raisedForMs
    for (;;) {
      const started = await startServerProcess(
        { ...environment, ...given, CLOCK_OFFSET_MS: String(offsetMs) },
        { preload },
      )
      if ('url' in started) {
        server = started
        return
      }
      if (Date.now() > untilMs)
        throw new Error(`the server does not start again: ${started.stderr}`)
      await wait(200)
    }
  }
  const deaths: string[] = []
  const noticeDeath = (): void => {
    const words = server?.lastWords() ?? null
    if (words === null) return
    deaths.push(words)
    server = null
  }
  const kill = async (): Promise<void> => {
    noticeDeath()
    const dying = server
    server = null
    await dying?.end('SIGKILL')
  }
  await start()
  return {
    url: () => server?.url ?? 'http://127.0.0.1:1',
    serverPid: () => server?.pid ?? 0,
    disk,
    deaths,
    skipped,
    database,
    kill,
    raise: async () => {
      await database?.start()
      noticeDeath()
      if (server === null) await start()
    },
    setClock: (ms) => {
      offsetMs = ms
      server?.tell({ offsetMs })
    },
    remove: async () => {
      await kill()
      await ground.remove()
    },
  }
}
