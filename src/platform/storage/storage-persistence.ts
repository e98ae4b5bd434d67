// Whether the browser may throw away what is stored here, and how much that is.

export type StoredAmount = { usedBytes: number; quotaBytes: number }

/** Whether the browser has promised to keep this origin's data; null where it cannot be told. */
export const isStorageKept = async (): Promise<boolean | null> =>
  typeof navigator.storage?.persisted === 'function' ? navigator.storage.persisted() : null

/**
 * Asks the browser to keep this origin's data; asked after the first list or install. True when it
 * will.
 */
export const askToPersist = async (): Promise<boolean> => {
  if (typeof navigator.storage?.persist !== 'function') return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}

/**
 * What this origin takes on the device, caches and databases together, or null where it cannot be
 * told.
 */
export const storedAmount = async (): Promise<StoredAmount | null> => {
  if (typeof navigator.storage?.estimate !== 'function') return null
  const { usage, quota } = await navigator.storage.estimate()
  return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota }
}
