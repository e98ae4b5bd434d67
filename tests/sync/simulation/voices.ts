// Who answered: the server in its own form, or a page in its place. What a page says must lead to nothing.
import type { HttpAnswer, HttpRequest } from '#api/http.ts'
import { envelopeOf } from '#contract/envelope.ts'
import type { SimDevice } from './device.ts'
import type { Tab } from './tab.ts'
import { promise } from './violation.ts'

export type Voices = {
  heard: (tab: Tab, request: HttpRequest, answer: HttpAnswer, isOwnToken: boolean) => void
  /** The person is told to sign in. */
  signInPrompted: (tab: Tab) => void
  /** Lists are taken off the screen. */
  hidden: (tab: Tab) => void
  /** Everything is at rest, and the pill says what it says. */
  checkPill: (tab: Tab) => void
}

export const createVoices = (): Voices => {
  /** Tokens that the server did not take, or that are somebody else's. */
  const doubted = new Set<string>()
  const last = new Map<Tab, { token: string; isPage: boolean; at: number }>()
  /** When any tab of a device last heard the server. */
  const served = new Map<SimDevice, number>()
  let moments = 0
  return {
    heard: (tab, { token }, { status, data }, isOwnToken) => {
      const isPage = envelopeOf(data) === null
      if (token) {
        if (!isOwnToken || (!isPage && status === 401)) doubted.add(token)
        last.set(tab, { token, isPage, at: (moments += 1) })
      }
      if (!isPage) served.set(tab.device, (moments += 1))
    },
    signInPrompted: (tab) =>
      promise(
        doubted.has(last.get(tab)?.token ?? ''),
        'a page signs nobody out',
        () => 'a page in the place of the server ended a session',
      ),
    hidden: (tab) =>
      promise(
        !last.get(tab)?.isPage,
        'a page takes nothing off the screen',
        () => 'lists were hidden because of what a page said',
      ),
    checkPill: (tab) => {
      // When was which answer, the pill knows by the clock of the device.
      const { isPage = false, at = 0 } = last.get(tab) ?? {}
      if (
        tab.state !== 'alive' ||
        tab.device.isClockSet ||
        !isPage ||
        at < (served.get(tab.device) ?? 0)
      )
        return
      const { state, hasOutcome } = tab.engine.status.get()
      // Of an account that has just come the engine has no outcome yet: the state is the browser's hint, and nothing is promised of it.
      promise(
        state !== 'synced' || !hasOutcome,
        'a page is not the server',
        () => 'the pill says "Synced" behind a page',
      )
    },
  }
}
