// A page held by a debugger. A browser freezes no page inside a transaction, but a debugger stops it anywhere, and then no
// other tab may write: such a hold is let go and tried again.
import type { CDPSession, Page } from '@playwright/test'

const freeWithinMs = 3000

/** Whether a tab gets its turn to write to everything of the signed-in account. */
const mayWrite = (tab: Page): Promise<boolean> =>
  tab.evaluate(async (limitMs) => {
    const name = (await indexedDB.databases()).find((known) =>
      /^account_(?!anon$)/.test(known.name ?? ''),
    )?.name
    if (name === undefined) throw new Error('nobody is signed in')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not readable')))
    })
    const turn = new Promise<boolean>((resolve) =>
      db
        .transaction([...db.objectStoreNames], 'readwrite')
        .addEventListener('complete', () => resolve(true)),
    )
    // Closing waits for the transaction, however late its turn comes.
    db.close()
    return Promise.race([
      turn,
      new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false)),
    ])
  }, freeWithinMs)

/** Stops `session`'s page between two of its tasks, with no transaction open: `other` may write. `Debugger.disable` lets it go. */
export const holdPage = async (session: CDPSession, other: Page): Promise<void> => {
  await session.send('Debugger.enable')
  for (;;) {
    const held = new Promise((resolve) => session.once('Debugger.paused', resolve))
    const stopped = session.send('Runtime.evaluate', { expression: 'debugger' })
    // Answered once the page is let go, or never where it is closed before.
    stopped.catch(() => {})
    await held
    if (await mayWrite(other)) return
    await session.send('Debugger.resume')
    await stopped
  }
}
