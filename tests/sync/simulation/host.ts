// The server behind a network that misbehaves as the schedule says.
import { ApiError } from '#api/api-error.ts'
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { Arrival, Sending } from './field-judge.ts'
import type { NetworkFault, PortalPage } from './story.ts'
import { createModelBackend, createRealBackend, type SimUser } from './backend.ts'
import type { SimServer } from './parts/sim-part.ts'
import { refuse } from '#contract/envelope.ts'
import { work, type VirtualTime } from './virtual-time.ts'

export const startMs = Date.UTC(2026, 0, 5, 10)
export type ServerList = {
  id: string
  name: string
  description: string
  iconId: number
  items: string[]
}

/** indexeddb: the real server and IndexedDB in memory. memory: both behind the same ports, a hundred times as fast. */
export type StoreName = 'indexeddb' | 'memory'

export type Host = {
  isPlain: boolean
  store: StoreName
  users: [SimUser, SimUser]
  /** Back to the first moment: two users with one list of each kind. */
  reset: (time: VirtualTime, onEdit: (arrival: Arrival) => void) => void
  setClock: (byMs: number) => void
  /** Keeps a backup; what is answered restores the server from it. */
  backUp: () => () => void
  lists: (user: SimUser, kind: ListKind) => Promise<ServerList[]>
  /** `sending`: what is known of the edit that the request carries. */
  exchange: (
    request: HttpRequest,
    fault: NetworkFault | null,
    time: VirtualTime,
    sending: Sending | null,
  ) => Promise<HttpAnswer>
  /** Calls that the server behind it does not have, until the next `reset`. */
  plugIn: (server: SimServer) => void
  close: () => Promise<void>
}

const mutations = /^(create|edit|delete|add_to|remove_from|change)_/
const misleadingTexts = [
  'Temporary failure, please try again',
  '401 unauthorized',
  'network timeout',
  'Server error 500',
]

const answerOf = (
  status: number,
  data: unknown,
  retryAfterMs: number | null = null,
): HttpAnswer => ({
  status,
  isOk: status < 300,
  data,
  isJson: typeof data !== 'string',
  retryAfterMs,
})

type Wire = {
  id: string
  name: string
  description: string
  icon_id: number
  coins?: { id: string }[]
  projects?: { id: string }[]
}

/** The lists in the output of a load. */
export const listsOf = (output: unknown): ServerList[] =>
  (output as Wire[]).map(({ id, name, description, icon_id: iconId, coins, projects }) => ({
    id,
    name,
    description,
    iconId,
    items: (coins ?? projects ?? []).map((item) => item.id),
  }))

const portalAnswers: Record<PortalPage, HttpAnswer> = {
  page200: answerOf(200, '<html>Welcome aboard</html>'),
  page401: answerOf(401, '<html>Please accept our terms</html>'),
  page403: answerOf(403, '<html>Blocked</html>'),
  page502: answerOf(502, '<html>Bad Gateway</html>'),
  page511: answerOf(511, '<html>Network Authentication Required</html>'),
  json: answerOf(200, { login: 'required' }),
  empty: answerOf(204, ''),
}

/** What a portal says to everything; nothing reaches the server. */
export const portalAnswer = (page: PortalPage): HttpAnswer => portalAnswers[page]

const network = (kind: 'network' | 'timeout', hasLeft = true): ApiError =>
  new ApiError({ kind, hasLeft, message: `simulated ${kind}` })
const timeoutMs = 15_000

const wordlessRefusal = (text: string): unknown => ({
  success: false,
  output: null,
  error: 'SIM_REFUSED',
  errormsg: text,
})

const unheard: (arrival: Arrival) => void = () => {}

export const createHost = async (
  isPlain: boolean,
  store: StoreName = 'indexeddb',
): Promise<Host> => {
  let time: VirtualTime | null = null
  let onEdit = unheard
  let edits: Promise<unknown> = Promise.resolve()
  let offsetMs = 0
  const clock = { nowMs: () => (time?.nowMs() ?? startMs) + offsetMs }
  const backend = await (store === 'memory' ? createModelBackend : createRealBackend)({
    isPlain,
    clock,
  })
  const toStart = backend.snapshot()

  const lists = async (user: SimUser, kind: ListKind): Promise<ServerList[]> => {
    const f = kind === 'coin' ? 'get_user_watchlists' : 'get_user_ido_watchlists'
    const { output } = (
      await backend.call({ f, payload: {}, token: user.tokens[11] ?? '', headers: {} })
    ).envelope
    return listsOf(output)
  }

  let plugged: SimServer[] = []

  const serve = async ({ body, headers, token }: HttpRequest): Promise<HttpAnswer> => {
    const { f, ...payload } = body as { f: string }
    const own = plugged.find(({ owns }) => owns(f))
    const user = backend.users.find(({ tokens }) => tokens.includes(token ?? ''))
    if (own && user) {
      const call = { f, payload, token: token ?? null, headers: headers ?? {} }
      const { status, envelope } = own.call(user, call)
      return answerOf(status, envelope)
    }
    if (own) return answerOf(401, refuse('AUTH_TOKEN_INVALID', 'signed out'))
    const { status, envelope } = await backend.call({
      f,
      payload,
      token: token ?? null,
      headers: headers ?? {},
    })
    return answerOf(status, envelope)
  }

  /** One edit after the other, each with the list as it was just before and just after. */
  const serveEdit = (request: HttpRequest, sending: Sending): Promise<HttpAnswer> => {
    const { f, id } = request.body as { f: string; id: string }
    const user = backend.users.find(({ tokens }) => tokens.includes(request.token ?? ''))
    const look = async (): Promise<ServerList | undefined> =>
      user &&
      (await lists(user, f.includes('_ido_') ? 'ido' : 'coin')).find((list) => list.id === id)
    const mine = edits.then(async () => {
      const before = await look()
      const answer = await serve(request)
      const after = await look()
      if (user && before && after)
        onEdit({ account: user.id, listId: before.id, before, after, sending })
      return answer
    })
    edits = mine.catch(() => {})
    return mine
  }

  const applyAs =
    (sending: Sending | null) =>
    async (request: HttpRequest): Promise<HttpAnswer> => {
      work.running += 1
      try {
        return await (sending ? serveEdit(request, sending) : serve(request))
      } finally {
        work.running -= 1
      }
    }
  type Apply = ReturnType<typeof applyAs>

  /** A plain server can't tell a latecomer from a change of its own: there the documented window begins (decisions/030). */
  const arriveLater = async (
    apply: Apply,
    request: HttpRequest,
    { at, afterMs }: { at: VirtualTime; afterMs: number },
  ): Promise<void> => {
    if (isPlain || !mutations.test((request.body as { f: string }).f)) await apply(request)
    else at.after(afterMs, () => void apply(request))
  }

  const exchange: Host['exchange'] = async (request, fault, at, sending) => {
    const apply = applyAs(sending)
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
        await arriveLater(apply, request, { at, afterMs: timeoutMs + 5000 })
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
      case 'reordered':
        await arriveLater(apply, request, { at, afterMs: 7000 })
        throw network('network')
      case 'lateDuplicate': {
        const answer = await apply(request)
        if (!isPlain) await arriveLater(apply, request, { at, afterMs: 45_000 })
        return answer
      }
      case 'duplicate':
        if (!(isPlain && f.startsWith('create'))) await apply(request)
        return apply(request)
      case 'error500':
        return answerOf(500, {
          success: false,
          output: null,
          error: 'SERVER_ERROR',
          errormsg: 'not allowed: invalid list',
        })
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
        return isMutation || f.includes('watchlists')
          ? answerOf(200, wordlessRefusal(text))
          : apply(request)
      case 'unauthorized':
        return answerOf(401, {
          success: false,
          output: null,
          error: 'AUTH_TOKEN_INVALID',
          errormsg: 'signed out',
        })
      default:
        return apply(request)
    }
  }

  return {
    isPlain,
    store,
    users: backend.users,
    reset: (now, listener) => {
      time = now
      onEdit = listener
      offsetMs = 0
      plugged = []
      toStart()
    },
    setClock: (byMs) => {
      offsetMs = byMs
    },
    backUp: () => {
      const restores = [backend.snapshot(), ...plugged.map(({ snapshot }) => snapshot())]
      return () => restores.forEach((restore) => restore())
    },
    plugIn: (server) => void plugged.push(server),
    lists,
    exchange,
    close: backend.close,
  }
}
