// Words that come late (decision 050) are there wherever they are used (D7): on every way from a page's first code to a
// line that says them, somebody has waited for them.
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesMatching, isThere, textOf } from './repository.ts'

const files = filesMatching('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
const textByFile = new Map(files.map((path) => [path, textOf(path)]))

const aliasPattern = /^#(\w+)\//
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
const resolved = (from: string, address: string): string =>
  address.startsWith('.') ? join(dirname(from), address) : address.replace(aliasPattern, 'src/$1/')
const importsOf = (path: string): string[] =>
  [...(textByFile.get(path) ?? '').matchAll(importPattern)].map(([, address]) =>
    resolved(path, address ?? ''),
  )

const usersOf = new Map<string, string[]>()
for (const path of files)
  for (const used of importsOf(path)) usersOf.set(used, [...(usersOf.get(used) ?? []), path])

/** The areas of a late pack, from the pattern its English chunk is made by. */
const areasOf = (pack: string): string[] => {
  const pattern = /locales\/en\/(\{[^}]+\}|[\w*-]+)\.json/.exec(textOf(pack))?.[0]
  return filesMatching(pattern ?? 'none').map((path) =>
    path.slice('locales/en/'.length, -'.json'.length),
  )
}

const packs = [
  { wait: 'needLongTexts', areas: areasOf('src/i18n/long-packs/long-en.ts') },
  { wait: 'needScreenTexts', areas: areasOf('src/i18n/screen-packs/screen-en.ts') },
]

/** Files that say words of an area: by hook, by function, or by naming it as a value. */
const speakers = (areas: readonly string[]): string[] => {
  const says = new RegExp(`(?:useText|textOf)\\(\\s*'(?:${areas.join('|')})'`)
  return files.filter((path) => says.test(textByFile.get(path) ?? ''))
}

/** The ways from `path` up to what nothing imports, that pass nobody who waits. */
const unguarded = (path: string, wait: string): string[] => {
  const seen = new Set<string>()
  const ways: string[][] = [[path]]
  const open: string[] = []
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const [top = ''] = way
    if (seen.has(top)) continue
    // A file that waits for a part of its own has not waited for what it says itself; a route has.
    if ((top !== path || top.startsWith('src/routes/')) && textByFile.get(top)?.includes(wait))
      continue
    seen.add(top)
    const users = usersOf.get(top) ?? []
    if (users.length === 0) open.push(way.join(' > '))
    for (const user of users.filter((found) => !found.endsWith('.gen.ts')))
      ways.push([user, ...way])
  }
  return open
}

it('the late packs hold areas', () => {
  for (const { areas } of packs) expect(areas.length).toBeGreaterThan(4)
  expect(
    files
      .flatMap(importsOf)
      .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path) && !isThere(path)),
  ).toEqual([])
})

it.each(packs)('D7 nothing says a late word before $wait was waited for', ({ wait, areas }) => {
  const said = speakers(areas)
  expect(said.length).toBeGreaterThan(3)
  expect(said.flatMap((path) => unguarded(path, wait))).toEqual([])
})
