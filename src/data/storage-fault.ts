// What can go wrong with this device's storage, as codes, and the two repairs worth trying: make
// room, reopen once.
import { isProbablyOnline } from '#platform/device/connectivity.ts'
import type { AccountDb } from './account-db.ts'
import { openPatienceMs } from './storage/guard-storage.ts'
import { storageWatch } from './storage/queries/storage-health.ts'

/**
 * FULL: no room. CLOSED: the connection was taken away, nothing was kept. ABORTED: it ended too
 * early. WAITING: not open yet. NEWER: a newer version's data. FLEETING: only this tab would know
 * of the change, and it can't be sent now.
 */
export type StorageFaultCode =
  | 'STORAGE_FULL'
  | 'STORAGE_CLOSED'
  | 'STORAGE_ABORTED'
  | 'STORAGE_BROKEN'
  | 'STORAGE_NEWER'
  | 'STORAGE_UNAVAILABLE'
  | 'STORAGE_WAITING'
  | 'STORAGE_FLEETING'

/** Nothing was changed; `code` says why, `message` is for the log only. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly code: StorageFaultCode

  constructor(code: StorageFaultCode, cause?: Error) {
    super(cause === undefined ? code : `${code}: ${cause.message}`, { cause })
    this.code = code
  }
}

const codeByName: Record<string, StorageFaultCode> = {
  QuotaExceededError: 'STORAGE_FULL',
  DatabaseClosedError: 'STORAGE_CLOSED',
  InvalidStateError: 'STORAGE_CLOSED',
  VersionError: 'STORAGE_NEWER',
  MissingAPIError: 'STORAGE_UNAVAILABLE',
  SecurityError: 'STORAGE_UNAVAILABLE',
  UnknownError: 'STORAGE_BROKEN',
  DataError: 'STORAGE_BROKEN',
  NotFoundError: 'STORAGE_BROKEN',
  OpenFailedError: 'STORAGE_BROKEN',
  // The browser rolled it back unasked: our own errors come as themselves.
  AbortError: 'STORAGE_CLOSED',
  TransactionInactiveError: 'STORAGE_ABORTED',
  PrematureCommitError: 'STORAGE_ABORTED',
  TimeoutError: 'STORAGE_ABORTED',
}

/** iOS says so after it froze the page: "Connection to Indexed Database server lost". */
const isLostConnection = ({ name, message }: Error): boolean =>
  name === 'UnknownError' && /connection/i.test(message)

/**
 * The fault behind an error of the database, most telling cause first; null for an error that is
 * none of storage.
 */
export const storageFaultOf = (error: unknown): StorageFault | null => {
  if (error instanceof StorageFault) return error
  if (!(error instanceof Error)) return null
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  const within = inner === error ? null : storageFaultOf(inner)
  if (within) return within
  const code = isLostConnection(error) ? 'STORAGE_CLOSED' : codeByName[error.name]
  return code ? new StorageFault(code, error) : null
}

let makeRoom: () => Promise<void> = async () => {}

/** Says how room is made when the device is full (catalogue extras first). Set once by the app. */
export const setRoomMaker = (maker: () => Promise<void>): void => {
  makeRoom = maker
}

/**
 * Throws where an edit could be lost without a word: STORAGE_NEWER while a newer version's data
 * must not be touched, STORAGE_FLEETING where nothing is kept on the device and nothing can be
 * sent. A visitor's lists are never sent, and the banner says that they end with the tab.
 */
export const assertTakesEdits = ({ memoryReason, isAnonymous }: AccountDb): void => {
  const reason = memoryReason()
  if (reason === 'newer') throw new StorageFault('STORAGE_NEWER')
  if (reason !== null && !isAnonymous && !isProbablyOnline())
    throw new StorageFault('STORAGE_FLEETING')
}

/**
 * Where the database is not open in time, nothing has begun: what is refused now is never done
 * later.
 */
const whenOpen = async (db: AccountDb): Promise<void> => {
  if (db.isOpen() || db.isErased) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFault('STORAGE_WAITING')), openPatienceMs)
  })
  // Why it can't be opened is told by the work itself.
  const opening = db.open().catch(() => {})
  await Promise.race([opening, limit]).finally(() => clearTimeout(timer))
}

/** True where another try may succeed: there is room now, or a new connection. */
const repair = async (db: AccountDb, fault: StorageFault | null): Promise<boolean> => {
  if (db.isErased) return false
  if (fault?.code === 'STORAGE_FULL') await makeRoom().catch(() => {})
  else if (fault?.code === 'STORAGE_CLOSED' || (db.hasFailed() && !db.hasBeenClosed()))
    db.close({ disableAutoOpen: false })
  else return false
  return true
}

const tryOnce = async <Result>(db: AccountDb, work: () => Promise<Result>): Promise<Result> => {
  await whenOpen(db)
  return work()
}

/**
 * Runs one piece of work on the database. Where the device is full, makes room and tries once more;
 * where the connection was lost (iOS), reopens and tries once more. Throws StorageFault; other
 * errors pass as they are.
 */
export const withStorage = async <Result>(
  db: AccountDb,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await tryOnce(db, work)
  } catch (error) {
    const fault = storageFaultOf(error)
    if (!(await repair(db, fault))) throw fault ?? error
  }
  try {
    return await tryOnce(db, work)
  } catch (error) {
    const fault = storageFaultOf(error)
    if (fault?.code === 'STORAGE_FULL') storageWatch.foundFull(db.name, true)
    throw fault ?? error
  }
}
