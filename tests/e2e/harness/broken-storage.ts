// Faults of a browser's IndexedDB, put in from outside: by another connection, by the browser's own tools, or by a script
// that runs before the page's.
import { expect, type CDPSession, type Page } from '@playwright/test'

/** An address of the same origin without the app, once a bystander has been there. */
export const withoutApp = '/healthz'

/** A page of the same origin without the app: a second connection to its databases. */
export const openBystander = async (page: Page): Promise<Page> => {
  const bystander = await page.context().newPage()
  // The worker leaves this address alone.
  await page
    .context()
    .route(`**${withoutApp}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
  await bystander.goto(withoutApp)
  return bystander
}

/** The browser keeps nothing: every opening is refused. `withoutFactory`: not even asking for it is allowed (Firefox). */
export const refuseStorage = async (
  page: Page,
  how: 'onOpening' | 'withoutFactory',
): Promise<void> => {
  await page.addInitScript((isWithout) => {
    const refusal = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    if (isWithout) Object.defineProperty(window, 'indexedDB', { ...refusal, configurable: true })
    else IDBFactory.prototype.open = refusal.get
  }, how === 'withoutFactory')
}

/** The account databases of this browser, by name. */
export const accountDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('account_') && name !== 'account_anon' ? name : [],
    ),
  )

/** The database of the account that is signed in, once it is there. */
export const accountDatabase = async (page: Page): Promise<string> => {
  await expect.poll(() => accountDatabases(page), { message: 'no database' }).toHaveLength(1)
  return (await accountDatabases(page))[0] ?? ''
}

/** Opens a database in `version` and holds on to it: no other version opens while this page lives. */
export const holdDatabase = (page: Page, name: string, version: number): Promise<void> =>
  page.evaluate(
    async ([database, wanted]) => {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, wanted)
        request.addEventListener('success', () => {
          Reflect.set(window, 'held', request.result)
          resolve()
        })
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
      })
    },
    [name, version] as const,
  )

export const deleteDatabase = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (database) => {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(database)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')))
    })
  }, name)

/** Writes a row past the app. */
export const putRow = (
  page: Page,
  place: { database: string; table: string },
  row: object,
): Promise<void> =>
  page.evaluate(
    async ([{ database, table }, value]) => {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database)
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(table, 'readwrite')
          transaction.objectStore(table).put(value)
          transaction.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
          transaction.addEventListener('abort', () =>
            reject(transaction.error ?? new Error('not written')),
          )
        })
      })
    },
    [place, row] as const,
  )

/** What the browser's "clear site data" does to databases, while the page stays open. */
export const clearDatabases = async (page: Page): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  })
  await session.detach()
}

/** Writes to account databases find no room while `window.isFull`. */
export const prepareFullDevice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const method of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[method]
      IDBObjectStore.prototype[method] = function (
        this: IDBObjectStore,
        ...row: Parameters<typeof write>
      ) {
        if (
          Reflect.get(window, 'isFull') === true &&
          this.transaction.db.name.startsWith('account_')
        )
          throw new DOMException('Encountered full disk', 'QuotaExceededError')
        return write.apply(this, row)
      }
    }
  })
}
export const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((value) => void Reflect.set(window, 'isFull', value), isFull)

/** `loseConnections` closes every connection without a word, as iOS does; `abortNext` aborts the next transactions. */
export const prepareLostConnections = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const connections: IDBDatabase[] = []
    let aborts = 0
    const { transaction: begin } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype)
    IDBDatabase.prototype.transaction = function (
      this: IDBDatabase,
      ...args: Parameters<IDBDatabase['transaction']>
    ) {
      const transaction = Reflect.apply(begin.value as IDBDatabase['transaction'], this, args)
      connections.push(this)
      if (aborts > 0) {
        aborts -= 1
        queueMicrotask(() => transaction.abort())
      }
      return transaction
    }
    Reflect.set(window, 'loseConnections', () =>
      connections.splice(0).forEach((connection) => connection.close()),
    )
    Reflect.set(window, 'abortNext', (count: number) => void (aborts = count))
  })
}
export const loseConnections = (page: Page): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, 'loseConnections') as () => void)())
export const abortNext = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (next) => (Reflect.get(window, 'abortNext') as (count: number) => void)(next),
    count,
  )
