// As much of a browser as the contenders ask for: its clock, its storage, its locks, its events and its line, each of
// which ends with the life (of a tab or a worker) that asked. Whose life it is, is known by the asynchronous context.
import { AsyncLocalStorage } from 'node:async_hooks'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import {
  createVirtualTime,
  watchImmediates,
  type VirtualTime,
} from '#tests/sync/simulation/virtual-time.ts'
import { startMs, type Shore } from './shore.ts'

export type Life = { isOver: boolean }

export type Browser = {
  time: VirtualTime
  shore: Shore
  /** Something that can be killed: what runs in it stops at its next request, timer, lock or event. */
  begin: () => Life
  within: <Result>(life: Life, work: () => Result) => Result
  /** Everything that lives now ends at once, without a word. */
  kill: () => void
  setConnection: (isOn: boolean) => void
  /** Called whenever a connection comes back. */
  onOnline: (listener: () => void) => void
}

type Listener = { type: string; life: Life | undefined; run: (event: Event) => void }

/** No timer is quicker, as in a browser: a contender that asks for 0 again and again must not stop time. */
const leastTimerMs = 20

const lives = new AsyncLocalStorage<Life>()
const never = (): Promise<never> => new Promise<never>(() => {})

const locksOf = () => {
  const held = new Map<string, Life | undefined>()
  const waiting: { name: string; life: Life | undefined; grant: () => void }[] = []
  const next = (name: string): void => {
    const at = waiting.findIndex((one) => one.name === name && one.life?.isOver !== true)
    const [one] = at < 0 ? [] : waiting.splice(at, 1)
    one?.grant()
  }
  const isFree = (name: string): boolean => !held.has(name) || held.get(name)?.isOver === true
  return {
    request: async (
      name: string,
      options: { ifAvailable?: boolean; steal?: boolean },
      work: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      const life = lives.getStore()
      if (!isFree(name) && options.steal !== true) {
        if (options.ifAvailable === true) return work(null)
        await new Promise<void>((grant) => waiting.push({ name, life, grant }))
      }
      held.set(name, life)
      try {
        return await work({ name })
      } finally {
        if (held.get(name) === life) held.delete(name)
        next(name)
      }
    },
    free: (): void => {
      for (const name of held.keys()) if (isFree(name)) next(name)
    },
  }
}

const put = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** Puts a new browser around everything, with empty storage. Returns it and how to take it away. */
export const openBrowser = (shore: Shore): { browser: Browser; close: () => void } => {
  const time = createVirtualTime(startMs)
  const stopWatching = watchImmediates()
  const replaced = [
    'Date',
    'setTimeout',
    'clearTimeout',
    'fetch',
    'navigator',
    'indexedDB',
    'window',
    'document',
    'self',
    'registration',
    'addEventListener',
    'removeEventListener',
    'FetchEvent',
    'BroadcastChannel',
  ]
  const before = replaced.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  const locks = locksOf()
  const listeners: Listener[] = []
  const onlineListeners: (() => void)[] = []
  const all: Life[] = []
  const RealDate = Date
  class VirtualDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? time.nowMs() : given[0])
    }
    static override now = (): number => time.nowMs()
  }
  const listen = (type: string, run: (event: Event) => void): void =>
    void listeners.push({ type, run, life: lives.getStore() })
  const target = { addEventListener: listen, removeEventListener: () => {} }
  const dispatch = (type: string): void => {
    for (const { life, run } of listeners.filter(
      (one) => one.type === type && one.life?.isOver !== true,
    )) {
      if (life) lives.run(life, () => run(new Event(type)))
      else run(new Event(type))
    }
  }
  const navigator = { onLine: true, locks, userAgent: 'bench' }
  put('Date', VirtualDate)
  put('setTimeout', (work: () => void, ms = 0) => {
    const life = lives.getStore()
    const cancel = time.after(
      Math.max(ms, leastTimerMs),
      () => life?.isOver !== true && (life ? lives.run(life, work) : work()),
    )
    return { cancel, unref: () => {}, ref: () => {} }
  })
  put('clearTimeout', (timer: { cancel?: () => void } | undefined) => timer?.cancel?.())
  put('fetch', async (input: Request | string, init?: RequestInit) => {
    const life = lives.getStore()
    if (life?.isOver === true) return never()
    const settled = await shore.fetch(new Request(input, init)).then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    )
    // Who died meanwhile hears no answer.
    if (life?.isOver) return never()
    if ('error' in settled) throw settled.error
    return settled.response
  })
  put('navigator', navigator)
  put('indexedDB', new IDBFactory())
  put('window', target)
  put('document', { ...target, visibilityState: 'visible' })
  put('self', globalThis)
  put('addEventListener', listen)
  put('removeEventListener', () => {})
  put('FetchEvent', Event)
  put('BroadcastChannel', undefined)

  const browser: Browser = {
    time,
    shore,
    begin: () => {
      const life = { isOver: false }
      all.push(life)
      return life
    },
    within: (life, work) => lives.run(life, work),
    kill: () => {
      for (const life of all) life.isOver = true
      shore.armed = null
      locks.free()
    },
    setConnection: (isOn) => {
      shore.isOn = isOn
      navigator.onLine = isOn
      dispatch(isOn ? 'online' : 'offline')
      if (isOn) for (const listener of onlineListeners) listener()
    },
    onOnline: (listener) => void onlineListeners.push(listener),
  }
  return {
    browser,
    close: () => {
      browser.kill()
      stopWatching()
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
      }
    },
  }
}
