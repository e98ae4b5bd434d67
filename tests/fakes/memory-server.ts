// The real server on a database in memory, without a port: `fetch` goes straight into it. One call takes well under 2 ms.
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Calls, CallName } from '#contract/calls.ts'
import type { PayloadOf } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { buildApp } from '#server/app.ts'
import { noAudit } from '#server/audit/audit-log.ts'
import { createKeyedHash } from '#server/keyed-hash.ts'
import { createRenewedTokens } from '#server/auth/session/session-tokens.ts'
import type { PasswordHasher } from '#server/auth/password/password-hasher.ts'
import { createBackgroundTasks } from '#server/jobs/background-tasks.ts'
import { systemClock, type Clock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { noCaptcha } from '#server/gateways/captcha/captcha-port.ts'
import type { Mail } from '#server/gateways/mail/mail-port.ts'
import type { MarketPort } from '#server/gateways/market/market-port.ts'
import { noNews } from '#server/gateways/news/news-port.ts'
import { plansOfFile } from '#server/gateways/plans/plans-of-file.ts'
import { createIds } from '#server/ids.ts'
import { migrate } from '#server/store/migrate.ts'
import { openMemoryStore } from '#server/store/sqlite/open-sqlite-store.ts'
import type { Store } from '#server/store/store.ts'
import { seededBytes } from './seeded-bytes.ts'

export type ServerAnswer = Envelope & { status: number; headers: Record<string, string> }

export type FakeServer = {
  /** Like the global fetch; the host of the URL does not matter. */
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** One call of the contract; `token` becomes the bearer. */
  call: <F extends CallName>(
    f: F,
    payload: PayloadOf<Calls[F]>,
    options?: { token?: string; headers?: Record<string, string> },
  ) => Promise<ServerAnswer>
  deps: Deps
  /** Letters sent so far, newest last. */
  outbox: Mail[]
  /** Opens a port of this machine, for a browser; resolves to it. */
  listen: () => Promise<number>
  close: () => Promise<void>
}

export type MemoryServer = FakeServer & {
  /** The whole database as it is, to go back to; far cheaper than a new server. */
  snapshot: () => Uint8Array
  restore: (snapshot: Uint8Array) => void
}

export type FakeServerOptions = {
  /** Off: the server is plain. On unless told. */
  extensions?: boolean
  clock?: Clock
  /** Fixes every id and secret. */
  seedRandom?: number
  /** How far the version of a list's fields goes on at each change; by chance where it is left out. */
  versionStep?: () => number
  market?: MarketPort | null
  /** Further settings, as the environment would give them. RATE_LIMITS is off unless told. */
  environment?: Record<string, string>
  /** Replaced ports, as for a captcha. */
  ports?: Partial<Deps>
  /** Routes that only some configurations have. */
  attach?: (http: FastifyInstance) => Promise<void>
}

const bodiless = new Set([204, 304])

/** Costs nothing: never for anything but tests. */
const plainHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  matches: async (password, stored) => stored === `plain:${password}`,
}

const fixedSessions = createRenewedTokens(() => [
  'a secret of thirty-two characters, for tests alone',
])

/** The real app over any store, without a port. */
export const serveStore = async (
  store: Store,
  options: FakeServerOptions = {},
): Promise<FakeServer> => {
  const clock = options.clock ?? systemClock
  const outbox: Mail[] = []
  const deps: Deps = {
    config: readConfig({
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      APP_DIR: '/nowhere',
      EXTENSIONS: options.extensions === false ? 'off' : 'on',
      ...options.environment,
    }),
    store,
    clock,
    ids: {
      ...(options.seedRandom === undefined
        ? createIds(clock)
        : createIds(clock, seededBytes(options.seedRandom))),
      ...(options.versionStep && { newVersionStep: options.versionStep }),
    },
    mail: { send: async (mail) => void outbox.push(mail) },
    captcha: noCaptcha,
    google: null,
    passwords: plainHasher,
    sessions: await fixedSessions,
    market: options.market ?? null,
    news: noNews,
    plans: plansOfFile(),
    payments: null,
    audit: noAudit,
    keyedHash: createKeyedHash(Buffer.from('a key for tests alone')),
    background: createBackgroundTasks(),
    wait: async () => {},
    logger: false,
    ...options.ports,
  }
  const { http } = await buildApp(deps, options.attach)
  await http.ready()

  const inject = async (
    path: string,
    request: { method: string; headers: Record<string, string>; body: string | undefined },
  ) => {
    const { body, ...rest } = request
    return http.inject({
      ...rest,
      url: path,
      ...(body === undefined ? {} : { payload: body }),
    } as InjectOptions)
  }

  return {
    deps,
    outbox,
    fetch: async (url, init) => {
      const request = new Request(
        url instanceof Request ? url : new URL(url, 'http://memory.test'),
        init,
      )
      const { pathname, search } = new URL(request.url)
      const body = request.body === null ? undefined : await request.text()
      request.signal.throwIfAborted()
      const answer = await inject(pathname + search, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body,
      })
      return new Response(
        bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload),
        {
          status: answer.statusCode,
          headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]),
        },
      )
    },
    call: async (f, payload, { token, headers = {} } = {}) => {
      const answer = await inject(calls[f].path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify({ f, ...payload }),
      })
      return {
        ...(JSON.parse(answer.payload) as Envelope),
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      }
    },
    listen: async () => Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port),
    close: async () => {
      await http.close()
      await deps.background.settled()
      await store.close()
    },
  }
}

let emptyDatabase: Uint8Array | undefined

/** A migrated database in memory. */
export const emptyMemoryStore = async () => {
  const store = openMemoryStore()
  if (emptyDatabase === undefined) {
    await migrate(store, 0)
    emptyDatabase = store.snapshot()
  } else store.restore(emptyDatabase)
  return store
}

/** A fresh server. Close it, or use one and go back with restore. */
export const createMemoryServer = async (
  options: FakeServerOptions = {},
): Promise<MemoryServer> => {
  const store = await emptyMemoryStore()
  return { ...(await serveStore(store, options)), snapshot: store.snapshot, restore: store.restore }
}
