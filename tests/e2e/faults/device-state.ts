// What a device holds of its one account, read past the app from its database.
import type { Page } from '@playwright/test'
import type {
  FinishedOperationRow,
  HistoryRow,
  ViewListRow,
  ViewItemRow,
} from '#data/account-rows.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'

export type DeviceState = {
  lists: ViewListRow[]
  items: ViewItemRow[]
  queue: WatchlistOperation[]
  finished: FinishedOperationRow[]
  history: HistoryRow[]
}

/** Everything of the signed-in account, of one moment; null where there is no database yet. */
export const deviceState = (page: Page): Promise<DeviceState | null> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((known) =>
      /^account_(?!anon$)/.test(known.name ?? ''),
    )?.name
    if (name === undefined) return null
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not readable')))
      })
    const db = await done(indexedDB.open(name))
    try {
      const transaction = db.transaction(['viewLists', 'viewMembers', 'outbox', 'opLog', 'history'])
      const rows = (table: string): Promise<unknown> =>
        done(transaction.objectStore(table).getAll())
      const [lists, items, queue, finished, history] = await Promise.all([
        rows('viewLists'),
        rows('viewMembers'),
        rows('outbox'),
        rows('opLog'),
        rows('history'),
      ])
      return { lists, items, queue, finished, history } as DeviceState
    } finally {
      db.close()
    }
  })

/** The lists as they are shown: "coin Core holdings: bitcoin solana", in the order of the alphabet. */
export const shownOn = ({ lists, items }: Pick<DeviceState, 'lists' | 'items'>): string[] =>
  lists
    .map(
      ({ kind, name, listId }) =>
        `${kind} ${name}: ${items
          .filter((item) => item.listId === listId)
          .map(({ itemId }) => itemId)
          .toSorted()
          .join(' ')}`,
    )
    .toSorted()
