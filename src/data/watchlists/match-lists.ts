// Which list on this device is which list of the server, pure. A local id never changes; the server's is learned.
import type { BaseListRow } from '../account-rows.ts'
import type { CreateOperation, OperationRow } from '../outbox/operation.ts'

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
  items: { itemId: string; addedAtSec: number | null }[]
}

export type MatchedList = PulledList & { listId: string }

/** The one new list that looks like what a create of unknown fate would have made (design 5: read back, adopt). */
const isMadeBy = (pulled: PulledList, { fields, idsBefore }: CreateOperation): boolean =>
  idsBefore !== undefined &&
  !idsBefore.includes(pulled.serverId) &&
  pulled.name === fields.name &&
  pulled.description === fields.description &&
  pulled.iconId === fields.iconId

const isOpen = (operation: OperationRow): operation is CreateOperation =>
  operation.type === 'create' && operation.everSent && operation.state === 'ambiguous'

/** Gives every pulled list its local id: the known one, the creator's, that of an unanswered create, or a new one. */
export const matchLists = (
  pulled: readonly PulledList[],
  { base, operations, newId }: { base: readonly BaseListRow[]; operations: readonly OperationRow[]; newId: () => string },
): MatchedList[] => {
  const known = new Map(base.map((list) => [list.serverId, list.listId]))
  const taken = new Set(base.map((list) => list.listId))
  const open = operations.filter(isOpen)
  const claim = (listId: string | undefined): string | null => {
    if (listId === undefined || taken.has(listId)) return null
    taken.add(listId)
    return listId
  }
  return pulled.map((list) => ({
    ...list,
    listId:
      known.get(list.serverId) ??
      claim(list.clientId ?? undefined) ??
      claim(open.find((operation) => !taken.has(operation.lane) && isMadeBy(list, operation))?.lane) ??
      newId(),
  }))
}
