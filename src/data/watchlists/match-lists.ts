// Which list on this device is which list of the server, pure. A local id never changes; the
// server's is learned.
import type { BaseListRow } from '../account-rows.ts'
import type { FieldWrites } from '#contract/watchlists/watchlist-wire.ts'
import type { ListField } from './list-fields.ts'
import type { CreateOperation, WatchlistOperation } from './operation.ts'

/** A list as the server says it, freed of the wire's spelling. */
export type PulledList = {
  serverId: string
  /** The UUID the creating device gave it, where the host tells. */
  clientId: string | null
  name: string
  description: string
  iconId: number
  createdAtSec: number | null
  isServerDefault: boolean
  /** Counts changes of name, description and icon; absent where the host does not tell. */
  fieldsVersion?: number
  /** Which of those changes did not know each other. */
  fieldWrites?: Partial<Record<ListField, FieldWrites>>
  items: { itemId: string; addedAtSec: number | null }[]
}

export type MatchedList = PulledList & { listId: string }

const isNewSince = ({ serverId }: PulledList, { idsBefore }: CreateOperation): boolean =>
  idsBefore !== undefined && !idsBefore.includes(serverId)

/**
 * A new list that looks like what a create of unknown fate would have made (design 5: read back,
 * adopt).
 */
const isMadeBy = (pulled: PulledList, operation: CreateOperation): boolean =>
  isNewSince(pulled, operation) &&
  pulled.name === operation.fields.name &&
  pulled.description === operation.fields.description &&
  pulled.iconId === operation.fields.iconId

/**
 * A new list that kept only the description of such a create: another device renamed it meanwhile.
 * An empty one proves nothing: a list somebody else made would be taken for ours, and ours would be
 * lost (decisions/030).
 */
const wasMadeBy = (pulled: PulledList, operation: CreateOperation): boolean =>
  isNewSince(pulled, operation) &&
  operation.fields.description.trim() !== '' &&
  pulled.description === operation.fields.description

const isOpen = (operation: WatchlistOperation): operation is CreateOperation =>
  operation.type === 'create' && operation.everSent && operation.state === 'ambiguous'

type Known = {
  base: readonly BaseListRow[]
  operations: readonly WatchlistOperation[]
  newId: () => string
}

/**
 * Gives every pulled list its local id: the known one, the creator's, that of an unanswered create,
 * or a new one.
 */
export const matchLists = (
  pulled: readonly PulledList[],
  { base, operations, newId }: Known,
): MatchedList[] => {
  const known = new Map(base.map((list) => [list.serverId, list.listId]))
  const taken = new Set(base.map((list) => list.listId))
  const claim = (listId: string | undefined): string | undefined => {
    if (listId === undefined || taken.has(listId)) return undefined
    taken.add(listId)
    return listId
  }
  const isFree = ({ lane }: CreateOperation): boolean => !taken.has(lane)
  const open = operations.filter(isOpen)
  const sure = pulled.map(
    (list) =>
      known.get(list.serverId) ??
      claim(list.clientId ?? undefined) ??
      claim(open.find((operation) => isFree(operation) && isMadeBy(list, operation))?.lane),
  )
  // Only after every list that is sure has its create, and only where one list and one create are
  // left to be meant.
  const unclaimed = pulled.filter((_, at) => sure[at] === undefined)
  const makers = open.filter(isFree)
  const renamedOf = (list: PulledList): string | undefined => {
    const [maker, ...others] = makers.filter((operation) => wasMadeBy(list, operation))
    if (!maker || others.length > 0) return undefined
    return unclaimed.filter((other) => wasMadeBy(other, maker)).length === 1
      ? claim(maker.lane)
      : undefined
  }
  return pulled.map((list, at) => ({ ...list, listId: sure[at] ?? renamedOf(list) ?? newId() }))
}
