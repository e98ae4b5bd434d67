// A document that names a file which has moved sends its reader nowhere: every path that the documents name exists.
// Decision records are left out, as they may name files of their day; so is the changelog.
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesMatching, isThere, repository, textOf } from './repository.ts'

const documents = [
  ...filesMatching('*.md').filter((path) => path !== 'CHANGELOG.md'),
  ...filesMatching('docs/*.md'),
  'docs/decisions/README.md',
  ...filesMatching('{src,server,tests,locales,scripts}/**/README.md'),
]

/** Folders and files that only exist once something has run. */
const made = /^(dist|\.cache|\.data|node_modules|playwright-report|test-results)(\/|$)/

const aliases = JSON.parse(textOf('package.json')) as { imports: Record<string, string> }

/** `#domain/x.ts` -> `src/domain/x.ts`. */
const withoutAlias = (path: string): string => {
  const alias = Object.keys(aliases.imports).find((one) => path.startsWith(one.slice(0, -1)))
  return alias === undefined
    ? path
    : (aliases.imports[alias]?.slice(2, -1) ?? '') + path.slice(alias.length - 1)
}

const folders = new Set(globSync('*/', { cwd: repository }).map((path) => path.replace(/\/$/, '')))
const fileEnding = /\.(tsx?|mjs|json|md|html|css|svg|yml|webp)$/

/** Whether words in backticks mean a file or folder, and not an address, a package or a piece of code. */
const isPath = (words: string): boolean =>
  /^[#.\w$()[\]{}*<>,/@-]+$/.test(words) &&
  !words.startsWith('/') &&
  (fileEnding.test(words) || folders.has(words.split('/')[0] ?? '') || words.startsWith('#')) &&
  (words.includes('/') || fileEnding.test(words))

type Named = { path: string; isLink: boolean }

/** Paths in backticks and in links, without the text between fences and what is commented out. */
const pathsIn = (markdown: string): Named[] => {
  const text = markdown.replaceAll(/^```[\s\S]*?^```$|<!--[\s\S]*?-->/gm, '')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '').filter(isPath)
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((path) => path !== '' && !/^[a-z]+:/.test(path))
  return [
    ...quoted.map((path) => ({ path, isLink: false })),
    ...linked.map((path) => ({ path, isLink: true })),
  ]
}

/** `<lng>` and `NNN` stand for anything, as `*` does; `-screen.tsx` is how a name ends. */
const patternOf = (path: string): string =>
  path
    .replace(/^-/, '*-')
    .replaceAll(/<[^>]+>/g, '*')
    .replaceAll(/\bN{2,}\b/g, '*')
    .replaceAll(/[[\]()$]/g, (bracket) => `[${bracket === ']' ? '\\]' : bracket}]`)

const hasMatch = (pattern: string, folder: string): boolean => {
  const cwd = join(repository, folder)
  return existsSync(cwd) && globSync(pattern, { cwd, exclude: ['**/node_modules'] }).length > 0
}

/** Where a short name may lie: below its README's folder, beside what the document names in full, in the packs; for `docs`, anywhere. */
const homesOf = (document: string, paths: string[]): string[] => {
  const folder = dirname(document)
  if (folder === '.' || folder.startsWith('docs')) return ['src', 'server', 'tests', 'scripts']
  return [folder, 'locales/en', ...paths.map(withoutAlias).filter(isThere).map(dirname)]
}

const isFound = (document: string, { path: written, isLink }: Named, homes: string[]): boolean => {
  const path = withoutAlias(written).replace(/\/$/, '')
  if (isLink) return existsSync(join(repository, dirname(document), path))
  if (made.test(path)) return true
  const pattern = patternOf(path)
  return hasMatch(pattern, '.') || homes.some((home) => hasMatch(`**/${pattern}`, home))
}

const missingIn = (document: string, text: string): string[] => {
  const named = pathsIn(text)
  const homes = homesOf(
    document,
    named.map(({ path }) => path),
  )
  return named.filter((one) => !isFound(document, one, homes)).map(({ path }) => path)
}

describe('a document', () => {
  const readme = 'src/features/auth/README.md'

  it.each([
    ['a file of the repository', '`src/domain/account/password.ts`'],
    ['a folder of the repository', '`src/sync/online`, `locales/en/`'],
    ['a file below the folder of its README', '`google-callback-screen.tsx`'],
    ['a path by its alias', '`#domain/account/password.ts`'],
    ['a pattern', '`locales/<lng>/auth.json`, `locales/*/auth.json`, `src/**/*.tsx`'],
    ['a route with a variable part', '`src/routes/_app/coin.$id.tsx`'],
    ['a link', '[map](../../../docs/map.md#queued-changes)'],
    ['what is commented out', '<!-- [later](later.md) -->'],
    ['what only a run makes', '`.cache/mutation/incremental.json`, `dist/`'],
    [
      'words that are no path',
      '`npm run check`, `@node-rs/argon2`, `/coin/bitcoin`, `x-lane`, [a](https://example.com)',
    ],
  ])('may name %s', (_what, text) => expect(missingIn(readme, text)).toEqual([]))

  it.each([
    ['a file that is gone', '`src/domain/gone.ts`', 'src/domain/gone.ts'],
    ['a folder that is gone', '`src/gone/`', 'src/gone/'],
    ['a file that is not below its folder', '`gone-text.ts`', 'gone-text.ts'],
    ['a pattern that nothing fits', '`locales/<lng>/gone.json`', 'locales/<lng>/gone.json'],
    ['an alias that leads nowhere', '`#domain/gone.ts`', '#domain/gone.ts'],
    ['a link that leads nowhere', '[gone](gone.md)', 'gone.md'],
  ])('may not name %s', (_what, text, path) => expect(missingIn(readme, text)).toEqual([path]))

  it.each(documents)('%s names only what exists', (path) => {
    expect(missingIn(path, textOf(path))).toEqual([])
  })
})
