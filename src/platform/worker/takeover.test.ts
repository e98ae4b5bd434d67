import { describe, expect, it } from 'vitest'
import { entryOf, takeoverOf, type TakeoverFacts } from './takeover.ts'

const facts = (part: Partial<TakeoverFacts>): TakeoverFacts => ({
  isControlled: true,
  wasControlled: true,
  isOwnBuild: async () => false,
  isBuildKept: async () => true,
  isOnline: () => true,
  isBusy: () => false,
  ...part,
})
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a change of the worker', () => {
  it('D6 to none is no new version: the page stays, whatever the connection', async () => {
    for (const isOnline of [true, false])
      expect(await takeoverOf(facts({ isControlled: false, isOnline: () => isOnline }))).toBe(
        'lost',
      )
  })
  it('to a worker of the version shown asks nothing of anybody', async () => {
    expect(await takeoverOf(facts({ isOwnBuild: async () => true, isBusy: () => true }))).toBe(
      'same',
    )
  })
  it('to a newer version reloads where nothing would be lost', async () => {
    expect(await takeoverOf(facts({}))).toBe('reload')
    expect(await takeoverOf(facts({ isOnline: () => false }))).toBe('reload')
  })
  it('from none to a newer version asks first: nobody pressed anything', async () => {
    expect(await takeoverOf(facts({ wasControlled: false }))).toBe('offer')
  })
  it('E3 to a newer version waits for what is being typed', async () => {
    expect(await takeoverOf(facts({ isBusy: () => true }))).toBe('offer')
  })
  it('D6 without a connection, to a version that is not kept here, never reloads', async () => {
    expect(await takeoverOf(facts({ isOnline: () => false, isBuildKept: async () => false }))).toBe(
      'offer',
    )
    expect(
      await takeoverOf(facts({ isOnline: () => false, isOwnBuild: fails, isBuildKept: fails })),
    ).toBe('offer')
  })
})

it('knows the first script of a document of ours, and none in a page of somebody else', () => {
  expect(
    entryOf('<head><script type="module" crossorigin src="/assets/main-abc.js"></script>'),
  ).toBe('/assets/main-abc.js')
  expect(entryOf('<script src="/a.js" type="module"></script>')).toBe('/a.js')
  expect(entryOf('<html><body>Please pay for the lounge</body></html>')).toBeNull()
})
