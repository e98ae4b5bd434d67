// Who answers the calls: the real server in memory, or the model of it. Two people, each with one list of each kind.
import type { Envelope } from '#contract/envelope.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'
import { createModelServer, type ModelUser } from './memory/model-server.ts'

export type SimUser = { id: string; tokens: string[] }
export type BackendAnswer = { status: number; envelope: Envelope }
export type BackendCall = {
  f: string
  payload: Record<string, unknown>
  token: string | null
  headers: Record<string, string>
}

export type Backend = {
  users: [SimUser, SimUser]
  call: (call: BackendCall) => Promise<BackendAnswer>
  /** Everything as it is; what is given back goes back to that moment. */
  snapshot: () => () => void
  close: () => Promise<void>
}

export type Clock = { nowMs: () => number }
type Options = { isPlain: boolean; clock: Clock }

const names = ['ann', 'bob'] as const
const tokensEach = 12
const dayMs = 86_400_000

const furnish = async (
  backend: Pick<Backend, 'call'>,
  name: string,
  token: string,
): Promise<void> => {
  await backend.call({
    f: 'create_watchlist',
    payload: { name: 'Seed', description: `seed-coin-${name}` },
    token,
    headers: {},
  })
  await backend.call({
    f: 'create_ido_watchlist',
    payload: { name: 'Seed', description: `seed-ido-${name}` },
    token,
    headers: {},
  })
}

/** The server itself: HTTP, signatures, SQL. */
export const createRealBackend = async ({ isPlain, clock }: Options): Promise<Backend> => {
  const server = await createMemoryServer({ extensions: !isPlain, clock })
  const call: Backend['call'] = async ({ f, payload, token, headers }) => {
    const {
      status,
      headers: _,
      ...envelope
    } = await server.call(f as 'create_watchlist', payload as { name: string }, {
      ...(token ? { token } : {}),
      headers,
    })
    return { status, envelope }
  }
  const users: SimUser[] = []
  for (const name of names) {
    const email = `${name}@example.com`
    const password = 'Correct-horse-9'
    const registered = (await server.call('register_user', { email, password, username: name }))
      .output as { token: string; user: { id: string } }
    const tokens = [registered.token]
    while (tokens.length < tokensEach) {
      const login = await server.call('login_user', { email, password, remember: true })
      tokens.push((login.output as { token: string }).token)
    }
    users.push({ id: registered.user.id, tokens })
    await furnish({ call }, name, registered.token)
  }
  const snapshot = (): (() => void) => {
    const saved = server.snapshot()
    return () => server.restore(saved)
  }
  return { users: users as [SimUser, SimUser], call, snapshot, close: server.close }
}

/** The model: a hundred times as fast. */
export const createModelBackend = async ({ isPlain, clock }: Options): Promise<Backend> => {
  const owners = new Map<string, ModelUser>()
  const users = names.map((name): SimUser => {
    const user = { id: `user-${name}`, name }
    const tokens = Array.from({ length: tokensEach }, (_, at) => `token-${name}-${at}`)
    for (const token of tokens) owners.set(token, user)
    return { id: user.id, tokens }
  })
  // As on the real server the session that comes with an account ends after a day; the others are remembered.
  const firstTokens = new Set(users.map(({ tokens: [first = ''] }) => first))
  const firstEndAtMs = clock.nowMs() + dayMs
  const isOver = (token: string): boolean => firstTokens.has(token) && clock.nowMs() >= firstEndAtMs
  const server = createModelServer({
    isPlain,
    nowMs: clock.nowMs,
    userOf: (token) => (isOver(token) ? null : (owners.get(token) ?? null)),
  })
  const call: Backend['call'] = async (given) => server.call(given)
  for (const [at, name] of names.entries())
    await furnish({ call }, name, users[at]?.tokens[0] ?? '')
  const snapshot = (): (() => void) => {
    const saved = server.snapshot()
    return () => server.restore(saved)
  }
  return { users: users as [SimUser, SimUser], call, snapshot, close: async () => {} }
}
