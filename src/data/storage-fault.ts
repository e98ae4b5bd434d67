// What can go wrong with this device's storage, as codes, and the two repairs worth trying: make room, reopen once.
import type { AccountDb } from './account-db.ts'

export type StorageFaultCode =
  | 'STORAGE_FULL'
  | 'STORAGE_CLOSED'
  | 'STORAGE_ABORTED'
  | 'STORAGE_BROKEN'
  | 'STORAGE_NEWER'
  | 'STORAGE_UNAVAILABLE'

/** Nothing was changed; `code` says why, `message` is for the log only. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly code: StorageFaultCode

  constructor(code: StorageFaultCode, cause: unknown) {
    super(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
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
  AbortError: 'STORAGE_ABORTED',
  TransactionInactiveError: 'STORAGE_ABORTED',
  PrematureCommitError: 'STORAGE_ABORTED',
  TimeoutError: 'STORAGE_ABORTED',
}

/** The fault behind an error of the database, most telling cause first; null for an error that is none of storage. */
export const storageFaultOf = (error: unknown): StorageFault | null => {
  if (error instanceof StorageFault) return error
  if (!(error instanceof Error)) return null
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  const within = inner === error ? null : storageFaultOf(inner)
  if (within) return within
  const code = codeByName[error.name]
  return code ? new StorageFault(code, error) : null
}

let makeRoom: () => Promise<void> = async () => {}

/** Says how room is made when the device is full (catalogue extras first). Set once by the app. */
export const setRoomMaker = (maker: () => Promise<void>): void => {
  makeRoom = maker
}

/**
 * Runs one piece of work on the database. Where the device is full, makes room and tries once more; where the
 * connection was lost (iOS), reopens and tries once more. Throws StorageFault; other errors pass as they are.
 */
export const withStorage = async <Result>(db: AccountDb, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    const fault = storageFaultOf(error)
    if (fault?.code === 'STORAGE_FULL') await makeRoom().catch(() => {})
    else if (fault?.code === 'STORAGE_CLOSED') db.close({ disableAutoOpen: false })
    else throw fault ?? error
  }
  try {
    return await work()
  } catch (error) {
    throw storageFaultOf(error) ?? error
  }
}
