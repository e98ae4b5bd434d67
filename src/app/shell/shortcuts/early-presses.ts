// Keys pressed before the part of the page that acts on them has come: it takes them over when it
// has.
import { isTyping } from './is-busy.ts'

/** More than any shortcut has keys: whoever types on means something else. */
const mostKept = 4

let kept: KeyboardEvent[] = []
let stop: (() => void) | null = null

const isPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

/** Keeps what is pressed until it is taken over; `onPress` is told that somebody waits. */
export const keepEarlyPresses = (onPress: () => void): void => {
  const keep = (event: KeyboardEvent): void => {
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    if (event.repeat || (isChord ? !isPalette(event) : event.key.length > 1 || isTyping(event)))
      return
    // The browser has its own use for it.
    if (isPalette(event)) event.preventDefault()
    kept = [...kept, event].slice(-mostKept)
    onPress()
  }
  document.addEventListener('keydown', keep)
  stop = () => document.removeEventListener('keydown', keep)
}

/** What was pressed so far, in order; from now on nothing is kept. */
export const takeEarlyPresses = (): readonly KeyboardEvent[] => {
  const taken = kept
  kept = []
  stop?.()
  stop = null
  return taken
}
