// What is true of every change that is sent: in its list's order, one body under one key, and never again after a definite refusal.
import type { OperationRow } from '#data/outbox/operation.ts'
import { ownerOf } from './device.ts'
import type { Tab } from './tab.ts'

export type Keep = (isKept: boolean, invariant: string, detail: string) => void

/**
 * Told of each change as it is sent. `refusedOps`: the keys the server has refused. `oldestSeq`: the first of its list in the
 * same request, from which on all may be sent again, for the server takes them in their order or not at all.
 */
export const createSendOrder = (
  refusedOps: ReadonlySet<string>,
  keep: Keep,
): ((tab: Tab, operation: OperationRow, oldestSeq?: number) => void) => {
  const lastSent = new Map<string, number>()
  const keyOf = new Map<string, string>()
  const bodyOf = new Map<string, string>()
  const triedAgain = new Set<string>()
  return (tab, operation, oldestSeq = operation.seq) => {
    const owner = ownerOf(tab.device, tab.db.accountKey)
    const lane = `${owner} ${operation.lane}`
    const last = lastSent.get(lane) ?? 0
    const one = `${owner} ${operation.seq}`
    const key = keyOf.get(one)
    // A refused change that the person tries again is a new one in an old place, however often it is then sent.
    if (key !== undefined && refusedOps.has(key)) triedAgain.add(one)
    keep(
      operation.seq >= last || triedAgain.has(one),
      'order per list',
      `operation ${operation.seq} was sent after ${last}`,
    )
    lastSent.set(lane, Math.max(last, oldestSeq))
    // An edit that is merged with a newer state of its list is another request.
    const body =
      operation.type === 'edit' ? JSON.stringify([operation.sentFields, operation.mergedWith]) : ''
    const isSameBody = body === bodyOf.get(one)
    bodyOf.set(one, body)
    keep(
      key === undefined || key === operation.opId || refusedOps.has(key) || !isSameBody,
      'one key per change',
      `operation ${operation.seq} got a second key`,
    )
    keep(
      operation.type !== 'edit' ||
        operation.mergedWith === undefined ||
        !operation.everSent ||
        key !== operation.opId ||
        isSameBody,
      'one body per key',
      `operation ${operation.seq} went under one key with two bodies`,
    )
    keep(
      !refusedOps.has(operation.opId),
      'a refusal is final',
      `operation ${operation.seq} was sent again after a definite refusal`,
    )
    keyOf.set(one, operation.opId)
  }
}
