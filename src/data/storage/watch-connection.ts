// What happens to a connection that nobody asked to end: the browser takes it (iOS), another tab
// wants the database, or somebody deletes it. Dexie opens it anew for whoever asks next; this says
// that somebody should.
import type { Dexie } from 'dexie'
import type { StorageWatch } from './queries/storage-health.ts'

/** Neither inside Dexie's closing nor inside its upgrade. */
const soon = (callback: () => void): void => void setTimeout(callback, 0)

const watched = new Set<Dexie>()

/** Watches over the connection of `db` as long as the page lives. */
export const watchConnection = (db: Dexie, watch: StorageWatch): void => {
  let wasOpen = false
  watched.add(db)
  db.on('ready', () => void (wasOpen = true), true)
  db.on('populate', () => {
    if (wasOpen) soon(() => watch.tell({ type: 'emptied', database: db.name }))
  })
  db.on('close', () => {
    if (!wasOpen) return
    watch.tell({ type: 'closed', database: db.name })
    soon(() => {
      // Erasing an account closes it for good.
      if (!db.hasBeenClosed()) watch.readAgain()
    })
  })
}

/** It was closed for good. */
export const forgetConnection = (db: Dexie): void => void watched.delete(db)

/** Lets databases whose opening failed be opened again by the next read. */
export const forgiveFailedOpenings = (): void => {
  for (const db of watched)
    if (db.hasFailed() && !db.hasBeenClosed()) db.close({ disableAutoOpen: false })
}
