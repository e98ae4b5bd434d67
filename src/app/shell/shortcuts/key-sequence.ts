// Which shortcut a key press completes. Pure: the listener gives it the press, the clock and what
// was pressed before.
import { shortcuts, type Shortcut } from '#client/shortcuts/shortcut-list.ts'

export type Press = { key: string; code: string; isMod: boolean; isAlt: boolean }
/** The first key of a sequence, waiting for its second. */
export type Pending = { key: string; atMs: number } | null

/** How long the first key of a sequence waits. */
export const sequencePatienceMs = 1200

/**
 * The letter on the key cap of a Latin layout, so that `g c` also works while another script is
 * typed.
 */
const keyOf = ({ key, code }: Press): string => {
  if (/^[ -~]$/.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

const singles = new Map(
  shortcuts.filter(({ keys }) => keys.length === 1).map((shortcut) => [shortcut.keys[0], shortcut]),
)
const sequences = new Map(
  shortcuts
    .filter(({ keys, isChord }) => keys.length === 2 && !isChord)
    .map((shortcut) => [shortcut.keys.join(' '), shortcut]),
)
const chords = new Map(
  shortcuts.filter(({ isChord }) => isChord).map((shortcut) => [shortcut.keys[1], shortcut]),
)
const firstKeys = new Set([...sequences.keys()].map((keys) => keys.split(' ')[0]))

/** The shortcut that Ctrl or Command with a key means, or null. */
export const chordOf = (press: Press): Shortcut | null =>
  press.isMod && !press.isAlt ? (chords.get(keyOf(press)) ?? null) : null

/** The shortcut that a plain key completes, and what then waits. */
export const stepOf = (
  press: Press,
  pending: Pending,
  nowMs: number,
): { shortcut: Shortcut | null; pending: Pending } => {
  if (press.isMod || press.isAlt) return { shortcut: null, pending: null }
  const key = keyOf(press)
  const isInTime = pending !== null && nowMs - pending.atMs <= sequencePatienceMs
  const sequence = isInTime ? sequences.get(`${pending.key} ${key}`) : undefined
  if (sequence) return { shortcut: sequence, pending: null }
  if (firstKeys.has(key)) return { shortcut: null, pending: { key, atMs: nowMs } }
  return { shortcut: singles.get(key) ?? null, pending: null }
}
