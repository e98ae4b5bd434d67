// A world in which the server answers at once, so that a replay measures the engine and its storage alone.
import { syncedEntities } from '#sync/entities/registry.ts'
import type { AccountDb } from '#data/account-db.ts'
import type { Outcome, Request, SyncPorts } from '#sync/ports.ts'

type List = {
  id: string
  name: string
  icon_id: number
  description: string
  isDefault: boolean
  coins: { id: string }[]
}

type Said = Pick<Request, 'f' | 'payload'>

const answering = (lists: List[]): ((request: Request) => Promise<Outcome>) => {
  const answer = ({ f, payload }: Said): unknown => {
    if (f === 'change_watchlist_items')
      return (payload['changes'] as Said[]).map((change) => {
        answer(change)
        return { status: 200, success: true }
      })
    if (f === 'get_user_watchlists') return structuredClone(lists)
    if (f === 'get_user_ido_watchlists') return []
    if (f === 'create_watchlist') {
      const list = {
        id: String(lists.length + 1),
        name: String(payload['name']),
        icon_id: 1,
        description: '',
        isDefault: lists.length === 0,
        coins: [],
      }
      lists.push(list)
      return list
    }
    const list = lists.find(({ id }) => id === payload['listId'])
    if (f !== 'add_to_watchlist_v2' || !list) throw new Error(`the bench does not answer ${f}`)
    list.coins.push({ id: String(payload['coinId']) })
    return { ...list, coins: [] }
  }
  return async (request) => ({ type: 'success', output: answer(request) })
}

/**
 * Ports around one database and an instant server; `lists` is what that server holds, `takesBatches`
 * whether it takes many changes in one request.
 */
export const answeringPorts = (
  db: AccountDb,
  { lists, takesBatches }: { lists: List[]; takesBatches: boolean },
): SyncPorts => ({
  entities: syncedEntities,
  transport: {
    call: answering(lists),
    capabilities: async () => ({
      type: 'answered',
      names: new Set([
        'idempotency',
        'client-ids',
        'versions',
        ...(takesBatches ? (['batch'] as const) : []),
      ] as const),
    }),
    host: 'bench',
  },
  clock: {
    nowMs: () => Date.now(),
    after: (delayMs, callback) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  },
  random: () => 0.5,
  locks: { runIfFree: (_name, work) => work() },
  session: { token: () => 'token', confirmedAccountId: () => db.accountKey },
  hints: { isProbablyOnline: () => true, isVisible: () => true },
  channel: { post: () => {}, listen: () => () => {} },
  notify: () => {},
  log: () => {},
  openDb: () => db,
})

export type AnsweredList = List
