// One signed-in device with the real engine, the app's own calls and the real server; answers can be put in its place.
import { lazyList } from '#data/outbox/lazy-list.ts'
import { syncedEntities } from '#sync/entities/registry.ts'
import { watchlists } from '#sync/entities/watchlists/entity.ts'
import { createCallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import type { AccountDb } from '#data/account-db.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import type { Locks } from '#sync/ports.ts'
import type { SyncEvent } from '#sync/sync-event.ts'
import { createDevice, createListDevice } from '#tests/fakes/device-storage.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

export type SentCall = { f: string; body: Record<string, unknown>; headers: Headers }

export type PlannedAnswer = {
  status?: number
  headers?: Record<string, string>
  body: unknown
} | null

export type RulesKit = {
  db: AccountDb
  /** The same account in another tab of the device, without an engine. */
  openTab: () => AccountDb
  /** Another tab of the device with an engine of its own; close both. */
  openSecondEngine: () => { db: AccountDb; engine: SyncEngine }
  server: MemoryServer
  engine: SyncEngine
  userId: string
  /** `random`: what every draw of the engine is, in [0, 1): 0 waits for nothing. */
  session: { token: string | null; isOnline: boolean; nowMs: number; random: number }
  events: SyncEvent[]
  logged: string[]
  /** Requests since the last look, those of the session and capabilities left out. */
  takeCalls: () => SentCall[]
  /** The same with those of the session and capabilities. */
  takeEveryCall: () => SentCall[]
  /** Answers the next request of `f` instead of the server; null: the connection breaks. */
  answerNext: (f: string, answer: PlannedAnswer) => void
  /** The same for every request of `f` that has no answer of its own; undefined gives it back to the server. */
  answerAlways: (f: string, answer: PlannedAnswer | undefined) => void
  settle: () => Promise<void>
  /** Everything the engine wanted to be woken for is due. */
  fireTimers: () => Promise<void>
  call: (
    f: 'create_watchlist' | 'create_ido_watchlist' | 'add_to_watchlist_v2',
    payload: never,
  ) => Promise<{ id: string }>
  close: () => Promise<void>
}

const isOfSession = ({ f }: SentCall): boolean =>
  ['retrieve_current_user', 'get_capabilities'].includes(f)

let people = 0

const freeLocks: Locks = { runIfFree: (_, work) => work() }

type KitOptions = {
  extensions?: boolean
  starts?: boolean
  locks?: Locks
  /** What the device holds already. */ indexedDB?: IDBFactory
  /** Another device of this one's account, at the same server. */ joins?: RulesKit
  /** Further settings of the server. */ environment?: Record<string, string>
  /** Whether it is about watchlists, or about another entity beside them. */
  carries?: 'watchlists' | 'everything'
}

export const createRulesKit = async ({
  extensions = true,
  starts = true,
  locks = freeLocks,
  indexedDB,
  joins,
  environment = {},
  carries = 'watchlists',
}: KitOptions = {}): Promise<RulesKit> => {
  const server = joins?.server ?? (await createMemoryServer({ extensions, environment }))
  people += 1
  const signUp = async (): Promise<{ token: string; user: { id: string } }> =>
    (
      await server.call('register_user', {
        email: `p${people}@example.com`,
        password: 'Correct-horse-9',
        username: `person${people}`,
      })
    ).output as { token: string; user: { id: string } }
  const { token, user } = joins
    ? { token: joins.session.token, user: { id: joins.userId } }
    : await signUp()
  const session = { token, isOnline: true, nowMs: 1_700_000_000_000, random: 0 }
  const planned: { f: string; answer: PlannedAnswer }[] = []
  const standing = new Map<string, PlannedAnswer>()
  let calls: SentCall[] = []
  const events: SyncEvent[] = []
  const logged: string[] = []
  const device = (carries === 'everything' ? createDevice : createListDevice)(indexedDB)
  const openTab = (): AccountDb => device.open(user.id, { nowMs: () => session.nowMs })
  const db = openTab()

  const fetchPlanned: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = (await request.clone().json()) as { f: string }
    if (!session.isOnline) throw new TypeError('offline')
    calls.push({ f: body.f, body, headers: request.headers })
    const at = planned.findIndex(({ f }) => f === body.f)
    const answer = at < 0 ? standing.get(body.f) : planned.splice(at, 1)[0]?.answer
    if (answer === undefined) return server.fetch(request)
    if (!answer) throw new TypeError('connection reset')
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    })
  }
  const http = createHttp({
    origin: 'http://memory.test',
    token: () => session.token,
    language: () => 'en',
    isOffline: () => !session.isOnline,
    onAnswer: () => {},
    onUnauthorized: () => {},
    fetch: fetchPlanned,
  })
  const timers = new Set<() => void>()
  const setTimer = (_delayMs: number, callback: () => void): (() => void) => {
    timers.add(callback)
    return () => timers.delete(callback)
  }
  const engineOf = (tab: AccountDb): SyncEngine =>
    createSyncEngine({
      entities: carries === 'everything' ? syncedEntities : lazyList([watchlists], []),
      transport: createApiTransport(createCallApi(http), 'http://memory.test'),
      clock: { nowMs: () => session.nowMs, after: setTimer },
      random: () => session.random,
      locks,
      session: { token: () => session.token, confirmedAccountId: () => null },
      hints: { isProbablyOnline: () => session.isOnline, isVisible: () => true },
      channel: { post: () => {}, listen: () => () => {} },
      notify: (event) => events.push(event),
      log: (message) => logged.push(message),
      openDb: () => tab,
    })
  const engine = engineOf(db)
  const takeEveryCall = (): SentCall[] => {
    const taken = calls
    calls = []
    return taken
  }
  const kit: RulesKit = {
    db,
    openTab,
    openSecondEngine: () => {
      const tab = openTab()
      return { db: tab, engine: engineOf(tab) }
    },
    server,
    engine,
    userId: user.id,
    session,
    events,
    logged,
    takeCalls: () => takeEveryCall().filter((call) => !isOfSession(call)),
    takeEveryCall,
    answerNext: (f, answer) => planned.push({ f, answer }),
    answerAlways: (f, answer) =>
      answer === undefined ? standing.delete(f) : standing.set(f, answer),
    settle: () => engine.drained(),
    fireTimers: async () => {
      const due = [...timers]
      timers.clear()
      for (const callback of due) callback()
      await engine.drained()
    },
    call: async (f, payload) =>
      (await server.call(f, payload, { token: token ?? '' })).output as { id: string },
    close: async () => {
      engine.stop()
      db.close()
      if (!joins) await server.close()
    },
  }
  if (starts) {
    engine.start(user.id)
    await kit.settle()
    kit.takeCalls()
  }
  return kit
}
