// Waiting from outside for what the app fetches ahead in idle time: coins, their records, the sales, the launchpads, the airdrops.
import { expect, type Page } from '@playwright/test'

type Stored = {
  coins: boolean
  sales: boolean
  launchpads: boolean
  airdrops: boolean
  records: boolean
}

const readStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const nothing = {
      coins: false,
      sales: false,
      launchpads: false,
      airdrops: false,
      records: false,
    }
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'catalog')) return nothing
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not readable')))
      })
    const db = await done(indexedDB.open('catalog'))
    try {
      const stores = db.transaction(['catalogMeta', 'blocks', 'sales', 'launchpads', 'airdrops'])
      const [meta, blocks, sales, launchpads, airdrops] = await Promise.all([
        done(stores.objectStore('catalogMeta').get('current')),
        done(stores.objectStore('blocks').count()),
        done(stores.objectStore('sales').count()),
        done(stores.objectStore('launchpads').count()),
        done(stores.objectStore('airdrops').count()),
      ])
      const { count, blockSize } = (meta ?? { count: 0, blockSize: 1 }) as {
        count: number
        blockSize: number
      }
      return {
        coins: count > 0,
        sales: sales > 0,
        launchpads: launchpads > 0,
        airdrops: airdrops > 0,
        records: count > 0 && blocks === Math.ceil(count / blockSize),
      }
    } finally {
      db.close()
    }
  })

/** Waits until every coin, every coin's record, every sale, every launchpad and every airdrop is on the device. */
export const whenMarketIsStored = async (page: Page): Promise<void> => {
  await expect
    .poll(() => readStored(page), {
      message: 'the market did not come onto the device',
      timeout: 60_000,
    })
    .toEqual({ coins: true, sales: true, launchpads: true, airdrops: true, records: true })
}

/** Waits until what the tabs of a coin show is on the device. */
export const whenTabsAreStored = async (page: Page, id: string): Promise<void> => {
  const isStored = (wanted: string): Promise<boolean> =>
    page.evaluate(
      (key) =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open('catalog')
          opening.addEventListener('error', () =>
            reject(opening.error ?? new Error('not readable')),
          )
          opening.addEventListener('success', () => {
            const counting = opening.result
              .transaction('dossiers')
              .objectStore('dossiers')
              .count(key)
            counting.addEventListener('success', () => {
              opening.result.close()
              resolve(counting.result > 0)
            })
          })
        }),
      wanted,
    )
  await expect
    .poll(() => isStored(id), {
      message: `the tabs of ${id} did not come onto the device`,
      timeout: 60_000,
    })
    .toBe(true)
}
