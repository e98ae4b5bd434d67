// One server per DATA_DIR: an exclusive lock on server.lock that the kernel holds for the process
// and drops with it, whatever its id is and in whichever container it runs. Node has no flock;
// SQLite takes such locks. The file stays: it says nothing. server.pid beside it is for people, and
// for the previous release, which locks by it.
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreUnusable } from '../store.ts'

const lockName = 'server.lock'
const sqliteBusy = 5
/** A short job on the same file, such as a backup, is waited for. */
const patienceMs = 2000

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === sqliteBusy

/** The lock, or null while another process has it. */
const takeKernelLock = (file: string): DatabaseSync | null => {
  // Only made, never opened beside SQLite: closing a second handle would drop the lock this process
  // may hold on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

const noteOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Whether anybody has the database open: leaving the write-ahead log needs it alone. */
const isOpenElsewhere = (file: string): boolean => {
  if (!existsSync(file)) return false
  const db = new DatabaseSync(file)
  try {
    db.exec(`pragma busy_timeout = ${patienceMs}; pragma journal_mode = delete`)
    return false
  } catch (error) {
    // A file that cannot be read is for whoever opens it next to say.
    return isBusy(error)
  } finally {
    db.close()
  }
}

const inUse = (note: string): StoreUnusable => {
  const pid = Number.parseInt(note, 10)
  return new StoreUnusable(
    `Another server ${pid > 0 ? `(process ${pid}) ` : ''}is using this DATA_DIR. ` +
      'Stop it, or start this one with another DATA_DIR.',
  )
}

/**
 * A note without the lock's name was left by the previous release: whether that server still runs,
 * its database tells.
 */
const isHeldByPrevious = (note: string, database: string): boolean =>
  note !== '' && !note.includes(lockName) && isOpenElsewhere(database)

/**
 * Makes this process the only server on `dataDir` and returns the release. Throws StoreUnusable
 * while another one is.
 */
export const takeProcessLock = (dataDir: string, database: string): (() => void) => {
  const pidFile = path.join(dataDir, 'server.pid')
  const lock = takeKernelLock(path.join(dataDir, lockName))
  if (lock === null) throw inUse(noteOf(pidFile))
  try {
    const note = noteOf(pidFile)
    if (isHeldByPrevious(note, database)) throw inUse(note)
    writeFileSync(pidFile, `${process.pid}\n${lockName}\n`, { mode: 0o600 })
  } catch (error) {
    lock.close()
    throw error
  }
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}
