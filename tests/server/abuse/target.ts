// A started server and the ways an attacker and a bystander reach it. Everything is on the loopback network, where each
// client may have a network address of its own: 127.0.0.1 to 127.0.0.254 (Linux; elsewhere all share one).
import { Agent, request } from 'node:http'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { platform } from 'node:process'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { startedServer, type ServerProcess } from '#tests/fakes/server-process.ts'
import type { Scenario } from './scenario.ts'

export type Heard = {
  status: number
  headers: Record<string, string>
  ms: number
  /** Null where it is no envelope. */ envelope: Envelope | null
}
export type Said = {
  token?: string
  headers?: Record<string, string>
  /** The address it comes from; 127.0.0.1 unless told. */ from?: string
}

export type Target = {
  url: string
  dataDir: string
  /** One call. Never rejects for what the server answers. */
  call: (f: CallName, payload: Record<string, unknown>, said?: Said) => Promise<Heard>
  /** Any body on any path. */
  post: (path: string, body: string, said?: Said) => Promise<Heard>
  /** A fresh account, and its token. */
  register: (name: string, said?: Said) => Promise<string>
  /** Bytes of everything in DATA_DIR. */
  storedBytes: () => number
  /** What the server has written to its standard error. */
  log: () => string
  /** Another server, as on the same DATA_DIR or behind the same proxy. It ends with the scenario. */
  startAnother: (environment: Record<string, string>) => Promise<ServerProcess>
}

const password = 'Correct-horse-9'
const agents = new Map<string, Agent>()

const agentFrom = (from: string): Agent => {
  const agent =
    agents.get(from) ??
    new Agent({
      keepAlive: true,
      maxSockets: 64,
      ...(platform === 'linux' ? { localAddress: from } : {}),
    })
  agents.set(from, agent)
  return agent
}

const parsed = (text: string): Envelope | null => {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return null
  }
}

const send = (
  url: string,
  body: string,
  { token, headers = {}, from = '127.0.0.1' }: Said,
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const sent = request(
      url,
      {
        method: 'POST',
        agent: agentFrom(from),
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const ms = performance.now() - startedMs
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            ms,
            envelope: parsed(Buffer.concat(chunks).toString()),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(folder, entry.name)
    return (
      sum +
      (entry.isDirectory() ? bytesIn(at) : (statSync(at, { throwIfNoEntry: false })?.size ?? 0))
    )
  }, 0)

/** Starts a server for one scenario, with the limits people have by default, and plays it. */
export const withTarget = async <Result>(
  { environment = {} }: Pick<Scenario, 'environment'>,
  play: (target: Target) => Promise<Result>,
): Promise<Result> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coinsight-abuse-'))
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'on', ...environment }
  const servers = [await startedServer(settings)]
  const [{ url, printed }] = servers as [ServerProcess]
  const post: Target['post'] = (where, body, said = {}) =>
    send(url.replace('localhost', '127.0.0.1') + where, body, said)
  const call: Target['call'] = (f, payload, said) =>
    post(calls[f].path, JSON.stringify({ f, ...payload }), said)
  try {
    return await play({
      url,
      dataDir,
      post,
      call,
      register: async (name, said) => {
        const { envelope } = await call(
          'register_user',
          { email: `${name}@example.com`, password, username: name },
          said,
        )
        if (envelope?.success !== true)
          throw new Error(`${name} could not register: ${envelope?.error}`)
        return (envelope.output as { token: string }).token
      },
      storedBytes: () => bytesIn(dataDir),
      log: printed,
      startAnother: async (more) => {
        const another = await startedServer({ ...settings, ...more })
        servers.push(another)
        return another
      },
    })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    for (const agent of agents.values()) agent.destroy()
    agents.clear()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
