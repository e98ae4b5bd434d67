// What this device keeps of accounts that logged in here with a password: a random mark each, which
// lets their next login past what strangers' wrong guesses cost (decision 166). It outlives logging
// out, opens nothing, and names nobody: an account is found again by sixteen bits of its address.
import { hashText } from '#domain/text/hash-text.ts'
import { readStored, writeStored } from './stored-values.ts'

const key = 'device_marks'
/** More accounts than share a device; the oldest mark makes room. */
const maxMarks = 8

const tagOf = (email: string): string =>
  (hashText(email.trim().toLowerCase()) & 0xffff).toString(16)

const readMarks = (): [tag: string, mark: string][] => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(
          (pair): pair is [string, string] =>
            Array.isArray(pair) && pair.every((part) => typeof part === 'string'),
        )
      : []
  } catch {
    return []
  }
}

export const deviceMarks = {
  /** The mark of whoever has this address, if they logged in here before. */
  of: (email: string): string | undefined => readMarks().find(([tag]) => tag === tagOf(email))?.[1],
  /**
   * Keeps what a login brought; nothing where it brought none, as the one kept is still good then.
   */
  keep: (email: string, mark: string | undefined): void => {
    if (mark === undefined) return
    const others = readMarks().filter(([tag]) => tag !== tagOf(email))
    const marks = [...others, [tagOf(email), mark]].slice(-maxMarks)
    writeStored(key, JSON.stringify(marks))
  },
}
