// The queue by lists: what is sent in order within one waits for nothing in another (design 5).
import type { QueuedChange } from '#data/outbox/queue-view.ts'

/**
 * waits: for its next try. due: it could be sent now. behind: an older change of its list comes
 * first. The others are the states of the queue.
 */
export type Standing =
  | { type: 'sending' | 'checking' | 'due' | 'parked' | 'refused' }
  | { type: 'waits' | 'checkingLater'; untilMs: number }
  | { type: 'behind'; seq: number }

export type Lane = {
  lane: string
  name: string | null
  kind: string
  changes: QueuedChange[]
}

/** Lists in the order of their oldest change. */
export const lanesOf = (changes: readonly QueuedChange[]): Lane[] => {
  const lanes = new Map<string, Lane>()
  for (const change of changes) {
    const { lane, kind } = change.operation
    const known = lanes.get(lane) ?? { lane, name: change.name, kind, changes: [] }
    known.changes.push(change)
    lanes.set(lane, known)
  }
  return [...lanes.values()]
}

/** How a change stands among those of its list. */
export const standingOf = (
  { operation }: QueuedChange,
  { changes }: Lane,
  nowMs: number,
): Standing => {
  const { state, seq, nextAtMs } = operation
  if (state === 'inflight') return { type: 'sending' }
  if (state === 'parked') return { type: 'parked' }
  if (state === 'refusedKept') return { type: 'refused' }
  const older = changes.find(
    (other) => other.operation.seq < seq && other.operation.state !== 'refusedKept',
  )
  if (older) return { type: 'behind', seq: older.operation.seq }
  if (state === 'ambiguous')
    return nextAtMs > nowMs ? { type: 'checkingLater', untilMs: nextAtMs } : { type: 'checking' }
  return nextAtMs > nowMs ? { type: 'waits', untilMs: nextAtMs } : { type: 'due' }
}
