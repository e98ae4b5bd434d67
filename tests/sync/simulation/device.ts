// One device: its database, its clock, its stored session, and what its tabs share.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { AccountDbOptions } from '#data/account-db.ts'
import type { Channel, Locks } from '#sync/ports.ts'
import type { SimUser } from './host.ts'
import type { Tab } from './tab.ts'
import type { VirtualTime } from './virtual-time.ts'

export type SimDevice = {
  index: number
  user: SimUser
  token: string | null
  isPartitioned: boolean
  clockOffsetMs: number
  nowMs: () => number
  dbOptions: AccountDbOptions
  locksFor: (tab: Tab) => Locks
  releaseLocks: (tab: Tab) => void
  channelFor: (tab: Tab) => Channel
}

let ids = 0

export const createSimDevice = (index: number, user: SimUser, time: VirtualTime): SimDevice => {
  const holders = new Map<string, Tab>()
  const listeners = new Map<Tab, Set<(message: unknown) => void>>()
  const device: SimDevice = {
    index,
    user,
    token: user.tokens[0] ?? null,
    isPartitioned: false,
    clockOffsetMs: 0,
    nowMs: () => time.nowMs() + device.clockOffsetMs,
    dbOptions: {
      indexedDB: new IDBFactory(),
      IDBKeyRange,
      nowMs: () => device.nowMs(),
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    },
    locksFor: (tab) => ({
      runIfFree: async (name, work, { isForced = false } = {}) => {
        // A tab that died on its way to the lock never gets it: a browser grants nothing to a page that is gone.
        if (tab.state === 'dead') return new Promise<never>(() => {})
        if (holders.has(name) && !isForced) return null
        holders.set(name, tab)
        try {
          return await work()
        } finally {
          if (holders.get(name) === tab) holders.delete(name)
        }
      },
    }),
    releaseLocks: (tab) => {
      for (const [name, holder] of holders) if (holder === tab) holders.delete(name)
    },
    channelFor: (tab) => ({
      post: (message) => {
        for (const [other, heard] of listeners) {
          if (other === tab || other.state !== 'alive') continue
          for (const listener of heard) void Promise.resolve().then(() => listener(message))
        }
      },
      listen: (listener) => {
        const own = listeners.get(tab) ?? new Set()
        listeners.set(tab, own.add(listener))
        return () => own.delete(listener)
      },
    }),
  }
  return device
}
