import { describe, expect, it } from 'vitest'
import { isChunkError } from '#domain/error-log/chunk-error.ts'
import { answerFailedPreload, mayReloadForPreload } from './preload-recovery.ts'

describe('design 9: a screen that fails to load reloads once, guarded', () => {
  it('reloads the first time', () => expect(mayReloadForPreload(1_000_000, null, true)).toBe(true))
  it('does not reload again within the minute, so there is no loop', () =>
    expect(mayReloadForPreload(1_030_000, 1_000_000, true)).toBe(false))
  it('reloads for another deployment later', () =>
    expect(mayReloadForPreload(1_060_001, 1_000_000, true)).toBe(true))
  it('never reloads without a connection', () =>
    expect(mayReloadForPreload(1_000_000, null, false)).toBe(false))
})

/** A page whose server answers or not, and how often it was reloaded. */
const openPage = (isServerThere: boolean) => {
  let reloadedMs: number | null = null
  const page = { reloads: 0, checks: 0 }
  const ways = {
    isServerThere: async () => {
      page.checks += 1
      return isServerThere
    },
    isOnline: () => true,
    nowMs: () => 1_000_000,
    lastReload: { get: () => reloadedMs, set: (atMs: number) => void (reloadedMs = atMs) },
    reload: () => void (page.reloads += 1),
  }
  return { page, ways }
}

const failure = (): TypeError =>
  new TypeError(
    'Failed to fetch dynamically imported module: http://localhost/assets/part-1234abcd.js',
  )

describe('answering a failed preload', () => {
  it('stays where the browser takes itself for online but the server does not answer: a reload would lose the page', async () => {
    const { page, ways } = openPage(false)
    await answerFailedPreload(failure(), ways)
    expect(page).toEqual({ reloads: 0, checks: 1 })
  })

  it('reloads once, however many files are missing', async () => {
    const { page, ways } = openPage(true)
    await Promise.all([answerFailedPreload(failure(), ways), answerFailedPreload(failure(), ways)])
    await answerFailedPreload(failure(), ways)
    expect(page).toEqual({ reloads: 1, checks: 2 })
  })

  it('takes the words from the error that the router would reload for, and leaves what tells a missing file', async () => {
    const error = failure()
    await answerFailedPreload(error, openPage(false).ways)
    await answerFailedPreload(error, openPage(false).ways)
    expect(error.message).toBe(
      'Code of the app did not come. Failed to fetch dynamically imported module: http://localhost/assets/part-1234abcd.js',
    )
    expect(isChunkError(error)).toBe(true)
  })
})
