// Waiting from outside for what the app fetches ahead in idle time: coins, their records, the sales.
import { expect, type Page } from '@playwright/test'

type Stored = { coins: boolean; sales: boolean; records: boolean }

const readStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const nothing = { coins: false, sales: false, records: false }
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'catalog')) return nothing
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows no outer scope
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not readable')))
      })
    const db = await done(indexedDB.open('catalog'))
    try {
      const stores = db.transaction(['catalogMeta', 'blocks', 'sales'])
      const [meta, blocks, sales] = await Promise.all([
        done(stores.objectStore('catalogMeta').get('current')),
        done(stores.objectStore('blocks').count()),
        done(stores.objectStore('sales').count()),
      ])
      const { count, blockSize } = (meta ?? { count: 0, blockSize: 1 }) as { count: number; blockSize: number }
      return { coins: count > 0, sales: sales > 0, records: count > 0 && blocks === Math.ceil(count / blockSize) }
    } finally {
      db.close()
    }
  })

/** Waits until every coin, every coin's record and every sale is on the device. */
export const whenMarketIsStored = async (page: Page): Promise<void> => {
  await expect.poll(() => readStored(page), { message: 'the market did not come onto the device', timeout: 60_000 }).toEqual({ coins: true, sales: true, records: true })
}
