// What happened to the queue since this page was first opened: events of the queue, whichever tab
// caused them, and the traffic of this tab. Kept in memory only, a few hundred at most; no names,
// no payloads.
import { useSyncExternalStore } from 'react'
import { sharedLiveQuery } from '#data/live-query.ts'
import type { AccountDb } from '#data/account-db.ts'
import {
  eventsBetween,
  queueSnapshot,
  type QueueEvent,
  type QueueSnapshot,
} from '#data/outbox/queue-snapshot.ts'
import { tabPorts } from '#sync/tab-ports.ts'
import { listenToTraffic, type Traffic } from '#sync/traffic.ts'

export type TimelineEvent = { id: number; atMs: number; what: QueueEvent | Traffic }

const longest = 300

let lastId = 0
let events: readonly TimelineEvent[] = []
let recorded: AccountDb | null = null
let stopQueue: () => void = () => {}
let isListening = false
const listeners = new Set<() => void>()

const publish = (next: readonly TimelineEvent[]): void => {
  events = next
  for (const listener of listeners) listener()
}

const note = (what: TimelineEvent['what']): void => {
  lastId += 1
  publish([{ id: lastId, atMs: Date.now(), what }, ...events].slice(0, longest))
}

const watchQueue = (db: AccountDb): (() => void) => {
  const query = sharedLiveQuery(() => queueSnapshot(db))
  let before: QueueSnapshot | undefined
  const read = (): QueueSnapshot | undefined => {
    try {
      return query.get()
    } catch {
      // A device whose storage fails has its own banner; the traffic is still told.
      return undefined
    }
  }
  return query.watch(() => {
    const after = read()
    if (after === undefined) return
    if (before !== undefined) for (const event of eventsBetween(before, after)) note(event)
    before = after
  })
}

/**
 * Records from now on, on every page of the app until it is loaded again; another account begins a
 * new timeline.
 */
export const recordTimeline = (db: AccountDb): void => {
  if (recorded === db) return
  stopQueue()
  recorded = db
  publish([])
  stopQueue = watchQueue(db)
  if (isListening) return
  isListening = true
  void tabPorts.then((ports) => listenToTraffic(ports, note))
}

export const timelineEvents = (): readonly TimelineEvent[] => events

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Newest first. */
export const useTimeline = (): readonly TimelineEvent[] =>
  useSyncExternalStore(subscribe, timelineEvents)
