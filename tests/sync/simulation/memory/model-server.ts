// What our server does with watchlists, as a model of two pages: no HTTP, no SQL, no signatures. The same calls, keys and
// lanes as the real one (decisions/010); model-server.test.ts plays schedules against both and compares every answer.
import { refuse, succeed, type Envelope } from '#contract/envelope.ts'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import {
  baseFieldsVersionHeader,
  capabilities,
  clientIdHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import type { WatchlistChange } from '#contract/watchlists/watchlist-changes.ts'
import { watchlistLimits, type FieldLog } from '#contract/watchlists/watchlist-wire.ts'
import type { ListKind } from '#domain/watchlist.ts'

type Item = { id: string; position: number }
type List = {
  id: string
  kind: ListKind
  clientId: string | null
  name: string
  description: string
  iconId: number
  isDefault: boolean
  version: number
  fieldsVersion: number
  writes: FieldLog
  createdAtSec: number
  items: Item[]
}
type Kept = { f: string; fingerprint: string; answer: ModelAnswer }
type State = {
  lists: Map<string, List[]>
  kept: Map<string, Kept>
  lanes: Map<string, { seq: number; key: string | null }>
}

export type ModelAnswer = { status: number; envelope: Envelope }
export type ModelUser = { id: string; name: string }
export type ModelCall = {
  f: string
  payload: Record<string, unknown>
  token: string | null
  headers: Record<string, string>
  /** The id of a list, should one be made. */ newId?: string
}

export type ModelServer = {
  call: (call: ModelCall) => ModelAnswer
  snapshot: () => State
  restore: (state: State) => void
}

class Refused extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

const no = (code: ErrorCode): ModelAnswer => ({
  status: errorCodes[code],
  envelope: refuse(code, code),
})
const mutation = /^(create|edit|delete|add_to|remove_from)_/
const verbOf = (f: string): string => f.replace(/_ido|_v2/g, '').replace(/_watchlist$/, '')
const asCode = (kind: ListKind, rest: string): ErrorCode =>
  `${kind === 'ido' ? 'IDO_' : ''}WATCHLIST_${rest}` as ErrorCode

const answerOf = (act: () => unknown): { answer: ModelAnswer; isRefused: boolean } => {
  try {
    return { answer: { status: 200, envelope: succeed(structuredClone(act())) }, isRefused: false }
  } catch (error) {
    if (error instanceof Refused) return { answer: no(error.code), isRefused: true }
    throw error
  }
}

type Options = {
  isPlain: boolean
  nowMs: () => number
  /** Whose a token is; null where it is nobody's. */ userOf: (token: string) => ModelUser | null
}

export const createModelServer = ({ isPlain, nowMs, userOf }: Options): ModelServer => {
  let state: State = { lists: new Map(), kept: new Map(), lanes: new Map() }
  /** Of no state: a server that is restored gives no id twice. */
  let ids = 0
  let versionSteps = 0
  const nowSec = (): number => Math.floor(nowMs() / 1000)
  const listsOf = (user: ModelUser): List[] => state.lists.get(user.id) ?? []
  const inOrder = (user: ModelUser, kind: ListKind): List[] =>
    listsOf(user)
      .filter((list) => list.kind === kind)
      .toSorted((a, b) => a.createdAtSec - b.createdAtSec || (a.id < b.id ? -1 : 1))

  const wire = (
    user: ModelUser,
    {
      id,
      kind,
      clientId,
      name,
      description,
      iconId,
      isDefault,
      version,
      fieldsVersion,
      writes,
      createdAtSec,
      items,
    }: List,
  ): object => ({
    id,
    user_id: user.id,
    icon_id: iconId,
    name,
    description,
    created_at: createdAtSec,
    isDefault,
    ...(!isPlain && {
      client_id: clientId,
      version,
      fields_version: fieldsVersion,
      field_writes: { ...writes },
    }),
    [kind === 'coin' ? 'coins' : 'projects']: items
      .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .map((item) => ({ id: item.id })),
  })

  const resolve = (user: ModelUser, kind: ListKind, id: unknown): List => {
    const lists = inOrder(user, kind)
    const list =
      lists.find((one) => one.id === id) ??
      (isPlain ? undefined : lists.find((one) => one.clientId === id))
    if (!list) throw new Refused(asCode(kind, 'NOT_FOUND'))
    return list
  }

  const create = (
    user: ModelUser,
    kind: ListKind,
    { payload, newId }: ModelCall,
    lane: string | null,
  ): object => {
    const existing =
      lane === null ? undefined : inOrder(user, kind).find((list) => list.clientId === lane)
    if (existing) return wire(user, existing)
    const count = inOrder(user, kind).length
    if (count >= watchlistLimits.listsPerKind) throw new Refused('WATCHLIST_LIMIT')
    const {
      name,
      description = '',
      icon_id: iconId = 1,
    } = payload as { name: string; description?: string; icon_id?: number }
    const id = newId ?? `list-${String((ids += 1)).padStart(8, '0')}`
    const list: List = {
      id,
      kind,
      clientId: lane,
      name: name.trim(),
      description,
      iconId,
      isDefault: count === 0,
      version: 1,
      fieldsVersion: 1,
      writes: {},
      createdAtSec: nowSec(),
      items: [],
    }
    state.lists.set(user.id, [...listsOf(user), list])
    return wire(user, list)
  }

  const remove = (user: ModelUser, kind: ListKind, id: unknown): string => {
    const list = resolve(user, kind, id)
    const oldest = inOrder(user, kind).find((other) => other !== list)
    if (!oldest) throw new Refused(asCode(kind, 'ONLY_ONE'))
    state.lists.set(
      user.id,
      listsOf(user).filter((other) => other !== list),
    )
    if (list.isDefault) Object.assign(oldest, { isDefault: true, version: oldest.version + 1 })
    return `deleted ${list.name}`
  }

  const edit = (user: ModelUser, kind: ListKind, { payload, headers }: ModelCall): object => {
    const list = resolve(user, kind, payload['id'])
    const mergedWith = isPlain ? undefined : headers[ifFieldsVersionHeader]
    if (mergedWith !== undefined && Number(mergedWith) !== list.fieldsVersion)
      throw new Refused('WATCHLIST_VERSION_CONFLICT')
    const wanted = {
      name: String(payload['name']).trim(),
      description: String(payload['description']),
      iconId: Number(payload['icon_id']),
    }
    const changed = (['name', 'description', 'iconId'] as const).filter(
      (field) => wanted[field] !== list[field],
    )
    if (changed.length > 0)
      list.fieldsVersion = Math.max(list.fieldsVersion, nowSec() * 2 ** 18) + (versionSteps += 1)
    for (const field of changed) {
      const name = field === 'iconId' ? 'icon_id' : field
      const known = Number(headers[baseFieldsVersionHeader] ?? 0)
      const { v, seen } = list.writes[name] ?? { v: 1, seen: [] }
      const others = seen.filter(([, base]) => base < known)
      const [first, second, ...rest] = others
      const room =
        first && second && others.length >= watchlistLimits.writesSeenPerField
          ? [[second[0], first[1]] as [number, number], ...rest]
          : others
      list.writes[name] = {
        v: list.fieldsVersion,
        seen: known >= v ? seen : [...room, [list.fieldsVersion, known]],
      }
    }
    Object.assign(list, { ...wanted, version: list.version + 1 })
    return wire(user, list)
  }

  const change = (user: ModelUser, call: ModelCall, lane: string | null): unknown => {
    const kind: ListKind = call.f.includes('_ido_') ? 'ido' : 'coin'
    const { payload } = call
    const verb = verbOf(call.f)
    if (verb === 'create') return create(user, kind, call, lane)
    if (verb === 'delete') return remove(user, kind, payload['id'])
    if (verb === 'edit') return edit(user, kind, call)
    const list = resolve(user, kind, payload['listId'])
    const itemId = String(payload['coinId'] ?? payload['projectId'])
    const isIn = list.items.some((item) => item.id === itemId)
    if (isIn === (verb === 'add_to')) return wire(user, list)
    list.version += 1
    list.items = isIn
      ? list.items.filter((item) => item.id !== itemId)
      : [...list.items, { id: itemId, position: list.version }]
    return wire(user, list)
  }

  /** The outcome of then with the list of now under its versions of then, or with what is known of one that is gone. */
  const again = (user: ModelUser, { f, answer }: Kept): ModelAnswer => {
    const { output } = answer.envelope
    if (typeof output !== 'object' || output === null) return answer
    const kind: ListKind = f.includes('_ido_') ? 'ido' : 'coin'
    const { id, ...then } = output as { id: string; version?: number; fields_version?: number }
    const versions = {
      ...(then.version !== undefined && { version: then.version }),
      ...(then.fields_version !== undefined && { fields_version: then.fields_version }),
    }
    const gone: List = {
      id,
      kind,
      clientId: null,
      name: '',
      description: '',
      iconId: 1,
      isDefault: false,
      version: 1,
      fieldsVersion: 1,
      writes: {},
      createdAtSec: 0,
      items: [],
    }
    return {
      ...answer,
      envelope: succeed({
        ...structuredClone(wire(user, inOrder(user, kind).find((list) => list.id === id) ?? gone)),
        ...versions,
      }),
    }
  }

  const mutate = (user: ModelUser, call: ModelCall): ModelAnswer => {
    const { f, payload, headers } = call
    const [key, lane, client, seqText] = isPlain
      ? []
      : [
          headers[idempotencyKeyHeader],
          headers[laneHeader],
          headers[clientIdHeader],
          headers[laneSequenceHeader],
        ]
    const fingerprint = JSON.stringify([f, payload])
    const kept = key === undefined ? undefined : state.kept.get(`${user.id} ${key}`)
    if (kept)
      return kept.f === f && kept.fingerprint === fingerprint
        ? again(user, kept)
        : no('REQUEST_KEY_REUSED')
    const place =
      lane !== undefined && client !== undefined && seqText !== undefined
        ? `${user.id} ${client} ${lane}`
        : null
    const last = place === null ? undefined : state.lanes.get(place)
    const seq = Number(seqText)
    if (last && (seq < last.seq || (seq === last.seq && key !== undefined && key === last.key)))
      return no('REQUEST_OUT_OF_ORDER')
    const { answer, isRefused } = answerOf(() => change(user, call, lane ?? null))
    if (isRefused && key === undefined) return answer
    if (place !== null) state.lanes.set(place, { seq, key: key ?? null })
    if (key !== undefined) state.kept.set(`${user.id} ${key}`, { f, fingerprint, answer })
    return answer
  }

  const batch = (user: ModelUser, { payload, token, headers }: ModelCall): ModelAnswer => {
    const answers: object[] = []
    for (const { f, payload: own, key, lane, seq } of payload['changes'] as WatchlistChange[]) {
      const ownHeaders = {
        ...headers,
        [idempotencyKeyHeader]: key,
        [laneHeader]: lane,
        [laneSequenceHeader]: String(seq),
      }
      const { status, envelope } = mutate(user, { f, payload: own, token, headers: ownHeaders })
      answers.push({
        status,
        success: envelope.success,
        error: envelope.error,
        errormsg: envelope.errormsg,
      })
      if (envelope.error === 'REQUEST_KEY_REUSED' || envelope.error === 'REQUEST_OUT_OF_ORDER')
        break
    }
    return { status: 200, envelope: succeed(answers) }
  }

  return {
    call: (call) => {
      const { f, token } = call
      if (f === 'get_capabilities')
        return {
          status: 200,
          envelope: succeed({ capabilities: isPlain ? [] : [...capabilities] }),
        }
      const user = token === null ? null : userOf(token)
      if (!user) return no(token === null ? 'AUTH_TOKEN_MISSING' : 'AUTH_TOKEN_INVALID')
      if (mutation.test(f)) return mutate(user, call)
      if (f === 'change_watchlist_items' && !isPlain) return batch(user, call)
      if (f === 'get_user_watchlists' || f === 'get_user_ido_watchlists')
        return {
          status: 200,
          envelope: succeed(
            inOrder(user, f.includes('_ido_') ? 'ido' : 'coin').map((list) => wire(user, list)),
          ),
        }
      if (f !== 'retrieve_current_user') return no('REQUEST_UNKNOWN_CALL')
      const { id, name } = user
      const profile = {
        id,
        username: name,
        email: `${name}@example.com`,
        email_verified: false,
        membershipTier: 'free',
        avatar_id: null,
        avatarId: null,
        avatarUrl: null,
        isAdmin: false,
        created_at: null,
        login_method: 'email',
      }
      return { status: 200, envelope: succeed({ user: profile }) }
    },
    snapshot: () => structuredClone(state),
    restore: (saved) => {
      state = structuredClone(saved)
    },
  }
}
