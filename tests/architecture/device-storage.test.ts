// The cookie policy lists everything the app keeps on a device: what the code stores and what the list says are compared here.
import { describe, expect, it } from 'vitest'
import { deviceStorage, type StoredThing } from '#features/legal/device-storage.ts'
import { isDeclared } from '#tests/fakes/declared-storage.ts'
import { filesMatching, textOf } from './repository.ts'

type Stored = { place: StoredThing['place']; name: string; file: string }

const files = filesMatching('src/**/*.{ts,tsx}').filter(
  (file) =>
    !file.includes('.test.') &&
    file !== 'src/platform/storage/stored-values.ts' &&
    file !== 'src/platform/storage/session-values.ts',
)

/** A key as written, or the value of the constant it names in the same file. */
const resolved = (argument: string, source: string): string => {
  const literal = /^'([^']+)'$/.exec(argument)?.[1]
  return (
    literal ??
    new RegExp(`const ${argument}\\b[^=]*= '([^']+)'`).exec(source)?.[1] ??
    `unreadable: ${argument}`
  )
}

/** Names that are given to a call; a call that only forgets (`null`) stores nothing. */
const namesGivenTo = (call: RegExp, source: string): string[] =>
  [...source.matchAll(call)]
    .filter(([, , value]) => value !== 'null')
    .map(([, argument = '']) => resolved(argument, source))

const storedBy = (file: string): Stored[] => {
  const source = textOf(file)
  const of = (place: Stored['place'], names: string[]): Stored[] =>
    names.map((name) => ({ place, name, file }))
  return [
    ...of(
      'Local storage',
      namesGivenTo(/(?:writeStored|localStorage\.setItem)\(\s*('[^']+'|\w+)\s*,\s*(\w*)/g, source),
    ),
    ...of(
      'Local storage',
      /\bstorage\.setItem\(name,/.test(source) ? [resolved('prefix', source)] : [],
    ),
    ...of(
      'Session storage',
      namesGivenTo(
        /(?:writeSession|sessionStorage\.setItem)\(\s*('[^']+'|\w+)\s*,\s*(\w*)/g,
        source,
      ),
    ),
    ...of(
      'IndexedDB',
      /extends Dexie\b/.test(source)
        ? [
            /super\(`(\w+_)\$\{/.exec(source)?.[1] ??
              /name = '([^']+)'/.exec(source)?.[1] ??
              'unreadable',
          ]
        : [],
    ),
    ...of(
      'Cache storage',
      file === 'src/sw/runtime-caches.ts'
        ? namesGivenTo(/[ (]keep\(\s*('[^']+'|\w+)\s*,\s*(\w*)/g, source)
        : [],
    ),
  ]
}

const stored = files.flatMap(storedBy)

const isStored = ({ place }: StoredThing, name: string): boolean =>
  stored.some((thing) => thing.place === place && thing.name === name.replace('…', ''))

describe('what the app keeps on a device', () => {
  it('is found in the code', () => {
    for (const place of ['Local storage', 'Session storage', 'IndexedDB', 'Cache storage'] as const)
      expect([place, stored.filter((thing) => thing.place === place).length > 0]).toEqual([
        place,
        true,
      ])
  })

  it('is listed in the cookie policy: add a line to src/features/legal/device-storage.ts', () => {
    expect(stored.filter(({ place, name }) => !isDeclared(place, name))).toEqual([])
  })

  it('is not listed longer than it is stored', () => {
    const byLibraries = new Set(['workbox-expiration', 'workbox-precache-v2-…', 'account_anon'])
    expect(
      deviceStorage.flatMap((thing) =>
        thing.names.filter((name) => !byLibraries.has(name) && !isStored(thing, name)),
      ),
    ).toEqual([])
  })

  it('R-CON-019 stands under the names of the specification; app_cache and error_state are only ever forgotten', () => {
    const names = deviceStorage.flatMap((thing) =>
      thing.place === 'Local storage' ? thing.names : [],
    )
    expect(names).toEqual(
      expect.arrayContaining([
        'auth_token',
        'user_email',
        'language_code',
        'preferredLanguage',
        'ui-theme',
      ]),
    )
    const forgotten = files.flatMap((file) =>
      [...textOf(file).matchAll(/writeStored\('(app_cache|error_state)', (\w+)\)/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
    expect(forgotten).toEqual([
      ['app_cache', 'null'],
      ['error_state', 'null'],
    ])
  })

  it('is never a cookie', () => {
    expect(files.filter((file) => /document\.cookie|cookieStore/.test(textOf(file)))).toEqual([])
    expect(
      filesMatching('server/**/*.ts').filter((file) => /set-cookie|setCookie/i.test(textOf(file))),
    ).toEqual([])
  })
})
