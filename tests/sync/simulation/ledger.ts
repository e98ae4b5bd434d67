// What people asked for and were told was kept, to be compared with what the server has in the end. Lists are known by
// the first word of their description, which nobody edits.
import type { ListKind } from '#domain/watchlist.ts'
import type { FinishedOperationRow } from '#data/account-rows.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { fieldNames, type Field } from './field-judge.ts'
import type { ServerList } from './host.ts'
import { promise } from './violation.ts'

type Wish = { device: number; value: string | number }
/** `at`: counts up, so that what was wished before a delete can be told from what was wished after it. */
type NotedWish = { value: string | number; at: number }
type Deletion = { serverId: string | null; at: number }

/** The word that stays in a description whatever else is written there. */
export const tagIn = (description: string): string => description.split(' ')[0] ?? ''

type Change = Pick<FinishedOperationRow, 'lane' | 'type' | 'itemId'> & {
  touched?: readonly Field[]
}

export type Ledger = {
  named: (lane: string, tag: string) => void
  created: (user: string, kind: ListKind, tag: string) => void
  /** A visitor's list is wherever it was brought, once. */
  visited: (kind: ListKind, tag: string) => void
  importedBy: (tag: string, user: string) => void
  gone: (tag: string) => void
  /** What visitors made is in some account, once everything was brought home. */
  checkVisited: () => void
  /** `serverId`: what the server called the list, null where the device never heard of it. */
  deleted: (user: string, tag: string, serverId: string | null) => void
  wished: (user: string, tag: string, subject: string, wish: Wish) => void
  /** Refused, discarded or taken back: the server may say what it likes about it. */
  freed: (user: string, operation: WatchlistOperation) => void
  freedList: (user: string, lane: string) => void
  freedField: (user: string, tag: string, field: Field) => void
  /** Accepted, and then lost by the server itself. */
  lost: (user: string, change: Change) => void
  /** True where this is what the device was last asked for. */
  isWished: (user: string, tag: string, subject: string, wish: Wish) => boolean
  check: (user: string, kind: ListKind, lists: ServerList[]) => void
}

export const createLedger = (): Ledger => {
  const tagOf = new Map<string, string>()
  const created = new Map<string, { user: string; kind: ListKind }>()
  const visited = new Map<string, ListKind>()
  const mayBeGone = new Set<string>()
  const free = new Set<string>()
  const wishes = new Map<string, Map<number, NotedWish>>()
  const deletions = new Map<string, Deletion[]>()
  let moments = 0
  const now = (): number => (moments += 1)

  /**
   * A list may be made anew after somebody deleted it: by a create that was refused and tried again, or one whose answer
   * was lost on a server without keys (decisions/030). What was wished of the list before is not wished of the new one;
   * where the delete itself was refused, it still is.
   */
  const wishedOf = (tag: string, list: ServerList): ((wish: NotedWish) => boolean) => {
    const gone = (deletions.get(tag) ?? [])
      .filter(({ serverId }) => serverId !== list.id)
      .map(({ at }) => at)
    const sinceAt = Math.max(0, ...gone)
    return ({ at }) => at > sinceAt
  }

  const checkWishes = (user: string, tag: string, list: ServerList): void => {
    for (const [key, byDevice] of wishes) {
      const [whose, which, subject = ''] = key.split('|')
      if (whose !== user || which !== tag || free.has(key)) continue
      const noted = [...byDevice.values()]
      if (!noted.some(wishedOf(tag, list))) continue
      const field = fieldNames.find((name) => name === subject)
      const actual = field ? list[field] : list.items.includes(subject) ? 'in' : 'out'
      const wanted = noted.map(({ value }) => value)
      promise(
        wanted.includes(actual),
        'nothing lost',
        () => `${tag} ${subject}: the server has "${actual}", last wished: ${wanted.join(', ')}`,
      )
    }
  }

  const freed: Ledger['lost'] = (user, { lane, type, itemId, touched = fieldNames }) => {
    const tag = tagOf.get(lane) ?? ''
    if (type === 'member') free.add(`${user}|${tag}|${itemId}`)
    else if (type === 'edit') for (const field of touched) free.add(`${user}|${tag}|${field}`)
  }

  return {
    named: (lane, tag) => tagOf.set(lane, tag),
    created: (user, kind, tag) => created.set(tag, { user, kind }),
    visited: (kind, tag) => visited.set(tag, kind),
    importedBy: (tag, user) => {
      const kind = visited.get(tag)
      if (kind && !created.has(tag)) created.set(tag, { user, kind })
    },
    gone: (tag) => mayBeGone.add(tag),
    checkVisited: () => {
      for (const tag of visited.keys())
        promise(
          created.has(tag) || mayBeGone.has(tag),
          'nothing lost',
          () => `${tag}, made by a visitor, is nowhere`,
        )
    },
    deleted: (_, tag, serverId) => {
      mayBeGone.add(tag)
      deletions.set(tag, [...(deletions.get(tag) ?? []), { serverId, at: now() }])
    },
    wished: (user, tag, subject, { device, value }) => {
      const key = `${user}|${tag}|${subject}`
      const byDevice = wishes.get(key) ?? new Map<number, NotedWish>()
      byDevice.set(device, { value, at: now() })
      wishes.set(key, byDevice)
    },
    isWished: (user, tag, subject, { device, value }) =>
      wishes.get(`${user}|${tag}|${subject}`)?.get(device)?.value === value,
    freed: (user, operation) => {
      const { lane, type } = operation
      const touched =
        operation.type === 'edit'
          ? fieldNames.filter((field) => operation.patch[field] !== undefined)
          : []
      freed(user, {
        lane,
        type,
        itemId: operation.type === 'member' ? operation.itemId : null,
        touched,
      })
    },
    lost: (user, change) => {
      freed(user, change)
      // Its other changes went with the list, and whatever was left out because the list said so already.
      if (change.type === 'create') mayBeGone.add(tagOf.get(change.lane) ?? '')
    },
    freedField: (user, tag, field) => free.add(`${user}|${tag}|${field}`),
    freedList: (_, lane) => mayBeGone.add(tagOf.get(lane) ?? ''),
    check: (user, kind, lists) => {
      for (const [tag, list] of created) {
        if (list.user !== user || list.kind !== kind) continue
        const found = lists.filter(({ description }) => tagIn(description) === tag)
        promise(
          found.length <= 1,
          'nothing doubled',
          () => `${tag} is on the server ${found.length} times`,
        )
        promise(
          found.length === 1 || mayBeGone.has(tag),
          'nothing lost',
          () => `${tag} is not on the server`,
        )
        if (found[0]) checkWishes(user, tag, found[0])
      }
      for (const list of lists) {
        const owner = created.get(tagIn(list.description))
        promise(
          owner === undefined || owner.user === user,
          'no list of somebody else',
          () => `${list.description} of ${owner?.user} is with ${user}`,
        )
        promise(
          new Set(list.items).size === list.items.length,
          'nothing doubled',
          () => `${list.description} holds an item twice`,
        )
      }
    },
  }
}
