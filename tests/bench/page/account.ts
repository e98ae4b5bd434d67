// The account's database as the bench drives it: a star that is clicked, a queue that grows, a rebase over it.
import { accountEntities } from '#data/entities.ts'
import { liveQuery } from 'dexie'
import { AccountDb } from '#data/account-db.ts'
import { eraseAccount } from '#data/open-account.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { itemListsOf, watchlistsOfKind } from '#data/watchlists/queries.ts'
import { rebaseKind } from '#data/watchlists/rebase.ts'
import { createSyncEngine } from '#sync/engine.ts'
import { answeringPorts, type AnsweredList } from './answering-ports.ts'
import type { StarTimes } from './plain-queue.ts'

const account = 'bench'
const since = (start: number): number => performance.now() - start

type Opened = { db: AccountDb; listId: string }

const fresh = async (): Promise<Opened> => {
  await eraseAccount(account)
  const db = new AccountDb(account, { entities: accountEntities })
  const { listId } = await createWatchlist(db, { kind: 'coin', name: 'Bench' })
  return { db, listId }
}

type Star = { isShown: Promise<number>; stop: () => void }

/** Watches one coin's star; `isShown` answers with the moment it was painted as set. */
const watchStar = (db: AccountDb, itemId: string): Promise<Star> =>
  new Promise((ready, reject) => {
    const { promise: isShown, resolve: paint } = Promise.withResolvers<number>()
    const subscription = liveQuery(() => itemListsOf(db, 'coin', itemId)).subscribe({
      next: ({ isInTarget }) => {
        document.title = `${itemId} ${isInTarget ? 'in' : 'out'}`
        if (isInTarget) paint(performance.now())
        else ready({ isShown, stop: () => subscription.unsubscribe() })
      },
      error: reject,
    })
  })

const toggle = async ({ db, listId }: Opened, itemId: string): Promise<StarTimes> => {
  const star = await watchStar(db, itemId)
  const start = performance.now()
  await setListItem(db, { kind: 'coin', listId, itemId, desired: 'in' })
  const committedAt = performance.now()
  const shownAt = await star.isShown
  star.stop()
  return { commitMs: committedAt - start, seenMs: Math.max(committedAt, shownAt) - start }
}

const withAccount = async <Answer>(work: (opened: Opened) => Promise<Answer>): Promise<Answer> => {
  const opened = await fresh()
  try {
    return await work(opened)
  } finally {
    opened.db.close()
    await eraseAccount(account)
  }
}

const enqueueAll = async ({ db, listId }: Opened, count: number): Promise<void> => {
  for (let at = 0; at < count; at++)
    await setListItem(db, { kind: 'coin', listId, itemId: `coin-${at}`, desired: 'in' })
}

export const accountSteps = {
  /** Clicks on the stars of `count` coins, one after another. */
  toggles: (count: number) =>
    withAccount(async (opened) => {
      const times: StarTimes[] = []
      for (let at = 0; at < count; at++) times.push(await toggle(opened, `coin-${at}`))
      return times
    }),
  /** `count` edits, each its own durable transaction of rows, history and queue. */
  enqueue: (count: number) =>
    withAccount(async (opened) => {
      const start = performance.now()
      await enqueueAll(opened, count)
      const ms = since(start)
      return { ms, pending: (await pendingOperations(opened.db)).length }
    }),
  /**
   * `count` queued edits sent to a server that answers at once, one a request or in batches, and the
   * lists read back.
   */
  replay: (count: number, takesBatches: boolean) =>
    withAccount(async (opened) => {
      const { db } = opened
      await enqueueAll(opened, count)
      const lists: AnsweredList[] = []
      const engine = createSyncEngine(answeringPorts(db, { lists, takesBatches }))
      const start = performance.now()
      engine.start(account)
      await engine.drained()
      const ms = since(start)
      engine.stop()
      return { ms, sent: lists[0]?.coins.length ?? 0, left: (await pendingOperations(db)).length }
    }),
  /** What a pull does at its end: the view recomputed as base plus `count` pending operations. */
  rebase: (count: number) =>
    withAccount(async (opened) => {
      const { db } = opened
      await enqueueAll(opened, count)
      const tables = [db.baseLists, db.baseMembers, db.viewLists, db.viewMembers, db.outbox]
      const start = performance.now()
      await db.transaction('rw', tables, async () => {
        await rebaseKind(db, 'coin', await db.outbox.orderBy(':id').toArray())
      })
      const ms = since(start)
      return { ms, shown: (await watchlistsOfKind(db, 'coin'))[0]?.items.length ?? 0 }
    }),
}
