// IndexedDB as one page has it. A page that is gone leaves no connection behind, while Dexie, closed in the middle of
// opening, gets one later that nobody closes: it would stand in the way of the next schema for ever.

export type PageFactory = { indexedDB: IDBFactory; vanish: () => void }

export const createPageFactory = (browser: IDBFactory): PageFactory => {
  const connections = new Set<IDBDatabase>()
  let isGone = false
  const page = {
    open: (name: string, version?: number) => {
      const request = version === undefined ? browser.open(name) : browser.open(name, version)
      request.addEventListener('success', () => {
        if (isGone) request.result.close()
        else connections.add(request.result)
      })
      return request
    },
    deleteDatabase: (name: string) => browser.deleteDatabase(name),
    databases: () => browser.databases(),
    cmp: (first: unknown, second: unknown) => browser.cmp(first, second),
  }
  return {
    indexedDB: page,
    vanish: () => {
      isGone = true
      for (const connection of connections) connection.close()
    },
  }
}
