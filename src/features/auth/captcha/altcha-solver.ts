// The widget as a solver: one search at a time, and an answer that is already there is given at
// once.
import { CaptchaFailed, type CaptchaSolver } from './captcha-solver.ts'

/** What this needs of the element; the widget has more. */
export type AltchaElement = EventTarget & {
  verify: () => Promise<unknown>
  reset: () => void
}

type Change = { state: string; payload: string | null }

const isEnd = (state: string): boolean =>
  state === 'verified' || state === 'error' || state === 'expired' || state === 'unverified'

/** `begin` starts the search ahead of time, as when somebody begins to fill the form. */
export const createAltchaSolver = (
  element: AltchaElement,
): CaptchaSolver & { begin: () => void; stop: () => void } => {
  let last: Change = { state: 'unverified', payload: null }
  const waiting = new Set<(change: Change) => void>()
  const hear = (event: Event): void => {
    last = (event as CustomEvent<Change>).detail
    if (!isEnd(last.state)) return
    for (const tell of waiting) tell(last)
    waiting.clear()
  }
  element.addEventListener('statechange', hear)
  const begin = (): void => {
    if (last.state === 'verifying' || last.state === 'verified') return
    last = { state: 'verifying', payload: null }
    void element.verify()
  }
  return {
    begin,
    solve: async () => {
      if (last.state === 'verified' && last.payload !== null) return last.payload
      begin()
      const { payload } = await new Promise<Change>((resolve) => waiting.add(resolve))
      if (payload === null) throw new CaptchaFailed('the captcha was not solved')
      return payload
    },
    renew: () => {
      last = { state: 'unverified', payload: null }
      element.reset()
    },
    stop: () => element.removeEventListener('statechange', hear),
  }
}
