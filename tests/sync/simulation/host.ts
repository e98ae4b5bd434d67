// The real server in memory, behind a network that misbehaves as the schedule says.
import { ApiError } from '#api/api-error.ts'
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { NetworkFault } from './story.ts'
import { work, type VirtualTime } from './virtual-time.ts'

export const startMs = Date.UTC(2026, 0, 5, 10)
export type SimUser = { id: string; tokens: string[] }
export type ServerList = { id: string; name: string; description: string; items: string[] }

export type Host = {
  isPlain: boolean
  users: [SimUser, SimUser]
  /** Back to the first moment: two users with one list of each kind. */
  reset: (time: VirtualTime) => void
  lists: (user: SimUser, kind: ListKind) => Promise<ServerList[]>
  exchange: (request: HttpRequest, fault: NetworkFault | null, time: VirtualTime) => Promise<HttpAnswer>
  close: () => Promise<void>
}

const mutations = /^(create|edit|delete|add_to|remove_from)_/
const misleadingTexts = ['Temporary failure, please try again', '401 unauthorized', 'network timeout', 'Server error 500']

const answerOf = (status: number, data: unknown, retryAfterMs: number | null = null): HttpAnswer => ({
  status,
  isOk: status < 300,
  data,
  isJson: typeof data !== 'string',
  retryAfterMs,
})

const network = (kind: 'network' | 'timeout', hasLeft = true): ApiError => new ApiError({ kind, hasLeft, message: `simulated ${kind}` })
const timeoutMs = 15_000

const wordlessRefusal = (text: string): unknown => ({ success: false, output: null, error: 'SIM_REFUSED', errormsg: text })

export const createHost = async (isPlain: boolean): Promise<Host> => {
  const clock = { now: startMs }
  let time: VirtualTime | null = null
  const server: MemoryServer = await createMemoryServer({ extensions: !isPlain, clock: { nowMs: () => time?.nowMs() ?? clock.now } })
  const users: SimUser[] = []
  for (const name of ['ann', 'bob']) {
    const email = `${name}@example.com`
    const password = 'Correct-horse-9'
    const first = await server.call('register_user', { email, password, username: name })
    const registered = first.output as { token: string; user: { id: string } }
    const tokens = [registered.token]
    for (let at = 0; at < 11; at += 1) {
      const login = await server.call('login_user', { email, password, remember: true })
      tokens.push((login.output as { token: string }).token)
    }
    users.push({ id: registered.user.id, tokens })
    await server.call('create_watchlist', { name: 'Seed', description: `seed-coin-${name}` }, { token: registered.token })
    await server.call('create_ido_watchlist', { name: 'Seed', description: `seed-ido-${name}` }, { token: registered.token })
  }
  const snapshot = server.snapshot()

  const apply = async ({ body, headers, token }: HttpRequest): Promise<HttpAnswer> => {
    const { f, ...payload } = body as { f: 'create_watchlist'; name: string }
    work.running += 1
    try {
      const { status, headers: _, ...envelope } = await server.call(f, payload, { ...(token ? { token } : {}), headers: headers ?? {} })
      return answerOf(status, envelope)
    } finally {
      work.running -= 1
    }
  }

  const exchange: Host['exchange'] = async (request, fault, at) => {
    const { f } = request.body as { f: string }
    const isMutation = mutations.test(f)
    const text = misleadingTexts[f.length % misleadingTexts.length] ?? ''
    switch (fault) {
      case 'offline':
        throw network('network', false)
      case 'dropBefore':
        throw network('network')
      case 'dropAfter':
        await apply(request)
        throw network('network')
      case 'late':
        // A plain server can't tell a latecomer: there the documented window begins (decisions/030).
        if (isPlain || !isMutation) await apply(request)
        else at.after(timeoutMs + 5000, () => void apply(request))
        await at.sleep(timeoutMs)
        throw network('timeout')
      case 'timeout':
        await apply(request)
        await at.sleep(timeoutMs)
        throw network('timeout')
      case 'slow': {
        await at.sleep(5000)
        const answer = await apply(request)
        await at.sleep(2000)
        return answer
      }
      case 'duplicate':
        if (!(isPlain && f.startsWith('create'))) await apply(request)
        return apply(request)
      case 'error500':
        return answerOf(500, { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'not allowed: invalid list' })
      case 'error500After':
        await apply(request)
        return answerOf(502, '<html>bad gateway</html>')
      case 'html':
        return answerOf(200, '<html>Welcome to the in-flight portal</html>')
      case 'htmlAfter':
        await apply(request)
        return answerOf(200, '<html></html>')
      case 'busy':
        return answerOf(429, wordlessRefusal('slow down'), 5000)
      case 'refuse':
        return isMutation || f.includes('watchlists') ? answerOf(200, wordlessRefusal(text)) : apply(request)
      case 'unauthorized':
        return answerOf(401, { success: false, output: null, error: 'AUTH_TOKEN_INVALID', errormsg: 'signed out' })
      default:
        return apply(request)
    }
  }

  return {
    isPlain,
    users: users as [SimUser, SimUser],
    reset: (now) => {
      time = now
      server.restore(snapshot)
    },
    lists: async (user, kind) => {
      const { output } = await server.call(kind === 'coin' ? 'get_user_watchlists' : 'get_user_ido_watchlists', {}, { token: user.tokens[11] ?? '' })
      type Wire = { id: string; name: string; description: string; coins?: { id: string }[]; projects?: { id: string }[] }
      return (output as Wire[]).map(({ id, name, description, coins, projects }) => ({
        id,
        name,
        description,
        items: (coins ?? projects ?? []).map((item) => item.id),
      }))
    },
    exchange,
    close: server.close,
  }
}
