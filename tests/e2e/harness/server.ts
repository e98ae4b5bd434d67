// The real server as its own process, on a free port with a data directory of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = {
  port: number
  dataDir: string
  /** Asks it to stop and waits; the data directory stays. */
  stop: () => Promise<void>
  /** Everything it printed. */
  output: () => string
}

type ServerOptions = { dataDir?: string; appDir?: string; environment?: Record<string, string> }

const startLimitMs = 120_000
const stopLimitMs = 30_000

export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'coinsight-e2e-'))

export const removeDataDir = (path: string): void => rmSync(path, { recursive: true, force: true })

const whenExited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Starts a server and waits until it says that it is ready. */
export const startServer = ({
  dataDir = freshDataDir(),
  appDir = 'dist',
  environment = {},
}: ServerOptions = {}): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        APP_DIR: appDir,
        RATE_LIMITS: 'off',
        CAPTCHA: 'off',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server was not ready after ${startLimitMs} ms:\n${printed}`))
    }, startLimitMs)
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM')
      const forced = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
      await whenExited(child)
      clearTimeout(forced)
    }
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const ready = /ready on http:\/\/[^:\s]+:(\d+)/.exec(printed)
      if (!ready) return
      clearTimeout(limit)
      resolve({ port: Number(ready[1]), dataDir, stop, output: () => printed })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`The server ended with code ${code}:\n${printed}`))
    })
  })
