// Workbox: the real plugin and queue of workbox-background-sync on the real NetworkOnly strategy, set up as its
// documentation shows. "basic" is the first example there. "careful" adds what the documentation offers for answers that
// are no good: a fetchDidSucceed that throws (our check of the answer in it), and an onSync of one's own that puts a
// request back whose answer is no good.
import './worker-globals.ts'
import { BackgroundSyncPlugin } from 'workbox-background-sync/BackgroundSyncPlugin.js'
import { Queue } from 'workbox-background-sync/Queue.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import type { Browser } from '../browser.ts'
import type { Contender, Opened } from '../contender.ts'
import { assertDone, NotDone, requestOf, subjectHeader, wireOf } from '../wire.ts'
import { createSyncManager, type SyncManagerLike } from './sync-manager.ts'

const queueName = 'changes'
const managers = new WeakMap<Browser, SyncManagerLike>()

const careful = {
  options: {
    onSync: async ({ queue }: { queue: Queue }): Promise<void> => {
      for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
        try {
          await assertDone(await fetch(entry.request.clone()))
        } catch (error) {
          // A definite no would be a no for ever.
          if (error instanceof NotDone && error.isDefinite && error.status !== 401) continue
          await queue.unshiftRequest(entry)
          throw error
        }
      }
    },
  },
  plugins: [
    {
      fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
        await assertDone(response).catch((error: unknown) => {
          if (!(error instanceof NotDone && error.isDefinite)) throw error
        })
        return response
      },
    },
  ],
}

const open = async (browser: Browser, isCareful: boolean): Promise<Opened> => {
  const manager = managers.get(browser) ?? createSyncManager(browser)
  managers.set(browser, manager)
  const worker = browser.begin()
  const hears: ((event: object) => void)[] = []
  Object.defineProperty(globalThis, 'registration', {
    value: { scope: '/', sync: manager },
    configurable: true,
    writable: true,
  })
  Object.defineProperty(globalThis, 'addEventListener', {
    value: (type: string, run: (event: object) => void) => type === 'sync' && hears.push(run),
    configurable: true,
    writable: true,
  })
  // The library refuses a second queue of one name in one worker; this is a new worker in the same process.
  Reflect.get(Queue, '_queueNames').delete(queueName)
  const plugin = browser.within(
    worker,
    () => new BackgroundSyncPlugin(queueName, isCareful ? careful.options : {}),
  )
  const queue = Reflect.get(plugin, '_queue') as Queue
  const strategy = new NetworkOnly({
    plugins: [...(isCareful ? careful.plugins : []), plugin] as never,
  })
  manager.attach(
    (event) => browser.within(worker, () => hears.forEach((run) => run(event))),
    () => worker.isOver,
  )
  let keys = 0
  return {
    submit: (_, command) =>
      browser.within(worker, async () => {
        const key = `workbox-${browser.time.nowMs()}-${(keys += 1)}`
        const request = requestOf(wireOf(command, browser.shore), browser.shore, key)
        const event = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) } as never
        const before = await queue.size()
        const response = await strategy.handle({ event, request }).catch(async (error: unknown) => {
          if ((await queue.size()) <= before) throw error
          return null
        })
        if (response) await assertDone(response)
      }),
    queued: () =>
      browser.within(worker, async () =>
        (await queue.getAll()).map(({ request }) => request.headers.get(subjectHeader) ?? ''),
      ),
    signIn: () => {},
  }
}

export const workboxBasic: Contender = {
  name: 'Workbox, as its first example',
  open: (browser) => open(browser, false),
}
export const workboxCareful: Contender = {
  name: 'Workbox, answers checked',
  open: (browser) => open(browser, true),
}
