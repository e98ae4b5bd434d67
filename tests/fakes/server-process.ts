// The real server as a process of its own, for what only a process can show: killing it, starting it wrongly.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '../..')

export type ServerProcess = {
  url: string
  pid: number
  /** Sends a signal and waits until the process is gone; resolves to its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** A word to what was preloaded; nothing where nothing was. */
  tell: (message: object) => void
  /** What it last printed as it ended; null while it runs. */
  lastWords: () => string | null
  /** Everything it has logged so far. */
  printed: () => string
}

export type FailedStart = { exitCode: number | null; stderr: string }

const ready = /ready on (http:\/\/\S+)/

/** `preload`: a module of the tests that the process loads first, by its path in the repository. */
export type ServerProcessOptions = { preload?: string }

/** Starts `server/main.ts` on a free port with this environment. Rejects with what it printed when it does not get ready. */
export const startServerProcess = async (
  environment: Record<string, string>,
  { preload }: ServerProcessOptions = {},
): Promise<ServerProcess | FailedStart> => {
  const child = spawn(
    process.execPath,
    [...(preload === undefined ? [] : ['--import', `./${preload}`]), 'server/main.ts'],
    {
      cwd: repository,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        APP_DIR: '/nowhere',
        RATE_LIMITS: 'off',
        CAPTCHA: 'off',
        AUDIT_LOG: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
    },
  )
  let [stdout, stderr] = ['', '']
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const started = new Promise<string>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      const url = ready.exec(stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  const first = await Promise.race([started, exited])
  if (typeof first !== 'string') return { exitCode: first[0], stderr }
  return {
    url: first,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal)
      return (await exited)[0]
    },
    printed: () => stdout.replace(/^.*ready on .*$/m, '').trim() + stderr,
    tell: (message) => {
      if (child.connected) child.send(message)
    },
    lastWords: () =>
      child.exitCode === null && child.signalCode === null
        ? null
        : stderr || `exit code ${child.exitCode}, signal ${child.signalCode}`,
  }
}

/** As above, where a start must succeed. */
export const startedServer = async (
  environment: Record<string, string>,
  options: ServerProcessOptions = {},
): Promise<ServerProcess> => {
  const server = await startServerProcess(environment, options)
  if (!('url' in server)) throw new Error(`the server did not start: ${server.stderr}`)
  return server
}
