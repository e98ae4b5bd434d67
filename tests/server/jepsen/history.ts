// What happened, as those who took part saw it: each request when it left and what came back. Times are milliseconds of
// one monotonic clock, that of the process that ran the test, so that "before" means before for everybody.
import type { ListKind } from '#domain/watchlist.ts'

export type ListState = {
  id: string
  clientId: string | null
  name: string
  description: string
  version: number
  isDefault: boolean
  items: string[]
}

/** A change by its own name; attempts of one change carry one key. `lane`: the device's own id of its list. */
type Change = {
  f: string
  kind: ListKind
  key: string
  lane: string | null
  body: Record<string, unknown>
}

/** A command that a device took: what the person was shown as done. `value`: the item or the name. */
export type Wish = {
  f: 'create' | 'delete' | 'add' | 'remove' | 'rename'
  kind: ListKind
  tag: string
  value: string
}

/** How a device stands in the end. */
export type DeviceState = {
  lists: Record<ListKind, Omit<ListState, 'id' | 'clientId' | 'version' | 'isDefault'>[]>
  queued: number
  /** Keys of the changes it was told are kept, one entry for each time it noted so. */
  acknowledged: string[]
  /** What the panel lists as refused, so that the person can decide: the tag of a list with the item or "name". */
  refused: string[]
  /** Commands that leave an entry in its history, and the entries that were ever made there. */
  entriesExpected: number
  entriesKept: number
}

type Said =
  | ({ type: 'invoke' } & Change)
  /** ok, fail: a definite word. info: nobody knows whether it was done. */
  | { type: 'ok'; key: string; listId: string | null }
  | { type: 'fail'; key: string; code: string }
  | { type: 'info'; key: string; code: string }
  | { type: 'read'; kind: ListKind; invokedMs: number; lists: ListState[] }
  | ({ type: 'wish' } & Wish)
  | ({ type: 'device' } & DeviceState)
  | { type: 'fault'; name: string }

export type HistoryEvent = { atMs: number; process: string } & Said

export type History = readonly HistoryEvent[]

/** One change from its first request to its definite answer. */
export type Write = Change & {
  process: string
  invokedMs: number
  /** Null: its fate was never learned, and it may still be done at any time. */
  endedMs: number | null
  outcome: 'ok' | 'fail' | 'unknown'
  code: string | null
  /** The lists that the yeses named: one, however often it was asked. */
  answeredIds: string[]
}

export type Read = Extract<HistoryEvent, { type: 'read' }>

const isSaid =
  <Type extends HistoryEvent['type']>(type: Type) =>
  (event: HistoryEvent): event is Extract<HistoryEvent, { type: Type }> =>
    event.type === type

export const readsOf = (history: History): Read[] => history.filter(isSaid('read'))
export const devicesOf = (history: History) => history.filter(isSaid('device'))
export const wishesOf = (history: History) => history.filter(isSaid('wish'))
export const faultsOf = (history: History) => history.filter(isSaid('fault'))

/** Folds the attempts of every change into one. The first definite word counts; a later one must not differ. */
export const writesOf = (history: History): Map<string, Write> => {
  const writes = new Map<string, Write>()
  for (const event of history) {
    if (event.type === 'invoke' && !writes.has(event.key)) {
      const { process, f, kind, key, lane, body, atMs } = event
      writes.set(key, {
        process,
        f,
        kind,
        key,
        lane,
        body,
        invokedMs: atMs,
        endedMs: null,
        outcome: 'unknown',
        code: null,
        answeredIds: [],
      })
    }
    if (event.type !== 'ok' && event.type !== 'fail') continue
    const write = writes.get(event.key)
    if (!write) continue
    if (event.type === 'ok' && event.listId !== null) write.answeredIds.push(event.listId)
    if (write.outcome !== 'unknown') continue
    write.outcome = event.type
    write.endedMs = event.atMs
    if (event.type === 'fail') write.code = event.code
  }
  return writes
}
