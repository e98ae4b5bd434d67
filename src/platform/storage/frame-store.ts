// The last pictures of screens, as text in localStorage: read in one step, before anything of the
// app has come. Only ever a head start: what cannot be kept is not kept.

const prefix = 'first_frame:'
/** The screens last looked at; each picture is 20 to 60 KiB. */
const maxFrames = 6

const namesOf = (storage: Storage): string[] =>
  Object.keys(storage).filter((name) => name.startsWith(prefix))

/** Runs `use` on the storage; a browser without one gives null. */
const withStorage = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(globalThis.localStorage)
  } catch {
    return null
  }
}

/** The text kept for an address, or null. */
export const readFrame = (address: string): string | null =>
  withStorage((storage) => storage.getItem(prefix + address))

/** Forgets every picture. */
export const clearFrames = (): void => {
  withStorage((storage) => namesOf(storage).forEach((name) => storage.removeItem(name)))
}

/**
 * Keeps `text` for an address and forgets the oldest beyond six. Texts begin with the time they
 * were made at, so that they sort by age.
 */
export const keepFrame = (address: string, text: string): void => {
  withStorage((storage) => {
    const name = prefix + address
    storage.removeItem(name)
    const kept = namesOf(storage)
    const byAge = kept
      .map((each) => ({ each, made: storage.getItem(each)?.slice(0, 13) ?? '' }))
      .toSorted((a, b) => a.made.localeCompare(b.made))
    for (const { each } of byAge.slice(0, Math.max(0, kept.length - maxFrames + 1)))
      storage.removeItem(each)
    try {
      storage.setItem(name, text)
    } catch {
      // No room: pictures are the first to go.
      namesOf(storage).forEach((each) => storage.removeItem(each))
    }
  })
}
